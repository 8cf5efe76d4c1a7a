# The words of Nim, in Thai.
#
# This translation waits for a native reader; all of it is ours.

nim-title = นิม
nim-tagline = ใครหยิบก้านสุดท้ายชนะ
nim-ask-take = หยิบไม้ขีดจากแถวเดียว
nim-action-take = หยิบไม้ขีด { $count } ก้านจากแถว { $row }
nim-took = { $you ->
        [yes] คุณหยิบ { $count } ก้านจากแถว { $row }
       *[no] { $seat } หยิบ { $count } ก้านจากแถว { $row }
    }
