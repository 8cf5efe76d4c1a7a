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
