# The words of the site itself; each game brings its own.

title-home = asobi: games for tonight
title-new = { $game }: a new table
title-table = { $game } · asobi
title-my-turn = ● Your move: { $game }
title-replay = Replay: { $game }
home-link = asobi, to the first page
skip-to-main = Go to the content
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
theme =
    { $theme ->
        [light] Colours: light
        [dark] Colours: dark
       *[system] Colours: like your system
    }
language = Language
labelled = { $name }: { $what }
# What stands between two sentences.
between-sentences = { " " }
missing-title = There is no such page
missing-home = All games
loading = Setting the table…
offline-title = No line to the server
offline-more = Your games are safe: every move is on its disk. Come back when you are connected.
offline-again = Try again

## The first page

welcome = What shall we play tonight?
welcome-more = No account, nothing to install. Pick a box from the shelf.
your-name = Your name at the table
guest-name = Guest
shelf = The shelf
shelf-empty = No games are installed on this server.
players-range =
    { $low ->
        [1]
            { $high ->
                [1] for one player
               *[other] 1 to { $high } players
            }
       *[other]
            { $same ->
                [yes] { $low } players
               *[no] { $low } to { $high } players
            }
    }
play-now = Play now
play-now-game = Play now: { $game }, against bots
invite = Invite friends
invite-game = Invite friends: { $game }
watch-bots = Watch bots
watch-bots-game = Watch bots: { $game }
set-up = Set up…
set-up-game = Set up… { $game }
my-games = Your games
open-tables = Tables you can join
open-tables-none = No open tables right now. Invite somebody!
watch-tables = Watch
finished-games = Finished games
clear-finished = Clear the list
drop-record = Have a record of a game? Drop the file anywhere on this page to replay it.
open-record = Open a record
nobody-yet = nobody yet
some-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
table-open =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
table-over = finished
table-watch = watch
table-against = against { $names }
table-result =
    { $won ->
        [yes] You won
        [shared] You shared the victory
        [none] Nobody won
       *[no]
            { $count ->
                [one] { $winner } won
               *[other] { $winner } shared it
            }
    }
table-my-turn = your move
table-running = running

## A new table

setup-players = Players
setup-how-many = How many play
setup-seat = Seat { $number }
setup-settings = The game
setting-as-usual = as usual
setup-table = The table
setup-hints = Hints may be asked for
setup-public = Anybody may find it on the first page, to join or to watch
setup-here-name = Name of the other player at this screen
setup-clock = Clock for each player
setup-clock-off = no clock
setup-clock-minutes = { $minutes } minutes
setup-start = Start the game
setup-invite = Open the table
setup-watch = Watch
seat-kind-me = Me
seat-kind-here = Somebody else at this screen
seat-kind-open = Open, for whoever has the link
seat-kind-search = Bot: thinks ahead
seat-kind-greedy = Bot: quick
seat-kind-easy = Bot: easy
seat-kind-beginner = Bot: beginner
seat-kind-normal = Bot: normal
seat-kind-hard = Bot: hard
seat-kind-expert = Bot: expert
seat-kind-hunch = Bot: by instinct
seat-kind-learned = Bot: learned by playing
seat-kind-random = Bot: chance
seat-kind-bot = Bot: { $bot }

## Variants: a game with other numbers

variants = Variants
variant-of = A variant of { $game }
variant-change = { $base } → { $here }
title-dials = Change { $game } · asobi
dials-title = Change { $game }
dials-more = Every number below can be turned. Play the changed game at once, or save it as a file for the lab.
dials-none = This game has nothing to turn.
dials-search = Look for a dial
dials-range = { $low } to { $high }
dials-reset = back to { $base }
dials-too-many = { $shown } of { $all } dials; look for the others above.
dials-name = Name of the variant
dials-unnamed = { $game }, changed
dials-changes =
    { $count ->
        [0] nothing changed yet
        [one] one change
       *[other] { $count } changes
    }
dials-play = Play it
dials-save = Save as a file
setup-dials = Change the numbers of this game…

## Inviting

invite-title = Send this link to your friends
invite-more = Whoever opens it can sit down on a free seat, or watch.
invite-link = Link to this table
invite-address = Address in your friends’ network
invite-alone = Only this computer can reach this address. Start the server with `--host 0.0.0.0` to let your network in.
invited = { $host } invites you to { $game }
invite-code = The link as a code for a phone’s camera
invite-waiting =
    { $free ->
        [0] Everybody is here.
        [one] Waiting for one more player.
       *[other] Waiting for { $free } more players.
    }
copy = Copy
copied = Copied
share = Share
seats = Seats
sit-down = Sit down here
seat-free = free
start-with-bots = Start now, bots take the free seats

## The table

board = Board
table-missing = This table cannot be shown
line-lost = The line to the server broke. Trying again…
tabs = Beside the board
tab-log = Log
tab-chat = Chat
tab-rules = Rules
generic-players = Players
generic-fixed = What never changes at this table
generic-find = Find a choice
generic-many =
    { $count ->
        [one] One value
       *[other] { $count } values
    }
generic-yes = yes
generic-no = no
generic-none = none
generic-empty = empty
prompt-region = What is to be decided
options-group = You may choose
sending = Sending your choice…
your-decision = Your decision: { $prompt }
waiting-for =
    { $count ->
        [one] Waiting for { $seat }.
       *[other] Waiting for { $seat }.
    }
answer-limit =
    { $seconds ->
        [one] One second to answer; then it is “{ $choice }”.
       *[other] { $seconds } seconds to answer; then it is “{ $choice }”.
    }
answer-limit-other =
    { $seconds ->
        [one] { $seat } has one second to answer.
       *[other] { $seat } has { $seconds } seconds to answer.
    }
answer-left =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
won =
    { $count ->
        [0] Nobody won.
        [one]
            { $you ->
                [yes] You won!
               *[no] { $names } won.
            }
       *[other] { $names } share the victory.
    }
watching =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
watching-you =
    { $others ->
        [0] You are watching
        [one] You and { $others } other are watching
       *[other] You and { $others } others are watching
    }
curtain = Hand the screen to { $name }
curtain-more = What the others hold is hidden until then.
curtain-here = I am { $name }
leave = Leave the table for good
leave-sure = Really leave? A bot plays on for you.
leave-finished = Take it off my list
notify-on = The browser calls me to my turn
notify-off = Let the browser call me to my turn
notify-ask = It was your turn while you looked elsewhere. Shall the browser tell you the next time?
notify-yes = Yes, please
notify-no = No, thank you
shortcuts = Keys
key-propose = propose the first … ninth choice
key-go = do what is proposed
key-skip = skip what is being shown; drop a proposal
key-show = go to what can be chosen
key-pace = change the motion
key-replay = a move back, a move on (replay)
key-overview = this overview
skip = Skip
show-me = Show me
armed-go = Do it
armed-not = Not this
armed-none = Tap what you want
choose-more = Choose… ({ $count })
result = Result
close = Close
menu = Menu
panes = Parts of the table
pane-table = Table
confirm =
    { $confirm ->
        [always] A second click confirms: always
        [never] A second click confirms: never
       *[touch] A second tap confirms: by touch
    }
hand =
    { $left ->
        [yes] Buttons for the left hand
       *[no] Buttons for the right hand
    }
undo = Undo
hint = Hint
hint-thinking = Thinking…
advice = Hint: { $action }.
advice-aim = Hint: aim as it is shown now.
# What a hint is expected to bring. $chance and $other are chances of winning, $points and $others points at the end.
advice-better = It wins about { $chance } of the games from here; the next best, “{ $next }”, about { $other }.
advice-even = It wins about { $chance } of the games from here. “{ $next }” is about as good.
advice-alone = It wins about { $chance } of the games from here.
advice-usual = It wins about { $chance } of the games from here, a usual aim about { $other }.
advice-points = On average you end with { $points } points instead of { $others }.

## Why did you do that? A bot answers for itself

why-moved = Why did you do that?
why-moved-of = Ask { $name }: why did you do that?
why-moved-thinking = { $name } looks for words …
why-moved-better = “{ $choice }: looked at again, that wins me about { $chance } of the games. ‘{ $next }’ would have won about { $other }.”
why-moved-worse = “{ $choice }: looked at again, that wins me about { $chance } of the games. ‘{ $next }’ would have won about { $other }: I overlooked it.”
why-moved-even = “{ $choice }: looked at again, that wins me about { $chance } of the games. ‘{ $next }’ would have been about as good.”
why-moved-alone = “{ $choice }: looked at again, that wins me about { $chance } of the games.”
why-moved-usual = “I aimed for about { $chance } of the games. A usual aim would have brought about { $other }.”
why-moved-only = “{ $choice }: there was nothing else to do.”
why-moved-secret = “That I keep to myself until the game is over.”
why-moved-forward = “It brings me forward: { $gain } for my chance of winning, as far as you can see.”
why-moved-against = “It holds { $rival } back: { $gain } for their chance of winning.”
why-moved-little = “It changes little. I am waiting for something better.”
pace =
    { $pace ->
        [quick] Motion: quick
        [off] Motion: off
       *[normal] Motion: normal
    }
pace-help = How fast moves are shown: normal, quick, or not at all. Escape skips.
replay = Replay
record = Record
aim = Let go
why-not = { $number }: { $text }
why-ask = May I … now?
why-allowed = Yes, you may choose that now.
why-unknown = Not now.
tip-forbidden = { $action }
    Not now. { $reason }
rules-find = Find in the rules
rules-departure = In print:
rules-none = No rule speaks of that.
source-seed = printed rules
source-public = public knowledge
source-recon = our reconstruction
chat-empty = Nobody has said anything yet.
chat-write = Write something
chat-send = Send

## Players

you = you
player-unnamed = Player { $number }
bot-name-0 = Kettle
bot-name-1 = Lantern
bot-name-2 = Abacus
bot-name-3 = Compass
bot-name-4 = Thimble
bot-name-5 = Whistle
bot-name-6 = Teacup
bot-name-7 = Pebble
seat-bot =
    { $bot ->
        [beginner] a beginner: sees one option in ten (level 1 of 5)
        [easy] an easy bot: sees a third of its options (level 2 of 5)
        [normal] overlooks two options in five (level 3 of 5)
        [hard] sees all its options (level 4 of 5)
        [expert] thinks ahead (level 5 of 5)
        [search] a bot that thinks ahead
        [learned] a bot that learned by playing itself
        [greedy] a quick bot
        [hunch] a bot that plays by instinct
       *[random] a bot that plays by chance
    }
seat-unlearned =
    { $like ->
        [greedy] { $kind }. It has not learned tables like this one, and plays like a hard bot
       *[search] { $kind }. It has not learned tables like this one, and thinks ahead by the usual estimate
    }
seat-lent = a bot plays for them
seat-present = at the table
seat-away = away
seat-thinking = is thinking
lend = Let a bot play for me
lend-help = Let a bot play for you; take your seat back at any time.
lend-absent = Let a bot play
take-back = Play again myself

## The past

replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-slider = Move
replay-at = Move { $upto } of { $last }
replay-leave = To the table
play-on = Play on from here

## The end

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chart = Points over the game
rematch = Play again
rematch-join = Join the rematch

## Fair dice

fair-check = Check the dice
fair-title = Were the dice fair?
fair-lead = Your browser has worked it out again by itself, from the record of the game and from what it noted at the table.
fair-none = The record of this game carries no proof: it was opened from a file, goes on from another game, or is older than the proof.
fair-yes = Everything fits
fair-no = Something does not fit
fair-terms =
    { $holds ->
        [yes] The proof speaks of this table and this game.
       *[no] The proof speaks of another table or another game.
    }
fair-commitment =
    { $holds ->
        [yes] The server's secret is the one to which it bound itself before the game.
        [no] The server's secret is not the one to which it bound itself before the game.
       *[unknown] This browser was not there at the beginning: it cannot tell whether the server kept to its secret.
    }
fair-own =
    { $holds ->
        [yes] What your browser added is part of it, unchanged.
        [no] What your browser added was left out or changed.
       *[unknown] This browser added nothing to these dice.
    }
fair-seals =
    { $holds ->
        [yes] Everybody opened what they had sealed before.
       *[no] What was opened is not what was sealed.
    }
fair-seed =
    { $holds ->
        [yes] The dice of the game come from the server's secret and from what the players added.
       *[no] The dice of the game do not come from the server's secret and what the players added.
    }
fair-added = Seats that added something: { $seats }.
fair-kept-back = Sealed, but not opened in time: seats { $seats }. They were away, kept it back, or the server left it out.
fair-shown = What the server bound itself to, as this browser noted it at the table:
fair-proves = What this proves
fair-proves-more = If everything fits and you added something, nobody chose the dice of this game: neither the server nor the players, nor all of them without you. And nobody changed them afterwards.
fair-not = What it does not prove
fair-not-more = Whoever runs the server knew every coming roll and every hidden card as soon as the game began, and may have told somebody, or dropped a table before it began. The bots' own thinking is not checked, nor is what was computed outside the rules, such as how pieces tumble. And this page comes from the same server: who trusts it not at all checks the record with a program of their own.
fair-command = With the record in a file, this checks the same, and that the whole game follows from these dice:

## What is kept of a guest

me-title = What this server keeps of you
me-kept = Your name on the seats that you took, what you said in the chat, and a cookie with a random number by which your games are found again. The keys to your seats, your name and your settings are kept in this browser alone. There is no account, no address, no password.
me-tables =
    { $tables ->
        [0] No table knows you
        [one] One table knows you
       *[other] { $tables } tables know you
    }{ $running ->
        [0] .
        [one] ; one game is still going on.
       *[other] ; { $running } games are still going on.
    }
me-forget-title = Delete it all
me-forget-more = Your name disappears from every table, everything you said is deleted, and this browser forgets your keys. What you played stays, without your name: it is the others' game too. Where a game is going on, a bot plays on in your place. Copies that whoever runs the server has made are not reached.
me-forget = Delete what is kept of me
me-forget-sure = Yes, delete it: nothing brings it back
me-keep = Keep it
me-forgotten = It is deleted.

## What the server refuses

refused = The server said no ({ $key }).
refused-server = The server could not do that ({ $status }). Try again in a moment.
refused-no-server = The server does not answer. Is it still running?
refused-banned = Whoever runs this server lets you in no more.
refused-begun = The game has begun already.
refused-bot = There is no bot called { $bot }.
refused-chance = What this browser added to the dice does not fit its seal. The game begins without it.
refused-chat = A line of chat has at most { $longest } characters.
refused-closed = Whoever runs this server has closed this table.
refused-damaged = This table cannot be read again. Whoever runs the server finds the reason in its log.
refused-gave-up = The bot cannot find a move. Lend the seat to another bot, or come back later.
refused-heavy = This position takes the server too much time or memory. The table is closed.
refused-host = The server does not know the name in your address bar. Use its address, or start it with `--name`.
refused-illegal = That cannot be chosen now.
refused-late = Your time was up: a bot plays on for you.
refused-lent = A bot has this seat. Take it back first.
refused-malformed = The server did not understand this page. Reload it.
refused-minutes = That clock cannot be set.
refused-move-id = The server did not understand this move. Reload the page.
refused-name = Please give yourself a name.
refused-no-game = There is no game called { $game } here.
refused-no-hints = At this table there are no hints.
refused-no-idea = The bot has no idea either.
refused-no-reason = No bot has chosen anything there yet.
refused-no-page = There is no such page.
refused-no-seat = There is no such seat.
refused-no-table = No table with this address is known. It may have been closed because nobody came.
refused-not-begun = The game has not begun yet.
refused-not-lent = No bot has your seat.
refused-not-over = The record can be had when the game is over.
refused-not-your-turn = It is not your move.
refused-one-seat = You can take one seat only.
refused-setting = This game does not take these settings: { $why }
refused-setting-choice = “{ WORD($game, "-setting-", $setting) }” cannot be { $value }.
refused-setting-flag = “{ WORD($game, "-setting-", $setting) }” is on or off, not { $value }.
refused-setting-long = “{ WORD($game, "-setting-", $setting) }” has at most { $longest } characters, not { $length }.
refused-setting-number = “{ WORD($game, "-setting-", $setting) }” is a whole number from { $low } to { $high }, not { $value }.
refused-setting-unknown = This game has no setting { $setting }.
refused-setting-words = “{ WORD($game, "-setting-", $setting) }” is a text, not { $value }.
refused-dial = This game has no dial { $dial }.
refused-dial-number = The dial { $dial } is a whole number from { $low } to { $high }, not { $value }.
refused-dial-numbers = The dial { $dial } is a row of { $count } whole numbers from { $low } to { $high }, not { $value }.
refused-dial-text = The dial { $dial } is a text of at most { $longest } characters.
refused-dial-words = The dial { $dial } is { $low } to { $high } of these words: { $words }.
refused-variant = A variant has a name, and dials with their values.
refused-variant-fit = The dials do not fit together: { $why }
refused-variant-name = The name of a variant has at most { $longest } characters.
refused-origin = Another site asked in your name; nothing was done.
refused-other-seat = That is not your seat.
refused-over = The game is over.
refused-past = The game has only { $choices } moves so far.
refused-present = The player is still here. Wait { $seconds } seconds.
refused-protocol = This page is older than the server. Reload it.
refused-record = Not a readable record, line { $line }: { $why }
refused-rules = The record follows other rules than those installed here.
refused-seated = You have a seat already.
refused-seats = The seats do not fit this game.
refused-stale = The table has moved on meanwhile. Look again.
refused-store = The server cannot write anything down just now. Nothing was changed; try again in a moment.
refused-taken = Somebody sat down there before you.
refused-token = This browser has no key to that seat. You can watch.
refused-too-fast = Slowly, please.
refused-too-large = That file is too large.
refused-too-many-tables = You opened many tables lately. Wait a while.
refused-undo = That can no longer be taken back.
refused-unknown-action = This game knows no such action.
refused-hello-first = The server did not understand this page. Reload it.
refused-hello-once = The server did not understand this page. Reload it.

## Panes and short words of boards on a phone

eight-routes-pane-table = Table
eight-routes-pane-points = Points { $round }/{ $rounds }
eight-routes-short-c = turns
eight-routes-short-d6 = private
eight-routes-short-d = detour
eight-routes-short-chip = chips
eight-routes-short-bonus = bonus
cubitos-pane-dice = Dice
cubitos-pane-track = Track
cubitos-pane-market = Market
cubitos-to-track = To the track
cubitos-pass-keeps =
    { $coins ->
        [one] keep 1 coin
       *[other] keep { $coins } coins
    }
    { $feet ->
        [one] and 1 foot
       *[other] and { $feet } feet
    }
cubitos-push-risk = { $percent } % to bust
cubitos-push-safe = cannot bust
cubitos-push-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
wildcard-pane-lives = Lives
wildcard-pane-card = Card { $round }/10
wildcard-cell =
    { $you ->
        [yes] Your { $row } is { $value }
       *[no] { $seat }: { $row } is { $value }
    }
wildcard-becomes = { $row } { $value }
landmark-scramble-pane-town = Town
landmark-scramble-pane-locations = Locations
rampage-pane-city = City
rampage-pane-monsters = Monsters

## A look back at a game

look-back = Look back
tab-look-back = Look back
look-back-what = See everybody's chance of winning move by move, where the game turned, and how much was luck.
look-back-begin = Look back at this game
look-back-progress = { $done } of { $choices } moves weighed …
look-back-graph = Chance of winning over the game
look-back-help = Click anywhere to open that moment. Circles are the turning points.
look-back-start = Start
look-back-end = End
look-back-turn = Turning point, move { $number } by { $name }: from { $before } to { $after }
look-back-sums = Luck apart from skill
look-back-player = Player
look-back-luck = Luck
look-back-own = Own play
look-back-others = Others' play
look-back-verdict =
    { $play ->
        [more]
            { $luck ->
                [more] You chose well, and you were lucky.
                [less] You chose well and were unlucky.
               *[none] You chose well. Luck gave you nothing to speak of, and took nothing.
            }
        [less]
            { $luck ->
                [more] You were lucky. Your choices gave some of it back.
                [less] You were unlucky, and your choices cost you something too.
               *[none] Luck gave you nothing to speak of. Your choices cost you something.
            }
       *[none]
            { $luck ->
                [more] You chose about as well as a quick player would, and you were lucky.
                [less] You chose about as well as a quick player would, and you were unlucky.
               *[none] You chose about as well as a quick player would, and luck was even.
            }
    }
look-back-how = Each position was played on { $samples } times by quick players. Luck is what came, less the average of what could have come. Start and the three sums make the end; ± is what they may be off by (95 %).
look-back-how-slow = Here nothing falls twice: each position was judged as it stood, not played on. Whatever fell after an aim or another choice counts as the doing of that choice; luck is only what came to light besides. Aims are not compared with other aims. Start and the three sums make the end; ± is what they may be off by (95 %).
look-back-turning = Where the game turned
look-back-moment = Move { $number }, { $name }: { $choice }
look-back-moved = Chance of winning { $before } → { $after }, of that luck { $luck }
look-back-slips = What would have been better
look-back-no-slips = No choice was clearly worse than another.
look-back-better = “{ $best }” wins { $loss } more often (± { $error }); this was number { $rank } of { $among }.
look-back-best = None of the { $among } options wins more often.
look-back-only = There was nothing else to choose.
look-back-aim = an aim
look-back-aimed = An aim is not compared with others.
look-back-not-compared = This choice was not compared with others.
look-back-led = What led here
look-back-here = What was chosen here
look-back-luck-each = { $name } { $luck }
look-back-luck-then = Luck then: { $luck } (± { $error })
look-back-luck-of = Luck { $luck } (± { $error })
look-back-no-chance = Nothing was left to chance.
look-back-whose = Choices and luck of
look-back-lucky = The luckiest throws
look-back-unlucky = The unluckiest throws
look-back-no-luck = None stands out.
look-back-choices =
    { $count ->
        [one] The one choice of { $name }
       *[other] All { $count } choices of { $name }
    }

## Lessons, puzzles and a coach

title-game = { $game }
title-learn = Learn { $game }
title-puzzles = Puzzles: { $game }
lesson = Lesson
lesson-start = Learn to play
lesson-step = Step { $number } of { $count }
lesson-next = Go on
lesson-show = Do it for me
lesson-leave = Leave the lesson
lesson-end = That is enough for now
lesson-first-game = Play your first game
lesson-wrong = That can be done, but it is not what this step is about. Follow the arrow.
lesson-go-on = This step is done. Press “Go on”.
coach = Coach
coach-thanks = Thank you
coach-leave = I can do without
puzzles = Puzzles
puzzle-title = Puzzle { $number } of { $count }
puzzle-task = One choice here is clearly better than all others. Find it on the board.
puzzle-feat =
    Bring this tower down: { $wanted ->
        [one] one floor has
       *[other] { $wanted } floors have
    } to fall in one go. { $of } stand.
puzzle-fell =
    { $fell ->
        [0] Nothing fell.
        [one] One floor fell.
       *[other] { $fell } floors fell.
    } That is not enough: try another aim.
puzzle-feat-why = Aimed like this it succeeds { $chance } of the time, and usual aims { $other }: hands tremble.
puzzle-again = Build it up again
puzzle-feat-was = It can be done like this.
puzzle-right = That is it.
puzzle-wrong = Not that one. Something wins more often.
puzzle-wrong-wins = Not that one: “{ $choice }” wins about { $chance } of the games from here. The right choice wins { $other }.
puzzle-was = It was this: { $answer }.
puzzle-why = “{ $answer }” wins { $chance } of the games from here. The next best, “{ $next }”, wins { $other }.
puzzle-points = On average it ends with { $points } points for you instead of { $others }.
puzzle-streak =
    { $streak ->
        [0] No streak yet
        [one] 1 in a row
       *[other] { $streak } in a row
    }
puzzle-best = best { $best }
puzzle-show = Show the answer
puzzle-fold = To the board
puzzle-unfold = The task
puzzle-next = Next puzzle
puzzles-none = This game has no puzzles yet.

## A game's page

game-about = What it is about
game-turn = How a turn goes
game-settings = What can be set
game-rules = The rules
game-picture = The table as it looks when you sit down
game-facts =
    { $chance ->
        [yes] with dice or cards
       *[no] without chance
    }, { $hidden ->
        [yes] with secrets
       *[no] all in the open
    }, { $together ->
        [yes] everybody at the same time
       *[no] one after the other
    }
game-sources = { $printed } of { $all } rules are printed or public; { $recon } are our reconstruction, and say so.
game-puzzles =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
game-recon = reconstructed
game-goal = Goal
game-parts = What lies on the table
game-minutes =
    { $low ->
        [same] about { $high } minutes
       *[other] { $low } to { $high } minutes
    }
game-minutes-how = Measured: { $choices } choices in a game with { $players } players, at { $seconds } seconds each.
game-weight =
    { $weight ->
        [1] very light
        [2] light
        [3] medium
        [4] heavy
       *[5] very heavy
    } ({ $weight } of 5)
game-best = Best number of players
game-here = Played here
game-here-count =
    { $count ->
        [0] Nobody has finished a game on this server yet.
        [one] One game was finished on this server.
       *[other] { $count } games were finished on this server.
    }
game-here-minutes =
    { $minutes ->
        [one] Half of them took a minute or less.
       *[other] Half of them took { $minutes } minutes or less.
    }
game-here-seat = Seat { $seat }
game-here-share = { $share } of { $count } victories
game-turn-picture = Picture { $number }
rules-goal = What it is about
rules-turn = How a turn goes
rules-open = Open rule { $number }
why-link = Rule { $number }

## Why a record cannot be read

record-after-end = Lines follow after the end.
record-begin = The game cannot begin like this.
record-choice = { $choice } cannot be chosen there.
record-count = The end speaks of { $told } choices, but { $found } stand above: lines are missing.
record-cut = The line is cut off.
record-empty = The file is empty.
record-end = The end is missing.
record-field = The field { $field } is missing or damaged.
record-foreign = This is no record of asobi.
record-format = Format { $format } is not known here; formats 1 to { $newest } are read.
record-json = This is not JSON: { $text }
record-large = The position takes more than { $largest } bytes.
record-line = This is no choice: { $text }
record-memory = The record takes too much memory to play.
record-seats = The record is for { $told } seats, but the position that it begins with is for { $found }.
record-text = The file is no text in UTF-8.
