# The words of the site itself, in German; each game brings its own.
#
# This translation waits for a native reader. No German rulebook was printed for these games: all of this file is ours.

title-home = asobi: Spiele für heute Abend
title-new = { $game }: ein neuer Tisch
title-table = { $game } · asobi
title-my-turn = ● Du bist dran: { $game }
title-replay = Wiederholung: { $game }
home-link = asobi, zur Startseite
skip-to-main = Zum Inhalt
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
theme =
    { $theme ->
        [light] Farben: hell
        [dark] Farben: dunkel
       *[system] Farben: wie dein System
    }
language = Sprache
labelled = { $name }: { $what }
# What stands between two sentences.
between-sentences = { " " }
missing-title = Diese Seite gibt es nicht
missing-home = Alle Spiele
loading = Der Tisch wird gedeckt …
offline-title = Keine Verbindung zum Server
offline-more = Deine Spiele sind sicher: Jeder Zug liegt auf der Platte. Komm wieder, wenn du verbunden bist.
offline-again = Noch einmal versuchen

## The first page

welcome = Was spielen wir heute Abend?
welcome-more = Kein Konto, nichts zu installieren. Nimm eine Schachtel aus dem Regal.
your-name = Dein Name am Tisch
guest-name = Gast
shelf = Das Regal
shelf-empty = Auf diesem Server ist kein Spiel installiert.
players-range =
    { $low ->
        [1]
            { $high ->
                [1] für eine Person
               *[other] 1 bis { $high } Personen
            }
       *[other]
            { $same ->
                [yes] { $low } Personen
               *[no] { $low } bis { $high } Personen
            }
    }
play-now = Gleich spielen
play-now-game = Gleich spielen: { $game }, gegen Bots
invite = Freunde einladen
invite-game = Freunde einladen: { $game }
watch-bots = Bots zusehen
watch-bots-game = Bots zusehen: { $game }
set-up = Einrichten …
set-up-game = Einrichten … { $game }
my-games = Deine Spiele
open-tables = Offene Tische
open-tables-none = Gerade ist kein Tisch offen. Lade jemanden ein!
watch-tables = Zusehen
finished-games = Beendete Spiele
clear-finished = Liste leeren
drop-record = Du hast die Aufzeichnung eines Spiels? Zieh die Datei auf diese Seite, um sie anzusehen.
open-record = Aufzeichnung öffnen
nobody-yet = noch niemand
some-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
table-open =
    { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
table-over = beendet
table-watch = zusehen
table-against = gegen { $names }
table-result =
    { $won ->
        [yes] Du hast gewonnen
        [shared] Du hast mitgewonnen
        [none] Niemand hat gewonnen
       *[no]
            { $count ->
                [one] { $winner } hat gewonnen
               *[other] { $winner } teilen sich den Sieg
            }
    }
table-my-turn = du bist dran
table-running = läuft

## A new table

setup-players = Mitspieler
setup-how-many = Wie viele spielen
setup-seat = Platz { $number }
setup-settings = Das Spiel
setting-as-usual = wie üblich
setup-table = Der Tisch
setup-hints = Tipps sind erlaubt
setup-public = Alle finden ihn auf der Startseite, zum Mitspielen oder Zusehen
setup-here-name = Name der anderen Person an diesem Bildschirm
setup-clock = Uhr für alle
setup-clock-off = keine Uhr
setup-clock-minutes = { $minutes } Minuten
setup-start = Spiel beginnen
setup-invite = Tisch öffnen
setup-watch = Zusehen
seat-kind-me = Ich
seat-kind-here = Jemand anders an diesem Bildschirm
seat-kind-open = Offen, für alle mit dem Link
seat-kind-search = Bot: denkt voraus
seat-kind-greedy = Bot: schnell
seat-kind-easy = Bot: leicht
seat-kind-beginner = Bot: Anfänger
seat-kind-normal = Bot: mittel
seat-kind-hard = Bot: schwer
seat-kind-expert = Bot: Profi
seat-kind-hunch = Bot: nach Gefühl
seat-kind-learned = Bot: hat gelernt
seat-kind-random = Bot: Zufall
seat-kind-bot = Bot: { $bot }

## Variants: a game with other numbers

variants = Varianten
variant-of = Eine Variante von { $game }
variant-change = { $base } → { $here }
title-dials = { $game } verändern · asobi
dials-title = { $game } verändern
dials-more = An jeder Zahl hier lässt sich drehen. Spiel das veränderte Spiel sofort, oder speichere es als Datei für das Labor.
dials-none = An diesem Spiel lässt sich nichts drehen.
dials-search = Regler suchen
dials-range = { $low } bis { $high }
dials-reset = zurück auf { $base }
dials-too-many = { $shown } von { $all } Reglern; die anderen findet die Suche oben.
dials-name = Name der Variante
dials-unnamed = { $game }, verändert
dials-changes =
    { $count ->
        [0] noch nichts verändert
        [one] eine Änderung
       *[other] { $count } Änderungen
    }
dials-play = Spielen
dials-save = Als Datei speichern
setup-dials = Die Zahlen dieses Spiels verändern …

## Inviting

invite-title = Schick diesen Link an deine Freunde
invite-more = Wer ihn öffnet, setzt sich auf einen freien Platz oder sieht zu.
invite-link = Link zu diesem Tisch
invite-address = Adresse im Netz deiner Freunde
invite-alone = Nur dieser Rechner erreicht diese Adresse. Starte den Server mit `--host 0.0.0.0`, damit dein Netz hereinkommt.
invited = { $host } lädt dich zu { $game } ein
invite-code = Der Link als Code für die Kamera eines Telefons
invite-waiting =
    { $free ->
        [0] Alle sind da.
        [one] Noch eine Person fehlt.
       *[other] Noch { $free } Personen fehlen.
    }
copy = Kopieren
copied = Kopiert
share = Teilen
seats = Plätze
sit-down = Hier hinsetzen
seat-free = frei
start-with-bots = Jetzt beginnen, Bots nehmen die freien Plätze

## The table

board = Spielbrett
table-missing = Dieser Tisch lässt sich nicht zeigen
line-lost = Die Verbindung zum Server ist abgerissen. Neuer Versuch …
tabs = Neben dem Brett
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
generic-players = Mitspieler
generic-fixed = Was sich an diesem Tisch nie ändert
generic-find = Möglichkeit suchen
generic-many =
    { $count ->
        [one] Ein Wert
       *[other] { $count } Werte
    }
generic-yes = ja
generic-no = nein
generic-none = keine
generic-empty = leer
prompt-region = Was zu entscheiden ist
options-group = Du kannst wählen
sending = Deine Wahl wird geschickt …
your-decision = Deine Entscheidung: { $prompt }
waiting-for = Warten auf { $seat }.
answer-limit =
    { $seconds ->
        [one] Eine Sekunde für die Antwort; danach gilt „{ $choice }“.
       *[other] { $seconds } Sekunden für die Antwort; danach gilt „{ $choice }“.
    }
answer-limit-other =
    { $seconds ->
        [one] { $seat } hat eine Sekunde für die Antwort.
       *[other] { $seat } hat { $seconds } Sekunden für die Antwort.
    }
answer-left =
    { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }
won =
    { $count ->
        [0] Niemand hat gewonnen.
        [one]
            { $you ->
                [yes] Du hast gewonnen!
               *[no] { $names } hat gewonnen.
            }
       *[other] { $names } teilen sich den Sieg.
    }
watching =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
watching-you =
    { $others ->
        [0] Du siehst zu
        [one] Du und { $others } weitere Person seht zu
       *[other] Du und { $others } weitere Personen seht zu
    }
curtain = Gib den Bildschirm an { $name }
curtain-more = Was die anderen haben, bleibt bis dahin verborgen.
curtain-here = Ich bin { $name }
leave = Den Tisch endgültig verlassen
leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter.
leave-finished = Aus meiner Liste nehmen
notify-on = Der Browser ruft mich, wenn ich dran bin
notify-off = Lass mich vom Browser rufen, wenn ich dran bin
notify-ask = Du warst dran, während du woanders warst. Soll der Browser es dir nächstes Mal sagen?
notify-yes = Ja, bitte
notify-no = Nein, danke
shortcuts = Tasten
key-propose = die erste … neunte Möglichkeit vorschlagen
key-go = tun, was vorgeschlagen ist
key-skip = überspringen, was gezeigt wird; Vorschlag fallen lassen
key-show = zu dem, was wählbar ist
key-pace = Bewegung ändern
key-replay = ein Zug zurück, ein Zug vor (Wiederholung)
key-overview = diese Übersicht
skip = Überspringen
show-me = Zeig es mir
armed-go = So machen
armed-not = Doch nicht
armed-none = Tippe an, was du willst
choose-more = Wählen … ({ $count })
result = Ergebnis
close = Schließen
menu = Menü
panes = Teile des Tisches
pane-table = Tisch
confirm =
    { $confirm ->
        [always] Zweiter Klick bestätigt: immer
        [never] Zweiter Klick bestätigt: nie
       *[touch] Zweites Tippen bestätigt: bei Berührung
    }
hand =
    { $left ->
        [yes] Knöpfe für die linke Hand
       *[no] Knöpfe für die rechte Hand
    }
undo = Zurücknehmen
hint = Tipp
hint-thinking = Denkt nach …
advice = Tipp: { $action }.
advice-aim = Tipp: Ziele so, wie es jetzt gezeigt wird.
# What a hint is expected to bring. $chance and $other are chances of winning, $points and $others points at the end.
advice-better = Das gewinnt von hier aus etwa { $chance } der Spiele; das Nächstbeste, „{ $next }“, etwa { $other }.
advice-even = Das gewinnt von hier aus etwa { $chance } der Spiele. „{ $next }“ ist etwa gleich gut.
advice-alone = Das gewinnt von hier aus etwa { $chance } der Spiele.
advice-usual = Das gewinnt von hier aus etwa { $chance } der Spiele, ein üblicher Versuch etwa { $other }.
advice-points = Im Schnitt endest du mit { $points } Punkten statt mit { $others }.

## Why did you do that? A bot answers for itself

why-moved = Warum hast du das getan?
why-moved-of = Frag { $name }: Warum hast du das getan?
why-moved-thinking = { $name } sucht nach Worten …
why-moved-better = „{ $choice }: Noch einmal betrachtet, gewinne ich damit etwa { $chance } der Spiele. ‚{ $next }‘ hätte etwa { $other } gewonnen.“
why-moved-worse = „{ $choice }: Noch einmal betrachtet, gewinne ich damit etwa { $chance } der Spiele. ‚{ $next }‘ hätte etwa { $other } gewonnen: Das habe ich übersehen.“
why-moved-even = „{ $choice }: Noch einmal betrachtet, gewinne ich damit etwa { $chance } der Spiele. ‚{ $next }‘ wäre etwa gleich gut gewesen.“
why-moved-alone = „{ $choice }: Noch einmal betrachtet, gewinne ich damit etwa { $chance } der Spiele.“
why-moved-usual = „Ich habe auf etwa { $chance } der Spiele gezielt. Ein üblicher Versuch hätte etwa { $other } gebracht.“
why-moved-only = „{ $choice }: Es gab nichts anderes zu tun.“
why-moved-secret = „Das behalte ich für mich, bis das Spiel vorbei ist.“
why-moved-forward = „Es bringt mich voran: { $gain } für meine Aussicht auf den Sieg, soweit du sehen kannst.“
why-moved-against = „Es hält { $rival } auf: { $gain } für deren Aussicht auf den Sieg.“
why-moved-little = „Es ändert wenig. Ich warte auf etwas Besseres.“
pace =
    { $pace ->
        [quick] Bewegung: schnell
        [off] Bewegung: aus
       *[normal] Bewegung: normal
    }
pace-help = Wie schnell Züge gezeigt werden: normal, schnell oder gar nicht. Escape überspringt.
replay = Wiederholung
record = Aufzeichnung
aim = Loslassen
why-not = { $number }: { $text }
why-ask = Darf ich jetzt …?
why-allowed = Ja, das kannst du jetzt wählen.
why-unknown = Jetzt nicht.
tip-forbidden = { $action }
    Jetzt nicht. { $reason }
rules-find = In den Regeln suchen
rules-departure = Im Druck:
rules-none = Davon spricht keine Regel.
source-seed = gedruckte Regeln
source-public = allgemein bekannt
source-recon = von uns rekonstruiert
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
chat-send = Senden

## Players

you = du
player-unnamed = Person { $number }
bot-name-0 = Kessel
bot-name-1 = Laterne
bot-name-2 = Abakus
bot-name-3 = Kompass
bot-name-4 = Fingerhut
bot-name-5 = Pfeife
bot-name-6 = Teetasse
bot-name-7 = Kiesel
seat-bot =
    { $bot ->
        [beginner] ein Anfänger: sieht eine von zehn Möglichkeiten (Stufe 1 von 5)
        [easy] ein leichter Bot: sieht ein Drittel seiner Möglichkeiten (Stufe 2 von 5)
        [normal] übersieht zwei von fünf Möglichkeiten (Stufe 3 von 5)
        [hard] sieht alle seine Möglichkeiten (Stufe 4 von 5)
        [expert] denkt voraus (Stufe 5 von 5)
        [search] ein Bot, der vorausdenkt
        [greedy] ein schneller Bot
        [learned] ein Bot, der aus Spielen gelernt hat
        [hunch] ein Bot, der nach Gefühl spielt
       *[random] ein Bot, der nach Zufall spielt
    }
seat-unlearned =
    { $like ->
        [greedy] { $kind }. Tische wie diesen hat er nicht gelernt, und er spielt wie ein schwerer Bot
       *[search] { $kind }. Tische wie diesen hat er nicht gelernt, und er denkt mit der üblichen Schätzung voraus
    }
seat-lent = ein Bot spielt für sie
seat-present = am Tisch
seat-away = nicht da
seat-thinking = denkt nach
lend = Einen Bot für mich spielen lassen
lend-help = Lass einen Bot für dich spielen; du bekommst deinen Platz jederzeit zurück.
lend-absent = Einen Bot spielen lassen
take-back = Wieder selbst spielen

## The past

replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Ein Zug vor
replay-last = Zum Ende
replay-slider = Zug
replay-at = Zug { $upto } von { $last }
replay-leave = Zum Tisch
play-on = Von hier weiterspielen

## The end

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
chart = Punkte im Lauf des Spiels
rematch = Noch einmal spielen
rematch-join = Beim nächsten Spiel mitmachen

## Fair dice

fair-check = Würfel prüfen
fair-title = Waren die Würfel fair?
fair-lead = Dein Browser hat es selbst nachgerechnet, aus der Aufzeichnung des Spiels und aus dem, was er sich am Tisch gemerkt hat.
fair-none = Die Aufzeichnung dieses Spiels trägt keinen Beweis: Sie kam aus einer Datei, setzt ein anderes Spiel fort oder ist älter als der Beweis.
fair-yes = Alles passt
fair-no = Etwas passt nicht
fair-terms =
    { $holds ->
        [yes] Der Beweis spricht von diesem Tisch und diesem Spiel.
       *[no] Der Beweis spricht von einem anderen Tisch oder Spiel.
    }
fair-commitment =
    { $holds ->
        [yes] Das Geheimnis des Servers ist das, an das er sich vor dem Spiel gebunden hat.
        [no] Das Geheimnis des Servers ist nicht das, an das er sich vor dem Spiel gebunden hat.
       *[unknown] Dieser Browser war am Anfang nicht da: Er weiß nicht, ob der Server bei seinem Geheimnis blieb.
    }
fair-own =
    { $holds ->
        [yes] Was dein Browser beigetragen hat, ist unverändert dabei.
        [no] Was dein Browser beigetragen hat, fehlt oder wurde verändert.
       *[unknown] Dieser Browser hat zu diesen Würfeln nichts beigetragen.
    }
fair-seals =
    { $holds ->
        [yes] Alle haben geöffnet, was sie vorher versiegelt hatten.
       *[no] Was geöffnet wurde, ist nicht das Versiegelte.
    }
fair-seed =
    { $holds ->
        [yes] Die Würfel des Spiels kommen aus dem Geheimnis des Servers und aus dem, was die Mitspieler beigetragen haben.
       *[no] Die Würfel des Spiels kommen nicht aus dem Geheimnis des Servers und den Beiträgen der Mitspieler.
    }
fair-added = Plätze, die etwas beigetragen haben: { $seats }.
fair-kept-back = Versiegelt, aber nicht rechtzeitig geöffnet: Plätze { $seats }. Sie waren nicht da, haben es zurückgehalten, oder der Server ließ es weg.
fair-shown = Woran sich der Server gebunden hat, wie dieser Browser es sich am Tisch gemerkt hat:
fair-proves = Was das beweist
fair-proves-more = Wenn alles passt und du etwas beigetragen hast, hat niemand die Würfel dieses Spiels ausgesucht: weder der Server noch die Mitspieler, noch alle zusammen ohne dich. Und niemand hat sie nachher verändert.
fair-not = Was es nicht beweist
fair-not-more = Wer den Server betreibt, kannte jeden kommenden Wurf und jede verdeckte Karte, sobald das Spiel begann, und kann es weitergesagt oder einen Tisch vor dem Anfang fallen gelassen haben. Das Denken der Bots wird nicht geprüft, auch nicht, was außerhalb der Regeln berechnet wurde, etwa wie Teile fallen. Und diese Seite kommt vom selben Server: Wer ihm gar nicht traut, prüft die Aufzeichnung mit einem eigenen Programm.
fair-command = Mit der Aufzeichnung in einer Datei prüft dies dasselbe, und dass das ganze Spiel aus diesen Würfeln folgt:

## What is kept of a guest

me-title = Was dieser Server von dir behält
me-kept = Deinen Namen auf den Plätzen, die du genommen hast, was du im Chat gesagt hast, und ein Cookie mit einer Zufallszahl, mit der deine Spiele wiedergefunden werden. Die Schlüssel zu deinen Plätzen, dein Name und deine Einstellungen liegen nur in diesem Browser. Es gibt kein Konto, keine Adresse, kein Passwort.
me-tables =
    { $tables ->
        [0] Kein Tisch kennt dich
        [one] Ein Tisch kennt dich
       *[other] { $tables } Tische kennen dich
    }{ $running ->
        [0] .
        [one] ; ein Spiel läuft noch.
       *[other] ; { $running } Spiele laufen noch.
    }
me-forget-title = Alles löschen
me-forget-more = Dein Name verschwindet von jedem Tisch, alles, was du gesagt hast, wird gelöscht, und dieser Browser vergisst deine Schlüssel. Was du gespielt hast, bleibt ohne deinen Namen: Es ist auch das Spiel der anderen. Wo noch ein Spiel läuft, spielt ein Bot an deiner Stelle weiter. Kopien, die der Betreiber gemacht hat, erreicht das nicht.
me-forget = Löschen, was von mir da ist
me-forget-sure = Ja, löschen: Nichts bringt es zurück
me-keep = Behalten
me-forgotten = Es ist gelöscht.

## What the server refuses

refused = Der Server hat abgelehnt ({ $key }).
refused-server = Der Server konnte das nicht tun ({ $status }). Versuch es gleich noch einmal.
refused-no-server = Der Server antwortet nicht. Läuft er noch?
refused-banned = Der Betreiber dieses Servers lässt dich nicht mehr herein.
refused-begun = Das Spiel hat schon begonnen.
refused-bot = Es gibt keinen Bot namens { $bot }.
refused-chance = Was dieser Browser zu den Würfeln beitrug, passt nicht zu seinem Siegel. Das Spiel beginnt ohne es.
refused-chat = Eine Zeile im Chat hat höchstens { $longest } Zeichen.
refused-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
refused-damaged = Dieser Tisch lässt sich nicht wieder lesen. Den Grund findet der Betreiber im Protokoll.
refused-gave-up = Der Bot findet keinen Zug. Gib den Platz einem anderen Bot, oder komm später wieder.
refused-heavy = Diese Stellung kostet den Server zu viel Zeit oder Speicher. Der Tisch ist geschlossen.
refused-host = Der Server kennt den Namen in deiner Adresszeile nicht. Nimm seine Adresse, oder starte ihn mit `--name`.
refused-illegal = Das ist jetzt nicht wählbar.
refused-late = Deine Zeit war um: Ein Bot spielt für dich weiter.
refused-lent = Ein Bot hat diesen Platz. Nimm ihn erst zurück.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refused-minutes = Diese Uhr lässt sich nicht stellen.
refused-move-id = Der Server hat diesen Zug nicht verstanden. Lade die Seite neu.
refused-name = Gib dir bitte einen Namen.
refused-no-game = Hier gibt es kein Spiel namens { $game }.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-idea = Der Bot weiß auch nicht weiter.
refused-no-reason = Dort hat noch kein Bot etwas gewählt.
refused-no-page = Diese Seite gibt es nicht.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-table = Unter dieser Adresse ist kein Tisch bekannt. Vielleicht wurde er geschlossen, weil niemand kam.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-lent = Kein Bot hat deinen Platz.
refused-not-over = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
refused-not-your-turn = Du bist nicht dran.
refused-one-seat = Du kannst nur einen Platz nehmen.
refused-setting = Dieses Spiel nimmt diese Einstellungen nicht an: { $why }
refused-setting-choice = „{ WORD($game, "-setting-", $setting) }“ kann nicht { $value } sein.
refused-setting-flag = „{ WORD($game, "-setting-", $setting) }“ ist an oder aus, nicht { $value }.
refused-setting-long = „{ WORD($game, "-setting-", $setting) }“ hat höchstens { $longest } Zeichen, nicht { $length }.
refused-setting-number = „{ WORD($game, "-setting-", $setting) }“ ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }.
refused-setting-unknown = Dieses Spiel hat keine Einstellung { $setting }.
refused-setting-words = „{ WORD($game, "-setting-", $setting) }“ ist ein Text, nicht { $value }.
refused-dial = Dieses Spiel hat keinen Regler { $dial }.
refused-dial-number = Der Regler { $dial } ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }.
refused-dial-numbers = Der Regler { $dial } ist eine Reihe von { $count } ganzen Zahlen von { $low } bis { $high }, nicht { $value }.
refused-dial-text = Der Regler { $dial } ist ein Text von höchstens { $longest } Zeichen.
refused-dial-words = Der Regler { $dial } besteht aus { $low } bis { $high } dieser Wörter: { $words }.
refused-variant = Eine Variante hat einen Namen und Regler mit ihren Werten.
refused-variant-fit = Die Regler passen nicht zusammen: { $why }
refused-variant-name = Der Name einer Variante hat höchstens { $longest } Zeichen.
refused-origin = Eine andere Seite hat in deinem Namen gefragt; nichts wurde getan.
refused-other-seat = Das ist nicht dein Platz.
refused-over = Das Spiel ist vorbei.
refused-past = Das Spiel hat bisher nur { $choices } Züge.
refused-present = Die Person ist noch da. Warte { $seconds } Sekunden.
refused-protocol = Diese Seite ist älter als der Server. Lade sie neu.
refused-record = Keine lesbare Aufzeichnung, Zeile { $line }: { $why }
refused-rules = Die Aufzeichnung folgt anderen Regeln als den hier installierten.
refused-seated = Du hast schon einen Platz.
refused-seats = Die Plätze passen nicht zu diesem Spiel.
refused-stale = Der Tisch ist inzwischen weiter. Schau noch einmal hin.
refused-store = Der Server kann gerade nichts aufschreiben. Nichts wurde geändert; versuch es gleich noch einmal.
refused-taken = Jemand hat sich vor dir dorthin gesetzt.
refused-token = Dieser Browser hat keinen Schlüssel zu diesem Platz. Du kannst zusehen.
refused-too-fast = Langsam, bitte.
refused-too-large = Diese Datei ist zu groß.
refused-too-many-tables = Du hast zuletzt viele Tische geöffnet. Warte ein wenig.
refused-undo = Das lässt sich nicht mehr zurücknehmen.
refused-unknown-action = Eine solche Aktion kennt dieses Spiel nicht.
refused-hello-first = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refused-hello-once = Der Server hat diese Seite nicht verstanden. Lade sie neu.

## Panes and short words of boards on a phone

eight-routes-pane-table = Tisch
eight-routes-pane-points = Punkte { $round }/{ $rounds }
eight-routes-short-c = dreht
eight-routes-short-d6 = eigener
eight-routes-short-d = Umweg
eight-routes-short-chip = Chips
eight-routes-short-bonus = Bonus
cubitos-pane-dice = Würfel
cubitos-pane-track = Strecke
cubitos-pane-market = Markt
cubitos-to-track = Zur Strecke
cubitos-pass-keeps =
    { $coins ->
        [one] 1 Münze behalten
       *[other] { $coins } Münzen behalten
    }
    { $feet ->
        [one] und 1 Fuß
       *[other] und { $feet } Füße
    }
cubitos-push-risk = { $percent } % Absturz
cubitos-push-safe = ohne Gefahr
cubitos-push-hits = { $hits } Treffer
wildcard-pane-lives = Leben
wildcard-pane-card = Karte { $round }/10
wildcard-cell =
    { $you ->
        [yes] Dein Wert in { $row } ist { $value }
       *[no] { $seat }: { $row } ist { $value }
    }
wildcard-becomes = { $row } { $value }
landmark-scramble-pane-town = Stadt
landmark-scramble-pane-locations = Orte
rampage-pane-city = Stadt
rampage-pane-monsters = Monster

## A look back at a game

look-back = Rückblick
tab-look-back = Rückblick
look-back-what = Sieh Zug für Zug, wie die Aussichten standen, wo das Spiel kippte und wie viel Glück war.
look-back-begin = Auf dieses Spiel zurückblicken
look-back-progress = { $done } von { $choices } Zügen gewogen …
look-back-graph = Aussicht auf den Sieg im Lauf des Spiels
look-back-help = Ein Klick öffnet den Augenblick. Kreise sind die Wendepunkte.
look-back-start = Anfang
look-back-end = Ende
look-back-turn = Wendepunkt, Zug { $number } von { $name }: von { $before } auf { $after }
look-back-sums = Glück, vom Können getrennt
look-back-player = Wer
look-back-luck = Glück
look-back-own = Eigenes Spiel
look-back-others = Spiel der anderen
look-back-verdict =
    { $play ->
        [more]
            { $luck ->
                [more] Du hast gut gewählt und hattest Glück.
                [less] Du hast gut gewählt und hattest Pech.
               *[none] Du hast gut gewählt. Das Glück gab und nahm nichts Nennenswertes.
            }
        [less]
            { $luck ->
                [more] Du hattest Glück. Deine Wahl hat etwas davon zurückgegeben.
                [less] Du hattest Pech, und deine Wahl hat auch etwas gekostet.
               *[none] Das Glück gab nichts Nennenswertes. Deine Wahl hat etwas gekostet.
            }
       *[none]
            { $luck ->
                [more] Du hast etwa so gut gewählt wie ein schneller Spieler, und du hattest Glück.
                [less] Du hast etwa so gut gewählt wie ein schneller Spieler, und du hattest Pech.
               *[none] Du hast etwa so gut gewählt wie ein schneller Spieler, und das Glück war ausgeglichen.
            }
    }
look-back-how = Jede Stellung wurde { $samples } Mal von schnellen Spielern zu Ende gespielt. Glück ist, was kam, weniger dem Durchschnitt dessen, was hätte kommen können. Anfang und die drei Summen ergeben das Ende; ± ist, um wie viel sie danebenliegen können (95 %).
look-back-how-slow = Hier fällt nichts zweimal: Jede Stellung wurde beurteilt, wie sie stand, und nicht zu Ende gespielt. Was nach einem Zielen oder einer anderen Wahl fiel, zählt als Werk dieser Wahl; Glück ist nur, was sonst ans Licht kam. Ein Zielen wird nicht mit anderen verglichen. Anfang und die drei Summen ergeben das Ende; ± ist, um wie viel sie danebenliegen können (95 %).
look-back-turning = Wo das Spiel kippte
look-back-moment = Zug { $number }, { $name }: { $choice }
look-back-moved = Aussicht auf den Sieg { $before } → { $after }, davon Glück { $luck }
look-back-slips = Was besser gewesen wäre
look-back-no-slips = Keine Wahl war deutlich schlechter als eine andere.
look-back-better = „{ $best }“ gewinnt { $loss } öfter (± { $error }); dies war Nummer { $rank } von { $among }.
look-back-best = Keine der { $among } Möglichkeiten gewinnt öfter.
look-back-only = Es gab nichts anderes zu wählen.
look-back-aim = gezielt
look-back-aimed = Ein Zielen wird nicht mit anderen verglichen.
look-back-not-compared = Diese Wahl wurde nicht mit anderen verglichen.
look-back-led = Was hierher führte
look-back-here = Was hier gewählt wurde
look-back-luck-each = { $name } { $luck }
look-back-luck-then = Glück danach: { $luck } (± { $error })
look-back-luck-of = Glück { $luck } (± { $error })
look-back-no-chance = Nichts blieb dem Zufall überlassen.
look-back-whose = Wahl und Glück von
look-back-lucky = Die glücklichsten Würfe
look-back-unlucky = Die unglücklichsten Würfe
look-back-no-luck = Keiner sticht heraus.
look-back-choices =
    { $count ->
        [one] Die eine Wahl von { $name }
       *[other] Alle { $count } Entscheidungen von { $name }
    }

## Lessons, puzzles and a coach

title-game = { $game }
title-learn = { $game } lernen
title-puzzles = Rätsel: { $game }
lesson = Lektion
lesson-start = Spielen lernen
lesson-step = Schritt { $number } von { $count }
lesson-next = Weiter
lesson-show = Mach es für mich
lesson-leave = Lektion verlassen
lesson-end = Das genügt fürs Erste
lesson-first-game = Dein erstes Spiel spielen
lesson-wrong = Das geht, aber darum geht es in diesem Schritt nicht. Folge dem Pfeil.
lesson-go-on = Dieser Schritt ist geschafft. Drück auf „Weiter“.
coach = Trainer
coach-thanks = Danke
coach-leave = Ich kann es allein
puzzles = Rätsel
puzzle-title = Rätsel { $number } von { $count }
puzzle-task = Eine Wahl ist hier deutlich besser als alle anderen. Finde sie auf dem Brett.
puzzle-feat =
    Bring diesen Turm zu Fall: { $wanted ->
        [one] ein Stockwerk muss
       *[other] { $wanted } Stockwerke müssen
    } auf einmal fallen. { $of } stehen.
puzzle-fell =
    { $fell ->
        [0] Nichts ist gefallen.
        [one] Ein Stockwerk ist gefallen.
       *[other] { $fell } Stockwerke sind gefallen.
    } Das reicht nicht: Ziele anders.
puzzle-feat-why = So gezielt gelingt es { $chance } der Zeit, üblich gezielt { $other }: Hände zittern.
puzzle-again = Wieder aufbauen
puzzle-feat-was = So geht es.
puzzle-right = Das ist es.
puzzle-wrong = Das nicht. Etwas anderes gewinnt öfter.
puzzle-wrong-wins = Das nicht: „{ $choice }“ gewinnt von hier aus etwa { $chance } der Spiele. Die richtige Wahl gewinnt { $other }.
puzzle-was = Es war dies: { $answer }.
puzzle-why = „{ $answer }“ gewinnt von hier aus { $chance } der Spiele. Das Nächstbeste, „{ $next }“, gewinnt { $other }.
puzzle-points = Im Schnitt endet es für dich mit { $points } Punkten statt mit { $others }.
puzzle-streak =
    { $streak ->
        [0] Noch keine Serie
        [one] 1 in Folge
       *[other] { $streak } in Folge
    }
puzzle-best = Rekord { $best }
puzzle-show = Lösung zeigen
puzzle-fold = Zum Brett
puzzle-unfold = Die Aufgabe
puzzle-next = Nächstes Rätsel
puzzles-none = Dieses Spiel hat noch keine Rätsel.

## A game's page

game-about = Worum es geht
game-turn = Wie ein Zug abläuft
game-settings = Was sich einstellen lässt
game-rules = Die Regeln
game-picture = Der Tisch, wie er aussieht, wenn du dich setzt
game-facts =
    { $chance ->
        [yes] mit Würfeln oder Karten
       *[no] ohne Zufall
    }, { $hidden ->
        [yes] mit Geheimnissen
       *[no] alles offen
    }, { $together ->
        [yes] alle gleichzeitig
       *[no] einer nach dem anderen
    }
game-sources = { $printed } von { $all } Regeln sind gedruckt oder bekannt; { $recon } haben wir rekonstruiert, und es steht dabei.
game-puzzles =
    { $count ->
        [one] 1 Rätsel
       *[other] { $count } Rätsel
    }
game-recon = rekonstruiert
game-goal = Ziel
game-parts = Was auf dem Tisch liegt
game-minutes =
    { $low ->
        [same] etwa { $high } Minuten
       *[other] { $low } bis { $high } Minuten
    }
game-minutes-how = Gemessen: { $choices } Entscheidungen in einem Spiel zu { $players }, je { $seconds } Sekunden.
game-weight =
    { $weight ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] schwer
       *[5] sehr schwer
    } ({ $weight } von 5)
game-best = Beste Zahl von Mitspielern
game-here = Hier gespielt
game-here-count =
    { $count ->
        [0] Auf diesem Server hat noch niemand ein Spiel beendet.
        [one] Auf diesem Server wurde ein Spiel beendet.
       *[other] Auf diesem Server wurden { $count } Spiele beendet.
    }
game-here-minutes =
    { $minutes ->
        [one] Die Hälfte dauerte höchstens eine Minute.
       *[other] Die Hälfte dauerte höchstens { $minutes } Minuten.
    }
game-here-seat = Platz { $seat }
game-here-share = { $share } von { $count } Siegen
game-turn-picture = Bild { $number }
rules-goal = Worum es geht
rules-turn = Wie ein Zug abläuft
rules-open = Regel { $number } öffnen
why-link = Regel { $number }

## Why a record cannot be read

record-after-end = Nach dem Ende folgen noch Zeilen.
record-begin = So kann das Spiel nicht beginnen.
record-choice = { $choice } kann dort nicht gewählt werden.
record-count = Das Ende spricht von { $told } Entscheidungen, darüber stehen { $found }: Es fehlen Zeilen.
record-cut = Die Zeile ist abgeschnitten.
record-empty = Die Datei ist leer.
record-end = Das Ende fehlt.
record-field = Das Feld { $field } fehlt oder ist beschädigt.
record-foreign = Das ist keine Aufzeichnung von asobi.
record-format = Das Format { $format } ist hier unbekannt; gelesen werden die Formate 1 bis { $newest }.
record-json = Das ist kein JSON: { $text }
record-large = Die Stellung braucht mehr als { $largest } Bytes.
record-line = Das ist keine Entscheidung: { $text }
record-memory = Die Aufzeichnung braucht zu viel Speicher.
record-seats = Die Aufzeichnung ist für { $told } Plätze, ihre Anfangsstellung aber für { $found }.
record-text = Die Datei ist kein Text in UTF-8.
