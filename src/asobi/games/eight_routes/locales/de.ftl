# The words of Eight Routes, in German.
#
# This translation waits for a native reader. No German rulebook was printed: all of this file is ours.

eight-routes-title = Acht Wege
eight-routes-tagline = Ein Deckel voller Würfel, acht gewundene Wege. Jeden Würfel, den du nimmst, wollten deine Nachbarn auch.
eight-routes-about = Drei bis fünf Personen teilen sich einen Deckel voller Würfel und laufen auf acht Wegen zugleich um die Wette. Was du nimmst, bringt dich voran und fehlt denen nach dir; die meisten Punkte auf den acht Wegen gewinnen.
eight-routes-goal = Am Ende auf allen acht Wegen zusammen die meisten Punkte haben.
eight-routes-turn-1 = Der Geber wirft alle Würfel, und sie werden in die acht Fächer des Deckels sortiert.
eight-routes-turn-2 = Reihum nehmen alle sämtliche Würfel eines Fachs und ziehen so viele Felder auf dem Weg dieses Werts.
eight-routes-turn-3 = Manche Werte haben eine Kraft: 6er drehen einen Chip für einen Schritt, 8er bringen einen Bonuswürfel. Die Wege 3 und 5 verkaufen Änderungen und Umwege für Felder.
eight-routes-turn-4 = Der Geber nimmt zuletzt, und der Deckel geht nach links. Nach der letzten Runde werden die Punkte aller Wege zusammengezählt.

eight-routes-setting-rounds = Runden
eight-routes-setting-rounds-help = Wie üblich: 15 zu dritt oder zu fünft, 16 zu viert. Kurze Spiele begünstigen den letzten Geber.
eight-routes-setting-shake = Mit dem Schütteln spielen
eight-routes-setting-shake-help = Das Schütteln wirft den Deckel neu, für ein Feld weniger.

## Prompts

eight-routes-ask-d6 = Dein eigener Würfel: werfen?
eight-routes-ask-turn = Du bist dran: Nimm die Würfel eines Fachs.
eight-routes-ask-shaken = Der Deckel wurde geschüttelt: Nimm ein Fach. Du ziehst ein Feld weniger, als Würfel darin sind.
eight-routes-ask-chip = Kraft der 6er: einen Chip für einen weiteren Schritt umdrehen?
eight-routes-ask-bonus = Kraft der 8er: noch einen Würfel nehmen?
eight-routes-ask-after = Noch etwas, bevor dein Zug endet?
eight-routes-waiting-d6 = { $seat } darf den eigenen Würfel werfen.
eight-routes-waiting-before = { $seat } nimmt Würfel aus dem Deckel.
eight-routes-waiting-shaken = { $seat } hat den Deckel geschüttelt und nimmt ein Fach.
eight-routes-waiting-powers = { $seat } nutzt die Kraft der Würfel.
eight-routes-waiting-after = { $seat } darf einen Würfel ändern oder einen Umweg machen.

## Actions

eight-routes-action-pick = Die { $value }er nehmen
eight-routes-action-shake = Deckel schütteln: ein Feld weniger
eight-routes-shake = Deckel schütteln
eight-routes-shake-cost = dann ein Feld weniger
eight-routes-action-c =
    { $by ->
        [1] Eine { $value } um eins erhöhen (kostet ein Feld von Weg 3)
       *[other] Eine { $value } um eins senken (kostet ein Feld von Weg 3)
    }
eight-routes-action-d = Umweg: ein Schritt auf Weg { $route } (kostet zwei Felder von Weg 5)
eight-routes-action-end = Zug beenden
eight-routes-action-d6 = Den eigenen Würfel werfen
eight-routes-action-no-d6 = Nicht werfen
eight-routes-action-chip = Chip umdrehen: ein Schritt auf Weg { $route }
eight-routes-action-no-chip = Chips behalten
eight-routes-action-bonus = Auch eine { $value } nehmen
eight-routes-action-no-bonus = Nichts mehr nehmen
eight-routes-action-walk = Ein Schritt auf Weg { $route }

## Events

eight-routes-first-parent =
    { $you ->
        [yes] Du bist zuerst Geber.
       *[no] { $seat } ist zuerst Geber.
    }
eight-routes-round =
    { $you ->
        [yes] Runde { $round }: Du bist Geber
       *[no] Runde { $round }: { $seat } ist Geber
    }
    .style = heading
eight-routes-rolled =
    { $you ->
        [yes] Du wirfst alle Würfel.
       *[no] { $seat } wirft alle Würfel.
    }
eight-routes-rolled-d6 =
    { $you ->
        [yes] Dein eigener Würfel zeigt { $pips }.
       *[no] Der eigene Würfel von { $seat } zeigt { $pips }.
    }
eight-routes-picked =
    { $you ->
        [yes] Du nimmst { $count ->
            [one] eine { $value }
           *[other] { $count } { $value }er
        }.
       *[no] { $seat } nimmt { $count ->
            [one] eine { $value }
           *[other] { $count } { $value }er
        }.
    }
eight-routes-shook =
    { $you ->
        [yes] Du schüttelst den Deckel.
       *[no] { $seat } schüttelt den Deckel.
    }
eight-routes-changed =
    { $you ->
        [yes] Du drehst eine { $value } zu einer { $to }.
       *[no] { $seat } dreht eine { $value } zu einer { $to }.
    }
eight-routes-turned-chip =
    { $you ->
        [yes] Du drehst einen Chip um.
       *[no] { $seat } dreht einen Chip um.
    }
eight-routes-took-bonus =
    { $you ->
        [yes] Du nimmst noch eine { $value }.
       *[no] { $seat } nimmt noch eine { $value }.
    }
eight-routes-moved =
    { $square ->
        [0]
            { $you ->
                [yes] Du verlässt Weg { $route }.
               *[no] { $seat } verlässt Weg { $route }.
            }
       *[other]
            { $you ->
                [yes] Weg { $route }: Du kommst auf Feld { $square }.
               *[no] Weg { $route }: { $seat } kommt auf Feld { $square }.
            }
    }
eight-routes-ended = Die letzte Runde ist vorbei.
eight-routes-tied =
    { $by ->
        [chips]
            { $you ->
                [yes] Gleichstand: Du gewinnst mit mehr offenen Chips.
               *[no] Gleichstand: { $seat } gewinnt mit mehr offenen Chips.
            }
        [route-8]
            { $you ->
                [yes] Gleichstand, auch bei den Chips: Du gewinnst mit dem besseren Platz auf Weg 8.
               *[no] Gleichstand, auch bei den Chips: { $seat } gewinnt mit dem besseren Platz auf Weg 8.
            }
       *[shared]
            { $you ->
                [yes] Gleichstand in allem: Du teilst den Sieg.
               *[no] Gleichstand in allem: { $seat } teilt den Sieg.
            }
    }

## The board

eight-routes-lid = Der Deckel
eight-routes-dice =
    { $count ->
        [0] keine Würfel
        [one] ein Würfel
       *[other] { $count } Würfel
    }
eight-routes-box = { $action } ({ eight-routes-dice })
eight-routes-box-promise =
    { $action } ({ eight-routes-dice }): von Feld { $from } auf { $to }{ $change ->
        [more] , { $by ->
            [one] ein Punkt
           *[other] { $by } Punkte
        } mehr
        [less] , { $by ->
            [one] ein Punkt
           *[other] { $by } Punkte
        } weniger
       *[same] { "" }
    }
eight-routes-rounds = Runde { $round } von { $rounds }
eight-routes-route = Weg { $route }
eight-routes-route-1 = Weg 1, Position: Jedes Feld hat eigene Punkte.
eight-routes-route-2 = Weg 2, Rang: nichts unter Feld 5.
eight-routes-route-3 = Weg 3, Rang. Ein Schritt zurück bezahlt dafür, einen Würfel im Deckel um eins zu drehen.
eight-routes-route-4 = Weg 4, Rang. Ab Feld 4 darf ein Geber den eigenen Würfel werfen.
eight-routes-route-5 = Weg 5, Rang. Zwei Schritte zurück bezahlen einen Schritt auf einem anderen Weg.
eight-routes-route-6 = Weg 6, Rang: Nur der Erste punktet. Wer 6er nimmt, darf einen Chip für einen Schritt umdrehen.
eight-routes-route-7 = Weg 7, Position: Die meisten Punkte gibt es auf den Feldern 7, 14 und 20.
eight-routes-route-8 = Weg 8, Rang. Wer 8er nimmt, darf noch einen Würfel nehmen.
eight-routes-power-c = dreht einen Würfel
eight-routes-power-d6 = eigener Würfel
eight-routes-power-d = Umweg
eight-routes-power-chip = Chips
eight-routes-power-bonus = Bonuswürfel
eight-routes-place-free = niemand
eight-routes-standing =
    { $you ->
        [yes] du, auf Feld { $square }
       *[no] { $seat }, auf Feld { $square }
    }
eight-routes-parent = Geber dieser Runde: wirft zuerst, wählt zuletzt
eight-routes-chips =
    { $up ->
        [one] { $up } Chip offen
       *[other] { $up } Chips offen
    }{ $down ->
        [0] { "" }
       *[other] , { $down } umgedreht
    }
eight-routes-total = Punkte, wenn das Spiel jetzt endete
eight-routes-breakdown = Woher die Punkte kamen
eight-routes-player = Wer
eight-routes-start = Anfang
eight-routes-sum = Summe

## The lesson

eight-routes-lesson-lid = Das ist der Deckel. Jede Runde werden alle Würfel geworfen und hier nach ihrem Wert sortiert, 1 bis 8. Alle nehmen aus demselben Deckel, einer nach dem anderen. Wer am Ende die meisten Punkte auf den acht Wegen hat, gewinnt.
eight-routes-lesson-routes = Jeder Wert hat einen Weg. Die Würfel, die du nimmst, ziehen deine Figur auf dem Weg ihres Werts. Die Zahlen neben einem Weg sind die Punkte für den ersten, zweiten und dritten Platz; auf den Wegen 1 und 7 hat das Feld selbst die Punkte.
eight-routes-lesson-box = Du bist dran. Nimm alle Würfel eines Fachs: Im Deckel sind sieben 3er. Nimm sie.
eight-routes-lesson-box-why = Sieben Würfel, also sieben Felder auf Weg 3. Viele Würfel in einem Fach sind selten: Deine Nachbarn wollten sie auch.
eight-routes-lesson-box-wrong = Dieses Fach hat weniger Würfel. Ein Fach mit sieben Würfeln bringt dich sieben Felder weiter: Nimm die 3er.
eight-routes-lesson-box-wrong-shake = Ein Schütteln würfe die sieben 3er neu, und du gingest ein Feld weniger. Nimm die 3er.
eight-routes-lesson-change = Weg 3 lässt dich einen Würfel um eins drehen, für ein Feld zurück auf Weg 3. So geht es: Mach aus einer 6 eine 7.
eight-routes-lesson-change-why = Ein Feld zurück auf Weg 3, und der Deckel ist für die nach dir ein anderer. Das geht auch vor dem Nehmen, damit dein eigenes Fach größer wird. Dann waren die anderen dran, und eine neue Runde begann.
eight-routes-lesson-change-wrong = In diesem Schritt wird aus einer 6 eine 7. In einem echten Spiel kann anderes besser sein, oder den Zug ohne das zu beenden.
eight-routes-lesson-change-wrong-end = Niemand muss Weg 3 nutzen: Den Zug zu beenden ist erlaubt. Sieh hier erst, wie aus einer 6 eine 7 wird.
eight-routes-lesson-eights = 8er haben eine Kraft: Wer sie nimmt, darf noch einen einzelnen anderen Würfel nehmen. Nimm die 8er.
eight-routes-lesson-eights-why = Drei Felder auf Weg 8, und nun der Bonus.
eight-routes-lesson-eights-wrong = Nur die 8er bringen einen Bonuswürfel. Nimm die 8er.
eight-routes-lesson-eights-wrong-shake = Ein Schütteln würfe die 8er weg, und den Bonuswürfel mit ihnen. Nimm die 8er.
eight-routes-lesson-eights-wrong-c = Das kostet ein Feld auf Weg 3, und die 8er liegen schon da. Nimm sie.
eight-routes-lesson-bonus = Nimm einen Würfel mit einem anderen Wert: eine 2.
eight-routes-lesson-bonus-why = Das setzt deine Figur auf Weg 2. Aber Achtung: Unter Feld 5 zahlt Weg 2 nichts.
eight-routes-lesson-bonus-wrong = Jeder Würfel ist hier ein Feld auf seinem Weg. Die 2 stellt eine Figur auf einen Weg, auf dem du noch keine hast: Nimm sie.
eight-routes-lesson-bonus-wrong-no-bonus = Der Bonuswürfel kostet nichts: Er ist ein geschenktes Feld. Nimm die 2.
eight-routes-lesson-enough = Du kannst jetzt Weg 3 oder Weg 5 nutzen oder es lassen. Beende deinen Zug.
eight-routes-lesson-enough-why = Die nächste Person macht mit dem weiter, was du übrig lässt. Der Geber einer Runde nimmt zuletzt, und der Deckel geht nach links.
eight-routes-lesson-enough-wrong = Das geht, aber es kostet Felder. Beende hier einfach den Zug.
eight-routes-lesson-shake = Gefällt dir nichts im Deckel, schüttle ihn: Alle übrigen Würfel werden neu geworfen. Versuch es.
eight-routes-lesson-shake-why = Du nimmst ein Fach des neuen Wurfs, ziehst aber ein Feld weniger. Jetzt weißt du alles, was du brauchst: Die meisten Punkte auf acht Wegen gewinnen.
eight-routes-lesson-shake-wrong = Sobald du ein Fach nimmst, gibt es kein Schütteln mehr: Das ist die Wahl. Schüttle jetzt und sieh, was kommt.
eight-routes-lesson-shake-wrong-c = Eine Änderung kostet ein Feld auf Weg 3, und das Schütteln würfe den Würfel neu. Schüttle zuerst.

## The coach

eight-routes-coach-turn = Such das Fach, das dich an anderen vorbeibringt, nicht nur das vollste: Die meisten Wege zahlen für Plätze.
eight-routes-coach-after = Du musst nichts mehr tun. Die Wege 3 und 5 bezahlen Änderungen und Umwege mit eigenen Feldern.
eight-routes-coach-d6 = Der eigene Würfel kostet nichts: Wirf ihn.
eight-routes-coach-bonus = Der Bonuswürfel zieht ein Feld. Nimm ihn, wo ein Feld jemanden überholt oder einen Weg eröffnet.
eight-routes-coach-chip = Ein Chip dreht sich nie zurück. Spät im Spiel ist ein einzelner Schritt oft mehr wert.
eight-routes-coach-shaken = Nach dem Schütteln ziehst du ein Feld weniger, als du Würfel nimmst, aber mindestens eins.

## What decided a tie, on the page of the end

eight-routes-tied-by-chips =
    { $you ->
        [yes] { $level }, und du hast mehr offene Chips.
       *[no] { $level }, und { $names } hat mehr offene Chips.
    }
eight-routes-tied-by-route-8 =
    { $you ->
        [yes] { $level }, auch bei den Chips gleich: Du bist auf Weg 8 weiter vorn.
       *[no] { $level }, auch bei den Chips gleich: { $names } ist auf Weg 8 weiter vorn.
    }
eight-routes-tied-by-shared = { $level }, und auch bei den Chips und auf Weg 8 gleich.

## Why a question is asked now: the line below the prompt

eight-routes-why-d6 = Du bist Geber, und deine Figur auf Weg 4 steht auf Feld 4 oder weiter.
eight-routes-why-turn = Alle nehmen reihum ein Fach pro Runde, der Geber zuletzt. Was du nimmst, fehlt den anderen.
eight-routes-why-shaken = Ein Schütteln gilt. Es kostet ein Feld.
eight-routes-why-chip = Du hast eine 6 genommen und einen offenen Chip.
eight-routes-why-bonus = Du hast eine 8 genommen: Ein einzelner Würfel mit anderem Wert darf mitkommen.
eight-routes-why-after = Dein Fach ist genommen. Mit den Wegen 3 und 5 lässt sich noch je einmal bezahlen.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

eight-routes-term-parent = Geber, Gebers
eight-routes-term-parent-is = Geber: wirft alle Würfel der Runde und nimmt zuletzt.
eight-routes-term-lid = Deckel, Deckels
eight-routes-term-lid-is = Deckel: enthält die Würfel der Runde, nach Werten in acht Fächer sortiert.
eight-routes-term-box = Fach, Fachs, Fächer, Fächern
eight-routes-term-box-is = Fach: alle Würfel eines Werts im Deckel. Wer ein Fach nimmt, nimmt sie alle.
eight-routes-term-shake = Schütteln, geschüttelt
eight-routes-term-shake-is = Schütteln: werfen, was noch im Deckel ist, und ein Fach für ein Feld weniger nehmen.
eight-routes-term-chip = Chip, Chips
eight-routes-term-chip-is = Chip: Der Geber bekommt jede Runde einen. Mit einer 6 lässt er sich für einen Schritt umdrehen; offen bricht er Gleichstände.
eight-routes-term-bonus = Bonuswürfel
eight-routes-term-bonus-is = Bonuswürfel: Wer eine 8 nimmt, darf noch einen Würfel mit anderem Wert nehmen.
eight-routes-term-private = eigener Würfel, eigenen Würfel
eight-routes-term-private-is = Eigener Würfel: ein Sechsseiter, den ein Geber mit der Figur von Weg 4 ab Feld 4 werfen darf.
eight-routes-term-detour = Umweg, Umwege
eight-routes-term-detour-is = Umweg: zwei Felder zurück auf Weg 5 für einen Schritt auf einem anderen Weg.

## The game's page

eight-routes-best = Zu viert: genug Würfel zur Auswahl, und jedes Fach, das du liegen lässt, kann weg sein, wenn du wieder dran bist.
eight-routes-part-lid = Der Deckel mit den Würfeln dieser Runde
eight-routes-part-routes = Die acht Wege und was sie wert sind
eight-routes-part-power-d6 = Ein eigener Würfel, ab Feld 4
eight-routes-part-power-chip = 6er drehen Chips für einen Schritt um
eight-routes-part-power-bonus = 8er bringen einen Bonuswürfel

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

eight-routes-not-1-2 = Das Spiel ist vorbei.
eight-routes-not-2-6 = An diesem Tisch wird ohne das Schütteln gespielt.
eight-routes-not-3-3 = { $prompt ->
        [none] Zuerst entscheidet der Geber über seinen eigenen Würfel.
        [d6] Sag zuerst, ob du deinen eigenen Würfel wirfst.
       *[other] Nur der Geber hat einen eigenen Würfel, vor dem ersten Zug, mit der Figur von Weg 4 ab Feld 4.
    }
eight-routes-not-3-5 = Du bist nicht dran: Alle ziehen einmal pro Runde, der Geber zuletzt.
eight-routes-not-4-1 = { $prompt ->
        [after] Du hast in diesem Zug schon Würfel genommen.
       *[other] Nimm zuerst Würfel: Jeder Zug hat eine Pflichtaktion.
    }
eight-routes-not-4-2 = Das hast du in diesem Zug schon genutzt.
eight-routes-not-4-3 = In diesem Fach ist kein Würfel.
eight-routes-not-4-5 = Nach einem Schütteln nimmst du erst ein Fach; davor geht nur Weg 3.
eight-routes-not-4-6 = Nur bei leerem Deckel machst du statt Würfeln einen freien Schritt.
eight-routes-not-4-7 = Das braucht deine Figur auf Weg 3 und einen Würfel im Deckel, der sich ändern lässt.
eight-routes-not-4-10 = Ein Umweg führt auf einen anderen Weg und braucht deine Figur auf Weg 5, auf Feld 2 oder weiter.
eight-routes-not-4-11 = Deine Figur auf Weg 5 steht auf Feld 1: Ein Umweg kostet zwei Felder.
eight-routes-not-4-12 = Diese Figur steht schon auf Feld 20.
eight-routes-not-4-13 = Einen Chip dreht man nur gleich, nachdem man eine 6 genommen hat.
eight-routes-not-4-14 = Der Bonuswürfel ist ein einzelner Würfel mit anderem Wert, gleich nach einer 8.
eight-routes-not-4-15 = Sag zuerst, ob du die Kraft der genommenen Würfel nutzt.
eight-routes-not-4-4 = Im Deckel ist kein Würfel zum Schütteln.

## What a table or a variant cannot be

eight-routes-refused-rounds = Zu { $players } ist jeder gleich oft Geber: Die Rundenzahl muss ein Vielfaches von { $players } sein.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

eight-routes-group-set-up = Am Anfang
eight-routes-group-powers = Kräfte
eight-routes-group-routes = Routen
eight-routes-data-set-up-dice = Würfel zu { $name }
eight-routes-data-set-up-rounds = Runden zu { $name }
eight-routes-data-set-up-start = Punkte am Anfang zu { $name }, in Zugfolge
eight-routes-data-powers-d6-from = Der eigene Würfel darf ab diesem Feld von Route 4 geworfen werden
eight-routes-data-powers-c-fee = Einen Würfel zu drehen kostet so viele Felder von Route 3
eight-routes-data-powers-d-fee = Ein Umweg kostet so viele Felder von Route 5
eight-routes-data-routes-points = Route { $name }: Punkte jedes Feldes
eight-routes-data-routes-places = Route { $name }: Punkte jedes Ranges
eight-routes-data-routes-from = Route { $name }: zählt ab diesem Feld
