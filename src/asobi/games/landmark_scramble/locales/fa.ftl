# The words of Landmark Scramble, in Persian.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the Persian
# book of the game; everything else is ours. This game has no Persian book: all of this file is ours.

landmark-scramble-title = جدال بناها
landmark-scramble-tagline = با شانه راه خود را در شهر باز کنید: حریف‌ها را از کنار بناها برانید، با سه مهره دور یکی بایستید و بهایش را بپردازید.
landmark-scramble-about = فرمانده‌ها، نگهبان‌ها و دونده‌ها در شهر همدیگر را هل می‌دهند. دور یک مکان بایستید، هزینه‌اش را با کارت بپردازید تا مال شما شود؛ هرکس به اندازه‌ی کافی مکان داشته باشد همان لحظه می‌برد.
landmark-scramble-goal = پیش از همه به اندازه‌ی کافی مکان تصرف کنید.
landmark-scramble-turn-1 = تاس بریزید: به همان اندازه امتیاز حرکت برای مهره‌هایتان.
landmark-scramble-turn-2 = هر گام و هر چرخش یک امتیاز می‌برد. گام روی مهره‌ی حریف برخورد است و سطح‌ها می‌گویند چه کسی پرت می‌شود.
landmark-scramble-turn-3 = با گام روی گودال یک کارت می‌کشید.
landmark-scramble-turn-4 = اگر روی هر سه خانه‌ی دور یک مکان مهره داشته باشید و هزینه‌اش را با کارت بپردازید، مال شماست.

landmark-scramble-setting-rounds = سقف دورها
landmark-scramble-setting-rounds-help = بازی حداکثر پس از این تعداد دور بزرگ تمام می‌شود؛ طبق معمول ۶۰.
landmark-scramble-setting-answer_seconds = ثانیه برای پاسخ بیرون از نوبت
landmark-scramble-setting-answer_seconds-help = کسی که برای لنگر از او می‌پرسند این‌قدر وقت دارد؛ بی‌پاسخ یعنی نه. ۰: هر قدر که طول بکشد.

## Pieces, directions, cards, locations

landmark-scramble-piece-captain = فرمانده
landmark-scramble-piece-right-guard = نگهبان راست
landmark-scramble-piece-left-guard = نگهبان چپ
landmark-scramble-piece-runner-1 = دونده‌ی اول
landmark-scramble-piece-runner-2 = دونده‌ی دوم
# The same where the name of whose it is follows at once.
landmark-scramble-piece-captain-of = فرمانده‌ی
landmark-scramble-piece-right-guard-of = نگهبان راست
landmark-scramble-piece-left-guard-of = نگهبان چپ
landmark-scramble-piece-runner-1-of = دونده‌ی اول
landmark-scramble-piece-runner-2-of = دونده‌ی دوم

landmark-scramble-piece-captain-help = فرمانده، سطح ۳: فقط به جلو گام برمی‌دارد.
landmark-scramble-piece-right-guard-help = نگهبان راست، سطح ۲: به جلو، جلو راست و راست گام برمی‌دارد.
landmark-scramble-piece-left-guard-help = نگهبان چپ، سطح ۲: به جلو، جلو چپ و چپ گام برمی‌دارد.
landmark-scramble-piece-runner-1-help = دونده، سطح ۱: به جلو، جلو راست، جلو چپ، راست و چپ گام برمی‌دارد.
landmark-scramble-piece-runner-2-help = دونده، سطح ۱: به جلو، جلو راست، جلو چپ، راست و چپ گام برمی‌دارد.

landmark-scramble-direction-N = شمال
landmark-scramble-direction-NE = شمال شرقی
landmark-scramble-direction-E = شرق
landmark-scramble-direction-SE = جنوب شرقی
landmark-scramble-direction-S = جنوب
landmark-scramble-direction-SW = جنوب غربی
landmark-scramble-direction-W = غرب
landmark-scramble-direction-NW = شمال غربی

landmark-scramble-card-coin = سکه
landmark-scramble-card-brick = آجر
landmark-scramble-card-permit = مجوز
landmark-scramble-card-workers = کارگران
landmark-scramble-card-joker = جوکر
landmark-scramble-card-sprint = دوی سرعت
landmark-scramble-card-muscle = زور بازو
landmark-scramble-card-anchor = لنگر
landmark-scramble-card-pickpocket = جیب‌بر
landmark-scramble-card-refresh = تازه‌سازی

landmark-scramble-card-coin-help = سکه: هزینه‌ی مکان‌ها را می‌پردازد.
landmark-scramble-card-brick-help = آجر: هزینه‌ی مکان‌ها را می‌پردازد.
landmark-scramble-card-permit-help = مجوز: هزینه‌ی مکان‌ها را می‌پردازد.
landmark-scramble-card-workers-help = کارگران: هزینه‌ی مکان‌ها را می‌پردازند.
landmark-scramble-card-joker-help = جوکر: به‌جای هر کارت هزینه به کار می‌آید.
landmark-scramble-card-sprint-help = دوی سرعت: ۳ امتیاز حرکت بیشتر در این نوبت.
landmark-scramble-card-muscle-help = زور بازو: ۱ سطح بیشتر برای برخورد بعدی شما در این نوبت.
landmark-scramble-card-anchor-help = لنگر: وقتی به مهره‌ی شما برخورد می‌کنند سر جایش می‌ماند، و مهاجم هم. به‌موقع از شما می‌پرسیم.
landmark-scramble-card-pickpocket-help = جیب‌بر: از دست یک نفر دیگر یک کارت تصادفی بردارید.
landmark-scramble-card-refresh-help = تازه‌سازی: همه‌ی نشان‌های خود را از گودال‌ها بردارید.

landmark-scramble-location-well = چاه
landmark-scramble-location-kiln = کوره
landmark-scramble-location-gate = دروازه
landmark-scramble-location-field = مزرعه
landmark-scramble-location-market = بازار
landmark-scramble-location-bank = بانک
landmark-scramble-location-inn = مسافرخانه
landmark-scramble-location-town-hall = شهرداری
landmark-scramble-location-mill = آسیاب
landmark-scramble-location-post-office = اداره‌ی پست
landmark-scramble-location-treasury = خزانه
landmark-scramble-location-court = دادگاه
landmark-scramble-location-temple = معبد
landmark-scramble-location-station = ایستگاه
landmark-scramble-location-harbour = بندر
landmark-scramble-location-bridge = پل

## Prompts

landmark-scramble-ask-roll = نوبت شما: تاس بریزید.
landmark-scramble-ask-act = حرکت کنید، تصرف کنید، کارت بازی کنید یا نوبت را پایان دهید.
landmark-scramble-ask-pay = برای { WORD("landmark-scramble-location-", $location) } چطور می‌پردازید؟
landmark-scramble-ask-anchor = به { WORD("landmark-scramble-piece-", $piece, "-of") } شما برخورد کردند. با لنگر نگهش می‌دارید؟
landmark-scramble-ask-throw = کنار دیوار در خانه‌ی { $cell } فقط برای یکی جا هست. کدام به کنار پرت شود؟
landmark-scramble-ask-land =
    { $other_you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما کجا فرود بیاید؟
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $other_seat } کجا فرود بیاید؟
    }
landmark-scramble-ask-crash =
    { $other_you ->
        [yes] برای { WORD("landmark-scramble-piece-", $piece, "-of") } شما جا نیست: به کدام مهره بخورد؟
       *[no] برای { WORD("landmark-scramble-piece-", $piece, "-of") } { $other_seat } جا نیست: به کدام مهره بخورد؟
    }
landmark-scramble-ask-discard = بیش از نُه کارت دارید: یکی را دور بیندازید.

landmark-scramble-waiting-roll = { $seat } می‌خواهد تاس بریزد.
landmark-scramble-waiting-act = { $seat } حرکت می‌کند.
landmark-scramble-waiting-pay = { $seat } می‌پردازد.
landmark-scramble-waiting-anchor = { $seat } می‌تواند لنگر بیندازد.
landmark-scramble-waiting-throw = { $seat } انتخاب می‌کند کدام به کنار پرت شود.
landmark-scramble-waiting-land = { $seat } انتخاب می‌کند مهره کجا فرود بیاید.
landmark-scramble-waiting-discard = { $seat } کارت دور می‌اندازد.
landmark-scramble-waiting-crash = { $seat } انتخاب می‌کند مهره به کدام بخورد.

## Actions

landmark-scramble-action-roll = تاس ریختن
landmark-scramble-action-end = پایان نوبت
landmark-scramble-action-step = { WORD("landmark-scramble-piece-", $piece) }: گام به { WORD("landmark-scramble-direction-", $direction) }
landmark-scramble-action-go = { WORD("landmark-scramble-piece-", $piece) }: رفتن به { $cell }
landmark-scramble-action-turn =
    { $way ->
        [right] { WORD("landmark-scramble-piece-", $piece) }: چرخش به راست
       *[left] { WORD("landmark-scramble-piece-", $piece) }: چرخش به چپ
    }
landmark-scramble-action-hop = { WORD("landmark-scramble-piece-", $piece) }: پرش به { WORD("landmark-scramble-direction-", $direction) } (۲ امتیاز)
landmark-scramble-action-bump = { WORD("landmark-scramble-piece-", $piece) }: برخورد به سمت { WORD("landmark-scramble-direction-", $direction) }
landmark-scramble-action-gang = { WORD("landmark-scramble-piece-", $piece) }: برخورد به سمت { WORD("landmark-scramble-direction-", $direction) }، با کمکِ { WORD("landmark-scramble-piece-", $helper) } (۲ امتیاز)
landmark-scramble-action-capture = تصرف مکان { $spot }
landmark-scramble-action-pay = پرداخت { WORD("landmark-scramble-card-", $cards) }
landmark-scramble-action-play = بازی کردن { WORD("landmark-scramble-card-", $card) }
landmark-scramble-action-rob = جیب‌بر: جیب‌بری از { $seat }
landmark-scramble-action-anchor = لنگر انداختن
landmark-scramble-action-no-anchor = نگه‌داشتن لنگر
landmark-scramble-action-aside =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما به کنار پرت شود
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } به کنار پرت شود
    }
landmark-scramble-action-land = فرود آمدن در { $cell }
landmark-scramble-action-discard = دور انداختن { WORD("landmark-scramble-card-", $card) }

## Events

landmark-scramble-started =
    { $you ->
        [yes] شما شروع می‌کنید.
       *[no] { $seat } شروع می‌کند.
    }
landmark-scramble-round = دور بزرگ { $round }
    .style = heading
landmark-scramble-turn = { "" }
landmark-scramble-rolled =
    { $you ->
        [yes] شما تاس ریختید و { $pips } آمد: { $points ->
            [1] یک امتیاز
           *[other] { $points } امتیاز
        }.
       *[no] { $seat } تاس ریخت و { $pips } آمد: { $points ->
            [1] یک امتیاز
           *[other] { $points } امتیاز
        }.
    }
landmark-scramble-stepped =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما به { $cell } رفت.
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } به { $cell } رفت.
    }
landmark-scramble-hopped =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما به { $cell } پرید.
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } به { $cell } پرید.
    }
landmark-scramble-turned = { "" }
landmark-scramble-bumped =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما در { $cell } به { WORD("landmark-scramble-piece-", $target, "-of") } { $other_seat } برخورد کرد، { $attack } در برابر { $defence }.
       *[no]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } در { $cell } به { WORD("landmark-scramble-piece-", $target, "-of") } شما برخورد کرد، { $attack } در برابر { $defence }.
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } در { $cell } به { WORD("landmark-scramble-piece-", $target, "-of") } { $other_seat } برخورد کرد، { $attack } در برابر { $defence }.
            }
    }
landmark-scramble-ganged =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $helper, "-of") } شما کمک کرد.
       *[no] { WORD("landmark-scramble-piece-", $helper, "-of") } { $seat } کمک کرد.
    }
landmark-scramble-flew =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما به { $cell } پرت شد.
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } به { $cell } پرت شد.
    }
landmark-scramble-chained =
    { $you ->
        [yes]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما به { WORD("landmark-scramble-piece-", $target, "-of") } خودتان خورد.
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } شما به { WORD("landmark-scramble-piece-", $target, "-of") } { $other_seat } خورد.
            }
       *[no]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } به { WORD("landmark-scramble-piece-", $target, "-of") } شما خورد.
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } به { WORD("landmark-scramble-piece-", $target, "-of") } { $other_seat } خورد.
            }
    }
landmark-scramble-walled =
    { $you ->
        [yes] پشت { WORD("landmark-scramble-piece-", $piece, "-of") } شما دیوار بود و به کنار پرت شد.
       *[no] پشت { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } دیوار بود و به کنار پرت شد.
    }
landmark-scramble-squeezed =
    { $you ->
        [yes]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما کنار دیوار در { $cell } روی { WORD("landmark-scramble-piece-", $target, "-of") } خودتان پرت شد: یکی از آن‌ها به کنار پرت می‌شود.
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } شما کنار دیوار در { $cell } روی { WORD("landmark-scramble-piece-", $target, "-of") } { $other_seat } پرت شد: یکی از آن‌ها به کنار پرت می‌شود.
            }
       *[no]
            { $other_you ->
                [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } کنار دیوار در { $cell } روی { WORD("landmark-scramble-piece-", $target, "-of") } شما پرت شد: یکی از آن‌ها به کنار پرت می‌شود.
               *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } کنار دیوار در { $cell } روی { WORD("landmark-scramble-piece-", $target, "-of") } { $other_seat } پرت شد: یکی از آن‌ها به کنار پرت می‌شود.
            }
    }
landmark-scramble-bounced =
    { $you ->
        [yes] { WORD("landmark-scramble-piece-", $piece, "-of") } شما به { $cell } برگشت.
       *[no] { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat } به { $cell } برگشت.
    }
landmark-scramble-advanced = { "" }
landmark-scramble-held =
    { $you ->
        [yes] شما لنگر انداختید: { WORD("landmark-scramble-piece-", $piece, "-of") } شما در { $cell } ماند.
       *[no] { $seat } لنگر انداخت: { WORD("landmark-scramble-piece-", $piece) } در { $cell } ماند.
    }
landmark-scramble-asked-anchor =
    { $you ->
        [yes] شما لنگر دارید.
       *[no] { $seat } لنگر دارد.
    }
landmark-scramble-drew =
    { $you ->
        [yes] شما در { $cell } کارت کشیدید؛ { $left } کارت مانده.
       *[no] { $seat } در { $cell } کارت کشید؛ { $left } کارت مانده.
    }
landmark-scramble-drew-card = کارتی که کشیدید: { WORD("landmark-scramble-card-", $card) }.
landmark-scramble-last-card = این آخرین کارت بود. بازی با همین دور بزرگ تمام می‌شود.
landmark-scramble-pays =
    { $you ->
        [yes] شما هزینه‌ی { WORD("landmark-scramble-location-", $location) } را می‌پردازید.
       *[no] { $seat } هزینه‌ی { WORD("landmark-scramble-location-", $location) } را می‌پردازد.
    }
landmark-scramble-captured =
    { $you ->
        [yes] شما { WORD("landmark-scramble-location-", $location) } را با { WORD("landmark-scramble-card-", $cards) } تصرف کردید.
       *[no] { $seat } { WORD("landmark-scramble-location-", $location) } را با { WORD("landmark-scramble-card-", $cards) } تصرف کرد.
    }
landmark-scramble-recaptured =
    { $you ->
        [yes] شما { WORD("landmark-scramble-location-", $location) } را با { WORD("landmark-scramble-card-", $cards) } از { $other_seat } گرفتید.
       *[no]
            { $other_you ->
                [yes] { $seat } { WORD("landmark-scramble-location-", $location) } را با { WORD("landmark-scramble-card-", $cards) } از شما گرفت.
               *[no] { $seat } { WORD("landmark-scramble-location-", $location) } را با { WORD("landmark-scramble-card-", $cards) } از { $other_seat } گرفت.
            }
    }
landmark-scramble-played =
    { $you ->
        [yes] شما { WORD("landmark-scramble-card-", $card) } را بازی کردید.
       *[no] { $seat } { WORD("landmark-scramble-card-", $card) } را بازی کرد.
    }
landmark-scramble-robbed =
    { $you ->
        [yes] شما جیب { $other_seat } را زدید.
       *[no]
            { $other_you ->
                [yes] { $seat } جیب شما را زد.
               *[no] { $seat } جیب { $other_seat } را زد.
            }
    }
landmark-scramble-robbed-card =
    { $you ->
        [yes] چیزی که برداشتید: { WORD("landmark-scramble-card-", $card) }.
       *[no]
            { $other_you ->
                [yes] { $seat } از شما برداشت: { WORD("landmark-scramble-card-", $card) }.
               *[no] { $seat } از { $other_seat } برداشت: { WORD("landmark-scramble-card-", $card) }.
            }
    }
landmark-scramble-discarded =
    { $you ->
        [yes] شما { WORD("landmark-scramble-card-", $card) } را دور انداختید.
       *[no] { $seat } { WORD("landmark-scramble-card-", $card) } را دور انداخت.
    }
landmark-scramble-ended =
    { $ending ->
        [goal] شهر برنده‌اش را شناخت.
        [deck] دسته تمام شد؛ بیشترین مکان برنده است.
       *[rounds] آخرین دور بزرگ تمام شد؛ بیشترین مکان برنده است.
    }

## The board

landmark-scramble-board = شهر
landmark-scramble-board-piece = { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat }، سطح { $level }، در { $cell }، رو به { WORD("landmark-scramble-direction-", $facing) }
landmark-scramble-board-bump = هدف گرفتن { WORD("landmark-scramble-piece-", $piece, "-of") } { $seat }
landmark-scramble-board-hole = گودال { $cell }: هرکس روی آن گام بگذارد یک کارت می‌کشد.
landmark-scramble-board-hole-marked = گودال { $cell }. دورهای بزرگ مانده تا دوباره بتوانند اینجا کارت بکشند: { $marks }
landmark-scramble-board-marks = نشان کنار گودال: چند دور بزرگ مانده تا بازیکنش دوباره آنجا کارت بکشد.
landmark-scramble-board-location-free = { WORD("landmark-scramble-location-", $location) }، آزاد. هزینه: { $cost }
landmark-scramble-board-location-held = { WORD("landmark-scramble-location-", $location) }، در دستِ { $seat }. هزینه: { $cost }
landmark-scramble-board-points-label = تاس و امتیاز حرکت
landmark-scramble-board-points =
    { $points ->
       *[other] امتیاز
    }
landmark-scramble-board-die =
    { $pips ->
        [0] تاس هنوز ریخته نشده
       *[other] تاس { $pips } آمد
    }
landmark-scramble-board-muscle = زور بازو: برخورد بعدی یک سطح بیشتر حساب می‌شود.
landmark-scramble-board-round = دور { $round } از { $rounds }
landmark-scramble-board-deck = { $deck } کارت در دسته
landmark-scramble-board-pick = یکی از مهره‌هایتان را انتخاب کنید: شهر نشان می‌دهد کجا می‌تواند برود و به کدام مهره برخورد کند.
landmark-scramble-board-turn-left = چرخش به چپ
landmark-scramble-board-turn-right = چرخش به راست
landmark-scramble-board-bumps = برخورد
landmark-scramble-board-alone = تنها: { $attack } در برابر { $defence } ({ $cost } امتیاز)
landmark-scramble-board-gang = با کمکِ { WORD("landmark-scramble-piece-", $helper) }: { $attack } در برابر { $defence } ({ $cost } امتیاز)
landmark-scramble-board-choice = کنار دیوار خودتان انتخاب می‌کنید کدام به کجا پرت شود؛ پیکان‌ها یک حالت را نشان می‌دهند.
landmark-scramble-board-back = این نه
landmark-scramble-board-pay = شیوه‌ی پرداخت
landmark-scramble-board-hand = دست شما
landmark-scramble-board-card =
    { $count ->
        [1] { WORD("landmark-scramble-card-", $card, "-help") }
       *[other] { WORD("landmark-scramble-card-", $card, "-help") } { $count } تا دارید.
    }
landmark-scramble-board-no-cards = هنوز کارتی نیست: روی یک گودال گام بگذارید.
landmark-scramble-board-locations = مکان‌ها: هرکس زودتر به { $goal } برسد می‌برد
landmark-scramble-board-capture = تصرف
landmark-scramble-board-seat =
    { $owned } از { $goal } مکان، { $cards ->
        [0] بدون کارت
        [1] یک کارت در دست
       *[other] { $cards } کارت در دست
    }
landmark-scramble-board-player = بازیکن
landmark-scramble-board-held = مکان‌ها
landmark-scramble-board-cards = کارت‌ها
landmark-scramble-sheet-legend = C فرمانده، R نگهبان راست، L نگهبان چپ، ۱ و ۲ دونده‌ها؛ هر کدام پس از حرفِ طرف خود و با جهتی که رو به آن است؛ o گودال است. هشت‌ضلعی‌ها با حرف بزرگ و مربع‌ها با حرف کوچک نوشته می‌شوند.
landmark-scramble-board-at-spots = مهره‌ها کنار مکان‌ها

## The lesson

landmark-scramble-lesson-town = این شهر است. یک فرمانده با سطح ۳، دو نگهبان با سطح ۲ و دو دونده با سطح ۱ دارید. هدف تصرف مکان‌هاست: آن‌ها جایی هستند که سه خانه به هم می‌رسند.
landmark-scramble-lesson-roll = هر نوبت با تاس شروع می‌شود: به همان اندازه امتیاز حرکت. بریزید.
landmark-scramble-lesson-roll-why = چهار امتیاز. هر گام یکی می‌برد و هر یک‌هشتم چرخش هم یکی.
landmark-scramble-lesson-roll-wrong = اول تاس بریزید.
landmark-scramble-lesson-hole = بعضی خانه‌ها گودال‌اند و آنجا کارت می‌کشید. با نگهبان راست به سمت شرق روی یکی گام بگذارید.
landmark-scramble-lesson-hole-why = یک کارت کشیدید. سکه، آجر، مجوز و کارگران بهای مکان‌ها را می‌پردازند؛ بقیه جور دیگری کمک می‌کنند. دست شما را فقط خودتان می‌بینید.
landmark-scramble-lesson-hole-wrong = این گام است، ولی نه روی آن گودال. نگهبان راست را به شرق ببرید: اول روی مهره بزنید، بعد روی خانه.
landmark-scramble-lesson-hole-wrong-turn = چرخش هم یک امتیاز می‌برد و نگهبان راست لازم نیست بچرخد: به سمت خودش راه دارد. به شرق بروید.
landmark-scramble-lesson-runner = دونده به جلو، به دو طرف و میان آن‌ها گام برمی‌دارد. دونده‌ی اول را به شمال غربی ببرید.
landmark-scramble-lesson-runner-why = نگهبان به جلو و به سمت خودش گام برمی‌دارد، فرمانده فقط به جلو. پیکان کوچک روی مهره نشان می‌دهد رو به کجاست.
landmark-scramble-lesson-runner-wrong = آن مهره هم می‌تواند حرکت کند، ولی راه‌های کمتری دارد. دونده به جلو، کنارها و میان آن‌ها می‌رود: دونده‌ی کنار پیکان را بردارید.
landmark-scramble-lesson-runner-wrong-turn = چرخش یک امتیاز می‌برد و دونده لازم نیست بچرخد: به جلو، کنارها و میان آن‌ها گام برمی‌دارد.
landmark-scramble-lesson-end = لازم نیست همه‌ی امتیازها را خرج کنید. نوبت را پایان دهید.
landmark-scramble-lesson-end-why = امتیازهای مانده از دست می‌رود. حریف تاس ریخت، حرکت کرد و نزدیک شد.
landmark-scramble-lesson-end-wrong = می‌شود ادامه داد، ولی هیچ‌کس مجبور نیست همه‌ی امتیازها را خرج کند، و مهره با حرکت شاید جای خوبی را ترک کند. اینجا ببینید نوبت چطور تمام می‌شود.
landmark-scramble-lesson-bump = مهره‌ی حریف سر راه فرمانده شماست. روی آن گام بگذارید: این برخورد است.
landmark-scramble-lesson-bump-why = سطح‌های برابر هر دو را از هم پرت می‌کند. یک سطح بالاتر، دیگری را یک خانه پرت می‌کند و دو سطح، دو خانه. مهره‌ی خودی کنار مهاجم می‌تواند سطحش را اضافه کند.
landmark-scramble-lesson-bump-wrong = این‌طور از حریف دور می‌شوید. با فرمانده به آن برخورد کنید.
landmark-scramble-lesson-bump-wrong-gang = کمک یک امتیاز دیگر می‌برد و فرمانده‌تان به آن نیاز ندارد: هیچ مهره‌ای سطح بالاتری ندارد. تنها با خودش برخورد کنید.
landmark-scramble-lesson-bump-wrong-bump = این هم برخورد است. ولی هرچه سطح بالاتر، حریف دورتر پرت می‌شود: با فرمانده برخورد کنید.
landmark-scramble-lesson-capture = مهره‌هایتان دور یک مکان ایستاده‌اند و دست شما برای پرداخت کافی است. تصرفش کنید.
landmark-scramble-lesson-capture-why = مکان مال شماست. پیش از حریف‌ها به اندازه‌ی کافی مکان تصرف کنید.
landmark-scramble-lesson-capture-wrong = مهره‌ای که حرکت کند شاید حلقه‌ی دور مکان را بشکند، و تصرف امتیازی نمی‌برد. اول تصرفش کنید.
landmark-scramble-lesson-capture-wrong-end = تا نوبت بعد شاید حریفی یکی از این سه را پرت کند. همین حالا تصرفش کنید: امتیازی نمی‌برد.
landmark-scramble-lesson-capture-wrong-play = زور بازو به کار برخورد می‌آید و اینجا لازم نیست. نگهش دارید و مکان را تصرف کنید.

## The coach

landmark-scramble-coach-roll = تصرف و کارت ویژه امتیازی نمی‌برد. پیش از تاس ریختن هم می‌شود.
landmark-scramble-coach-act = گودال‌ها کارت می‌دهند و کارت‌ها هزینه‌ی مکان‌ها را می‌پردازند. روی مهره بزنید تا ببینید تا کجا می‌رود.
landmark-scramble-coach-drew = کارتی که کشیدید در دست شماست و کس دیگری آن را نمی‌بیند.
landmark-scramble-coach-captured = یک مکان تصرف شد. هزینه‌اش حالا رو است.
landmark-scramble-coach-capture = حالا می‌توانید مکانی را تصرف کنید: مهره‌هایتان دورش هستند و کارت‌هایتان کافی است. امتیازی نمی‌برد.
landmark-scramble-coach-bump = حریفی در دسترس برخورد است. پیکان نشان می‌دهد به کجا پرت می‌شود.

## What decided a tie, on the page of the end

landmark-scramble-tied-by-cards =
    { $you ->
        [yes] { $level }، و شما کارت بیشتری دارید.
       *[no] { $level }، و { $names } کارت بیشتری دارد.
    }
landmark-scramble-tied-by-spots =
    { $you ->
        [yes] { $level }، در کارت‌ها هم برابر: شما مهره‌ی بیشتری در نقطه‌های مکان‌ها دارید.
       *[no] { $level }، در کارت‌ها هم برابر: { $names } مهره‌ی بیشتری در نقطه‌های مکان‌ها دارد.
    }
landmark-scramble-tied-by-shared = { $level }، در کارت‌ها و مهره‌های نقطه‌ها هم برابر.

## Why a question is asked now: the line below the prompt

landmark-scramble-why-roll = تاس می‌گوید مهره‌هایتان در این نوبت چند امتیاز حرکت دارند.
landmark-scramble-why-act = گام و چرخش امتیاز می‌برد؛ تصرف و کارت نمی‌برد.
landmark-scramble-why-pay = مهره‌هایتان روی هر سه خانه‌ی دور آن‌اند. هزینه‌اش را چند جور می‌شود پرداخت.
landmark-scramble-why-anchor = شما لنگر دارید و فقط در همین لحظه می‌شود بازی‌اش کرد.
landmark-scramble-why-throw = دیوار جلویشان را می‌گیرد و هر خانه جای یک مهره است. صاحب نوبت تصمیم می‌گیرد.
landmark-scramble-why-land = درست پشتش دیوار است، پس به کنار پرت می‌شود. صاحب نوبت تصمیم می‌گیرد کجا.
landmark-scramble-why-crash = همه‌ی خانه‌های دورش پرند. صاحب نوبت تصمیم می‌گیرد کدام مهره جا باز کند.
landmark-scramble-why-discard = نوبت با حداکثر نُه کارت تمام می‌شود.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

landmark-scramble-term-bump = برخوردها، برخورد
landmark-scramble-term-bump-is = برخورد: گام روی مهره‌ی حریف. سطح بالاتر دیگری را پرت می‌کند.
landmark-scramble-term-level = سطح‌ها، سطح
landmark-scramble-term-level-is = سطح: فرمانده ۳، نگهبان‌ها ۲، دونده‌ها ۱. برخورد را تعیین می‌کند.
landmark-scramble-term-hole = گودال‌ها، گودالی، گودال
landmark-scramble-term-hole-is = گودال: هرکس روی آن گام بگذارد یک کارت می‌کشد، و فقط سه دور بزرگ بعد دوباره آنجا می‌کشد.
landmark-scramble-term-location = مکان‌ها، مکانی، مکان
landmark-scramble-term-location-is = مکان: مال شماست اگر مهره‌هایتان روی سه خانه‌ی دورش باشند و هزینه‌اش را با کارت بپردازید.
landmark-scramble-term-big-round = دور بزرگ، دورهای بزرگ
landmark-scramble-term-big-round-is = دور بزرگ: یک نوبت از هر بازیکن.
landmark-scramble-term-anchor = لنگر
landmark-scramble-term-anchor-is = لنگر: کارتی که مهره‌ی برخوردخورده را سر جایش نگه می‌دارد.
landmark-scramble-term-gang-up = با کمکِ خودی، با کمکِ
landmark-scramble-term-gang-up-is = با کمکِ خودی: مهره‌ی همسایه‌ی خودتان سطحش را به برخورد اضافه می‌کند. دو امتیاز هزینه دارد.
landmark-scramble-term-joker = جوکر
landmark-scramble-term-joker-is = جوکر: به‌جای هر کارت هزینه‌ای به کار می‌آید.

## The game's page

landmark-scramble-best = دو نفره: شهر کوچک است و سر هر گوشه به هم می‌رسید. چهار نفره شلوغ است.
landmark-scramble-part-town = شهر با مهره‌ها، گودال‌ها و مکان‌هایش
landmark-scramble-part-hand = امتیاز حرکت و دست شما
landmark-scramble-part-locations = همه‌ی مکان‌ها و هزینه‌شان

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

landmark-scramble-not-8-1 = بازی تمام شده است.
landmark-scramble-not-8-2 = بازی تمام شده است.
landmark-scramble-not-4-1 = نوبت شما نیست.
landmark-scramble-not-4-2 = در این نوبت تاس ریخته‌اید.
landmark-scramble-not-4-6 = مهره‌ی حریف سر راه است.
landmark-scramble-not-4-7 = پرش مستقیم از روی یک مهره‌ی خودی به خانه‌ای خالی می‌رود، با دو امتیاز.
landmark-scramble-not-4-8 = مهره‌ی خودتان آنجا ایستاده.
landmark-scramble-not-4-9 = امتیازهایتان از روی خانه‌های خالی به آنجا نمی‌رسد.
landmark-scramble-not-4-10 = اول تاس بریزید: مهره‌ها پس از آن حرکت می‌کنند.
landmark-scramble-not-4-11 = { $prompt ->
        [discard] اول تا نُه کارت دور بیندازید.
       *[other] فقط در پایان نوبت و اگر بیش از نُه کارت داشته باشید کارت دور می‌اندازید.
    }
landmark-scramble-not-3-2 = فرمانده فقط به جلو گام برمی‌دارد. اول بچرخانیدش.
landmark-scramble-not-3-3 = نگهبان فقط به جلو و به سمت خودش گام برمی‌دارد. اول بچرخانیدش.
landmark-scramble-not-3-4 = دونده به عقب گام برنمی‌دارد. اول بچرخانیدش.
landmark-scramble-not-3-5 = از مربع فقط گام قطری هست.
landmark-scramble-not-2-4 = آنجا دیوار است.
landmark-scramble-not-5-1 = کسی برای برخورد نیست: آنجا خالی است یا مهره‌ی خودتان ایستاده.
landmark-scramble-not-5-2 = سطح مهره‌ی شما پایین‌تر است.
landmark-scramble-not-5-6 = برای برخورد با کمکِ خودی باید مهره‌ی دیگری از شما کنارش باشد، و دو امتیاز هزینه دارد.
landmark-scramble-not-6-4 = این کارت را ندارید.
landmark-scramble-not-6-10 = لنگر را فقط وقتی می‌شود بازی کرد که به مهره‌ی شما برخورد شود.
landmark-scramble-not-7-1 = { $prompt ->
        [pay] اول هزینه‌ی مکان را بپردازید.
       *[other] مهره‌هایتان باید روی هر سه خانه‌ی دور آن باشند.
    }
landmark-scramble-not-7-3 = { $prompt ->
        [pay] این کارت‌ها درست به اندازه‌ی هزینه نیستند، یا آن‌ها را ندارید.
       *[other] کارت‌هایتان برای آن کافی نیست.
    }
landmark-scramble-not-7-5 = مال خودتان است.
landmark-scramble-not-2-5 = این صفحه چنین جایی ندارد.
landmark-scramble-not-4-3 = امتیاز حرکتی برایتان نمانده است.
landmark-scramble-not-5-10 = { $prompt ->
        [throw] فقط یکی از دو مهره‌ای که کنار دیوار به هم خوردند به کنار پرت می‌شود.
       *[other] الان مهره‌ای به کنار پرت نمی‌شود.
    }
landmark-scramble-not-5-11 = { $prompt ->
        [land] روی خانه‌ای خالی کنار خانه‌ی دیوار فرود می‌آید، و نه روی خانه‌ای که این برخورد به آن رسیده.
        [crash] همه‌ی خانه‌های دورش پرند: به مهره‌ای می‌خورد که در این برخورد تکان نخورده.
       *[other] الان مهره‌ای در هوا نیست.
    }
landmark-scramble-not-5-16 = اول تصمیم بگیرید مهره‌های این برخورد چه می‌شوند.
landmark-scramble-not-6-8 = یک زور بازو هم‌اکنون در کار است: هر بار فقط یکی.
landmark-scramble-not-6-11 = جیب‌بر فقط از بازیکن دیگری می‌دزدد که کارت دارد.
landmark-scramble-not-6-12 = هیچ نشان شما گودالی را نبسته است.
landmark-scramble-not-6-13 = { $prompt ->
        [anchor] اول بگویید لنگر مهره‌تان را نگه می‌دارد یا نه.
       *[other] اول از بازیکنی که به مهره‌اش برخورد شده می‌پرسند لنگر می‌اندازد یا نه.
    }

## What a table or a variant cannot be

landmark-scramble-refused-deck = دسته { $low } تا { $high } کارت دارد، نه { $have }.
landmark-scramble-refused-starts = با { $players } بازیکن، هر مهره خانه‌ی شروع جداگانه‌ای می‌خواهد.
landmark-scramble-refused-holes = دو گودال در یک خانه هستند.
landmark-scramble-refused-spots = دو مکان روی یک نقطه‌اند.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

landmark-scramble-group-deck = کارت‌های دسته
landmark-scramble-data-die = تعداد وجه‌های تاس
landmark-scramble-data-hand-limit = حداکثر کارت‌های دست در پایان نوبت
landmark-scramble-data-mark-rounds = چند دور بزرگ تا گودال نشان‌دار دوباره کارت بدهد
landmark-scramble-data-hop-points = امتیاز حرکت برای پرش
landmark-scramble-data-gang-points = امتیاز حرکت برای برخورد با کمکِ خودی
landmark-scramble-data-sprint-points = امتیاز حرکتی که دوی سرعت می‌دهد
landmark-scramble-data-deck = { WORD("landmark-scramble-card-", $name) }
landmark-scramble-town =
    { $name ->
        [small] شهر کوچک
       *[large] شهر بزرگ
    }
landmark-scramble-group-layouts = دو شهر
landmark-scramble-group-locations = هزینه‌ی مکان‌ها
landmark-scramble-data-layouts-goal = { landmark-scramble-town }: تعداد مکان‌ها برای برد
landmark-scramble-data-layouts-holes = { landmark-scramble-town }: گودال‌ها
landmark-scramble-data-layouts-spots = { landmark-scramble-town }: نقطه‌های مکان‌ها
landmark-scramble-data-layouts-spawn-N-cells = { landmark-scramble-town }: محل شروع طرف شمالی
landmark-scramble-data-layouts-spawn-S-cells = { landmark-scramble-town }: محل شروع طرف جنوبی
landmark-scramble-data-layouts-spawn-W-cells = { landmark-scramble-town }: محل شروع طرف غربی
landmark-scramble-data-layouts-spawn-E-cells = { landmark-scramble-town }: محل شروع طرف شرقی
landmark-scramble-data-locations = { WORD("landmark-scramble-location-", $name) }
