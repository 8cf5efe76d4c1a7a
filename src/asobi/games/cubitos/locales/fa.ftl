# Cubitos in Persian.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the Persian
# book of the game; everything else is ours. This game has no Persian book: all of this file is ours.

cubitos-title = کوبیتوس
cubitos-tagline = بریزید، ریسک کنید، تاس بهتر بخرید: اولین نفر از خط بگذرید.
cubitos-about = مسابقه‌ای با تاس‌های رنگارنگ: بریزید، ریسک کنید یا به‌موقع بایستید، بعد بدوید و تاس بهتر بخرید. هرکس اول از خط پایان بگذرد برنده است.
cubitos-goal = پیش از همه از خط پایان بگذرید.
cubitos-turn-1 = همه هم‌زمان تاس می‌ریزند. تاس‌های موفق فعال می‌شوند و ناموفق‌ها را می‌شود دوباره ریخت.
cubitos-turn-2 = برای بیشتر ریسک کنید یا پاس بدهید: با سه تاس فعال یا بیشتر، ریسکِ بدون تاس موفق یعنی سوختن.
cubitos-turn-3 = بعد همه می‌دوند: قدم‌ها دونده‌ی شما را در پیست جلو می‌برند.
cubitos-turn-4 = با سکه و اعتبار تا دو تاس با رنگ‌های متفاوت برای دورهای بعد می‌خرید.

# -- dice, faces, zones

cubitos-die-light-grey = خاکستری روشن
cubitos-die-dark-grey = خاکستری تیره
cubitos-die-black = سیاه
cubitos-die-white = سفید
cubitos-die-brown = قهوه‌ای
cubitos-die-red = قرمز
cubitos-die-green = سبز
cubitos-die-orange = نارنجی
cubitos-die-purple = بنفش
cubitos-die-yellow = زرد
cubitos-die-blue = آبی
cubitos-face-foot = قدم
cubitos-face-coin1 = ۱ سکه
cubitos-face-coin2 = ۲ سکه
cubitos-face-coin3 = ۳ سکه
cubitos-face-credit = ۱ اعتبار
cubitos-face-symbol = نماد
cubitos-face-power = نماد قدرت
cubitos-face-blank = ناموفق
cubitos-zone-draw = برداشت
cubitos-zone-roll = پرتاب
cubitos-zone-discard = کنار
cubitos-zone-active = فعال
cubitos-status-waiting = منتظر
cubitos-status-rolling = در حال پرتاب
cubitos-status-passed = پاس
cubitos-status-busted = سوخته
cubitos-status-running = در حال دو
cubitos-status-done = تمام

# -- what is asked

cubitos-ask-draw = تاس‌هایی را که می‌ریزید انتخاب کنید: { $left } تای دیگر.
cubitos-ask-extra = تاس اضافه: { $left } تاس برای ریختن انتخاب کنید.
cubitos-ask-now = از توانایی فوری استفاده می‌کنید؟
cubitos-ask-push = ریسک می‌کنید یا پاس می‌دهید؟
cubitos-ask-boost = از توانایی‌ها استفاده کنید، بعد بریزید.
cubitos-ask-pushed = ریسک خوب پیش رفت: از توانایی استفاده می‌کنید؟
cubitos-ask-rescue = هیچ تاس موفقی نیست! خود را نجات می‌دهید؟
cubitos-ask-stoned = سنگ غلتان: کدام تاس‌های خاکستری را می‌ریزید؟
cubitos-ask-another = کدام تاس فعال دیگر دوباره ریخته شود؟
cubitos-ask-hold = میوه‌ی پانک: تاس‌های سبز و خاکستری‌تان را فعال نگه می‌دارید؟
cubitos-ask-toss = تاس‌هایی را از «پرتاب» به «کنار» می‌برید؟
cubitos-ask-step = پنیر بی‌کله: به کدام سو قدم بردارید؟
cubitos-ask-run = پیش از حرکت از توانایی‌ها استفاده کنید.
cubitos-ask-summon = گاو شکسته: کدام تاس، روی کدام وجه؟
cubitos-ask-pinch = خورنده‌ی ذخیره: کدام تاس، روی کدام وجه؟
cubitos-ask-borrow = کوباسوروس: کدام تاس، روی کدام وجه؟
cubitos-ask-coins-or-feet = آقای بتز: ۲ سکه یا { $feet } قدم؟
cubitos-ask-fan-or-feet = پنیر کله‌گنده: ۱ هوادار یا { $feet } قدم؟
cubitos-ask-give = خرچنگِ بدعنق: کدام تاس را می‌دهید؟
cubitos-ask-give-to = خرچنگِ بدعنق: به چه کسی؟
cubitos-ask-duel = ژاک کوتو: { $left } تاس برای ریختن انتخاب کنید.
cubitos-ask-punk = میوه‌ی پانک: حداکثر { $left } تاس خاکستری برای ریختن انتخاب کنید.
cubitos-ask-move = دونده‌ی شما کجا برود؟
cubitos-ask-lose = تاسی از دست می‌دهید؟ حداکثر { $left }.
cubitos-ask-must-lose = باید یک تاس از دست بدهید.
cubitos-ask-owed = گاو شکسته یک تاس پس می‌خواهد.
cubitos-ask-gain = یک تاس رایگان بگیرید.
cubitos-ask-late = پس از حرکت از توانایی استفاده می‌کنید؟
cubitos-ask-bob = باب: کدام پاداش؟
cubitos-ask-buy = خرید تاس: { $left } تای دیگر، با { $money } پول.
cubitos-waiting-buy = { $seat } تاس می‌خرد.
cubitos-waiting-gain = { $seat } تاسی را به‌عنوان پاداش انتخاب می‌کند.
cubitos-waiting-lose = { $seat } تاسی را که از دست می‌دهد انتخاب می‌کند.
cubitos-waiting-move = { $seat } دونده‌اش را حرکت می‌دهد.
cubitos-waiting-run = { $seat } از توانایی‌هایش استفاده می‌کند.
cubitos-waiting-roll = هنوز تاس می‌ریزند: { $seat }.

# -- what can be done

cubitos-action-take = برداشتن تاس { WORD("cubitos-die-", $die) } از «{ WORD("cubitos-zone-", $zone) }»
cubitos-action-lose = از دست دادن تاس { WORD("cubitos-die-", $die) } از «{ WORD("cubitos-zone-", $zone) }»
cubitos-action-give = دادن تاس { WORD("cubitos-die-", $die) } از «{ WORD("cubitos-zone-", $zone) }»
cubitos-action-toss = کنار گذاشتن تاس { WORD("cubitos-die-", $die) }
cubitos-action-gain = گرفتن تاس { WORD("cubitos-die-", $die) }
cubitos-action-buy = خریدن تاس { WORD("cubitos-die-", $die) }
cubitos-action-use = استفاده از تاس { WORD("cubitos-die-", $die) }: { WORD("cubitos-face-", $face) }
cubitos-action-put = تاس { WORD("cubitos-die-", $die) }: { WORD("cubitos-face-", $face) }
cubitos-action-to = دادن به { $seat }
cubitos-action-walk = رفتن { $x ->
    [-1] به آن سوی خط
    [-2] تا پایان
   *[other] به { $x }، { $y }
}
cubitos-action-ride = سواره رفتن { $x ->
    [-1] به آن سوی خط
    [-2] تا پایان
   *[other] به { $x }، { $y }
}
cubitos-action-reach = گرفتن پاداشِ { $x }، { $y }
cubitos-action-fill = برداشتن بقیه، گران‌ترها اول
cubitos-action-enough = کافی است
cubitos-action-push = ریسک
cubitos-action-pass = پاس
cubitos-action-throw = ریختن
cubitos-action-fight = استفاده از شمشیرها
cubitos-action-skip = توانایی دیگری نه
cubitos-action-bust = سوختن
cubitos-action-hold = نگه‌داشتن
cubitos-action-let-go = رها کردن
cubitos-action-toss-all = کنار گذاشتن همه
cubitos-action-keep = نگه‌داشتن
cubitos-action-decline = هیچ
cubitos-action-cheer = ۱ هوادار
cubitos-action-run = قدم
cubitos-action-coins = ۲ سکه
cubitos-action-stay = ماندن
cubitos-action-close = تاس دیگری نه

# -- what happened

cubitos-started =
    { $you ->
        [yes] شما با تاس سیاه شروع می‌کنید. کارت‌ها: { WORD("cubitos-card-", $cards) }.
       *[no] { $seat } با تاس سیاه شروع می‌کند. کارت‌ها: { WORD("cubitos-card-", $cards) }.
    }
cubitos-round =
    { $you ->
        [yes] دور { $round }: تاس سیاه دست شماست
       *[no] دور { $round }: تاس سیاه دست { $seat } است
    }
    .style = heading
cubitos-drew = { "" }
cubitos-rolled = { $hits ->
    [0] { $you ->
        [yes] هیچ تاس موفقی نریختید.
       *[no] { $seat } هیچ تاس موفقی نریخت.
    }
   *[other] { $you ->
        [yes] شما { $hits } تاس موفق ریختید.
       *[no] { $seat } { $hits } تاس موفق ریخت.
    }
}
cubitos-pushed = { $you ->
    [yes] شما ریسک کردید.
   *[no] { $seat } ریسک کرد.
}
cubitos-must-push = { $you ->
    [yes] پنیر تنها: باید ریسک کنید.
   *[no] پنیر تنها: { $seat } باید ریسک کند.
}
cubitos-passed = { $you ->
    [yes] شما پاس دادید.
   *[no] { $seat } پاس داد.
}
cubitos-busted = { $you ->
    [yes] شما سوختید!
   *[no] { $seat } سوخت!
}
cubitos-saved = { $you ->
    [yes] { WORD("cubitos-card-", $card) } شما را نجات داد.
   *[no] { WORD("cubitos-card-", $card) } { $seat } را نجات داد.
}
cubitos-held = { $you ->
    [yes] { WORD("cubitos-card-", $card) } تاس‌های سبز و خاکستری شما را نگه داشت.
   *[no] { WORD("cubitos-card-", $card) } تاس‌های سبز و خاکستری { $seat } را نگه داشت.
}
cubitos-tossed = { $you ->
    [yes] شما { $count } تاس را از «پرتاب» به «کنار» بردید.
   *[no] { $seat } { $count } تاس را از «پرتاب» به «کنار» برد.
}
cubitos-used = { $you ->
    [yes] شما از { WORD("cubitos-card-", $card) } استفاده کردید.
   *[no] { $seat } از { WORD("cubitos-card-", $card) } استفاده کرد.
}
cubitos-got = { $you ->
    [yes] شما
   *[no] { $seat }
} { $coins ->
    [0] { "" }
   *[other] { $coins } سکه
}{ $feet ->
    [0] { "" }
   *[other] { $feet } قدم
}{ $water ->
    [0] { "" }
   *[other] { $water } قدم آبی
}{ $credits ->
    [0] { "" }
   *[other] { $credits } اعتبار
} { $you ->
    [yes] گرفتید
   *[no] گرفت
}.
cubitos-fan = { $you ->
    [yes] شما حالا { $fans } هوادار دارید: { $credits } اعتبار{ $hand ->
        [0] { "" }
       *[other] {" "}و یک ژتون دست
    }.
   *[no] { $seat } حالا { $fans } هوادار دارد: { $credits } اعتبار{ $hand ->
        [0] { "" }
       *[other] {" "}و یک ژتون دست
    }.
}
cubitos-lost = { $you ->
    [yes] شما یک تاس { WORD("cubitos-die-", $die) } از دست دادید.
   *[no] { $seat } یک تاس { WORD("cubitos-die-", $die) } از دست داد.
}
cubitos-gained = { $you ->
    [yes] شما یک تاس { WORD("cubitos-die-", $die) } گرفتید.
   *[no] { $seat } یک تاس { WORD("cubitos-die-", $die) } گرفت.
}
cubitos-gave =
    { $you ->
        [yes] شما یک تاس { WORD("cubitos-die-", $die) } به { $to_seat } دادید.
       *[no]
            { $to_you ->
                [yes] { $seat } یک تاس { WORD("cubitos-die-", $die) } به شما داد.
               *[no] { $seat } یک تاس { WORD("cubitos-die-", $die) } به { $to_seat } داد.
            }
    }
cubitos-placed = { $you ->
    [yes] شما یک تاس { WORD("cubitos-die-", $die) } را روی { WORD("cubitos-face-", $face) } گذاشتید.
   *[no] { $seat } یک تاس { WORD("cubitos-die-", $die) } را روی { WORD("cubitos-face-", $face) } گذاشت.
}
cubitos-returned = تاس { WORD("cubitos-die-", $die) } قرضی برگشت.
cubitos-swords =
    { $you ->
        [yes] شما بیشترین شمشیر را دارید.
       *[no] { $seat } بیشترین شمشیر را دارد.
    }
cubitos-moved = { $you ->
    [yes] شما { $money ->
        [0] { "" }
       *[other] به بهای { $money } پول {""}
    }{ $spaces } خانه حرکت کردید.
   *[no] { $seat } { $money ->
        [0] { "" }
       *[other] به بهای { $money } پول {""}
    }{ $spaces } خانه حرکت کرد.
}
cubitos-bought = { $you ->
    [yes] شما تاس { WORD("cubitos-die-", $die) } ({ WORD("cubitos-card-", $card) }) را به قیمت { $cost } خریدید.
   *[no] { $seat } تاس { WORD("cubitos-die-", $die) } ({ WORD("cubitos-card-", $card) }) را به قیمت { $cost } خرید.
}
cubitos-round-over = { "" }
cubitos-finished = { $you ->
    [yes] { NUMBER($past) ->
        [0] شما از خط پایان گذشتید!
       *[other] شما { $past } خانه از خط پایان گذشتید!
    }
   *[no] { NUMBER($past) ->
        [0] { $seat } از خط پایان گذشت!
       *[other] { $seat } { $past } خانه از خط پایان گذشت!
    }
}
cubitos-tie = تساوی: { $seats } یک دور دیگر بازی می‌کنند.
cubitos-won = برنده‌ی مسابقه: { $seats }.
cubitos-called-off = پس از { $round } دور مسابقه متوقف شد؛ هرکس به پایان نزدیک‌تر است برنده است.

# -- table settings

cubitos-setting-race = مسابقه
cubitos-setting-race-help = کارت‌های بازی: یک مجموعه‌ی پیشنهادی، از هر رنگ یک کارت تصادفی، یا انتخاب خودتان.
cubitos-setting-race-race-1 = مسابقه‌ی ۱ (بازی اول)
cubitos-setting-race-race-2 = مسابقه‌ی ۲
cubitos-setting-race-race-3 = مسابقه‌ی ۳
cubitos-setting-race-race-4 = مسابقه‌ی ۴
cubitos-setting-race-race-5 = مسابقه‌ی ۵
cubitos-setting-race-race-6 = مسابقه‌ی ۶
cubitos-setting-race-race-7 = مسابقه‌ی ۷
cubitos-setting-race-combotastic = کمبوتاستیک
cubitos-setting-race-such-much-fans = این‌همه هوادار
cubitos-setting-race-grand-finale = فینال بزرگ
cubitos-setting-race-random = کارت‌های تصادفی
cubitos-setting-race-custom = کارت‌های خودتان
cubitos-setting-cards = کارت‌های خودتان
cubitos-setting-cards-help = با «کارت‌های خودتان»: نام‌های انگلیسی با ویرگول انگلیسی میانشان، از هر رنگ یکی (`Smelly Cat, Rich Dog`). رنگ‌هایی که ننویسید تصادفی انتخاب می‌شوند.
cubitos-setting-course = پیست
cubitos-setting-course-help = پیست همان مسابقه، یا پیستی دیگر.
cubitos-setting-course-recommended = پیشنهاد همان مسابقه
cubitos-setting-course-nothing-goes-right = هیچ‌چیز سر جایش نیست، ۱ دور پیست
cubitos-setting-course-nothing-goes-right-twice = هیچ‌چیز سر جایش نیست، ۲ دور پیست
cubitos-setting-course-ahead-of-the-curve = جلوتر از پیچ
cubitos-setting-course-testing-the-waters = محک آب
cubitos-setting-course-still-waters-run-deep = آب آرام ژرف است
cubitos-setting-course-grand-finale = فینال بزرگ: اول آب آرام، بعد محک آب
cubitos-setting-advice = پیروی از توصیه‌ی دفترچه برای مجموعه‌ها
cubitos-setting-advice-help = کارت‌های تصادفی و مجموعه‌های خودتان یک کارت دارند که تاس اضافه می‌کند و یک کارت که تاس کم می‌کند.
cubitos-setting-in-order = ریختن یکی پس از دیگری
cubitos-setting-in-order-help = به‌جای ریختن هم‌زمان: اول کسی که تاس بیشتری دارد، بعد از تاس سیاه به ترتیب ساعتگرد.
cubitos-setting-rounds = حداکثر تعداد دورها
cubitos-setting-rounds-help = اگر تا آن وقت کسی به پایان نرسد، هرکس به پایان نزدیک‌تر است مسابقه را می‌برد.
cubitos-setting-prices = قیمت‌های چاپی
cubitos-setting-prices-help = قیمت کارت‌های ما بازسازی شده است. اگر جعبه‌ی بازی را دارید قیمت‌های چاپی را با رقم انگلیسی بنویسید: `Smelly Cat=7, Rich Dog=2`.
cubitos-setting-readings = کارت‌ها با خوانش دیگر
cubitos-setting-readings-help = متن چاپی ده کارت را دو جور می‌شود خواند؛ قوانین هر دو را نشان می‌دهد. نام انگلیسی کارت‌هایی را که جور دیگر می‌خوانید بنویسید: `Mr. Soldier, Fat Cat`.
cubitos-setting-fan-rewards = پاداش‌های چاپی هواداران
cubitos-setting-fan-rewards-help = اعتبار ۱۳ خانه‌ی هواداران با رقم انگلیسی، و h هر جا که ژتون دست هست: `2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6`.

# -- on the board

cubitos-track = پیست: { WORD("cubitos-track-", $map) }
cubitos-track-0 = هیچ‌چیز سر جایش نیست
cubitos-track-1 = جلوتر از پیچ
cubitos-track-2 = محک آب
cubitos-track-3 = آب آرام ژرف است
cubitos-legend-way = از این سو
cubitos-legend-red = خط قرمز: برای هر خطی که از نفر جلو عقبید یک تاس بیشتر
cubitos-legend-wall = دیوار: هیچ‌کس رد نمی‌شود
cubitos-start = شروع
cubitos-finish = پایان
cubitos-line = آن سوی خط
cubitos-in-zone = در محدوده‌ی شروع یا پایان
cubitos-cell = خانه‌ی { $cell }
cubitos-space-grass = چمن
cubitos-space-water = آب: قدم آبی می‌خواهد
cubitos-space-credit = اگر حرکتتان اینجا تمام شود { $amount } اعتبار
cubitos-space-fan = اگر حرکتتان اینجا تمام شود یک هوادار
cubitos-space-lose = اگر حرکتتان اینجا تمام شود می‌توانید تاس از دست بدهید
cubitos-space-gain = اگر حرکتتان اینجا تمام شود یک تاس رایگان بگیرید
cubitos-space-coin-portal = میان‌بر پولی: با { $amount } پول به جفتش بپرید
cubitos-space-foot-portal = میان‌بر قدمی: با { $amount } قدم به جفتش بپرید
cubitos-space-jet = جت‌پک: قدم‌های مانده را دو برابر می‌کند
cubitos-move = { $spaces } خانه{ $via ->
    [yes] {" "}با میان‌بر یا جت‌پک
   *[no] { "" }
}{ $money ->
    [0] { "" }
   *[other] ، به بهای { $money } پول
}{ $reward ->
    [credits] ، { $amount } اعتبار می‌آورد
    [fan] ، یک هوادار می‌آورد
    [lose] ، می‌توانید { $amount ->
        [1] یک تاس
       *[other] { $amount } تاس
    } از دست بدهید
    [lose-and-fan] ، می‌توانید یک تاس از دست بدهید و یک هوادار بگیرید
    [gain] ، یک تاس می‌آورد{ $amount ->
        [0] { "" }
       *[other] {" "}تا قیمت { $amount }
    }
    [finish] ، از خط پایان می‌گذرد!
   *[none] { "" }
}
cubitos-purse = { $coins } سکه، { $credits } اعتبار، { $feet } قدم{ $water ->
    [0] { "" }
   *[other] ، { $water } قدم آبی
}
cubitos-cards = هشت کارت این مسابقه
cubitos-timing-now = فوری
cubitos-timing-run = دو
cubitos-timing-active = فعال
cubitos-die-about = { $shown }. { WORD("cubitos-card-", $card) }: { $text }
cubitos-dice-of = { $dice } × { $count }
cubitos-card-cost = { WORD("cubitos-card-", $card) } ({ $cost })
cubitos-at = ستون { $x }، ردیف { $y }
cubitos-price-only = { WORD("cubitos-card-", $card) }: قیمت { $cost }، { $left } تا باقی‌مانده
cubitos-price = { WORD("cubitos-card-", $card) }: قیمت { $cost }، { $left } تا باقی‌مانده{ $after ->
    [0] ؛ پولی نمی‌ماند
   *[other] ؛ { $after } پول می‌ماند
}
cubitos-blanks = و { $count } خالی
cubitos-left = { $count } تا مانده
cubitos-your-dice = تاس‌ها
cubitos-die = تاس { $die }، { $face }
cubitos-bust = احتمال سوختن: { $percent }٪.
cubitos-safe = بی‌خطر: این ریسک نمی‌سوزاند.
cubitos-hits = حدود { $hits } تاس موفق انتظار می‌رود.
cubitos-acts-first = اگر همه صبر کنند، { $seat } اول بازی می‌کند.
cubitos-rival = { $credits } اعتبار، { $fans } هوادار، { $togo } خانه مانده، سقف { $limit }
cubitos-rival-dice = برداشت { $draw }، پرتاب { $roll }، فعال { $active }، کنار { $discard }
cubitos-fan-track = مسیر هواداران
cubitos-fan-space = خانه‌ی { $space }: { $credits } اعتبار{ $hand ->
    [0] { "" }
   *[other] {" "}و یک ژتون دست (یک تاس بیشتر)
}
cubitos-bleachers = نیمکت تماشاگران: هنوز هواداری نیست
cubitos-last-round = دور { $round } در یک نگاه
cubitos-summary = { $player }: { $busted ->
    [yes] سوخته، { "" }
   *[no] { "" }
}{ $spaces } خانه{ $fans ->
    [0] { "" }
   *[other] ، { $fans } هوادار
}
cubitos-zoom-in = نزدیک
cubitos-zoom-out = کل پیست
cubitos-faces = یک تاس و وجه آن را انتخاب کنید
cubitos-holder = دارنده‌ی تاس سیاه
cubitos-credits = { $credits } اعتبار
cubitos-togo = { $togo } خانه مانده
cubitos-breakdown = مسابقه پس از { $rounds } دور
cubitos-player = بازیکن
cubitos-spaces-run = خانه‌های رفته (از { $length })
cubitos-fans-column = هواداران
cubitos-any-card = هر کدام، تصادفی
cubitos-lacks-adds = دفترچه توصیه می‌کند کارتی باشد که تاس اضافه می‌کند (نیمکت ذخیره، گربه‌ی تیزپا).
cubitos-lacks-removes = دفترچه توصیه می‌کند کارتی باشد که تاس کم می‌کند (نیمکت‌نشین، سگ‌آبی کمکی).

# -- in the terminal

cubitos-sheet-player = { $seat }، { $status }: { $fans } هوادار، سقف پرتاب { $limit }، { $togo } خانه مانده؛ { $purse }
cubitos-sheet-zone = { $zone }: { $dice }
cubitos-sheet-dice = { $count } { $die }
cubitos-sheet-none = هیچ
cubitos-sheet-used = { $die } (استفاده‌شده)
cubitos-sheet-active = { $die } { $face }
cubitos-sheet-borrowed = قرضی: { $dice }
cubitos-sheet-owes = بدهکار: { $count ->
    [1] یک تاس
   *[other] { $count } تاس
}
cubitos-sheet-card = { $card } ({ $die }): قیمت { $cost }، { $left } تا باقی‌مانده. { WORD("cubitos-timing-", $timing) }: { $text }
cubitos-sheet-swords = شمشیرها: { $swords }
cubitos-sheet-of = { $seat } { $count }
cubitos-sheet-move = { $move }: { $brings }؛ سپس { $togo } خانه مانده
cubitos-sheet-finishes = { $move }: { $brings }
cubitos-sheet-at = { $place }: { $reward }
cubitos-sheet-runner = { $sign } { $seat }: { $place }.
cubitos-sheet-legend = { $sign } { $space }.

# -- the cards

cubitos-card-smelly-cat = گربه‌ی بوگندو
cubitos-text-smelly-cat = ۲ قدم بگیرید.
cubitos-card-cat-tastrophy = گربه‌ستروفی
cubitos-text-cat-tastrophy = تاسی بگیرید که قیمتش حداکثر به تعداد هوادارهایتان باشد.
cubitos-text-cat-tastrophy-other = تاسی بگیرید که قیمتش کمتر از تعداد هوادارهایتان باشد، یا یک تاس خاکستری.
cubitos-card-fat-cat = گربه‌ی چاق
cubitos-text-fat-cat = ۱ سکه، ۳ قدم و اگر مانده باشد یک تاس خاکستری روشن بگیرید.
cubitos-text-fat-cat-other = ۳ قدم و اگر مانده باشد یک تاس خاکستری روشن بگیرید.
cubitos-card-dope-cat = گربه‌ی باحال
cubitos-text-dope-cat = با تاس قهوه‌ای فعال ۲ قدم بگیرید. با تاس سبز فعال ۳ سکه بگیرید.
cubitos-card-broken-cow = گاو شکسته
cubitos-text-broken-cow = از دو گربه استفاده کنید: هر تاسی را از مخزن به «فعال» ببرید، روی هر وجهی. در پایان دور یک تاس از دست بدهید.
cubitos-card-fast-cat = گربه‌ی تیزپا
cubitos-text-fast-cat = +۲ تاس.
cubitos-card-schmutz = اشموتس
cubitos-text-schmutz = ۱ قدم بگیرید. اگر در این دور تاسی از دست بدهید، ۳ سکه بگیرید.
cubitos-text-schmutz-other = ۱ قدم بگیرید. اگر در این دور پس از حرکت تاسی از دست بدهید، ۳ سکه بگیرید.
cubitos-card-rich-dog = سگ پولدار
cubitos-text-rich-dog = ۳ اعتبار بگیرید. این تاس را از دست بدهید.
cubitos-card-captain-bark = کاپیتان هاپ‌هاپ
cubitos-text-captain-bark = ۲ قدم بگیرید؛ با یک تاس سفید و یک تاس قرمز فعال ۱ هوادار هم. این تاس را از دست بدهید.
cubitos-text-captain-bark-other = ۲ قدم بگیرید؛ با یک تاس سفید و یک تاس قرمز فعال به‌جایش ۱ هوادار. این تاس را از دست بدهید.
cubitos-card-wizard = جادوگر
cubitos-text-wizard = هر بار که ریسک می‌کنید و نمی‌سوزید ۱ اعتبار بگیرید. در مرحله‌ی دو این تاس را از دست بدهید.
cubitos-card-dapper-doggie = سگ شیک‌پوش
cubitos-text-dapper-doggie = سکه‌ها و قدم‌های تاس‌های خاکستری فعالتان را یک بار دیگر بگیرید. این تاس را از دست بدهید.
cubitos-card-dr-livingstone = دکتر لیوینگستون
cubitos-text-dr-livingstone = ۲ قدم بگیرید. این تاس را از دست بدهید.
cubitos-card-mr-dog = آقای سگ
cubitos-text-mr-dog = ۲ هوادار بگیرید. این تاس را از دست بدهید.
cubitos-card-muggles = ماگلز
cubitos-text-muggles = فوری: +۲ تاس. یا دو: ۲ قدم بگیرید. در هر حال در مرحله‌ی دو این تاس را از دست بدهید.
cubitos-text-muggles-other = همان لحظه: +۲ تاس، و این تاس را نگه دارید. یا هنگام دو: ۲ قدم بگیرید و این تاس را از دست بدهید.
cubitos-card-mr-soldier = آقای سرباز
cubitos-text-mr-soldier = بیشترین شمشیر: ۳ سکه و ۲ قدم بگیرید، بعد یک تاس قرمز فعال از دست بدهید.
cubitos-text-mr-soldier-other = بیشترین شمشیر: ۳ سکه و ۲ قدم بگیرید.
cubitos-card-punch-guy = مشت‌زن
cubitos-text-punch-guy = بیشترین شمشیر: در مرحله‌ی پرتاب بعدی شما تاس‌های سفید و سبز در سقف پرتاب حساب نمی‌شوند.
cubitos-card-supah-general = ژنرال خفن!
cubitos-text-supah-general = بیشترین شمشیر: به تعداد هوادارهایتان قدم بگیرید، بعد یک تاس قرمز فعال از دست بدهید.
cubitos-text-supah-general-other = بیشترین شمشیر: به تعداد هوادارهایتان قدم بگیرید.
cubitos-card-jacques-couteau = ژاک کوتو
cubitos-text-jacques-couteau = برای هر حریفی که شمشیر کمتر دارد ۲ تاس غیرقرمز خود را از هر ناحیه‌ای بریزید.
cubitos-card-champion = قهرمان
cubitos-text-champion = بیشترین شمشیر: در برداشت بعدی از «برداشت» و «کنار» انتخاب کنید.
cubitos-card-crabby = خرچنگِ بدعنق
cubitos-text-crabby = بیشترین شمشیر: یکی از تاس‌هایتان را به حریفی بدهید که کمترین شمشیر را دارد.
cubitos-card-el-bandito = ال باندیتو
cubitos-text-el-bandito = برای هر حریفی که شمشیر کمتر دارد ۱ قدم بگیرید.
cubitos-card-rock-on = بزن راک
cubitos-text-rock-on = وقتی ریسک می‌کنید: این تاس را هم دوباره بریزید.
cubitos-card-pina-cubelada = پینیا کوبلادا
cubitos-text-pina-cubelada = وقتی ریسک می‌کنید: از آن استفاده کنید تا این ریسک نسوزاند.
cubitos-card-keep-on-rollin = بچرخ تا بچرخیم
cubitos-text-keep-on-rollin = وقتی قرار است بسوزید: به‌جایش این تاس را از دست بدهید.
cubitos-card-pineapple-rocks = آناناس راک
cubitos-text-pineapple-rocks = وقتی ریسک می‌کنید: این تاس را هم دوباره بریزید. قدرت: و یک تاس فعال دیگر.
cubitos-card-up-to-11 = تا ته، ۱۱
cubitos-text-up-to-11 = وقتی ریسک می‌کنید: این تاس را هم دوباره بریزید. قدرت، دو: ۲ قدم بگیرید.
cubitos-card-rolling-stoned = سنگ غلتان
cubitos-text-rolling-stoned = وقتی قرار است بسوزید: هر تعداد از تاس‌های خاکستری‌تان را از هر ناحیه‌ای بریزید. یک تاس موفق نجاتتان می‌دهد.
cubitos-text-rolling-stoned-other = وقتی قرار است بسوزید: از آن استفاده کنید و همه‌ی تاس‌های خاکستری‌تان را بریزید. یک تاس موفق نجاتتان می‌دهد.
cubitos-card-punk-fruit = میوه‌ی پانک
cubitos-text-punk-fruit = وقتی می‌سوزید: تاس‌های سبز و خاکستری‌تان را فعال نگه دارید. دو: تا ۹ تاس خاکستری از «برداشت» و «پرتاب» بریزید.
cubitos-card-dugout = نیمکت ذخیره
cubitos-text-dugout = +۳ تاس.
cubitos-card-reliever-beaver = سگ‌آبی کمکی
cubitos-text-reliever-beaver = ۱ تاس از «پرتاب» از دست بدهید.
cubitos-card-benchwarmer = نیمکت‌نشین
cubitos-text-benchwarmer = این تاس و یک تاس دیگر را از دست بدهید.
cubitos-card-batter-beaver = سگ‌آبی توپ‌زن
cubitos-text-batter-beaver = فوری: +۲ تاس. پس از حرکت، اگر در این دور اعتباری گرفته باشید، باید یک تاس از دست بدهید.
cubitos-card-mr-bats = آقای بتز
cubitos-text-mr-bats = ۲ قدم بگیرید، یا به اندازه‌ی نصف هوادارهایتان.
cubitos-text-mr-bats-other = انتخاب کنید: ۲ سکه، یا به اندازه‌ی نصف هوادارهایتان قدم، گرد به پایین.
cubitos-card-the-babe = بِیب
cubitos-text-the-babe = ۵ سکه بگیرید. قدرت: ۱ هوادار هم، و این تاس را از دست بدهید.
cubitos-card-pinch-eater = خورنده‌ی ذخیره
cubitos-text-pinch-eater = یک تاس را از «پرتاب» به «فعال» ببرید، روی هر وجهی.
cubitos-card-rollosaurus = رولوسوروس
cubitos-text-rollosaurus = ۴ قدم بگیرید.
cubitos-card-dancing-dino = داینوی رقصان
cubitos-text-dancing-dino = ۲ قدم بگیرید؛ با تاس قرمز فعال ۲ تای دیگر، با تاس نارنجی فعال ۱ تای دیگر.
cubitos-card-cubasaurus = کوباسوروس
cubitos-text-cubasaurus = هر تاسی جز بنفش را قرض بگیرید: تا پایان دور روی هر وجهی در «فعال» بگذارید.
cubitos-text-cubasaurus-other = تا پایان دور یک تاس خاکستری قرض بگیرید، روی وجهی به انتخاب شما.
cubitos-card-wikiwiki-dinosaur = دایناسور ویکی‌ویکی
cubitos-text-wikiwiki-dinosaur = برای هر رنگ در میان تاس‌های فعالتان ۱ قدم بگیرید.
cubitos-card-you-bet-jurassican = شرط می‌بندم ژوراسیک
cubitos-text-you-bet-jurassican = ۲ قدم بگیرید؛ با تاس قهوه‌ای فعال ۲ تای دیگر، با تاس زرد فعال ۱ تای دیگر.
cubitos-card-shimmy-shimmy-dino = داینوی قِری
cubitos-text-shimmy-shimmy-dino = برای هر تاس سفید یا خاکستری فعال ۱ قدم بگیرید.
cubitos-card-pronto-bronto = پرونتو برونتو
cubitos-text-pronto-bronto = برای هر ۲ خط قرمز میان شما و پایانِ این دور پیست ۱ قدم بگیرید.
cubitos-card-reckless-cheese = پنیر بی‌کله
cubitos-text-reckless-cheese = هر بار که ریسک می‌کنید و نمی‌سوزید ۱ خانه در خشکی حرکت کنید. آنجا پاداشی نیست.
cubitos-card-the-big-cheese = پنیر کله‌گنده
cubitos-text-the-big-cheese = ۱ هوادار بگیرید، یا به اندازه‌ی نصف هوادارهایتان قدم (گرد به بالا).
cubitos-card-ledercheesen = لدرچیزن
cubitos-text-ledercheesen = هر بار که ریسک می‌کنید و نمی‌سوزید: +۱ تاس. قدرت، دو: برای هر ۴ تاس فعال ۱ قدم.
cubitos-card-stinky-cheese = پنیر بدبو
cubitos-text-stinky-cheese = ۲ قدم بگیرید. قدرت: در مرحله‌ی پرتاب بعدی شما تاس‌های خاکستری در سقف پرتاب حساب نمی‌شوند.
cubitos-card-bad-cheese = پنیر بد
cubitos-text-bad-cheese = ۲ قدم بگیرید. قدرت: ۳ تای دیگر، و این تاس را از دست بدهید.
cubitos-card-the-cheese-stands-alone = پنیر تنها
cubitos-text-the-cheese-stands-alone = باید یک بار دیگر ریسک کنید. دو: ۳ قدم بگیرید.
cubitos-card-cheese-boy = پسر پنیری
cubitos-text-cheese-boy = با تاس قهوه‌ای فعال ۲ قدم بگیرید. با تاس نارنجی فعال می‌توانید یک تاس از «پرتاب» از دست بدهید.
cubitos-card-bob = باب
cubitos-text-bob = پس از حرکت: پاداش خانه‌ای را بگیرید که یک یا دو خانه آن‌طرف‌تر است.
cubitos-card-undercover-fish = ماهی مخفی
cubitos-text-undercover-fish = ۲ قدم بگیرید که از آب هم می‌گذرند.
cubitos-card-llama-rama = لاماراما
cubitos-text-llama-rama = ۳ سکه بگیرید. قدرت: ۱ هوادار هم.
cubitos-card-bahama-llama = لامای باهاما
cubitos-text-bahama-llama = ۳ سکه و ۱ قدم بگیرید که از آب هم می‌گذرد.
cubitos-card-llama-shaman = لامای شمن
cubitos-text-llama-shaman = ۲ سکه و اگر مانده باشد یک تاس قرمز بگیرید.
cubitos-card-stogie = سیگار برگ
cubitos-text-stogie = همه‌ی تاس‌های خاکستری و سفیدتان را از «برداشت» و «پرتاب» بریزید.
cubitos-card-chilly-mcchillster = خنک مک‌خنک
cubitos-text-chilly-mcchillster = همه‌ی تاس‌های «پرتاب» را بریزید؛ اگر همه ناموفق بودند، یک بار دیگر.

## The lesson

cubitos-lesson-dice = این‌ها تاس‌های شما هستند. ریخته‌اید: تاس‌های موفق فعال‌اند و ناموفق‌ها در «پرتاب» منتظرند. هدف این است که اول از خط پایان بگذرید.
cubitos-lesson-push = می‌توانید ریسک کنید: ناموفق‌ها را یک بار دیگر بریزید تا موفق‌ها بیشتر شوند. ریسک کنید.
cubitos-lesson-push-why = چهار تاس موفق دیگر. سکه‌ها تاس بهتر می‌خرند و قدم‌ها دونده را جلو می‌برند.
cubitos-lesson-push-wrong = با پاس آنچه دارید می‌ماند. اینجا ریسک کنید: هنوز چیز زیادی برای باختن نیست.
cubitos-lesson-risk = حالا مراقب باشید: با سه تاس فعال یا بیشتر، ریسکی که حتی یک تاس موفق نیاورد سوختن است و همه‌ی تاس‌های فعالتان می‌رود. پاس بدهید.
cubitos-lesson-risk-why = سکه‌ها و قدم‌هایتان در امان‌اند. وقتی همه پاس دادند یا سوختند، همه می‌دوید.
cubitos-lesson-risk-wrong = شجاعانه است. ولی با این چند تاس مانده احتمال سوختن زیاد است. اینجا پاس بدهید.
cubitos-lesson-track = این پیست است. هر قدم دونده را یک خانه جلو می‌برد، از راهی که شما انتخاب کنید. بعضی خانه‌ها به کسی که حرکتش آنجا تمام شود چیزی می‌دهند.
cubitos-lesson-walk = دونده را در جهت پیکان ببرید.
cubitos-lesson-walk-why = یک قدم، یک خانه. خط‌های قرمز به عقب‌مانده‌ها کمک می‌کنند: برای هر خط میان شما و نفر جلو یک تاس بیشتر می‌ریزید.
cubitos-lesson-walk-wrong = آن خانه به پایان نزدیک‌تر نیست، یا پولی می‌برد که خرج تاس شود بهتر است. خانه‌ی کنار پیکان را انتخاب کنید.
cubitos-lesson-walk-wrong-stay = قدم‌هایی که برندارید پس از این دور از دست می‌روند. راه بروید.
cubitos-lesson-market = این کارت‌ها می‌گویند تاس‌های هر رنگ در این مسابقه چه می‌کنند. هر دور می‌توانید دو تاس با رنگ‌های متفاوت بخرید.
cubitos-lesson-buy = سکه‌هایتان برای یک تاس قرمز کافی است. بخریدش.
cubitos-lesson-buy-why = به «کنار» می‌رود و وقتی «برداشت» خالی شود به بازی می‌آید. تاس‌های بیشتر: این‌طور شروعی کند به پایانی تند می‌رسد.
cubitos-lesson-buy-wrong = سکه‌ای که بماند از دست می‌رود، پس تاس ارزان‌تر هدر دادن است و تاس قرمز شمشیر هم می‌آورد. تاس قرمز را بخرید.
cubitos-lesson-buy-wrong-close = سکه‌هایی که خرج نکنید پس از این دور از دست می‌روند. تاس قرمز را بخرید.

## The coach

cubitos-coach-push = با سه تاس فعال یا بیشتر، ریسک می‌تواند بسوزاند. هرچه تاس کمتر، خطر بیشتر: عدد روی دکمه را ببینید.
cubitos-coach-bust = سوختن: تاس‌های فعال در این دور رفتند. ولی یک هوادار می‌آورد و هوادارها اعتبار می‌آورند.
cubitos-coach-move = هر قدم یک خانه است. ببینید کجا می‌توانید تمام کنید: بعضی خانه‌ها چیزی می‌دهند.
cubitos-coach-buy = پولی که خرج نشود پس از دور از دست می‌رود. حداکثر دو تاس، با رنگ‌های متفاوت.
cubitos-coach-draw = اول تاس‌های بهتر: تا سقف پرتاب خودتان انتخاب می‌کنید کدام تاس‌ها را بریزید.
cubitos-coach-toss = پس از سوختن می‌توانید ناموفق‌ها را کنار بگذارید تا دور بعد تاس‌های دیگری بیایند.

## What decided a tie, on the page of the end

cubitos-tied-by-rounds =
    { $you ->
        [yes] روی خط پایان برابر بودید، و یک دور دیگر به سود شما تمام شد.
       *[no] روی خط پایان برابری شد، و یک دور دیگر به سود { $names } تمام شد.
    }
cubitos-tied-by-shared = { $level }، و هیچ‌چیز { $names } را از هم جدا نکرد.

## Why a question is asked now: the line below the prompt

cubitos-why-draw = پیش از ریختن باید «پرتاب» را تا سقف پر کنید.
cubitos-why-extra = یک توانایی به شما تاس بیشتری برای ریختن می‌دهد، بیش از سقف. این‌ها نمی‌سوزانند.
cubitos-why-now = تاسی که تازه فعال شده فقط در همین لحظه می‌تواند از توانایی فوری‌اش استفاده کند.
cubitos-why-push = تاس‌های موفق شما فعال‌اند. ریسک ناموفق‌ها را دوباره می‌ریزد؛ پاس آنچه دارید را نگه می‌دارد.
cubitos-why-boost = ریسک را اعلام کرده‌اید. این توانایی‌ها پیش از افتادن تاس‌ها کار می‌کنند.
cubitos-why-pushed = ریسک شما نسوزاند و یک توانایی به چنین ریسکی پاسخ می‌دهد.
cubitos-why-rescue = ریسکِ بدون تاس موفق یعنی سوختن، مگر توانایی‌ای جلویش را بگیرد.
cubitos-why-stoned = این کارت می‌گذارد حالا تاس‌های خاکستری بریزید.
cubitos-why-another = این کارت یک تاس فعال دوم را دوباره می‌ریزد.
cubitos-why-hold = تاس‌های فعالتان حالا به «کنار» می‌رفتند؛ این کارت می‌تواند نگهشان دارد.
cubitos-why-toss = پس از سوختن می‌توانید «پرتاب» را خالی کنید. تاس‌هایی که بمانند دور بعد دوباره ریخته می‌شوند.
cubitos-why-step = این کارت دونده را همین حالا حرکت می‌دهد.
cubitos-why-run = همه ریخته‌اند. توانایی‌های «دو» پیش از حرکت دونده به کار می‌روند.
cubitos-why-summon = این کارت تاسی اضافه می‌کند، انگار خودتان ریخته باشید. بعداً در ازایش یک تاس از دست می‌دهید.
cubitos-why-pinch = این کارت تاسی اضافه می‌کند، انگار خودتان ریخته باشید.
cubitos-why-borrow = این کارت برای این دور تاسی به شما قرض می‌دهد.
cubitos-why-coins-or-feet = این کارت یکی از این دو را می‌دهد.
cubitos-why-fan-or-feet = این کارت یکی از این دو را می‌دهد.
cubitos-why-give = این کارت یک تاس شما را به حریفی می‌دهد.
cubitos-why-give-to = این کارت یک تاس شما را به حریفی می‌دهد.
cubitos-why-duel = پیش از دویدن، شمشیرها سنجیده می‌شوند.
cubitos-why-punk = این کارت می‌گذارد تاس‌های خاکستری هم بریزید.
cubitos-why-move = همه‌ی توانایی‌ها به کار رفته. حالا می‌توانید قدم‌ها را بروید، و با پول قدم بیشتر می‌خرید.
cubitos-why-lose = پاداش شما تاس کم می‌کند. با تاس‌های ضعیف کمتر، خوب‌ها زودتر می‌آیند.
cubitos-why-must-lose = وقت پرداخت بهایی است که باید پرداخت.
cubitos-why-owed = پیش‌تر تاسی گرفتید و حالا بدهکارید.
cubitos-why-gain = پاداش شما یک تاس است. به «کنار» می‌رود.
cubitos-why-late = دونده حرکت کرد. بعضی توانایی‌ها پس از آن کار می‌کنند.
cubitos-why-bob = این کارت می‌گذارد انتخاب کنید.
cubitos-why-buy = دو تمام شد. تا دو تاس با رنگ‌های متفاوت؛ سکه‌های باقی‌مانده از دست می‌رود.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

cubitos-term-bust = سوختن، سوخته، سوخت، سوختید، می‌سوزید، نمی‌سوزید، بسوزید، بسوزاند، نسوزاند، نمی‌سوزاند
cubitos-term-bust-is = سوختن: ریسکی با سه تاس فعال یا بیشتر که هیچ تاس موفقی نیاورد. تاس‌های فعالتان به «کنار» می‌روند و یک هوادار می‌گیرید.
cubitos-term-push = ریسک، ریسکِ، ریسکی
cubitos-term-push-is = ریسک: همه‌ی تاس‌های «پرتاب» را دوباره ریختن.
cubitos-term-hit = تاس موفق، تاس‌های موفق، موفق‌ها، موفق
cubitos-term-hit-is = موفق: هر وجهی که خالی نباشد. تاس فعال می‌شود.
cubitos-term-miss = ناموفق‌ها، ناموفق
cubitos-term-miss-is = ناموفق: وجه خالی. تاس در «پرتاب» می‌ماند.
cubitos-term-active = تاس‌های فعالتان، تاس‌های فعال، تاس فعال، «فعال»، فعال
cubitos-term-active-is = فعال: تاس‌هایی که موفق بودند. از هر کدام در هر دور یک بار می‌شود استفاده کرد.
cubitos-term-discard = «کنار»
cubitos-term-discard-is = «کنار»: جایی که تاس‌های استفاده‌شده و تازه منتظر می‌مانند. وقتی «برداشت» خالی شود، «کنار» به «برداشت» تبدیل می‌شود.
cubitos-term-roll-zone = «پرتاب»
cubitos-term-roll-zone-is = «پرتاب»: تاس‌هایی که می‌ریزید، با آن‌هایی که ناموفق بودند.
cubitos-term-fan = هوادارهایتان، هوادارها، هواداران، هوادار
cubitos-term-fan-is = هوادار: یک خانه در مسیر هواداران، با پاداشی از اعتبار. برای هر سوختن یکی می‌گیرید.
cubitos-term-credit = اعتبار
cubitos-term-credit-is = اعتبار: پولی که تا خرجش نکنید می‌ماند. سکه فقط برای همان دور است.
cubitos-term-foot = قدم‌هایتان، قدم‌ها، قدم
cubitos-term-foot-is = قدم: دونده را یک خانه جلو می‌برد.
cubitos-term-red-line = خط قرمز، خط‌های قرمز
cubitos-term-red-line-is = خط قرمز: برای هر خط قرمز میان شما و نفر جلو یک تاس بیشتر می‌ریزید.
cubitos-term-sword = شمشیرها، شمشیر
cubitos-term-sword-is = شمشیر: آنچه تاس‌های قرمز نشان می‌دهند. پیش از دویدن سنجیده می‌شود.

## The game's page

cubitos-best = چهار نفره: همه هم‌زمان می‌ریزند، پس کسی بیشتر منتظر نمی‌ماند و همیشه کسی جلوتر از شماست.
cubitos-part-dice = تاس‌های شما، ناحیه به ناحیه
cubitos-part-track = پیست با خط‌های قرمزش
cubitos-part-market = تاس‌هایی که می‌شود خرید
cubitos-part-rivals = دیگران و تاس‌هایشان

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

cubitos-not-13-3 = مسابقه تمام شده است.
cubitos-not-7-1 = نوبت دویدن شما نیست.
cubitos-not-7-3 = دو تاس خریده‌اید، یا یکی از همین رنگ.
cubitos-not-7-5 = از این تاس چیزی نمانده، یا فروشی نیست.
cubitos-not-8-1 = پولتان برای آن کم است.
cubitos-not-2-5 = از این تاس در این دور استفاده شده.
cubitos-not-4-1 = { $prompt ->
        [draw] «پرتاب» شما هنوز پر نیست: اول تاس‌های بیشتری انتخاب کنید.
       *[other] تاس‌ها را در آغاز مرحله‌ی پرتاب و تا سقف خودتان انتخاب می‌کنید.
    }
cubitos-not-4-7 = توانایی فوری فقط درست پس از فعال شدن تاسش کار می‌کند.
cubitos-not-5-4 = سوخته‌اید: مرحله‌ی پرتاب شما تمام شده.
cubitos-not-6-5 = توانایی‌های «دو» در مرحله‌ی دو شما و پیش از حرکت به کار می‌روند.
cubitos-not-9-3 = فقط کسی که بیشترین شمشیر را دارد می‌تواند از آن استفاده کند.
cubitos-not-11-2 = قدم‌هایتان به آنجا نمی‌رسد.
cubitos-not-11-6 = آنجا دیوار است.
cubitos-not-11-7 = آب قدم آبی می‌خواهد.
cubitos-not-11-16 = نمی‌توانید بهای آن میان‌بر را بپردازید.
cubitos-not-14-2 = تاس سیاه را نمی‌شود از دست داد.
cubitos-not-3-1 = { $prompt ->
        [run] اول توانایی‌ها، بعد حرکت، بعد خرید.
        [move] اول دونده‌تان حرکت می‌کند، بعد می‌خرید.
        [late] دونده‌تان حرکت کرده است.
        [buy] دونده‌تان حرکت کرده: حالا تاس می‌خرید.
        [draw] اول پرتاب: این مال مرحله‌ی دو شماست.
        [push] این مال مرحله‌ی دو شماست، که وقتی همه پاس دادند یا سوختند شروع می‌شود.
        [now] این مال مرحله‌ی دو شماست، که وقتی همه پاس دادند یا سوختند شروع می‌شود.
       *[other] اول به آنچه پرسیده شده جواب بدهید، بعد ادامه می‌دهید.
    }
cubitos-not-3-6 = در این میز بازیکن‌ها یکی پس از دیگری تاس می‌ریزند و نوبت شما نیست.
cubitos-not-4-2 = الان چنین تاسی را از آنجا نمی‌شود برداشت.
cubitos-not-4-4 = به سقف رسیده‌اید: فقط تاس‌هایی که در سقف حساب نمی‌شوند می‌توانند بیایند.
cubitos-not-4-8 = { $prompt ->
        [none] پاس داده‌اید: مرحله‌ی پرتاب شما تمام شده.
        [draw] اول «پرتاب» را پر کنید: ریسک یا پاس پس از پرتاب اول است.
        [extra] اول تاس‌های اضافه را انتخاب کنید: پیش از ریسک یا پاس ریخته می‌شوند.
        [now] اول از توانایی‌های فوری استفاده کنید یا از آن‌ها بگذرید.
        [pushed] اول از توانایی پس از ریسک استفاده کنید یا از آن بگذرید.
        [run] مرحله‌ی پرتاب تمام شده: حالا می‌دوید.
        [move] مرحله‌ی پرتاب تمام شده: حالا می‌دوید.
        [buy] مرحله‌ی پرتاب تمام شده: حالا می‌دوید.
       *[other] اول به آنچه پرسیده شده جواب بدهید، بعد ادامه می‌دهید.
    }
cubitos-not-4-11 = این توانایی هنگام ریسک به کار می‌آید، یا وقتی دارید می‌سوزید.
cubitos-not-5-5 = تاس‌ها فقط پس از سوختن از «پرتاب» به «کنار» می‌روند.
cubitos-not-6-1 = الان هیچ توانایی‌ای این را به شما نمی‌دهد.
cubitos-not-6-6 = این توانایی الان در دویدن شما کاری نمی‌کند.
cubitos-not-9-1 = شمشیرها را در آغاز مرحله‌ی دو مقایسه می‌کنند.
cubitos-not-9-6 = برای این باید شمشیر داشته باشید و حریفی با شمشیر کمتر.
cubitos-not-9-7 = در این دور از شمشیرهایتان استفاده کرده‌اید.
cubitos-not-11-9 = دونده‌تان همان‌جاست: برای برگشتن به آنجا دو قدم و پاداشی روی آن خانه لازم است.
cubitos-not-11-12 = این تاس از آنچه پاداشتان اجازه می‌دهد گران‌تر است.
cubitos-not-13-4 = مسابقه مساوی است و کسانی که در آن نیستند صبر می‌کنند.
cubitos-not-14-1 = الان تاسی از دست نمی‌دهید، یا این را نمی‌شود از دست داد.
cubitos-not-22-6 = فقط «خرچنگِ بدعنق» تاسی را می‌بخشد: تاس خودتان را، به حریفی با کمترین شمشیر.
cubitos-not-26-1 = «پنیر بی‌کله» فقط یک خانه و روی خشکی قدم برمی‌دارد.
cubitos-not-27-1 = «باب» پاداش خانه‌ای را می‌گیرد که یک یا دو خانه دورتر باشد، و نه همان خانه‌ی دور پیش را.

## What a table or a variant cannot be

cubitos-refused-advice =
    { $what ->
        [adds] دفترچه کارتی را توصیه می‌کند که تاس اضافه کند (نیمکت ذخیره، گربه‌ی تیزپا). کارتی را عوض کنید یا توصیه را خاموش کنید.
       *[removes] دفترچه کارتی را توصیه می‌کند که تاس کم کند (نیمکت‌نشین، سگ‌آبی کمکی). کارتی را عوض کنید یا توصیه را خاموش کنید.
    }
cubitos-refused-card = کارتی به نام { $name } نیست. نامی مانند `Smelly Cat` بنویسید.
cubitos-refused-colour = { WORD("cubitos-card-", $card) } و { WORD("cubitos-card-", $other) } هم‌رنگ‌اند ({ WORD("cubitos-die-", $die) }). هر مسابقه از هر رنگ یک کارت دارد.
cubitos-refused-dice = هر دونده با دست‌کم { $least } تاس آغاز می‌کند.
cubitos-refused-fans = مسیر هواداران { $spaces } خانه دارد: اعتبار هر خانه را بنویسید، و جایی که ژتون دست هست h بگذارید، مانند `2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6`.
cubitos-refused-price = { $text } کارت و قیمتش نیست. بنویسید `Smelly Cat=7`، با قیمتی از ۰ تا { $most }.
cubitos-refused-race = کارت‌های خودتان فقط در مسابقه‌ی «{ cubitos-setting-race-custom }» به کار می‌آیند.
cubitos-refused-reading = { WORD("cubitos-card-", $card) } فقط یک‌جور خوانده می‌شود. این‌ها دوجور خوانده می‌شوند: { WORD("cubitos-card-", $cards) }.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

cubitos-group-prices = قیمت کارت‌ها
cubitos-group-start = تاس‌ها در آغاز
cubitos-group-fans = مسیر هواداران
cubitos-data-prices = { WORD("cubitos-card-", $name) }
cubitos-data-start-light-grey = تاس خاکستری روشن
cubitos-data-start-dark-grey = تاس خاکستری تیره
cubitos-data-fans-credits = اعتبار هر خانه
cubitos-data-fans-hands = ژتون دست هر خانه
