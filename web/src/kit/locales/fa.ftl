# The words of the site itself, in Persian; each game brings its own.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in a Persian
# rulebook; everything else is ours.

# printed
title-home = asobi: بازی‌های امشب
# printed
title-new = { $game }: میز تازه
title-table = { $game } · asobi
title-my-turn = ● نوبت شما: { $game }
title-replay = بازپخش: { $game }
home-link = asobi، به صفحه‌ی اول
skip-to-main = رفتن به محتوا
sound = صدا
sound-on = صدا روشن است
sound-off = صدا خاموش است
theme =
    { $theme ->
        [light] رنگ: روشن
        [dark] رنگ: تیره
       *[system] رنگ: مثل سیستم
    }
language = زبان
labelled = { $name }: { $what }
# What stands between two sentences.
between-sentences = { " " }
missing-title = چنین صفحه‌ای نیست
# printed
missing-home = همه‌ی بازی‌ها
# printed
loading = میز را می‌چینیم…
offline-title = ارتباطی با سرور نیست
# printed
offline-more = بازی‌هایتان در امان‌اند: هر حرکت روی دیسک سرور است. وقتی وصل شدید برگردید.
offline-again = تلاش دوباره

## The first page

welcome = امشب چه بازی کنیم؟
# printed
welcome-more = بدون حساب، بدون نصب. یک جعبه از قفسه بردارید.
# printed
your-name = نام شما سر میز
guest-name = مهمان
shelf = قفسه
# printed
shelf-empty = هیچ بازی‌ای روی این سرور نصب نیست.
# printed
players-range =
    { $low ->
        [1]
            { $high ->
                [1] برای یک بازیکن
               *[other] ۱ تا { $high } بازیکن
            }
       *[other]
            { $same ->
                [yes] { $low } بازیکن
               *[no] { $low } تا { $high } بازیکن
            }
    }
play-now = بازی فوری
play-now-game = بازی فوری: { $game }، در برابر ربات‌ها
invite = دعوت دوستان
invite-game = دعوت دوستان: { $game }
watch-bots = تماشای ربات‌ها
watch-bots-game = تماشای ربات‌ها: { $game }
set-up = تنظیم…
set-up-game = تنظیم… { $game }
# printed
my-games = بازی‌های شما
# printed
open-tables = میزهای باز
# printed
open-tables-none = الان هیچ میزی باز نیست. کسی را دعوت کنید!
watch-tables = تماشا
# printed
finished-games = بازی‌های تمام‌شده
clear-finished = پاک کردن فهرست
# printed
drop-record = پرونده‌ی بازی دارید؟ هر جای این صفحه رهایش کنید تا بازپخش شود.
open-record = باز کردن پرونده
nobody-yet = هنوز کسی نیست
some-bots =
    { $count ->
        [1] یک ربات
       *[other] { $count } ربات
    }
table-open = { $free } صندلی خالی
table-over = تمام‌شده
table-watch = تماشا
table-against = در برابر { $names }
# printed
table-result =
    { $won ->
        [yes] شما بردید
        [shared] شما در پیروزی شریک شدید
        [none] بی‌برنده
       *[no]
            { $count ->
                [one] { $winner } برد
               *[other] پیروزی مشترک { $winner }
            }
    }
table-my-turn = نوبت شما
table-running = در جریان

## A new table

# printed
setup-players = بازیکنان
setup-how-many = چند نفر بازی می‌کنند
setup-seat = صندلی { $number }
# printed
setup-settings = بازی
setting-as-usual = طبق معمول
# printed
setup-table = میز
setup-hints = راهنمایی خواستن مجاز است
setup-public = هرکس می‌تواند آن را در صفحه‌ی اول پیدا کند، برای بازی یا تماشا
# printed
setup-here-name = نام بازیکن دیگر پشت همین صفحه‌نمایش
# printed
setup-clock = ساعت برای هر بازیکن
setup-clock-off = بدون ساعت
setup-clock-minutes = { $minutes } دقیقه
# printed
setup-start = شروع بازی
# printed
setup-invite = باز کردن میز
setup-watch = تماشا
seat-kind-me = من
seat-kind-here = کسی دیگر پشت همین صفحه‌نمایش
seat-kind-open = باز، برای هرکس که پیوند را دارد
seat-kind-search = ربات دوراندیش
seat-kind-greedy = ربات سریع
seat-kind-easy = ربات آسان
seat-kind-beginner = ربات تازه‌کار
seat-kind-normal = ربات معمولی
seat-kind-hard = ربات سخت
seat-kind-expert = ربات خبره
seat-kind-hunch = ربات غریزی
seat-kind-learned = ربات آموخته
seat-kind-random = ربات شانسی
seat-kind-bot = ربات: { $bot }

## Variants: a game with other numbers

variants = نسخه‌های دیگر
variant-of = نسخه‌ای از { $game }
variant-change = { $base } ← { $here }
title-dials = تغییر { $game } · asobi
dials-title = تغییر { $game }
# printed
dials-more = هر عدد زیر را می‌شود تغییر داد. بازی تغییریافته را همین حالا بازی کنید، یا برای آزمایشگاه به‌صورت پرونده ذخیره کنید.
# printed
dials-none = این بازی چیزی برای تغییر ندارد.
dials-search = جست‌وجوی عدد
dials-range = { $low } تا { $high }
dials-reset = برگشت به { $base }
dials-too-many = { $shown } از { $all } عدد؛ بقیه را در بالا بجویید.
dials-name = نام نسخه
dials-unnamed = { $game }، تغییریافته
dials-changes =
    { $count ->
        [0] هنوز چیزی تغییر نکرده
        [1] یک تغییر
       *[other] { $count } تغییر
    }
dials-play = بازی کردن
dials-save = ذخیره در پرونده
# printed
setup-dials = تغییر عددهای این بازی…

## Inviting

invite-title = این پیوند را برای دوستانتان بفرستید
invite-more = هرکس بازش کند می‌تواند روی صندلی خالی بنشیند یا تماشا کند.
# printed
invite-link = پیوند این میز
invite-address = نشانی در شبکه‌ی دوستانتان
invite-alone = فقط همین رایانه به این نشانی می‌رسد. سرور را با `--host 0.0.0.0` اجرا کنید تا شبکه‌ی شما هم وارد شود.
# printed
invited = { $host } شما را به { $game } دعوت کرده
invite-code = پیوند به شکل رمزینه برای دوربین گوشی
# printed
invite-waiting =
    { $free ->
        [0] همه آمده‌اند.
        [1] در انتظار یک بازیکن دیگر.
       *[other] در انتظار { $free } بازیکن دیگر.
    }
copy = کپی
copied = کپی شد
share = هم‌رسانی
seats = صندلی‌ها
sit-down = اینجا بنشینید
seat-free = خالی
start-with-bots = شروع فوری، ربات‌ها صندلی‌های خالی را می‌گیرند

## The table

# printed
board = صفحه‌ی بازی
# printed
table-missing = این میز را نمی‌شود نشان داد
line-lost = ارتباط قطع شد. دوباره تلاش می‌کنیم…
# printed
tabs = کنار صفحه‌ی بازی
tab-log = گزارش
tab-chat = گفت‌وگو
# printed
tab-rules = قوانین
# printed
generic-players = بازیکنان
# printed
generic-fixed = آنچه سر این میز هرگز تغییر نمی‌کند
generic-find = جست‌وجوی گزینه
generic-many =
    { $count ->
        [1] یک مقدار
       *[other] { $count } مقدار
    }
generic-yes = بله
generic-no = نه
generic-none = هیچ
generic-empty = خالی
prompt-region = چه باید تصمیم گرفت
# printed
options-group = می‌توانید انتخاب کنید
sending = انتخاب شما فرستاده می‌شود…
your-decision = تصمیم شما: { $prompt }
waiting-for = در انتظار { $seat }.
answer-limit = برای پاسخ { $seconds } ثانیه وقت دارید؛ پس از آن «{ $choice }» حساب می‌شود.
answer-limit-other = { $seat } برای پاسخ { $seconds } ثانیه وقت دارد.
answer-left = { $seconds } ثانیه مانده
# printed
won =
    { $count ->
        [0] هیچ‌کس نبرد.
        [1]
            { $you ->
                [yes] شما بردید!
               *[no] { $names } برد.
            }
       *[other] پیروزی مشترک { $names }.
    }
watching = { $count } نفر تماشا می‌کنند
# printed
watching-you =
    { $others ->
        [0] شما تماشا می‌کنید
       *[other] شما و { $others } نفر دیگر تماشا می‌کنید
    }
curtain = صفحه را به { $name } بدهید
curtain-more = تا آن وقت آنچه دیگران دارند پنهان است.
curtain-here = من { $name } هستم
# printed
leave = ترک همیشگی میز
# printed
leave-sure = واقعاً می‌روید؟ یک ربات به‌جای شما ادامه می‌دهد.
leave-finished = برداشتن از فهرست من
# printed
notify-on = مرورگر برای نوبتم خبرم می‌کند
# printed
notify-off = مرورگر برای نوبتم خبرم کند
# printed
notify-ask = وقتی جای دیگری بودید نوبت شما شد. بار بعد مرورگر خبرتان کند؟
notify-yes = بله، لطفاً
notify-no = نه، ممنون
shortcuts = کلیدها
key-propose = پیشنهاد گزینه‌ی اول … نهم
key-go = انجام آنچه پیشنهاد شده
key-skip = رد کردن نمایش؛ کنار گذاشتن پیشنهاد
key-show = رفتن به آنچه می‌شود انتخاب کرد
key-pace = تغییر سرعت حرکت
key-replay = یک حرکت عقب، یک حرکت جلو (بازپخش)
key-overview = همین راهنما
skip = رد کردن
show-me = نشان دهید
armed-go = انجام
armed-not = این نه
armed-none = روی آنچه می‌خواهید بزنید
# printed
choose-more = انتخاب… ({ $count })
result = نتیجه
close = بستن
menu = فهرست
# printed
panes = بخش‌های میز
# printed
pane-table = میز
confirm =
    { $confirm ->
        [always] کلیک دوم تأیید می‌کند: همیشه
        [never] کلیک دوم تأیید می‌کند: هرگز
       *[touch] لمس دوم تأیید می‌کند: در صفحه‌ی لمسی
    }
hand =
    { $left ->
        [yes] دکمه‌ها برای دست چپ
       *[no] دکمه‌ها برای دست راست
    }
undo = واگرد
hint = راهنمایی
hint-thinking = در حال فکر…
advice = راهنمایی: { $action }.
advice-aim = راهنمایی: همان‌طور که حالا نشان داده شده هدف بگیرید.
# What a hint is expected to bring. $chance and $other are chances of winning, $points and $others points at the end.
# printed
advice-better = از اینجا حدود { $chance } بازی‌ها را می‌برد؛ بهترین بعدی، «{ $next }»، حدود { $other } را.
# printed
advice-even = از اینجا حدود { $chance } بازی‌ها را می‌برد. «{ $next }» هم تقریباً به همین خوبی است.
# printed
advice-alone = از اینجا حدود { $chance } بازی‌ها را می‌برد.
# printed
advice-usual = از اینجا حدود { $chance } بازی‌ها را می‌برد، هدف‌گیری معمولی حدود { $other } را.
# printed
advice-points = به‌طور میانگین با { $points } امتیاز تمام می‌کنید، نه { $others }.

## Why did you do that? A bot answers for itself

why-moved = چرا این کار را کردید؟
why-moved-of = از { $name } بپرسید: چرا این کار را کردید؟
why-moved-thinking = { $name } دنبال واژه می‌گردد …
# printed
why-moved-better = «{ $choice }: با نگاهی دوباره، با این حدود { $chance } بازی‌ها را می‌برم. “{ $next }” حدود { $other } را می‌برد.»
# printed
why-moved-worse = «{ $choice }: با نگاهی دوباره، با این حدود { $chance } بازی‌ها را می‌برم. “{ $next }” حدود { $other } را می‌برد؛ حواسم به آن نبود.»
# printed
why-moved-even = «{ $choice }: با نگاهی دوباره، با این حدود { $chance } بازی‌ها را می‌برم. “{ $next }” هم تقریباً به همین خوبی بود.»
# printed
why-moved-alone = «{ $choice }: با نگاهی دوباره، با این حدود { $chance } بازی‌ها را می‌برم.»
# printed
why-moved-usual = «با این هدف‌گیری حدود { $chance } بازی‌ها را می‌برم. هدف‌گیری معمولی حدود { $other } می‌آورد.»
why-moved-only = «{ $choice }: کار دیگری نمی‌شد کرد.»
# printed
why-moved-secret = «این را تا پایان بازی پیش خودم نگه می‌دارم.»
# printed
why-moved-forward = «مرا جلو می‌برد: { $gain } برای احتمال بردم، تا جایی که شما می‌بینید.»
why-moved-against = «جلوی { $rival } را می‌گیرد: { $gain } برای احتمال بردش.»
why-moved-little = «چیز زیادی عوض نمی‌کند. منتظر فرصت بهتری هستم.»
pace =
    { $pace ->
        [quick] حرکت: سریع
        [off] حرکت: خاموش
       *[normal] حرکت: عادی
    }
pace-help = سرعت نمایش حرکت‌ها: عادی، سریع یا هیچ. کلید Esc رد می‌کند.
replay = بازپخش
record = پرونده‌ی بازی
aim = رها کنید
why-not = { $number }: { $text }
why-ask = الان می‌توانم…؟
# printed
why-allowed = بله، الان می‌توانید این را انتخاب کنید.
why-unknown = الان نه.
tip-forbidden = { $action }
    الان نه. { $reason }
# printed
rules-find = جست‌وجو در قوانین
rules-departure = در نسخه‌ی چاپی:
rules-none = هیچ قانونی از این نمی‌گوید.
# printed
source-seed = قوانین چاپی
source-public = دانش عمومی
source-recon = بازسازی ما
chat-empty = هنوز کسی چیزی نگفته.
chat-write = چیزی بنویسید
chat-send = ارسال

## Players

# printed
you = شما
# printed
player-unnamed = بازیکن { $number }
bot-name-0 = کتری
bot-name-1 = فانوس
bot-name-2 = چرتکه
bot-name-3 = قطب‌نما
bot-name-4 = انگشتانه
bot-name-5 = سوت
bot-name-6 = فنجان
bot-name-7 = سنگ‌ریزه
seat-bot =
    { $bot ->
        [beginner] تازه‌کار: از هر ده گزینه یکی را می‌بیند (سطح ۱ از ۵)
        [easy] ربات آسان: یک‌سوم گزینه‌هایش را می‌بیند (سطح ۲ از ۵)
        [normal] از هر پنج گزینه دو تا را نمی‌بیند (سطح ۳ از ۵)
        [hard] همه‌ی گزینه‌هایش را می‌بیند (سطح ۴ از ۵)
        [expert] ربات دوراندیش (سطح ۵ از ۵)
        [search] ربات دوراندیش
        [learned] رباتی که با بازی با خودش آموخته است
        [greedy] ربات سریع
        [hunch] ربات غریزی
       *[random] ربات شانسی
    }
# printed
seat-unlearned =
    { $like ->
        [greedy] { $kind }. چنین میزی را نیاموخته است و مثل ربات سخت بازی می‌کند
       *[search] { $kind }. چنین میزی را نیاموخته است و با برآورد معمول دوراندیشی می‌کند
    }
seat-lent = ربات به‌جایش بازی می‌کند
# printed
seat-present = سر میز
seat-away = غایب
seat-thinking = در حال فکر
lend = ربات به‌جای من
# printed
lend-help = بگذارید ربات به‌جای شما بازی کند؛ هر وقت خواستید صندلی را پس بگیرید.
lend-absent = ربات بازی کند
take-back = خودم بازی می‌کنم

## The past

replay-first = به آغاز
replay-back = یک حرکت عقب
replay-play = پخش
replay-pause = مکث
replay-forward = یک حرکت جلو
replay-last = به پایان
replay-slider = حرکت
replay-at = حرکت { $upto } از { $last }
# printed
replay-leave = به میز
play-on = ادامه از همین‌جا

## The end

# printed
points = { $points } امتیاز
# printed
chart = امتیازها در طول بازی
rematch = بازی دوباره
rematch-join = پیوستن به بازی دوباره

## Fair dice

fair-check = بررسی تاس‌ها
fair-title = تاس‌ها منصفانه بودند؟
# printed
fair-lead = مرورگر شما خودش از روی پرونده‌ی بازی و آنچه سر میز یادداشت کرده دوباره حساب کرد.
# printed
fair-none = پرونده‌ی این بازی گواهی ندارد: از پرونده‌ای باز شده، ادامه‌ی بازی دیگری است، یا قدیمی‌تر از این گواهی است.
fair-yes = همه‌چیز جور است
fair-no = چیزی جور نیست
# printed
fair-terms =
    { $holds ->
        [yes] گواهی از همین میز و همین بازی می‌گوید.
       *[no] گواهی از میزی دیگر یا بازی دیگری می‌گوید.
    }
# printed
fair-commitment =
    { $holds ->
        [yes] راز سرور همان است که پیش از بازی به آن متعهد شد.
        [no] راز سرور آن نیست که پیش از بازی به آن متعهد شد.
       *[unknown] این مرورگر در آغاز نبود: نمی‌تواند بگوید سرور به رازش پایبند ماند یا نه.
    }
fair-own =
    { $holds ->
        [yes] آنچه مرورگر شما افزود بی‌تغییر در آن هست.
        [no] آنچه مرورگر شما افزود کنار گذاشته شده یا تغییر کرده.
       *[unknown] این مرورگر چیزی به این تاس‌ها نیفزود.
    }
fair-seals =
    { $holds ->
        [yes] هرکس همان را باز کرد که پیش‌تر مهر کرده بود.
       *[no] آنچه باز شد آن نیست که مهر شده بود.
    }
# printed
fair-seed =
    { $holds ->
        [yes] تاس‌های بازی از راز سرور و افزوده‌ی بازیکنان می‌آیند.
       *[no] تاس‌های بازی از راز سرور و افزوده‌ی بازیکنان نمی‌آیند.
    }
fair-added = صندلی‌هایی که چیزی افزودند: { $seats }.
fair-kept-back = مهر شد ولی به‌موقع باز نشد: صندلی‌های { $seats }. غایب بودند، رو نکردند، یا سرور کنارش گذاشت.
# printed
fair-shown = آنچه سرور به آن متعهد شد، چنان که این مرورگر سر میز یادداشت کرد:
fair-proves = این چه را ثابت می‌کند
# printed
fair-proves-more = اگر همه‌چیز جور است و شما چیزی افزودید، هیچ‌کس تاس‌های این بازی را انتخاب نکرده: نه سرور، نه بازیکنان، نه همه‌ی آن‌ها بدون شما. و هیچ‌کس بعداً تغییرشان نداده.
fair-not = چه را ثابت نمی‌کند
# printed
fair-not-more = گرداننده‌ی سرور از آغاز بازی هر تاس آینده و هر کارت پنهان را می‌دانست و شاید به کسی گفته، یا میزی را پیش از آغاز کنار گذاشته باشد. فکر خود ربات‌ها بررسی نمی‌شود، و نه آنچه بیرون از قوانین حساب شده، مثل غلتیدن قطعه‌ها. این صفحه هم از همان سرور می‌آید: هرکس هیچ به آن اعتماد ندارد پرونده‌ی بازی را با برنامه‌ی خودش بررسی می‌کند.
# printed
fair-command = اگر پرونده‌ی بازی را ذخیره کرده‌اید، این فرمان همین را بررسی می‌کند، و اینکه کل بازی از همین تاس‌ها می‌آید:

## What is kept of a guest

# printed
me-title = آنچه این سرور از شما نگه می‌دارد
# printed
me-kept = نام شما روی صندلی‌هایی که گرفتید، آنچه در گفت‌وگو گفتید، و کوکی‌ای با یک عدد تصادفی که بازی‌هایتان با آن دوباره پیدا می‌شوند. کلید صندلی‌ها، نام و تنظیم‌هایتان فقط در همین مرورگر می‌ماند. نه حسابی هست، نه نشانی‌ای، نه گذرواژه‌ای.
# printed
me-tables =
    { $tables ->
        [0] هیچ میزی شما را نمی‌شناسد
        [1] یک میز شما را می‌شناسد
       *[other] { $tables } میز شما را می‌شناسند
    }{ $running ->
        [0] .
        [1] ؛ یک بازی هنوز در جریان است.
       *[other] ؛ { $running } بازی هنوز در جریان است.
    }
me-forget-title = حذف همه
# printed
me-forget-more = نام شما از همه‌ی میزها پاک می‌شود، هرچه گفتید حذف می‌شود و این مرورگر کلیدهایتان را فراموش می‌کند. آنچه بازی کردید بدون نام شما می‌ماند: بازی دیگران هم هست. هر جا بازی در جریان است رباتی به‌جای شما ادامه می‌دهد. به نسخه‌هایی که گرداننده‌ی سرور برداشته دسترسی نیست.
me-forget = حذف آنچه از من مانده
me-forget-sure = بله، حذف شود: دیگر برنمی‌گردد
me-keep = نگه‌داشتن
me-forgotten = حذف شد.

## What the server refuses

refused = سرور نپذیرفت ({ $key }).
refused-server = سرور نتوانست این کار را بکند ({ $status }). کمی بعد دوباره تلاش کنید.
refused-no-server = سرور پاسخ نمی‌دهد. هنوز کار می‌کند؟
# printed
refused-banned = گرداننده‌ی این سرور دیگر شما را راه نمی‌دهد.
# printed
refused-begun = بازی شروع شده است.
refused-bot = رباتی به نام { $bot } نیست.
# printed
refused-chance = آنچه این مرورگر به تاس‌ها افزود با مهرش جور نیست. بازی بدون آن شروع می‌شود.
refused-chat = هر خط گفت‌وگو حداکثر { $longest } نویسه دارد.
# printed
refused-closed = گرداننده‌ی این سرور این میز را بسته است.
# printed
refused-damaged = این میز را دیگر نمی‌شود خواند. گرداننده‌ی سرور دلیلش را در گزارش آن می‌بیند.
refused-gave-up = ربات حرکتی پیدا نمی‌کند. صندلی را به ربات دیگری بسپارید یا بعداً برگردید.
# printed
refused-heavy = این وضعیت زمان یا حافظه‌ی زیادی از سرور می‌گیرد. میز بسته شد.
refused-host = سرور نام نوار نشانی شما را نمی‌شناسد. نشانی خودش را به کار ببرید یا آن را با `--name` اجرا کنید.
refused-illegal = الان نمی‌شود این را انتخاب کرد.
# printed
refused-late = وقت شما تمام شد: رباتی به‌جای شما ادامه می‌دهد.
refused-lent = این صندلی دست ربات است. اول پسش بگیرید.
refused-malformed = سرور این صفحه را نفهمید. صفحه را دوباره بارگذاری کنید.
refused-minutes = این ساعت را نمی‌شود تنظیم کرد.
refused-move-id = سرور این حرکت را نفهمید. صفحه را دوباره بارگذاری کنید.
refused-name = لطفاً نامی برای خود بنویسید.
# printed
refused-no-game = اینجا بازی‌ای به نام { $game } نیست.
# printed
refused-no-hints = سر این میز راهنمایی نیست.
refused-no-idea = ربات هم چیزی به نظرش نمی‌رسد.
refused-no-reason = هنوز رباتی آنجا چیزی انتخاب نکرده.
refused-no-page = چنین صفحه‌ای نیست.
refused-no-seat = چنین صندلی‌ای نیست.
# printed
refused-no-table = میزی با این نشانی نیست. شاید چون کسی نیامد بسته شده است.
# printed
refused-not-begun = بازی هنوز شروع نشده.
refused-not-lent = صندلی شما دست ربات نیست.
# printed
refused-not-over = پرونده‌ی بازی را پس از پایان بازی می‌شود گرفت.
refused-not-your-turn = نوبت شما نیست.
refused-one-seat = فقط یک صندلی می‌توانید بگیرید.
# printed
refused-setting = این بازی این تنظیم‌ها را نمی‌پذیرد: { $why }
refused-setting-choice = «{ WORD($game, "-setting-", $setting) }» نمی‌تواند { $value } باشد.
refused-setting-flag = «{ WORD($game, "-setting-", $setting) }» روشن است یا خاموش، نه { $value }.
refused-setting-long = «{ WORD($game, "-setting-", $setting) }» حداکثر { $longest } نویسه دارد، نه { $length }.
refused-setting-number = «{ WORD($game, "-setting-", $setting) }» عددی صحیح از { $low } تا { $high } است، نه { $value }.
# printed
refused-setting-unknown = این بازی تنظیمی به نام { $setting } ندارد.
refused-setting-words = «{ WORD($game, "-setting-", $setting) }» یک متن است، نه { $value }.
# printed
refused-dial = این بازی مقداری به نام { $dial } ندارد.
refused-dial-number = مقدار { $dial } عددی صحیح از { $low } تا { $high } است، نه { $value }.
refused-dial-numbers = مقدار { $dial } ردیفی از { $count } عدد صحیح از { $low } تا { $high } است، نه { $value }.
refused-dial-text = مقدار { $dial } متنی با حداکثر { $longest } نویسه است.
refused-dial-words = مقدار { $dial } از { $low } تا { $high } تا از این واژه‌هاست: { $words }.
refused-variant = یک نسخه نامی دارد، و عددهایی که تغییر کرده‌اند.
refused-variant-fit = مقدارها با هم جور نیستند: { $why }
refused-variant-name = نام یک نسخه حداکثر { $longest } نویسه دارد.
refused-origin = سایت دیگری به نام شما درخواست کرد؛ کاری انجام نشد.
refused-other-seat = این صندلی شما نیست.
# printed
refused-over = بازی تمام شده است.
# printed
refused-past = بازی تا اینجا فقط { $choices } حرکت دارد.
# printed
refused-present = بازیکن هنوز اینجاست. { $seconds } ثانیه صبر کنید.
refused-protocol = این صفحه از سرور قدیمی‌تر است. صفحه را دوباره بارگذاری کنید.
refused-record = پرونده‌ی بازی خوانا نیست، خط { $line }: { $why }
# printed
refused-rules = این پرونده از قوانینی پیروی می‌کند که اینجا نصب نیست.
# printed
refused-seated = شما صندلی دارید.
# printed
refused-seats = صندلی‌ها با این بازی جور نیستند.
refused-stale = در این میان بازی جلو رفته. دوباره نگاه کنید.
refused-store = سرور الان نمی‌تواند چیزی بنویسد. چیزی تغییر نکرد؛ کمی بعد دوباره تلاش کنید.
# printed
refused-taken = کسی پیش از شما آنجا نشست.
refused-token = این مرورگر کلید آن صندلی را ندارد. می‌توانید تماشا کنید.
refused-too-fast = آهسته‌تر، لطفاً.
refused-too-large = این پرونده زیادی بزرگ است.
# printed
refused-too-many-tables = تازگی میزهای زیادی باز کرده‌اید. کمی صبر کنید.
refused-undo = این را دیگر نمی‌شود پس گرفت.
# printed
refused-unknown-action = این بازی چنین عملی ندارد.
refused-hello-first = سرور این صفحه را نفهمید. صفحه را دوباره بارگذاری کنید.
refused-hello-once = سرور این صفحه را نفهمید. صفحه را دوباره بارگذاری کنید.

## Panes and short words of boards on a phone

# printed
eight-routes-pane-table = میز
# printed
eight-routes-pane-points = امتیاز { $round }/{ $rounds }
eight-routes-short-c = تغییر
eight-routes-short-d6 = شخصی
eight-routes-short-d = فرعی
eight-routes-short-chip = ژتون‌ها
eight-routes-short-bonus = پاداش
cubitos-pane-dice = تاس‌ها
cubitos-pane-track = پیست
cubitos-pane-market = بازار
cubitos-to-track = به پیست
cubitos-pass-keeps =
    { $coins ->
        [0] بی‌سکه
       *[other] { $coins } سکه
    }
    { $feet ->
        [0] و بی‌قدم می‌ماند
       *[other] و { $feet } قدم می‌ماند
    }
cubitos-push-risk = احتمال سوختن { $percent }٪
cubitos-push-safe = نمی‌سوزاند
cubitos-push-hits = { $hits } موفق
wildcard-pane-lives = زندگی‌ها
wildcard-pane-card = کارت { $round } از ۱۰
wildcard-cell =
    { $you ->
        [yes] { $row } شما { $value } است
       *[no] { $seat }: { $row } { $value } است
    }
wildcard-becomes = { $row } { $value }
landmark-scramble-pane-town = شهر
landmark-scramble-pane-locations = مکان‌ها
# printed
rampage-pane-city = شهر
# printed
rampage-pane-monsters = هیولاها

## A look back at a game

look-back = مرور بازی
tab-look-back = مرور
# printed
look-back-what = احتمال برد هرکس را حرکت به حرکت ببینید، کجا بازی برگشت و چقدرش شانس بود.
# printed
look-back-begin = مرور این بازی
look-back-progress = { $done } از { $choices } حرکت سنجیده شد …
# printed
look-back-graph = احتمال برد در طول بازی
look-back-help = هر جا بزنید آن لحظه باز می‌شود. دایره‌ها نقطه‌های عطف‌اند.
look-back-start = آغاز
look-back-end = پایان
look-back-turn = نقطه‌ی عطف، حرکت { $number } از { $name }: از { $before } به { $after }
look-back-sums = شانس جدا از مهارت
# printed
look-back-player = بازیکن
look-back-luck = شانس
look-back-own = بازی خود
look-back-others = بازی دیگران
# printed
look-back-verdict =
    { $play ->
        [more]
            { $luck ->
                [more] خوب انتخاب کردید و شانس هم آوردید.
                [less] خوب انتخاب کردید و بدشانس بودید.
               *[none] خوب انتخاب کردید. شانس نه چیز مهمی داد و نه گرفت.
            }
        [less]
            { $luck ->
                [more] شانس آوردید. انتخاب‌هایتان بخشی از آن را پس داد.
                [less] بدشانس بودید و انتخاب‌هایتان هم گران تمام شد.
               *[none] شانس چیز مهمی به شما نداد. انتخاب‌هایتان گران تمام شد.
            }
       *[none]
            { $luck ->
                [more] تقریباً مثل یک بازیکن سریع انتخاب کردید و شانس آوردید.
                [less] تقریباً مثل یک بازیکن سریع انتخاب کردید و بدشانس بودید.
               *[none] تقریباً مثل یک بازیکن سریع انتخاب کردید و شانس برابر بود.
            }
    }
# printed
look-back-how = هر وضعیت { $samples } بار با بازیکنان سریع تا آخر بازی شد. شانس یعنی آنچه آمد، منهای میانگین آنچه می‌توانست بیاید. آغاز و سه جمع، پایان را می‌سازند؛ ± خطای ممکن آن‌هاست (۹۵٪).
look-back-how-slow = اینجا هیچ چیز دو بار فرو نمی‌ریزد: هر وضعیت همان‌طور که بود سنجیده شد و بازی ادامه داده نشد. هرچه پس از هدف‌گیری یا انتخابی دیگر فرو ریخت به حساب همان انتخاب است؛ شانس فقط چیزی است که جز آن آشکار شد. هدف‌گیری‌ها با هم سنجیده نمی‌شوند. آغاز و سه جمع، پایان را می‌سازند؛ ± خطای ممکن آن‌هاست (۹۵٪).
# printed
look-back-turning = کجا بازی برگشت
look-back-moment = حرکت { $number }، { $name }: { $choice }
look-back-moved = احتمال برد از { $before } به { $after }، از آن شانس { $luck }
look-back-slips = چه بهتر بود
look-back-no-slips = هیچ انتخابی آشکارا بدتر از دیگری نبود.
look-back-better = «{ $best }» به اندازه‌ی { $loss } بیشتر می‌برد (± { $error })؛ این شماره‌ی { $rank } از { $among } بود.
look-back-best = هیچ‌یک از { $among } گزینه بیشتر از این نمی‌برد.
# printed
look-back-only = چیز دیگری برای انتخاب نبود.
look-back-aim = یک هدف‌گیری
look-back-aimed = هدف‌گیری با گزینه‌های دیگر سنجیده نمی‌شود.
look-back-not-compared = این انتخاب با گزینه‌های دیگر سنجیده نشد.
look-back-led = آنچه به اینجا رساند
look-back-here = آنچه اینجا انتخاب شد
look-back-luck-each = { $name } { $luck }
look-back-luck-then = شانس پس از آن: { $luck } (± { $error })
look-back-luck-of = شانس { $luck } (± { $error })
look-back-no-chance = هیچ چیز به شانس سپرده نشد.
look-back-whose = انتخاب‌ها و شانس
look-back-lucky = خوش‌شانس‌ترین لحظه‌ها
look-back-unlucky = بدشانس‌ترین لحظه‌ها
look-back-no-luck = هیچ‌کدام برجسته نیست.
look-back-choices =
    { $count ->
        [one] تنها انتخاب { $name }
       *[other] هر { $count } انتخاب { $name }
    }

## Lessons, puzzles and a coach

title-game = { $game }
title-learn = آموزش { $game }
title-puzzles = معماها: { $game }
lesson = درس
lesson-start = آموزش بازی
lesson-step = گام { $number } از { $count }
lesson-next = ادامه
lesson-show = به‌جای من انجام دهید
lesson-leave = ترک درس
lesson-end = فعلاً همین کافی است
# printed
lesson-first-game = نخستین بازی را شروع کنید
lesson-wrong = این هم می‌شود، ولی این گام درباره‌ی آن نیست. پیکان را دنبال کنید.
lesson-go-on = این گام تمام شد. «ادامه» را بزنید.
coach = مربی
coach-thanks = ممنون
coach-leave = دیگر لازم ندارم
puzzles = معماها
puzzle-title = معمای { $number } از { $count }
# printed
puzzle-task = اینجا یک انتخاب آشکارا از همه بهتر است. آن را روی صفحه‌ی بازی پیدا کنید.
puzzle-feat =
    این برج را بریزید: { $wanted ->
        [1] یک طبقه
       *[other] { $wanted } طبقه
    } باید یک‌باره بیفتد. { $of } طبقه سرپاست.
puzzle-fell =
    { $fell ->
        [0] هیچ طبقه‌ای نیفتاد.
        [1] یک طبقه افتاد.
       *[other] { $fell } طبقه افتاد.
    } کافی نیست: جور دیگری هدف بگیرید.
puzzle-feat-why = با این هدف‌گیری در { $chance } موارد موفق می‌شود و با هدف‌گیری معمولی در { $other }: دست‌ها می‌لرزند.
puzzle-again = دوباره بسازید
puzzle-feat-was = این‌طور می‌شود.
puzzle-right = درست است.
puzzle-wrong = این نه. چیز دیگری بیشتر می‌برد.
# printed
puzzle-wrong-wins = این نه: «{ $choice }» از اینجا حدود { $chance } بازی‌ها را می‌برد. انتخاب درست { $other } را می‌برد.
puzzle-was = این بود: { $answer }.
# printed
puzzle-why = «{ $answer }» از اینجا { $chance } بازی‌ها را می‌برد. بهترین بعدی، «{ $next }»، { $other } را می‌برد.
# printed
puzzle-points = به‌طور میانگین با { $points } امتیاز برای شما تمام می‌شود، نه { $others }.
puzzle-streak =
    { $streak ->
        [0] هنوز زنجیره‌ای نیست
       *[other] { $streak } تا پشت سر هم
    }
puzzle-best = بهترین { $best }
puzzle-show = نمایش پاسخ
# printed
puzzle-fold = به صفحه‌ی بازی
puzzle-unfold = صورت معما
puzzle-next = معمای بعدی
# printed
puzzles-none = این بازی هنوز معما ندارد.

## A game's page

game-about = درباره‌ی بازی
# printed
game-turn = هر نوبت چطور می‌گذرد
game-settings = چه چیزهایی را می‌شود تنظیم کرد
# printed
game-rules = قوانین
# printed
game-picture = میز، وقتی می‌نشینید
game-facts =
    { $chance ->
        [yes] با تاس یا کارت
       *[no] بدون شانس
    }، { $hidden ->
        [yes] با رازها
       *[no] همه‌چیز رو
    }، { $together ->
        [yes] همه هم‌زمان
       *[no] یکی پس از دیگری
    }
game-sources = از { $all } قانون، { $printed } تا چاپی یا همگانی است؛ { $recon } تا بازسازی ماست و همان‌جا گفته شده.
game-puzzles = { $count } معما
game-recon = بازسازی‌شده
game-goal = هدف
# printed
game-parts = آنچه روی میز است
game-minutes =
    { $low ->
        [same] حدود { $high } دقیقه
       *[other] { $low } تا { $high } دقیقه
    }
# printed
game-minutes-how = اندازه‌گیری‌شده: { $choices } انتخاب در یک بازی با { $players } بازیکن، هر کدام { $seconds } ثانیه.
game-weight =
    { $weight ->
        [1] خیلی سبک
        [2] سبک
        [3] متوسط
        [4] سنگین
       *[5] خیلی سنگین
    } ({ $weight } از ۵)
# printed
game-best = بهترین تعداد بازیکن
game-here = بازی‌های اینجا
# printed
game-here-count =
    { $count ->
        [0] هنوز کسی روی این سرور بازی‌ای را تمام نکرده.
        [1] یک بازی روی این سرور تمام شده.
       *[other] { $count } بازی روی این سرور تمام شده.
    }
game-here-minutes = نیمی از آن‌ها حداکثر { $minutes } دقیقه طول کشید.
game-here-seat = صندلی { $seat }
game-here-share = { $share } از { $count } برد
game-turn-picture = تصویر { $number }
rules-goal = درباره‌ی بازی
# printed
rules-turn = هر نوبت چطور می‌گذرد
rules-open = باز کردن بند { $number }
why-link = بند { $number }

## Why a record cannot be read

record-after-end = پس از پایان، خط‌های دیگری هست.
# printed
record-begin = بازی نمی‌تواند این‌گونه آغاز شود.
record-choice = آنجا نمی‌توان { $choice } را انتخاب کرد.
record-count = پایان از { $told } انتخاب می‌گوید، اما بالاتر { $found } تا هست: خط‌هایی گم شده‌اند.
record-cut = این خط بریده شده است.
record-empty = این پرونده خالی است.
record-end = پایان نیست.
record-field = بخش { $field } نیست یا آسیب دیده است.
record-foreign = این پرونده‌ی بازیِ asobi نیست.
record-format = قالب { $format } اینجا شناخته نیست؛ قالب‌های ۱ تا { $newest } خوانده می‌شوند.
record-json = این JSON نیست: { $text }
record-large = این وضعیت بیش از { $largest } بایت است.
record-line = این انتخاب نیست: { $text }
record-memory = این پرونده‌ی بازی حافظه‌ی زیادی می‌خواهد.
record-seats = این پرونده‌ی بازی برای { $told } صندلی است، اما وضعیت آغازینش برای { $found } صندلی.
record-text = این پرونده متن UTF-8 نیست.
