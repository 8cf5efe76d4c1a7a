# The words of Landmark Scramble, in Thai.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the
# Thai book of the game; everything else is ours.

landmark-scramble-title = ศึกชิงแลนด์มาร์ก
# printed
landmark-scramble-tagline = เบียดทางไปทั่วเมือง: ปะทะคู่แข่งให้กระเด็นจากแลนด์มาร์ก ยืนล้อมให้ครบสามช่อง แล้วจ่ายเพื่อยึด
# printed
landmark-scramble-about = กัปตัน ผู้คุม และนักวิ่งเบียดกันไปทั่วเมือง ยืนล้อมสถานที่ จ่ายค่าใช้จ่ายด้วยการ์ด แล้วที่นั่นเป็นของคุณ ฝ่ายไหนยึดได้ครบก่อนชนะทันที
# printed
landmark-scramble-goal = ยึดสถานที่ให้ครบก่อนฝ่ายอื่น
# printed
landmark-scramble-turn-1 = ทอยลูกเต๋า: ได้แต้มการเคลื่อนที่ให้หมากของคุณเท่านั้น
# printed
landmark-scramble-turn-2 = เดินหรือหันเสียครั้งละ 1 แต้ม เดินใส่คู่แข่งคือการปะทะ และ Lv. ตัดสินว่าใครกระเด็น
# printed
landmark-scramble-turn-3 = เดินไปเหยียบหลุมแล้วจั่วการ์ด
# printed
landmark-scramble-turn-4 = มีหมากครบทั้งสามช่องรอบสถานที่ และมีการ์ดพอค่าใช้จ่าย ก็ยึดได้เลย

# printed
landmark-scramble-setting-rounds = จำกัดรอบ
# printed
landmark-scramble-setting-rounds-help = เกมจบอย่างช้าเมื่อครบจำนวนรอบใหญ่นี้ ตามปกติ 60
landmark-scramble-setting-answer_seconds = วินาทีที่ให้ตอบนอกตา
landmark-scramble-setting-answer_seconds-help = คนที่ถูกถามเรื่องสมอมีเวลาเท่านี้ ไม่ตอบถือว่าไม่ใช้ ใส่ 0: รอจนกว่าจะตอบ

## Pieces, directions, cards, locations

landmark-scramble-piece-captain = กัปตัน
landmark-scramble-piece-right-guard = ผู้คุมขวา
landmark-scramble-piece-left-guard = ผู้คุมซ้าย
landmark-scramble-piece-runner-1 = นักวิ่งตัวที่ 1
landmark-scramble-piece-runner-2 = นักวิ่งตัวที่ 2
# The same where the name of whose it is follows at once.
landmark-scramble-piece-captain-of = กัปตัน
landmark-scramble-piece-right-guard-of = ผู้คุมขวา
landmark-scramble-piece-left-guard-of = ผู้คุมซ้าย
landmark-scramble-piece-runner-1-of = นักวิ่งตัวที่ 1{ " " }
landmark-scramble-piece-runner-2-of = นักวิ่งตัวที่ 2{ " " }

# printed
landmark-scramble-piece-captain-help = กัปตัน Lv.3: เดินได้เฉพาะด้านหน้า
# printed
landmark-scramble-piece-right-guard-help = ผู้คุมขวา Lv.2: เดินด้านหน้า เฉียงขวา และขวา
# printed
landmark-scramble-piece-left-guard-help = ผู้คุมซ้าย Lv.2: เดินด้านหน้า เฉียงซ้าย และซ้าย
# printed
landmark-scramble-piece-runner-1-help = นักวิ่ง Lv.1: เดินด้านหน้า เฉียงซ้าย เฉียงขวา ซ้าย และขวา
# printed
landmark-scramble-piece-runner-2-help = นักวิ่ง Lv.1: เดินด้านหน้า เฉียงซ้าย เฉียงขวา ซ้าย และขวา

landmark-scramble-direction-N = เหนือ
landmark-scramble-direction-NE = ตะวันออกเฉียงเหนือ
landmark-scramble-direction-E = ตะวันออก
landmark-scramble-direction-SE = ตะวันออกเฉียงใต้
landmark-scramble-direction-S = ใต้
landmark-scramble-direction-SW = ตะวันตกเฉียงใต้
landmark-scramble-direction-W = ตะวันตก
landmark-scramble-direction-NW = ตะวันตกเฉียงเหนือ

landmark-scramble-card-coin = เหรียญ
landmark-scramble-card-brick = อิฐ
landmark-scramble-card-permit = ใบอนุญาต
landmark-scramble-card-workers = คนงาน
landmark-scramble-card-joker = โจ๊กเกอร์
landmark-scramble-card-sprint = วิ่งเร็ว
landmark-scramble-card-muscle = กล้ามโต
landmark-scramble-card-anchor = สมอ
landmark-scramble-card-pickpocket = นักล้วง
landmark-scramble-card-refresh = ล้างมาร์ค

# printed
landmark-scramble-card-coin-help = เหรียญ: ใช้จ่ายค่าใช้จ่ายของสถานที่
# printed
landmark-scramble-card-brick-help = อิฐ: ใช้จ่ายค่าใช้จ่ายของสถานที่
# printed
landmark-scramble-card-permit-help = ใบอนุญาต: ใช้จ่ายค่าใช้จ่ายของสถานที่
# printed
landmark-scramble-card-workers-help = คนงาน: ใช้จ่ายค่าใช้จ่ายของสถานที่
# printed
landmark-scramble-card-joker-help = โจ๊กเกอร์: จ่ายแทนการ์ดค่าใช้จ่ายใบใดก็ได้ 1 ใบ
# printed
landmark-scramble-card-sprint-help = วิ่งเร็ว: เพิ่มแต้มการเคลื่อนที่ 3 แต้มในตานี้
# printed
landmark-scramble-card-muscle-help = กล้ามโต: เพิ่ม 1 Lv. ในการปะทะครั้งถัดไปของคุณในตานี้
# printed
landmark-scramble-card-anchor-help = สมอ: เมื่อหมากของคุณโดนปะทะ หมากจะอยู่ที่เดิม และผู้ปะทะก็เช่นกัน ถึงเวลาแล้วจะถามคุณเอง
# printed
landmark-scramble-card-pickpocket-help = นักล้วง: สุ่มหยิบการ์ด 1 ใบจากมือผู้เล่นคนอื่น
# printed
landmark-scramble-card-refresh-help = ล้างมาร์ค: เอามาร์คทั้งหมดของคุณออกจากหลุม

landmark-scramble-location-well = บ่อน้ำ
landmark-scramble-location-kiln = เตาเผา
landmark-scramble-location-gate = ประตูเมือง
landmark-scramble-location-field = ทุ่งนา
landmark-scramble-location-market = ตลาด
landmark-scramble-location-bank = ธนาคาร
landmark-scramble-location-inn = โรงเตี๊ยม
landmark-scramble-location-town-hall = ศาลากลาง
landmark-scramble-location-mill = โรงสี
landmark-scramble-location-post-office = ไปรษณีย์
landmark-scramble-location-treasury = คลัง
landmark-scramble-location-court = ศาล
landmark-scramble-location-temple = วัด
landmark-scramble-location-station = สถานี
landmark-scramble-location-harbour = ท่าเรือ
landmark-scramble-location-bridge = สะพาน

## Prompts

# printed
landmark-scramble-ask-roll = ตาคุณ: ทอยลูกเต๋า
# printed
landmark-scramble-ask-act = เดิน ยึด ใช้การ์ด หรือจบตา
# printed
landmark-scramble-ask-pay = จะจ่ายค่า{ WORD("landmark-scramble-location-", $location) }อย่างไร
# printed
landmark-scramble-ask-anchor = { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณโดนปะทะ ทอดสมอยึดไว้ไหม
# printed
landmark-scramble-ask-throw = ที่กำแพงช่อง { $cell } มีที่ให้ตัวเดียว ใครจะกระเด็นออกข้าง
# printed
landmark-scramble-ask-land =
    { $other_you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณจะลงที่ช่องไหน
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $other_seat } จะลงที่ช่องไหน
    }
landmark-scramble-ask-crash =
    { $other_you ->
        [yes] ไม่มีที่ให้{ WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณ: จะชนใส่ใคร
       *[no] ไม่มีที่ให้{ WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $other_seat }: จะชนใส่ใคร
    }
# printed
landmark-scramble-ask-discard = คุณมีการ์ดเกินเก้าใบ: ทิ้ง 1 ใบ

# printed
landmark-scramble-waiting-roll = { $seat } กำลังจะทอย
# printed
landmark-scramble-waiting-act = { $seat } กำลังเดินหมาก
# printed
landmark-scramble-waiting-pay = { $seat } กำลังจ่าย
landmark-scramble-waiting-anchor = { $seat } ทอดสมอได้
# printed
landmark-scramble-waiting-throw = { $seat } กำลังเลือกว่าใครจะกระเด็นออกข้าง
# printed
landmark-scramble-waiting-land = { $seat } กำลังเลือกว่าหมากจะลงที่ไหน
landmark-scramble-waiting-discard = { $seat } กำลังทิ้งการ์ด
# printed
landmark-scramble-waiting-crash = { $seat } กำลังเลือกว่าหมากจะชนใคร

## Actions

# printed
landmark-scramble-action-roll = ทอยลูกเต๋า
landmark-scramble-action-end = จบตา
# printed
landmark-scramble-action-step = { WORD("landmark-scramble-piece-", $piece) }: เดินไปทาง{ WORD("landmark-scramble-direction-", $direction) }
landmark-scramble-action-go = { WORD("landmark-scramble-piece-", $piece) }: ไปที่ { $cell }
# printed
landmark-scramble-action-turn =
    { $way ->
        [right] { WORD("landmark-scramble-piece-", $piece) }: หันขวา
       *[left] { WORD("landmark-scramble-piece-", $piece) }: หันซ้าย
    }
# printed
landmark-scramble-action-hop = { WORD("landmark-scramble-piece-", $piece) }: กระโดดข้ามไปทาง{ WORD("landmark-scramble-direction-", $direction) } (2 แต้ม)
# printed
landmark-scramble-action-bump = { WORD("landmark-scramble-piece-", $piece) }: ปะทะไปทาง{ WORD("landmark-scramble-direction-", $direction) }
# printed
landmark-scramble-action-gang = { WORD("landmark-scramble-piece-", $piece) }: ปะทะไปทาง{ WORD("landmark-scramble-direction-", $direction) } รุมกับ{ WORD("landmark-scramble-piece-", $helper) } (2 แต้ม)
# printed
landmark-scramble-action-capture = ยึดสถานที่ { $spot }
# printed
landmark-scramble-action-pay = จ่าย { WORD("landmark-scramble-card-", $cards) }
# printed
landmark-scramble-action-play = ใช้การ์ด{ WORD("landmark-scramble-card-", $card) }
landmark-scramble-action-rob = นักล้วง: ล้วง { $seat }
landmark-scramble-action-anchor = ทอดสมอ
landmark-scramble-action-no-anchor = เก็บสมอ
# printed
landmark-scramble-action-aside =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณกระเด็นออกข้าง
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } กระเด็นออกข้าง
    }
landmark-scramble-action-land = ลงที่ { $cell }
landmark-scramble-action-discard = ทิ้งการ์ด{ WORD("landmark-scramble-card-", $card) }

## Events

# printed
landmark-scramble-started =
    { $you ->
        [yes] คุณเริ่มก่อน
       *[no] { $seat } เริ่มก่อน
    }
# printed
landmark-scramble-round = รอบใหญ่ { $round }
    .style = heading
landmark-scramble-turn = { "" }
# printed
landmark-scramble-rolled =
    { $you ->
        [yes] คุณทอยได้ { $pips }: มี { $points } แต้ม
       *[no] { $seat } ทอยได้ { $pips }: มี { $points } แต้ม
    }
# printed
landmark-scramble-stepped =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณเดินไป { $cell }
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } เดินไป { $cell }
    }
# printed
landmark-scramble-hopped =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณกระโดดข้ามไป { $cell }
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } กระโดดข้ามไป { $cell }
    }
landmark-scramble-turned = { "" }
# printed
landmark-scramble-bumped =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณปะทะ{ WORD("landmark-scramble-piece-", $target, "-of") }ของ { $other_seat } ที่ { $cell } ({ $attack } ต่อ { $defence })
       *[no]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } ปะทะ{ WORD("landmark-scramble-piece-", $target, "-of") }ของคุณที่ { $cell } ({ $attack } ต่อ { $defence })
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } ปะทะ{ WORD("landmark-scramble-piece-", $target, "-of") }ของ { $other_seat } ที่ { $cell } ({ $attack } ต่อ { $defence })
            }
    }
# printed
landmark-scramble-ganged =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $helper, "-of") }ของคุณช่วยรุม
       *[no] { WORD("landmark-scramble-piece-", $helper, "-of") }ของ { $seat } ช่วยรุม
    }
# printed
landmark-scramble-flew =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณกระเด็นไป { $cell }
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } กระเด็นไป { $cell }
    }
# printed
landmark-scramble-chained =
    { $you ->
        [yes]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณชนต่อเป็นทอด ๆ ใส่{ WORD("landmark-scramble-piece-", $target, "-of") }ของคุณเอง
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณชนต่อเป็นทอด ๆ ใส่{ WORD("landmark-scramble-piece-", $target, "-of") }ของ { $other_seat }
            }
       *[no]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } ชนต่อเป็นทอด ๆ ใส่{ WORD("landmark-scramble-piece-", $target, "-of") }ของคุณ
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } ชนต่อเป็นทอด ๆ ใส่{ WORD("landmark-scramble-piece-", $target, "-of") }ของ { $other_seat }
            }
    }
# printed
landmark-scramble-walled =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณชนกำแพงและกระเด็นออกข้าง
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } ชนกำแพงและกระเด็นออกข้าง
    }
# printed
landmark-scramble-squeezed =
    { $you ->
        [yes]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณกระเด็นใส่{ WORD("landmark-scramble-piece-", $target, "-of") }ของคุณเองที่กำแพงช่อง { $cell }: ตัวหนึ่งต้องกระเด็นออกข้าง
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณกระเด็นใส่{ WORD("landmark-scramble-piece-", $target, "-of") }ของ { $other_seat } ที่กำแพงช่อง { $cell }: ตัวหนึ่งต้องกระเด็นออกข้าง
            }
       *[no]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } กระเด็นใส่{ WORD("landmark-scramble-piece-", $target, "-of") }ของคุณที่กำแพงช่อง { $cell }: ตัวหนึ่งต้องกระเด็นออกข้าง
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } กระเด็นใส่{ WORD("landmark-scramble-piece-", $target, "-of") }ของ { $other_seat } ที่กำแพงช่อง { $cell }: ตัวหนึ่งต้องกระเด็นออกข้าง
            }
    }
# printed
landmark-scramble-bounced =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") }ของคุณกระเด็นกลับไป { $cell }
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } กระเด็นกลับไป { $cell }
    }
landmark-scramble-advanced = { "" }
# printed
landmark-scramble-held =
    { $you ->
        [yes] คุณทอดสมอ: { WORD("landmark-scramble-piece-", $piece) } อยู่ที่ { $cell } เหมือนเดิม
       *[no] { $seat } ทอดสมอ: { WORD("landmark-scramble-piece-", $piece) } อยู่ที่ { $cell } เหมือนเดิม
    }
# printed
landmark-scramble-asked-anchor =
    { $you ->
        [yes] คุณมีสมอ
       *[no] { $seat } มีสมอ
    }
# printed
landmark-scramble-drew =
    { $you ->
        [yes] คุณจั่วการ์ด 1 ใบที่ { $cell } เหลือ { $left } ใบ
       *[no] { $seat } จั่วการ์ด 1 ใบที่ { $cell } เหลือ { $left } ใบ
    }
# printed
landmark-scramble-drew-card = คุณจั่วได้: { WORD("landmark-scramble-card-", $card) }
# printed
landmark-scramble-last-card = นั่นคือการ์ดใบสุดท้าย เกมจะจบเมื่อจบรอบใหญ่นี้
# printed
landmark-scramble-pays =
    { $you ->
        [yes] คุณจ่ายค่า{ WORD("landmark-scramble-location-", $location) }
       *[no] { $seat } จ่ายค่า{ WORD("landmark-scramble-location-", $location) }
    }
# printed
landmark-scramble-captured =
    { $you ->
        [yes] คุณยึด{ WORD("landmark-scramble-location-", $location) } โดยจ่าย { WORD("landmark-scramble-card-", $cards) }
       *[no] { $seat } ยึด{ WORD("landmark-scramble-location-", $location) } โดยจ่าย { WORD("landmark-scramble-card-", $cards) }
    }
# printed
landmark-scramble-recaptured =
    { $you ->
        [yes] คุณยึด{ WORD("landmark-scramble-location-", $location) }จาก { $other_seat } โดยจ่าย { WORD("landmark-scramble-card-", $cards) }
       *[no]
            { $other_you ->
                [yes] { $seat } ยึด{ WORD("landmark-scramble-location-", $location) }จากคุณ โดยจ่าย { WORD("landmark-scramble-card-", $cards) }
               *[no] { $seat } ยึด{ WORD("landmark-scramble-location-", $location) }จาก { $other_seat } โดยจ่าย { WORD("landmark-scramble-card-", $cards) }
            }
    }
# printed
landmark-scramble-played =
    { $you ->
        [yes] คุณใช้การ์ด{ WORD("landmark-scramble-card-", $card) }
       *[no] { $seat } ใช้การ์ด{ WORD("landmark-scramble-card-", $card) }
    }
# printed
landmark-scramble-robbed =
    { $you ->
        [yes] คุณล้วงการ์ดของ { $other_seat }
       *[no]
            { $other_you ->
                [yes] { $seat } ล้วงการ์ดของคุณ
               *[no] { $seat } ล้วงการ์ดของ { $other_seat }
            }
    }
# printed
landmark-scramble-robbed-card =
    { $you ->
        [yes] คุณล้วงได้: { WORD("landmark-scramble-card-", $card) }
       *[no]
            { $other_you ->
                [yes] { $seat } ล้วงได้จากคุณ: { WORD("landmark-scramble-card-", $card) }
               *[no] { $seat } ล้วงได้จาก { $other_seat }: { WORD("landmark-scramble-card-", $card) }
            }
    }
# printed
landmark-scramble-discarded =
    { $you ->
        [yes] คุณทิ้งการ์ด{ WORD("landmark-scramble-card-", $card) }
       *[no] { $seat } ทิ้งการ์ด{ WORD("landmark-scramble-card-", $card) }
    }
# printed
landmark-scramble-ended =
    { $ending ->
        [goal] เมืองนี้มีผู้ชนะแล้ว
        [deck] การ์ดในกองหมดแล้ว ใครยึดสถานที่ได้มากที่สุดชนะ
       *[rounds] จบรอบใหญ่สุดท้ายแล้ว ใครยึดสถานที่ได้มากที่สุดชนะ
    }

## The board

landmark-scramble-board = เมือง
# printed
landmark-scramble-board-piece = { WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat } Lv.{ $level } ที่ { $cell } หันไปทาง{ WORD("landmark-scramble-direction-", $facing) }
landmark-scramble-board-bump = เล็ง{ WORD("landmark-scramble-piece-", $piece, "-of") }ของ { $seat }
# printed
landmark-scramble-board-hole = หลุม { $cell }: ใครเดินมาเหยียบได้จั่วการ์ด
# printed
landmark-scramble-board-hole-marked = หลุม { $cell } รอบใหญ่ที่ต้องรอจนจั่วที่นี่ได้อีก: { $marks }
# printed
landmark-scramble-board-marks = มาร์คที่หลุม: จำนวนรอบใหญ่จนกว่าผู้เล่นคนนั้นจะจั่วที่นั่นได้อีก
# printed
landmark-scramble-board-location-free = { WORD("landmark-scramble-location-", $location) } ยังว่าง ค่าใช้จ่าย: { $cost }
# printed
landmark-scramble-board-location-held = { WORD("landmark-scramble-location-", $location) } ยึดโดย { $seat } ค่าใช้จ่าย: { $cost }
# printed
landmark-scramble-board-points-label = ลูกเต๋าและแต้มการเคลื่อนที่
# printed
landmark-scramble-board-points = แต้ม
# printed
landmark-scramble-board-die =
    { $pips ->
        [0] ยังไม่ได้ทอยลูกเต๋า
       *[other] ลูกเต๋าออก { $pips }
    }
# printed
landmark-scramble-board-muscle = กล้ามโต: การปะทะครั้งถัดไปนับเพิ่ม 1 Lv.
# printed
landmark-scramble-board-round = รอบ { $round } จาก { $rounds }
# printed
landmark-scramble-board-deck = การ์ดในกอง { $deck } ใบ
# printed
landmark-scramble-board-pick = เลือกหมากของคุณ 1 ตัว: เมืองจะแสดงว่าไปไหนได้และปะทะใครได้
# printed
landmark-scramble-board-turn-left = หันซ้าย
# printed
landmark-scramble-board-turn-right = หันขวา
# printed
landmark-scramble-board-bumps = ปะทะ
# printed
landmark-scramble-board-alone = ตัวเดียว: { $attack } ต่อ { $defence } ({ $cost } แต้ม)
# printed
landmark-scramble-board-gang = รุมกับ{ WORD("landmark-scramble-piece-", $helper) }: { $attack } ต่อ { $defence } ({ $cost } แต้ม)
# printed
landmark-scramble-board-choice = ที่กำแพงคุณจะได้เลือกว่าใครกระเด็นไปไหน ลูกศรแสดงทางหนึ่ง
landmark-scramble-board-back = ไม่เอาตัวนี้
# printed
landmark-scramble-board-pay = วิธีจ่าย
landmark-scramble-board-hand = การ์ดในมือคุณ
# printed
landmark-scramble-board-card =
    { $count ->
        [1] { WORD("landmark-scramble-card-", $card, "-help") }
       *[other] { WORD("landmark-scramble-card-", $card, "-help") } คุณมี { $count } ใบ
    }
# printed
landmark-scramble-board-no-cards = ยังไม่มีการ์ด: เดินไปเหยียบหลุม
# printed
landmark-scramble-board-locations = สถานที่: ยึดครบ { $goal } แห่งก่อนชนะ
# printed
landmark-scramble-board-capture = ยึด
# printed
landmark-scramble-board-seat = สถานที่ { $owned } จาก { $goal } แห่ง การ์ดในมือ { $cards } ใบ
# printed
landmark-scramble-board-player = ผู้เล่น
# printed
landmark-scramble-board-held = สถานที่
# printed
landmark-scramble-board-cards = การ์ด
# printed
landmark-scramble-sheet-legend = C กัปตัน, R ผู้คุมขวา, L ผู้คุมซ้าย, 1 และ 2 นักวิ่ง แต่ละตัวตามหลังอักษรของฝ่ายและมีทิศที่หันไป ส่วน o คือหลุม ช่องแปดเหลี่ยมใช้อักษรตัวใหญ่ ช่องสี่เหลี่ยมใช้ตัวเล็ก
# printed
landmark-scramble-board-at-spots = หมากที่สถานที่

## The lesson

# printed
landmark-scramble-lesson-town = นี่คือเมือง คุณมีกัปตัน Lv.3 หนึ่งตัว ผู้คุม Lv.2 สองตัว และนักวิ่ง Lv.1 สองตัว เป้าหมายคือยึดสถานที่: อยู่ตรงที่สามช่องมาบรรจบกัน
# printed
landmark-scramble-lesson-roll = แต่ละตาเริ่มด้วยลูกเต๋า: ได้แต้มการเคลื่อนที่เท่านั้น ทอยเลย
# printed
landmark-scramble-lesson-roll-why = ได้สี่แต้ม เดินหนึ่งก้าวเสียหนึ่งแต้ม หันหมากหนึ่งในแปดรอบก็เสียหนึ่งแต้ม
# printed
landmark-scramble-lesson-roll-wrong = ต้องทอยก่อน
# printed
landmark-scramble-lesson-hole = บางช่องเป็นหลุมสำหรับจั่วการ์ด เดินผู้คุมขวาของคุณไปทางตะวันออกให้เหยียบหลุม
# printed
landmark-scramble-lesson-hole-why = คุณจั่วการ์ดได้แล้ว เหรียญ อิฐ ใบอนุญาต และคนงานใช้จ่ายค่าสถานที่ ใบอื่นช่วยทางอื่น การ์ดในมือมีแต่คุณที่เห็น
# printed
landmark-scramble-lesson-hole-wrong = นั่นก็เดินได้ แต่ไม่ใช่หลุมนั้น เดินผู้คุมขวาไปทางตะวันออก: แตะหมาก แล้วแตะช่อง
# printed
landmark-scramble-lesson-hole-wrong-turn = หันก็เสียหนึ่งแต้ม และผู้คุมขวาไม่ต้องหัน เดินข้างของตัวเองได้ เดินไปทางตะวันออก
# printed
landmark-scramble-lesson-runner = นักวิ่งเดินหน้า ข้าง และเฉียงหน้าได้ เดินนักวิ่งตัวที่ 1 ไปทางตะวันตกเฉียงเหนือ
# printed
landmark-scramble-lesson-runner-why = ผู้คุมเดินหน้าและไปทางข้างของตัวเอง กัปตันเดินหน้าอย่างเดียว ลูกศรเล็กบนหมากบอกว่าหันไปทางไหน
# printed
landmark-scramble-lesson-runner-wrong = หมากตัวนั้นก็เดินได้ แต่ไปได้น้อยทางกว่า นักวิ่งไปข้างหน้า ข้าง ๆ และทแยงหน้าได้ เดินตัวที่ลูกศรชี้
# printed
landmark-scramble-lesson-runner-wrong-turn = หันเสียหนึ่งแต้ม และนักวิ่งไม่ต้องหัน ไปข้างหน้า ข้าง ๆ และทแยงหน้าได้เลย
# printed
landmark-scramble-lesson-end = ไม่ต้องใช้แต้มให้หมดก็ได้ จบตาเลย
# printed
landmark-scramble-lesson-end-why = แต้มที่เหลือหายไป คู่แข่งทอย เดิน และเข้ามาใกล้แล้ว
# printed
landmark-scramble-lesson-end-wrong = จะเดินต่อก็ได้ แต่ไม่มีใครต้องใช้แต้มหมด และหมากที่เดินอาจทิ้งที่ดี ๆ ไป ตรงนี้ดูว่าจบตาอย่างไร
# printed
landmark-scramble-lesson-bump = คู่แข่งขวางทางกัปตันของคุณ เดินใส่เลย: นั่นคือการปะทะ
# printed
landmark-scramble-lesson-bump-why = Lv. เท่ากันกระเด็นทั้งคู่ Lv. สูงกว่าหนึ่งทำให้อีกฝ่ายกระเด็นหนึ่งช่อง สูงกว่าสองกระเด็นสองช่อง หมากของคุณที่อยู่ข้างผู้ปะทะมารวม Lv. ได้
# printed
landmark-scramble-lesson-bump-wrong = แบบนั้นเลี่ยงคู่แข่ง ให้กัปตันปะทะเลย
# printed
landmark-scramble-lesson-bump-wrong-gang = การรุมเสียอีกหนึ่งแต้ม และกัปตันไม่ต้องพึ่งใคร: ไม่มีใคร Lv. สูงกว่า ให้กัปตันปะทะตัวเดียว
# printed
landmark-scramble-lesson-bump-wrong-bump = นั่นก็ปะทะเหมือนกัน แต่ Lv. ยิ่งสูง คู่แข่งยิ่งกระเด็นไกล ใช้กัปตัน
# printed
landmark-scramble-lesson-capture = หมากของคุณยืนล้อมสถานที่แล้ว และการ์ดในมือพอจ่าย ยึดเลย
# printed
landmark-scramble-lesson-capture-why = สถานที่เป็นของคุณแล้ว ยึดให้ครบก่อนคู่แข่ง
# printed
landmark-scramble-lesson-capture-wrong = หมากที่เดินอาจทำให้ไม่ครบรอบสถานที่ และการยึดไม่เสียแต้ม ยึดก่อน
# printed
landmark-scramble-lesson-capture-wrong-end = กว่าจะถึงตาคุณอีก คู่แข่งอาจปะทะหมากสามตัวนี้กระเด็นไป ยึดเลย ไม่เสียแต้ม
# printed
landmark-scramble-lesson-capture-wrong-play = กล้ามโตช่วยตอนปะทะ ตรงนี้ไม่ต้องใช้ เก็บไว้แล้วยึดสถานที่

## The coach

# printed
landmark-scramble-coach-roll = การยึดและการ์ดพิเศษไม่เสียแต้ม ทำก่อนทอยก็ได้
# printed
landmark-scramble-coach-act = หลุมให้การ์ด การ์ดใช้จ่ายค่าสถานที่ แตะหมากเพื่อดูว่าไปได้ไกลแค่ไหน
# printed
landmark-scramble-coach-drew = การ์ดที่จั่วได้อยู่ในมือคุณ คนอื่นไม่เห็น
# printed
landmark-scramble-coach-captured = มีสถานที่ถูกยึด ค่าใช้จ่ายที่จ่ายไปหงายให้เห็นแล้ว
# printed
landmark-scramble-coach-capture = ตอนนี้คุณยึดสถานที่ได้: หมากของคุณครบรอบแล้วและการ์ดพอจ่าย ไม่เสียแต้ม
# printed
landmark-scramble-coach-bump = มีคู่แข่งอยู่ในระยะปะทะ ลูกศรแสดงว่าจะกระเด็นไปไหน

## What decided a tie, on the page of the end

# printed
landmark-scramble-tied-by-cards =
    { $you ->
        [yes] { $level } และคุณมีการ์ดมากกว่า
       *[no] { $level } และ { $names } มีการ์ดมากกว่า
    }
# printed
landmark-scramble-tied-by-spots =
    { $you ->
        [yes] { $level } การ์ดก็เท่ากัน: คุณมีหมากที่จุดตัดมากกว่า
       *[no] { $level } การ์ดก็เท่ากัน: { $names } มีหมากที่จุดตัดมากกว่า
    }
# printed
landmark-scramble-tied-by-shared = { $level } การ์ดและหมากที่จุดตัดก็เท่ากันด้วย

## Why a question is asked now: the line below the prompt

# printed
landmark-scramble-why-roll = ลูกเต๋าบอกว่าตานี้หมากของคุณมีแต้มการเคลื่อนที่เท่าไร
# printed
landmark-scramble-why-act = เดินและหันเสียแต้ม การยึดและการ์ดไม่เสีย
# printed
landmark-scramble-why-pay = หมากของคุณครบทั้งสามช่องรอบสถานที่แล้ว ค่าใช้จ่ายจ่ายได้หลายแบบ
# printed
landmark-scramble-why-anchor = คุณมีสมอ และใช้ได้ตอนนี้เท่านั้น
# printed
landmark-scramble-why-throw = กำแพงกั้นไว้ และช่องหนึ่งอยู่ได้ตัวเดียว เจ้าของตาเป็นคนเลือก
# printed
landmark-scramble-why-land = ข้างหลังเป็นกำแพงพอดี หมากจึงกระเด็นออกข้าง เจ้าของตาเลือกว่าไปไหน
# printed
landmark-scramble-why-crash = ช่องรอบ ๆ เต็มหมด เจ้าของตาเลือกว่าหมากตัวไหนต้องหลบ
# printed
landmark-scramble-why-discard = จบตาแล้วมีการ์ดได้ไม่เกินเก้าใบ

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

# printed
landmark-scramble-term-bump = การปะทะ, ปะทะ
# printed
landmark-scramble-term-bump-is = ปะทะ: เดินใส่หมากของคู่แข่ง ตัวที่ Lv. สูงกว่าทำให้อีกตัวกระเด็น
# printed
landmark-scramble-term-level = Lv.
# printed
landmark-scramble-term-level-is = Lv.: กัปตัน 3 ผู้คุม 2 นักวิ่ง 1 ใช้ตัดสินการปะทะ
# printed
landmark-scramble-term-hole = หลุม
# printed
landmark-scramble-term-hole-is = หลุม: ใครเดินมาเหยียบได้จั่วการ์ด และจั่วที่นั่นได้อีกเมื่อผ่านไปสามรอบใหญ่
# printed
landmark-scramble-term-location = สถานที่
# printed
landmark-scramble-term-location-is = สถานที่: เป็นของคุณถ้าหมากของคุณครบสามช่องรอบ ๆ และคุณจ่ายค่าใช้จ่ายด้วยการ์ด
# printed
landmark-scramble-term-big-round = รอบใหญ่
# printed
landmark-scramble-term-big-round-is = รอบใหญ่: ผู้เล่นทุกคนเล่นครบคนละตา
landmark-scramble-term-anchor = สมอ
# printed
landmark-scramble-term-anchor-is = สมอ: การ์ดที่ยึดหมากที่โดนปะทะไว้ที่เดิม
# printed
landmark-scramble-term-gang-up = การรุม, รุม
# printed
landmark-scramble-term-gang-up-is = รุม: หมากของคุณที่อยู่ติดกันรวม Lv. ในการปะทะ เสียสองแต้ม
landmark-scramble-term-joker = โจ๊กเกอร์
# printed
landmark-scramble-term-joker-is = โจ๊กเกอร์: จ่ายแทนการ์ดค่าใช้จ่ายใบใดก็ได้ 1 ใบ

## The game's page

landmark-scramble-best = สองคน: เมืองเล็ก เจอกันทุกมุม สี่คนก็ชุลมุนดี
# printed
landmark-scramble-part-town = เมืองกับหมาก หลุม และสถานที่
# printed
landmark-scramble-part-hand = แต้มและการ์ดของคุณ
# printed
landmark-scramble-part-locations = สถานที่ทั้งหมดและค่าใช้จ่าย

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

# printed
landmark-scramble-not-8-1 = เกมจบแล้ว
# printed
landmark-scramble-not-8-2 = เกมจบแล้ว
landmark-scramble-not-4-1 = ยังไม่ถึงตาคุณ
# printed
landmark-scramble-not-4-2 = ตานี้คุณทอยไปแล้ว
# printed
landmark-scramble-not-4-6 = มีหมากของคู่แข่งขวางทาง
# printed
landmark-scramble-not-4-7 = กระโดดข้ามได้เป็นเส้นตรงข้ามหมากของคุณเองหนึ่งตัวไปช่องว่าง เสียสองแต้ม
# printed
landmark-scramble-not-4-8 = มีหมากของคุณเองอยู่ตรงนั้น
# printed
landmark-scramble-not-4-9 = แต้มของคุณไปไม่ถึงโดยผ่านช่องว่าง
# printed
landmark-scramble-not-4-10 = ทอยก่อน: หมากเดินได้หลังทอย
landmark-scramble-not-4-11 = { $prompt ->
        [discard] ทิ้งการ์ดให้เหลือเก้าใบก่อน
       *[other] ทิ้งการ์ดเฉพาะตอนจบตา ถ้ามีเกินเก้าใบ
    }
# printed
landmark-scramble-not-3-2 = กัปตันเดินได้เฉพาะด้านหน้า หันก่อน
# printed
landmark-scramble-not-3-3 = ผู้คุมเดินได้แค่ด้านหน้าและข้างของตัวเอง หันก่อน
# printed
landmark-scramble-not-3-4 = นักวิ่งเดินถอยหลังไม่ได้ หันก่อน
# printed
landmark-scramble-not-3-5 = จากช่องสี่เหลี่ยมเดินได้แค่แนวทแยง
# printed
landmark-scramble-not-2-4 = ตรงนั้นเป็นกำแพง
# printed
landmark-scramble-not-5-1 = ไม่มีใครให้ปะทะ: ตรงนั้นว่าง หรือเป็นหมากของคุณเอง
# printed
landmark-scramble-not-5-2 = หมากของคุณ Lv. ต่ำกว่า
# printed
landmark-scramble-not-5-6 = จะรุมได้ต้องมีหมากของคุณอีกตัวอยู่ติดกัน และเสียสองแต้ม
# printed
landmark-scramble-not-6-4 = คุณไม่มีการ์ดใบนั้น
# printed
landmark-scramble-not-6-10 = สมอใช้ได้เฉพาะเมื่อหมากของคุณโดนปะทะ
# printed
landmark-scramble-not-7-1 = { $prompt ->
        [pay] จ่ายค่าสถานที่ก่อน
       *[other] หมากของคุณต้องครบทั้งสามช่องรอบสถานที่
    }
# printed
landmark-scramble-not-7-3 = { $prompt ->
        [pay] การ์ดชุดนั้นไม่ตรงกับค่าใช้จ่าย หรือคุณไม่มี
       *[other] การ์ดของคุณไม่พอจ่าย
    }
landmark-scramble-not-7-5 = เป็นของคุณอยู่แล้ว
# printed
landmark-scramble-not-2-5 = กระดานนี้ไม่มีจุดนั้น
# printed
landmark-scramble-not-4-3 = คุณไม่เหลือแต้มการเคลื่อนที่แล้ว
# printed
landmark-scramble-not-5-10 = { $prompt ->
        [throw] ตัวที่กระเด็นออกข้างคือหนึ่งในสองตัวที่เจอกันตรงกำแพง
       *[other] ตอนนี้ไม่มีหมากกระเด็นออกข้าง
    }
# printed
landmark-scramble-not-5-11 = { $prompt ->
        [land] หมากลงได้ที่ช่องว่างติดกับช่องข้างกำแพง และไม่ใช่ช่องที่การปะทะนี้ผ่านมา
        [crash] ช่องรอบ ๆ เต็มหมด จึงต้องชนหมากที่ยังไม่ขยับในการปะทะนี้
       *[other] ตอนนี้ไม่มีหมากลอยอยู่
    }
# printed
landmark-scramble-not-5-16 = ตัดสินใจก่อนว่าหมากในการปะทะนี้จะเป็นอย่างไร
landmark-scramble-not-6-8 = มีกล้ามโตทำงานอยู่แล้ว ใช้ได้ทีละใบ
# printed
landmark-scramble-not-6-11 = นักล้วงล้วงได้เฉพาะผู้เล่นอื่นที่มีการ์ด
# printed
landmark-scramble-not-6-12 = ไม่มีมาร์คของคุณปิดหลุมใดอยู่
# printed
landmark-scramble-not-6-13 = { $prompt ->
        [anchor] บอกก่อนว่าจะทอดสมอยึดหมากไว้หรือไม่
       *[other] ถามผู้เล่นที่โดนปะทะก่อนว่าจะทอดสมอหรือไม่
    }

## What a table or a variant cannot be

# printed
landmark-scramble-refused-deck = กองการ์ดมี { $low } ถึง { $high } ใบ ไม่ใช่ { $have }
# printed
landmark-scramble-refused-starts = เมื่อมีผู้เล่น { $players } คน หมากทุกตัวต้องมีช่องเริ่มต้นของตัวเอง
# printed
landmark-scramble-refused-holes = มีหลุมสองหลุมอยู่ในช่องเดียวกัน
# printed
landmark-scramble-refused-spots = มีสถานที่สองแห่งอยู่ที่จุดเดียวกัน

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

# printed
landmark-scramble-group-deck = การ์ดในกอง
landmark-scramble-data-die = จำนวนหน้าของลูกเต๋า
landmark-scramble-data-hand-limit = จำนวนการ์ดในมือสูงสุดเมื่อจบตา
# printed
landmark-scramble-data-mark-rounds = จำนวนรอบใหญ่ก่อนที่หลุมที่มาร์คไว้จะให้การ์ดอีก
# printed
landmark-scramble-data-hop-points = แต้มการเคลื่อนที่ที่ใช้กระโดดข้าม
# printed
landmark-scramble-data-gang-points = แต้มการเคลื่อนที่ที่ใช้รุม
# printed
landmark-scramble-data-sprint-points = แต้มการเคลื่อนที่ที่ได้จากวิ่งเร็ว
landmark-scramble-data-deck = { WORD("landmark-scramble-card-", $name) }
landmark-scramble-town =
    { $name ->
        [small] เมืองเล็ก
       *[large] เมืองใหญ่
    }
landmark-scramble-group-layouts = เมืองทั้งสอง
# printed
landmark-scramble-group-locations = ค่าใช้จ่ายของสถานที่
# printed
landmark-scramble-data-layouts-goal = { landmark-scramble-town }: จำนวนสถานที่ที่ทำให้ชนะ
# printed
landmark-scramble-data-layouts-holes = { landmark-scramble-town }: หลุม
# printed
landmark-scramble-data-layouts-spots = { landmark-scramble-town }: จุดตัดของสถานที่
# printed
landmark-scramble-data-layouts-spawn-N-cells = { landmark-scramble-town }: จุดเกิดของฝ่ายเหนือ
# printed
landmark-scramble-data-layouts-spawn-S-cells = { landmark-scramble-town }: จุดเกิดของฝ่ายใต้
# printed
landmark-scramble-data-layouts-spawn-W-cells = { landmark-scramble-town }: จุดเกิดของฝ่ายตะวันตก
# printed
landmark-scramble-data-layouts-spawn-E-cells = { landmark-scramble-town }: จุดเกิดของฝ่ายตะวันออก
landmark-scramble-data-locations = { WORD("landmark-scramble-location-", $name) }
