# The terminal's own words, in Thai. This translation waits for a native reader; all of this file is ours.

terminal-help = หมายเลขหรือรหัสของตัวเลือก หรือ `view`, `why` รหัส, `hint`, `undo`, `save` ไฟล์, `quit`
terminal-hint = บอตจะเลือก: { $choice }
terminal-hint-chance = เลือกทางนี้มีโอกาสชนะราว { $chance }
terminal-hint-next = “{ $next }” มีโอกาสชนะราว { $chance }
terminal-hint-alike = “{ $next }” ดีพอ ๆ กัน
terminal-hint-points = { $points } คะแนน แทนที่จะเป็น { $other }
terminal-hint-usual = การเล็งทั่วไป
terminal-saved = บันทึกไว้ที่ { $file }
terminal-free = เลือก { $choice } ได้
terminal-dial = { $dial }: { $low } ถึง { $high } ขั้น 0 ถึง { $steps }
terminal-points = คะแนน
terminal-wins = ชนะ
terminal-you = คุณ
terminal-bot = { $name } { $number }
terminal-unlearned = { $bot } เล่นเหมือน { $like } เพราะยังไม่เคยเรียนรู้โต๊ะแบบนี้
terminal-seat = ที่นั่ง { $number }
terminal-decides = { $name } ตัดสินใจ: { $what }
