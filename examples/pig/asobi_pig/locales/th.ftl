# The words of Pig, in Thai.
#
# This translation waits for a native reader; all of it is ours.

pig-title = เจ้าหมู
pig-tagline = ทอยได้เท่าที่ใจกล้า
pig-setting-goal = เป้าหมาย
pig-setting-goal-help = ได้กี่แต้มจึงชนะ
pig-ask-roll = { $brought ->
        [0] ทอยลูกเต๋า
       *[other] ตานี้ได้ { $brought } แต้มแล้ว ทอยต่อหรือหยุด
    }
pig-action-roll = ทอย
pig-action-hold = หยุด
pig-view-goal = เป้าหมาย
pig-view-scores = คะแนน
pig-view-brought = ตานี้
pig-rolled = { $you ->
        [yes] คุณทอยได้ { $pips }
       *[no] { $seat } ทอยได้ { $pips }
    }
pig-lost = { $you ->
        [yes] ออก 1: ตานี้คุณไม่ได้อะไร
       *[no] ออก 1: ตานี้ { $seat } ไม่ได้อะไร
    }
pig-held = { $you ->
        [yes] คุณหยุด: ได้เพิ่ม { $points } ตอนนี้มี { $score }
       *[no] { $seat } หยุด: ได้เพิ่ม { $points } ตอนนี้มี { $score }
    }
pig-lesson-about = เจ้าหมูเป็นเกมวัดใจ ใครได้ 20 แต้มก่อนชนะ
pig-lesson-throw = ทอยลูกเต๋า: แต้มที่ทอยได้นับให้ตานี้ ยังไม่เป็นของคุณ
pig-lesson-throw-why = ได้ 6 จะเป็นของคุณเมื่อหยุดเท่านั้น
pig-lesson-throw-wrong = ตาเริ่มด้วยการทอย ไม่มีอย่างอื่นให้ทำ
pig-lesson-stop = มีหกแต้มรออยู่ หยุดแล้วจะเป็นของคุณ
pig-lesson-stop-why = ตอนนี้หกแต้มปลอดภัยแล้ว และอีกฝ่ายก็ทอยแล้ว
pig-lesson-stop-wrong = ทอยต่อก็ได้ แต่ถ้าออก 1 จะเสียทั้งหก คราวนี้หยุดก่อน
pig-lesson-danger = คุณอยู่กลางตา ทอยอีกครั้ง แล้วดูว่าเลข 1 ทำอะไร
pig-lesson-danger-why = ออก 1: ทั้งตาไม่ได้อะไรเลย หนึ่งในหกครั้งจะจบแบบนี้
pig-lesson-danger-wrong = หยุดก็ได้ แต่จะไม่ได้เห็นอันตราย ทอยเลย
pig-lesson-win = แต้มที่มีกับแต้มของตานี้รวมกันได้ 20 ขึ้นไป หยุดแล้วคุณชนะ
pig-lesson-win-why = ทั้งหมดของเจ้าหมูมีเท่านี้: คุณกล้าแค่ไหน
pig-lesson-win-wrong = ตอนนี้มีแต่หยุดเท่านั้นที่ชนะ
pig-coach-lost = ออก 1: สิ่งที่ได้ในตานี้หายไป แต้มที่หยุดเก็บไว้แล้วยังอยู่
