# Nim in Persian. This translation waits for a native reader; no Persian book of it is known, so all of it is ours.

nim-title = نیم
nim-tagline = آخرین چوب‌کبریت را بردارید
nim-ask-take = از یک ردیف چوب‌کبریت بردارید.
nim-action-take = { $count ->
        [1] یک چوب‌کبریت از ردیف { $row } برداشتن
       *[other] { $count } چوب‌کبریت از ردیف { $row } برداشتن
    }
nim-took = { $you ->
        [yes] شما { $count } تا از ردیف { $row } برداشتید.
       *[no] { $seat } { $count } تا از ردیف { $row } برداشت.
    }
