# Pig in Persian. This translation waits for a native reader; no Persian book of it is known, so all of it is ours.

pig-title = خوک
pig-tagline = هر چند بار که جرئت دارید بریزید
pig-setting-goal = هدف
pig-setting-goal-help = با چند امتیاز می‌برید.
pig-ask-roll = { $brought ->
        [0] تاس بریزید.
       *[other] این نوبت { $brought } امتیاز آورده. باز می‌ریزید یا نگه می‌دارید؟
    }
pig-action-roll = ریختن
pig-action-hold = نگه‌داشتن
pig-view-goal = هدف
pig-view-scores = امتیاز
pig-view-brought = این نوبت
pig-rolled = { $you ->
        [yes] شما تاس ریختید: { $pips }.
       *[no] { $seat } تاس ریخت: { $pips }.
    }
pig-lost = { $you ->
        [yes] تاس ۱ آمد: نوبت شما چیزی ندارد.
       *[no] تاس ۱ آمد: نوبت { $seat } چیزی ندارد.
    }
pig-held = { $you ->
        [yes] شما نگه داشتید: { $points } امتیاز بیشتر، حالا { $score }.
       *[no] { $seat } نگه داشت: { $points } امتیاز بیشتر، حالا { $score }.
    }
