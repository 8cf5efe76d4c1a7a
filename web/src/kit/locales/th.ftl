# The words of the site itself, in Thai; each game brings its own.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in a Thai
# book of the games; everything else is ours.

# printed
title-home = asobi: เกมสำหรับคืนนี้
# printed
title-new = { $game }: โต๊ะใหม่
title-table = { $game } · asobi
title-my-turn = ● ตาคุณ: { $game }
title-replay = ดูย้อนหลัง: { $game }
home-link = asobi กลับหน้าแรก
skip-to-main = ไปที่เนื้อหา
sound = เสียง
sound-on = เปิดเสียงอยู่
sound-off = ปิดเสียงอยู่
theme =
    { $theme ->
        [light] สี: สว่าง
        [dark] สี: มืด
       *[system] สี: ตามระบบ
    }
language = ภาษา
labelled = { $name }: { $what }
# What stands between two sentences.
between-sentences = { " " }
missing-title = ไม่มีหน้านี้
# printed
missing-home = เกมทั้งหมด
# printed
loading = กำลังจัดโต๊ะ…
offline-title = เชื่อมต่อเซิร์ฟเวอร์ไม่ได้
# printed
offline-more = เกมของคุณปลอดภัย: ทุกตาบันทึกไว้ในดิสก์ของเซิร์ฟเวอร์แล้ว กลับมาเมื่อเชื่อมต่อได้
offline-again = ลองอีกครั้ง

## The first page

welcome = คืนนี้จะเล่นอะไรดี
# printed
welcome-more = ไม่ต้องสมัคร ไม่ต้องติดตั้ง หยิบกล่องจากชั้นเกมได้เลย
# printed
your-name = ชื่อของคุณที่โต๊ะ
guest-name = ผู้มาเยือน
shelf = ชั้นเกม
# printed
shelf-empty = เซิร์ฟเวอร์นี้ยังไม่มีเกม
# printed
players-range =
    { $low ->
        [1]
            { $high ->
                [1] สำหรับผู้เล่น 1 คน
               *[other] ผู้เล่น 1 ถึง { $high } คน
            }
       *[other]
            { $same ->
                [yes] ผู้เล่น { $low } คน
               *[no] ผู้เล่น { $low } ถึง { $high } คน
            }
    }
play-now = เล่นเลย
play-now-game = เล่นเลย: { $game } แข่งกับบอต
invite = ชวนเพื่อน
invite-game = ชวนเพื่อน: { $game }
watch-bots = ดูบอตเล่น
watch-bots-game = ดูบอตเล่น: { $game }
set-up = ตั้งค่า…
set-up-game = ตั้งค่า… { $game }
# printed
my-games = เกมของคุณ
# printed
open-tables = โต๊ะที่เปิดรับ
# printed
open-tables-none = ตอนนี้ไม่มีโต๊ะที่เปิดรับ ชวนเพื่อนเลย!
watch-tables = ชม
# printed
finished-games = เกมที่จบแล้ว
clear-finished = ล้างรายการ
# printed
drop-record = มีบันทึกเกมไหม ลากไฟล์มาวางตรงไหนก็ได้ในหน้านี้เพื่อดูย้อนหลัง
open-record = เปิดบันทึก
nobody-yet = ยังไม่มีใคร
some-bots = บอต { $count } ตัว
table-open = ที่ว่าง { $free } ที่
table-over = จบแล้ว
table-watch = ชม
table-against = แข่งกับ { $names }
# printed
table-result =
    { $won ->
        [yes] คุณชนะ
        [shared] คุณชนะร่วมกัน
        [none] ไม่มีใครชนะ
       *[no]
            { $count ->
                [1] { $winner } ชนะ
               *[other] { $winner } ชนะร่วมกัน
            }
    }
table-my-turn = ตาคุณ
table-running = กำลังเล่น

## A new table

# printed
setup-players = ผู้เล่น
setup-how-many = เล่นกี่คน
setup-seat = ที่นั่ง { $number }
# printed
setup-settings = เกม
# printed
setting-as-usual = ตามปกติ
# printed
setup-table = โต๊ะ
setup-hints = ขอคำใบ้ได้
setup-public = ใครก็เจอโต๊ะนี้ที่หน้าแรก เข้ามาเล่นหรือชมได้
# printed
setup-here-name = ชื่อของผู้เล่นอีกคนที่จอนี้
# printed
setup-clock = จับเวลาผู้เล่นแต่ละคน
setup-clock-off = ไม่จับเวลา
setup-clock-minutes = { $minutes } นาที
# printed
setup-start = เริ่มเกม
# printed
setup-invite = เปิดโต๊ะ
setup-watch = ชม
seat-kind-me = ฉัน
seat-kind-here = อีกคนที่จอนี้
seat-kind-open = ว่าง สำหรับคนที่มีลิงก์
seat-kind-search = บอตคิดล่วงหน้า
seat-kind-greedy = บอตไว
seat-kind-easy = บอตง่าย
seat-kind-beginner = บอตมือใหม่
seat-kind-normal = บอตปานกลาง
seat-kind-hard = บอตยาก
seat-kind-expert = บอตเซียน
seat-kind-hunch = บอตสัญชาตญาณ
seat-kind-learned = บอตเรียนรู้จากการเล่น
seat-kind-random = บอตสุ่ม
seat-kind-bot = บอต: { $bot }

## Variants: a game with other numbers

variants = เกมดัดแปลง
variant-of = ดัดแปลงจาก { $game }
variant-change = { $base } → { $here }
title-dials = ดัดแปลง { $game } · asobi
dials-title = ดัดแปลง { $game }
# printed
dials-more = ตัวเลขทุกตัวข้างล่างปรับได้ เล่นเกมที่ปรับแล้วได้เลย หรือบันทึกเป็นไฟล์ไว้ใช้ในห้องทดลอง
# printed
dials-none = เกมนี้ไม่มีอะไรให้ปรับ
dials-search = ค้นหาค่าที่จะปรับ
dials-range = { $low } ถึง { $high }
dials-reset = กลับเป็น { $base }
dials-too-many = แสดง { $shown } จาก { $all } ค่า ค้นหาค่าอื่นด้านบน
dials-name = ชื่อเกมดัดแปลง
dials-unnamed = { $game } ฉบับดัดแปลง
dials-changes =
    { $count ->
        [0] ยังไม่ได้เปลี่ยนอะไร
       *[other] เปลี่ยน { $count } แห่ง
    }
dials-play = เล่นแบบนี้
dials-save = บันทึกเป็นไฟล์
# printed
setup-dials = ปรับตัวเลขของเกมนี้…

## Inviting

invite-title = ส่งลิงก์นี้ให้เพื่อน
invite-more = ใครเปิดลิงก์ก็มานั่งที่ว่างหรือชมได้
# printed
invite-link = ลิงก์ของโต๊ะนี้
invite-address = ที่อยู่ในเครือข่ายของเพื่อน
invite-alone = ที่อยู่นี้เข้าได้จากเครื่องนี้เท่านั้น เริ่มเซิร์ฟเวอร์ด้วย `--host 0.0.0.0` เพื่อให้เครือข่ายของคุณเข้าได้
# printed
invited = { $host } ชวนคุณเล่น { $game }
# printed
invite-code = ลิงก์เป็นคิวอาร์โค้ดสำหรับกล้องมือถือ
# printed
invite-waiting =
    { $free ->
        [0] มากันครบแล้ว
       *[other] รอผู้เล่นอีก { $free } คน
    }
copy = คัดลอก
copied = คัดลอกแล้ว
share = แชร์
seats = ที่นั่ง
sit-down = นั่งที่นี่
seat-free = ว่าง
start-with-bots = เริ่มเลย ให้บอตนั่งที่ว่าง

## The table

# printed
board = กระดาน
# printed
table-missing = แสดงโต๊ะนี้ไม่ได้
line-lost = การเชื่อมต่อขาด กำลังลองใหม่…
# printed
tabs = ข้างกระดาน
tab-log = บันทึกการเล่น
tab-chat = แชต
# printed
tab-rules = กติกา
# printed
generic-players = ผู้เล่น
# printed
generic-fixed = สิ่งที่ไม่เปลี่ยนที่โต๊ะนี้
# printed
generic-find = ค้นหาตัวเลือก
generic-many = { $count } ค่า
generic-yes = ใช่
generic-no = ไม่ใช่
generic-none = ไม่มี
generic-empty = ว่าง
# printed
prompt-region = สิ่งที่ต้องตัดสินใจ
# printed
options-group = ตัวเลือกของคุณ
# printed
sending = กำลังส่งสิ่งที่คุณเลือก…
# printed
your-decision = การตัดสินใจของคุณ: { $prompt }
waiting-for = รอ { $seat }
answer-limit = มีเวลาตอบ { $seconds } วินาที หมดเวลาแล้วถือว่าเลือก “{ $choice }”
answer-limit-other = { $seat } มีเวลาตอบ { $seconds } วินาที
answer-left = เหลือ { $seconds } วินาที
# printed
won =
    { $count ->
        [0] ไม่มีใครชนะ
        [1]
            { $you ->
                [yes] คุณชนะ!
               *[no] { $names } ชนะ
            }
       *[other] { $names } ชนะร่วมกัน
    }
watching = มีผู้ชม { $count } คน
# printed
watching-you =
    { $others ->
        [0] คุณกำลังชม
       *[other] คุณและอีก { $others } คนกำลังชม
    }
curtain = ส่งจอให้ { $name }
curtain-more = ของที่คนอื่นถืออยู่ซ่อนไว้จนกว่าจะถึงตอนนั้น
curtain-here = ฉันคือ { $name }
# printed
leave = ออกจากโต๊ะถาวร
# printed
leave-sure = ออกจริงไหม บอตจะเล่นต่อแทนคุณ
leave-finished = เอาออกจากรายการของฉัน
notify-on = เบราว์เซอร์จะเรียกเมื่อถึงตาฉัน
notify-off = ให้เบราว์เซอร์เรียกเมื่อถึงตาฉัน
# printed
notify-ask = ถึงตาคุณตอนที่คุณดูที่อื่นอยู่ ให้เบราว์เซอร์บอกในครั้งหน้าไหม
notify-yes = ได้เลย
notify-no = ไม่ต้อง
shortcuts = ปุ่มลัด
key-propose = เสนอตัวเลือกที่หนึ่ง … เก้า
key-go = ทำตามที่เสนอไว้
key-skip = ข้ามสิ่งที่กำลังแสดง หรือยกเลิกข้อเสนอ
key-show = ไปยังสิ่งที่เลือกได้
key-pace = เปลี่ยนภาพเคลื่อนไหว
key-replay = ถอย 1 ตา ต่อ 1 ตา (ดูย้อนหลัง)
key-overview = หน้าปุ่มลัดนี้
skip = ข้าม
show-me = แสดงให้ดู
armed-go = ตกลง
armed-not = ไม่เอาอันนี้
armed-none = แตะสิ่งที่ต้องการ
# printed
choose-more = เลือก… ({ $count })
result = ผล
close = ปิด
menu = เมนู
# printed
panes = ส่วนของโต๊ะ
# printed
pane-table = โต๊ะ
confirm =
    { $confirm ->
        [always] คลิกซ้ำเพื่อยืนยัน: ทุกครั้ง
        [never] คลิกซ้ำเพื่อยืนยัน: ไม่ใช้
       *[touch] แตะซ้ำเพื่อยืนยัน: เมื่อใช้นิ้วแตะ
    }
hand =
    { $left ->
        [yes] ปุ่มสำหรับมือซ้าย
       *[no] ปุ่มสำหรับมือขวา
    }
undo = เลิกทำ
hint = คำใบ้
hint-thinking = กำลังคิด…
advice = คำใบ้: { $action }
advice-aim = คำใบ้: เล็งตามที่แสดงอยู่ตอนนี้
# What a hint is expected to bring. $chance and $other are chances of winning, $points and $others points at the end.
# printed
advice-better = เลือกทางนี้มีโอกาสชนะราว { $chance } รองลงมาคือ “{ $next }” ราว { $other }
# printed
advice-even = เลือกทางนี้มีโอกาสชนะราว { $chance } “{ $next }” ก็ดีพอกัน
# printed
advice-alone = เลือกทางนี้มีโอกาสชนะราว { $chance }
# printed
advice-usual = เลือกทางนี้มีโอกาสชนะราว { $chance } การเล็งทั่วไปราว { $other }
# printed
advice-points = โดยเฉลี่ยคุณจบด้วย { $points } คะแนน แทนที่จะเป็น { $others }

## Why did you do that? A bot answers for itself

why-moved = ทำไมถึงทำแบบนั้น
why-moved-of = ถาม { $name }: ทำไมถึงทำแบบนั้น
why-moved-thinking = { $name } กำลังนึกคำตอบ …
# printed
why-moved-better = “{ $choice }: ดูอีกทีแล้ว แบบนี้ฉันมีโอกาสชนะราว { $chance } ถ้า ‘{ $next }’ จะชนะราว { $other }”
# printed
why-moved-worse = “{ $choice }: ดูอีกทีแล้ว แบบนี้ฉันมีโอกาสชนะราว { $chance } ถ้า ‘{ $next }’ จะชนะราว { $other } ฉันมองข้ามไป”
# printed
why-moved-even = “{ $choice }: ดูอีกทีแล้ว แบบนี้ฉันมีโอกาสชนะราว { $chance } ถ้า ‘{ $next }’ ก็ดีพอกัน”
# printed
why-moved-alone = “{ $choice }: ดูอีกทีแล้ว แบบนี้ฉันมีโอกาสชนะราว { $chance }”
# printed
why-moved-usual = “ฉันเล็งให้มีโอกาสชนะราว { $chance } การเล็งทั่วไปจะได้ราว { $other }”
why-moved-only = “{ $choice }: ไม่มีอย่างอื่นให้ทำ”
# printed
why-moved-secret = “ขอเก็บเป็นความลับจนกว่าเกมจะจบ”
# printed
why-moved-forward = “ช่วยให้ฉันก้าวหน้า: โอกาสชนะของฉัน { $gain } เท่าที่คุณเห็นได้”
# printed
why-moved-against = “ถ่วง { $rival } ไว้: โอกาสชนะของเขา { $gain }”
why-moved-little = “ไม่ค่อยเปลี่ยนอะไร ฉันรอจังหวะที่ดีกว่า”
pace =
    { $pace ->
        [quick] ภาพเคลื่อนไหว: เร็ว
        [off] ภาพเคลื่อนไหว: ปิด
       *[normal] ภาพเคลื่อนไหว: ปกติ
    }
pace-help = แสดงการเดินเร็วแค่ไหน: ปกติ เร็ว หรือไม่แสดง กด Esc เพื่อข้าม
replay = ดูย้อนหลัง
record = บันทึกเกม
aim = ปล่อย
why-not = { $number }: { $text }
why-ask = ทำ … ตอนนี้ได้ไหม
# printed
why-allowed = ได้ ตอนนี้คุณเลือกสิ่งนั้นได้
why-unknown = ตอนนี้ยังไม่ได้
tip-forbidden = { $action }
    ตอนนี้ยังไม่ได้ { $reason }
# printed
rules-find = ค้นในกติกา
rules-departure = ตามที่พิมพ์ไว้:
# printed
rules-none = ไม่มีกติกาข้อไหนพูดถึงเรื่องนี้
# printed
source-seed = กติกาที่พิมพ์ไว้
source-public = ข้อมูลสาธารณะ
source-recon = เราสร้างขึ้นใหม่
chat-empty = ยังไม่มีใครพูดอะไร
chat-write = พิมพ์ข้อความ
chat-send = ส่ง

## Players

# printed
you = คุณ
# printed
player-unnamed = ผู้เล่น { $number }
bot-name-0 = กาน้ำ
bot-name-1 = โคมไฟ
bot-name-2 = ลูกคิด
bot-name-3 = เข็มทิศ
bot-name-4 = ปลอกนิ้ว
bot-name-5 = นกหวีด
bot-name-6 = ถ้วยชา
bot-name-7 = กรวด
# printed
seat-bot =
    { $bot ->
        [beginner] บอตมือใหม่: เห็นหนึ่งในสิบของตัวเลือก (ระดับ 1 จาก 5)
        [easy] บอตง่าย: เห็นหนึ่งในสามของตัวเลือก (ระดับ 2 จาก 5)
        [normal] มองข้ามสองในห้าของตัวเลือก (ระดับ 3 จาก 5)
        [hard] เห็นทุกตัวเลือก (ระดับ 4 จาก 5)
        [expert] คิดล่วงหน้า (ระดับ 5 จาก 5)
        [search] บอตคิดล่วงหน้า
        [learned] บอตที่เรียนรู้จากการเล่นกับตัวเอง
        [greedy] บอตไว
        [hunch] บอตที่เล่นตามสัญชาตญาณ
       *[random] บอตสุ่ม
    }
# printed
seat-unlearned =
    { $like ->
        [greedy] { $kind } บอตยังไม่เคยเรียนรู้โต๊ะแบบนี้ จึงเล่นเหมือนบอตยาก
       *[search] { $kind } บอตยังไม่เคยเรียนรู้โต๊ะแบบนี้ จึงคิดล่วงหน้าด้วยการประเมินแบบปกติ
    }
seat-lent = บอตเล่นแทนอยู่
# printed
seat-present = อยู่ที่โต๊ะ
seat-away = ไม่อยู่
seat-thinking = กำลังคิด
lend = ให้บอตเล่นแทน
# printed
lend-help = ให้บอตเล่นแทนคุณ กลับมานั่งเองได้ทุกเมื่อ
lend-absent = ให้บอตเล่น
take-back = กลับมาเล่นเอง

## The past

replay-first = ไปต้นเกม
replay-back = ถอย 1 ตา
replay-play = เล่น
replay-pause = หยุดชั่วคราว
replay-forward = ต่อ 1 ตา
replay-last = ไปท้ายเกม
replay-slider = ตา
replay-at = ตาที่ { $upto } จาก { $last }
# printed
replay-leave = ไปที่โต๊ะ
play-on = เล่นต่อจากตรงนี้

## The end

# printed
points = { $points } คะแนน
# printed
chart = คะแนนตลอดเกม
rematch = เล่นอีกเกม
rematch-join = ร่วมเล่นอีกเกม

## Fair dice

# printed
fair-check = ตรวจลูกเต๋า
# printed
fair-title = ลูกเต๋ายุติธรรมไหม
# printed
fair-lead = เบราว์เซอร์ของคุณคำนวณใหม่เอง จากบันทึกเกมและสิ่งที่จดไว้ที่โต๊ะ
# printed
fair-none = บันทึกของเกมนี้ไม่มีหลักฐาน: เปิดมาจากไฟล์ เล่นต่อจากเกมอื่น หรือเก่ากว่าระบบหลักฐาน
fair-yes = ทุกอย่างตรงกัน
fair-no = มีบางอย่างไม่ตรง
# printed
fair-terms =
    { $holds ->
        [yes] หลักฐานเป็นของโต๊ะนี้และเกมนี้
       *[no] หลักฐานเป็นของโต๊ะอื่นหรือเกมอื่น
    }
# printed
fair-commitment =
    { $holds ->
        [yes] ความลับของเซิร์ฟเวอร์ตรงกับที่ผูกมัดไว้ก่อนเกม
        [no] ความลับของเซิร์ฟเวอร์ไม่ตรงกับที่ผูกมัดไว้ก่อนเกม
       *[unknown] เบราว์เซอร์นี้ไม่ได้อยู่ตอนเริ่มเกม: บอกไม่ได้ว่าเซิร์ฟเวอร์รักษาความลับเดิมไว้หรือไม่
    }
fair-own =
    { $holds ->
        [yes] สิ่งที่เบราว์เซอร์ของคุณเพิ่มรวมอยู่ด้วย ไม่ถูกเปลี่ยน
        [no] สิ่งที่เบราว์เซอร์ของคุณเพิ่มถูกตัดออกหรือถูกเปลี่ยน
       *[unknown] เบราว์เซอร์นี้ไม่ได้เพิ่มอะไรให้ลูกเต๋าเหล่านี้
    }
fair-seals =
    { $holds ->
        [yes] ทุกคนเปิดสิ่งที่ปิดผนึกไว้ก่อนหน้า
       *[no] สิ่งที่เปิดไม่ตรงกับที่ปิดผนึกไว้
    }
# printed
fair-seed =
    { $holds ->
        [yes] ลูกเต๋าของเกมมาจากความลับของเซิร์ฟเวอร์และสิ่งที่ผู้เล่นเพิ่ม
       *[no] ลูกเต๋าของเกมไม่ได้มาจากความลับของเซิร์ฟเวอร์และสิ่งที่ผู้เล่นเพิ่ม
    }
fair-added = ที่นั่งที่เพิ่มบางอย่าง: { $seats }
fair-kept-back = ปิดผนึกแล้วแต่ไม่ได้เปิดทันเวลา: ที่นั่ง { $seats } อาจไม่อยู่ ไม่ยอมเปิด หรือเซิร์ฟเวอร์ตัดออก
# printed
fair-shown = สิ่งที่เซิร์ฟเวอร์ผูกมัดไว้ ตามที่เบราว์เซอร์นี้จดไว้ที่โต๊ะ:
fair-proves = สิ่งที่พิสูจน์ได้
# printed
fair-proves-more = ถ้าทุกอย่างตรงกันและคุณได้เพิ่มบางอย่าง ก็ไม่มีใครเลือกลูกเต๋าของเกมนี้ได้: ไม่ว่าเซิร์ฟเวอร์ ผู้เล่น หรือทุกคนร่วมกันโดยไม่มีคุณ และไม่มีใครเปลี่ยนภายหลัง
fair-not = สิ่งที่พิสูจน์ไม่ได้
# printed
fair-not-more = คนที่ดูแลเซิร์ฟเวอร์รู้ผลทอยและการ์ดที่ซ่อนอยู่ทั้งหมดตั้งแต่เกมเริ่ม และอาจบอกใคร หรือยกเลิกโต๊ะก่อนเริ่มก็ได้ ความคิดของบอตไม่ได้ตรวจ สิ่งที่คำนวณนอกกติกา เช่น ของกลิ้งอย่างไร ก็ไม่ได้ตรวจ และหน้านี้มาจากเซิร์ฟเวอร์เดียวกัน: ใครไม่เชื่อเลยก็ตรวจบันทึกด้วยโปรแกรมของตัวเองได้
# printed
fair-command = เมื่อมีบันทึกเป็นไฟล์ คำสั่งนี้ตรวจแบบเดียวกัน และตรวจว่าทั้งเกมเป็นไปตามลูกเต๋าเหล่านี้:

## What is kept of a guest

# printed
me-title = สิ่งที่เซิร์ฟเวอร์นี้เก็บเกี่ยวกับคุณ
# printed
me-kept = ชื่อของคุณบนที่นั่งที่คุณนั่ง สิ่งที่คุณพูดในแชต และคุกกี้ที่มีเลขสุ่มไว้หาเกมของคุณ กุญแจที่นั่ง ชื่อ และการตั้งค่าของคุณอยู่ในเบราว์เซอร์นี้เท่านั้น ไม่มีบัญชี ไม่มีที่อยู่ ไม่มีรหัสผ่าน
# printed
me-tables =
    { $tables ->
        [0] ไม่มีโต๊ะไหนรู้จักคุณ
       *[other] มี { $tables } โต๊ะที่รู้จักคุณ
    }{ $running ->
        [0] { "" }
       *[other] {" "}และ { $running } เกมยังเล่นอยู่
    }
me-forget-title = ลบทั้งหมด
# printed
me-forget-more = ชื่อของคุณหายไปจากทุกโต๊ะ ทุกอย่างที่คุณพูดถูกลบ และเบราว์เซอร์นี้ลืมกุญแจของคุณ สิ่งที่คุณเล่นยังอยู่โดยไม่มีชื่อ: เป็นเกมของคนอื่นด้วย เกมที่ยังเล่นอยู่บอตจะเล่นต่อแทนคุณ สำเนาที่คนดูแลเซิร์ฟเวอร์ทำไว้ลบไม่ถึง
me-forget = ลบสิ่งที่เก็บเกี่ยวกับฉัน
me-forget-sure = ใช่ ลบเลย: เอาคืนไม่ได้
me-keep = เก็บไว้
me-forgotten = ลบแล้ว

## What the server refuses

refused = เซิร์ฟเวอร์ไม่ยอม ({ $key })
refused-server = เซิร์ฟเวอร์ทำไม่ได้ ({ $status }) ลองใหม่อีกสักครู่
refused-no-server = เซิร์ฟเวอร์ไม่ตอบ ยังทำงานอยู่ไหม
# printed
refused-banned = คนดูแลเซิร์ฟเวอร์นี้ไม่ให้คุณเข้าแล้ว
# printed
refused-begun = เกมเริ่มไปแล้ว
refused-bot = ไม่มีบอตชื่อ { $bot }
# printed
refused-chance = สิ่งที่เบราว์เซอร์นี้เพิ่มให้ลูกเต๋าไม่ตรงกับที่ปิดผนึก เกมเริ่มโดยไม่ใช้
refused-chat = แชตหนึ่งบรรทัดยาวได้ไม่เกิน { $longest } ตัวอักษร
# printed
refused-closed = คนดูแลเซิร์ฟเวอร์ปิดโต๊ะนี้แล้ว
# printed
refused-damaged = อ่านโต๊ะนี้กลับมาไม่ได้ คนดูแลเซิร์ฟเวอร์ดูสาเหตุได้ในบันทึกของเซิร์ฟเวอร์
refused-gave-up = บอตหาทางเดินไม่ได้ ให้บอตอื่นเล่นแทน หรือกลับมาใหม่ภายหลัง
# printed
refused-heavy = สถานการณ์นี้ใช้เวลาหรือหน่วยความจำของเซิร์ฟเวอร์มากเกินไป โต๊ะถูกปิดแล้ว
refused-host = เซิร์ฟเวอร์ไม่รู้จักชื่อในช่องที่อยู่ของคุณ ใช้ที่อยู่จริง หรือเริ่มเซิร์ฟเวอร์ด้วย `--name`
# printed
refused-illegal = ตอนนี้เลือกสิ่งนั้นไม่ได้
# printed
refused-late = คุณหมดเวลา: บอตเล่นต่อแทนคุณ
refused-lent = บอตนั่งที่นี้อยู่ เอาคืนก่อน
refused-malformed = เซิร์ฟเวอร์ไม่เข้าใจหน้านี้ โหลดหน้าใหม่
refused-minutes = ตั้งจับเวลาแบบนั้นไม่ได้
refused-move-id = เซิร์ฟเวอร์ไม่เข้าใจตานี้ โหลดหน้าใหม่
refused-name = กรุณาตั้งชื่อให้ตัวเอง
# printed
refused-no-game = ที่นี่ไม่มีเกมชื่อ { $game }
# printed
refused-no-hints = โต๊ะนี้ไม่มีคำใบ้
refused-no-idea = บอตก็ไม่รู้เหมือนกัน
refused-no-reason = ตรงนั้นยังไม่มีบอตเลือกอะไร
refused-no-page = ไม่มีหน้านี้
refused-no-seat = ไม่มีที่นั่งนี้
# printed
refused-no-table = ไม่พบโต๊ะที่อยู่นี้ อาจถูกปิดเพราะไม่มีใครมา
# printed
refused-not-begun = เกมยังไม่เริ่ม
refused-not-lent = ไม่มีบอตนั่งที่ของคุณ
# printed
refused-not-over = ดูบันทึกได้เมื่อเกมจบ
refused-not-your-turn = ยังไม่ถึงตาคุณ
# printed
refused-one-seat = คุณนั่งได้ที่เดียว
# printed
refused-setting = เกมนี้ใช้การตั้งค่านี้ไม่ได้: { $why }
refused-setting-choice = “{ WORD($game, "-setting-", $setting) }” เป็น { $value } ไม่ได้
refused-setting-flag = “{ WORD($game, "-setting-", $setting) }” ต้องเปิดหรือปิด ไม่ใช่ { $value }
refused-setting-long = “{ WORD($game, "-setting-", $setting) }” ยาวได้ไม่เกิน { $longest } ตัวอักษร ไม่ใช่ { $length }
refused-setting-number = “{ WORD($game, "-setting-", $setting) }” ต้องเป็นจำนวนเต็มตั้งแต่ { $low } ถึง { $high } ไม่ใช่ { $value }
# printed
refused-setting-unknown = เกมนี้ไม่มีการตั้งค่า { $setting }
refused-setting-words = “{ WORD($game, "-setting-", $setting) }” ต้องเป็นข้อความ ไม่ใช่ { $value }
# printed
refused-dial = เกมนี้ไม่มีค่า { $dial }
refused-dial-number = ค่า { $dial } ต้องเป็นจำนวนเต็มตั้งแต่ { $low } ถึง { $high } ไม่ใช่ { $value }
refused-dial-numbers = ค่า { $dial } ต้องเป็นจำนวนเต็ม { $count } ตัว ตั้งแต่ { $low } ถึง { $high } ไม่ใช่ { $value }
refused-dial-text = ค่า { $dial } ต้องเป็นข้อความไม่เกิน { $longest } ตัวอักษร
refused-dial-words = ค่า { $dial } ใช้คำเหล่านี้ { $low } ถึง { $high } คำ: { $words }
refused-variant = เกมดัดแปลงมีชื่อ และค่าที่ปรับ
refused-variant-fit = ค่าที่ปรับไม่เข้ากัน: { $why }
refused-variant-name = ชื่อเกมดัดแปลงยาวได้ไม่เกิน { $longest } ตัวอักษร
refused-origin = เว็บอื่นส่งคำขอในชื่อคุณ ไม่ได้ทำอะไร
refused-other-seat = นั่นไม่ใช่ที่นั่งของคุณ
# printed
refused-over = เกมจบแล้ว
# printed
refused-past = เกมเพิ่งเล่นไป { $choices } ตา
# printed
refused-present = ผู้เล่นยังอยู่ รอ { $seconds } วินาที
refused-protocol = หน้านี้เก่ากว่าเซิร์ฟเวอร์ โหลดหน้าใหม่
refused-record = อ่านบันทึกไม่ได้ บรรทัด { $line }: { $why }
# printed
refused-rules = บันทึกนี้ใช้กติกาคนละแบบกับที่ติดตั้งไว้ที่นี่
# printed
refused-seated = คุณมีที่นั่งแล้ว
# printed
refused-seats = ที่นั่งไม่ตรงกับเกมนี้
# printed
refused-stale = สถานการณ์บนโต๊ะเปลี่ยนไปแล้ว ดูอีกครั้ง
refused-store = ตอนนี้เซิร์ฟเวอร์บันทึกอะไรไม่ได้ ไม่มีอะไรเปลี่ยน ลองใหม่อีกสักครู่
# printed
refused-taken = มีคนนั่งตรงนั้นก่อนคุณแล้ว
# printed
refused-token = เบราว์เซอร์นี้ไม่มีกุญแจของที่นั่งนั้น คุณชมได้
refused-too-fast = ช้า ๆ หน่อย
refused-too-large = ไฟล์ใหญ่เกินไป
# printed
refused-too-many-tables = คุณเพิ่งเปิดหลายโต๊ะ รอสักพัก
refused-undo = เลิกทำสิ่งนั้นไม่ได้แล้ว
# printed
refused-unknown-action = เกมนี้ไม่มีการกระทำแบบนั้น
refused-hello-first = เซิร์ฟเวอร์ไม่เข้าใจหน้านี้ โหลดหน้าใหม่
refused-hello-once = เซิร์ฟเวอร์ไม่เข้าใจหน้านี้ โหลดหน้าใหม่

## Panes and short words of boards on a phone

# printed
eight-routes-pane-table = โต๊ะ
# printed
eight-routes-pane-points = แต้ม { $round }/{ $rounds }
eight-routes-short-c = เปลี่ยน
eight-routes-short-d6 = ส่วนตัว
eight-routes-short-d = ทางอ้อม
eight-routes-short-chip = ชิป
eight-routes-short-bonus = โบนัส
# printed
cubitos-pane-dice = ลูกเต๋า
# printed
cubitos-pane-track = สนามแข่ง
cubitos-pane-market = ตลาด
# printed
cubitos-to-track = ไปที่สนามแข่ง
# printed
cubitos-pass-keeps = เก็บเงิน { $coins } และการเดิน { $feet } ก้าว
# printed
cubitos-push-risk = โอกาส Bust { $percent }%
# printed
cubitos-push-safe = ไม่มีทาง Bust
# printed
cubitos-push-hits = สำเร็จ { $hits } ลูก
# printed
wildcard-pane-lives = ชีวิต
# printed
wildcard-pane-card = ไพ่ { $round }/10
wildcard-cell =
    { $you ->
        [yes] { $row }ของคุณคือ { $value }
       *[no] { $seat }: { $row }คือ { $value }
    }
wildcard-becomes = { $row } { $value }
landmark-scramble-pane-town = เมือง
landmark-scramble-pane-locations = สถานที่
rampage-pane-city = เมือง
rampage-pane-monsters = สัตว์ประหลาด

## A look back at a game

look-back = วิเคราะห์เกม
tab-look-back = วิเคราะห์เกม
# printed
look-back-what = ดูโอกาสชนะของทุกคนทีละตา เกมพลิกตรงไหน และโชคมีส่วนแค่ไหน
# printed
look-back-begin = วิเคราะห์เกมนี้
look-back-progress = ประเมินแล้ว { $done } จาก { $choices } ตา …
# printed
look-back-graph = โอกาสชนะตลอดเกม
look-back-help = คลิกตรงไหนก็ได้เพื่อเปิดช่วงนั้น วงกลมคือจุดพลิกเกม
look-back-start = เริ่ม
look-back-end = จบ
look-back-turn = จุดพลิกเกม ตาที่ { $number } โดย { $name }: จาก { $before } เป็น { $after }
look-back-sums = แยกโชคจากฝีมือ
# printed
look-back-player = ผู้เล่น
look-back-luck = โชค
look-back-own = ฝีมือตัวเอง
look-back-others = ฝีมือคนอื่น
# printed
look-back-verdict =
    { $play ->
        [more]
            { $luck ->
                [more] คุณเลือกได้ดี และโชคดีด้วย
                [less] คุณเลือกได้ดี แต่โชคไม่ดี
               *[none] คุณเลือกได้ดี โชคแทบไม่ให้และไม่เอาอะไรไป
            }
        [less]
            { $luck ->
                [more] คุณโชคดี แต่สิ่งที่เลือกทำให้เสียไปบ้าง
                [less] คุณโชคไม่ดี และสิ่งที่เลือกก็ทำให้เสียไปด้วย
               *[none] โชคแทบไม่ให้อะไร และสิ่งที่เลือกทำให้เสียไปบ้าง
            }
       *[none]
            { $luck ->
                [more] คุณเลือกได้ดีพอกับผู้เล่นที่คิดไว และโชคดี
                [less] คุณเลือกได้ดีพอกับผู้เล่นที่คิดไว แต่โชคไม่ดี
               *[none] คุณเลือกได้ดีพอกับผู้เล่นที่คิดไว และโชคกลาง ๆ
            }
    }
# printed
look-back-how = แต่ละสถานการณ์ถูกเล่นต่อ { $samples } ครั้งโดยผู้เล่นที่คิดไว โชคคือสิ่งที่เกิดขึ้นลบค่าเฉลี่ยของสิ่งที่อาจเกิดขึ้น ค่าเริ่มต้นกับผลรวมทั้งสามรวมกันเป็นค่าตอนจบ ± คือค่าที่อาจคลาดเคลื่อน (95%)
# printed
look-back-how-slow = ที่นี่ไม่มีอะไรล้มได้สองครั้ง แต่ละสถานการณ์จึงถูกประเมินตามที่เป็นอยู่ ไม่ได้เล่นต่อ อะไรที่ล้มหลังการเล็งหรือตัวเลือกอื่น นับเป็นผลของตัวเลือกนั้น โชคคือเฉพาะสิ่งที่เปิดเผยออกมานอกจากนั้น การเล็งไม่ถูกเทียบกับการเล็งอื่น ค่าเริ่มต้นกับผลรวมทั้งสามรวมกันเป็นค่าตอนจบ ± คือค่าที่อาจคลาดเคลื่อน (95%)
# printed
look-back-turning = เกมพลิกตรงไหน
look-back-moment = ตาที่ { $number } { $name }: { $choice }
# printed
look-back-moved = โอกาสชนะ { $before } → { $after } ในนั้นเป็นโชค { $luck }
look-back-slips = ทางที่น่าจะดีกว่า
# printed
look-back-no-slips = ไม่มีตัวเลือกไหนแย่กว่าทางอื่นอย่างชัดเจน
# printed
look-back-better = “{ $best }” ชนะบ่อยกว่า { $loss } (± { $error }) ที่เลือกไปอยู่อันดับ { $rank } จาก { $among }
# printed
look-back-best = ไม่มีทางไหนใน { $among } ทางที่ชนะบ่อยกว่านี้
# printed
look-back-only = ไม่มีอย่างอื่นให้เลือก
look-back-aim = การเล็ง
look-back-aimed = การเล็งไม่ถูกเทียบกับทางอื่น
look-back-not-compared = ตัวเลือกนี้ไม่ถูกเทียบกับทางอื่น
look-back-led = สิ่งที่พามาถึงตรงนี้
look-back-here = สิ่งที่เลือกตรงนี้
look-back-luck-each = { $name } { $luck }
look-back-luck-then = โชคหลังจากนั้น: { $luck } (± { $error })
look-back-luck-of = โชค { $luck } (± { $error })
look-back-no-chance = ไม่มีอะไรขึ้นกับโชค
look-back-whose = ตัวเลือกและโชคของ
look-back-lucky = ครั้งที่โชคดีที่สุด
look-back-unlucky = ครั้งที่โชคร้ายที่สุด
look-back-no-luck = ไม่มีครั้งไหนโดดเด่น
look-back-choices = ตัวเลือกทั้ง { $count } ครั้งของ { $name }

## Lessons, puzzles and a coach

title-game = { $game }
title-learn = เรียนรู้ { $game }
title-puzzles = ปริศนา: { $game }
lesson = บทเรียน
lesson-start = เรียนวิธีเล่น
lesson-step = ขั้นที่ { $number } จาก { $count }
lesson-next = ต่อไป
lesson-show = ทำให้ดู
lesson-leave = ออกจากบทเรียน
lesson-end = เท่านี้ก่อน
# printed
lesson-first-game = เล่นเกมแรกของคุณ
lesson-wrong = ทำได้ แต่ไม่ใช่สิ่งที่ขั้นนี้ฝึก ดูตามลูกศร
lesson-go-on = ขั้นนี้เสร็จแล้ว กด “ต่อไป”
coach = โค้ช
# printed
coach-thanks = ขอบคุณ
coach-leave = ไม่ต้องช่วยแล้ว
puzzles = ปริศนา
puzzle-title = ปริศนา { $number } จาก { $count }
# printed
puzzle-task = ตรงนี้มีตัวเลือกหนึ่งที่ดีกว่าทางอื่นอย่างชัดเจน หาให้เจอบนกระดาน
puzzle-feat = ถล่มหอคอยนี้: ต้องให้ตกรวดเดียว { $wanted } ชั้น มีทั้งหมด { $of } ชั้น
puzzle-fell =
    { $fell ->
        [0] ไม่มีอะไรตกเลย
       *[other] ตกลงมา { $fell } ชั้น
    } ยังไม่พอ: ลองเล็งแบบอื่น
puzzle-feat-why = เล็งแบบนี้มีโอกาสสำเร็จ { $chance } ส่วนการเล็งทั่วไป { $other } เพราะมือสั่น
puzzle-again = ตั้งขึ้นใหม่
puzzle-feat-was = ทำแบบนี้ได้
puzzle-right = ถูกต้อง
# printed
puzzle-wrong = ไม่ใช่อันนั้น มีทางที่ชนะบ่อยกว่า
# printed
puzzle-wrong-wins = ไม่ใช่อันนั้น: จากตรงนี้ “{ $choice }” มีโอกาสชนะเกมราว { $chance } ทางที่ถูกมีโอกาส { $other }
puzzle-was = คำตอบคือ: { $answer }
# printed
puzzle-why = จากตรงนี้ “{ $answer }” มีโอกาสชนะเกม { $chance } รองลงมาคือ “{ $next }” มีโอกาส { $other }
# printed
puzzle-points = โดยเฉลี่ยคุณจบด้วย { $points } คะแนน แทนที่จะเป็น { $others }
puzzle-streak =
    { $streak ->
        [0] ยังไม่มีสถิติติดต่อกัน
       *[other] ติดต่อกัน { $streak } ข้อ
    }
puzzle-best = ดีที่สุด { $best }
puzzle-show = ดูคำตอบ
# printed
puzzle-fold = ไปที่กระดาน
puzzle-unfold = โจทย์
puzzle-next = ปริศนาต่อไป
# printed
puzzles-none = เกมนี้ยังไม่มีปริศนา

## A game's page

game-about = เกี่ยวกับเกม
game-turn = ตาหนึ่งเล่นอย่างไร
game-settings = สิ่งที่ตั้งค่าได้
# printed
game-rules = กติกา
# printed
game-picture = หน้าตาโต๊ะเมื่อคุณนั่งลง
game-facts =
    { $chance ->
        [yes] มีลูกเต๋าหรือการ์ด
       *[no] ไม่มีการสุ่ม
    }, { $hidden ->
        [yes] มีความลับ
       *[no] เปิดเผยทั้งหมด
    }, { $together ->
        [yes] ทุกคนเล่นพร้อมกัน
       *[no] เล่นทีละคน
    }
# printed
game-sources = กติกา { $printed } จาก { $all } ข้อเป็นกติกาที่พิมพ์ไว้หรือข้อมูลสาธารณะ อีก { $recon } ข้อเราสร้างขึ้นใหม่และบอกไว้
game-puzzles = ปริศนา { $count } ข้อ
game-recon = สร้างขึ้นใหม่
game-goal = เป้าหมาย
# printed
game-parts = มีอะไรบนโต๊ะ
game-minutes =
    { $low ->
        [same] ราว { $high } นาที
       *[other] { $low } ถึง { $high } นาที
    }
# printed
game-minutes-how = วัดจริง: เกมละ { $choices } ครั้งที่เลือก เมื่อมีผู้เล่น { $players } คน ครั้งละ { $seconds } วินาที
game-weight =
    { $weight ->
        [1] เบามาก
        [2] เบา
        [3] ปานกลาง
        [4] หนัก
       *[5] หนักมาก
    } ({ $weight } จาก 5)
# printed
game-best = จำนวนผู้เล่นที่ดีที่สุด
game-here = เล่นที่นี่
# printed
game-here-count =
    { $count ->
        [0] ยังไม่มีใครเล่นจบเกมบนเซิร์ฟเวอร์นี้
       *[other] เล่นจบไปแล้ว { $count } เกมบนเซิร์ฟเวอร์นี้
    }
game-here-minutes = ครึ่งหนึ่งใช้เวลาไม่เกิน { $minutes } นาที
game-here-seat = ที่นั่ง { $seat }
# printed
game-here-share = ชนะ { $share } จาก { $count } เกม
game-turn-picture = ภาพที่ { $number }
rules-goal = เกี่ยวกับเกม
rules-turn = ตาหนึ่งเล่นอย่างไร
# printed
rules-open = เปิดกติกาข้อ { $number }
# printed
why-link = กติกาข้อ { $number }

## Why a record cannot be read

record-after-end = มีบรรทัดต่อจากตอนจบ
# printed
record-begin = เกมเริ่มแบบนี้ไม่ได้
record-choice = เลือก { $choice } ตรงนั้นไม่ได้
record-count = ตอนจบบอกว่ามี { $told } ตัวเลือก แต่ด้านบนมี { $found }: มีบรรทัดหายไป
record-cut = บรรทัดนี้ขาดไป
record-empty = ไฟล์ว่างเปล่า
record-end = ไม่มีตอนจบ
record-field = ช่องข้อมูล { $field } หายไปหรือเสียหาย
record-foreign = นี่ไม่ใช่บันทึกเกมของ asobi
record-format = ไม่รู้จักรูปแบบ { $format } ที่นี่อ่านได้ตั้งแต่รูปแบบ 1 ถึง { $newest }
record-json = นี่ไม่ใช่ JSON: { $text }
record-large = สถานการณ์นี้ใช้มากกว่า { $largest } ไบต์
record-line = นี่ไม่ใช่ตัวเลือก: { $text }
record-memory = บันทึกนี้ใช้หน่วยความจำมากเกินไป
record-seats = บันทึกเกมนี้มี { $told } ที่นั่ง แต่สถานการณ์เริ่มต้นในนั้นมี { $found } ที่นั่ง
record-text = ไฟล์นี้ไม่ใช่ข้อความ UTF-8
