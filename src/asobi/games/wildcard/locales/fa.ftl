# The words of WILDCARD, in Persian.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the Persian
# book of the game; everything else is ours. This game has no Persian book: all of this file is ours.

wildcard-title = WILDCARD
wildcard-tagline = تعادل یک زندگی، زیر سرنوشتی که برای همه یکی است
wildcard-about = ده دور با یک سرنوشت برای همه: کارت‌ها زندگی همه را عوض می‌کنند و شما با سه عمل در هر دور زندگی خود و دیگران را می‌چرخانید. هرکس در پایان بیشترین هدف را محقق کند برنده است؛ شاید هم هیچ‌کس.
wildcard-goal = پس از ده دور، بیش از همه هدف محقق کرده باشید.
wildcard-turn-1 = هرکس «حال» کارت آغاز خود را می‌گیرد.
wildcard-turn-2 = یک کارت رو می‌شود و اثرش بر همه‌ی زندگی‌ها می‌افتد. در دورهای ۲ و ۱۰ به‌جای آن هدف می‌شود.
wildcard-turn-3 = هرکس به نوبت سه عمل انجام می‌دهد: یک ردیف از هر زندگی، یکی بالا یا پایین.
wildcard-turn-4 = پس از دور ۱۰ هدف‌ها را می‌سنجیم: هرکس بیشتر محقق کرده باشد برنده است.
wildcard-credit = بازی از Kampong و Mii2. جز شوالیه‌ی شمشیر، ارزش کارت‌ها بازسازی شده است.

## Table settings

wildcard-setting-finish = پایان
wildcard-setting-finish-help = در شکل چاپی، آخرین نفرِ دور ۱۰ بیش از اندازه می‌برد: ۴۵٪ بازی‌های سه‌نفره و ۳۷٪ بازی‌های چهارنفره میان ربات‌های برابر. اگر در دور ۱۰ هرکس فقط صفحه‌ی خودش را تغییر دهد، هر صندلی سهم منصفانه‌اش را می‌برد.
wildcard-setting-finish-classic = کلاسیک، مثل نسخه‌ی چاپی
wildcard-setting-finish-fair = منصفانه: در دور ۱۰ فقط صفحه‌ی خودتان
wildcard-setting-orientation = کارت‌های دور
wildcard-setting-orientation-help = در شکل چاپی، دورهای ۴، ۶ و ۸ وارونه‌اند. در حالت شانسی هر کارت این‌ور یا آن‌ور می‌افتد، مثل دسته‌ای که بُر خورده.
wildcard-setting-orientation-printed = وارونه در دورهای ۴، ۶ و ۸
wildcard-setting-orientation-random = راست یا وارونه به‌حکم شانس
wildcard-setting-no-chains = بدون زنجیره
wildcard-setting-no-chains-help = در شکل چاپی، پاداشی که ردیفی دیگر را بالای ۱۰ ببرد پاداش آن ردیف را هم می‌آورد. با این قانون اختیاری، پاداش‌ها و جریمه‌ها پاداش و جریمه‌ی دیگری به راه نمی‌اندازند.
wildcard-setting-deck = دسته‌ی خودتان
wildcard-setting-deck-help = کارت‌ها در قالب CSV، دست‌کم ده کارت و برای هر بازیکن یکی؛ برای ۷۸ کارت تاروت خالی بگذارید. `asobi wildcard check my_cards.csv` اشتباه‌ها را پیدا می‌کند.

## Rows, levels and phases

wildcard-row-W = ثروت
wildcard-row-I = خرد
wildcard-row-L = عشق
wildcard-row-D = انگیزه
wildcard-row-Wild = هر ردیف دلخواه
wildcard-row-WILD = همه‌ی ردیف‌ها
wildcard-row-Wildmin = پایین‌ترین ردیف
wildcard-row-Wildmax = بالاترین ردیف
wildcard-and = { $first } و { $second }
wildcard-or = { $first } یا { $second }
wildcard-level-0 = ۰
wildcard-level-1-3 = ۱ تا ۳
wildcard-level-4-6 = ۴ تا ۶
wildcard-level-7-9 = ۷ تا ۹
wildcard-level-10 = ۱۰
wildcard-phase-present = حال
wildcard-phase-round = کارت دور
wildcard-phase-action = عمل‌ها
wildcard-past = گذشته
wildcard-present-side = حال
wildcard-future = آینده
wildcard-upright = راست
wildcard-reversed = وارونه

## What is asked

wildcard-ask-act = { $left ->
        [1] آخرین عمل شما در این دور
       *[other] { $left } عمل مانده
    }
wildcard-ask-gain =
    { $board_you ->
        [yes] یکی از ردیف‌های خود را انتخاب کنید: یک امتیاز بیشتر
       *[no] یک ردیف از { $board_seat } را انتخاب کنید: یک امتیاز بیشتر
    }
wildcard-ask-lose =
    { $board_you ->
        [yes] یکی از ردیف‌های خود را انتخاب کنید: یک امتیاز کمتر
       *[no] یک ردیف از { $board_seat } را انتخاب کنید: یک امتیاز کمتر
    }
wildcard-ask-lowest =
    { $board_you ->
        [yes] چند ردیف شما پایین‌ترین‌اند: یکی را انتخاب کنید
       *[no] چند ردیف { $board_seat } پایین‌ترین‌اند: یکی را انتخاب کنید
    }
wildcard-ask-highest =
    { $board_you ->
        [yes] چند ردیف شما بالاترین‌اند: یکی را انتخاب کنید
       *[no] چند ردیف { $board_seat } بالاترین‌اند: یکی را انتخاب کنید
    }
wildcard-ask-either =
    { $board_you ->
        [yes] یکی از این ردیف‌های خود را انتخاب کنید
       *[no] یکی از این ردیف‌های { $board_seat } را انتخاب کنید
    }
wildcard-ask-other = بازیکنی را که کارت بر او اثر می‌گذارد انتخاب کنید
wildcard-ask-two = دو بازیکنی را که کارت بر آن‌ها اثر می‌گذارد انتخاب کنید
wildcard-ask-with = بازیکنی را که با شما شریک می‌شود انتخاب کنید
wildcard-ask-victim = بازیکنی را که از او می‌دزدید انتخاب کنید
wildcard-ask-steal = ردیفی را که از { $board_seat } می‌دزدید انتخاب کنید
wildcard-ask-swap =
    { $board_you ->
        [yes] دو ردیف خود را برای جابه‌جایی انتخاب کنید
       *[no] دو ردیف { $board_seat } را برای جابه‌جایی انتخاب کنید
    }
wildcard-ask-trader = بازیکنی را برای مبادله انتخاب کنید
wildcard-ask-trade = ردیفی را برای مبادله انتخاب کنید
wildcard-ask-cancel =
    { $board_you ->
        [yes] یکی از ردیف‌های خود را برای مهر کردن انتخاب کنید
       *[no] ردیفی از { $board_seat } را برای مهر کردن انتخاب کنید
    }
wildcard-ask-payee = جریمه‌ی ثروت: انتخاب کنید چه کسی دو امتیاز از شما می‌گیرد
wildcard-ask-pay = جریمه‌ی ثروت: انتخاب کنید از کدام ردیف می‌پردازید

# Why something is asked, and what for: `$own` says whether the board is the reader's, `$seat` whose it is.

wildcard-reason = { $phase ->
        [present] { $own ->
            [yes] «حال» شما، { $card }: { $effect }.
           *[no] «حال» { $seat }، { $card }: { $effect }.
        }
       *[round] { $card }، کارت این دور: { $effect }.
    }
wildcard-question-act = { $left ->
        [1] آخرین عمل شما: یک ردیف را در صفحه‌ی خودتان یا دیگری یکی بالا یا پایین ببرید.
       *[other] { $left } عمل دارید: هر کدام یک ردیف را در صفحه‌ی خودتان یا دیگری یکی بالا یا پایین می‌برد.
    }
wildcard-question-act-short = { $left ->
        [1] آخرین عمل شما: روی یک ردیف بزنید و بالا یا پایین ببریدش.
       *[other] { $left } عمل: روی یک ردیف بزنید و بالا یا پایین ببریدش.
    }
wildcard-question-gain = { $own ->
        [yes] کدام ردیف شما یک امتیاز بیشتر می‌شود؟
       *[no] کدام ردیف { $seat } یک امتیاز بیشتر می‌شود؟
    }
wildcard-question-lose = { $own ->
        [yes] کدام ردیف شما یک امتیاز کمتر می‌شود؟
       *[no] کدام ردیف { $seat } یک امتیاز کمتر می‌شود؟
    }
wildcard-question-lowest = { $own ->
        [yes] چند ردیف شما پایین‌ترین‌اند: کدام یکی؟
       *[no] چند ردیف { $seat } پایین‌ترین‌اند: کدام یکی؟
    }
wildcard-question-highest = { $own ->
        [yes] چند ردیف شما بالاترین‌اند: کدام یکی؟
       *[no] چند ردیف { $seat } بالاترین‌اند: کدام یکی؟
    }
wildcard-question-either = { $own ->
        [yes] کدام ردیف شما؟
       *[no] کدام ردیف { $seat }؟
    }
wildcard-question-other = بر چه کسی اثر می‌گذارد؟
wildcard-question-two = بر کدام دو نفر اثر می‌گذارد؟
wildcard-question-with = چه کسی با شما شریک می‌شود؟
wildcard-question-victim = از چه کسی می‌دزدید؟
wildcard-question-steal = از کدام ردیف { $seat } می‌دزدید؟
wildcard-question-swap = { $own ->
        [yes] کدام دو ردیف شما جابه‌جا می‌شوند؟
       *[no] کدام دو ردیف { $seat } جابه‌جا می‌شوند؟
    }
wildcard-question-trader = با چه کسی مبادله می‌کنید؟
wildcard-question-trade = کدام ردیف را مبادله می‌کنید؟
wildcard-question-cancel = { $own ->
        [yes] کدام ردیف شما مهر می‌شود؟
       *[no] کدام ردیف { $seat } مهر می‌شود؟
    }
wildcard-question-payee = چه کسی دو امتیاز از شما می‌گیرد؟
wildcard-question-pay = از کدام ردیف می‌پردازید؟

wildcard-waiting-act = { $seat } عمل انجام می‌دهد
wildcard-waiting-gain = { $seat } ردیفی را برای یک امتیاز بیشتر انتخاب می‌کند
wildcard-waiting-lose = { $seat } ردیفی را برای یک امتیاز کمتر انتخاب می‌کند
wildcard-waiting-lowest = { $seat } از پایین‌ترین ردیف‌ها یکی را انتخاب می‌کند
wildcard-waiting-highest = { $seat } از بالاترین ردیف‌ها یکی را انتخاب می‌کند
wildcard-waiting-either = { $seat } یک ردیف انتخاب می‌کند
wildcard-waiting-other = { $seat } انتخاب می‌کند کارت بر چه کسی اثر بگذارد
wildcard-waiting-two = { $seat } انتخاب می‌کند کارت بر چه کسانی اثر بگذارد
wildcard-waiting-with = { $seat } شریکی انتخاب می‌کند
wildcard-waiting-victim = { $seat } انتخاب می‌کند از چه کسی بدزدد
wildcard-waiting-steal = { $seat } انتخاب می‌کند چه بدزدد
wildcard-waiting-swap = { $seat } ردیف‌ها را برای جابه‌جایی انتخاب می‌کند
wildcard-waiting-trader = { $seat } انتخاب می‌کند با چه کسی مبادله کند
wildcard-waiting-trade = { $seat } انتخاب می‌کند چه مبادله کند
wildcard-waiting-cancel = { $seat } ردیفی را برای مهر کردن انتخاب می‌کند
wildcard-waiting-payee = { $seat } انتخاب می‌کند چه کسی دو امتیاز بگیرد
wildcard-waiting-pay = { $seat } انتخاب می‌کند از چه بپردازد

## Actions

wildcard-action-raise = { WORD("wildcard-row-", $row) }: یک امتیاز بیشتر
wildcard-action-lower = { WORD("wildcard-row-", $row) }: یک امتیاز کمتر
wildcard-action-raise-other = { $seat }، { WORD("wildcard-row-", $row) }: یک امتیاز بیشتر
wildcard-action-lower-other = { $seat }، { WORD("wildcard-row-", $row) }: یک امتیاز کمتر
wildcard-action-pass = پاس
wildcard-action-row = { WORD("wildcard-row-", $row) }
wildcard-action-player = { $seat }
wildcard-action-pair = { $seat } و { $other_seat }
wildcard-action-swap = جابه‌جایی { WORD("wildcard-row-", $row) } و { WORD("wildcard-row-", $second) }
wildcard-action-keep = هیچ جابه‌جایی

## What happened

wildcard-first =
    { $you ->
        [yes] شما شروع می‌کنید
       *[no] { $seat } شروع می‌کند
    }
wildcard-dealt =
    { $you ->
        [yes] کارت آغاز شما { WORD("wildcard-card-", $name) } است
       *[no] کارت آغاز { $seat }، { WORD("wildcard-card-", $name) } است
    }
wildcard-round = دور { $round }
    .style = heading
wildcard-present =
    { $you ->
        [yes] شما «حال» { WORD("wildcard-card-", $name) } را گرفتید
       *[no] { $seat } «حال» { WORD("wildcard-card-", $name) } را گرفت
    }
wildcard-turned = کارت { $round }: { WORD("wildcard-card-", $name) }{ $way ->
        [reversed] ، وارونه
        [sideways] ، خوابیده
       *[upright] {""}
    }
wildcard-shared = آینده‌ی { WORD("wildcard-card-", $name) } هدف همه شد
wildcard-no-card = دسته خالی است: آینده‌ی تازه‌ای نیست
wildcard-fate =
    { $you ->
        [yes] سرنوشت شما: { WORD("wildcard-card-", $name) }
       *[no] سرنوشت { $seat }: { WORD("wildcard-card-", $name) }
    }
wildcard-gained =
    { $you ->
        [yes] شما { $by } امتیاز { WORD("wildcard-row-", $row) } گرفتید، حالا { $value }
       *[no] { $seat } { $by } امتیاز { WORD("wildcard-row-", $row) } گرفت، حالا { $value }
    }
wildcard-lost =
    { $you ->
        [yes] شما { $by } امتیاز { WORD("wildcard-row-", $row) } از دست دادید، حالا { $value }
       *[no] { $seat } { $by } امتیاز { WORD("wildcard-row-", $row) } از دست داد، حالا { $value }
    }
wildcard-stayed =
    { $you ->
        [yes] { WORD("wildcard-row-", $row) } در زندگی شما روی { $value } ماند
       *[no] { WORD("wildcard-row-", $row) } در زندگی { $seat } روی { $value } ماند
    }
wildcard-void =
    { $you ->
        [yes] { WORD("wildcard-void-", $what) } شما در { WORD("wildcard-row-", $row) } باطل شد
       *[no] { WORD("wildcard-void-", $what) } { $seat } در { WORD("wildcard-row-", $row) } باطل شد
    }
wildcard-void-gain = افزایش
wildcard-void-loss = کاهش
wildcard-until-round = دور
wildcard-until-phase = مرحله
wildcard-reward =
    { $you ->
        [yes] شما پاداش { WORD("wildcard-row-", $row) } را گرفتید
       *[no] { $seat } پاداش { WORD("wildcard-row-", $row) } را گرفت
    }
wildcard-penalty =
    { $you ->
        [yes] شما جریمه‌ی { WORD("wildcard-row-", $row) } شدید
       *[no] { $seat } جریمه‌ی { WORD("wildcard-row-", $row) } شد
    }
wildcard-more-actions =
    { $you ->
        [yes] شما در این دور { $by ->
            [1] یک عمل
           *[other] { $by } عمل
        } بیشتر دارید
       *[no] { $seat } در این دور { $by ->
            [1] یک عمل
           *[other] { $by } عمل
        } بیشتر دارد
    }
wildcard-fewer-actions =
    { $you ->
        [yes] شما در این دور { $by ->
            [1] یک عمل
           *[other] { $by } عمل
        } کمتر دارید
       *[no] { $seat } در این دور { $by ->
            [1] یک عمل
           *[other] { $by } عمل
        } کمتر دارد
    }
wildcard-stole =
    { $you ->
        [yes] شما یک امتیاز { WORD("wildcard-row-", $row) } از { $other_seat } دزدیدید
       *[no]
            { $other_you ->
                [yes] { $seat } یک امتیاز { WORD("wildcard-row-", $row) } از شما دزدید
               *[no] { $seat } یک امتیاز { WORD("wildcard-row-", $row) } از { $other_seat } دزدید
            }
    }
wildcard-paid =
    { $you ->
        [yes] { $other_seat } یک امتیاز { WORD("wildcard-row-", $row) } از شما گرفت
       *[no]
            { $other_you ->
                [yes] شما یک امتیاز { WORD("wildcard-row-", $row) } از { $seat } گرفتید
               *[no] { $other_seat } یک امتیاز { WORD("wildcard-row-", $row) } از { $seat } گرفت
            }
    }
wildcard-swapped =
    { $you ->
        [yes] در زندگی شما { WORD("wildcard-row-", $row) } و { WORD("wildcard-row-", $second) } جابه‌جا شدند
       *[no] در زندگی { $seat } { WORD("wildcard-row-", $row) } و { WORD("wildcard-row-", $second) } جابه‌جا شدند
    }
wildcard-traded =
    { $you ->
        [yes] شما و { $other_seat } { WORD("wildcard-row-", $row) } را مبادله کردید
       *[no]
            { $other_you ->
                [yes] { $seat } و شما { WORD("wildcard-row-", $row) } را مبادله کردید
               *[no] { $seat } و { $other_seat } { WORD("wildcard-row-", $row) } را مبادله کردند
            }
    }
wildcard-barred =
    { $you ->
        [yes] شما: { $what ->
            [gains] بدون افزایش
            [losses] بدون کاهش
           *[both] بدون افزایش و کاهش
        } در { WORD("wildcard-row-", $row) } تا پایان این { WORD("wildcard-until-", $until) }
       *[no] { $seat }: { $what ->
            [gains] بدون افزایش
            [losses] بدون کاهش
           *[both] بدون افزایش و کاهش
        } در { WORD("wildcard-row-", $row) } تا پایان این { WORD("wildcard-until-", $until) }
    }
wildcard-raised =
    { $you ->
        [yes] شما در زندگی خود { WORD("wildcard-row-", $row) } را به { $value } رساندید
       *[no] { $seat } در زندگی خود { WORD("wildcard-row-", $row) } را به { $value } رساند
    }
wildcard-lowered =
    { $you ->
        [yes] شما در زندگی خود { WORD("wildcard-row-", $row) } را تا { $value } پایین آوردید
       *[no] { $seat } در زندگی خود { WORD("wildcard-row-", $row) } را تا { $value } پایین آورد
    }
wildcard-raised-other =
    { $you ->
        [yes] شما در زندگی { $other_seat } { WORD("wildcard-row-", $row) } را به { $value } رساندید
       *[no]
            { $other_you ->
                [yes] { $seat } در زندگی شما { WORD("wildcard-row-", $row) } را به { $value } رساند
               *[no] { $seat } در زندگی { $other_seat } { WORD("wildcard-row-", $row) } را به { $value } رساند
            }
    }
wildcard-lowered-other =
    { $you ->
        [yes] شما در زندگی { $other_seat } { WORD("wildcard-row-", $row) } را تا { $value } پایین آوردید
       *[no]
            { $other_you ->
                [yes] { $seat } در زندگی شما { WORD("wildcard-row-", $row) } را تا { $value } پایین آورد
               *[no] { $seat } در زندگی { $other_seat } { WORD("wildcard-row-", $row) } را تا { $value } پایین آورد
            }
    }
wildcard-passed =
    { $you ->
        [yes] شما پاس دادید
       *[no] { $seat } پاس داد
    }
wildcard-ended = ده دور تمام شد

## Effects in words; `$rows` is made of the row words above

wildcard-none = بی‌اثر
wildcard-effect-delta = { $scope ->
        [all] همه: { $change } در { $rows }
        [other] یک بازیکن دیگر: { $change } در { $rows }
        [two] دو بازیکن دیگر: { $change } در { $rows }
        [with] شما و یکی دیگر: { $change } در { $rows }
       *[self] { $change } در { $rows }
    }
wildcard-effect-delta-wild = { $scope ->
        [all] همه: { $change }
        [other] یک بازیکن دیگر: { $change }
        [two] دو بازیکن دیگر: هر کدام { $change }
        [with] شما و یکی دیگر: هر کدام { $change }
       *[self] { $change }
    }{ $count ->
        [1] {" "}در ردیفی به انتخاب شما
       *[other] ، هر امتیاز در ردیفی به انتخاب شما
    }
wildcard-effect-act = { $scope ->
        [all] همه: { $change } عمل در این دور
        [other] یک بازیکن دیگر: { $change } عمل در این دور
        [two] دو بازیکن دیگر: { $change } عمل در این دور
        [with] شما و یکی دیگر: { $change } عمل در این دور
       *[self] { $change } عمل در این دور
    }
wildcard-effect-steal = دزدیدن { $amount } امتیاز از یک بازیکن دیگر، از { $rows }
wildcard-effect-swap = { $scope ->
        [all] همه: جابه‌جایی { $first } و { $second }
        [other] یک بازیکن دیگر: جابه‌جایی { $first } و { $second }
        [two] دو بازیکن دیگر: جابه‌جایی { $first } و { $second }
        [with] شما و یکی دیگر: جابه‌جایی { $first } و { $second }
       *[self] جابه‌جایی { $first } و { $second }
    }
wildcard-effect-trade = مبادله‌ی { $rows } با یک بازیکن دیگر
wildcard-effect-cancel = { $scope ->
        [all] همه: { $what ->
            [gains] بدون افزایش
            [losses] بدون کاهش
           *[both] بدون افزایش و کاهش
        } در { $rows } تا پایان این { WORD("wildcard-until-", $until) }
        [other] یک بازیکن دیگر: { $what ->
            [gains] بدون افزایش
            [losses] بدون کاهش
           *[both] بدون افزایش و کاهش
        } در { $rows } تا پایان این { WORD("wildcard-until-", $until) }
        [two] دو بازیکن دیگر: { $what ->
            [gains] بدون افزایش
            [losses] بدون کاهش
           *[both] بدون افزایش و کاهش
        } در { $rows } تا پایان این { WORD("wildcard-until-", $until) }
        [with] شما و یکی دیگر: { $what ->
            [gains] بدون افزایش
            [losses] بدون کاهش
           *[both] بدون افزایش و کاهش
        } در { $rows } تا پایان این { WORD("wildcard-until-", $until) }
       *[self] { $what ->
            [gains] بدون افزایش
            [losses] بدون کاهش
           *[both] بدون افزایش و کاهش
        } در { $rows } تا پایان این { WORD("wildcard-until-", $until) }
    }
wildcard-effect-future = یک آینده‌ی دیگر برای همه
wildcard-effect-pay = یک بازیکن دیگر { $amount } امتیاز از شما می‌گیرد

## Objectives in words

wildcard-goal-row = { $rows } در { $level }
wildcard-goal-some = { $count ->
        [1] یک ردیف در { $level }
       *[other] { $count } ردیف در { $level }
    }
wildcard-goal-every = همه‌ی ردیف‌ها در { $level }
wildcard-goal-lowest = پایین‌ترین ردیف در { $level }
wildcard-goal-highest = بالاترین ردیف در { $level }
wildcard-goal-with = شما و یکی دیگر: { $goal }
wildcard-goal-all = همه‌ی بازیکنان: { $goal }

## The board

wildcard-objectives = هدف‌ها
wildcard-own-objective = کارت آغاز خودتان
wildcard-shared-objective = همه
wildcard-steps = { $steps ->
        [0] محقق‌شده
       *[other] { $steps } گام مانده
    }
wildcard-steps-from = { $steps ->
        [0] محقق‌شده
       *[other] { $steps } گام
    }، الان { $before }
wildcard-sheet-row = { $row } { $value }
wildcard-sheet-start = کارت آغاز { $seat }: { $name }. هر دور: { $text }
wildcard-sheet-own = { $seat }، هدف خودش: { $text } ({ $steps })
wildcard-sheet-shared = همه، { $name }: { $text } ({ $steps })
wildcard-sheet-of = { $seat }: { $steps }
wildcard-sheet-ends = { $row }: بالای ۱۰ { $reward }؛ زیر ۰ { $penalty }
wildcard-sheet-extra = { $change } عمل
wildcard-pile = دسته: { $count }
wildcard-points = { $points } هدف
wildcard-cross = کارت‌های دور، به شکل صلیب سلتی
wildcard-round-card = کارت دور { $round }: { $name }{ $way ->
        [reversed] ، وارونه
        [sideways] ، خوابیده
       *[upright] {""}
    }
wildcard-cause-reward = پاداش { $row }:
wildcard-cause-penalty = جریمه‌ی { $row }:
wildcard-close = بستن کارت
wildcard-total = هدف‌های محقق‌شده
wildcard-tie-spread = شکستن تساوی: بالاترین ردیف منهای پایین‌ترین ردیف (کمتر بهتر)
wildcard-tie-sum = شکستن تساوی: جمع ردیف‌ها (بیشتر بهتر)
wildcard-round-of = دور { $round } از ۱۰
wildcard-face-down = کارت دور { $round }، به‌پشت
wildcard-first-token = بازیکن اول
wildcard-row-value =
    { $sealed ->
        [none] { WORD("wildcard-row-", $row) }: { $value }
       *[other] { WORD("wildcard-row-", $row) }: { $value }، { $sealed }
    }
wildcard-row-help = بالای ۱۰: { $reward }. زیر ۰: { $penalty }.
wildcard-preview-reward = پاداش می‌آورد: { $effect }
wildcard-preview-penalty = جریمه می‌آورد: { $effect }
wildcard-preview-void = باطل می‌شود
wildcard-no-gains = افزایش باطل است
wildcard-no-losses = کاهش باطل است
wildcard-waiting = { $seat } تصمیم می‌گیرد
wildcard-your-choice = انتخاب شما
wildcard-actions-left = عمل‌ها: { $left }
wildcard-verdict-adrift = سرگردان: هیچ هدفی محقق نشد
wildcard-verdict-coping = سرپا: یک هدف محقق شد
wildcard-verdict-balanced = متعادل: دو هدف محقق شد
wildcard-verdict-wild-card = وایلدکارد: پیروزی درخشان
wildcard-nobody = هیچ‌کس نبرد: حتی یک هدف هم محقق نشد

## The cards

wildcard-card-M00 = ابله
    .keyword = جهش
wildcard-card-M01 = جادوگر
    .keyword = مهارت
wildcard-card-M02 = کاهنه‌ی اعظم
    .keyword = رازها
wildcard-card-M03 = شهبانو
    .keyword = فراوانی
wildcard-card-M04 = امپراتور
    .keyword = نظم
wildcard-card-M05 = کاهن اعظم
    .keyword = آموزش
wildcard-card-M06 = عشاق
    .keyword = پیوند
wildcard-card-M07 = ارابه
    .keyword = اراده
wildcard-card-M08 = قدرت
    .keyword = شجاعت
wildcard-card-M09 = زاهد
    .keyword = خلوت
wildcard-card-M10 = چرخ بخت
    .keyword = بخت
wildcard-card-M11 = عدالت
    .keyword = تعادل
wildcard-card-M12 = مرد آویخته
    .keyword = فداکاری
wildcard-card-M13 = مرگ
    .keyword = پایان
wildcard-card-M14 = اعتدال
    .keyword = میانه‌روی
wildcard-card-M15 = شیطان
    .keyword = وسوسه
wildcard-card-M16 = برج
    .keyword = فروپاشی
wildcard-card-M17 = ستاره
    .keyword = امید
wildcard-card-M18 = ماه
    .keyword = خیال
wildcard-card-M19 = خورشید
    .keyword = شادی
wildcard-card-M20 = داوری
    .keyword = حسابرسی
wildcard-card-M21 = جهان
    .keyword = کمال
wildcard-card-W01 = تکِ چوبدستی
    .keyword = جرقه
wildcard-card-W02 = دوِ چوبدستی
    .keyword = برنامه‌ریزی
wildcard-card-W03 = سه‌ی چوبدستی
    .keyword = گسترش
wildcard-card-W04 = چهارِ چوبدستی
    .keyword = جشن
wildcard-card-W05 = پنجِ چوبدستی
    .keyword = رقابت
wildcard-card-W06 = ششِ چوبدستی
    .keyword = پیروزی
wildcard-card-W07 = هفتِ چوبدستی
    .keyword = ایستادگی
wildcard-card-W08 = هشتِ چوبدستی
    .keyword = سرعت
wildcard-card-W09 = نُهِ چوبدستی
    .keyword = تاب‌آوری
wildcard-card-W10 = دهِ چوبدستی
    .keyword = بار سنگین
wildcard-card-W11 = ندیم چوبدستی
    .keyword = کشف
wildcard-card-W12 = شوالیه‌ی چوبدستی
    .keyword = شور
wildcard-card-W13 = ملکه‌ی چوبدستی
    .keyword = اعتماد به نفس
wildcard-card-W14 = شاه چوبدستی
    .keyword = رهبری
wildcard-card-C01 = تکِ جام
    .keyword = عشق تازه
wildcard-card-C02 = دوِ جام
    .keyword = همراهی
wildcard-card-C03 = سه‌ی جام
    .keyword = دوستی
wildcard-card-C04 = چهارِ جام
    .keyword = بی‌میلی
wildcard-card-C05 = پنجِ جام
    .keyword = حسرت
wildcard-card-C06 = ششِ جام
    .keyword = دلتنگی
wildcard-card-C07 = هفتِ جام
    .keyword = خیال‌پردازی
wildcard-card-C08 = هشتِ جام
    .keyword = دل کندن
wildcard-card-C09 = نُهِ جام
    .keyword = آرزو
wildcard-card-C10 = دهِ جام
    .keyword = خانواده
wildcard-card-C11 = ندیم جام
    .keyword = لطافت
wildcard-card-C12 = شوالیه‌ی جام
    .keyword = دلدادگی
wildcard-card-C13 = ملکه‌ی جام
    .keyword = همدلی
wildcard-card-C14 = شاه جام
    .keyword = خویشتن‌داری
wildcard-card-S01 = تکِ شمشیر
    .keyword = روشنی
wildcard-card-S02 = دوِ شمشیر
    .keyword = بن‌بست
wildcard-card-S03 = سه‌ی شمشیر
    .keyword = دل‌شکستگی
wildcard-card-S04 = چهارِ شمشیر
    .keyword = استراحت
wildcard-card-S05 = پنجِ شمشیر
    .keyword = کشمکش
wildcard-card-S06 = ششِ شمشیر
    .keyword = گذر
wildcard-card-S07 = هفتِ شمشیر
    .keyword = زیرکی
wildcard-card-S08 = هشتِ شمشیر
    .keyword = تنگنا
wildcard-card-S09 = نُهِ شمشیر
    .keyword = اضطراب
wildcard-card-S10 = دهِ شمشیر
    .keyword = ویرانی
wildcard-card-S11 = ندیم شمشیر
    .keyword = کنجکاوی
wildcard-card-S12 = شوالیه‌ی شمشیر
    .keyword = بلندپروازی
wildcard-card-S13 = ملکه‌ی شمشیر
    .keyword = صداقت
wildcard-card-S14 = شاه شمشیر
    .keyword = داوری
wildcard-card-P01 = تکِ سکه
    .keyword = فرصت
wildcard-card-P02 = دوِ سکه
    .keyword = چند کار با هم
wildcard-card-P03 = سه‌ی سکه
    .keyword = کار گروهی
wildcard-card-P04 = چهارِ سکه
    .keyword = چسبیدن به داشته‌ها
wildcard-card-P05 = پنجِ سکه
    .keyword = سختی
wildcard-card-P06 = ششِ سکه
    .keyword = بخشندگی
wildcard-card-P07 = هفتِ سکه
    .keyword = صبر
wildcard-card-P08 = هشتِ سکه
    .keyword = پیشه‌وری
wildcard-card-P09 = نُهِ سکه
    .keyword = استقلال
wildcard-card-P10 = دهِ سکه
    .keyword = میراث
wildcard-card-P11 = ندیم سکه
    .keyword = شاگرد
wildcard-card-P12 = شوالیه‌ی سکه
    .keyword = پشتکار
wildcard-card-P13 = ملکه‌ی سکه
    .keyword = پرورش
wildcard-card-P14 = شاه سکه
    .keyword = رونق

## The lesson

wildcard-lesson-life = این یک زندگی است: ثروت، خرد، عشق و انگیزه، هر کدام از ۰ تا ۱۰. هرکس یکی دارد و همه می‌توانند زندگی همه را تغییر دهند.
wildcard-lesson-card = هر دور یک کارت برای همه رو می‌شود. اثرش بر همه‌ی زندگی‌ها می‌افتد. بازی ده دور دارد.
wildcard-lesson-objective = هدف‌ها این‌ها هستند: هدف شما از کارت خودتان می‌آید و بقیه مال همه است. مهم این است که پس از دور ۱۰ چه برقرار باشد. هرکس بیشتر محقق کند برنده است؛ شاید هم هیچ‌کس.
wildcard-lesson-raise = سه عمل دارید. اولی: انگیزه‌ی خودتان را یکی بالا ببرید.
wildcard-lesson-raise-why = هر عمل یک ردیف از هر زندگی را یکی بالا یا پایین می‌برد.
wildcard-lesson-raise-wrong = این هم یک عمل است، ولی اینجا انگیزه‌ی خودتان را بالا ببرید، همان‌جا که پیکان است.
wildcard-lesson-raise-wrong-lower = این یک امتیاز از خودتان کم می‌کند. انگیزه‌تان را بالا ببرید.
wildcard-lesson-raise-wrong-raise-other = این امتیاز به حریف می‌رود. انگیزه‌ی خودتان را بالا ببرید.
wildcard-lesson-raise-wrong-pass = پاس یعنی از هر سه عمل گذشتن. اول انگیزه‌تان را بالا ببرید.
wildcard-lesson-rival = حالا حریف: یک امتیاز عشق از زندگی دیگر کم کنید.
wildcard-lesson-rival-why = می‌توانید کمک کنید یا سنگ‌اندازی. ردیفی که از خواسته‌ی هدف دور است از برد هم دور است.
wildcard-lesson-rival-wrong = این ردیف دیگری را تغییر می‌دهد. یک امتیاز عشق از حریف کم کنید.
wildcard-lesson-rival-wrong-raise = این زندگی خودتان را تغییر می‌دهد. این گام نشان می‌دهد که به زندگی حریف هم می‌شود رسید: یک امتیاز عشق از آنجا کم کنید.
wildcard-lesson-rival-wrong-lower = این یک امتیاز از خودتان کم می‌کند. از عشق حریف کم کنید.
wildcard-lesson-rival-wrong-raise-other = این به حریف کمک می‌کند. منها امتیاز را کم می‌کند.
wildcard-lesson-pass = یک عمل مانده و مجبور نیستید از آن استفاده کنید. پاس بدهید.
wildcard-lesson-pass-why = آنچه مانده از دست می‌رود. حریف بازی کرد و دور بعد با «حال»ها شروع شد: آنچه هر کارت آغاز در هر دور به صاحبش می‌دهد.
wildcard-lesson-pass-wrong = تا عملی مانده این مجاز است. ولی وقتی هر تغییری چیزی را خراب کند پاس بهتر است: امتحانش کنید.
wildcard-lesson-present = «حال» شما یک امتیاز از حریف کم می‌کند و شما می‌گویید از کدام ردیف. انگیزه را انتخاب کنید.
wildcard-lesson-present-why = در این مرحله‌ها ردیفی که زیر ۰ برود برای صاحبش جریمه می‌آورد و بالای ۱۰ پاداش. دور ۲ کارتی را خوابیده گذاشت: آینده‌ی آن حالا هدف همه است.
wildcard-lesson-present-wrong = هر ردیفی را می‌شود انتخاب کرد. اینجا انگیزه را بردارید.

## The coach

wildcard-coach-act = سه عمل، روی هر زندگی. ببینید هدف‌ها چه می‌خواهند و ردیف‌های شما کجا هستند.
wildcard-coach-lose = کسی یک امتیاز از دست می‌دهد و شما می‌گویید از کدام ردیف. زیر ۰ جریمه دارد.
wildcard-coach-gain = کسی یک امتیاز می‌گیرد و شما می‌گویید در کدام ردیف. بالای ۱۰ پاداش دارد.
wildcard-coach-penalty = ردیفی زیر ۰ رفت: صاحبش جریمه‌ی آن ردیف را می‌دهد.
wildcard-coach-reward = ردیفی بالای ۱۰ رفت: صاحبش پاداش آن ردیف را می‌گیرد.

## What decided a tie, on the page of the end

wildcard-tied-by-own =
    { $you ->
        [yes] { $level }، و شما هدف خودتان را محقق کردید.
       *[no] { $level }، و { $names } هدف خودش را محقق کرد.
    }
wildcard-tied-by-balance =
    { $you ->
        [yes] { $level }، و زندگی شما متعادل‌تر است.
       *[no] { $level }، و زندگی { $names } متعادل‌تر است.
    }
wildcard-tied-by-sum =
    { $you ->
        [yes] { $level }، و زندگی شما پربارتر است.
       *[no] { $level }، و زندگی { $names } پربارتر است.
    }
wildcard-tied-by-shared = { $level }، و در همه‌ی معیارهای دیگر هم برابر.

## Why a question is asked now: the line below the prompt

wildcard-why-act = مرحله‌ی عمل شماست: با هر عمل یک ردیف از هر زندگی، یکی بالا یا پایین. هیچ کدام پاداش نمی‌آورد.
wildcard-why-gain = اثری که به شما رسیده امتیازی می‌دهد و شما می‌گویید کجا برود.
wildcard-why-lose = اثری که به شما رسیده امتیازی می‌گیرد و شما می‌گویید از کجا.
wildcard-why-lowest = اثر بر پایین‌ترین ردیف است. چند ردیف برابرند و کسی که اثر به او رسیده انتخاب می‌کند.
wildcard-why-highest = اثر بر بالاترین ردیف است. چند ردیف برابرند و کسی که اثر به او رسیده انتخاب می‌کند.
wildcard-why-either = اثر چند ردیف را نام می‌برد و بر یکی می‌افتد. کسی که اثر به او رسیده انتخاب می‌کند.
wildcard-why-other = اثر بر یک بازیکن دیگر است. کسی که اثر به او رسیده او را نام می‌برد.
wildcard-why-two = اثر بر دو بازیکن دیگر است. کسی که اثر به او رسیده آن‌ها را نام می‌برد.
wildcard-why-with = اثر برای شما و یک بازیکن دیگر است.
wildcard-why-victim = اثر امتیاز می‌دزدد. در همان ردیف‌ها مال شما می‌شود.
wildcard-why-steal = هر امتیاز دزدیده‌شده در همان ردیف مال شما می‌شود.
wildcard-why-swap = اثر دو ردیف را عوض می‌کند. این نه پاداش می‌آورد نه جریمه.
wildcard-why-trader = اثر یک ردیف یکسان از دو زندگی را عوض می‌کند.
wildcard-why-trade = اثر یک ردیف یکسان از دو زندگی را عوض می‌کند.
wildcard-why-cancel = ردیف مهرشده تا مهر هست افزایش و کاهش نمی‌پذیرد.
wildcard-why-payee = ثروت شما زیر ۰ می‌رفت.
wildcard-why-pay = ثروت شما زیر ۰ می‌رفت.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

wildcard-term-present = «حال»
wildcard-term-present-is = «حال»: آنچه کارت آغاز در شروع هر دور به شما می‌دهد.
wildcard-term-past = «گذشته»
wildcard-term-past-is = «گذشته»: چهار مقداری که زندگی با آن‌ها آغاز می‌شود.
wildcard-term-future = «آینده»، آینده
wildcard-term-future-is = آینده: هدفِ یک کارت. اگر در پایان برقرار باشد یک امتیاز دارد.
wildcard-term-objective = هدف‌ها، هدفی، هدف
wildcard-term-objective-is = هدف: شرطی درباره‌ی ردیف‌های زندگی شما. هر کدام که پس از دور ۱۰ برقرار باشد یک امتیاز است.
wildcard-term-reward = پاداش‌ها، پاداش
wildcard-term-reward-is = پاداش: آنچه یک ردیف می‌دهد وقتی کارتی آن را بالای ۱۰ ببرد.
wildcard-term-penalty = جریمه‌ها، جریمه
wildcard-term-penalty-is = جریمه: آنچه یک ردیف می‌گیرد وقتی کارتی آن را زیر ۰ ببرد.
wildcard-term-wild = هر ردیف دلخواه
wildcard-term-wild-is = هر ردیف دلخواه: یک امتیاز در ردیفی به انتخاب شما.
wildcard-term-resolver = اجراکننده
wildcard-term-resolver-is = اجراکننده: بازیکنی که اثر به او می‌رسد و همه‌ی انتخاب‌هایش را می‌کند.
wildcard-term-seal = مهرشده، مهر کردن، مهر
wildcard-term-seal-is = مهرشده: افزایش یا کاهش این ردیف تا مدتی باطل است.

## The game's page

wildcard-best = سه نفره: زندگی برای دست‌کاری کافی است و نوبتتان زود می‌رسد.
wildcard-part-lives = زندگی همه‌ی بازیکنان
wildcard-part-cards = کارت دور و کارت آغاز شما
wildcard-part-objectives = آنچه در پایان حساب می‌شود

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

wildcard-not-8-1 = بازی تمام شده است.
wildcard-not-4-1 = { $prompt ->
        [none] نوبت عمل شما نیست.
       *[other] عمل فقط در مرحله‌ی عمل خودتان انجام می‌شود. اول برای اثر انتخاب کنید.
    }
wildcard-not-4-2 = هر عمل یک ردیف از یک زندگی را یکی بالا یا پایین می‌برد.
wildcard-not-4-3 = آن ردیف به انتها رسیده: ردیف‌ها میان ۰ و ۱۰ می‌مانند.
wildcard-not-4-4 = آن ردیف مهرشده است: تغییر باطل می‌شود.
wildcard-not-4-8 = در دور آخر این میز فقط زندگی خودتان را می‌شود تغییر داد.
wildcard-not-6-1 = این اثر به بازیکن دیگری می‌رسد و همه‌ی انتخاب‌هایش با اوست.
wildcard-not-5-5 = { $prompt ->
        [payee] امتیازها را بازیکن دیگری می‌گیرد، نه شما.
       *[other] از ردیف‌های بالای ۰ و هر بار یک امتیاز می‌پردازید.
    }
wildcard-not-6-2 = اثر اول چیز دیگری می‌پرسد: به آن جواب بدهید.
wildcard-not-6-4 = اثر بر بازیکن دیگری است، نه خودتان.
wildcard-not-6-5 = اثر بر دو بازیکن دیگر است، نه خودتان.
wildcard-not-6-6 = شما در این اثر هستید: بازیکن دیگری را برای همراهی انتخاب کنید.
wildcard-not-6-7 = کارت این ردیف را نام نمی‌برد: از ردیف‌هایی که نام برده انتخاب کنید.
wildcard-not-6-8 = هر امتیاز به یک ردیف می‌رود.
wildcard-not-6-10 = { $prompt ->
        [highest] آن ردیف از بالاترین‌ها نیست.
       *[other] آن ردیف از پایین‌ترین‌ها نیست.
    }
wildcard-not-6-12 = { $prompt ->
        [victim] از بازیکن دیگری می‌دزدید، نه از خودتان.
       *[other] فقط از ردیفی که نام برده شده و بالای ۰ است می‌شود دزدید.
    }
wildcard-not-6-13 = این دو ردیف آن‌هایی نیستند که کارت جابه‌جا می‌کند.
wildcard-not-6-14 = { $prompt ->
        [trader] با بازیکن دیگری مبادله می‌کنید، نه با خودتان.
       *[other] کارت این ردیف را مبادله نمی‌کند.
    }
wildcard-not-6-16 = کارت این ردیف را مهر نمی‌کند.

## What a table or a variant cannot be

wildcard-refused-both = یک نسخه کارت‌های دسته‌ی چاپی را تغییر می‌دهد. میزی با دسته‌ی خودش کارت‌های دیگری دارد.
wildcard-refused-cell = خط { $line } دسته، { $column }: «{ $found }» به زبان کارت‌ها نیست.
wildcard-refused-cells = خط { $line } دسته { $need } خانه می‌خواهد، نه { $have }.
wildcard-refused-column = خط اول دسته ستون { $column } را ندارد.
wildcard-refused-columns = دسته ستونی به نام { $column } ندارد؛ ستون‌ها: { $columns }.
wildcard-refused-count = یک دسته { $low } تا { $high } کارت دارد، این یکی { $have } تا دارد.
wildcard-refused-few = برای { $seats } بازیکن { $need } کارت لازم است، نه { $have }.
wildcard-refused-hidden = خط { $line } دسته، { $column }: { $found } نویسه‌ای است که دیده نمی‌شود.
wildcard-refused-line = خط { $line } دسته CSV نیست.
wildcard-refused-same = خط { $line } دسته: { $card } شناسه و نامی از آنِ خودش می‌خواهد.
wildcard-refused-twice = ستون { $column } دو بار در دسته هست.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

wildcard-group-counts = دور
wildcard-group-cards = کارت‌ها
wildcard-data-counts-actions = عمل‌های هر دور
wildcard-data-cards-past = { WORD("wildcard-card-", $name) }: { wildcard-past }
wildcard-data-cards-present = { WORD("wildcard-card-", $name) }: { wildcard-present-side }
wildcard-data-cards-future = { WORD("wildcard-card-", $name) }: { wildcard-future }
wildcard-data-cards-upright = { WORD("wildcard-card-", $name) }: { wildcard-upright }
wildcard-data-cards-reversed = { WORD("wildcard-card-", $name) }: { wildcard-reversed }
