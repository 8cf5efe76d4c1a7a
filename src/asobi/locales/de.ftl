# The terminal's own words, in German. This translation waits for a native reader; all of this file is ours.

terminal-help = eine Nummer oder die Notation; oder: `view`, `why` NOTATION, `hint`, `undo`, `save` DATEI, `quit`
terminal-hint = Der Bot würde wählen: { $choice }
terminal-hint-chance = Gewinnt von hier aus etwa { $chance } der Spiele.
terminal-hint-next = „{ $next }“ gewinnt etwa { $chance }.
terminal-hint-alike = „{ $next }“ ist etwa gleich gut.
terminal-hint-points = { $points } Punkte statt { $other }.
terminal-hint-usual = Ein üblicher Wurf
terminal-saved = Gespeichert in { $file }
terminal-free = { $choice } ist erlaubt
terminal-dial = { $dial }: { $low } bis { $high }, Stufen 0 bis { $steps }
terminal-points = Punkte
terminal-wins = gewinnt
terminal-you = du
terminal-bot = { $name } { $number }
terminal-unlearned = { $bot } spielt wie { $like }: Tische wie diesen hat er nicht gelernt.
terminal-seat = Platz { $number }
terminal-decides = { $name } entscheidet: { $what }
