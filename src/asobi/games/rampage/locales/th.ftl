# The words of Rampage, in Thai.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the
# Thai book of the game; everything else is ours. (Rampage has no Thai book: all of it is ours.)

rampage-title = แรมเพจ
rampage-tagline = ดีด ทิ้งตัว ขว้าง และพ่นลม ถล่มเมืองที่มีมีเพิลเก้าสิบตัว ฟิสิกส์จริง ชิงฟันกันซึ่ง ๆ หน้า
rampage-about = คุณคือสัตว์ประหลาดในเมืองไม้: ดีดเท้า ทิ้งตัวใส่ตึก พ่นลมเป่ามีเพิลตกดาดฟ้า แล้วก็กิน เซตหกสี ชั้นตึก และฟันของคู่แข่งคือคะแนน
rampage-goal = มีคะแนนมากที่สุดเมื่อชั้นตึกชั้นสุดท้ายของเมืองหมดไป
rampage-turn-1 = สองแอ็กชัน: เคลื่อนที่โดยดีดเท้า ถล่มตึกข้างตัว ขว้างรถ หรือพ่นลม
rampage-turn-2 = อะไรตกก็ตก: มีเพิลที่ออกนอกเมืองหนีไป ชั้นที่ว่างเปล่าเป็นของคุณ
rampage-turn-3 = คู่แข่งที่ถูกทำให้ล้มเสียฟันให้คุณหนึ่งซี่
rampage-turn-4 = แล้วก็มื้ออาหาร: กินมีเพิลในย่านที่คุณยืนได้เท่าจำนวนฟัน

rampage-setting-runaway = กระดานผู้หลบหนี
rampage-setting-runaway-help = ด้าน A มีหกแถว แถวสุดท้ายเต็มแล้วเกมจบ ด้าน B มีรางสำหรับแต่ละสี
rampage-setting-runaway-A = ด้าน A: หกแถว
rampage-setting-runaway-B = ด้าน B: แยกสี
rampage-setting-teams = ทีมละสอง
rampage-setting-teams-help = ผู้เล่นสี่คน ทีมละสามแอ็กชันต่อตา นับคะแนนของคนที่น้อยกว่าในทีม
rampage-setting-clumsy = สัตว์ประหลาดซุ่มซ่าม
rampage-setting-clumsy-help = ตัวที่ถืออยู่ชนของระหว่างทางได้ (มือชน) หรือทุกมือสั่นกว่าเดิม (มือสั่น)
rampage-setting-clumsy-off = ปิด
rampage-setting-clumsy-hand = มือชน
rampage-setting-clumsy-tremor = มือสั่น
rampage-setting-diet = ไดเอต
rampage-setting-diet-help = มีเพิลที่ไม่ครบเซตเสียตัวละหนึ่งคะแนนตอนจบ
rampage-setting-card_choice = เลือกการ์ด
rampage-setting-card_choice-help = ตามที่พิมพ์ไว้ทุกคนเก็บหนึ่งใบจากสามใบ หรือเก็บหนึ่งจากสามใบของทุกชนิด
rampage-setting-card_choice-off = ปิด: แจกชนิดละใบ
rampage-setting-card_choice-one = เก็บหนึ่งใบจากสามใบ
rampage-setting-card_choice-each = เก็บหนึ่งจากสามใบของทุกชนิด
rampage-setting-miss = การพลาด
rampage-setting-miss-help = ทิ้งตัวแล้วเสียฟันเมื่อไร: เมื่อพลาดเป้า หรือเฉพาะเมื่อตกนอกกระดาน
rampage-setting-miss-building = พลาดเป้า
rampage-setting-miss-offboard = ตกนอกกระดานเท่านั้น
rampage-setting-return_vehicles = รถกลับมา
rampage-setting-return_vehicles-help = รถที่ออกนอกเมืองกลับมาที่จอดเดิม แทนที่จะออกจากเกม
rampage-setting-strict_vacuum = เครื่องดูดฝุ่นแบบเคร่ง
rampage-setting-strict_vacuum-help = เครื่องดูดฝุ่นพากลับมาเฉพาะมีเพิลที่เคยอยู่ในย่านของตัวเอง
rampage-setting-first = ใครเริ่มก่อน
rampage-setting-first-help = หมายเลขของผู้เล่นที่เริ่มก่อน ตามปกติ: สุ่ม
rampage-setting-answer_seconds = วินาทีที่ให้ตอบนอกตา
rampage-setting-answer_seconds-help = คนที่ถูกถามในตาของคนอื่นมีเวลาเท่านี้ ไม่ตอบถือว่าไม่ ใส่ 0: รอจนกว่าจะตอบ
rampage-setting-rounds = จำนวนรอบสูงสุด
rampage-setting-rounds-help = ตามปกติ: 20 ถึงตอนนั้นถ้าเมืองยังอยู่ก็ปล่อยไว้
rampage-setting-market = ตลาดสัตว์ประหลาด
rampage-setting-market-help = เริ่มด้วยการ์ดบุคลิกใบเดียว แล้วซื้อการ์ดด้วยชั้นที่กินไป

## Prompts

rampage-ask-action = ตาคุณ: เหลือ { $actions } แอ็กชัน จะทำอะไร
rampage-ask-who = ทีมของคุณเหลือ { $actions } แอ็กชัน ใครจะทำ
rampage-ask-before-move = ก่อนเคลื่อนที่: ปีน ยืด หรืออยู่ที่เดิม
rampage-ask-flick = ดีดแผ่นเท้าของคุณ
rampage-ask-throw-disc = ดีดแผ่นเท้าออกจากหัวของคุณ
rampage-ask-drop = ถือลำตัวเหนือเป้าแล้วปล่อย
rampage-ask-throw = ดีดออกจากหัวของคุณ
rampage-ask-breath = สูดลมลึก ๆ แล้วพ่นลม
rampage-ask-place = จะวางสัตว์ประหลาดที่ไหน
rampage-ask-carry = จะถือสูงแค่ไหน
rampage-ask-corner = จะกลับเข้าเมืองที่มุมไหน
rampage-ask-again = ดีดอีกครั้งไหม
rampage-ask-shoo = ไล่มีเพิลออกจากซากตึก: ไปไหน
rampage-ask-inhale = ให้ลอยไปย่านไหน
rampage-ask-catch = จะจับใคร
rampage-ask-rob = จะล้วงท้องใคร
rampage-ask-kiss = จะเอามีเพิลตัวไหน
rampage-ask-protect = ฟันกำลังจะหัก!
rampage-ask-penalty = กระดานผู้หลบหนีเล่นงาน
rampage-ask-give = ไม่มีฟันเหลือ: จะให้มีเพิลตัวไหน
rampage-ask-discard = การ์ดใบไหนของคุณจะออกจากเกม
rampage-ask-mutation = การกลายพันธุ์จบลง: การ์ดพลังใบไหนจะออก
rampage-ask-dine = จะกินที่ไหน ได้ไม่เกิน { $bites } ตัว
rampage-ask-eat = กินมีเพิล 1 ตัว: เหลืออีก { $bites } คำ
rampage-ask-sing = ไซเรนร้องเพลง: เอามีเพิลจากที่อื่นอีกตัวไหม
rampage-ask-snack = กินจากกระดานผู้หลบหนี: เหลืออีก { $bites } คำ
rampage-ask-keep = จะเก็บการ์ดใบไหน
rampage-ask-buy = ซื้อการ์ดด้วย { $price } ชั้นไหม
rampage-ask-name = ใครกินมีเพิลมากที่สุด
rampage-ask-copy = จะเลียนแบบการ์ดบุคลิกของใคร
rampage-waiting-count = { $seat } กำลังตัดสินใจก่อนนับคะแนน
rampage-waiting-penalty = กระดานผู้หลบหนีกำลังเล่นงาน { $seat }
rampage-waiting-steal = { $seat } กำลังล้วงท้อง
rampage-waiting-cards = { $seat } กำลังเลือกการ์ด
rampage-waiting-give = { $seat } กำลังให้มีเพิลแทนฟัน
rampage-waiting-protect = { $seat } อาจปกป้องฟันได้
rampage-waiting-meal = { $seat } กำลังกิน
rampage-waiting-place = { $seat } กำลังเลือกที่วาง
rampage-waiting-breathe = { $seat } กำลังสูดลม
rampage-waiting-throw = { $seat } กำลังเล็งขว้าง
rampage-waiting-drop = { $seat } กำลังปล่อยลำตัว
rampage-waiting-move = { $seat } กำลังดีดแผ่นเท้า
rampage-waiting-act = { $seat } กำลังเลือกแอ็กชัน

## Dials

rampage-dial-direction = ทิศ
rampage-dial-power = แรง
rampage-dial-spin = การหมุน
rampage-dial-elevation = มุมเงย
rampage-dial-east = ตะวันออก
rampage-dial-north = เหนือ
rampage-dial-height = ความสูง
rampage-dial-facing = หันไปทาง
rampage-dial-tilt = เอียง
rampage-dial-tilted = เอียงไปทาง
rampage-dial-pitch = ก้มเงย
rampage-dial-sweep = กวาด
rampage-dial-x = ตะวันตกไปออก
rampage-dial-y = ใต้ไปเหนือ

## Actions

rampage-action-move = เคลื่อนที่
rampage-action-jump = เคลื่อนที่จากหัวของคุณ
rampage-action-demolish = ถล่ม{ WORD("rampage-building-", $building) }
rampage-action-stomp = ทิ้งตัวใส่ { $seat }
rampage-action-toss = ขว้าง{ WORD("rampage-vehicle-", $vehicle) }
rampage-action-kick = ขว้างแผ่นเท้าของตัวเอง
rampage-action-breathe =
    { $you ->
        [yes] พ่นลม
       *[no] พ่นลมจาก { $seat }
    }
rampage-action-turn-back = พลิกกลับมายืน
rampage-action-pass = ผ่าน
rampage-action-who =
    { $you ->
        [yes] คุณทำเอง
       *[no] ให้ { $seat } ทำ
    }
rampage-action-climb = ปีน{ WORD("rampage-building-", $building) }
rampage-action-stretch = ก้าวไปที่ไหนก็ได้ในย่าน
rampage-action-stay = ไม่ทำ
rampage-action-again = ดีดอีกครั้ง
rampage-action-enough = พอแล้ว
rampage-action-shoo = จาก{ WORD("rampage-building-", $building) }ไปย่าน { $ground }
rampage-action-corner = มุม{ WORD("rampage-corner-", $corner) }
rampage-action-put = ย่าน { $ground }
rampage-action-catch = จับ { $seat }
rampage-action-dine = กินในย่าน { $ground }
rampage-action-eat = กินมีเพิลตัวนี้
rampage-action-snack = กินผู้หลบหนีสี{ WORD("rampage-colour-", $colour) }
rampage-action-full = ไม่กินแล้ว
rampage-action-give = ให้มีเพิลสี{ WORD("rampage-colour-", $colour) }
rampage-action-accept = ปล่อยไป
rampage-action-suffer = รับผล
rampage-action-rob = ล้วงท้องของ { $seat }
rampage-action-kiss = เอามีเพิลสี{ WORD("rampage-colour-", $colour) }จาก { $seat }
rampage-action-play = ใช้การ์ด{ WORD("rampage-card-", $card) }
rampage-action-keep = เก็บการ์ด{ WORD("rampage-card-", $card) }
rampage-action-discard = ทิ้งการ์ด{ WORD("rampage-card-", $card) }
rampage-action-buy = ซื้อการ์ด
rampage-action-save = เก็บชั้นไว้
rampage-action-name = { $seat }
rampage-action-copy = เลียนแบบการ์ด{ WORD("rampage-card-", $card) }

## Events

rampage-built =
    { $you ->
        [yes] คุณเริ่มก่อน
       *[no] { $seat } เริ่มก่อน
    }

rampage-dealt = { "" }
rampage-secret = ซูเปอร์พลังลับของคุณ: { WORD("rampage-card-", $card) }
rampage-turn =
    { $you ->
        [yes] ตาคุณ
       *[no] ตาของ { $seat }
    }
    .style = heading
rampage-run = { "" }

rampage-flicks =
    { $you ->
        [yes] คุณดีดแผ่นเท้า
       *[no] { $seat } ดีดแผ่นเท้า
    }

rampage-jumps =
    { $you ->
        [yes] คุณดีดแผ่นเท้าออกจากหัว
       *[no] { $seat } ดีดแผ่นเท้าออกจากหัว
    }

rampage-drops =
    { $you ->
        [yes] คุณทิ้งตัวใส่{ WORD("rampage-building-", $building) }
       *[no] { $seat } ทิ้งตัวใส่{ WORD("rampage-building-", $building) }
    }

rampage-stomps =
    { $you ->
        [yes] คุณทิ้งตัวใส่ { $victim_seat }
       *[no]
            { $victim_you ->
                [yes] { $seat } ทิ้งตัวใส่คุณ
               *[no] { $seat } ทิ้งตัวใส่ { $victim_seat }
            }
    }

rampage-tosses =
    { $you ->
        [yes] คุณขว้าง{ WORD("rampage-vehicle-", $vehicle) }
       *[no] { $seat } ขว้าง{ WORD("rampage-vehicle-", $vehicle) }
    }

rampage-kicks =
    { $you ->
        [yes] คุณเตะแผ่นเท้าของตัวเองออกจากหัว
       *[no] { $seat } เตะแผ่นเท้าของตัวเองออกจากหัว
    }

rampage-blows =
    { $you ->
        [yes] คุณสูดลมลึก ๆ แล้วพ่นลม
       *[no] { $seat } สูดลมลึก ๆ แล้วพ่นลม
    }

rampage-came-down =
    { $floors ->
        [0] มีเพิล { $meeples } ตัวตกลงมา
       *[other] ชั้นตึก { $floors } ชั้น{ $meeples ->
            [0] ตกลงมา
           *[other] {" "}และมีเพิล { $meeples } ตัวตกลงมา
        }
    }

rampage-fault = การคำนวณล้มเหลว ทุกอย่างกลับเป็นเหมือนเดิม
rampage-gave-up =
    { $you ->
        [yes] การคำนวณล้มเหลวซ้ำ ๆ: คุณได้แค่ผ่านจนจบตานี้
       *[no] การคำนวณล้มเหลวซ้ำ ๆ: { $seat } ได้แค่ผ่านจนจบตานี้
    }
rampage-fell =
    { $you ->
        [yes] คุณล้ม
       *[no] { $seat } ล้ม
    }

rampage-missed =
    { $you ->
        [yes] คุณพลาด
       *[no] { $seat } พลาด
    }

rampage-left-city =
    { $you ->
        [yes] แผ่นเท้าของคุณออกนอกเมือง
       *[no] แผ่นเท้าของ { $seat } ออกนอกเมือง
    }

rampage-lost-tooth =
    { $you ->
        [yes] คุณเสียฟัน 1 ซี่
       *[no] { $seat } เสียฟัน 1 ซี่
    }

rampage-took-tooth =
    { $you ->
        [yes] คุณชิงฟัน 1 ซี่จาก { $victim_seat }
       *[no]
            { $victim_you ->
                [yes] { $seat } ชิงฟัน 1 ซี่จากคุณ
               *[no] { $seat } ชิงฟัน 1 ซี่จาก { $victim_seat }
            }
    }

rampage-gave =
    { $you ->
        [yes] คุณให้มีเพิล { $count } ตัวแก่ { $to_seat }
       *[no]
            { $to_you ->
                [yes] { $seat } ให้มีเพิล { $count } ตัวแก่คุณ
               *[no] { $seat } ให้มีเพิล { $count } ตัวแก่ { $to_seat }
            }
    }

rampage-gave-colour =
    { $you ->
        [yes] คุณให้มีเพิลสี{ WORD("rampage-colour-", $colour) }แก่ { $to_seat }
       *[no]
            { $to_you ->
                [yes] { $seat } ให้มีเพิลสี{ WORD("rampage-colour-", $colour) }แก่คุณ
               *[no] { $seat } ให้มีเพิลสี{ WORD("rampage-colour-", $colour) }แก่ { $to_seat }
            }
    }

rampage-boxed =
    { $you ->
        [yes] คุณเก็บมีเพิลสี{ WORD("rampage-colour-", $colour) }ลงกล่อง
       *[no] { $seat } เก็บมีเพิลสี{ WORD("rampage-colour-", $colour) }ลงกล่อง
    }

rampage-protected =
    { $you ->
        [yes] ฟันยางของคุณพลิกสถานการณ์
       *[no] ฟันยางของ { $seat } พลิกสถานการณ์
    }

rampage-placed =
    { $you ->
        [yes] คุณถูกวางลง
       *[no] { $seat } ถูกวางลง
    }

rampage-rose =
    { $you ->
        [yes] คุณลุกขึ้น
       *[no] { $seat } ลุกขึ้น
    }

rampage-more-actions =
    { $you ->
        [yes] คุณได้เพิ่มหนึ่งแอ็กชันในตาถัดไป
       *[no] { $seat } ได้เพิ่มหนึ่งแอ็กชันในตาถัดไป
    }

rampage-ate =
    { $you ->
        [yes] คุณกินมีเพิลสี{ WORD("rampage-colour-", $colour) }
       *[no] { $seat } กินมีเพิลสี{ WORD("rampage-colour-", $colour) }
    }

rampage-snacked =
    { $you ->
        [yes] คุณกินผู้หลบหนีสี{ WORD("rampage-colour-", $colour) }
       *[no] { $seat } กินผู้หลบหนีสี{ WORD("rampage-colour-", $colour) }
    }

rampage-ate-floor =
    { $you ->
        [yes] คุณกินชั้นตึก 1 ชั้น
       *[no] { $seat } กินชั้นตึก 1 ชั้น
    }

rampage-line =
    { $you ->
        [yes] คุณทำแถว { $line } ของกระดานผู้หลบหนีเต็ม
       *[no] { $seat } ทำแถว { $line } ของกระดานผู้หลบหนีเต็ม
    }

rampage-track =
    { $you ->
        [yes] คุณทำรางสี{ WORD("rampage-colour-", $colour) }เต็ม
       *[no] { $seat } ทำรางสี{ WORD("rampage-colour-", $colour) }เต็ม
    }

rampage-penalty =
    { $you ->
        [yes] ผู้หลบหนีทำให้คุณเสียฟัน { $teeth } ซี่
       *[no] ผู้หลบหนีทำให้ { $seat } เสียฟัน { $teeth } ซี่
    }

rampage-inhaled =
    { $you ->
        [yes] คุณดูดมีเพิลสี{ WORD("rampage-colour-", $colour) }กลับมา
       *[no] { $seat } ดูดมีเพิลสี{ WORD("rampage-colour-", $colour) }กลับมา
    }

rampage-shooed =
    { $you ->
        [yes] คุณไล่มีเพิล { $count } ตัวไปย่าน { $ground }
       *[no] { $seat } ไล่มีเพิล { $count } ตัวไปย่าน { $ground }
    }

rampage-played =
    { $you ->
        [yes] คุณใช้การ์ด{ WORD("rampage-card-", $card) }
       *[no] { $seat } ใช้การ์ด{ WORD("rampage-card-", $card) }
    }

rampage-discarded =
    { $you ->
        [yes] คุณทิ้งการ์ด{ WORD("rampage-card-", $card) }
       *[no] { $seat } ทิ้งการ์ด{ WORD("rampage-card-", $card) }
    }

rampage-bought =
    { $you ->
        [yes] คุณซื้อการ์ดด้วย { $price } ชั้น
       *[no] { $seat } ซื้อการ์ดด้วย { $price } ชั้น
    }

rampage-got-card =
    { $you ->
        [yes] คุณได้การ์ด{ WORD("rampage-card-", $card) }
       *[no] { $seat } ได้การ์ด{ WORD("rampage-card-", $card) }
    }

rampage-bumped =
    { $you ->
        [yes] คุณชนของในเมือง
       *[no] { $seat } ชนของในเมือง
    }

rampage-last-floor =
    { $you ->
        [yes] คุณเอาชั้นสุดท้ายไป: คนอื่นได้เล่นอีกคนละตา
       *[no] { $seat } เอาชั้นสุดท้ายไป: คนอื่นได้เล่นอีกคนละตา
    }

rampage-eliminated =
    { $you ->
        [yes] แถวสุดท้ายเต็มแล้ว: คุณถูกไล่ออกจากเมือง
       *[no] แถวสุดท้ายเต็มแล้ว: { $seat } ถูกไล่ออกจากเมือง
    }

rampage-named =
    { $you ->
        [yes] คุณทาย { $named_seat }
       *[no]
            { $named_you ->
                [yes] { $seat } ทายคุณ
               *[no] { $seat } ทาย { $named_seat }
            }
    }

rampage-copied =
    { $you ->
        [yes] คุณเลียนแบบการ์ด{ WORD("rampage-card-", $card) }
       *[no] { $seat } เลียนแบบการ์ด{ WORD("rampage-card-", $card) }
    }

rampage-escaped = มีเพิลสี{ WORD("rampage-colour-", $colour) }หนีไปแล้ว
rampage-vehicle-lost = รถคันหนึ่งออกนอกเมือง
rampage-vehicle-back = รถคันหนึ่งออกนอกเมืองแล้วกลับมาที่จอด
rampage-floor-lost = ชั้นตึก 1 ชั้นถูกเก็บลงกล่อง
rampage-ended = ฝุ่นจางลงแล้ว
    .style = heading

## Things

rampage-colour-0 = แดง
rampage-colour-red = แดง
rampage-colour-1 = น้ำเงิน
rampage-colour-blue = น้ำเงิน
rampage-colour-2 = เขียว
rampage-colour-green = เขียว
rampage-colour-3 = ดำ
rampage-colour-black = ดำ
rampage-colour-4 = เหลือง
rampage-colour-yellow = เหลือง
rampage-colour-5 = เทา
rampage-colour-grey = เทา
rampage-building-S1 = บ้านตะวันตกเฉียงเหนือ
rampage-building-S2 = บ้านตะวันออกเฉียงเหนือ
rampage-building-S3 = บ้านตะวันตกเฉียงใต้
rampage-building-S4 = บ้านตะวันออกเฉียงใต้
rampage-building-R1 = อาคารยาวตะวันตก
rampage-building-R2 = อาคารยาวตะวันออก
rampage-building-ST = สนามกีฬา
rampage-vehicle-0 = รถบัสสีน้ำเงิน
rampage-vehicle-1 = รถบัสสีเขียว
rampage-vehicle-2 = รถบัสสีแดง
rampage-vehicle-3 = รถบัสสีชมพู
rampage-corner-0 = ตะวันตกเฉียงเหนือ
rampage-corner-1 = ตะวันออกเฉียงเหนือ
rampage-corner-2 = ตะวันออกเฉียงใต้
rampage-corner-3 = ตะวันตกเฉียงใต้

## Cards, by name and by number

rampage-card-anarchist = นักอนาธิปไตย
rampage-card-0 = นักอนาธิปไตย
rampage-text-anarchist = 3 คะแนนต่อคู่มีเพิลสีเขียวกับสีน้ำเงินในท้องของคุณ
rampage-card-brawler = นักเลง
rampage-card-1 = นักเลง
rampage-text-brawler = ฟันของคู่แข่งในท้องของคุณมีค่าซี่ละ 4 คะแนน แทนที่จะเป็น 2
rampage-card-destructive = จอมทำลาย
rampage-card-2 = จอมทำลาย
rampage-text-destructive = 10 คะแนนถ้าคุณมีชั้นตึกมากกว่าทุกคน
rampage-card-glutton = จอมตะกละ
rampage-card-3 = จอมตะกละ
rampage-text-glutton = 10 คะแนนถ้าคุณกินมีเพิลมากกว่าทุกคน
rampage-card-imitator = จอมเลียนแบบ
rampage-card-4 = จอมเลียนแบบ
rampage-text-imitator = ก่อนนับคะแนน เลียนแบบการ์ดบุคลิกของคู่แข่งหนึ่งคน
rampage-card-mean = ใจร้าย
rampage-card-5 = ใจร้าย
rampage-text-mean = 10 คะแนนถ้าคุณมีมีเพิลสีแดงมากกว่าทุกคน
rampage-card-pacifist = รักสันติ
rampage-card-6 = รักสันติ
rampage-text-pacifist = 10 คะแนนถ้าคุณมีมีเพิลสีเขียวมากกว่าทุกคน
rampage-card-punk = พังก์
rampage-card-7 = พังก์
rampage-text-punk = 3 คะแนนต่อคู่มีเพิลสีเทากับสีดำในท้องของคุณ
rampage-card-romantic = โรแมนติก
rampage-card-8 = โรแมนติก
rampage-text-romantic = 3 คะแนนต่อคู่มีเพิลสีแดงกับสีเหลืองในท้องของคุณ
rampage-card-seductive = ช่างยั่ว
rampage-card-9 = ช่างยั่ว
rampage-text-seductive = 10 คะแนนถ้าคุณมีมีเพิลสีเหลืองมากกว่าทุกคน
rampage-card-scrap-merchant = พ่อค้าเศษเหล็ก
rampage-card-10 = พ่อค้าเศษเหล็ก
rampage-text-scrap-merchant = 5 คะแนนต่อรถแต่ละคันที่อยู่บนซากตึกตอนจบเกม
rampage-card-seer = ผู้หยั่งรู้
rampage-card-11 = ผู้หยั่งรู้
rampage-text-seer = ก่อนนับคะแนน ทายว่าสัตว์ประหลาดตัวไหนมีมีเพิลมากที่สุด: ทายถูกได้ 7 คะแนน
rampage-card-shy = ขี้อาย
rampage-card-12 = ขี้อาย
rampage-text-shy = 10 คะแนนถ้าคุณมีมีเพิลสีน้ำเงินมากกว่าทุกคน
rampage-card-softie = ใจอ่อน
rampage-card-13 = ใจอ่อน
rampage-text-softie = 3 คะแนนต่อโทเคนฟันแต่ละซี่ที่เหลือในปากของคุณ
rampage-card-tourist = นักท่องเที่ยว
rampage-card-14 = นักท่องเที่ยว
rampage-text-tourist = 10 คะแนนถ้าคุณมีมีเพิลสีดำมากกว่าทุกคน
rampage-card-young = วัยเยาว์
rampage-card-15 = วัยเยาว์
rampage-text-young = 10 คะแนนถ้าคุณมีมีเพิลสีเทามากกว่าทุกคน
rampage-card-boxer = นักมวย
rampage-card-16 = นักมวย
rampage-text-boxer = คู่แข่งที่คุณทำให้ล้มตอนเคลื่อนที่ต้องให้ฟันคุณสองซี่
rampage-card-climber = นักปีน
rampage-card-17 = นักปีน
rampage-text-climber = ก่อนเคลื่อนที่ คุณปีนดาดฟ้าของตึกข้างย่านของคุณได้
rampage-card-heavyweight = เฮฟวีเวต
rampage-card-18 = เฮฟวีเวต
rampage-text-heavyweight = คุณถล่มคู่แข่งที่ยืนอยู่ในย่านของคุณแทนตึกได้
rampage-card-hurricane = เฮอริเคน
rampage-card-19 = เฮอริเคน
rampage-text-hurricane = พ่นลมจากหัวของสัตว์ประหลาดตัวไหนก็ได้ที่ยืนอยู่
rampage-card-jumper = จอมกระโดด
rampage-card-20 = จอมกระโดด
rampage-text-jumper = คุณดีดแผ่นเท้าออกจากหัวตัวเองเพื่อเคลื่อนที่ได้
rampage-card-kung-fu-master = ปรมาจารย์กังฟู
rampage-card-21 = ปรมาจารย์กังฟู
rampage-text-kung-fu-master = ขว้างแผ่นเท้าของตัวเองแทนรถ แล้วแผ่นเท้ากลับมา
rampage-card-long-tail = หางยาว
rampage-card-22 = หางยาว
rampage-text-long-tail = ถล่มตึกไหนก็ได้ที่อยู่ข้างย่านของคุณ
rampage-card-retainer = รีเทนเนอร์
rampage-card-23 = รีเทนเนอร์
rampage-text-retainer = ในมื้ออาหารถือว่าคุณมีฟันอย่างน้อยสี่ซี่
rampage-card-sharp-canines = เขี้ยวคม
rampage-card-24 = เขี้ยวคม
rampage-text-sharp-canines = กินมีเพิลเพิ่มสองตัวในมื้ออาหาร
rampage-card-siren = ไซเรน
rampage-card-25 = ไซเรน
rampage-text-siren = หลังมื้ออาหาร กินมีเพิลอีกหนึ่งตัวจากย่านอื่น
rampage-card-smelly-paws = เท้าเหม็น
rampage-card-26 = เท้าเหม็น
rampage-text-smelly-paws = หลังเคลื่อนที่ไปถึงทางเท้า ไล่มีเพิลออกจากซากตึกนั้น
rampage-card-star-dancer = ดาวเต้น
rampage-card-27 = ดาวเต้น
rampage-text-star-dancer = ดีดสองครั้งในการเคลื่อนที่ครั้งเดียว
rampage-card-stretchy-paws = เท้ายืด
rampage-card-28 = เท้ายืด
rampage-text-stretchy-paws = ก่อนเคลื่อนที่ วางแผ่นเท้าที่ไหนก็ได้ในย่านของคุณ
rampage-card-stretchy-tongue = ลิ้นยืด
rampage-card-29 = ลิ้นยืด
rampage-text-stretchy-tongue = กินในย่านข้าง ๆ แทน
rampage-card-telekinesis = พลังจิต
rampage-card-30 = พลังจิต
rampage-text-telekinesis = ขว้างรถคันไหนก็ได้ ไม่ว่าอยู่ที่ไหน
rampage-card-vacuum = เครื่องดูดฝุ่น
rampage-card-31 = เครื่องดูดฝุ่น
rampage-text-vacuum = มีเพิลที่หนีไปเพราะลมของคุณมาลงในย่านของคุณ
rampage-card-catcher = จอมจับ
rampage-card-32 = จอมจับ
rampage-text-catcher = เป็นหนึ่งแอ็กชัน: ขว้างคู่แข่งในย่านของคุณออกจากหัวคุณ แล้วชิงฟันหนึ่งซี่
rampage-card-earthquake = แผ่นดินไหว
rampage-card-33 = แผ่นดินไหว
rampage-text-earthquake = มีเพิลที่ไม่มีอะไรทับบนซากตึกทุกแห่งไปอยู่ย่านข้าง ๆ
rampage-card-hobo = คนจร
rampage-card-34 = คนจร
rampage-text-hobo = สุ่มเอามีเพิลสามตัวจากท้องของคู่แข่ง
rampage-card-invisibility = ล่องหน
rampage-card-35 = ล่องหน
rampage-text-invisibility = ตอนเริ่มตาของคุณ ไปโผล่ในย่านไหนก็ได้
rampage-card-paralyzing-gaze = ตาสะกด
rampage-card-36 = ตาสะกด
rampage-text-paralyzing-gaze = คู่แข่งทุกคนเคลื่อนที่ไม่ได้ในตาถัดไปของตัวเอง
rampage-card-passionate-kiss = จูบเร่าร้อน
rampage-card-37 = จูบเร่าร้อน
rampage-text-passionate-kiss = เลือกเอามีเพิลสองตัวจากคู่แข่งในย่านของคุณ
rampage-card-really-hungry = หิวจัด
rampage-card-38 = หิวจัด
rampage-text-really-hungry = มื้อนี้กินมีเพิลได้สองตัวต่อฟันหนึ่งซี่
rampage-card-scavenger = จอมคุ้ย
rampage-card-39 = จอมคุ้ย
rampage-text-scavenger = กินในย่านที่คู่แข่งอยู่ เหมือนคุณอยู่ที่นั่น
rampage-card-small-wings = ปีกน้อย
rampage-card-40 = ปีกน้อย
rampage-text-small-wings = บินไปย่านไหนก็ได้ ระหว่างแอ็กชันหรือก่อนมื้ออาหาร
rampage-card-teeth-protector = ฟันยาง
rampage-card-41 = ฟันยาง
rampage-text-teeth-protector = เมื่อคู่แข่งหักฟันคุณ: ยกเลิก แล้วชิงฟันของเขาหนึ่งซี่
rampage-card-terminator = เทอร์มิเนเตอร์
rampage-card-42 = เทอร์มิเนเตอร์
rampage-text-terminator = คู่แข่งทุกคนที่ยืนอยู่ในย่านของคุณล้ม และให้ฟันคุณหนึ่งซี่
rampage-card-too-cute = น่ารักเกินไป
rampage-card-43 = น่ารักเกินไป
rampage-text-too-cute = ยกเลิกผลร้ายหนึ่งอย่างของกระดานผู้หลบหนี แต่ไม่ใช่แถว 6
rampage-card-ultra-bright-smile = ยิ้มวิบวับ
rampage-card-44 = ยิ้มวิบวับ
rampage-text-ultra-bright-smile = กินจากกระดานผู้หลบหนีแทนย่านของคุณ
rampage-card-unleashed = หลุดโซ่!
rampage-card-45 = หลุดโซ่!
rampage-text-unleashed = เพิ่มอีกสองแอ็กชันในตานี้
rampage-card-unstable-mutation = กลายพันธุ์ปั่นป่วน
rampage-card-46 = กลายพันธุ์ปั่นป่วน
rampage-text-unstable-mutation = จั่วการ์ดพลังสามใบสำหรับตานี้ จบตาแล้วทิ้งสามใบ
rampage-card-who-cut-the-cheese = ใครตด?!
rampage-card-47 = ใครตด?!
rampage-text-who-cut-the-cheese = คู่แข่งทุกคนกลับหัว และต้องใช้หนึ่งแอ็กชันพลิกกลับ

## The board

rampage-board-teeth = ฟัน
rampage-board-stomach = ท้อง
rampage-board-floors = ชั้น
rampage-board-fangs = ฟันที่กิน
rampage-board-eaten = มีเพิลที่กิน
rampage-board-runaways = ผู้หลบหนี
rampage-board-line = แถว { $line }
rampage-board-secret = การ์ดลับ { $count } ใบ
rampage-board-box = กล่อง
rampage-board-again = อีกครั้ง!
rampage-board-slow = ภาพช้า
rampage-board-top = มุมมองบน
rampage-board-fire = ปล่อย!
rampage-board-verdict = กรรมการ
rampage-board-down = ล้มอยู่
rampage-board-flipped = กลับหัว
rampage-board-frozen = ขยับไม่ได้
rampage-board-aim-flick-sling = จับแผ่นเท้าของคุณ ดึงไปข้างหลังเหมือนหนังสติ๊ก แล้วปล่อย
rampage-board-aim-flick-push = จับแผ่นเท้าของคุณ ลากไปทางที่จะให้ไถลไป แล้วปล่อย
rampage-board-aim-throw-disc-sling = จับสัตว์ประหลาดของคุณ ดึงไปข้างหลังเหมือนหนังสติ๊ก แล้วปล่อย
rampage-board-aim-throw-disc-push = จับสัตว์ประหลาดของคุณ ลากไปทางที่จะให้ลอยไป แล้วปล่อย
rampage-board-aim-throw-sling = จับสัตว์ประหลาดของคุณ ดึงไปข้างหลังเหมือนหนังสติ๊ก แล้วปล่อย
rampage-board-aim-throw-push = จับสัตว์ประหลาดของคุณ ลากไปทางที่จะให้ลอยไป แล้วปล่อย
rampage-board-aim-drop = ลากไปตรงที่จะถือลำตัวไว้ แล้วปล่อย
rampage-board-aim-breath = คลิกสิ่งที่จะเป่า แล้วพ่นลม
rampage-board-aim-place = คลิกตรงที่จะให้ยืน
rampage-board-aim-carry = ถือสูงพอก็ไม่ชนอะไร
rampage-board-hand = วิธีดีด
rampage-board-sling = หนังสติ๊ก
rampage-board-push = ผลัก
rampage-board-practice = ซ้อมก่อน: ไม่นับ
rampage-board-rehearse = ซ้อม
rampage-board-for-real = เอาจริง
rampage-board-rehearsing = แค่ซ้อม: ครั้งนี้ไม่นับ
rampage-board-practised = เมื่อกี้คือการซ้อม
rampage-board-back = กลับ
rampage-board-verdict-none = ยังไม่มีอะไร
rampage-board-inside =
    { $count ->
        [0] ยังไม่ได้กินเลย
       *[other] กินไปแล้ว { $count }
    }
rampage-course-faint = เบาเกินไป ไม่ขยับ: ดึงไกลอีก
rampage-course-leaves = จะไถลออกนอกเมือง: เสียฟันหนึ่งซี่!
rampage-course-stops =
    { $ground ->
        [none] ไถล { $far } ซม. แล้วหยุดนอกย่าน
       *[other] ไถล { $far } ซม. แล้วหยุดใน { $ground }
    }
rampage-course-hits = ไถล { $far } ซม. แล้วชน { $what }
rampage-course-lands =
    { $ground ->
        [none] ตกห่างไป { $far } ซม. นอกย่าน
       *[other] ตกห่างไป { $far } ซม. ใน { $ground }
    }
rampage-met-meeple = มีเพิล
rampage-met-floor = ชั้นตึก
rampage-deed-move = เคลื่อนที่
rampage-deed-move-none = ตอนนี้ยังไม่ได้
rampage-deed-demolish = ถล่ม
rampage-deed-demolish-none = ยืนบนทางเท้าก่อน
rampage-deed-toss = ขว้าง
rampage-deed-toss-none = ไม่มีรถในย่านของคุณ
rampage-deed-breathe = พ่นลม
rampage-deed-breathe-none = ตอนนี้ยังไม่ได้
rampage-deed-card = การ์ด
rampage-deed-card-none = ตอนนี้ไม่มีใบที่ใช้ได้
rampage-deed-pass = ผ่าน
rampage-deed-pass-none = ตอนนี้ยังไม่ได้
rampage-short-move = ดีดแผ่นเท้า
rampage-short-jump = จากหัวของคุณ
rampage-short-breathe = พ่นลม
rampage-short-dine = กินที่ { $ground }
rampage-short-building =
    { $building ->
        [S1] บ้านตะวันตกเฉียงเหนือ
        [S2] บ้านตะวันออกเฉียงเหนือ
        [S3] บ้านตะวันตกเฉียงใต้
        [S4] บ้านตะวันออกเฉียงใต้
        [R1] อาคารยาวตะวันตก
        [R2] อาคารยาวตะวันออก
       *[ST] สนามกีฬา
    }
rampage-short-vehicle =
    { $vehicle ->
        [0] รถบัสสีน้ำเงิน
        [1] รถบัสสีเขียว
        [2] รถบัสสีแดง
       *[3] รถบัสสีชมพู
    }
rampage-board-city = เมือง
rampage-board-where-ground = ย่าน { $ground }: มีมีเพิลให้กิน { $count } ตัว
rampage-board-where-building = { $floors } ชั้น, มีเพิล { $count } ตัว
rampage-board-sets = เซต
rampage-board-characters = การ์ดบุคลิก
rampage-board-diet = ไดเอต
rampage-board-total = คะแนน
rampage-board-hidden = ซ่อน
rampage-sheet-at =
    { $ground } ไปทาง{ $across ->
        [west] ตะวันตก { $x } ซม. และ
       *[east] ตะวันออก { $x } ซม. และ
    }{ $along ->
        [south] ใต้ { $y } ซม. จากกลางเมือง
       *[north] เหนือ { $y } ซม. จากกลางเมือง
    }
rampage-sheet-between = ไม่อยู่ในย่านใด
rampage-board-out = นอกเมือง
rampage-board-eat = กินมีเพิลสี{ WORD("rampage-colour-", $colour) }
rampage-board-effect-a =
    { $line ->
        [6] จบเกม: ใครทำแถวนี้เต็มแพ้
       *[other] เสียฟัน { $teeth } ซี่{ $bonus ->
            [0] { "" }
           *[other] {" "}คู่แข่งได้อีกหนึ่งแอ็กชัน
        }
    }
rampage-board-effect-b-0 = เสียฟันหนึ่งซี่ และมีเพิลสี่ตัวลงกล่อง
rampage-board-effect-b-1 = เสียฟันหนึ่งซี่ และการ์ดหนึ่งใบ
rampage-board-effect-b-2 = เสียฟันสองซี่
rampage-board-effect-b-3 = เสียฟันหนึ่งซี่ และผู้เล่นคนถัดไปย้ายที่คุณ
rampage-board-effect-b-4 = เสียฟันหนึ่งซี่ และคนอื่นได้อีกหนึ่งแอ็กชัน
rampage-board-seat = มีเพิล { $eaten } ตัว · { $floors } ชั้น · ฟัน { $fangs } ซี่

## The lesson

rampage-lesson-city = นี่คือเมือง: ตึกที่ซ้อนด้วยชั้นและมีเพิล กับสัตว์ประหลาดที่มุมของตัวเอง คุณเป็นหนึ่งในนั้น กินชั้นตึก มีเพิลให้ครบหกสี และฟันของคู่แข่ง: ทั้งหมดคือคะแนน
rampage-lesson-monsters = นี่คือสิ่งที่สัตว์ประหลาดแต่ละตัวมี: ฟัน การ์ด และของในท้อง แต่ละตามีสองแอ็กชันแล้วต่อด้วยมื้ออาหาร
rampage-lesson-move = แอ็กชันแรก: เคลื่อนที่ เท้าของคุณเป็นแผ่นที่ใช้นิ้วดีด
rampage-lesson-move-why = ตอนนี้เล็ง: ไปทางไหน แรงแค่ไหน
rampage-lesson-move-wrong = จากตรงนี้ได้ผลน้อย: แผ่นเท้ายังไม่แตะทางเท้า และลมยิ่งไกลยิ่งอ่อน เคลื่อนที่ก่อน
rampage-lesson-move-wrong-pass = แอ็กชันที่ผ่านไปก็เสียเปล่า ใช้ให้คุ้ม: เคลื่อนที่
rampage-lesson-move-wrong-play = ซูเปอร์พลังใช้ได้ครั้งเดียวทั้งเกม ตอนนี้เก็บไว้ก่อน
rampage-lesson-flick = เล็งตึกข้างหน้าแล้วดีด อย่าแรงเกินไป: แผ่นเท้าที่ออกนอกเมืองทำให้เสียฟันหนึ่งซี่ ลากบนเมืองหรือใช้แป้นปรับก็ได้
rampage-lesson-flick-why = สัตว์ประหลาดของคุณยืนตรงที่แผ่นเท้าหยุด มือสั่นเล็กน้อย จึงไม่มีการดีดไหนตรงเป๊ะ ถ้าแผ่นเท้าแตะทางเท้า คุณถล่มตึกนั้นได้
rampage-lesson-flick-wrong = เล็งอีกครั้ง
rampage-lesson-teeth = ตรงนี้การดีดทำให้คู่แข่งล้ม มันจะนอนอยู่ตรงที่ล้มจนถึงตาของมันเอง และฟันหนึ่งซี่ของมันเข้าไปอยู่ในท้องของคุณแล้ว: ได้สองคะแนนตอนจบ และมื้ออาหารของมันกินมีเพิลได้น้อยลงหนึ่งตัว
rampage-lesson-demolish = เท้าของคุณแตะทางเท้าของตึกแล้ว ถล่มเลย: ยกลำตัวขึ้นเหนือตึกแล้วปล่อย
rampage-lesson-demolish-why = จะถือตรงไหน สูงแค่ไหน เอียงแค่ไหน แล้วแต่คุณ
rampage-lesson-demolish-wrong = นั่นก็เป็นแอ็กชันเหมือนกัน แต่ไม่มีอะไรถล่มได้มากเท่าลำตัวจากข้างบน และคุณยืนถูกที่แล้ว ถล่มตึก
rampage-lesson-demolish-wrong-move = คุณยืนถูกที่แล้ว: แผ่นเท้าแตะทางเท้า ถ้าดีดอีกจะหลุดไป ถล่มตึก
rampage-lesson-demolish-wrong-play = ซูเปอร์พลังใช้ได้ครั้งเดียวทั้งเกม ตอนนี้เก็บไว้ก่อน
rampage-lesson-demolish-wrong-pass = แอ็กชันที่ผ่านไปก็เสียเปล่า ถล่มตึก
rampage-lesson-drop = ถือลำตัวเหนือตึกให้สูง แล้วปล่อย
rampage-lesson-drop-why = ชั้นที่ไม่มีมีเพิลอยู่คุณกินได้ มีเพิลที่ออกนอกเมืองหนีไป ถ้าหนีมากไปคุณจะเจ็บหนัก
rampage-lesson-drop-wrong = ถือเหนือตึกแล้วปล่อย
rampage-lesson-dine = ถึงมื้ออาหาร: สัตว์ประหลาดกินมีเพิลในย่านที่ยืนอยู่ กินที่นี่
rampage-lesson-dine-why = คุณกินมีเพิลได้หนึ่งตัวต่อฟันหนึ่งซี่
rampage-lesson-dine-wrong = คุณยังหิวอยู่: เลือกย่านที่ลูกศรชี้
rampage-lesson-dine-wrong-play = ซูเปอร์พลังใช้ได้ครั้งเดียวทั้งเกม ตอนนี้เก็บไว้ก่อน
rampage-lesson-eat = กินมีเพิลตัวนี้
rampage-lesson-eat-why = หกสีไม่ซ้ำเป็นหนึ่งเซต เซตละสิบคะแนน ครบหนึ่งตาแล้ว ตอนนี้คุณรู้วิธีถล่มเมืองแล้ว
rampage-lesson-eat-wrong = มีมีเพิลให้กินก่อน
rampage-lesson-eat-wrong-play = ซูเปอร์พลังใช้ได้ครั้งเดียวทั้งเกม ตอนนี้เก็บไว้ก่อน

## The coach

rampage-coach-action = ตาละสองแอ็กชัน ทำซ้ำอย่างเดิมก็ได้ จะถล่มตึก เท้าต้องแตะทางเท้าของตึกนั้น
rampage-coach-flick = ใช้แรงแค่ครึ่งเดียวก็ไปไกลแล้ว ออกนอกเมืองเสียฟันหนึ่งซี่
rampage-coach-drop = ยิ่งสูงยิ่งพังมาก ถ้าลำตัวพลาดตึกเสียฟันหนึ่งซี่
rampage-coach-breath = คุณพ่นลมจากหัว ของข้างหน้าบังของข้างหลัง
rampage-coach-dine = มองหาสีที่คุณยังไม่มี: หกสีไม่ซ้ำเป็นหนึ่งเซต
rampage-coach-ran = มีเพิลที่ออกนอกเมืองหนีไป เมื่อแถวของกระดานผู้หลบหนีเต็ม คนที่ทำให้หนีต้องรับผล
rampage-coach-demolish = คุณยืนข้างตึกแล้ว: ถือลำตัวเหนือตึกแล้วปล่อย ชั้นที่ว่างเป็นของคุณ มีเพิลที่ตกลงมากินได้
rampage-coach-fell = คุณทำคู่แข่งล้ม: ได้ฟันของเขาหนึ่งซี่ เป็นคะแนนตอนจบ
rampage-coach-tooth = อุบัติเหตุ: เสียฟันหนึ่งซี่ ฟันน้อยลง มื้อหนึ่งก็กินมีเพิลได้น้อยลง

## What decided a tie, on the page of the end

rampage-tied-by-eaten =
    { $you ->
        [yes] { $level } และคุณกินมีเพิลมากกว่า
       *[no] { $level } และ { $names } กินมีเพิลมากกว่า
    }
rampage-tied-by-shared = { $level } และมีเพิลที่กินก็เท่ากันด้วย

## Why a question is asked now: the line below the prompt

rampage-why-action = หนึ่งตามีสองแอ็กชัน ทำซ้ำอย่างเดิมก็ได้ แล้วต่อด้วยมื้ออาหาร
rampage-why-who = ทีมของคุณใช้แอ็กชันร่วมกัน
rampage-why-before-move = การ์ดพลังของคุณใช้ก่อนเคลื่อนที่
rampage-why-flick = เคลื่อนที่คือดีดแผ่นเท้าใต้สัตว์ประหลาดหนึ่งครั้ง หยุดตรงไหนคุณยืนตรงนั้น
rampage-why-throw-disc = การ์ดพลังของคุณให้แผ่นเท้าลอยออกจากหัวได้
rampage-why-drop = แผ่นเท้าของคุณแตะทางเท้าของตึก สิ่งที่ลำตัวชนตกลงมาเป็นผลงานของคุณ
rampage-why-throw = การขว้างเริ่มจากหัวของคุณ รถอยู่ตรงที่หยุด
rampage-why-breath = ลมพ่นเป็นรูปกรวยจากหัวของคุณ ของข้างหน้าบังของข้างหลัง
rampage-why-place = สัตว์ประหลาดออกจากที่เดิม คุณเลือกว่าจะอยู่ที่ไหนต่อ
rampage-why-carry = ที่โต๊ะนี้ ถ้ามือชนอะไรตอนถือของ เสียฟันหนึ่งซี่
rampage-why-corner = แผ่นเท้าของคุณอยู่นอกเมือง สัตว์ประหลาดกลับเข้าที่มุมว่าง
rampage-why-again = การ์ดพลังของคุณให้ดีดครั้งที่สองตอนเคลื่อนที่
rampage-why-shoo = เท้าของคุณเหม็น: มีเพิลในซากตึกนี้วิ่งไปย่านเดียว
rampage-why-inhale = ซูเปอร์พลังของคุณดูดเข้ามา
rampage-why-catch = ซูเปอร์พลังของคุณจับได้หนึ่งตัว
rampage-why-rob = ซูเปอร์พลังของคุณล้วงจากท้อง
rampage-why-kiss = ซูเปอร์พลังของคุณเอามีเพิลได้
rampage-why-protect = การ์ดของคุณป้องกันได้ ตอนนี้เท่านั้น
rampage-why-penalty = แถวของมีเพิลที่หนีไปเต็มแล้ว คนที่ทำให้เต็มต้องรับผล
rampage-why-give = ฟันที่ไม่มีให้จ่ายด้วยมีเพิลสองตัว
rampage-why-discard = กระดานผู้หลบหนีเอาการ์ดไปหนึ่งใบ
rampage-why-mutation = การกลายพันธุ์อยู่ได้แค่ชั่วคราว
rampage-why-dine = แอ็กชันหมดแล้ว คุณกินในย่านเดียวที่แผ่นเท้าอยู่ ได้เท่าจำนวนฟัน
rampage-why-eat = คุณกินได้เท่าจำนวนฟัน เซตครบหกสีมีค่ามากที่สุด
rampage-why-sing = การ์ดพลังของคุณเรียกมาอีกหนึ่งตัวหลังมื้ออาหาร
rampage-why-snack = ซูเปอร์พลังของคุณให้กินตัวที่หนีไป
rampage-why-keep = คุณเก็บหนึ่งใบ ที่เหลือออกจากเกม
rampage-why-buy = ที่โต๊ะนี้ใช้ชั้นตึกซื้อการ์ด
rampage-why-name = การ์ดบุคลิกของคุณได้คะแนนถ้าทายถูก ถามก่อนนับคะแนน
rampage-why-copy = การ์ดบุคลิกของคุณเลียนแบบใบอื่นก่อนนับคะแนน

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

rampage-term-sidewalk = ทางเท้า
rampage-term-sidewalk-is = ทางเท้า: แถบรอบซากตึก เมื่อแผ่นเท้าแตะ คุณถล่มตึกนั้นได้
rampage-term-ruin = ซากตึก
rampage-term-ruin-is = ซากตึก: พื้นที่ที่ตึกตั้งอยู่หรือเคยตั้งอยู่ มีเพิลบนนี้กินไม่ได้
rampage-term-neighbourhood = ย่าน
rampage-term-neighbourhood-is = ย่าน: หนึ่งในแปดส่วนของเมือง คุณกินในย่านที่แผ่นเท้าอยู่
rampage-term-meeple = มีเพิล
rampage-term-meeple-is = มีเพิล: ชาวเมืองหนึ่งในหกสี เซตหกสีได้สิบคะแนน
rampage-term-disc = แผ่นเท้า
rampage-term-disc-is = แผ่นเท้า: เท้าของสัตว์ประหลาด ดีดเพื่อเคลื่อนที่ แล้วลำตัวตามไป
rampage-term-tooth = ฟัน
rampage-term-tooth-is = ฟัน: ตาหนึ่งคุณกินมีเพิลได้เท่าจำนวนฟัน ฟันของคู่แข่งได้ซี่ละสองคะแนน
rampage-term-runaway = กระดานผู้หลบหนี, ผู้หลบหนี
rampage-term-runaway-is = กระดานผู้หลบหนี: มีเพิลที่ออกนอกเมืองมารวมกันที่นี่ แถวที่เต็มเล่นงานคนที่ทำให้เต็ม
rampage-term-floor = ชั้นที่ว่างเปล่า
rampage-term-floor-is = ชั้นที่ว่างเปล่า: ชั้นที่ไม่มีอะไรอยู่ข้างบน คนที่ทำให้ว่างกินทันที ได้หนึ่งคะแนน
rampage-term-superpower = ซูเปอร์พลังลับ, ซูเปอร์พลัง
rampage-term-superpower-is = ซูเปอร์พลัง: การ์ดลับที่ใช้ได้ครั้งเดียว

## The game's page

rampage-best = สามคน: มีคู่แข่งสองคนให้ล้ม และเมืองอยู่นานพอสำหรับทุกคน
rampage-part-city = เมืองกับตึก
rampage-part-monsters = สัตว์ประหลาดและสิ่งที่กินไป
rampage-part-runaways = มีเพิลที่หนีไปแล้ว

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

rampage-not-9-1 = เกมจบแล้ว
rampage-not-3-1 = { $prompt ->
        [none] ยังไม่ถึงตาคุณ
        [action] คุณกินหลังจากทำแอ็กชันแล้ว
        [dine] แอ็กชันของคุณหมดแล้ว ตอนนี้เป็นมื้ออาหาร
        [eat] แอ็กชันของคุณหมดแล้ว ตอนนี้เป็นมื้ออาหาร
        [sing] แอ็กชันของคุณหมดแล้ว ตอนนี้เป็นมื้ออาหาร
        [snack] แอ็กชันของคุณหมดแล้ว ตอนนี้เป็นมื้ออาหาร
       *[other] ตอบคำถามที่ค้างอยู่ก่อน แล้วค่อยเล่นต่อ
    }
rampage-not-4-7 = แผ่นเท้าต้องแตะทางเท้าของตึกนั้น และบนซากตึกต้องยังมีอะไรเหลือ
rampage-not-4-12 = รถคันนั้นไม่ได้อยู่ในย่านที่แผ่นเท้าของคุณอยู่
rampage-not-8-1 = คุณกินได้ในย่านเดียวที่แผ่นเท้าของคุณอยู่ และเฉพาะตัวที่เอื้อมถึงในย่านนั้น
rampage-not-8-2 = มีเพิลบนซากตึก ทางเท้า หรือกำแพง กินไม่ได้
rampage-not-8-3 = มีของทับมีเพิลตัวนั้น
rampage-not-2-7 = คุณไม่มีซูเปอร์พลังใบนั้น
rampage-not-3-2 = ลำตัวของคุณไม่ได้กลับหัว ไม่มีอะไรให้พลิกกลับ
rampage-not-3-3 = เลือกมุมได้เฉพาะตอนสัตว์ประหลาดกลับเข้าเมือง และมุมนั้นต้องไม่มีส่วนของสัตว์ประหลาดตัวใดอยู่
rampage-not-4-14 = รถคันนั้นออกจากเกมไปแล้ว
rampage-not-5-5 = ให้มีเพิลเฉพาะเมื่อไม่มีฟันเหลือให้เสีย และให้ได้เฉพาะที่อยู่ในท้องคุณ
rampage-not-6-2 = มีเพิลตัวนั้นไม่อยู่ในเมืองแล้ว
rampage-not-6-7 = การคำนวณล้มเหลวสามครั้งในตานี้ เหลือแค่สิ่งที่ไม่ต้องคำนวณ
rampage-not-7-3 = ไม่มีผลร้ายจากกระดานผู้หลบหนีที่รอคุณอยู่
rampage-not-7-8 = คุณทิ้งการ์ดเฉพาะเมื่อถูกบังคับ และเฉพาะการ์ดของคุณเอง
rampage-not-10-5 = มีแต่จอมเลียนแบบที่เลียนแบบการ์ดบุคลิกได้ ของคู่แข่ง ก่อนนับคะแนน
rampage-not-10-12 = มีแต่ผู้หยั่งรู้ที่ทายสัตว์ประหลาด ก่อนนับคะแนน
rampage-not-11-2 = มีแต่นักปีนที่เริ่มเคลื่อนที่จากดาดฟ้าได้ เป็นตึกข้างย่านของตัวเอง
rampage-not-11-3 = มีแต่เฮฟวีเวตที่ทิ้งตัวใส่คู่แข่งได้ ตัวที่ยืนอยู่ในย่านของตัวเอง
rampage-not-11-4 = มีแต่เฮอริเคนที่พ่นลมจากหัวตัวอื่นได้ ตัวที่ยืนอยู่ในเมือง
rampage-not-11-5 = มีแต่จอมกระโดดที่ดีดแผ่นเท้าออกจากหัวตัวเองได้
rampage-not-11-6 = มีแต่ปรมาจารย์กังฟูที่ขว้างแผ่นเท้าของตัวเองได้
rampage-not-11-10 = ไซเรนเรียกมีเพิลจากย่านอื่น ตัวที่ไม่มีอะไรทับ
rampage-not-11-11 = ไล่มีเพิลออกจากซากตึกได้ด้วยการ์ดอย่างเท้าเหม็นเท่านั้น ไปย่านข้างซากตึกนั้น
rampage-not-11-12 = มีแต่ดาวเต้นที่ดีดครั้งที่สองได้ ทันทีหลังครั้งแรก
rampage-not-11-13 = มีแต่เท้ายืดที่ก้าวไปที่ไหนก็ได้ในย่านก่อนเคลื่อนที่
rampage-not-11-16 = มีแต่เครื่องดูดฝุ่นที่เรียกตัวที่หนีเพราะลมของตัวเองกลับมา ไปย่านที่แผ่นเท้าอยู่
rampage-not-12-1 = จอมจับใช้หนึ่งแอ็กชัน และขว้างคู่แข่งในย่านของคุณที่ลำตัวอยู่ในเมือง
rampage-not-12-3 = คนจรล้วงได้เฉพาะคู่แข่งที่มีมีเพิลในท้อง
rampage-not-12-4 = ล่องหนใช้ได้เฉพาะก่อนแอ็กชันแรกของคุณ
rampage-not-12-5 = ตาสะกด: ตานี้คุณเคลื่อนที่ไม่ได้
rampage-not-12-6 = จูบเร่าร้อนเอาจากท้องของคู่แข่งในย่านของคุณ และเฉพาะที่มีอยู่
rampage-not-12-7 = คุณหิวจัดอยู่แล้ว
rampage-not-12-8 = ไม่มีแผ่นเท้าของคู่แข่งอยู่ในย่านใดเลย
rampage-not-12-10 = นั่นใช้ตอนที่คู่แข่งกำลังจะหักฟันของคุณ
rampage-not-12-11 = ไม่มีคู่แข่งยืนอยู่ในย่านของคุณ
rampage-not-12-12 = น่ารักเกินไปใช้ตอนที่กระดานผู้หลบหนีเล่นงานคุณ
rampage-not-12-13 = มีแต่ยิ้มวิบวับที่กินจากกระดานผู้หลบหนีได้ และเฉพาะตัวที่อยู่บนนั้น
rampage-not-12-15 = { $prompt ->
        [mutation] การ์ดพลังต้องออกเท่าที่การกลายพันธุ์นำมา เลือกหนึ่งใบจากการ์ดพลัง
       *[other] ไม่มีการ์ดพลังเหลือในกองให้กลายพันธุ์
    }
rampage-not-12-16 = คุณกลับหัวอยู่ แอ็กชันสุดท้ายของตานี้ต้องใช้พลิกกลับมายืน
rampage-not-12-17 = { $prompt ->
        [action] ซูเปอร์พลังใบนั้นต้องรอมื้ออาหาร
        [dine] ซูเปอร์พลังใบนั้นต้องใช้ระหว่างทำแอ็กชัน
        [eat] คุณเริ่มกินแล้ว ซูเปอร์พลังใบนั้นต้องใช้ก่อนหน้านี้
       *[other] ซูเปอร์พลังใบนั้นใช้ตอนอื่น
    }
rampage-not-13-2 = มีแต่สัตว์ประหลาดในทีมของคุณที่ทำได้ และถ้าแอ็กชันที่เหลือต้องใช้พลิกกลับทั้งหมด ทำได้เฉพาะตัวที่กลับหัว
rampage-not-13-9 = เก็บการ์ดได้เฉพาะตอนแจก และเฉพาะใบที่ให้คุณเลือก
rampage-not-13-11 = ซื้อการ์ดได้เฉพาะในตลาดสัตว์ประหลาด ตอนจบตาของคุณ

## What a table or a variant cannot be

rampage-refused-first = โต๊ะ { $seats } คน ผู้เล่น { $first } เริ่มไม่ได้ ระบุคนอื่น หรือไม่ระบุเลย
rampage-refused-market = ตลาดสัตว์ประหลาดเริ่มด้วยการ์ดบุคลิกเท่านั้น ปิดตลาดหรือปิดการเลือกการ์ด
rampage-refused-teams = เกมแบบทีมต้องมีผู้เล่น 4 คน ไม่ใช่ { $seats } ปิดทีมก่อน

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

rampage-group-turn = ตาเล่น
rampage-group-teeth = ฟัน
rampage-group-points = คะแนน
rampage-group-runaway = กระดานผู้หลบหนี
rampage-group-market = ตลาดสัตว์ประหลาด
rampage-group-cards = คะแนนของการ์ดบุคลิก
rampage-data-turn-actions = แอ็กชันต่อตา
rampage-data-turn-team-actions = แอ็กชันต่อตาของทีม
rampage-data-teeth-printed = ฟันถาวร
rampage-data-teeth-tokens = โทเคนฟัน
rampage-data-teeth-meeples = มีเพิลที่ต้องให้แทนฟันที่ไม่มี
rampage-data-points-set = เซตหกสี
rampage-data-points-floor = ชั้นละ
rampage-data-points-tooth = ฟันที่กินซี่ละ
rampage-data-points-diet = เมื่อเล่นแบบไดเอต เสียต่อมีเพิลที่ไม่ครบเซตตัวละ
rampage-data-runaway-spaces = ด้าน { $name }: จำนวนช่องของแต่ละแถว
rampage-data-runaway-capacity = ด้าน { $name }: จำนวนช่องของแต่ละราง
rampage-data-runaway-teeth = ด้าน { $name }: ฟันที่เสียจากผลร้ายแต่ละอย่าง
rampage-data-runaway-bonus = ด้าน { $name }: แอ็กชันที่คู่แข่งทุกคนได้เพิ่ม ตามแถว
rampage-data-runaway-red-meeples = ด้าน { $name }: มีเพิลที่เสียจากผลร้ายของสีแดง
rampage-data-market-first-price = จำนวนชั้นที่เป็นราคาการ์ดใบแรกต่อจากการ์ดบุคลิก
rampage-data-cards-most = มีบางอย่างมากที่สุด
rampage-data-cards-pair = คู่ของสองสี
rampage-data-cards-brawler = { WORD("rampage-card-brawler") }: ฟันที่กินซี่ละ
rampage-data-cards-scrap = { WORD("rampage-card-scrap-merchant") }: รถบนซากตึกคันละ
rampage-data-cards-seer = { WORD("rampage-card-seer") }: ทายชื่อถูก
rampage-data-cards-softie = { WORD("rampage-card-softie") }: โทเคนฟันของตัวเองซี่ละ
