# The words of Eight Routes, in Thai.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the
# Thai book of the game; everything else is ours. (Eight Routes has no Thai book: all of it is ours.)

eight-routes-title = แปดเส้นทาง
eight-routes-tagline = ลูกเต๋าเต็มฝา กับแปดเส้นทางคดเคี้ยว ทุกลูกที่คุณหยิบคือลูกที่คนข้าง ๆ อยากได้
eight-routes-about = ผู้เล่น 3–5 คนใช้ลูกเต๋าในฝาเดียวกัน แข่งกันบนแปดเส้นทางพร้อมกัน หยิบอะไรก็ได้เดินตามนั้น และคนถัดไปก็หมดสิทธิ์ ใครได้แต้มรวมจากแปดเส้นทางมากที่สุดเป็นผู้ชนะ
eight-routes-goal = มีแต้มมากที่สุดเมื่อนับครบทั้งแปดเส้นทาง
eight-routes-turn-1 = เจ้ามือทอยลูกเต๋าทั้งหมด แล้วแยกตามเลขลงช่องแยกทั้งแปดของฝา
eight-routes-turn-2 = ผลัดกันหยิบลูกเต๋าทั้งหมดในช่องแยกช่องหนึ่ง แล้วเดินบนเส้นทางของเลขนั้นเท่าจำนวนลูกเต๋า
eight-routes-turn-3 = บางเลขมีพลัง: เลข 6 พลิกชิปแลก 1 ก้าว เลข 8 ได้ลูกเต๋าโบนัส ส่วนเส้นทาง 3 และ 5 ยอมถอยเพื่อเปลี่ยนเลขหรือเดินทางอ้อม
eight-routes-turn-4 = เจ้ามือหยิบเป็นคนสุดท้าย แล้วส่งฝาให้คนทางซ้าย จบรอบสุดท้ายแล้วรวมแต้มทุกเส้นทาง

eight-routes-setting-rounds = จำนวนรอบ
eight-routes-setting-rounds-help = ตามปกติ: เล่น 3 หรือ 5 คน 15 รอบ เล่น 4 คน 16 รอบ เกมสั้นจะได้เปรียบคนที่เป็นเจ้ามือคนสุดท้าย
eight-routes-setting-shake = เล่นโดยเขย่าฝาได้
eight-routes-setting-shake-help = เขย่าฝาคือทอยลูกเต๋าในฝาใหม่ แลกกับเดินน้อยลง 1 ช่อง

## Prompts

eight-routes-ask-d6 = ลูกเต๋าส่วนตัวของคุณ: จะทอยไหม
eight-routes-ask-turn = ตาคุณ: หยิบลูกเต๋าจากช่องแยก 1 ช่อง
eight-routes-ask-shaken = เขย่าฝาแล้ว: เลือกหยิบช่องแยก 1 ช่อง คุณจะเดินน้อยกว่าจำนวนลูกเต๋า 1 ช่อง
eight-routes-ask-chip = พลังเลข 6: พลิกคว่ำชิป 1 อันเพื่อเดินเพิ่ม 1 ก้าวไหม
eight-routes-ask-bonus = พลังเลข 8: หยิบลูกเต๋าเพิ่มอีก 1 ลูกไหม
eight-routes-ask-after = จะทำอะไรอีกไหมก่อนจบตา
eight-routes-waiting-d6 = { $seat } ทอยลูกเต๋าส่วนตัวได้
eight-routes-waiting-before = { $seat } กำลังหยิบลูกเต๋าจากฝา
eight-routes-waiting-shaken = { $seat } เขย่าฝาแล้ว กำลังเลือกช่องแยก
eight-routes-waiting-powers = { $seat } กำลังใช้พลังของลูกเต๋า
eight-routes-waiting-after = { $seat } เปลี่ยนเลขลูกเต๋าหรือเดินทางอ้อมได้

## Actions

eight-routes-action-pick = หยิบเลข { $value }
eight-routes-action-shake = เขย่าฝา: เดินน้อยลง 1 ช่อง
eight-routes-shake = เขย่าฝา
eight-routes-shake-cost = แล้วเดินน้อยลง 1 ช่อง
eight-routes-action-c =
    { $by ->
        [1] เพิ่มเลข { $value } ขึ้น 1 (ถอย 1 ช่องบนเส้นทาง 3)
       *[other] ลดเลข { $value } ลง 1 (ถอย 1 ช่องบนเส้นทาง 3)
    }
eight-routes-action-d = ทางอ้อม: เดินหน้า 1 ก้าวบนเส้นทาง { $route } (ถอย 2 ช่องบนเส้นทาง 5)
eight-routes-action-end = จบตา
eight-routes-action-d6 = ทอยลูกเต๋าส่วนตัว
eight-routes-action-no-d6 = ไม่ทอย
eight-routes-action-chip = พลิกชิป: เดินหน้า 1 ก้าวบนเส้นทาง { $route }
eight-routes-action-no-chip = เก็บชิปไว้
eight-routes-action-bonus = หยิบเลข { $value } เพิ่ม 1 ลูก
eight-routes-action-no-bonus = ไม่หยิบแล้ว
eight-routes-action-walk = เดินหน้า 1 ก้าวบนเส้นทาง { $route }

## Events

eight-routes-first-parent =
    { $you ->
        [yes] คุณเป็นเจ้ามือคนแรก
       *[no] { $seat } เป็นเจ้ามือคนแรก
    }
eight-routes-round =
    { $you ->
        [yes] รอบ { $round }: คุณเป็นเจ้ามือ
       *[no] รอบ { $round }: { $seat } เป็นเจ้ามือ
    }
    .style = heading
eight-routes-rolled =
    { $you ->
        [yes] คุณทอยลูกเต๋าทั้งหมด
       *[no] { $seat } ทอยลูกเต๋าทั้งหมด
    }
eight-routes-rolled-d6 =
    { $you ->
        [yes] ลูกเต๋าส่วนตัวของคุณออก { $pips }
       *[no] ลูกเต๋าส่วนตัวของ { $seat } ออก { $pips }
    }
eight-routes-picked =
    { $you ->
        [yes] คุณหยิบเลข { $value } จำนวน { $count } ลูก
       *[no] { $seat } หยิบเลข { $value } จำนวน { $count } ลูก
    }
eight-routes-shook =
    { $you ->
        [yes] คุณเขย่าฝา
       *[no] { $seat } เขย่าฝา
    }
eight-routes-changed =
    { $you ->
        [yes] คุณเปลี่ยนเลข { $value } เป็น { $to }
       *[no] { $seat } เปลี่ยนเลข { $value } เป็น { $to }
    }
eight-routes-turned-chip =
    { $you ->
        [yes] คุณพลิกคว่ำชิป 1 อัน
       *[no] { $seat } พลิกคว่ำชิป 1 อัน
    }
eight-routes-took-bonus =
    { $you ->
        [yes] คุณหยิบเลข { $value } เพิ่มอีก 1 ลูก
       *[no] { $seat } หยิบเลข { $value } เพิ่มอีก 1 ลูก
    }
eight-routes-moved =
    { $square ->
        [0]
            { $you ->
                [yes] คุณออกจากเส้นทาง { $route }
               *[no] { $seat } ออกจากเส้นทาง { $route }
            }
       *[other]
            { $you ->
                [yes] เส้นทาง { $route }: คุณมาถึงช่อง { $square }
               *[no] เส้นทาง { $route }: { $seat } มาถึงช่อง { $square }
            }
    }
eight-routes-ended = จบรอบสุดท้ายแล้ว
eight-routes-tied =
    { $by ->
        [chips]
            { $you ->
                [yes] เสมอกัน: คุณชนะเพราะมีชิปหงายมากกว่า
               *[no] เสมอกัน: { $seat } ชนะเพราะมีชิปหงายมากกว่า
            }
        [route-8]
            { $you ->
                [yes] เสมอกัน ชิปก็เท่ากัน: คุณชนะเพราะอันดับบนเส้นทาง 8 ดีกว่า
               *[no] เสมอกัน ชิปก็เท่ากัน: { $seat } ชนะเพราะอันดับบนเส้นทาง 8 ดีกว่า
            }
       *[shared]
            { $you ->
                [yes] เสมอกันทุกอย่าง: คุณชนะร่วมกัน
               *[no] เสมอกันทุกอย่าง: { $seat } ชนะร่วมกัน
            }
    }

## The board

eight-routes-lid = ฝา
eight-routes-dice =
    { $count ->
        [0] ไม่มีลูกเต๋า
       *[other] ลูกเต๋า { $count } ลูก
    }
eight-routes-box = { $action } ({ eight-routes-dice })
eight-routes-box-promise =
    { $action } ({ eight-routes-dice }): จากช่อง { $from } ไปช่อง { $to }{ $change ->
        [more] {" "}แต้มเพิ่ม { $by }
        [less] {" "}แต้มลด { $by }
       *[same] { "" }
    }
eight-routes-rounds = รอบ { $round } จาก { $rounds }
eight-routes-route = เส้นทาง { $route }
eight-routes-route-1 = เส้นทาง 1 ตำแหน่ง: แต่ละช่องมีแต้มของตัวเอง
eight-routes-route-2 = เส้นทาง 2 อันดับ: ไม่ถึงช่อง 5 ไม่ได้แต้ม
eight-routes-route-3 = เส้นทาง 3 อันดับ ถอย 1 ช่องเพื่อเพิ่มหรือลดเลขลูกเต๋าในฝา 1
eight-routes-route-4 = เส้นทาง 4 อันดับ ตั้งแต่ช่อง 4 เจ้ามือทอยลูกเต๋าส่วนตัวได้
eight-routes-route-5 = เส้นทาง 5 อันดับ ถอย 2 ช่องเพื่อเดินหน้า 1 ก้าวบนเส้นทางอื่น
eight-routes-route-6 = เส้นทาง 6 อันดับ: ได้แต้มเฉพาะที่ 1 หยิบเลข 6 แล้วพลิกชิปเดินได้ 1 ก้าว
eight-routes-route-7 = เส้นทาง 7 ตำแหน่ง: แต้มสูงสุดอยู่ที่ช่อง 7, 14 และ 20
eight-routes-route-8 = เส้นทาง 8 อันดับ หยิบเลข 8 แล้วหยิบลูกเต๋าเพิ่มได้อีก 1 ลูก
eight-routes-power-c = เปลี่ยนเลข
eight-routes-power-d6 = ลูกเต๋าส่วนตัว
eight-routes-power-d = ทางอ้อม
eight-routes-power-chip = ชิป
eight-routes-power-bonus = ลูกเต๋าโบนัส
eight-routes-place-free = ไม่มีใคร
eight-routes-standing =
    { $you ->
        [yes] คุณ อยู่ช่อง { $square }
       *[no] { $seat } อยู่ช่อง { $square }
    }
eight-routes-parent = เจ้ามือรอบนี้: ทอยก่อน เลือกทีหลังสุด
eight-routes-chips =
    ชิปหงาย { $up } อัน{ $down ->
        [0] { "" }
       *[other] {" "}พลิกคว่ำแล้ว { $down } อัน
    }
eight-routes-total = แต้มหากเกมจบตอนนี้
eight-routes-breakdown = แต้มมาจากไหน
eight-routes-player = ผู้เล่น
eight-routes-start = แต้มตั้งต้น
eight-routes-sum = รวม

## The lesson

eight-routes-lesson-lid = นี่คือฝา ทุกรอบลูกเต๋าทั้งหมดจะถูกทอยแล้วแยกไว้ตามเลข 1 ถึง 8 ทุกคนผลัดกันหยิบจากฝาเดียวกัน จบเกมใครได้แต้มจากแปดเส้นทางมากที่สุดเป็นผู้ชนะ
eight-routes-lesson-routes = แต่ละเลขมีเส้นทางของมัน ลูกเต๋าที่คุณหยิบจะพาหมากของคุณเดินบนเส้นทางของเลขนั้น ตัวเลขข้างเส้นทางคือแต้มของอันดับที่ 1, 2 และ 3 ส่วนเส้นทาง 1 และ 7 แต้มอยู่ที่ช่องเลย
eight-routes-lesson-box = ตาคุณ หยิบลูกเต๋าทั้งหมดในช่องแยกช่องหนึ่ง: ในฝามีเลข 3 อยู่เจ็ดลูก หยิบเลย
eight-routes-lesson-box-why = เจ็ดลูกก็เดินเจ็ดช่องบนเส้นทาง 3 ลูกเต๋าเยอะ ๆ ในช่องเดียวหาได้ยาก คนข้าง ๆ ก็อยากได้เหมือนกัน
eight-routes-lesson-box-wrong = ช่องแยกนั้นมีลูกเต๋าน้อยกว่า ช่องที่มีเจ็ดลูกพาคุณเดินได้เจ็ดช่อง: หยิบเลข 3
eight-routes-lesson-box-wrong-shake = เขย่าฝาจะทอยเลข 3 ทั้งเจ็ดลูกใหม่ และคุณเดินน้อยลงหนึ่งช่อง หยิบเลข 3
eight-routes-lesson-change = เส้นทาง 3 ให้คุณเพิ่มหรือลดเลขลูกเต๋าได้ 1 ลูก โดยถอย 1 ช่องบนเส้นทาง 3 ลองดู: เปลี่ยนเลข 6 เป็น 7
eight-routes-lesson-change-why = ถอย 1 ช่องบนเส้นทาง 3 แล้วลูกเต๋าในฝาก็เปลี่ยนไปสำหรับคนถัดไป คุณทำแบบนี้ก่อนหยิบก็ได้ เพื่อให้ช่องแยกที่จะหยิบมีลูกเต๋ามากขึ้น จากนั้นคนอื่นเล่นตาของตัวเอง แล้วรอบใหม่ก็เริ่ม
eight-routes-lesson-change-wrong = ขั้นนี้ฝึกเปลี่ยนเลข 6 เป็น 7 ในเกมจริงทางอื่นอาจดีกว่า หรือจบตาเลยโดยไม่เปลี่ยนก็ได้
eight-routes-lesson-change-wrong-end = ไม่มีใครต้องใช้เส้นทาง 3: จบตาเลยก็ได้ แต่ตรงนี้ดูก่อนว่าเลข 6 กลายเป็น 7 อย่างไร
eight-routes-lesson-eights = เลข 8 มีพลัง: ใครหยิบเลข 8 หยิบลูกเต๋าเลขอื่นเพิ่มได้อีก 1 ลูก หยิบเลข 8
eight-routes-lesson-eights-why = เดินสามช่องบนเส้นทาง 8 แล้วต่อด้วยโบนัส
eight-routes-lesson-eights-wrong = มีแต่เลข 8 ที่ได้ลูกเต๋าโบนัส หยิบเลข 8
eight-routes-lesson-eights-wrong-shake = เขย่าฝาจะเสียเลข 8 ไปพร้อมลูกเต๋าโบนัส หยิบเลข 8
eight-routes-lesson-eights-wrong-c = แบบนั้นเสียหนึ่งช่องบนเส้นทาง 3 ทั้งที่มีเลข 8 อยู่แล้ว หยิบเลข 8
eight-routes-lesson-bonus = หยิบลูกเต๋าเลขอื่น 1 ลูก: เลข 2
eight-routes-lesson-bonus-why = หมากของคุณถูกวางบนเส้นทาง 2 แล้ว แต่ระวัง: เส้นทาง 2 ถ้าไม่ถึงช่อง 5 จะไม่ได้แต้มเลย
eight-routes-lesson-bonus-wrong = ลูกเต๋าแต่ละลูกตรงนี้คือหนึ่งช่องบนเส้นทางของมัน เลข 2 วางหมากบนเส้นทางที่คุณยังไม่มี: หยิบเลข 2
eight-routes-lesson-bonus-wrong-no-bonus = ลูกเต๋าโบนัสไม่เสียอะไร: ได้เดินฟรีหนึ่งช่อง หยิบเลข 2
eight-routes-lesson-enough = ตอนนี้คุณใช้เส้นทาง 3 หรือเส้นทาง 5 ได้ หรือไม่ใช้ก็ได้ จบตาเลย
eight-routes-lesson-enough-why = คนถัดไปเล่นต่อกับลูกเต๋าที่คุณเหลือไว้ เจ้ามือของรอบหยิบเป็นคนสุดท้าย แล้วส่งฝาให้คนทางซ้าย
eight-routes-lesson-enough-wrong = ทำได้ แต่ต้องถอยช่อง ตรงนี้แค่จบตา
eight-routes-lesson-shake = ถ้าไม่ชอบอะไรในฝาเลย ก็เขย่าฝา: ลูกเต๋าที่เหลือทั้งหมดจะถูกทอยใหม่ ลองดู
eight-routes-lesson-shake-why = คุณหยิบช่องแยกจากการทอยใหม่ แต่เดินน้อยลง 1 ช่อง ตอนนี้คุณรู้ครบแล้ว: ใครได้แต้มจากแปดเส้นทางมากที่สุดเป็นผู้ชนะ
eight-routes-lesson-shake-wrong = หยิบช่องแยกแล้วจะเขย่าฝาไม่ได้อีก: ต้องเลือกอย่างใดอย่างหนึ่ง เขย่าตอนนี้แล้วดูว่าได้อะไร
eight-routes-lesson-shake-wrong-c = เปลี่ยนเลขเสียหนึ่งช่องบนเส้นทาง 3 แล้วเขย่าฝาก็ทอยใหม่อยู่ดี เขย่าก่อน

## The coach

eight-routes-coach-turn = มองหาช่องแยกที่พาคุณแซงคนอื่น ไม่ใช่แค่ช่องที่มีลูกเต๋ามากที่สุด: เส้นทางส่วนใหญ่ให้แต้มตามอันดับ
eight-routes-coach-after = ไม่ต้องทำอะไรเพิ่มก็ได้ เส้นทาง 3 และ 5 เปลี่ยนเลขหรือเดินทางอ้อมโดยถอยช่องของตัวเอง
eight-routes-coach-d6 = ลูกเต๋าส่วนตัวไม่เสียอะไร: ทอยเลย
eight-routes-coach-bonus = ลูกเต๋าโบนัสเดินได้ 1 ช่อง ใช้ตรงที่ก้าวเดียวแซงคนอื่นได้ หรือเปิดเส้นทางใหม่
eight-routes-coach-chip = ชิปที่พลิกแล้วไม่หงายกลับ ช่วงท้ายเกมก้าวเดียวมักมีค่ากว่า
eight-routes-coach-shaken = เขย่าฝาแล้วคุณเดินน้อยกว่าจำนวนลูกเต๋าที่หยิบ 1 ช่อง แต่อย่างน้อยได้เดิน 1 ช่อง

## What decided a tie, on the page of the end

eight-routes-tied-by-chips =
    { $you ->
        [yes] { $level } และคุณมีชิปหงายมากกว่า
       *[no] { $level } และ { $names } มีชิปหงายมากกว่า
    }
eight-routes-tied-by-route-8 =
    { $you ->
        [yes] { $level } ชิปก็เท่ากัน: คุณอยู่หน้ากว่าบนเส้นทาง 8
       *[no] { $level } ชิปก็เท่ากัน: { $names } อยู่หน้ากว่าบนเส้นทาง 8
    }
eight-routes-tied-by-shared = { $level } ชิปและเส้นทาง 8 ก็เท่ากันด้วย

## Why a question is asked now: the line below the prompt

eight-routes-why-d6 = คุณเป็นเจ้ามือ และหมากของคุณบนเส้นทาง 4 อยู่ช่อง 4 ขึ้นไป
eight-routes-why-turn = ผลัดกันหยิบคนละหนึ่งช่องแยกต่อรอบ เจ้ามือหยิบเป็นคนสุดท้าย คุณหยิบอะไร คนอื่นก็หมดสิทธิ์
eight-routes-why-shaken = เขย่าฝาแล้วต้องยอมรับผล และเดินน้อยลง 1 ช่อง
eight-routes-why-chip = คุณหยิบเลข 6 และมีชิปหงายอยู่
eight-routes-why-bonus = คุณหยิบเลข 8: หยิบลูกเต๋าเลขอื่นเพิ่มได้ 1 ลูก
eight-routes-why-after = คุณหยิบช่องแยกแล้ว ยังใช้เส้นทาง 3 และ 5 ได้อย่างละครั้ง

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

eight-routes-term-parent = เจ้ามือ
eight-routes-term-parent-is = เจ้ามือ: ทอยลูกเต๋าทั้งหมดของรอบ และหยิบเป็นคนสุดท้าย
eight-routes-term-lid = ฝา
eight-routes-term-lid-is = ฝา: ใส่ลูกเต๋าของรอบ แยกตามเลขเป็นแปดช่องแยก
eight-routes-term-box = ช่องแยก
eight-routes-term-box-is = ช่องแยก: ลูกเต๋าทั้งหมดของเลขหนึ่งในฝา ใครหยิบช่องแยกได้ทั้งหมด
eight-routes-term-shake = เขย่าฝา
eight-routes-term-shake-is = เขย่าฝา: ทอยลูกเต๋าที่เหลือในฝาใหม่ แล้วหยิบช่องแยกโดยเดินน้อยลง 1 ช่อง
eight-routes-term-chip = ชิป
eight-routes-term-chip-is = ชิป: เจ้ามือได้รอบละ 1 อัน เมื่อหยิบเลข 6 พลิกคว่ำแลก 1 ก้าวได้ ถ้ายังหงายใช้ตัดสินเมื่อเสมอ
eight-routes-term-bonus = ลูกเต๋าโบนัส
eight-routes-term-bonus-is = ลูกเต๋าโบนัส: ใครหยิบเลข 8 หยิบลูกเต๋าเลขอื่นเพิ่มได้ 1 ลูก
eight-routes-term-private = ลูกเต๋าส่วนตัว
eight-routes-term-private-is = ลูกเต๋าส่วนตัว: ลูกเต๋าหกหน้าที่เจ้ามือทอยได้เมื่อหมากบนเส้นทาง 4 อยู่ช่อง 4 ขึ้นไป
eight-routes-term-detour = ทางอ้อม
eight-routes-term-detour-is = ทางอ้อม: ถอยสองช่องบนเส้นทาง 5 เพื่อเดินหน้าหนึ่งก้าวบนเส้นทางอื่น

## The game's page

eight-routes-best = สี่คน: มีลูกเต๋าให้เลือกพอ และช่องแยกที่คุณเหลือไว้อาจหมดก่อนถึงตาคุณอีก
eight-routes-part-lid = ฝากับลูกเต๋าของรอบนี้
eight-routes-part-routes = แปดเส้นทางและแต้มของแต่ละเส้น
eight-routes-part-power-d6 = ลูกเต๋าส่วนตัว ตั้งแต่ช่อง 4
eight-routes-part-power-chip = เลข 6 พลิกชิปเดินได้ 1 ก้าว
eight-routes-part-power-bonus = เลข 8 ได้ลูกเต๋าโบนัส

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

eight-routes-not-1-2 = เกมจบแล้ว
eight-routes-not-2-6 = โต๊ะนี้เล่นโดยไม่มีการเขย่าฝา
eight-routes-not-3-3 = { $prompt ->
        [none] เจ้ามือตัดสินใจเรื่องลูกเต๋าส่วนตัวก่อน
        [d6] บอกก่อนว่าจะทอยลูกเต๋าส่วนตัวหรือไม่
       *[other] มีแต่เจ้ามือที่มีลูกเต๋าส่วนตัว ก่อนตาแรก เมื่อหมากบนเส้นทาง 4 อยู่ช่อง 4 ขึ้นไป
    }
eight-routes-not-3-5 = ยังไม่ถึงตาคุณ: ทุกคนเล่นคนละตาต่อรอบ เจ้ามือเป็นคนสุดท้าย
eight-routes-not-4-1 = { $prompt ->
        [after] คุณหยิบลูกเต๋าในตานี้แล้ว
       *[other] หยิบลูกเต๋าก่อน: ทุกตาต้องทำแอ็กชันบังคับหนึ่งครั้ง
    }
eight-routes-not-4-2 = คุณใช้สิ่งนั้นในตานี้แล้ว
eight-routes-not-4-3 = ช่องแยกนั้นไม่มีลูกเต๋า
eight-routes-not-4-5 = เขย่าฝาแล้วต้องหยิบช่องแยกก่อน ก่อนนั้นใช้ได้แค่เส้นทาง 3
eight-routes-not-4-6 = เดินฟรีหนึ่งก้าวแทนการหยิบลูกเต๋าได้เฉพาะเมื่อฝาว่าง
eight-routes-not-4-7 = ต้องมีหมากของคุณบนเส้นทาง 3 และมีลูกเต๋าในฝาที่เปลี่ยนเลขได้
eight-routes-not-4-10 = ทางอ้อมพาไปเส้นทางอื่น และต้องมีหมากของคุณบนเส้นทาง 5 ที่ช่อง 2 ขึ้นไป
eight-routes-not-4-11 = หมากของคุณบนเส้นทาง 5 อยู่ช่อง 1: ทางอ้อมต้องถอยสองช่อง
eight-routes-not-4-12 = หมากตัวนั้นอยู่ช่อง 20 แล้ว
eight-routes-not-4-13 = พลิกชิปได้เฉพาะทันทีหลังหยิบเลข 6
eight-routes-not-4-14 = ลูกเต๋าโบนัสคือลูกเต๋าเลขอื่น 1 ลูก ทันทีหลังหยิบเลข 8
eight-routes-not-4-15 = บอกก่อนว่าจะใช้พลังของลูกเต๋าที่หยิบหรือไม่
eight-routes-not-4-4 = ในฝาไม่มีลูกเต๋าให้เขย่า

## What a table or a variant cannot be

eight-routes-refused-rounds = เมื่อมีผู้เล่น { $players } คน ทุกคนเป็นเจ้ามือเท่ากัน: จำนวนรอบต้องหารด้วย { $players } ลงตัว

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

eight-routes-group-set-up = ตอนเริ่มเกม
eight-routes-group-powers = พลัง
eight-routes-group-routes = เส้นทาง
eight-routes-data-set-up-dice = จำนวนลูกเต๋าเมื่อมีผู้เล่น { $name } คน
eight-routes-data-set-up-rounds = จำนวนรอบเมื่อมีผู้เล่น { $name } คน
eight-routes-data-set-up-start = แต้มตอนเริ่มเมื่อมีผู้เล่น { $name } คน ตามลำดับตา
eight-routes-data-powers-d6-from = ทอยลูกเต๋าส่วนตัวได้ตั้งแต่ช่องนี้ของเส้นทาง 4
eight-routes-data-powers-c-fee = จำนวนช่องของเส้นทาง 3 ที่เสียเมื่อเปลี่ยนเลขลูกเต๋า
eight-routes-data-powers-d-fee = จำนวนช่องของเส้นทาง 5 ที่เสียเมื่อใช้ทางอ้อม
eight-routes-data-routes-points = เส้นทาง { $name }: แต้มของแต่ละช่อง
eight-routes-data-routes-places = เส้นทาง { $name }: แต้มของแต่ละอันดับ
eight-routes-data-routes-from = เส้นทาง { $name }: นับตั้งแต่ช่องนี้
