# The terminal's own words, in Persian. This translation waits for a native reader; all of this file is ours.

terminal-help = شماره یا نوشتار گزینه؛ یا: `view`، `why` نوشتار، `hint`، `undo`، `save` پرونده، `quit`
terminal-hint = انتخاب ربات: { $choice }
terminal-hint-chance = از اینجا حدود { $chance } بازی‌ها را می‌برد.
terminal-hint-next = «{ $next }» حدود { $chance } را می‌برد.
terminal-hint-alike = «{ $next }» هم تقریباً به همین خوبی است.
terminal-hint-points = { $points } امتیاز به‌جای { $other }.
terminal-hint-usual = هدف‌گیری معمول
terminal-saved = در { $file } ذخیره شد
terminal-free = { $choice } را می‌توان انتخاب کرد
terminal-dial = { $dial }: { $low } تا { $high }، گام‌های ۰ تا { $steps }
terminal-points = امتیاز
terminal-wins = برنده
terminal-you = شما
terminal-bot = { $name } { $number }
terminal-unlearned = { $bot } مثل { $like } بازی می‌کند: چنین میزی را نیاموخته است.
terminal-seat = صندلی { $number }
terminal-decides = { $name } تصمیم می‌گیرد: { $what }
