# The words of WILDCARD, in Thai.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the
# Thai book of the game; everything else is ours.

# printed
wildcard-title = WILDCARD
# printed
wildcard-tagline = ปรับสมดุลชีวิต ภายใต้ชะตาเดียวกันของผู้เล่นทุกคน
# printed
wildcard-about = สิบรอบกับชะตาเดียวกัน: ไพ่เปลี่ยนชีวิตของทุกคน และคุณมี 3 แอคชั่นต่อรอบไว้ดัดชีวิตตัวเองและคนอื่น จบเกมใครทำเป้าหมายสำเร็จมากที่สุดเป็นผู้ชนะ หรืออาจไม่มีใครชนะเลยก็ได้
# printed
wildcard-goal = เมื่อครบสิบรอบ ทำเป้าหมายสำเร็จมากกว่าใคร
# printed
wildcard-turn-1 = ผู้เล่นทุกคนได้รับ Present ของไพ่ตั้งต้นของตัวเอง
# printed
wildcard-turn-2 = เปิดไพ่ 1 ใบ เอฟเฟคต์เกิดกับชีวิตของทุกคน ในรอบ 2 และ 10 ไพ่จะกลายเป็นเป้าหมายแทน
# printed
wildcard-turn-3 = ผลัดกันทำคนละ 3 แอคชั่น: เพิ่มหรือลด 1 แต้มในแถวไหนก็ได้ ของชีวิตใครก็ได้
# printed
wildcard-turn-4 = จบรอบ 10 แล้วดูเป้าหมาย: ใครทำสำเร็จมากที่สุดเป็นผู้ชนะ
# printed
wildcard-credit = เกมโดย Kampong และ Mii2 ค่าบนไพ่เราสร้างขึ้นใหม่ ยกเว้นอัศวินดาบ

## Table settings

wildcard-setting-finish = การจบเกม
# printed
wildcard-setting-finish-help = ตามกติกาที่พิมพ์ไว้ คนที่ทำแอคชั่นหลังสุดในรอบ 10 ชนะบ่อยเกินไป: เล่น 3 คน 45% เล่น 4 คน 37% เมื่อบอตเก่งเท่ากัน ถ้ารอบ 10 ทำได้แค่กระดานตัวเอง ทุกที่นั่งจะชนะพอ ๆ กัน
wildcard-setting-finish-classic = จบแบบเดิม ตามที่พิมพ์ไว้
# printed
wildcard-setting-finish-fair = จบแบบยุติธรรม: รอบ 10 ทำได้แค่กระดานตัวเอง
# printed
wildcard-setting-orientation = Round card
# printed
wildcard-setting-orientation-help = ตามที่พิมพ์ไว้ ไพ่รอบ 4, 6 และ 8 กลับหัว ถ้าสุ่ม แต่ละใบจะตั้งตรงหรือกลับหัวก็ได้เหมือนสับไพ่จริง
# printed
wildcard-setting-orientation-printed = กลับหัวในรอบ 4, 6 และ 8
# printed
wildcard-setting-orientation-random = สุ่มตั้งตรงหรือกลับหัว
wildcard-setting-no-chains = ไม่ต่อทอด
# printed
wildcard-setting-no-chains-help = ตามที่พิมพ์ไว้ ถ้ารางวัลพาแถวอื่นมากกว่า 10 ก็ได้รางวัลของแถวนั้นด้วย กติกาเสริมนี้ไม่ให้รางวัลและบทลงโทษทำให้เกิดอันอื่นต่อ
wildcard-setting-deck = สำรับของคุณ
# printed
wildcard-setting-deck-help = ไพ่เป็น CSV อย่างน้อยสิบใบและอีกคนละหนึ่งใบ เว้นว่างไว้เพื่อใช้ไพ่ทาโรต์ 78 ใบ ใช้ `asobi wildcard check my_cards.csv` หาข้อผิดพลาดได้

## Rows, levels and phases

wildcard-row-W = ทรัพย์
wildcard-row-I = ปัญญา
wildcard-row-L = ความรัก
wildcard-row-D = แรงผลักดัน
# printed
wildcard-row-Wild = แถวไหนก็ได้
# printed
wildcard-row-WILD = ทุกแถว
# printed
wildcard-row-Wildmin = แถวที่มีแต้มน้อยที่สุด
# printed
wildcard-row-Wildmax = แถวที่มีแต้มมากที่สุด
wildcard-and = { $first } และ{ $second }
wildcard-or = { $first } หรือ{ $second }
wildcard-level-0 = 0
wildcard-level-1-3 = 1 ถึง 3
wildcard-level-4-6 = 4 ถึง 6
wildcard-level-7-9 = 7 ถึง 9
wildcard-level-10 = 10
# printed
wildcard-phase-present = Present
# printed
wildcard-phase-round = Round card
# printed
wildcard-phase-action = แอคชั่น
# printed
wildcard-past = Past
# printed
wildcard-present-side = Present
# printed
wildcard-future = Future
# printed
wildcard-upright = ตั้งตรง
# printed
wildcard-reversed = กลับหัว

## What is asked

# printed
wildcard-ask-act = { $left ->
        [1] แอคชั่นสุดท้ายของคุณในรอบนี้
       *[other] เหลือ { $left } แอคชั่น
    }
# printed
wildcard-ask-gain =
    { $board_you ->
        [yes] เลือกแถวของคุณ: +1
       *[no] เลือกแถวของ { $board_seat }: +1
    }
# printed
wildcard-ask-lose =
    { $board_you ->
        [yes] เลือกแถวของคุณ: -1
       *[no] เลือกแถวของ { $board_seat }: -1
    }
# printed
wildcard-ask-lowest =
    { $board_you ->
        [yes] คุณมีแต้มน้อยที่สุดหลายแถว: เลือก 1 แถว
       *[no] { $board_seat } มีแต้มน้อยที่สุดหลายแถว: เลือก 1 แถว
    }
# printed
wildcard-ask-highest =
    { $board_you ->
        [yes] คุณมีแต้มมากที่สุดหลายแถว: เลือก 1 แถว
       *[no] { $board_seat } มีแต้มมากที่สุดหลายแถว: เลือก 1 แถว
    }
# printed
wildcard-ask-either =
    { $board_you ->
        [yes] เลือก 1 ในแถวเหล่านี้ของคุณ
       *[no] เลือก 1 ในแถวเหล่านี้ของ { $board_seat }
    }
# printed
wildcard-ask-other = เลือกผู้เล่นที่จะโดนไพ่ใบนี้
# printed
wildcard-ask-two = เลือกผู้เล่น 2 คนที่จะโดนไพ่ใบนี้
# printed
wildcard-ask-with = เลือกผู้เล่นที่จะได้รับด้วยกันกับคุณ
# printed
wildcard-ask-victim = เลือกผู้เล่นที่จะแย่งชิง
# printed
wildcard-ask-steal = เลือกแถวที่จะแย่งชิงจาก { $board_seat }
# printed
wildcard-ask-swap =
    { $board_you ->
        [yes] เลือก 2 แถวของคุณที่จะสลับ
       *[no] เลือก 2 แถวของ { $board_seat } ที่จะสลับ
    }
# printed
wildcard-ask-trader = เลือกผู้เล่นที่จะแลกด้วย
# printed
wildcard-ask-trade = เลือกแถวที่จะแลก
# printed
wildcard-ask-cancel =
    { $board_you ->
        [yes] เลือกแถวของคุณที่จะผนึก
       *[no] เลือกแถวของ { $board_seat } ที่จะผนึก
    }
# printed
wildcard-ask-payee = บทลงโทษของทรัพย์: เลือกคนที่จะเอา 2 แต้มจากคุณ
# printed
wildcard-ask-pay = บทลงโทษของทรัพย์: เลือกแถวที่จะจ่าย

# Why something is asked, and what for: `$own` says whether the board is the reader's, `$seat` whose it is.

# printed
wildcard-reason = { $phase ->
        [present] { $own ->
            [yes] Present ของคุณ { $card }: { $effect }
           *[no] Present ของ { $seat } { $card }: { $effect }
        }
       *[round] { $card } ไพ่ของรอบนี้: { $effect }
    }
# printed
wildcard-question-act = { $left ->
        [1] แอคชั่นสุดท้ายของคุณ: เพิ่มหรือลด 1 แต้มในแถวไหนก็ได้ บนกระดานคุณหรือของคนอื่น
       *[other] คุณมี { $left } แอคชั่น: แต่ละครั้งเพิ่มหรือลด 1 แต้มในแถวไหนก็ได้ บนกระดานคุณหรือของคนอื่น
    }
# printed
wildcard-question-act-short = { $left ->
        [1] แอคชั่นสุดท้ายของคุณ: แตะแถว แล้วเพิ่มหรือลด
       *[other] { $left } แอคชั่น: แตะแถว แล้วเพิ่มหรือลด
    }
# printed
wildcard-question-gain = { $own ->
        [yes] เพิ่ม 1 แต้มในแถวไหนของคุณ
       *[no] เพิ่ม 1 แต้มในแถวไหนของ { $seat }
    }
# printed
wildcard-question-lose = { $own ->
        [yes] ลด 1 แต้มในแถวไหนของคุณ
       *[no] ลด 1 แต้มในแถวไหนของ { $seat }
    }
# printed
wildcard-question-lowest = { $own ->
        [yes] คุณมีแต้มน้อยที่สุดหลายแถว: แถวไหน
       *[no] { $seat } มีแต้มน้อยที่สุดหลายแถว: แถวไหน
    }
# printed
wildcard-question-highest = { $own ->
        [yes] คุณมีแต้มมากที่สุดหลายแถว: แถวไหน
       *[no] { $seat } มีแต้มมากที่สุดหลายแถว: แถวไหน
    }
# printed
wildcard-question-either = { $own ->
        [yes] แถวไหนของคุณ
       *[no] แถวไหนของ { $seat }
    }
wildcard-question-other = ให้ใครโดน
wildcard-question-two = ให้สองคนไหนโดน
# printed
wildcard-question-with = ใครจะได้รับด้วยกันกับคุณ
# printed
wildcard-question-victim = แย่งชิงจากใคร
# printed
wildcard-question-steal = แย่งชิงแถวไหนของ { $seat }
# printed
wildcard-question-swap = { $own ->
        [yes] สลับสองแถวไหนของคุณ
       *[no] สลับสองแถวไหนของ { $seat }
    }
wildcard-question-trader = แลกกับใคร
# printed
wildcard-question-trade = แลกแถวไหน
# printed
wildcard-question-cancel = { $own ->
        [yes] ผนึกแถวไหนของคุณ
       *[no] ผนึกแถวไหนของ { $seat }
    }
# printed
wildcard-question-payee = ใครจะเอาสองแต้มจากคุณ
# printed
wildcard-question-pay = จ่ายจากแถวไหน

# printed
wildcard-waiting-act = { $seat } กำลังทำแอคชั่น
# printed
wildcard-waiting-gain = { $seat } กำลังเลือกแถวที่จะ +1
# printed
wildcard-waiting-lose = { $seat } กำลังเลือกแถวที่จะ -1
# printed
wildcard-waiting-lowest = { $seat } กำลังเลือกแถวที่มีแต้มน้อยที่สุด
# printed
wildcard-waiting-highest = { $seat } กำลังเลือกแถวที่มีแต้มมากที่สุด
# printed
wildcard-waiting-either = { $seat } กำลังเลือกแถว
# printed
wildcard-waiting-other = { $seat } กำลังเลือกว่าไพ่จะโดนใคร
# printed
wildcard-waiting-two = { $seat } กำลังเลือกว่าไพ่จะโดนสองคนไหน
# printed
wildcard-waiting-with = { $seat } กำลังเลือกคนที่จะได้รับด้วยกัน
# printed
wildcard-waiting-victim = { $seat } กำลังเลือกว่าจะแย่งชิงจากใคร
# printed
wildcard-waiting-steal = { $seat } กำลังเลือกว่าจะแย่งชิงอะไร
# printed
wildcard-waiting-swap = { $seat } กำลังเลือกแถวที่จะสลับ
# printed
wildcard-waiting-trader = { $seat } กำลังเลือกว่าจะแลกกับใคร
# printed
wildcard-waiting-trade = { $seat } กำลังเลือกว่าจะแลกอะไร
# printed
wildcard-waiting-cancel = { $seat } กำลังเลือกแถวที่จะผนึก
# printed
wildcard-waiting-payee = { $seat } กำลังเลือกว่าใครจะได้สองแต้ม
# printed
wildcard-waiting-pay = { $seat } กำลังเลือกว่าจะจ่ายอะไร

## Actions

wildcard-action-raise = +1 { WORD("wildcard-row-", $row) }
wildcard-action-lower = -1 { WORD("wildcard-row-", $row) }
wildcard-action-raise-other = { $seat }: +1 { WORD("wildcard-row-", $row) }
wildcard-action-lower-other = { $seat }: -1 { WORD("wildcard-row-", $row) }
wildcard-action-pass = ผ่าน
wildcard-action-row = { WORD("wildcard-row-", $row) }
wildcard-action-player = { $seat }
wildcard-action-pair = { $seat } และ { $other_seat }
# printed
wildcard-action-swap = สลับ{ WORD("wildcard-row-", $row) }กับ{ WORD("wildcard-row-", $second) }
# printed
wildcard-action-keep = ไม่สลับ

## What happened

# printed
wildcard-first =
    { $you ->
        [yes] คุณเริ่มก่อน
       *[no] { $seat } เริ่มก่อน
    }
# printed
wildcard-dealt =
    { $you ->
        [yes] คุณเริ่มด้วยไพ่ { WORD("wildcard-card-", $name) }
       *[no] { $seat } เริ่มด้วยไพ่ { WORD("wildcard-card-", $name) }
    }
# printed
wildcard-round = รอบ { $round }
    .style = heading
# printed
wildcard-present =
    { $you ->
        [yes] คุณได้รับ Present ของ { WORD("wildcard-card-", $name) }
       *[no] { $seat } ได้รับ Present ของ { WORD("wildcard-card-", $name) }
    }
# printed
wildcard-turned = ไพ่รอบ { $round } คือ { WORD("wildcard-card-", $name) }{ $way ->
        [reversed] {" "}กลับหัว
        [sideways] {" "}แนวนอน
       *[upright] {""}
    }
# printed
wildcard-shared = Future ของ { WORD("wildcard-card-", $name) } เป็นเป้าหมายของทุกคน
wildcard-no-card = กองไพ่หมดแล้ว: ไม่มี Future ใหม่
# printed
wildcard-fate =
    { $you ->
        [yes] คุณเผชิญ { WORD("wildcard-card-", $name) }
       *[no] { $seat } เผชิญ { WORD("wildcard-card-", $name) }
    }
# printed
wildcard-gained =
    { $you ->
        [yes] คุณได้{ WORD("wildcard-row-", $row) }เพิ่ม { $by } แต้ม เป็น { $value }
       *[no] { $seat } ได้{ WORD("wildcard-row-", $row) }เพิ่ม { $by } แต้ม เป็น { $value }
    }
# printed
wildcard-lost =
    { $you ->
        [yes] { WORD("wildcard-row-", $row) }ของคุณลด { $by } แต้ม เหลือ { $value }
       *[no] { WORD("wildcard-row-", $row) }ของ { $seat } ลด { $by } แต้ม เหลือ { $value }
    }
wildcard-stayed =
    { $you ->
        [yes] { WORD("wildcard-row-", $row) }ของคุณยังอยู่ที่ { $value }
       *[no] { WORD("wildcard-row-", $row) }ของ { $seat } ยังอยู่ที่ { $value }
    }
wildcard-void =
    { $you ->
        [yes] { WORD("wildcard-void-", $what) }ใน{ WORD("wildcard-row-", $row) }ของคุณเป็นโมฆะ
       *[no] { WORD("wildcard-void-", $what) }ใน{ WORD("wildcard-row-", $row) }ของ { $seat } เป็นโมฆะ
    }
wildcard-void-gain = การเพิ่มแต้ม
wildcard-void-loss = การลดแต้ม
# printed
wildcard-until-round = รอบ
# printed
wildcard-until-phase = เฟส
# printed
wildcard-reward =
    { $you ->
        [yes] คุณได้รับรางวัลของ{ WORD("wildcard-row-", $row) }
       *[no] { $seat } ได้รับรางวัลของ{ WORD("wildcard-row-", $row) }
    }
# printed
wildcard-penalty =
    { $you ->
        [yes] คุณได้รับบทลงโทษของ{ WORD("wildcard-row-", $row) }
       *[no] { $seat } ได้รับบทลงโทษของ{ WORD("wildcard-row-", $row) }
    }
# printed
wildcard-more-actions =
    { $you ->
        [yes] คุณได้เพิ่ม { $by } แอคชั่นในรอบนี้
       *[no] { $seat } ได้เพิ่ม { $by } แอคชั่นในรอบนี้
    }
# printed
wildcard-fewer-actions =
    { $you ->
        [yes] คุณถูกลด { $by } แอคชั่นในรอบนี้
       *[no] { $seat } ถูกลด { $by } แอคชั่นในรอบนี้
    }
# printed
wildcard-stole =
    { $you ->
        [yes] คุณแย่งชิง{ WORD("wildcard-row-", $row) } 1 แต้มจาก { $other_seat }
       *[no]
            { $other_you ->
                [yes] { $seat } แย่งชิง{ WORD("wildcard-row-", $row) } 1 แต้มจากคุณ
               *[no] { $seat } แย่งชิง{ WORD("wildcard-row-", $row) } 1 แต้มจาก { $other_seat }
            }
    }
# printed
wildcard-paid =
    { $you ->
        [yes] { $other_seat } เอา{ WORD("wildcard-row-", $row) } 1 แต้มจากคุณ
       *[no]
            { $other_you ->
                [yes] คุณเอา{ WORD("wildcard-row-", $row) } 1 แต้มจาก { $seat }
               *[no] { $other_seat } เอา{ WORD("wildcard-row-", $row) } 1 แต้มจาก { $seat }
            }
    }
# printed
wildcard-swapped =
    { $you ->
        [yes] { WORD("wildcard-row-", $row) }กับ{ WORD("wildcard-row-", $second) }ของคุณสลับกัน
       *[no] { $seat }: { WORD("wildcard-row-", $row) }กับ{ WORD("wildcard-row-", $second) }สลับกัน
    }
# printed
wildcard-traded =
    { $you ->
        [yes] คุณกับ { $other_seat } แลก{ WORD("wildcard-row-", $row) }กัน
       *[no]
            { $other_you ->
                [yes] { $seat } กับคุณแลก{ WORD("wildcard-row-", $row) }กัน
               *[no] { $seat } กับ { $other_seat } แลก{ WORD("wildcard-row-", $row) }กัน
            }
    }
# printed
wildcard-barred =
    { $you ->
        [yes] คุณ: { $what ->
            [gains] ไม่ได้แต้มเพิ่ม
            [losses] ไม่เสียแต้ม
           *[both] ไม่ได้แต้มเพิ่มและไม่เสียแต้ม
        }ใน{ WORD("wildcard-row-", $row) } ตลอด{ WORD("wildcard-until-", $until) }นี้
       *[no] { $seat }: { $what ->
            [gains] ไม่ได้แต้มเพิ่ม
            [losses] ไม่เสียแต้ม
           *[both] ไม่ได้แต้มเพิ่มและไม่เสียแต้ม
        }ใน{ WORD("wildcard-row-", $row) } ตลอด{ WORD("wildcard-until-", $until) }นี้
    }
# printed
wildcard-raised =
    { $you ->
        [yes] คุณเพิ่ม{ WORD("wildcard-row-", $row) }ของตัวเองเป็น { $value }
       *[no] { $seat } เพิ่ม{ WORD("wildcard-row-", $row) }ของตัวเองเป็น { $value }
    }
# printed
wildcard-lowered =
    { $you ->
        [yes] คุณลด{ WORD("wildcard-row-", $row) }ของตัวเองเหลือ { $value }
       *[no] { $seat } ลด{ WORD("wildcard-row-", $row) }ของตัวเองเหลือ { $value }
    }
# printed
wildcard-raised-other =
    { $you ->
        [yes] คุณเพิ่ม{ WORD("wildcard-row-", $row) }ของ { $other_seat } เป็น { $value }
       *[no]
            { $other_you ->
                [yes] { $seat } เพิ่ม{ WORD("wildcard-row-", $row) }ของคุณเป็น { $value }
               *[no] { $seat } เพิ่ม{ WORD("wildcard-row-", $row) }ของ { $other_seat } เป็น { $value }
            }
    }
# printed
wildcard-lowered-other =
    { $you ->
        [yes] คุณลด{ WORD("wildcard-row-", $row) }ของ { $other_seat } เหลือ { $value }
       *[no]
            { $other_you ->
                [yes] { $seat } ลด{ WORD("wildcard-row-", $row) }ของคุณเหลือ { $value }
               *[no] { $seat } ลด{ WORD("wildcard-row-", $row) }ของ { $other_seat } เหลือ { $value }
            }
    }
# printed
wildcard-passed =
    { $you ->
        [yes] คุณผ่าน
       *[no] { $seat } ผ่าน
    }
# printed
wildcard-ended = ครบสิบรอบแล้ว

## Effects in words; `$rows` is made of the row words above

wildcard-none = ไม่มีผล
# printed
wildcard-effect-delta = { $scope ->
        [all] ผู้เล่นทุกคน: { $change } ใน{ $rows }
        [other] ผู้เล่นคนอื่น: { $change } ใน{ $rows }
        [two] ผู้เล่นคนอื่น 2 คน: { $change } ใน{ $rows }
        [with] คุณด้วยกันกับผู้เล่นคนอื่น: { $change } ใน{ $rows }
       *[self] { $change } ใน{ $rows }
    }
# printed
wildcard-effect-delta-wild = { $scope ->
        [all] ผู้เล่นทุกคน: { $change }
        [other] ผู้เล่นคนอื่น: { $change }
        [two] ผู้เล่นคนอื่น 2 คน: คนละ { $change }
        [with] คุณด้วยกันกับผู้เล่นคนอื่น: คนละ { $change }
       *[self] { $change }
    }{ $count ->
        [1] {" "}ในแถวที่คุณเลือก
       *[other] {" "}แต่ละแต้มในแถวที่คุณเลือก
    }
# printed
wildcard-effect-act = { $scope ->
        [all] ผู้เล่นทุกคน: { $change } แอคชั่นในรอบนั้น
        [other] ผู้เล่นคนอื่น: { $change } แอคชั่นในรอบนั้น
        [two] ผู้เล่นคนอื่น 2 คน: { $change } แอคชั่นในรอบนั้น
        [with] คุณด้วยกันกับผู้เล่นคนอื่น: { $change } แอคชั่นในรอบนั้น
       *[self] { $change } แอคชั่นในรอบนั้น
    }
# printed
wildcard-effect-steal = แย่งชิง { $amount } แต้มจากผู้เล่นคนอื่น จาก{ $rows }
# printed
wildcard-effect-swap = { $scope ->
        [all] ผู้เล่นทุกคน: สลับ{ $first }กับ{ $second }
        [other] ผู้เล่นคนอื่น: สลับ{ $first }กับ{ $second }
        [two] ผู้เล่นคนอื่น 2 คน: สลับ{ $first }กับ{ $second }
        [with] คุณด้วยกันกับผู้เล่นคนอื่น: สลับ{ $first }กับ{ $second }
       *[self] สลับ{ $first }กับ{ $second }
    }
# printed
wildcard-effect-trade = แลก{ $rows }กับผู้เล่นคนอื่น
# printed
wildcard-effect-cancel = { $scope ->
        [all] ผู้เล่นทุกคน: { $what ->
            [gains] ไม่ได้แต้มเพิ่ม
            [losses] ไม่เสียแต้ม
           *[both] ไม่ได้แต้มเพิ่มและไม่เสียแต้ม
        }ใน{ $rows } ตลอด{ WORD("wildcard-until-", $until) }นี้
        [other] ผู้เล่นคนอื่น: { $what ->
            [gains] ไม่ได้แต้มเพิ่ม
            [losses] ไม่เสียแต้ม
           *[both] ไม่ได้แต้มเพิ่มและไม่เสียแต้ม
        }ใน{ $rows } ตลอด{ WORD("wildcard-until-", $until) }นี้
        [two] ผู้เล่นคนอื่น 2 คน: { $what ->
            [gains] ไม่ได้แต้มเพิ่ม
            [losses] ไม่เสียแต้ม
           *[both] ไม่ได้แต้มเพิ่มและไม่เสียแต้ม
        }ใน{ $rows } ตลอด{ WORD("wildcard-until-", $until) }นี้
        [with] คุณด้วยกันกับผู้เล่นคนอื่น: { $what ->
            [gains] ไม่ได้แต้มเพิ่ม
            [losses] ไม่เสียแต้ม
           *[both] ไม่ได้แต้มเพิ่มและไม่เสียแต้ม
        }ใน{ $rows } ตลอด{ WORD("wildcard-until-", $until) }นี้
       *[self] { $what ->
            [gains] ไม่ได้แต้มเพิ่ม
            [losses] ไม่เสียแต้ม
           *[both] ไม่ได้แต้มเพิ่มและไม่เสียแต้ม
        }ใน{ $rows } ตลอด{ WORD("wildcard-until-", $until) }นี้
    }
# printed
wildcard-effect-future = เพิ่ม Future ให้ทุกคนอีก 1 ใบ
# printed
wildcard-effect-pay = ผู้เล่นคนอื่นเอา { $amount } แต้มจากคุณ

## Objectives in words

wildcard-goal-row = { $rows }อยู่ที่ { $level }
# printed
wildcard-goal-some = { $count ->
        [1] แถวใดก็ได้อยู่ที่ { $level }
       *[other] { $count } แถวอยู่ที่ { $level }
    }
# printed
wildcard-goal-every = ทุกแถวอยู่ที่ { $level }
# printed
wildcard-goal-lowest = แถวที่มีแต้มน้อยที่สุดอยู่ที่ { $level }
# printed
wildcard-goal-highest = แถวที่มีแต้มมากที่สุดอยู่ที่ { $level }
# printed
wildcard-goal-with = คุณด้วยกันกับผู้เล่นคนอื่น: { $goal }
# printed
wildcard-goal-all = ผู้เล่นทุกคน: { $goal }

## The board

# printed
wildcard-objectives = เป้าหมาย
# printed
wildcard-own-objective = ไพ่ตั้งต้นของคุณ
# printed
wildcard-shared-objective = ทุกคน
wildcard-steps = { $steps ->
        [0] สำเร็จแล้ว
       *[other] อีก { $steps } ขั้น
    }
wildcard-steps-from = { $steps ->
        [0] สำเร็จแล้ว
       *[other] อีก { $steps } ขั้น
    } ตอนนี้ { $before }
wildcard-sheet-row = { $row } { $value }
# printed
wildcard-sheet-start = ไพ่ตั้งต้นของ { $seat }: { $name } ทุกรอบ: { $text }
# printed
wildcard-sheet-own = { $seat } เป้าหมายของตัวเอง: { $text } ({ $steps })
# printed
wildcard-sheet-shared = ทุกคน { $name }: { $text } ({ $steps })
wildcard-sheet-of = { $seat }: { $steps }
# printed
wildcard-sheet-ends = { $row }: มากกว่า 10 { $reward } / ต่ำกว่า 0 { $penalty }
# printed
wildcard-sheet-extra = { $change } แอคชั่น
wildcard-pile = กองไพ่: { $count }
# printed
wildcard-points = { $points } เป้าหมาย
# printed
wildcard-cross = Round card วางแบบเซลติกครอส
# printed
wildcard-round-card = ไพ่รอบ { $round }: { $name }{ $way ->
        [reversed] {" "}กลับหัว
        [sideways] {" "}แนวนอน
       *[upright] {""}
    }
# printed
wildcard-cause-reward = รางวัลของ{ $row }:
# printed
wildcard-cause-penalty = บทลงโทษของ{ $row }:
wildcard-close = ปิดไพ่
# printed
wildcard-total = คะแนนสำเร็จ
# printed
wildcard-tie-spread = ตัดสินเสมอ: แถวมากที่สุดลบแถวน้อยที่สุด (น้อยกว่าชนะ)
# printed
wildcard-tie-sum = ตัดสินเสมอ: ผลรวมทุกแถว (มากกว่าชนะ)
# printed
wildcard-round-of = รอบ { $round } จาก 10
# printed
wildcard-face-down = ไพ่รอบ { $round } คว่ำหน้า
# printed
wildcard-first-token = ผู้เล่นคนแรก
wildcard-row-value =
    { $sealed ->
        [none] { WORD("wildcard-row-", $row) }: { $value }
       *[other] { WORD("wildcard-row-", $row) }: { $value } { $sealed }
    }
# printed
wildcard-row-help = มากกว่า 10: { $reward } – ต่ำกว่า 0: { $penalty }
# printed
wildcard-preview-reward = จะได้รับรางวัล: { $effect }
# printed
wildcard-preview-penalty = จะได้รับบทลงโทษ: { $effect }
wildcard-preview-void = จะเป็นโมฆะ
wildcard-no-gains = การเพิ่มแต้มเป็นโมฆะ
wildcard-no-losses = การลดแต้มเป็นโมฆะ
wildcard-waiting = { $seat } กำลังตัดสินใจ
wildcard-your-choice = ทางเลือกของคุณ
# printed
wildcard-actions-left = แอคชั่น: { $left }
# printed
wildcard-verdict-adrift = เคว้งคว้าง: ไม่มีเป้าหมายที่สำเร็จ
# printed
wildcard-verdict-coping = พอประคอง: สำเร็จหนึ่งเป้าหมาย
# printed
wildcard-verdict-balanced = สมดุล: สำเร็จสองเป้าหมาย
wildcard-verdict-wild-card = ไวลด์การ์ด: ชัยชนะงดงาม
# printed
wildcard-nobody = ไม่มีใครชนะ: ไม่มีเป้าหมายไหนสำเร็จเลย

## The cards

wildcard-card-M00 = คนโง่
    .keyword = ก้าวกระโดด
wildcard-card-M01 = จอมเวท
    .keyword = ทักษะ
wildcard-card-M02 = มหาปุโรหิตหญิง
    .keyword = ความลับ
wildcard-card-M03 = จักรพรรดินี
    .keyword = ความอุดมสมบูรณ์
wildcard-card-M04 = จักรพรรดิ
    .keyword = ระเบียบ
wildcard-card-M05 = สังฆราช
    .keyword = คำสอน
wildcard-card-M06 = คนรัก
    .keyword = การรวมเป็นหนึ่ง
wildcard-card-M07 = ราชรถ
    .keyword = ความมุ่งมั่น
wildcard-card-M08 = พลัง
    .keyword = ความกล้า
wildcard-card-M09 = ฤๅษี
    .keyword = ความสันโดษ
wildcard-card-M10 = วงล้อชะตา
    .keyword = โชคชะตา
# printed
wildcard-card-M11 = ความยุติธรรม
    .keyword = สมดุล
wildcard-card-M12 = คนห้อยหัว
    .keyword = การเสียสละ
wildcard-card-M13 = ความตาย
    .keyword = จุดจบ
wildcard-card-M14 = ความพอดี
    .keyword = ความพอประมาณ
wildcard-card-M15 = ปีศาจ
    .keyword = สิ่งยั่วใจ
wildcard-card-M16 = หอคอย
    .keyword = ความพลิกผัน
wildcard-card-M17 = ดวงดาว
    .keyword = ความหวัง
wildcard-card-M18 = ดวงจันทร์
    .keyword = ภาพลวง
wildcard-card-M19 = ดวงอาทิตย์
    .keyword = ความสุข
wildcard-card-M20 = การพิพากษา
    .keyword = การสะสาง
wildcard-card-M21 = โลก
    .keyword = ความสมบูรณ์
wildcard-card-W01 = เอซไม้เท้า
    .keyword = ประกายแรก
wildcard-card-W02 = 2 ไม้เท้า
    .keyword = การวางแผน
wildcard-card-W03 = 3 ไม้เท้า
    .keyword = การขยับขยาย
wildcard-card-W04 = 4 ไม้เท้า
    .keyword = การเฉลิมฉลอง
wildcard-card-W05 = 5 ไม้เท้า
    .keyword = การชิงดี
wildcard-card-W06 = 6 ไม้เท้า
    .keyword = ชัยชนะ
wildcard-card-W07 = 7 ไม้เท้า
    .keyword = การยืนหยัด
wildcard-card-W08 = 8 ไม้เท้า
    .keyword = ความเร็ว
wildcard-card-W09 = 9 ไม้เท้า
    .keyword = ความอดทน
wildcard-card-W10 = 10 ไม้เท้า
    .keyword = ภาระ
wildcard-card-W11 = เด็กไม้เท้า
    .keyword = การค้นพบ
wildcard-card-W12 = อัศวินไม้เท้า
    .keyword = ความหลงใหล
wildcard-card-W13 = ราชินีไม้เท้า
    .keyword = ความมั่นใจ
wildcard-card-W14 = ราชาไม้เท้า
    .keyword = ความเป็นผู้นำ
wildcard-card-C01 = เอซถ้วย
    .keyword = รักครั้งใหม่
wildcard-card-C02 = 2 ถ้วย
    .keyword = คู่คิด
wildcard-card-C03 = 3 ถ้วย
    .keyword = มิตรภาพ
wildcard-card-C04 = 4 ถ้วย
    .keyword = ความเฉยชา
wildcard-card-C05 = 5 ถ้วย
    .keyword = ความเสียดาย
wildcard-card-C06 = 6 ถ้วย
    .keyword = ความหลัง
wildcard-card-C07 = 7 ถ้วย
    .keyword = ฝันกลางวัน
wildcard-card-C08 = 8 ถ้วย
    .keyword = การเดินจากไป
wildcard-card-C09 = 9 ถ้วย
    .keyword = คำอธิษฐาน
wildcard-card-C10 = 10 ถ้วย
    .keyword = ครอบครัว
wildcard-card-C11 = เด็กถ้วย
    .keyword = ความอ่อนไหว
wildcard-card-C12 = อัศวินถ้วย
    .keyword = ความโรแมนติก
wildcard-card-C13 = ราชินีถ้วย
    .keyword = ความเมตตา
wildcard-card-C14 = ราชาถ้วย
    .keyword = ความสุขุม
wildcard-card-S01 = เอซดาบ
    .keyword = ความกระจ่าง
wildcard-card-S02 = 2 ดาบ
    .keyword = ทางตัน
wildcard-card-S03 = 3 ดาบ
    .keyword = ใจสลาย
wildcard-card-S04 = 4 ดาบ
    .keyword = การพัก
wildcard-card-S05 = 5 ดาบ
    .keyword = ความขัดแย้ง
wildcard-card-S06 = 6 ดาบ
    .keyword = การเปลี่ยนผ่าน
wildcard-card-S07 = 7 ดาบ
    .keyword = เล่ห์กล
wildcard-card-S08 = 8 ดาบ
    .keyword = ข้อจำกัด
wildcard-card-S09 = 9 ดาบ
    .keyword = ความกังวล
wildcard-card-S10 = 10 ดาบ
    .keyword = ความพังพินาศ
wildcard-card-S11 = เด็กดาบ
    .keyword = ความอยากรู้
# printed
wildcard-card-S12 = อัศวินดาบ
    .keyword = ความทะเยอทะยาน
wildcard-card-S13 = ราชินีดาบ
    .keyword = ความซื่อตรง
wildcard-card-S14 = ราชาดาบ
    .keyword = วิจารณญาณ
wildcard-card-P01 = เอซเหรียญ
    .keyword = โอกาส
wildcard-card-P02 = 2 เหรียญ
    .keyword = การประคองหลายอย่าง
wildcard-card-P03 = 3 เหรียญ
    .keyword = การทำงานร่วมกัน
wildcard-card-P04 = 4 เหรียญ
    .keyword = การยึดไว้
wildcard-card-P05 = 5 เหรียญ
    .keyword = ความลำบาก
wildcard-card-P06 = 6 เหรียญ
    .keyword = การให้ทาน
wildcard-card-P07 = 7 เหรียญ
    .keyword = ความใจเย็น
wildcard-card-P08 = 8 เหรียญ
    .keyword = ฝีมือ
wildcard-card-P09 = 9 เหรียญ
    .keyword = การพึ่งตัวเอง
wildcard-card-P10 = 10 เหรียญ
    .keyword = มรดก
wildcard-card-P11 = เด็กเหรียญ
    .keyword = ผู้เรียนรู้
wildcard-card-P12 = อัศวินเหรียญ
    .keyword = ความขยัน
wildcard-card-P13 = ราชินีเหรียญ
    .keyword = การดูแล
wildcard-card-P14 = ราชาเหรียญ
    .keyword = ความมั่งคั่ง

## The lesson

# printed
wildcard-lesson-life = นี่คือชีวิตหนึ่ง: ทรัพย์ ปัญญา ความรัก และแรงผลักดัน แต่ละแถวมี 0 ถึง 10 แต้ม ทุกคนมีชีวิตของตัวเอง และทุกคนเปลี่ยนชีวิตของใครก็ได้
# printed
wildcard-lesson-card = ทุกรอบเปิดไพ่ 1 ใบสำหรับทุกคน เอฟเฟคต์ของไพ่เกิดกับทุกชีวิต มีทั้งหมดสิบรอบ
# printed
wildcard-lesson-objective = นี่คือเป้าหมาย: ของคุณมาจากไพ่ของคุณเอง อันอื่นเป็นของทุกคน นับเฉพาะที่เป็นจริงตอนจบรอบ 10 ใครทำสำเร็จมากที่สุดเป็นผู้ชนะ และอาจไม่มีใครชนะก็ได้
# printed
wildcard-lesson-raise = คุณมีสามแอคชั่น ครั้งแรก: เพิ่มแรงผลักดันของตัวเอง 1 แต้ม
# printed
wildcard-lesson-raise-why = หนึ่งแอคชั่นขยับแถวหนึ่งของชีวิตใครก็ได้ 1 แต้ม ขึ้นหรือลง
# printed
wildcard-lesson-raise-wrong = นั่นก็เป็นแอคชั่นเหมือนกัน แต่ตรงนี้ให้เพิ่มแรงผลักดันของคุณตรงที่ลูกศรชี้
# printed
wildcard-lesson-raise-wrong-lower = นั่นลดแต้มของตัวเอง ให้เพิ่มแรงผลักดันของคุณ
# printed
wildcard-lesson-raise-wrong-raise-other = แต้มนั้นจะไปอยู่กับคู่แข่ง ให้เพิ่มแรงผลักดันของตัวเอง
# printed
wildcard-lesson-raise-wrong-pass = ผ่านคือสละทั้งสามแอคชั่น เพิ่มแรงผลักดันของคุณก่อน
# printed
wildcard-lesson-rival = ต่อไปคือคู่แข่ง: ลดความรักของอีกชีวิต 1 แต้ม
# printed
wildcard-lesson-rival-why = คุณจะช่วยหรือขัดขวางก็ได้ แถวที่ห่างจากเป้าหมายก็ห่างจากชัยชนะ
# printed
wildcard-lesson-rival-wrong = นั่นเปลี่ยนแถวอื่น ให้ลดความรักของคู่แข่ง 1 แต้ม
# printed
wildcard-lesson-rival-wrong-raise = นั่นเปลี่ยนชีวิตของคุณเอง ขั้นนี้ให้ดูว่าเปลี่ยนชีวิตคู่แข่งได้ด้วย: ลดความรักของเขา 1 แต้ม
# printed
wildcard-lesson-rival-wrong-lower = นั่นลดแต้มของตัวเอง ให้ลดความรักของคู่แข่ง
# printed
wildcard-lesson-rival-wrong-raise-other = นั่นช่วยคู่แข่ง เครื่องหมายลบคือลดแต้ม
# printed
wildcard-lesson-pass = คุณเหลืออีกหนึ่งแอคชั่น ไม่ใช้ก็ได้ กดผ่าน
# printed
wildcard-lesson-pass-why = แอคชั่นที่เหลือถือว่าสละ คู่แข่งทำแอคชั่นแล้ว และรอบใหม่เริ่มด้วย Present: สิ่งที่ไพ่ตั้งต้นให้เจ้าของทุกรอบ
# printed
wildcard-lesson-pass-wrong = ทำได้ตราบที่ยังเหลือแอคชั่น แต่ถ้าเปลี่ยนอะไรก็เสียหมด ผ่านดีที่สุด: ลองกดผ่าน
# printed
wildcard-lesson-present = Present ของคุณลด 1 แต้มของคู่แข่ง และคุณเลือกว่าแถวไหน เลือกแรงผลักดัน
# printed
wildcard-lesson-present-why = ในเฟสเหล่านี้ แถวที่ถูกดันต่ำกว่า 0 ทำให้เจ้าของได้รับบทลงโทษ และมากกว่า 10 ได้รับรางวัล รอบ 2 วางไพ่แนวนอน: Future ของไพ่กลายเป็นเป้าหมายของทุกคน
# printed
wildcard-lesson-present-wrong = เลือกแถวไหนก็ได้ แต่ตรงนี้ให้เลือกแรงผลักดัน

## The coach

# printed
wildcard-coach-act = สามแอคชั่น กับชีวิตของใครก็ได้ เทียบสิ่งที่เป้าหมายต้องการกับแต้มในแถวของคุณ
# printed
wildcard-coach-lose = มีคนเสีย 1 แต้ม และคุณเลือกว่าแถวไหน ถ้าต่ำกว่า 0 จะเป็นบทลงโทษ
# printed
wildcard-coach-gain = มีคนได้ 1 แต้ม และคุณเลือกว่าแถวไหน ถ้ามากกว่า 10 จะเป็นรางวัล
# printed
wildcard-coach-penalty = แถวหนึ่งถูกดันต่ำกว่า 0: เจ้าของได้รับบทลงโทษของแถวนั้น
# printed
wildcard-coach-reward = แถวหนึ่งถูกดันมากกว่า 10: เจ้าของได้รับรางวัลของแถวนั้น

## What decided a tie, on the page of the end

# printed
wildcard-tied-by-own =
    { $you ->
        [yes] { $level } และคุณทำเป้าหมายของตัวเองสำเร็จ
       *[no] { $level } และ { $names } ทำเป้าหมายของตัวเองสำเร็จ
    }
# printed
wildcard-tied-by-balance =
    { $you ->
        [yes] { $level } และชีวิตของคุณสมดุลกว่า
       *[no] { $level } และชีวิตของ { $names } สมดุลกว่า
    }
# printed
wildcard-tied-by-sum =
    { $you ->
        [yes] { $level } และชีวิตของคุณเต็มเปี่ยมกว่า
       *[no] { $level } และชีวิตของ { $names } เต็มเปี่ยมกว่า
    }
wildcard-tied-by-shared = { $level } และทุกอย่างที่ใช้ตัดสินก็เท่ากันด้วย

## Why a question is asked now: the line below the prompt

# printed
wildcard-why-act = ถึง Action Phase ของคุณ: แต่ละแอคชั่นเพิ่มหรือลดหนึ่งแถวของชีวิตใครก็ได้ แอคชั่นไม่ทำให้ได้รางวัล
# printed
wildcard-why-gain = เอฟเฟคต์ที่คุณได้รับให้หนึ่งแต้ม คุณเลือกว่าลงแถวไหน
# printed
wildcard-why-lose = เอฟเฟคต์ที่คุณได้รับลดหนึ่งแต้ม คุณเลือกว่าจากแถวไหน
# printed
wildcard-why-lowest = เอฟเฟคต์มีผลกับแถวที่มีแต้มน้อยที่สุด มีหลายแถวเท่ากัน คนที่ได้รับเอฟเฟคต์เลือก
# printed
wildcard-why-highest = เอฟเฟคต์มีผลกับแถวที่มีแต้มมากที่สุด มีหลายแถวเท่ากัน คนที่ได้รับเอฟเฟคต์เลือก
# printed
wildcard-why-either = เอฟเฟคต์ระบุหลายแถวแต่มีผลแถวเดียว คนที่ได้รับเลือก
# printed
wildcard-why-other = เอฟเฟคต์มีผลกับผู้เล่นคนอื่น คนที่ได้รับเลือกว่าใคร
# printed
wildcard-why-two = เอฟเฟคต์มีผลกับผู้เล่นคนอื่น 2 คน คนที่ได้รับเลือกว่าใคร
# printed
wildcard-why-with = เอฟเฟคต์นี้คุณได้รับด้วยกันกับผู้เล่นคนอื่นหนึ่งคน
# printed
wildcard-why-victim = เอฟเฟคต์แย่งชิงแต้ม แต้มนั้นเป็นของคุณในแถวเดียวกัน
# printed
wildcard-why-steal = แต้มที่แย่งชิงแต่ละแต้มเป็นของคุณในแถวเดียวกัน
# printed
wildcard-why-swap = เอฟเฟคต์สลับสองแถว ไม่ทำให้ได้รางวัลหรือบทลงโทษ
# printed
wildcard-why-trader = เอฟเฟคต์แลกแถวเดียวกันของสองชีวิต
# printed
wildcard-why-trade = เอฟเฟคต์แลกแถวเดียวกันของสองชีวิต
# printed
wildcard-why-cancel = แถวที่ผนึกไว้ไม่ได้เพิ่มหรือลดแต้มตลอดเวลาที่ผนึก
# printed
wildcard-why-payee = ทรัพย์ของคุณจะต่ำกว่า 0
# printed
wildcard-why-pay = ทรัพย์ของคุณจะต่ำกว่า 0

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

# printed
wildcard-term-present = Present
# printed
wildcard-term-present-is = Present: สิ่งที่ไพ่ตั้งต้นให้คุณตอนเริ่มทุกรอบ
# printed
wildcard-term-past = Past
# printed
wildcard-term-past-is = Past: แต้มตั้งต้นสี่ค่าของชีวิต
# printed
wildcard-term-future = Future
# printed
wildcard-term-future-is = Future: เป้าหมายของไพ่ ถ้าเป็นจริงตอนจบเกมได้หนึ่งคะแนน
# printed
wildcard-term-objective = เป้าหมาย
# printed
wildcard-term-objective-is = เป้าหมาย: เงื่อนไขของแถวในชีวิตคุณ แต่ละข้อที่เป็นจริงหลังรอบ 10 ได้หนึ่งคะแนน
# printed
wildcard-term-reward = รางวัล
# printed
wildcard-term-reward-is = รางวัล: สิ่งที่แถวให้เมื่อไพ่จะพาแต้มมากกว่า 10
# printed
wildcard-term-penalty = บทลงโทษ
# printed
wildcard-term-penalty-is = บทลงโทษ: สิ่งที่แถวทำให้เสียเมื่อไพ่จะพาแต้มต่ำกว่า 0
# printed
wildcard-term-wild = Wild
# printed
wildcard-term-wild-is = Wild: หนึ่งแต้มในแถวที่คุณเลือก
wildcard-term-resolver = ผู้รับผล
# printed
wildcard-term-resolver-is = ผู้รับผล: ผู้เล่นที่ได้รับเอฟเฟคต์ และเป็นคนเลือกทุกอย่างของเอฟเฟคต์
wildcard-term-seal = ผนึก
# printed
wildcard-term-seal-is = ผนึก: การเพิ่มหรือลดแต้มของแถวนี้เป็นโมฆะชั่วคราว

## The game's page

# printed
wildcard-best = สามคน: มีชีวิตคนอื่นให้ยุ่งพอ และวนมาถึงตาคุณเร็ว
# printed
wildcard-part-lives = ชีวิตของผู้เล่นทุกคน
# printed
wildcard-part-cards = ไพ่ของรอบและไพ่ตั้งต้นของคุณ
wildcard-part-objectives = สิ่งที่นับตอนจบเกม

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

# printed
wildcard-not-8-1 = เกมจบแล้ว
# printed
wildcard-not-4-1 = { $prompt ->
        [none] ยังไม่ถึงตาคุณทำแอคชั่น
       *[other] แอคชั่นทำได้ใน Action Phase ของตัวเองเท่านั้น เลือกให้เอฟเฟคต์ก่อน
    }
# printed
wildcard-not-4-2 = แอคชั่นหนึ่งเพิ่มหรือลดหนึ่งแถวของหนึ่งชีวิตหนึ่งแต้ม
# printed
wildcard-not-4-3 = แถวนั้นสุดแล้ว: แต้มในแถวอยู่ระหว่าง 0 กับ 10
# printed
wildcard-not-4-4 = แถวนั้นถูกผนึก: เปลี่ยนแล้วเป็นโมฆะ
# printed
wildcard-not-4-8 = ในรอบสุดท้ายของโต๊ะนี้ เปลี่ยนได้เฉพาะชีวิตของตัวเอง
# printed
wildcard-not-6-1 = ผู้เล่นคนอื่นเป็นคนได้รับเอฟเฟคต์นี้ และเป็นคนเลือกทั้งหมด
# printed
wildcard-not-5-5 = { $prompt ->
        [payee] คนที่เอาแต้มคือผู้เล่นคนอื่น ไม่ใช่คุณ
       *[other] คุณจ่ายจากแถวที่มากกว่า 0 ทีละแต้ม
    }
# printed
wildcard-not-6-2 = เอฟเฟคต์ถามอย่างอื่นก่อน ตอบข้อนั้นก่อน
# printed
wildcard-not-6-4 = เอฟเฟคต์มีผลกับผู้เล่นคนอื่น ไม่ใช่ตัวคุณเอง
# printed
wildcard-not-6-5 = เอฟเฟคต์มีผลกับผู้เล่นคนอื่น 2 คน ไม่ใช่ตัวคุณเอง
# printed
wildcard-not-6-6 = คุณได้รับอยู่แล้ว เลือกผู้เล่นคนอื่นมารับด้วยกัน
# printed
wildcard-not-6-7 = ไพ่ไม่ได้ระบุแถวนั้น เลือกจากแถวที่ไพ่ระบุ
# printed
wildcard-not-6-8 = แต่ละแต้มลงแถวเดียว
# printed
wildcard-not-6-10 = { $prompt ->
        [highest] แถวนั้นไม่ใช่แถวที่มีแต้มมากที่สุด
       *[other] แถวนั้นไม่ใช่แถวที่มีแต้มน้อยที่สุด
    }
# printed
wildcard-not-6-12 = { $prompt ->
        [victim] แย่งชิงจากผู้เล่นคนอื่น ไม่ใช่จากตัวเอง
       *[other] แย่งชิงได้จากแถวที่ระบุและมากกว่า 0 เท่านั้น
    }
# printed
wildcard-not-6-13 = สองแถวนั้นไม่ใช่แถวที่ไพ่ให้สลับ
# printed
wildcard-not-6-14 = { $prompt ->
        [trader] แลกกับผู้เล่นคนอื่น ไม่ใช่กับตัวเอง
       *[other] แถวนั้นไม่ใช่แถวที่ไพ่ให้แลก
    }
# printed
wildcard-not-6-16 = แถวนั้นไม่ใช่แถวที่ไพ่ให้ผนึก

## What a table or a variant cannot be

# printed
wildcard-refused-both = เกมดัดแปลงเปลี่ยนไพ่ในสำรับที่พิมพ์ไว้ โต๊ะที่ใช้สำรับของตัวเองมีไพ่อื่น
wildcard-refused-cell = สำรับ บรรทัด { $line } ช่อง { $column }: “{ $found }” ไม่ใช่ภาษาของไพ่
wildcard-refused-cells = สำรับ บรรทัด { $line } ต้องมี { $need } ช่อง ไม่ใช่ { $have }
wildcard-refused-column = บรรทัดแรกของสำรับไม่มีคอลัมน์ { $column }
wildcard-refused-columns = สำรับไม่มีคอลัมน์ { $column } ที่มีคือ { $columns }
wildcard-refused-count = สำรับมีไพ่ { $low } ถึง { $high } ใบ แต่สำรับนี้มี { $have }
# printed
wildcard-refused-few = ผู้เล่น { $seats } คนต้องใช้ไพ่ { $need } ใบ ไม่ใช่ { $have }
wildcard-refused-hidden = สำรับ บรรทัด { $line } ช่อง { $column }: { $found } เป็นอักขระที่มองไม่เห็น
wildcard-refused-line = สำรับ บรรทัด { $line } ไม่ใช่ CSV
wildcard-refused-same = สำรับ บรรทัด { $line }: { $card } ต้องมีรหัสและชื่อไม่ซ้ำใคร
wildcard-refused-twice = คอลัมน์ { $column } มีสองครั้งในสำรับ

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

# printed
wildcard-group-counts = รอบ
wildcard-group-cards = ไพ่
# printed
wildcard-data-counts-actions = แอคชั่นในหนึ่งรอบ
wildcard-data-cards-past = { WORD("wildcard-card-", $name) }: { wildcard-past }
wildcard-data-cards-present = { WORD("wildcard-card-", $name) }: { wildcard-present-side }
wildcard-data-cards-future = { WORD("wildcard-card-", $name) }: { wildcard-future }
# printed
wildcard-data-cards-upright = { WORD("wildcard-card-", $name) }: { wildcard-upright }
# printed
wildcard-data-cards-reversed = { WORD("wildcard-card-", $name) }: { wildcard-reversed }
