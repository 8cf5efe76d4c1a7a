# The words of Rampage, in Persian.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the Persian
# book of the game; everything else is ours. The names of the cards are printed in Latin letters: the Persian ones are
# ours.

rampage-title = رمپیج
# printed
rampage-tagline = با تلنگر، افتادن، پرتاب و فوت از میان شهر نود آدمک بگذرید. فیزیک واقعی و نبردی منصفانه بر سر دندان‌ها.
# printed
rampage-about = شما هیولایی هستید در شهری چوبی: به پنجه‌ها تلنگر بزنید، بدن را روی ساختمان‌ها بیندازید، آدمک‌ها را از سقف‌ها فوت کنید و بخورید. ست‌های شش‌رنگ، طبقه‌ها و دندان حریف‌ها امتیاز دارند.
# printed
rampage-goal = وقتی آخرین طبقه‌ی شهر از بین رفت، بیشترین امتیاز را داشته باشید.
# printed
rampage-turn-1 = دو عمل: حرکت با تلنگر به پنجه‌ها، منهدم کردن ساختمان کناری، پرتاب ماشین، یا فوت کردن.
# printed
rampage-turn-2 = هرچه بیفتد، افتاده: آدمک‌هایی که از شهر بیرون می‌روند فرار کرده‌اند و طبقه‌های خالی مال شماست.
# printed
rampage-turn-3 = حریفی که زمین بزنید یک دندانش را به شما می‌بازد.
# printed
rampage-turn-4 = بعد وعده‌ی غذایی: به تعداد دندان‌هایتان آدمک، از همان‌جا که ایستاده‌اید.

# printed
rampage-setting-runaway = صفحه‌ی آدمک‌های فراری
# printed
rampage-setting-runaway-help = سمت A شش خط دارد و آخری بازی را تمام می‌کند. سمت B برای هر رنگ یک جدول دارد.
# printed
rampage-setting-runaway-A = سمت A: شش خط
# printed
rampage-setting-runaway-B = سمت B: رنگ‌ها
# printed
rampage-setting-teams = بازی تیمی
# printed
rampage-setting-teams-help = چهار بازیکن. سه عمل در هر نوبت تیم؛ امتیاز پایین‌تر از دو نفر حساب می‌شود.
# printed
rampage-setting-clumsy = هیولاهای دست‌وپاچلفتی
rampage-setting-clumsy-help = قطعه‌ای که جابه‌جا می‌شود به چیزها می‌خورد (برخورد دست)، یا دست‌ها بیشتر می‌لرزند (لرزش دست).
rampage-setting-clumsy-off = خاموش
rampage-setting-clumsy-hand = برخورد دست
rampage-setting-clumsy-tremor = لرزش دست
# printed
rampage-setting-diet = رژیم غذایی
# printed
rampage-setting-diet-help = هر آدمک بیرون از ست در پایان یک امتیاز کم می‌کند.
# printed
rampage-setting-card_choice = انتخاب کارت
rampage-setting-card_choice-help = در شکل چاپی هرکس از سه کارت یکی را نگه می‌دارد؛ یا از هر نوع یکی از سه کارت.
rampage-setting-card_choice-off = خاموش: از هر نوع یکی پخش می‌شود
rampage-setting-card_choice-one = از سه کارت یکی
rampage-setting-card_choice-each = از هر نوع یکی از سه کارت
rampage-setting-miss = خطا رفتن
# printed
rampage-setting-miss-help = چه وقت افتادن بدن هیولا یک دندان می‌برد: هر بار که به هدف نخورد، یا فقط بیرون از صفحه‌ی بازی.
rampage-setting-miss-building = کنار هدف
# printed
rampage-setting-miss-offboard = فقط بیرون از صفحه‌ی بازی
# printed
rampage-setting-return_vehicles = ماشین‌ها برمی‌گردند
# printed
rampage-setting-return_vehicles-help = ماشینی که از شهر خارج شود به‌جای کنار رفتن از بازی به جای پارک خودش برمی‌گردد.
rampage-setting-strict_vacuum = جاروبرقی سختگیر
# printed
rampage-setting-strict_vacuum-help = جاروبرقی فقط آدمک‌هایی را برمی‌گرداند که در محله‌ی خودتان بودند.
rampage-setting-first = چه کسی شروع کند
# printed
rampage-setting-first-help = شماره‌ی بازیکنی که شروع می‌کند. طبق معمول: شانس تصمیم می‌گیرد.
# printed
rampage-setting-answer_seconds = ثانیه برای پاسخ بیرون از نوبت
# printed
rampage-setting-answer_seconds-help = کسی که در نوبت دیگری از او می‌پرسند این‌قدر وقت دارد؛ بی‌پاسخ یعنی نه. ۰: هر قدر که طول بکشد.
# printed
rampage-setting-rounds = حداکثر دورها
# printed
rampage-setting-rounds-help = طبق معمول: ۲۰. شهری که تا آن وقت سرپا باشد به حال خود رها می‌شود.
# printed
rampage-setting-market = جعبه‌ی هیولاها
# printed
rampage-setting-market-help = فقط با یک کارت شخصیت شروع کنید؛ با طبقه‌هایی که خورده‌اید کارت بخرید.

## Prompts

# printed
rampage-ask-action =
    نوبت شما: { $actions ->
        [1] یک عمل
       *[other] { $actions } عمل
    } مانده. چه می‌کنید؟
# printed
rampage-ask-who =
    تیم شما { $actions ->
        [1] یک عمل
       *[other] { $actions } عمل
    } دارد. چه کسی بازی می‌کند؟
# printed
rampage-ask-before-move = پیش از حرکت: بالا رفتن، کش آمدن یا ماندن؟
# printed
rampage-ask-flick = به توکن هیولا تلنگر بزنید.
# printed
rampage-ask-throw-disc = توکن هیولا را با تلنگر از روی سرش پرتاب کنید.
# printed
rampage-ask-drop = بدن هیولا را بالای هدف بگیرید و رها کنید.
# printed
rampage-ask-throw = با تلنگر از روی سر هیولا پرتابش کنید.
# printed
rampage-ask-breath = نفس عمیق بکشید و فوت کنید.
# printed
rampage-ask-place = هیولا را کجا می‌گذارید؟
rampage-ask-carry = چقدر بالا می‌بریدش؟
# printed
rampage-ask-corner = از کدام گوشه وارد می‌شوید؟
# printed
rampage-ask-again = یک تلنگر دیگر؟
# printed
rampage-ask-shoo = آدمک‌های خرابه را به کجا می‌رانید؟
# printed
rampage-ask-inhale = به کدام محله می‌روند؟
rampage-ask-catch = چه کسی را می‌گیرید؟
# printed
rampage-ask-rob = از شکم چه کسی برمی‌دارید؟
# printed
rampage-ask-kiss = کدام آدمک را برمی‌دارید؟
# printed
rampage-ask-protect = دارند دندانی از شما می‌کنند!
# printed
rampage-ask-penalty = صفحه‌ی آدمک‌های فراری ضربه می‌زند.
# printed
rampage-ask-give = دندانی نمانده: کدام آدمک را می‌دهید؟
# printed
rampage-ask-discard = کدام کارت شما از بازی بیرون می‌رود؟
# printed
rampage-ask-mutation = جهش تمام شد: کدام کارت قدرت بیرون می‌رود؟
# printed
rampage-ask-dine = کجا می‌خورید؟ حداکثر { $bites } آدمک.
# printed
rampage-ask-eat = یک آدمک بخورید: { $bites } لقمه مانده.
# printed
rampage-ask-sing = سیرن می‌خواند: یک آدمک دیگر از جایی دیگر؟
# printed
rampage-ask-snack = از صفحه‌ی آدمک‌های فراری بخورید: { $bites } لقمه مانده.
rampage-ask-keep = کدام کارت را نگه می‌دارید؟
# printed
rampage-ask-buy =
    به بهای { $price ->
        [1] یک طبقه
       *[other] { $price } طبقه
    } کارت می‌خرید؟
# printed
rampage-ask-name = چه کسی بیشترین آدمک را خورده است؟
# printed
rampage-ask-copy = از کارت شخصیت چه کسی تقلید می‌کنید؟
# printed
rampage-waiting-count = { $seat } پیش از شمردن امتیازها تصمیم می‌گیرد.
rampage-waiting-penalty = صفحه‌ی آدمک‌های فراری به { $seat } ضربه می‌زند.
# printed
rampage-waiting-steal = { $seat } از شکم کسی برمی‌دارد.
# printed
rampage-waiting-cards = { $seat } کارت انتخاب می‌کند.
# printed
rampage-waiting-give = { $seat } به‌جای دندان آدمک می‌دهد.
rampage-waiting-protect = { $seat } شاید دندان‌هایش را نجات دهد.
rampage-waiting-meal = { $seat } مشغول خوردن است.
# printed
rampage-waiting-place = { $seat } جایی انتخاب می‌کند.
rampage-waiting-breathe = { $seat } نفس عمیق می‌کشد.
rampage-waiting-throw = { $seat } برای پرتاب نشانه می‌گیرد.
# printed
rampage-waiting-drop = { $seat } بدن هیولا را رها می‌کند.
# printed
rampage-waiting-move = { $seat } به توکن هیولا تلنگر می‌زند.
# printed
rampage-waiting-act = { $seat } عملی انتخاب می‌کند.

## Dials

rampage-dial-direction = جهت
rampage-dial-power = شدت
rampage-dial-spin = چرخش
rampage-dial-elevation = زاویه
rampage-dial-east = شرق
rampage-dial-north = شمال
rampage-dial-height = ارتفاع
rampage-dial-facing = رو به
rampage-dial-tilt = کجی
rampage-dial-tilted = کج به سمت
rampage-dial-pitch = شیب
rampage-dial-sweep = جاروب
rampage-dial-x = غرب به شرق
rampage-dial-y = جنوب به شمال

## Actions

# printed
rampage-action-move = حرکت
# printed
rampage-action-jump = حرکت از روی سر
# printed
rampage-action-demolish = منهدم کردن { WORD("rampage-building-", $building) }
rampage-action-stomp = افتادن روی { $seat }
rampage-action-toss = پرتاب { WORD("rampage-vehicle-", $vehicle) }
# printed
rampage-action-kick = پرتاب توکن هیولای خود
# printed
rampage-action-breathe =
    { $you ->
        [yes] فوت کردن
       *[no] فوت کردن از سر { $seat }
    }
rampage-action-turn-back = برگشتن روی پا
rampage-action-pass = پاس
rampage-action-who =
    { $you ->
        [yes] خودتان بازی می‌کنید
       *[no] { $seat } بازی می‌کند
    }
rampage-action-climb = بالا رفتن از { WORD("rampage-building-", $building) }
# printed
rampage-action-stretch = رفتن به هر جای محله
rampage-action-stay = نه
# printed
rampage-action-again = یک تلنگر دیگر
rampage-action-enough = بس است
# printed
rampage-action-shoo = از { WORD("rampage-building-", $building) } به محله‌ی { $ground }
# printed
rampage-action-corner = گوشه‌ی { WORD("rampage-corner-", $corner) }
# printed
rampage-action-put = محله‌ی { $ground }
rampage-action-catch = گرفتن { $seat }
# printed
rampage-action-dine = خوردن در محله‌ی { $ground }
# printed
rampage-action-eat = خوردن این آدمک
# printed
rampage-action-snack = خوردن یک آدمک فراری { WORD("rampage-colour-", $colour) }
# printed
rampage-action-full = دیگر نخوردن
# printed
rampage-action-give = دادن یک آدمک { WORD("rampage-colour-", $colour) }
rampage-action-accept = پذیرفتن
# printed
rampage-action-suffer = متحمل شدن
# printed
rampage-action-rob = برداشتن از شکم { $seat }
# printed
rampage-action-kiss = برداشتن یک آدمک { WORD("rampage-colour-", $colour) } از { $seat }
rampage-action-play = بازی کردن { WORD("rampage-card-", $card) }
rampage-action-keep = نگه‌داشتن { WORD("rampage-card-", $card) }
rampage-action-discard = بیرون گذاشتن { WORD("rampage-card-", $card) }
# printed
rampage-action-buy = خرید کارت
# printed
rampage-action-save = نگه‌داشتن طبقه‌ها
rampage-action-name = { $seat }
rampage-action-copy = تقلید از { WORD("rampage-card-", $card) }

## Events

# printed
rampage-built =
    { $you ->
        [yes] شما شروع می‌کنید.
       *[no] { $seat } شروع می‌کند.
    }

rampage-dealt = { "" }
# printed
rampage-secret = سوپر قدرت مخفی شما: { WORD("rampage-card-", $card) }
# printed
rampage-turn =
    { $you ->
        [yes] نوبت شما
       *[no] نوبت { $seat }
    }
    .style = heading
rampage-run = { "" }

# printed
rampage-flicks =
    { $you ->
        [yes] شما به توکن هیولا تلنگر زدید.
       *[no] { $seat } به توکن هیولا تلنگر زد.
    }

# printed
rampage-jumps =
    { $you ->
        [yes] شما توکن هیولا را با تلنگر از روی سرش پرتاب کردید.
       *[no] { $seat } توکن هیولا را با تلنگر از روی سرش پرتاب کرد.
    }

# printed
rampage-drops =
    { $you ->
        [yes] شما خود را روی { WORD("rampage-building-", $building) } انداختید.
       *[no] { $seat } خود را روی { WORD("rampage-building-", $building) } انداخت.
    }

# printed
rampage-stomps =
    { $you ->
        [yes] شما خود را روی { $victim_seat } انداختید.
       *[no]
            { $victim_you ->
                [yes] { $seat } خود را روی شما انداخت.
               *[no] { $seat } خود را روی { $victim_seat } انداخت.
            }
    }

# printed
rampage-tosses =
    { $you ->
        [yes] شما { WORD("rampage-vehicle-", $vehicle) } را پرتاب کردید.
       *[no] { $seat } { WORD("rampage-vehicle-", $vehicle) } را پرتاب کرد.
    }

# printed
rampage-kicks =
    { $you ->
        [yes] شما توکن هیولای خود را از روی سر پرتاب کردید.
       *[no] { $seat } توکن هیولای خود را از روی سر پرتاب کرد.
    }

# printed
rampage-blows =
    { $you ->
        [yes] شما نفس عمیق کشیدید و فوت کردید.
       *[no] { $seat } نفس عمیق کشید و فوت کرد.
    }

# printed
rampage-came-down =
    { $floors ->
        [0] { $meeples } آدمک
       *[other] { $floors } طبقه{ $meeples ->
            [0] { "" }
           *[other] { " " }و { $meeples } آدمک
        }
    } پایین ریخت.

rampage-fault = اجرا شکست خورد و همه‌چیز مثل قبل است.
# printed
rampage-gave-up =
    { $you ->
        [yes] موتور فیزیک پشت سر هم شکست می‌خورد: تا پایان این نوبت فقط می‌توانید پاس بدهید.
       *[no] موتور فیزیک پشت سر هم شکست می‌خورد: { $seat } تا پایان این نوبت فقط می‌تواند پاس بدهد.
    }
# printed
rampage-fell =
    { $you ->
        [yes] شما زمین خوردید.
       *[no] { $seat } زمین خورد.
    }

# printed
rampage-missed =
    { $you ->
        [yes] شما خطا رفتید.
       *[no] { $seat } خطا رفت.
    }

# printed
rampage-left-city =
    { $you ->
        [yes] توکن هیولای شما از شهر خارج شد.
       *[no] توکن هیولای { $seat } از شهر خارج شد.
    }

# printed
rampage-lost-tooth =
    { $you ->
        [yes] شما یک دندان از دست دادید.
       *[no] { $seat } یک دندان از دست داد.
    }

# printed
rampage-took-tooth =
    { $you ->
        [yes] شما یک دندان از { $victim_seat } کندید.
       *[no]
            { $victim_you ->
                [yes] { $seat } یک دندان از شما کند.
               *[no] { $seat } یک دندان از { $victim_seat } کند.
            }
    }

# printed
rampage-gave =
    { $you ->
        [yes] شما { $count } آدمک به { $to_seat } دادید.
       *[no]
            { $to_you ->
                [yes] { $seat } { $count } آدمک به شما داد.
               *[no] { $seat } { $count } آدمک به { $to_seat } داد.
            }
    }

# printed
rampage-gave-colour =
    { $you ->
        [yes] شما یک آدمک { WORD("rampage-colour-", $colour) } به { $to_seat } دادید.
       *[no]
            { $to_you ->
                [yes] { $seat } یک آدمک { WORD("rampage-colour-", $colour) } به شما داد.
               *[no] { $seat } یک آدمک { WORD("rampage-colour-", $colour) } به { $to_seat } داد.
            }
    }

# printed
rampage-boxed =
    { $you ->
        [yes] شما یک آدمک { WORD("rampage-colour-", $colour) } به جعبه برگرداندید.
       *[no] { $seat } یک آدمک { WORD("rampage-colour-", $colour) } به جعبه برگرداند.
    }

# printed
rampage-protected =
    { $you ->
        [yes] محافظ دندان شما ورق را برگرداند.
       *[no] محافظ دندان { $seat } ورق را برگرداند.
    }

# printed
rampage-placed =
    { $you ->
        [yes] هیولای شما در شهر گذاشته شد.
       *[no] هیولای { $seat } در شهر گذاشته شد.
    }

# printed
rampage-rose =
    { $you ->
        [yes] شما دوباره بلند شدید.
       *[no] { $seat } دوباره بلند شد.
    }

# printed
rampage-more-actions =
    { $you ->
        [yes] شما در نوبت بعد یک عمل بیشتر دارید.
       *[no] { $seat } در نوبت بعد یک عمل بیشتر دارد.
    }

# printed
rampage-ate =
    { $you ->
        [yes] شما یک آدمک { WORD("rampage-colour-", $colour) } خوردید.
       *[no] { $seat } یک آدمک { WORD("rampage-colour-", $colour) } خورد.
    }

# printed
rampage-snacked =
    { $you ->
        [yes] شما یک آدمک فراری { WORD("rampage-colour-", $colour) } خوردید.
       *[no] { $seat } یک آدمک فراری { WORD("rampage-colour-", $colour) } خورد.
    }

# printed
rampage-ate-floor =
    { $you ->
        [yes] شما یک طبقه خوردید.
       *[no] { $seat } یک طبقه خورد.
    }

# printed
rampage-line =
    { $you ->
        [yes] شما خط { $line } صفحه‌ی آدمک‌های فراری را پر کردید.
       *[no] { $seat } خط { $line } صفحه‌ی آدمک‌های فراری را پر کرد.
    }

# printed
rampage-track =
    { $you ->
        [yes] شما جدول { WORD("rampage-colour-", $colour) } را پر کردید.
       *[no] { $seat } جدول { WORD("rampage-colour-", $colour) } را پر کرد.
    }

# printed
rampage-penalty =
    { $you ->
        [yes] آدمک‌های فراری { $teeth ->
            [1] یک دندان
           *[other] { $teeth } دندان
        } از شما گرفتند.
       *[no] آدمک‌های فراری { $teeth ->
            [1] یک دندان
           *[other] { $teeth } دندان
        } از { $seat } گرفتند.
    }

# printed
rampage-inhaled =
    { $you ->
        [yes] شما یک آدمک { WORD("rampage-colour-", $colour) } را با مکش برگرداندید.
       *[no] { $seat } یک آدمک { WORD("rampage-colour-", $colour) } را با مکش برگرداند.
    }

# printed
rampage-shooed =
    { $you ->
        [yes] شما { $count } آدمک را به محله‌ی { $ground } راندید.
       *[no] { $seat } { $count } آدمک را به محله‌ی { $ground } راند.
    }

# printed
rampage-played =
    { $you ->
        [yes] شما { WORD("rampage-card-", $card) } را بازی کردید.
       *[no] { $seat } { WORD("rampage-card-", $card) } را بازی کرد.
    }

# printed
rampage-discarded =
    { $you ->
        [yes] شما { WORD("rampage-card-", $card) } را بیرون گذاشتید.
       *[no] { $seat } { WORD("rampage-card-", $card) } را بیرون گذاشت.
    }

# printed
rampage-bought =
    { $you ->
        [yes] شما به بهای { $price } طبقه کارت خریدید.
       *[no] { $seat } به بهای { $price } طبقه کارت خرید.
    }

# printed
rampage-got-card =
    { $you ->
        [yes] شما { WORD("rampage-card-", $card) } را گرفتید.
       *[no] { $seat } { WORD("rampage-card-", $card) } را گرفت.
    }

# printed
rampage-bumped =
    { $you ->
        [yes] شما به چیزهای شهر خوردید.
       *[no] { $seat } به چیزهای شهر خورد.
    }

# printed
rampage-last-floor =
    { $you ->
        [yes] شما آخرین طبقه را برداشتید: بقیه هر کدام یک نوبت دیگر دارند.
       *[no] { $seat } آخرین طبقه را برداشت: بقیه هر کدام یک نوبت دیگر دارند.
    }

# printed
rampage-eliminated =
    { $you ->
        [yes] خط آخر پر شد: شما را از شهر بیرون کردند.
       *[no] خط آخر پر شد: { $seat } را از شهر بیرون کردند.
    }

# printed
rampage-named =
    { $you ->
        [yes] شما { $named_seat } را نام بردید.
       *[no]
            { $named_you ->
                [yes] { $seat } شما را نام برد.
               *[no] { $seat } { $named_seat } را نام برد.
            }
    }

# printed
rampage-copied =
    { $you ->
        [yes] شما از { WORD("rampage-card-", $card) } تقلید کردید.
       *[no] { $seat } از { WORD("rampage-card-", $card) } تقلید کرد.
    }

# printed
rampage-escaped = یک آدمک { WORD("rampage-colour-", $colour) } فرار کرد.
# printed
rampage-vehicle-lost = یک ماشین از شهر خارج شد.
# printed
rampage-vehicle-back = یک ماشین از شهر خارج شد و به جای پارک خودش برگشت.
# printed
rampage-floor-lost = یک طبقه به جعبه برگشت.
rampage-ended = گردوخاک خوابید.
    .style = heading

## Things

# printed
rampage-colour-0 = قرمز
# printed
rampage-colour-red = قرمز
# printed
rampage-colour-1 = آبی
# printed
rampage-colour-blue = آبی
# printed
rampage-colour-2 = سبز
# printed
rampage-colour-green = سبز
# printed
rampage-colour-3 = مشکی
# printed
rampage-colour-black = مشکی
# printed
rampage-colour-4 = زرد
# printed
rampage-colour-yellow = زرد
# printed
rampage-colour-5 = خاکستری
# printed
rampage-colour-grey = خاکستری
rampage-building-S1 = خانه‌ی شمال غربی
rampage-building-S2 = خانه‌ی شمال شرقی
rampage-building-S3 = خانه‌ی جنوب غربی
rampage-building-S4 = خانه‌ی جنوب شرقی
rampage-building-R1 = بلوک غربی
rampage-building-R2 = بلوک شرقی
# printed
rampage-building-ST = استادیوم
# printed
rampage-vehicle-0 = اتوبوس آبی
# printed
rampage-vehicle-1 = اتوبوس سبز
# printed
rampage-vehicle-2 = اتوبوس قرمز
rampage-vehicle-3 = اتوبوس صورتی
rampage-corner-0 = شمال غربی
rampage-corner-1 = شمال شرقی
rampage-corner-2 = جنوب شرقی
rampage-corner-3 = جنوب غربی

## Cards, by name and by number

rampage-card-anarchist = آنارشیست
rampage-card-0 = آنارشیست
# printed
rampage-text-anarchist = برای هر جفت آدمک سبز و آبی در شکم شما ۳ امتیاز.
rampage-card-brawler = دعوایی
rampage-card-1 = دعوایی
# printed
rampage-text-brawler = هر دندان حریف در شکم شما به‌جای ۲ امتیاز ۴ امتیاز دارد.
rampage-card-destructive = ویرانگر
rampage-card-2 = ویرانگر
# printed
rampage-text-destructive = ۱۰ امتیاز اگر بیش از همه طبقه داشته باشید.
rampage-card-glutton = شکمو
rampage-card-3 = شکمو
# printed
rampage-text-glutton = ۱۰ امتیاز اگر بیش از همه آدمک خورده باشید.
rampage-card-imitator = مقلد
rampage-card-4 = مقلد
# printed
rampage-text-imitator = پیش از شمارش، از کارت شخصیت یک حریف برای خودتان تقلید کنید.
rampage-card-mean = بدجنس
rampage-card-5 = بدجنس
# printed
rampage-text-mean = ۱۰ امتیاز اگر بیش از همه آدمک قرمز داشته باشید.
rampage-card-pacifist = صلح‌طلب
rampage-card-6 = صلح‌طلب
# printed
rampage-text-pacifist = ۱۰ امتیاز اگر بیش از همه آدمک سبز داشته باشید.
rampage-card-punk = پانک
rampage-card-7 = پانک
# printed
rampage-text-punk = برای هر جفت آدمک خاکستری و مشکی در شکم شما ۳ امتیاز.
rampage-card-romantic = رمانتیک
rampage-card-8 = رمانتیک
# printed
rampage-text-romantic = برای هر جفت آدمک قرمز و زرد در شکم شما ۳ امتیاز.
rampage-card-seductive = اغواگر
rampage-card-9 = اغواگر
# printed
rampage-text-seductive = ۱۰ امتیاز اگر بیش از همه آدمک زرد داشته باشید.
rampage-card-scrap-merchant = اوراق‌فروش
rampage-card-10 = اوراق‌فروش
# printed
rampage-text-scrap-merchant = برای هر ماشینی که در پایان روی خرابه باشد ۵ امتیاز.
rampage-card-seer = پیشگو
rampage-card-11 = پیشگو
# printed
rampage-text-seer = پیش از شمارش، هیولایی را نام ببرید که بیشترین آدمک را دارد: اگر درست بگویید ۷ امتیاز.
rampage-card-shy = خجالتی
rampage-card-12 = خجالتی
# printed
rampage-text-shy = ۱۰ امتیاز اگر بیش از همه آدمک آبی داشته باشید.
rampage-card-softie = دل‌نازک
rampage-card-13 = دل‌نازک
# printed
rampage-text-softie = برای هر دندان شکستنی که در دهانتان مانده باشد ۳ امتیاز.
rampage-card-tourist = گردشگر
rampage-card-14 = گردشگر
# printed
rampage-text-tourist = ۱۰ امتیاز اگر بیش از همه آدمک مشکی داشته باشید.
rampage-card-young = جوان
rampage-card-15 = جوان
# printed
rampage-text-young = ۱۰ امتیاز اگر بیش از همه آدمک خاکستری داشته باشید.
rampage-card-boxer = بوکسور
rampage-card-16 = بوکسور
# printed
rampage-text-boxer = حریفی که با عمل حرکت زمین بزنید دو دندان به شما می‌دهد.
rampage-card-climber = صخره‌نورد
rampage-card-17 = صخره‌نورد
# printed
rampage-text-climber = پیش از حرکت می‌توانید از سقف ساختمانی کنار محله‌ی خود بالا بروید.
rampage-card-heavyweight = سنگین‌وزن
rampage-card-18 = سنگین‌وزن
# printed
rampage-text-heavyweight = به‌جای ساختمان می‌توانید حریفِ ایستاده‌ای را در محله‌ی خود منهدم کنید.
rampage-card-hurricane = توفان
rampage-card-19 = توفان
# printed
rampage-text-hurricane = از سر هر هیولای ایستاده‌ای فوت کنید.
rampage-card-jumper = جهنده
rampage-card-20 = جهنده
# printed
rampage-text-jumper = برای حرکت می‌توانید توکن هیولا را از روی سر خودش تلنگر بزنید.
rampage-card-kung-fu-master = استاد کونگ‌فو
rampage-card-21 = استاد کونگ‌فو
# printed
rampage-text-kung-fu-master = به‌جای ماشین توکن هیولای خود را پرتاب کنید؛ برمی‌گردد.
rampage-card-long-tail = دم‌دراز
rampage-card-22 = دم‌دراز
# printed
rampage-text-long-tail = هر ساختمانی را که کنار محله‌ی شماست منهدم کنید.
rampage-card-retainer = نگه‌دارنده‌ی دندان
rampage-card-23 = نگه‌دارنده‌ی دندان
# printed
rampage-text-retainer = در وعده‌ی غذایی دست‌کم چهار دندان دارید.
rampage-card-sharp-canines = نیش تیز
rampage-card-24 = نیش تیز
# printed
rampage-text-sharp-canines = در وعده‌ی غذایی دو آدمک بیشتر بخورید.
rampage-card-siren = سیرن
rampage-card-25 = سیرن
# printed
rampage-text-siren = پس از وعده‌ی غذایی، یک آدمک دیگر از محله‌ای دیگر.
rampage-card-smelly-paws = پنجه‌ی بدبو
rampage-card-26 = پنجه‌ی بدبو
# printed
rampage-text-smelly-paws = پس از حرکت به یک پیاده‌رو، آدمک‌های آن خرابه را برانید.
rampage-card-star-dancer = ستاره‌ی رقص
rampage-card-27 = ستاره‌ی رقص
# printed
rampage-text-star-dancer = دو تلنگر در یک حرکت.
rampage-card-stretchy-paws = پنجه‌ی کشسان
rampage-card-28 = پنجه‌ی کشسان
# printed
rampage-text-stretchy-paws = پیش از حرکت، توکن هیولا را هر جای محله‌ی خود بگذارید.
rampage-card-stretchy-tongue = زبان کشسان
rampage-card-29 = زبان کشسان
# printed
rampage-text-stretchy-tongue = به‌جای محله‌ی خود در محله‌ی همسایه بخورید.
rampage-card-telekinesis = تله‌کینزی
rampage-card-30 = تله‌کینزی
# printed
rampage-text-telekinesis = هر ماشینی را پرتاب کنید، هر کجا که باشد.
rampage-card-vacuum = جاروبرقی
rampage-card-31 = جاروبرقی
# printed
rampage-text-vacuum = آدمک‌هایی که با فوت شما فرار می‌کنند در محله‌ی شما فرود می‌آیند.
rampage-card-catcher = قاپنده
rampage-card-32 = قاپنده
# printed
rampage-text-catcher = به‌عنوان یک عمل: حریفی از محله‌ی خود را از روی سرتان پرتاب کنید و یک دندانش را بکنید.
rampage-card-earthquake = زلزله
rampage-card-33 = زلزله
# printed
rampage-text-earthquake = آدمک‌های آزادِ روی هر خرابه به محله‌ای کنار آن می‌روند.
rampage-card-hobo = خانه‌به‌دوش
rampage-card-34 = خانه‌به‌دوش
# printed
rampage-text-hobo = سه آدمک تصادفی از شکم حریف‌ها بردارید.
rampage-card-invisibility = نامرئی
rampage-card-35 = نامرئی
# printed
rampage-text-invisibility = در آغاز نوبت در هر محله‌ای که بخواهید ظاهر شوید.
rampage-card-paralyzing-gaze = نگاه فلج‌کننده
rampage-card-36 = نگاه فلج‌کننده
# printed
rampage-text-paralyzing-gaze = هیچ حریفی در نوبت بعدش نمی‌تواند حرکت کند.
rampage-card-passionate-kiss = بوسه‌ی آتشین
rampage-card-37 = بوسه‌ی آتشین
# printed
rampage-text-passionate-kiss = دو آدمک به انتخاب خود از حریف‌های محله‌تان بردارید.
rampage-card-really-hungry = خیلی گرسنه
rampage-card-38 = خیلی گرسنه
# printed
rampage-text-really-hungry = در این وعده‌ی غذایی برای هر دندان دو آدمک بخورید.
rampage-card-scavenger = لاشخور
rampage-card-39 = لاشخور
# printed
rampage-text-scavenger = جایی که یک حریف هست بخورید، انگار خودتان آنجایید.
rampage-card-small-wings = بال کوچک
rampage-card-40 = بال کوچک
# printed
rampage-text-small-wings = میان عمل‌ها یا پیش از وعده‌ی غذایی به هر محله‌ای پرواز کنید.
rampage-card-teeth-protector = محافظ دندان
rampage-card-41 = محافظ دندان
# printed
rampage-text-teeth-protector = وقتی حریفی دندان‌هایتان را می‌شکند: آن را منتفی کنید و یک دندان او را بکنید.
rampage-card-terminator = نابودگر
rampage-card-42 = نابودگر
# printed
rampage-text-terminator = هر حریف ایستاده در محله‌ی شما زمین می‌خورد و یک دندان به شما می‌دهد.
rampage-card-too-cute = زیادی بانمک
rampage-card-43 = زیادی بانمک
# printed
rampage-text-too-cute = یک تاثیر منفی صفحه‌ی آدمک‌های فراری را منتفی کنید، جز خط ۶.
rampage-card-ultra-bright-smile = لبخند فوق‌درخشان
rampage-card-44 = لبخند فوق‌درخشان
# printed
rampage-text-ultra-bright-smile = به‌جای محله‌ی خود از صفحه‌ی آدمک‌های فراری بخورید.
rampage-card-unleashed = افسارگسیخته!
rampage-card-45 = افسارگسیخته!
# printed
rampage-text-unleashed = دو عمل بیشتر در این نوبت.
rampage-card-unstable-mutation = جهش ناپایدار
rampage-card-46 = جهش ناپایدار
# printed
rampage-text-unstable-mutation = برای این نوبت سه کارت قدرت بکشید؛ در پایان سه کارت قدرت بیرون بگذارید.
rampage-card-who-cut-the-cheese = کی بو داد؟!
rampage-card-47 = کی بو داد؟!
# printed
rampage-text-who-cut-the-cheese = هر حریف برعکس می‌شود و باید یک عمل برای برگشتن خرج کند.

## The board

# printed
rampage-board-teeth = دندان
# printed
rampage-board-stomach = شکم
# printed
rampage-board-floors = طبقه‌ها
# printed
rampage-board-fangs = دندان‌های خورده‌شده
# printed
rampage-board-eaten = آدمک‌های خورده‌شده
# printed
rampage-board-runaways = آدمک‌های فراری
# printed
rampage-board-line = خط { $line }
rampage-board-secret =
    { $count ->
        [1] یک کارت مخفی
       *[other] { $count } کارت مخفی
    }
# printed
rampage-board-box = جعبه
rampage-board-again = دوباره!
rampage-board-slow = آهسته
rampage-board-top = نمای ساده
rampage-board-fire = رها کنید!
rampage-board-verdict = داور
# printed
rampage-board-down = خوابیده
# printed
rampage-board-flipped = برعکس
rampage-board-frozen = فلج
# printed
rampage-board-aim-flick-sling = توکن هیولا را بگیرید، مثل تیرکمان عقب بکشید و رها کنید.
# printed
rampage-board-aim-flick-push = توکن هیولا را بگیرید، به سمتی که باید سر بخورد بکشید و رها کنید.
# printed
rampage-board-aim-throw-disc-sling = هیولا را بگیرید، مثل تیرکمان عقب بکشید و رها کنید.
# printed
rampage-board-aim-throw-disc-push = هیولا را بگیرید، به سمتی که باید پرواز کند بکشید و رها کنید.
# printed
rampage-board-aim-throw-sling = هیولا را بگیرید، مثل تیرکمان عقب بکشید و رها کنید.
# printed
rampage-board-aim-throw-push = هیولا را بگیرید، به سمتی که باید پرواز کند بکشید و رها کنید.
# printed
rampage-board-aim-drop = بدن هیولا را به جایی که باید باشد بکشید، بعد رها کنید.
# printed
rampage-board-aim-breath = روی چیزی که به آن فوت می‌کنید بزنید، بعد فوت کنید.
rampage-board-aim-place = جایی که باید بایستد بزنید.
# printed
rampage-board-aim-carry = اگر به اندازه‌ی کافی بالا باشد به چیزی ضربه نمی‌زند.
# printed
rampage-board-hand = شیوه‌ی تلنگر
rampage-board-sling = تیرکمان
rampage-board-push = هل دادن
rampage-board-practice = اول تمرین کنید: حساب نمی‌شود
rampage-board-rehearse = تمرین
rampage-board-for-real = حساب می‌شود
rampage-board-rehearsing = فقط تمرین: این حساب نمی‌شود.
rampage-board-practised = این تمرین بود.
rampage-board-back = برگشت
rampage-board-verdict-none = هنوز هیچ.
rampage-board-inside =
    { $count ->
        [0] هنوز هیچ نخورده
       *[other] { $count } خورده‌شده
    }
rampage-course-faint = برای جابه‌جا شدن ضعیف است: بیشتر بکشید.
# printed
rampage-course-leaves = از شهر بیرون سر می‌خورد: یک دندان می‌برد!
# printed
rampage-course-stops =
    { $ground ->
        [none] { $far } سانتی‌متر سر می‌خورد و در هیچ محله‌ای نمی‌ایستد.
       *[other] { $far } سانتی‌متر سر می‌خورد و در { $ground } می‌ایستد.
    }
rampage-course-hits = { $far } سانتی‌متر سر می‌خورد و به { $what } می‌خورد.
rampage-course-lands =
    { $ground ->
        [none] { $far } سانتی‌متر دورتر پایین می‌آید.
       *[other] { $far } سانتی‌متر دورتر پایین می‌آید، در { $ground }.
    }
# printed
rampage-met-meeple = یک آدمک
# printed
rampage-met-floor = یک طبقه
# printed
rampage-deed-move = حرکت
rampage-deed-move-none = الان نه
# printed
rampage-deed-demolish = انهدام
# printed
rampage-deed-demolish-none = اول روی پیاده‌رو بایستید
# printed
rampage-deed-toss = پرتاب
# printed
rampage-deed-toss-none = ماشینی در محله‌ی شما نیست
# printed
rampage-deed-breathe = فوت کردن
rampage-deed-breathe-none = الان نه
rampage-deed-card = کارت
rampage-deed-card-none = الان کارتی برای بازی نیست
rampage-deed-pass = پاس
rampage-deed-pass-none = الان نه
# printed
rampage-short-move = تلنگر به توکن هیولا
# printed
rampage-short-jump = از روی سر
# printed
rampage-short-breathe = فوت
# printed
rampage-short-dine = خوردن در { $ground }
# printed
rampage-short-building =
    { $building ->
        [S1] خانه‌ی شمال غربی
        [S2] خانه‌ی شمال شرقی
        [S3] خانه‌ی جنوب غربی
        [S4] خانه‌ی جنوب شرقی
        [R1] بلوک غربی
        [R2] بلوک شرقی
       *[ST] استادیوم
    }
# printed
rampage-short-vehicle =
    { $vehicle ->
        [0] اتوبوس آبی
        [1] اتوبوس سبز
        [2] اتوبوس قرمز
       *[3] اتوبوس صورتی
    }
# printed
rampage-board-city = شهر
# printed
rampage-board-where-ground = محله‌ی { $ground }: { $count } آدمک برای خوردن
# printed
rampage-board-where-building = { $floors } طبقه، { $count } آدمک
# printed
rampage-board-sets = ست‌ها
# printed
rampage-board-characters = کارت شخصیت
# printed
rampage-board-diet = رژیم غذایی
# printed
rampage-board-total = امتیاز
rampage-board-hidden = پنهان
rampage-sheet-at =
    { $ground }، { $across ->
        [west] { $x } سانتی‌متر به غرب
       *[east] { $x } سانتی‌متر به شرق
    } و { $along ->
        [south] { $y } سانتی‌متر به جنوب
       *[north] { $y } سانتی‌متر به شمال
    } از وسط
# printed
rampage-sheet-between = در هیچ محله‌ای
# printed
rampage-board-out = بیرون از شهر
# printed
rampage-board-eat = خوردن یک آدمک { WORD("rampage-colour-", $colour) }
# printed
rampage-board-effect-a =
    { $line ->
        [6] پایان: هرکس پرش کند بازنده است
       *[other] { $teeth ->
            [1] یک دندان
           *[other] { $teeth } دندان
        }{ $bonus ->
            [0] { "" }
           *[other] ، حریف‌ها یک عمل بیشتر
        }
    }
# printed
rampage-board-effect-b-0 = یک دندان، و چهار آدمک به جعبه
# printed
rampage-board-effect-b-1 = یک دندان، و یک کارت
# printed
rampage-board-effect-b-2 = دو دندان
# printed
rampage-board-effect-b-3 = یک دندان، و بازیکن بعدی جای شما را انتخاب می‌کند
# printed
rampage-board-effect-b-4 = یک دندان، و بقیه یک عمل بیشتر
# printed
rampage-board-seat = { $eaten } آدمک · { $floors } طبقه · { $fangs } دندان

## The lesson

# printed
rampage-lesson-city = این شهر است: ساختمان‌هایی از طبقه و آدمک، و هیولاهایی در گوشه‌ها. شما یکی از هیولاها هستید. طبقه‌ها، آدمک‌های هر شش رنگ و دندان حریف‌ها را بخورید: امتیازها همین‌هاست.
# printed
rampage-lesson-monsters = اینجا دارایی هر هیولا را می‌بینید: دندان‌ها، کارت‌ها و اینکه چقدر در شکمش هست. هر نوبت دو عمل است و بعد یک وعده‌ی غذایی.
# printed
rampage-lesson-move = عمل اول: حرکت. پنجه‌های شما توکن هیولاست که با انگشت به آن تلنگر می‌زنید.
# printed
rampage-lesson-move-why = حالا هدف می‌گیرید: به کجا و با چه شدتی.
# printed
rampage-lesson-move-wrong = از اینجا اثر کمی دارد: توکن هیولایتان به پیاده‌رویی نمی‌رسد و فوت با فاصله ضعیف می‌شود. اول حرکت کنید.
# printed
rampage-lesson-move-wrong-pass = عملی که پاس شود از دست می‌رود. از آن استفاده کنید: حرکت کنید.
# printed
rampage-lesson-move-wrong-play = سوپر قدرت فقط یک بار در تمام بازی به کار می‌آید. فعلاً نگهش دارید.
# printed
rampage-lesson-flick = ساختمان روبه‌رو را هدف بگیرید و تلنگر بزنید، نه خیلی محکم: توکن هیولا اگر از شهر بیرون برود یک دندان می‌برد. می‌توانید روی شهر بکشید یا از عقربه‌ها استفاده کنید.
# printed
rampage-lesson-flick-why = هیولای شما همان‌جا می‌ایستد که توکنش ایستاد. دست‌ها کمی می‌لرزند، پس هیچ تلنگری دقیقاً به هدف نمی‌رود. اگر توکن هیولا به پیاده‌رو برسد می‌توانید آن ساختمان را منهدم کنید.
# printed
rampage-lesson-flick-wrong = یک بار دیگر هدف بگیرید.
# printed
rampage-lesson-teeth = اینجا یک تلنگر حریفی را زمین زده است. تا نوبت خودش همان‌جا افتاده می‌ماند و یکی از دندان‌هایش حالا در شکم شماست: در پایان دو امتیاز، و در هر وعده‌ی غذایی او یک آدمک کمتر.
# printed
rampage-lesson-demolish = پنجه‌هایتان به پیاده‌روی یک ساختمان رسیده. منهدمش کنید: بدن هیولا را بالای آن ببرید و رها کنید.
# printed
rampage-lesson-demolish-why = اینکه کجا، چقدر بالا و چقدر کج نگهش دارید با شماست.
# printed
rampage-lesson-demolish-wrong = این هم یک عمل است، ولی هیچ چیز به اندازه‌ی بدن هیولا از بالا خراب نمی‌کند و جایتان درست است. ساختمان را منهدم کنید.
# printed
rampage-lesson-demolish-wrong-move = جایتان درست است: توکن هیولا به پیاده‌رو می‌رسد و تلنگر آن را دور می‌کند. ساختمان را منهدم کنید.
# printed
rampage-lesson-demolish-wrong-play = سوپر قدرت فقط یک بار در تمام بازی به کار می‌آید. فعلاً نگهش دارید.
# printed
rampage-lesson-demolish-wrong-pass = عملی که پاس شود از دست می‌رود. ساختمان را منهدم کنید.
# printed
rampage-lesson-drop = بدن هیولا را بالای ساختمان، در ارتفاع زیاد بگیرید و رها کنید.
# printed
rampage-lesson-drop-why = طبقه‌هایی که آدمکی رویشان نیست خوراک شماست. آدمک‌هایی که از شهر بیرون می‌روند فرار می‌کنند و فرار زیادشان برایتان گران تمام می‌شود.
# printed
rampage-lesson-drop-wrong = بالای ساختمان بگیرید و رها کنید.
# printed
rampage-lesson-dine = حالا وعده‌ی غذایی: هیولا آدمک‌های محله‌هایی را می‌خورد که در آن ایستاده. اینجا بخورید.
# printed
rampage-lesson-dine-why = برای هر دندانی که دارید می‌توانید یک آدمک بخورید.
# printed
rampage-lesson-dine-wrong = هنوز گرسنه‌اید: محله‌ی کنار پیکان را انتخاب کنید.
# printed
rampage-lesson-dine-wrong-play = سوپر قدرت فقط یک بار در تمام بازی به کار می‌آید. فعلاً نگهش دارید.
# printed
rampage-lesson-eat = آدمک را بخورید.
# printed
rampage-lesson-eat-why = شش رنگ متفاوت یک ست می‌سازد و هر ست ده امتیاز دارد. این یک نوبت کامل بود. حالا می‌دانید چطور شهری را زیرورو کنید.
# printed
rampage-lesson-eat-wrong = اول آدمکی برای خوردن هست.
# printed
rampage-lesson-eat-wrong-play = سوپر قدرت فقط یک بار در تمام بازی به کار می‌آید. فعلاً نگهش دارید.

## The coach

# printed
rampage-coach-action = هر نوبت دو عمل، اگر بخواهید یکی را دو بار. برای منهدم کردن، پنجه‌ها باید به پیاده‌روی ساختمان برسند.
# printed
rampage-coach-flick = نصف شدت هم خیلی می‌رود. بیرون از شهر یک دندان می‌برد.
# printed
rampage-coach-drop = از ارتفاع بیشتر، بیشتر می‌ریزد. بدن هیولا اگر به ساختمان نخورد یک دندان می‌برد.
# printed
rampage-coach-breath = از سر هیولا فوت می‌کنید. هرچه جلو ایستاده، پشتش را پناه می‌دهد.
rampage-coach-dine = دنبال رنگ‌هایی باشید که ندارید: شش رنگ متفاوت یک ست می‌سازد.
# printed
rampage-coach-ran = آدمک‌هایی که از شهر بیرون می‌روند فرار می‌کنند. با پر شدن یک خط از صفحه‌ی آدمک‌های فراری، کسی که فراری‌شان داده تاوان می‌دهد.
# printed
rampage-coach-demolish = کنار ساختمانی ایستاده‌اید: بدن هیولا را بالای آن بگیرید و رها کنید. طبقه‌های خالی مال شماست و آدمک‌های افتاده خوردنی‌اند.
# printed
rampage-coach-fell = حریفی را انداختید: یک دندانش مال شماست و در پایان امتیاز دارد.
# printed
rampage-coach-tooth = تصادف: یک دندان از دست رفت. با دندان کمتر در هر وعده آدمک کمتری می‌خورید.

## What decided a tie, on the page of the end

# printed
rampage-tied-by-eaten =
    { $you ->
        [yes] { $level }، و شما آدمک بیشتری خوردید.
       *[no] { $level }، و { $names } آدمک بیشتری خورد.
    }
# printed
rampage-tied-by-shared = { $level }، و در آدمک‌های خورده‌شده هم برابر.

## Why a question is asked now: the line below the prompt

# printed
rampage-why-action = هر نوبت دو عمل دارد، اگر بخواهید یکی را دو بار، و بعد وعده‌ی غذایی.
# printed
rampage-why-who = تیم شما عمل‌هایش را تقسیم می‌کند.
# printed
rampage-why-before-move = کارت قدرت شما پیش از حرکت کار می‌کند.
# printed
rampage-why-flick = حرکت یک تلنگر به توکن زیر هیولاست. هر جا بایستد همان‌جا می‌ایستید.
# printed
rampage-why-throw-disc = کارت قدرت شما می‌گذارد توکن هیولا از روی سر پرتاب شود.
# printed
rampage-why-drop = توکن هیولای شما به پیاده‌روی ساختمانی رسیده. هرچه بدن هیولا بیندازد به حساب شماست.
# printed
rampage-why-throw = پرتاب از روی سر هیولا شروع می‌شود. ماشین همان‌جا که بایستد می‌ماند.
# printed
rampage-why-breath = فوت مخروطی از سر هیولاست. هرچه جلو ایستاده پشتش را پناه می‌دهد.
# printed
rampage-why-place = هیولا از جایش رفته و شما می‌گویید از کجا ادامه دهد.
# printed
rampage-why-carry = سر این میز هرچه دست هنگام جابه‌جایی به آن ضربه بزند یک دندان می‌برد.
# printed
rampage-why-corner = توکن هیولای شما بیرون از شهر است. هیولا از یک گوشه‌ی خالی برمی‌گردد.
# printed
rampage-why-again = کارت قدرت شما به هر حرکت تلنگر دومی می‌دهد.
# printed
rampage-why-shoo = پنجه‌هایتان بو می‌دهد: آدمک‌های این خرابه به یک محله می‌دوند.
# printed
rampage-why-inhale = سوپر قدرت شما آن‌ها را به درون می‌کشد.
# printed
rampage-why-catch = سوپر قدرت شما یکی را می‌گیرد.
# printed
rampage-why-rob = سوپر قدرت شما از شکمی برمی‌دارد.
# printed
rampage-why-kiss = سوپر قدرت شما یک آدمک برمی‌دارد.
rampage-why-protect = یک کارت شما می‌تواند جلویش را بگیرد، فقط در همین لحظه.
# printed
rampage-why-penalty = یک خط آدمک‌های فراری پر شده و کسی که پرش کرده تاوان می‌دهد.
# printed
rampage-why-give = به‌جای دندانی که نیست دو آدمک می‌دهید.
# printed
rampage-why-discard = صفحه‌ی آدمک‌های فراری یک کارت می‌گیرد.
rampage-why-mutation = جهش مدت کوتاهی می‌ماند.
# printed
rampage-why-dine = عمل‌هایتان تمام شد. در یک محله که توکن هیولایتان آنجاست به تعداد دندان‌ها می‌خورید.
# printed
rampage-why-eat = به تعداد دندان‌هایتان می‌خورید. ست هر شش رنگ بیشترین ارزش را دارد.
# printed
rampage-why-sing = کارت قدرت شما پس از وعده‌ی غذایی یکی دیگر می‌آورد.
# printed
rampage-why-snack = سوپر قدرت شما می‌گذارد آدمک‌های فراری را بخورید.
# printed
rampage-why-keep = یکی از این‌ها را نگه می‌دارید؛ بقیه از بازی بیرون می‌روند.
# printed
rampage-why-buy = سر این میز با طبقه‌ها کارت می‌خرید.
# printed
rampage-why-name = اگر درست بگویید کارت شخصیت شما امتیاز می‌گیرد. پیش از هر شمارش پرسیده می‌شود.
# printed
rampage-why-copy = کارت شخصیت شما پیش از هر شمارش از دیگری تقلید می‌کند.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

# printed
rampage-term-sidewalk = پیاده‌روها، پیاده‌روی، پیاده‌رو
# printed
rampage-term-sidewalk-is = پیاده‌رو: نوار دور خرابه. اگر توکن هیولایتان روی آن باشد می‌توانید آن ساختمان را منهدم کنید.
# printed
rampage-term-ruin = خرابه‌ها، خرابه
# printed
rampage-term-ruin-is = خرابه: زمینی که ساختمانی روی آن هست یا بوده. آدمک‌های رویش خوردنی نیستند.
# printed
rampage-term-neighbourhood = محله‌ها، محله‌ای، محله
# printed
rampage-term-neighbourhood-is = محله: یکی از هشت بخش شهر. در محله‌ای می‌خورید که توکن هیولایتان آنجاست.
# printed
rampage-term-meeple = آدمک‌ها، آدمکی، آدمک
# printed
rampage-term-meeple-is = آدمک: شهروندی در یکی از شش رنگ. هر ست شش‌رنگ ده امتیاز دارد.
# printed
rampage-term-disc = توکن هیولا، توکن
# printed
rampage-term-disc-is = توکن هیولا: پنجه‌های هیولای شما. برای حرکت تلنگر می‌خورد و بدن هیولا دنبالش می‌آید.
# printed
rampage-term-tooth = دندان‌هایتان، دندان‌ها، دندانی، دندان
# printed
rampage-term-tooth-is = دندان: در هر نوبت به تعداد دندان‌هایتان آدمک می‌خورید. هر دندان حریف دو امتیاز دارد.
# printed
rampage-term-runaway = صفحه‌ی آدمک‌های فراری، آدمک‌های فراری
# printed
rampage-term-runaway-is = صفحه‌ی آدمک‌های فراری: آدمک‌هایی که از شهر بیرون می‌روند اینجا جمع می‌شوند و خط‌های پر به کسی که پرشان کرده ضربه می‌زند.
# printed
rampage-term-floor = طبقه‌ی خالی، طبقه‌های خالی
# printed
rampage-term-floor-is = طبقه‌ی خالی: طبقه‌ای که چیزی رویش نیست. کسی که خالی‌اش کرده همان لحظه می‌خوردش و یک امتیاز دارد.
# printed
rampage-term-superpower = سوپر قدرت مخفی، سوپر قدرت
# printed
rampage-term-superpower-is = سوپر قدرت: کارتی مخفی که یک بار بازی می‌شود.

## The game's page

# printed
rampage-best = سه نفره: دو حریف برای زمین زدن، و شهری که برای همه به اندازه‌ی کافی سرپا می‌ماند.
# printed
rampage-part-city = شهر با ساختمان‌هایش
# printed
rampage-part-monsters = هیولاها و آنچه خورده‌اند
# printed
rampage-part-runaways = آدمک‌هایی که فرار کرده‌اند

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

# printed
rampage-not-9-1 = بازی تمام شده است.
# printed
rampage-not-3-1 = { $prompt ->
        [none] نوبت شما نیست.
        [action] پس از عمل‌هایتان می‌خورید.
        [dine] عمل‌هایتان تمام شد: حالا وقت خوردن است.
        [eat] عمل‌هایتان تمام شد: حالا وقت خوردن است.
        [sing] عمل‌هایتان تمام شد: حالا وقت خوردن است.
        [snack] عمل‌هایتان تمام شد: حالا وقت خوردن است.
       *[other] اول به آنچه پرسیده شده جواب بدهید، بعد ادامه می‌دهید.
    }
# printed
rampage-not-4-7 = توکن هیولایتان باید به پیاده‌روی آن ساختمان برسد و هنوز چیزی از آن مانده باشد.
# printed
rampage-not-4-12 = آن ماشین در محله‌ی توکن هیولای شما نیست.
# printed
rampage-not-8-1 = فقط در یک محله می‌خورید که توکن هیولایتان آنجاست، و فقط آنچه آنجا در دسترس است.
# printed
rampage-not-8-2 = آدمک‌های روی خرابه، پیاده‌رو یا دیوار خوردنی نیستند.
# printed
rampage-not-8-3 = چیزی روی آن آدمک است.
# printed
rampage-not-2-7 = این سوپر قدرت را ندارید.
# printed
rampage-not-3-2 = بدن هیولایتان برعکس نیست: چیزی برای برگرداندن نیست.
# printed
rampage-not-3-3 = گوشه را فقط برای هیولایی انتخاب می‌کنند که وارد شهر می‌شود، و نباید چیزی از هیولایی در آن باشد.
# printed
rampage-not-4-14 = آن ماشین از بازی بیرون رفته است.
# printed
rampage-not-5-5 = آدمک را فقط به‌جای دندانی که نمانده می‌دهند، و فقط از شکم خودتان.
# printed
rampage-not-6-2 = آن آدمک دیگر در شهر نیست.
# printed
rampage-not-6-7 = محاسبه در این نوبت سه بار شکست خورد: فقط کاری مانده که به آن نیاز ندارد.
# printed
rampage-not-7-3 = هیچ تاثیر منفی‌ای از صفحه‌ی آدمک‌های فراری منتظر شما نیست.
# printed
rampage-not-7-8 = کارت را فقط وقتی بیرون می‌گذارید که از شما بخواهند، و فقط کارت خودتان را.
# printed
rampage-not-10-5 = فقط «مقلد» از کارت شخصیت تقلید می‌کند: از کارت یک حریف، پیش از شمردن امتیازها.
# printed
rampage-not-10-12 = فقط «پیشگو» هیولایی را نام می‌برد، پیش از شمردن امتیازها.
# printed
rampage-not-11-2 = فقط «صخره‌نورد» حرکت را از سقف شروع می‌کند: سقف ساختمانی کنار محله‌اش.
# printed
rampage-not-11-3 = فقط «سنگین‌وزن» روی حریف می‌افتد: حریفی که در محله‌ی خودش ایستاده.
# printed
rampage-not-11-4 = فقط «توفان» از سر دیگری فوت می‌کند: از سر هیولایی که در شهر ایستاده.
# printed
rampage-not-11-5 = فقط «جهنده» توکن هیولا را از روی سر خودش تلنگر می‌زند.
# printed
rampage-not-11-6 = فقط «استاد کونگ‌فو» توکن هیولای خودش را پرتاب می‌کند.
# printed
rampage-not-11-10 = «سیرن» آدمکی را از محله‌ای دیگر صدا می‌زند که چیزی رویش نیست.
# printed
rampage-not-11-11 = آدمک‌ها را فقط با کارتی مثل «پنجه‌ی بدبو» از خرابه می‌رانند، به محله‌ای کنار همان خرابه.
# printed
rampage-not-11-12 = فقط «ستاره‌ی رقص» تلنگر دوم را می‌زند، درست پس از اولی.
# printed
rampage-not-11-13 = فقط «پنجه‌ی کشسان» پیش از حرکت هر جای محله‌اش می‌رود.
# printed
rampage-not-11-16 = فقط «جاروبرقی» کسی را که با فوتش فرار کرده برمی‌گرداند، به محله‌ای که توکن هیولایش آنجاست.
# printed
rampage-not-12-1 = «قاپنده» یک عمل می‌برد و حریفی را از محله‌ی شما پرتاب می‌کند که بدنش در شهر باشد.
# printed
rampage-not-12-3 = «خانه‌به‌دوش» فقط از حریفی برمی‌دارد که در شکمش آدمکی باشد.
# printed
rampage-not-12-4 = «نامرئی» فقط پیش از عمل اول شما کار می‌کند.
# printed
rampage-not-12-5 = «نگاه فلج‌کننده»: در این نوبت نمی‌توانید حرکت کنید.
# printed
rampage-not-12-6 = «بوسه‌ی آتشین» از شکم حریفی در محله‌ی شما برمی‌دارد، و فقط آنچه آنجا هست.
rampage-not-12-7 = همین حالا هم «خیلی گرسنه» هستید.
# printed
rampage-not-12-8 = توکن هیولای هیچ حریفی در محله‌ای نیست.
# printed
rampage-not-12-10 = این برای لحظه‌ای است که حریفی دندان شما را می‌کند.
# printed
rampage-not-12-11 = هیچ حریفی در محله‌ی شما نایستاده است.
# printed
rampage-not-12-12 = «زیادی بانمک» برای وقتی است که صفحه‌ی آدمک‌های فراری به شما ضربه می‌زند.
# printed
rampage-not-12-13 = فقط «لبخند فوق‌درخشان» از صفحه‌ی آدمک‌های فراری می‌خورد، و فقط کسی را که آنجاست.
# printed
rampage-not-12-15 = { $prompt ->
        [mutation] به همان تعداد که جهش آورد کارت قدرت بیرون می‌رود: یکی از آن‌ها را انتخاب کنید.
       *[other] برای جهش کارت قدرتی در دسته نمانده است.
    }
# printed
rampage-not-12-16 = برعکس‌اید: آخرین عمل‌های این نوبت برای برگشتن روی پا است.
# printed
rampage-not-12-17 = { $prompt ->
        [action] این سوپر قدرت برای وقت خوردن است.
        [dine] این سوپر قدرت را باید میان عمل‌هایتان بازی می‌کردید.
        [eat] خوردن شروع شده: این سوپر قدرت مال پیش از آن بود.
       *[other] این سوپر قدرت مال لحظه‌ی دیگری است.
    }
# printed
rampage-not-13-2 = فقط هیولاهای تیم شما عمل می‌کنند؛ اگر همه‌ی عمل‌های مانده برای برگشتن روی پا لازم باشد، فقط آن که برعکس است.
# printed
rampage-not-13-9 = کارت را فقط هنگام پخش نگه می‌دارند، و فقط از آنچه به شما پیشنهاد شده.
# printed
rampage-not-13-11 = کارت را فقط در بازار هیولا و در پایان نوبتتان می‌خرند.

## What a table or a variant cannot be

# printed
rampage-refused-first = بازیکن { $first } نمی‌تواند سر میزی { $seats } نفره آغاز کند. کس دیگری را نام ببرید، یا هیچ‌کس را.
# printed
rampage-refused-market = در بازار هیولا همه فقط با یک کارت شخصیت آغاز می‌کنند. بازار یا انتخاب کارت را خاموش کنید.
# printed
rampage-refused-teams = بازی تیمی ۴ بازیکن می‌خواهد، نه { $seats }. تیم‌ها را خاموش کنید.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

# printed
rampage-group-turn = نوبت
rampage-group-teeth = دندان‌ها
# printed
rampage-group-points = امتیازها
rampage-group-runaway = صفحه‌ی آدمک‌های فراری
# printed
rampage-group-market = جعبه‌ی هیولاها
# printed
rampage-group-cards = امتیاز هر کارت شخصیت
# printed
rampage-data-turn-actions = عمل‌های هر نوبت
# printed
rampage-data-turn-team-actions = عمل‌های هر نوبت تیم
# printed
rampage-data-teeth-printed = تعداد دندان دائمی
rampage-data-teeth-tokens = تعداد دندان شکستنی
# printed
rampage-data-teeth-meeples = آدمک‌هایی که به‌جای هر دندانِ نداشته می‌دهید
rampage-data-points-set = هر ست شش‌رنگ
# printed
rampage-data-points-floor = هر طبقه
rampage-data-points-tooth = هر دندان خورده‌شده
# printed
rampage-data-points-diet = با رژیم غذایی، کم شدن برای هر آدمک بیرون از ست
# printed
rampage-data-runaway-spaces = سمت { $name }: تعداد خانه‌های هر خط
# printed
rampage-data-runaway-capacity = سمت { $name }: تعداد خانه‌های هر جدول
# printed
rampage-data-runaway-teeth = سمت { $name }: دندان‌هایی که هر تاثیر منفی می‌گیرد
# printed
rampage-data-runaway-bonus = سمت { $name }: عمل‌های بیشتر برای هر حریف، به ترتیب خط‌ها
# printed
rampage-data-runaway-red-meeples = سمت { $name }: آدمک‌هایی که تاثیر منفی قرمز می‌گیرد
# printed
rampage-data-market-first-price = قیمت نخستین کارت پس از کارت شخصیت، به طبقه
rampage-data-cards-most = بیشترین از یک چیز
rampage-data-cards-pair = هر جفت از دو رنگ
rampage-data-cards-brawler = { WORD("rampage-card-brawler") }: هر دندان خورده‌شده
# printed
rampage-data-cards-scrap = { WORD("rampage-card-scrap-merchant") }: هر ماشین روی خرابه
rampage-data-cards-seer = { WORD("rampage-card-seer") }: نام درست
rampage-data-cards-softie = { WORD("rampage-card-softie") }: هر دندان شکستنی خودتان
