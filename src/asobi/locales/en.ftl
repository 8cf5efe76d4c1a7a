# The terminal's own words; the games bring theirs. `view`, `why` and the other commands are typed as they stand.

terminal-help = a number or its notation; or: `view`, `why` NOTATION, `hint`, `undo`, `save` FILE, `quit`
terminal-hint = search would choose: { $choice }
terminal-hint-chance = It wins about { $chance } of the games from here.
terminal-hint-next = “{ $next }” wins about { $chance }.
terminal-hint-alike = “{ $next }” is about as good.
terminal-hint-points = { $points } points instead of { $other }.
terminal-hint-usual = A usual aim
terminal-saved = Saved to { $file }
terminal-free = { $choice } may be chosen
terminal-dial = { $dial }: { $low } to { $high }, steps 0 to { $steps }
terminal-points = points
terminal-wins = wins
terminal-you = you
terminal-bot = { $name } { $number }
terminal-unlearned = { $bot } plays like { $like }: it has not learned tables like this one.
terminal-seat = seat { $number }
terminal-decides = { $name } to decide: { $what }
