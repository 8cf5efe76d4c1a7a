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
pig-lesson-about = خوک بازی جرئت است. اینجا هرکس زودتر ۲۰ امتیاز داشته باشد می‌برد.
pig-lesson-throw = تاس بریزید: خال‌هایش برای این نوبت حساب می‌شود، نه هنوز برای شما.
pig-lesson-throw-why = یک ۶. فقط وقتی نگه دارید مال شماست.
pig-lesson-throw-wrong = نوبت با ریختن آغاز می‌شود؛ کار دیگری نیست.
pig-lesson-stop = شش امتیاز آنجاست. نگه دارید تا مال شما شود.
pig-lesson-stop-why = حالا آن شش امن است و دیگری هم ریخته است.
pig-lesson-stop-wrong = می‌توانید باز بریزید، ولی یک ۱ همه‌ی شش را می‌برد. این بار نگه دارید.
pig-lesson-danger = میان یک نوبت هستید. یک بار دیگر بریزید و ببینید ۱ چه می‌کند.
pig-lesson-danger-why = یک ۱: همه‌ی نوبت هیچ نمی‌آورد. از هر شش ریختن یکی این‌طور تمام می‌شود.
pig-lesson-danger-wrong = می‌توانید نگه دارید، ولی آن‌وقت خطر را نمی‌بینید. بریزید.
pig-lesson-win = آنچه دارید با آنچه نوبت آورده ۲۰ یا بیشتر می‌شود. نگه دارید تا ببرید.
pig-lesson-win-why = همه‌ی خوک همین است: تا کجا جرئت دارید؟
pig-lesson-win-wrong = حالا فقط نگه داشتن می‌برد.
pig-coach-lost = یک ۱: آنچه نوبت آورده بود رفت. آنچه نگه داشته‌اید می‌ماند.
