# The words of Eight Routes, in Persian.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the Persian
# book of the game; everything else is ours. This game has no Persian book: all of this file is ours.

eight-routes-title = هشت مسیر
eight-routes-tagline = یک درپوش پر از تاس و هشت مسیر پرپیچ. هر تاسی که برمی‌دارید، چشم همسایه‌ها دنبالش بود.
eight-routes-about = سه تا پنج بازیکن از یک درپوش تاس برمی‌دارند و هم‌زمان در هشت مسیر مسابقه می‌دهند. هرچه بردارید شما را جلو می‌برد و دیگر به نفرهای بعد نمی‌رسد؛ بیشترین امتیاز در هشت مسیر برنده است.
eight-routes-goal = در جمع هشت مسیر بیشترین امتیاز را داشته باشید.
eight-routes-turn-1 = سردست همه‌ی تاس‌ها را می‌ریزد و تاس‌ها در هشت خانه‌ی درپوش جدا می‌شوند.
eight-routes-turn-2 = هرکس به نوبت همه‌ی تاس‌های یک خانه‌ی درپوش را برمی‌دارد و به همان تعداد در مسیرِ آن عدد جلو می‌رود.
eight-routes-turn-3 = بعضی عددها نیرو دارند: شش‌ها با پشت‌ورو کردن یک ژتون یک خانه جلو می‌برند و هشت‌ها تاس پاداش می‌آورند. مسیرهای ۳ و ۵ در ازای خانه، تغییر تاس و راه فرعی می‌فروشند.
eight-routes-turn-4 = سردست آخر از همه برمی‌دارد و درپوش به سمت چپ می‌رود. پس از دور آخر، امتیاز همه‌ی مسیرها جمع می‌شود.

eight-routes-setting-rounds = دورها
eight-routes-setting-rounds-help = طبق معمول: ۱۵ دور با سه یا پنج بازیکن، ۱۶ دور با چهار بازیکن. بازی کوتاه به سود کسی است که آخرین سردست باشد.
eight-routes-setting-shake = بازی با تکان دادن درپوش
eight-routes-setting-shake-help = با تکان دادن درپوش تاس‌ها دوباره ریخته می‌شوند، به بهای یک خانه کمتر.

## Prompts

eight-routes-ask-d6 = تاس شخصی شما: می‌ریزید؟
eight-routes-ask-turn = نوبت شما: تاس‌های یک خانه‌ی درپوش را بردارید.
eight-routes-ask-shaken = درپوش تکان خورد: یک خانه‌ی درپوش را انتخاب کنید. یک خانه کمتر از تعداد تاس‌ها جلو می‌روید.
eight-routes-ask-chip = نیروی ۶: برای یک گام دیگر ژتونی را پشت‌ورو می‌کنید؟
eight-routes-ask-bonus = نیروی ۸: یک تاس دیگر هم برمی‌دارید؟
eight-routes-ask-after = پیش از پایان نوبت کار دیگری دارید؟
eight-routes-waiting-d6 = { $seat } می‌تواند تاس شخصی را بریزد.
eight-routes-waiting-before = { $seat } از درپوش تاس برمی‌دارد.
eight-routes-waiting-shaken = { $seat } درپوش را تکان داد و حالا تاس‌های یک خانه‌ی درپوش را برمی‌دارد.
eight-routes-waiting-powers = { $seat } از نیروی تاس‌ها استفاده می‌کند.
eight-routes-waiting-after = { $seat } می‌تواند تاسی را تغییر دهد یا از راه فرعی برود.

## Actions

eight-routes-action-pick = برداشتن تاس‌های { $value }
eight-routes-action-shake = تکان دادن درپوش: یک خانه کمتر
eight-routes-shake = تکان دادن درپوش
eight-routes-shake-cost = سپس یک خانه کمتر
eight-routes-action-c =
    { $by ->
        [1] یک تاس { $value } را یکی بالا بردن (به بهای یک خانه از مسیر ۳)
       *[other] یک تاس { $value } را یکی پایین بردن (به بهای یک خانه از مسیر ۳)
    }
eight-routes-action-d = راه فرعی: یک گام جلو در مسیر { $route } (به بهای دو خانه از مسیر ۵)
eight-routes-action-end = پایان نوبت
eight-routes-action-d6 = ریختن تاس شخصی
eight-routes-action-no-d6 = نمی‌ریزم
eight-routes-action-chip = پشت‌ورو کردن یک ژتون: یک گام جلو در مسیر { $route }
eight-routes-action-no-chip = نگه‌داشتن ژتون‌ها
eight-routes-action-bonus = برداشتن یک تاس { $value } هم
eight-routes-action-no-bonus = دیگر برنمی‌دارم
eight-routes-action-walk = یک گام جلو در مسیر { $route }

## Events

eight-routes-first-parent =
    { $you ->
        [yes] شما نخستین سردست هستید.
       *[no] { $seat } نخستین سردست است.
    }
eight-routes-round =
    { $you ->
        [yes] دور { $round }: سردست شما هستید
       *[no] دور { $round }: سردست { $seat } است
    }
    .style = heading
eight-routes-rolled =
    { $you ->
        [yes] شما همه‌ی تاس‌ها را ریختید.
       *[no] { $seat } همه‌ی تاس‌ها را ریخت.
    }
eight-routes-rolled-d6 =
    { $you ->
        [yes] تاس شخصی شما { $pips } آمد.
       *[no] تاس شخصی { $seat } عدد { $pips } آمد.
    }
eight-routes-picked =
    { $you ->
        [yes] شما { $count ->
            [1] یک تاس با عدد { $value }
           *[other] { $count } تاس با عدد { $value }
        } برداشتید.
       *[no] { $seat } { $count ->
            [1] یک تاس با عدد { $value }
           *[other] { $count } تاس با عدد { $value }
        } برداشت.
    }
eight-routes-shook =
    { $you ->
        [yes] شما درپوش را تکان دادید.
       *[no] { $seat } درپوش را تکان داد.
    }
eight-routes-changed =
    { $you ->
        [yes] شما یک تاس را از { $value } به { $to } تغییر دادید.
       *[no] { $seat } یک تاس را از { $value } به { $to } تغییر داد.
    }
eight-routes-turned-chip =
    { $you ->
        [yes] شما یک ژتون را پشت‌ورو کردید.
       *[no] { $seat } یک ژتون را پشت‌ورو کرد.
    }
eight-routes-took-bonus =
    { $you ->
        [yes] شما یک تاس با عدد { $value } هم برداشتید.
       *[no] { $seat } یک تاس با عدد { $value } هم برداشت.
    }
eight-routes-moved =
    { $square ->
        [0]
            { $you ->
                [yes] شما از مسیر { $route } خارج شدید.
               *[no] { $seat } از مسیر { $route } خارج شد.
            }
       *[other]
            { $you ->
                [yes] مسیر { $route }: شما به خانه‌ی { $square } رسیدید.
               *[no] مسیر { $route }: { $seat } به خانه‌ی { $square } رسید.
            }
    }
eight-routes-ended = دور آخر تمام شد.
eight-routes-tied =
    { $by ->
        [chips]
            { $you ->
                [yes] تساوی: شما با ژتون‌های رو به بالای بیشتر برنده‌اید.
               *[no] تساوی: { $seat } با ژتون‌های رو به بالای بیشتر برنده است.
            }
        [route-8]
            { $you ->
                [yes] تساوی، در ژتون‌ها هم: شما با جایگاه بهتر در مسیر ۸ برنده‌اید.
               *[no] تساوی، در ژتون‌ها هم: { $seat } با جایگاه بهتر در مسیر ۸ برنده است.
            }
       *[shared]
            { $you ->
                [yes] تساوی در همه‌چیز: پیروزی مشترک، و شما در آن سهیم هستید.
               *[no] تساوی در همه‌چیز: پیروزی مشترک، و { $seat } در آن سهیم است.
            }
    }

## The board

eight-routes-lid = درپوش
eight-routes-dice =
    { $count ->
        [0] بدون تاس
        [1] یک تاس
       *[other] { $count } تاس
    }
eight-routes-box = { $action } ({ eight-routes-dice })
eight-routes-box-promise =
    { $action } ({ eight-routes-dice }): از خانه‌ی { $from } به { $to }{ $change ->
        [more] ، { $by ->
            [1] یک امتیاز
           *[other] { $by } امتیاز
        } بیشتر
        [less] ، { $by ->
            [1] یک امتیاز
           *[other] { $by } امتیاز
        } کمتر
       *[same] { "" }
    }
eight-routes-rounds = دور { $round } از { $rounds }
eight-routes-route = مسیر { $route }
eight-routes-route-1 = مسیر ۱، جایگاه: هر خانه امتیاز خودش را دارد.
eight-routes-route-2 = مسیر ۲، رتبه: پیش از خانه‌ی ۵ امتیازی نیست.
eight-routes-route-3 = مسیر ۳، رتبه. با یک گام به عقب می‌توانید تاسی در درپوش را یکی بالا یا پایین ببرید.
eight-routes-route-4 = مسیر ۴، رتبه. از خانه‌ی ۴ به بعد، سردست می‌تواند تاس شخصی بریزد.
eight-routes-route-5 = مسیر ۵، رتبه. با دو گام به عقب می‌توانید در مسیری دیگر یک گام بردارید.
eight-routes-route-6 = مسیر ۶، رتبه: فقط نفر اول امتیاز می‌گیرد. با برداشتن شش‌ها می‌توانید برای یک گام ژتونی را پشت‌ورو کنید.
eight-routes-route-7 = مسیر ۷، جایگاه: بیشترین امتیازها در خانه‌های ۷، ۱۴ و ۲۰ است.
eight-routes-route-8 = مسیر ۸، رتبه. با برداشتن هشت‌ها می‌توانید یک تاس دیگر هم بردارید.
eight-routes-power-c = تغییر تاس
eight-routes-power-d6 = تاس شخصی
eight-routes-power-d = راه فرعی
eight-routes-power-chip = ژتون‌ها
eight-routes-power-bonus = تاس پاداش
eight-routes-place-free = هیچ‌کس
eight-routes-standing =
    { $you ->
        [yes] شما، در خانه‌ی { $square }
       *[no] { $seat }، در خانه‌ی { $square }
    }
eight-routes-parent = سردستِ این دور: اول می‌ریزد، آخر انتخاب می‌کند
eight-routes-chips =
    { $up ->
        [0] هیچ ژتونی رو به بالا نیست
       *[other] { $up } ژتون رو به بالا
    }{ $down ->
        [0] { "" }
       *[other] ، { $down } پشت‌ورو شده
    }
eight-routes-total = امتیاز، اگر بازی الان تمام می‌شد
eight-routes-breakdown = امتیازها از کجا آمدند
eight-routes-player = بازیکن
eight-routes-start = آغاز
eight-routes-sum = جمع

## The lesson

eight-routes-lesson-lid = این درپوش است. هر دور همه‌ی تاس‌ها ریخته می‌شوند و به ترتیب عدد، از ۱ تا ۸، اینجا جدا می‌شوند. همه یکی پس از دیگری از همین درپوش برمی‌دارند. هرکس در پایان بیشترین امتیاز را در هشت مسیر داشته باشد برنده است.
eight-routes-lesson-routes = هر عدد مسیری دارد. تاس‌هایی که برمی‌دارید مهره‌ی شما را در مسیرِ همان عدد جلو می‌برند. عددهای کنار مسیر امتیاز نفر اول، دوم و سوم آن است؛ در مسیرهای ۱ و ۷ خودِ خانه امتیاز دارد.
eight-routes-lesson-box = نوبت شما. همه‌ی تاس‌های یک خانه‌ی درپوش را بردارید: هفت تاس ۳ در درپوش است. آن‌ها را بردارید.
eight-routes-lesson-box-why = هفت تاس، پس هفت خانه در مسیر ۳. این‌همه تاس در یک خانه‌ی درپوش کم پیش می‌آید: همسایه‌ها هم آن‌ها را می‌خواستند.
eight-routes-lesson-box-wrong = آن خانه تاس کمتری دارد. خانه‌ای با هفت تاس شما را هفت خانه جلو می‌برد: تاس‌های ۳ را بردارید.
eight-routes-lesson-box-wrong-shake = با تکان دادن، هفت تاس ۳ دوباره ریخته می‌شوند و یک خانه کمتر می‌روید. تاس‌های ۳ را بردارید.
eight-routes-lesson-change = مسیر ۳ می‌گذارد به بهای یک خانه عقب رفتن در همین مسیر، تاسی را یکی بالا یا پایین ببرید. این‌طور: یک تاس ۶ را ۷ کنید.
eight-routes-lesson-change-why = یک خانه عقب در مسیر ۳، و درپوش برای نفرهای بعد عوض شد. پیش از برداشتن هم می‌توانید این کار را بکنید تا خانه‌ی خودتان پرتر شود. بعد دیگران نوبتشان را بازی کردند و دور تازه‌ای شروع شد.
eight-routes-lesson-change-wrong = این گام درباره‌ی بالا بردن یک ۶ به ۷ است. در بازی واقعی شاید تاس‌های دیگر بهتر باشند، یا پایان نوبت بدون تغییر.
eight-routes-lesson-change-wrong-end = هیچ‌کس مجبور نیست از مسیر ۳ استفاده کند: پایان نوبت مجاز است. اینجا اول ببینید ۶ چطور ۷ می‌شود.
eight-routes-lesson-eights = هشت‌ها نیرو دارند: هرکس هشت بردارد می‌تواند یک تاس دیگر هم بردارد. تاس‌های ۸ را بردارید.
eight-routes-lesson-eights-why = سه خانه در مسیر ۸، و حالا پاداش.
eight-routes-lesson-eights-wrong = فقط هشت‌ها تاس پاداش می‌آورند. تاس‌های ۸ را بردارید.
eight-routes-lesson-eights-wrong-shake = با تکان دادن، ۸ها و با آن‌ها تاس پاداش از دست می‌رود. تاس‌های ۸ را بردارید.
eight-routes-lesson-eights-wrong-c = این یک خانه از مسیر ۳ می‌برد و تاس‌های ۸ همین حالا هستند. برداریدشان.
eight-routes-lesson-bonus = یک تاس با عددی دیگر بردارید: یک ۲.
eight-routes-lesson-bonus-why = مهره‌ی شما روی مسیر ۲ گذاشته شد. ولی یادتان باشد: مسیر ۲ پیش از خانه‌ی ۵ امتیازی ندارد.
eight-routes-lesson-bonus-wrong = هر تاس اینجا یک خانه در مسیر خودش است. ۲ مهره‌ای در مسیری می‌گذارد که هنوز مهره ندارید: برداریدش.
eight-routes-lesson-bonus-wrong-no-bonus = تاس پاداش هیچ هزینه‌ای ندارد: یک خانه‌ی رایگان است. ۲ را بردارید.
eight-routes-lesson-enough = حالا می‌توانید از مسیر ۳ یا ۵ استفاده کنید، یا نکنید. نوبت را پایان دهید.
eight-routes-lesson-enough-why = بازیکن بعدی با آنچه گذاشتید ادامه می‌دهد. سردستِ هر دور آخر از همه برمی‌دارد و درپوش به سمت چپ می‌رود.
eight-routes-lesson-enough-wrong = این هم می‌شود، ولی به بهای چند خانه. اینجا فقط نوبت را پایان دهید.
eight-routes-lesson-shake = اگر از درپوش خوشتان نیامد، تکانش دهید: همه‌ی تاس‌های باقی‌مانده دوباره ریخته می‌شوند. امتحان کنید.
eight-routes-lesson-shake-why = از تاس‌های تازه یک خانه‌ی درپوش را برمی‌دارید، ولی یک خانه کمتر جلو می‌روید. حالا همه‌چیز را می‌دانید: بیشترین امتیاز در هشت مسیر برنده است.
eight-routes-lesson-shake-wrong = همین که تاس بردارید دیگر تکان دادنی نیست: باید یکی را انتخاب کنید. حالا درپوش را تکان دهید و ببینید چه می‌شود.
eight-routes-lesson-shake-wrong-c = تغییر تاس یک خانه از مسیر ۳ می‌برد و تکان دادن آن را دوباره می‌ریزد. اول تکان دهید.

## The coach

eight-routes-coach-turn = دنبال خانه‌ای از درپوش باشید که شما را از دیگران جلو بیندازد، نه فقط پرترین خانه: بیشتر مسیرها به رتبه امتیاز می‌دهند.
eight-routes-coach-after = لازم نیست کار دیگری بکنید. مسیرهای ۳ و ۵ بهای تغییر و راه فرعی را با خانه‌های خودشان می‌گیرند.
eight-routes-coach-d6 = تاس شخصی خرجی ندارد: بریزیدش.
eight-routes-coach-bonus = تاس پاداش یک خانه جلو می‌برد. جایی بردارید که یک خانه از کسی جلو بزند یا مسیری را باز کند.
eight-routes-coach-chip = ژتونی که پشت‌ورو شد دیگر برنمی‌گردد. آخر بازی یک گام اغلب بیشتر می‌ارزد.
eight-routes-coach-shaken = پس از تکان دادن درپوش یک خانه کمتر از تعداد تاس‌ها جلو می‌روید، ولی دست‌کم یک خانه.

## What decided a tie, on the page of the end

eight-routes-tied-by-chips =
    { $you ->
        [yes] { $level }، و شما ژتون رو به بالای بیشتری دارید.
       *[no] { $level }، و { $names } ژتون رو به بالای بیشتری دارد.
    }
eight-routes-tied-by-route-8 =
    { $you ->
        [yes] { $level }، در ژتون‌ها هم برابر: شما در مسیر ۸ جلوترید.
       *[no] { $level }، در ژتون‌ها هم برابر: { $names } در مسیر ۸ جلوتر است.
    }
eight-routes-tied-by-shared = { $level }، در ژتون‌ها و مسیر ۸ هم برابر.

## Why a question is asked now: the line below the prompt

eight-routes-why-d6 = شما سردست هستید و مهره‌تان در مسیر ۴ روی خانه‌ی ۴ یا جلوتر است.
eight-routes-why-turn = هرکس در هر دور به نوبت یک خانه‌ی درپوش را برمی‌دارد و سردست آخر از همه. آنچه بردارید به دیگران نمی‌رسد.
eight-routes-why-shaken = نتیجه‌ی تکان را باید پذیرفت. یک خانه کمتر می‌روید.
eight-routes-why-chip = یک ۶ برداشتید و ژتونی رو به بالا دارید.
eight-routes-why-bonus = یک ۸ برداشتید: فقط یک تاس با عددی دیگر هم می‌شود برداشت.
eight-routes-why-after = تاس‌هایتان را برداشتید. هنوز می‌شود با مسیرهای ۳ و ۵ پرداخت، هر کدام یک بار.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

eight-routes-term-parent = سردست
eight-routes-term-parent-is = سردست: همه‌ی تاس‌های دور را می‌ریزد و آخر از همه برمی‌دارد.
eight-routes-term-lid = درپوش
eight-routes-term-lid-is = درپوش: تاس‌های دور را نگه می‌دارد، بر اساس عدد در هشت خانه جدا شده.
eight-routes-term-box = خانه‌ی درپوش، خانه‌های درپوش
eight-routes-term-box-is = خانه‌ی درپوش: همه‌ی تاس‌های یک عدد در درپوش. هرکس یک خانه را بردارد همه‌شان را برمی‌دارد.
eight-routes-term-shake = تکان دادن درپوش، تکان دادن، تکان
eight-routes-term-shake-is = تکان دادن درپوش: تاس‌های مانده در درپوش را دوباره بریزید، بعد یک خانه‌ی درپوش را به بهای یک خانه کمتر بردارید.
eight-routes-term-chip = ژتون‌ها، ژتونی، ژتون
eight-routes-term-chip-is = ژتون: سردست هر دور یکی می‌گیرد. با یک ۶ می‌شود برای یک گام پشت‌وروش کرد؛ رو به بالا تساوی را می‌شکند.
eight-routes-term-bonus = تاس پاداش
eight-routes-term-bonus-is = تاس پاداش: هرکس یک ۸ بردارد می‌تواند یک تاس با عددی دیگر هم بردارد.
eight-routes-term-private = تاس شخصی
eight-routes-term-private-is = تاس شخصی: تاسی شش‌وجهی که سردست می‌تواند بریزد، اگر مهره‌اش در مسیر ۴ روی خانه‌ی ۴ یا جلوتر باشد.
eight-routes-term-detour = راه فرعی
eight-routes-term-detour-is = راه فرعی: دو خانه عقب در مسیر ۵ برای یک گام در مسیری دیگر.

## The game's page

eight-routes-best = چهار نفره: تاس برای انتخاب کافی است و هر خانه‌ای که بگذارید شاید تا نوبت بعد رفته باشد.
eight-routes-part-lid = درپوش با تاس‌های این دور
eight-routes-part-routes = هشت مسیر و ارزششان
eight-routes-part-power-d6 = تاس شخصی، از خانه‌ی ۴ به بعد
eight-routes-part-power-chip = با شش‌ها ژتون برای یک گام پشت‌ورو می‌شود
eight-routes-part-power-bonus = با هشت‌ها تاس پاداش می‌گیرید

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

eight-routes-not-1-2 = بازی تمام شده است.
eight-routes-not-2-6 = این میز بدون تکان دادن درپوش بازی می‌کند.
eight-routes-not-3-3 = { $prompt ->
        [none] اول سردست درباره‌ی تاس شخصی تصمیم می‌گیرد.
        [d6] اول بگویید تاس شخصی را می‌ریزید یا نه.
       *[other] فقط سردست تاس شخصی دارد، پیش از نوبت اول، اگر مهره‌اش در مسیر ۴ روی خانه‌ی ۴ یا جلوتر باشد.
    }
eight-routes-not-3-5 = نوبت شما نیست: هرکس در هر دور یک نوبت دارد، سردست آخر.
eight-routes-not-4-1 = { $prompt ->
        [after] در این نوبت تاس برداشته‌اید.
       *[other] اول تاس بردارید: هر نوبت یک عمل اجباری دارد.
    }
eight-routes-not-4-2 = در این نوبت از آن استفاده کرده‌اید.
eight-routes-not-4-3 = در آن خانه‌ی درپوش تاسی نیست.
eight-routes-not-4-5 = پس از تکان دادن اول یک خانه‌ی درپوش را برمی‌دارید؛ پیش از آن فقط مسیر ۳ به کار می‌آید.
eight-routes-not-4-6 = فقط با درپوش خالی به‌جای تاس یک گام آزاد برمی‌دارید.
eight-routes-not-4-7 = برای این باید در مسیر ۳ مهره داشته باشید و در درپوش تاسی که بشود تغییرش داد.
eight-routes-not-4-10 = راه فرعی به مسیری دیگر می‌رود و مهره‌تان باید در مسیر ۵ روی خانه‌ی ۲ یا جلوتر باشد.
eight-routes-not-4-11 = مهره‌تان در مسیر ۵ روی خانه‌ی ۱ است: راه فرعی دو خانه می‌برد.
eight-routes-not-4-12 = آن مهره روی خانه‌ی ۲۰ است.
eight-routes-not-4-13 = ژتون را فقط درست پس از برداشتن یک ۶ می‌شود پشت‌ورو کرد.
eight-routes-not-4-14 = تاس پاداش فقط یک تاس با عددی دیگر است، درست پس از برداشتن یک ۸.
eight-routes-not-4-15 = اول بگویید از نیروی تاس‌هایی که برداشتید استفاده می‌کنید یا نه.
eight-routes-not-4-4 = در درپوش تاسی برای تکان دادن نیست.

## What a table or a variant cannot be

eight-routes-refused-rounds = با { $players } بازیکن همه به یک اندازه سردست می‌شوند: شمار دورها باید مضرب { $players } باشد.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

eight-routes-group-set-up = در آغاز
eight-routes-group-powers = نیروها
eight-routes-group-routes = مسیرها
eight-routes-data-set-up-dice = تعداد تاس‌ها با { $name } بازیکن
eight-routes-data-set-up-rounds = تعداد دورها با { $name } بازیکن
eight-routes-data-set-up-start = امتیاز آغاز با { $name } بازیکن، به ترتیب نوبت
eight-routes-data-powers-d6-from = تاس شخصی را از این خانه‌ی مسیر ۴ به بعد می‌شود ریخت
eight-routes-data-powers-c-fee = چند خانه از مسیر ۳ برای تغییر یک تاس
eight-routes-data-powers-d-fee = چند خانه از مسیر ۵ برای راه فرعی
eight-routes-data-routes-points = مسیر { $name }: امتیاز هر خانه
eight-routes-data-routes-places = مسیر { $name }: امتیاز هر رتبه
eight-routes-data-routes-from = مسیر { $name }: از این خانه به بعد حساب می‌شود
