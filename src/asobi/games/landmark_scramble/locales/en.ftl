# The words of Landmark Scramble.

landmark-scramble-title = Landmark Scramble
landmark-scramble-tagline = Shoulder your way through town: bump rivals off the landmarks, stand around one with three, and pay for it.
landmark-scramble-about = Captains, guards and runners push each other through a town. Stand around a location, pay its cost in cards and it is yours; whoever holds enough of them wins at once.
landmark-scramble-goal = Be the first to hold enough locations.
landmark-scramble-turn-1 = Roll the die: that many movement points for your pieces.
landmark-scramble-turn-2 = Steps and turns cost a point each. A step onto a rival is a bump, and levels decide who flies.
landmark-scramble-turn-3 = A step onto a hole draws a card.
landmark-scramble-turn-4 = With pieces on all three cells around a location and its cost in cards, it is yours.

landmark-scramble-setting-rounds = Round limit
landmark-scramble-setting-rounds-help = The game ends after so many big rounds at the latest; 60 as usual.
landmark-scramble-setting-answer_seconds = Seconds to answer out of turn
landmark-scramble-setting-answer_seconds-help = Whoever is asked for an Anchor has so long; no answer means no. 0: as long as it takes.

## Pieces, directions, cards, locations

landmark-scramble-piece-captain = Captain
landmark-scramble-piece-right-guard = Right guard
landmark-scramble-piece-left-guard = Left guard
landmark-scramble-piece-runner-1 = first Runner
landmark-scramble-piece-runner-2 = second Runner
# The same where the name of whose it is follows at once.
landmark-scramble-piece-captain-of = Captain
landmark-scramble-piece-right-guard-of = Right guard
landmark-scramble-piece-left-guard-of = Left guard
landmark-scramble-piece-runner-1-of = first Runner
landmark-scramble-piece-runner-2-of = second Runner

landmark-scramble-piece-captain-help = Captain, level 3: steps forward only.
landmark-scramble-piece-right-guard-help = Right guard, level 2: steps forward, forward right and right.
landmark-scramble-piece-left-guard-help = Left guard, level 2: steps forward, forward left and left.
landmark-scramble-piece-runner-1-help = Runner, level 1: steps forward and sideways, never backwards.
landmark-scramble-piece-runner-2-help = Runner, level 1: steps forward and sideways, never backwards.

landmark-scramble-direction-N = north
landmark-scramble-direction-NE = north-east
landmark-scramble-direction-E = east
landmark-scramble-direction-SE = south-east
landmark-scramble-direction-S = south
landmark-scramble-direction-SW = south-west
landmark-scramble-direction-W = west
landmark-scramble-direction-NW = north-west

landmark-scramble-card-coin = Coin
landmark-scramble-card-brick = Brick
landmark-scramble-card-permit = Permit
landmark-scramble-card-workers = Workers
landmark-scramble-card-joker = Joker
landmark-scramble-card-sprint = Sprint
landmark-scramble-card-muscle = Muscle
landmark-scramble-card-anchor = Anchor
landmark-scramble-card-pickpocket = Pickpocket
landmark-scramble-card-refresh = Refresh

landmark-scramble-card-coin-help = Coin: pays the cost of locations.
landmark-scramble-card-brick-help = Brick: pays the cost of locations.
landmark-scramble-card-permit-help = Permit: pays the cost of locations.
landmark-scramble-card-workers-help = Workers: pay the cost of locations.
landmark-scramble-card-joker-help = Joker: pays as any one cost card.
landmark-scramble-card-sprint-help = Sprint: 3 more movement points this turn.
landmark-scramble-card-muscle-help = Muscle: 1 level more for your next bump this turn.
landmark-scramble-card-anchor-help = Anchor: when your piece is bumped, it stays where it is, and so does the attacker. You are asked in time.
landmark-scramble-card-pickpocket-help = Pickpocket: take a card at random from another hand.
landmark-scramble-card-refresh-help = Refresh: remove all your marks from the holes.

landmark-scramble-location-well = Well
landmark-scramble-location-kiln = Kiln
landmark-scramble-location-gate = Gate
landmark-scramble-location-field = Field
landmark-scramble-location-market = Market
landmark-scramble-location-bank = Bank
landmark-scramble-location-inn = Inn
landmark-scramble-location-town-hall = Town Hall
landmark-scramble-location-mill = Mill
landmark-scramble-location-post-office = Post Office
landmark-scramble-location-treasury = Treasury
landmark-scramble-location-court = Court
landmark-scramble-location-temple = Temple
landmark-scramble-location-station = Station
landmark-scramble-location-harbour = Harbour
landmark-scramble-location-bridge = Bridge

## Prompts

landmark-scramble-ask-roll = Your turn: roll the die.
landmark-scramble-ask-act = Move, capture, play cards, or end your turn.
landmark-scramble-ask-pay = How do you pay for the { WORD("landmark-scramble-location-", $location) }?
landmark-scramble-ask-anchor = Your { WORD("landmark-scramble-piece-", $piece) } is bumped. Hold it with an Anchor?
landmark-scramble-ask-throw = At the wall on { $cell } there is room for one. Who is thrown aside?
landmark-scramble-ask-land =
    { $other_you ->
        [yes] Where does your { WORD("landmark-scramble-piece-", $piece) } land?
       *[no] Where does the { WORD("landmark-scramble-piece-", $piece) } of { $other_seat } land?
    }
landmark-scramble-ask-crash =
    { $other_you ->
        [yes] No room for your { WORD("landmark-scramble-piece-", $piece) }: onto whom does it crash?
       *[no] No room for the { WORD("landmark-scramble-piece-", $piece) } of { $other_seat }: onto whom does it crash?
    }
landmark-scramble-ask-discard = You hold more than nine cards: discard one.

landmark-scramble-waiting-roll = { $seat } is about to roll.
landmark-scramble-waiting-act = { $seat } moves.
landmark-scramble-waiting-pay = { $seat } pays.
landmark-scramble-waiting-anchor = { $seat } may drop an Anchor.
landmark-scramble-waiting-throw = { $seat } chooses who is thrown aside.
landmark-scramble-waiting-land = { $seat } chooses where a piece lands.
landmark-scramble-waiting-discard = { $seat } discards.
landmark-scramble-waiting-crash = { $seat } chooses onto whom a piece crashes.

## Actions

landmark-scramble-action-roll = Roll the die
landmark-scramble-action-end = End the turn
landmark-scramble-action-step = { WORD("landmark-scramble-piece-", $piece) }: step { WORD("landmark-scramble-direction-", $direction) }
landmark-scramble-action-go = { WORD("landmark-scramble-piece-", $piece) }: go to { $cell }
landmark-scramble-action-turn =
    { $way ->
        [right] { WORD("landmark-scramble-piece-", $piece) }: turn right
       *[left] { WORD("landmark-scramble-piece-", $piece) }: turn left
    }
landmark-scramble-action-hop = { WORD("landmark-scramble-piece-", $piece) }: hop { WORD("landmark-scramble-direction-", $direction) } (2 points)
landmark-scramble-action-bump = { WORD("landmark-scramble-piece-", $piece) }: bump { WORD("landmark-scramble-direction-", $direction) }
landmark-scramble-action-gang = { WORD("landmark-scramble-piece-", $piece) }: bump { WORD("landmark-scramble-direction-", $direction) }, helped by the { WORD("landmark-scramble-piece-", $helper) } (2 points)
landmark-scramble-action-capture = Capture location { $spot }
landmark-scramble-action-pay = Pay { WORD("landmark-scramble-card-", $cards) }
landmark-scramble-action-play = Play { WORD("landmark-scramble-card-", $card) }
landmark-scramble-action-rob = Pickpocket: rob { $seat }
landmark-scramble-action-anchor = Drop the Anchor
landmark-scramble-action-no-anchor = Keep the Anchor
landmark-scramble-action-aside =
    { $you ->
        [yes] Your { WORD("landmark-scramble-piece-", $piece) } is thrown aside
       *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } is thrown aside
    }
landmark-scramble-action-land = Land on { $cell }
landmark-scramble-action-discard = Discard { WORD("landmark-scramble-card-", $card) }

## Events

landmark-scramble-started =
    { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
landmark-scramble-round = Big round { $round }
    .style = heading
landmark-scramble-turn = { "" }
landmark-scramble-rolled =
    { $you ->
        [yes] You roll { $pips }: { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $seat } rolls { $pips }: { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
landmark-scramble-stepped =
    { $you ->
        [yes] Your { WORD("landmark-scramble-piece-", $piece) } steps to { $cell }.
       *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } steps to { $cell }.
    }
landmark-scramble-hopped =
    { $you ->
        [yes] Your { WORD("landmark-scramble-piece-", $piece) } hops to { $cell }.
       *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } hops to { $cell }.
    }
landmark-scramble-turned = { "" }
landmark-scramble-bumped =
    { $you ->
        [yes] Your { WORD("landmark-scramble-piece-", $piece) } bumps the { WORD("landmark-scramble-piece-", $target) } of { $other_seat } on { $cell }, { $attack } against { $defence }.
       *[no]
            { $other_you ->
                [yes] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } bumps your { WORD("landmark-scramble-piece-", $target) } on { $cell }, { $attack } against { $defence }.
               *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } bumps the { WORD("landmark-scramble-piece-", $target) } of { $other_seat } on { $cell }, { $attack } against { $defence }.
            }
    }
landmark-scramble-ganged =
    { $you ->
        [yes] Your { WORD("landmark-scramble-piece-", $helper) } helps.
       *[no] The { WORD("landmark-scramble-piece-", $helper) } of { $seat } helps.
    }
landmark-scramble-flew =
    { $you ->
        [yes] Your { WORD("landmark-scramble-piece-", $piece) } flies to { $cell }.
       *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } flies to { $cell }.
    }
landmark-scramble-chained =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Your { WORD("landmark-scramble-piece-", $piece) } hits your { WORD("landmark-scramble-piece-", $target) }.
               *[no] Your { WORD("landmark-scramble-piece-", $piece) } hits the { WORD("landmark-scramble-piece-", $target) } of { $other_seat }.
            }
       *[no]
            { $other_you ->
                [yes] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } hits your { WORD("landmark-scramble-piece-", $target) }.
               *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } hits the { WORD("landmark-scramble-piece-", $target) } of { $other_seat }.
            }
    }
landmark-scramble-walled =
    { $you ->
        [yes] Your { WORD("landmark-scramble-piece-", $piece) } has the wall behind it and is thrown aside.
       *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } has the wall behind it and is thrown aside.
    }
landmark-scramble-squeezed =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Your { WORD("landmark-scramble-piece-", $piece) } flies onto your { WORD("landmark-scramble-piece-", $target) } at the wall on { $cell }: one of them is thrown aside.
               *[no] Your { WORD("landmark-scramble-piece-", $piece) } flies onto the { WORD("landmark-scramble-piece-", $target) } of { $other_seat } at the wall on { $cell }: one of them is thrown aside.
            }
       *[no]
            { $other_you ->
                [yes] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } flies onto your { WORD("landmark-scramble-piece-", $target) } at the wall on { $cell }: one of them is thrown aside.
               *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } flies onto the { WORD("landmark-scramble-piece-", $target) } of { $other_seat } at the wall on { $cell }: one of them is thrown aside.
            }
    }
landmark-scramble-bounced =
    { $you ->
        [yes] Your { WORD("landmark-scramble-piece-", $piece) } bounces back to { $cell }.
       *[no] The { WORD("landmark-scramble-piece-", $piece) } of { $seat } bounces back to { $cell }.
    }
landmark-scramble-advanced = { "" }
landmark-scramble-held =
    { $you ->
        [yes] You drop an Anchor: your { WORD("landmark-scramble-piece-", $piece) } stays on { $cell }.
       *[no] { $seat } drops an Anchor: the { WORD("landmark-scramble-piece-", $piece) } stays on { $cell }.
    }
landmark-scramble-asked-anchor =
    { $you ->
        [yes] You hold an Anchor.
       *[no] { $seat } holds an Anchor.
    }
landmark-scramble-drew =
    { $you ->
        [yes] You draw a card at { $cell }; { $left } are left.
       *[no] { $seat } draws a card at { $cell }; { $left } are left.
    }
landmark-scramble-drew-card = You drew: { WORD("landmark-scramble-card-", $card) }.
landmark-scramble-last-card = That was the last card. The game ends with this big round.
landmark-scramble-pays =
    { $you ->
        [yes] You pay for the { WORD("landmark-scramble-location-", $location) }.
       *[no] { $seat } pays for the { WORD("landmark-scramble-location-", $location) }.
    }
landmark-scramble-captured =
    { $you ->
        [yes] You capture the { WORD("landmark-scramble-location-", $location) } for { WORD("landmark-scramble-card-", $cards) }.
       *[no] { $seat } captures the { WORD("landmark-scramble-location-", $location) } for { WORD("landmark-scramble-card-", $cards) }.
    }
landmark-scramble-recaptured =
    { $you ->
        [yes] You take the { WORD("landmark-scramble-location-", $location) } from { $other_seat } for { WORD("landmark-scramble-card-", $cards) }.
       *[no]
            { $other_you ->
                [yes] { $seat } takes the { WORD("landmark-scramble-location-", $location) } from you for { WORD("landmark-scramble-card-", $cards) }.
               *[no] { $seat } takes the { WORD("landmark-scramble-location-", $location) } from { $other_seat } for { WORD("landmark-scramble-card-", $cards) }.
            }
    }
landmark-scramble-played =
    { $you ->
        [yes] You play { WORD("landmark-scramble-card-", $card) }.
       *[no] { $seat } plays { WORD("landmark-scramble-card-", $card) }.
    }
landmark-scramble-robbed =
    { $you ->
        [yes] You pick the pocket of { $other_seat }.
       *[no]
            { $other_you ->
                [yes] { $seat } picks your pocket.
               *[no] { $seat } picks the pocket of { $other_seat }.
            }
    }
landmark-scramble-robbed-card =
    { $you ->
        [yes] You took: { WORD("landmark-scramble-card-", $card) }.
       *[no]
            { $other_you ->
                [yes] { $seat } took from you: { WORD("landmark-scramble-card-", $card) }.
               *[no] { $seat } took from { $other_seat }: { WORD("landmark-scramble-card-", $card) }.
            }
    }
landmark-scramble-discarded =
    { $you ->
        [yes] You discard { WORD("landmark-scramble-card-", $card) }.
       *[no] { $seat } discards { WORD("landmark-scramble-card-", $card) }.
    }
landmark-scramble-ended =
    { $ending ->
        [goal] The town has its winner.
        [deck] The deck is used up; most locations win.
       *[rounds] The last big round is over; most locations win.
    }

## The board

landmark-scramble-board = The town
landmark-scramble-board-piece = { WORD("landmark-scramble-piece-", $piece) } of { $seat }, level { $level }, on { $cell }, facing { WORD("landmark-scramble-direction-", $facing) }
landmark-scramble-board-bump = Aim at the { WORD("landmark-scramble-piece-", $piece) } of { $seat }
landmark-scramble-board-hole = Hole { $cell }: whoever steps onto it draws a card.
landmark-scramble-board-hole-marked = Hole { $cell }. Big rounds until they may draw here again: { $marks }
landmark-scramble-board-marks = A mark at a hole: big rounds until its player may draw there again.
landmark-scramble-board-location-free = { WORD("landmark-scramble-location-", $location) }, free. Cost: { $cost }
landmark-scramble-board-location-held = { WORD("landmark-scramble-location-", $location) }, held by { $seat }. Cost: { $cost }
landmark-scramble-board-points-label = Die and movement points
landmark-scramble-board-points =
    { $points ->
        [one] point
       *[other] points
    }
landmark-scramble-board-die =
    { $pips ->
        [0] The die is not rolled yet
       *[other] The die shows { $pips }
    }
landmark-scramble-board-muscle = Muscle: the next bump counts one level more.
landmark-scramble-board-round = Round { $round } of { $rounds }
landmark-scramble-board-deck =
    { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
landmark-scramble-board-pick = Pick one of your pieces: the town shows where it can go and whom it can bump.
landmark-scramble-board-turn-left = Turn left
landmark-scramble-board-turn-right = Turn right
landmark-scramble-board-bumps = Bump
landmark-scramble-board-alone =
    { $cost ->
        [one] Alone: { $attack } against { $defence } (1 point)
       *[other] Alone: { $attack } against { $defence } ({ $cost } points)
    }
landmark-scramble-board-gang =
    With the { WORD("landmark-scramble-piece-", $helper) }: { $attack } against { $defence } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
landmark-scramble-board-choice = At the wall you will choose who flies where; the arrows show one way.
landmark-scramble-board-back = Not this one
landmark-scramble-board-pay = How to pay
landmark-scramble-board-hand = Your hand
landmark-scramble-board-card =
    { $count ->
        [one] { WORD("landmark-scramble-card-", $card, "-help") }
       *[other] { WORD("landmark-scramble-card-", $card, "-help") } You hold { $count }.
    }
landmark-scramble-board-no-cards = No cards yet: step onto a hole.
landmark-scramble-board-locations = Locations: first to { $goal } wins
landmark-scramble-board-capture = Capture
landmark-scramble-board-seat =
    { $owned } of { $goal } locations, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand
landmark-scramble-board-player = Player
landmark-scramble-board-held = Locations
landmark-scramble-board-cards = Cards
landmark-scramble-sheet-legend = C Captain, R Right guard, L Left guard, 1 and 2 Runners, each after its side's letter and with the way it faces; o is a hole. Octagons have capital letters, squares small ones.
landmark-scramble-board-at-spots = Pieces at locations

## The lesson

landmark-scramble-lesson-town = This is the town. You have a Captain of level 3, two guards of level 2 and two runners of level 1. The goal is to capture locations: they lie where three cells meet.
landmark-scramble-lesson-roll = A turn begins with the die: that many movement points. Roll.
landmark-scramble-lesson-roll-why = Four points. A step costs one, and so does turning a piece by an eighth.
landmark-scramble-lesson-roll-wrong = First comes the roll.
landmark-scramble-lesson-hole = Some cells are holes, where cards are drawn. Step onto one with your Right guard, to the east.
landmark-scramble-lesson-hole-why = You drew a card. Coins, bricks, permits and workers pay for locations; the others help in other ways. Your hand is yours alone to see.
landmark-scramble-lesson-hole-wrong = That is a step, but not onto that hole. Move the Right guard east: tap the piece, then the cell.
landmark-scramble-lesson-hole-wrong-turn = A turn costs a point, too, and your Right guard need not turn: its own side is open to it. Step east.
landmark-scramble-lesson-runner = A runner steps forward, to the sides and between. Move your first runner to the north-west.
landmark-scramble-lesson-runner-why = A guard steps forward and to its own side, the Captain only forward. The small arrow on a piece shows where it looks.
landmark-scramble-lesson-runner-wrong = That piece may move too, but fewer ways are open to it. A runner goes forward, to the sides and between: take the one at the arrow.
landmark-scramble-lesson-runner-wrong-turn = A turn costs a point, and your runner need not turn: it steps forward, to the sides and between.
landmark-scramble-lesson-end = You need not use all points. End your turn.
landmark-scramble-lesson-end-why = Points left over are lost. Your rival moved, rolled, and came near.
landmark-scramble-lesson-end-wrong = You could go on, but nobody has to spend all points, and a piece that moves may leave a good place. Here, see how a turn ends.
landmark-scramble-lesson-bump = A rival stands in your Captain's way. Step onto it: that is a bump.
landmark-scramble-lesson-bump-why = Equal levels throw both apart. One level higher knocks the other a cell on, two levels two cells. A piece of your own beside the attacker can add its level.
landmark-scramble-lesson-bump-wrong = That avoids the rival. Bump it with your Captain.
landmark-scramble-lesson-bump-wrong-gang = Help costs a second point, and your Captain needs none: nobody is of a higher level. Bump with it alone.
landmark-scramble-lesson-bump-wrong-bump = That is a bump, too. But the higher the level, the farther the rival flies: take your Captain.
landmark-scramble-lesson-capture = Your pieces stand around a location, and your hand pays for it. Capture it.
landmark-scramble-lesson-capture-why = The location is yours. Capture enough of them before your rivals do.
landmark-scramble-lesson-capture-wrong = A piece that moves may break the ring around the location, and a capture costs no points. Capture it first.
landmark-scramble-lesson-capture-wrong-end = Until your next turn a rival may bump one of the three away. Capture it now: it costs no points.
landmark-scramble-lesson-capture-wrong-play = A Muscle helps in a bump, and none is needed here. Keep it, and capture the location.

## The coach

landmark-scramble-coach-roll = Captures and special cards cost no points. They may come before the roll, too.
landmark-scramble-coach-act = Holes give cards, cards pay for locations. Tap a piece to see how far it gets.
landmark-scramble-coach-drew = What you drew is in your hand, and nobody else sees it.
landmark-scramble-coach-captured = A location is taken. What it cost lies open now.
landmark-scramble-coach-capture = You can capture a location now: your pieces stand all around it, and your cards pay for it. It costs no points.
landmark-scramble-coach-bump = A rival stands within reach of a bump. The arrow shows where it would fly.

## What decided a tie, on the page of the end

landmark-scramble-tied-by-cards =
    { $you ->
        [yes] { $level }, and you hold more cards.
       *[no] { $level }, and { $names } holds more cards.
    }
landmark-scramble-tied-by-spots =
    { $you ->
        [yes] { $level }, and level in cards too: you have more pieces at location spots.
       *[no] { $level }, and level in cards too: { $names } has more pieces at location spots.
    }
landmark-scramble-tied-by-shared = { $level }, and level in cards and pieces at spots too.

## Why a question is asked now: the line below the prompt

landmark-scramble-why-roll = The die says how many movement points your pieces have this turn.
landmark-scramble-why-act = Steps and turns cost points; captures and cards cost none.
landmark-scramble-why-pay = Your pieces stand on all three cells around it. Its cost can be paid in several ways.
landmark-scramble-why-anchor = You hold an Anchor, and it can be played at this moment only.
landmark-scramble-why-throw = The wall stops them, and a cell holds one piece. Whoever is on turn decides.
landmark-scramble-why-land = The wall is right behind it, so it is thrown aside. Whoever is on turn decides where to.
landmark-scramble-why-crash = All cells around are taken. Whoever is on turn decides which piece gives way.
landmark-scramble-why-discard = A turn ends with nine cards at most.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

landmark-scramble-term-bump = bump, bumps, bumped
landmark-scramble-term-bump-is = Bump: a step onto a rival piece. The higher level knocks the other one away.
landmark-scramble-term-level = level, levels
landmark-scramble-term-level-is = Level: Captain 3, guards 2, Runners 1. It decides bumps.
landmark-scramble-term-hole = hole, holes
landmark-scramble-term-hole-is = Hole: whoever steps onto one draws a card, and can draw there again only three big rounds later.
landmark-scramble-term-location = location, locations
landmark-scramble-term-location-is = Location: yours if your pieces stand on the three cells around it and you pay its cost in cards.
landmark-scramble-term-big-round = big round, big rounds
landmark-scramble-term-big-round-is = Big round: one turn of every player.
landmark-scramble-term-anchor = Anchor
landmark-scramble-term-anchor-is = Anchor: a card that holds a bumped piece in its place.
landmark-scramble-term-gang-up = gang-up, gang up
landmark-scramble-term-gang-up-is = Gang-up: a neighbour of your own adds its level to a bump. It costs two points.
landmark-scramble-term-joker = Joker
landmark-scramble-term-joker-is = Joker: pays as any one card of a cost.

## The game's page

landmark-scramble-best = With two: the town is small, and you meet at every corner. With four it is a crowd.
landmark-scramble-part-town = The town with its pieces, holes and locations
landmark-scramble-part-hand = Your points and cards
landmark-scramble-part-locations = All locations and their costs

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

landmark-scramble-not-8-1 = The game is over.
landmark-scramble-not-8-2 = The game is over.
landmark-scramble-not-4-1 = It is not your turn.
landmark-scramble-not-4-2 = You have rolled already this turn.
landmark-scramble-not-4-6 = A rival piece is in the way.
landmark-scramble-not-4-7 = A hop leads straight over one piece of your own to an empty cell, for two points.
landmark-scramble-not-4-8 = A piece of your own stands there.
landmark-scramble-not-4-9 = Your points do not reach that far over empty cells.
landmark-scramble-not-4-10 = First roll the die: pieces move after the roll.
landmark-scramble-not-4-11 = { $prompt ->
        [discard] First discard down to nine cards.
       *[other] You discard only at the end of your turn, if you hold more than nine cards.
    }
landmark-scramble-not-3-2 = The Captain steps only forward. Turn it first.
landmark-scramble-not-3-3 = A guard steps forward and to its own side only. Turn it first.
landmark-scramble-not-3-4 = A Runner does not step backwards. Turn it first.
landmark-scramble-not-3-5 = From a square only diagonal steps exist.
landmark-scramble-not-2-4 = There is a wall.
landmark-scramble-not-5-1 = There is nobody to bump: nobody stands there, or a piece of your own.
landmark-scramble-not-5-2 = Your piece is of a lower level.
landmark-scramble-not-5-6 = For a gang-up another piece of yours must stand beside, and it costs two points.
landmark-scramble-not-6-4 = You do not hold that card.
landmark-scramble-not-6-10 = An Anchor is played only when a piece of yours is bumped.
landmark-scramble-not-7-1 = { $prompt ->
        [pay] First pay for the location.
       *[other] Your pieces must stand on all three cells around it.
    }
landmark-scramble-not-7-3 = { $prompt ->
        [pay] Those cards do not pay for it exactly, or you do not hold them.
       *[other] Your cards do not pay for it.
    }
landmark-scramble-not-7-5 = It is yours already.
landmark-scramble-not-2-5 = This board has no such spot.
landmark-scramble-not-4-3 = You have no movement points left.
landmark-scramble-not-5-10 = { $prompt ->
        [throw] Only one of the two pieces that meet at the wall is thrown aside.
       *[other] No piece is thrown aside now.
    }
landmark-scramble-not-5-11 = { $prompt ->
        [land] It lands on an empty cell beside the wall cell, and on none that this collision has touched.
        [crash] All cells around are taken: it crashes onto a piece that has not moved in this collision.
       *[other] No piece is in the air now.
    }
landmark-scramble-not-5-16 = First decide what becomes of the pieces in this collision.
landmark-scramble-not-6-8 = A Muscle works already: only one at a time.
landmark-scramble-not-6-11 = Pickpocket robs another player who holds a card.
landmark-scramble-not-6-12 = None of your marks closes a hole.
landmark-scramble-not-6-13 = { $prompt ->
        [anchor] First say whether an Anchor holds your piece.
       *[other] The bumped player is asked first whether an Anchor holds the piece.
    }

## What a table or a variant cannot be

landmark-scramble-refused-deck = The deck holds { $low } to { $high } cards, not { $have }.
landmark-scramble-refused-starts = With { $players } players, every piece needs a start cell of its own.
landmark-scramble-refused-holes = Two holes lie on the same cell.
landmark-scramble-refused-spots = Two locations lie on the same spot.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

landmark-scramble-group-deck = Cards in the deck
landmark-scramble-data-die = Faces of the die
landmark-scramble-data-hand-limit = Most cards in the hand after a turn
landmark-scramble-data-mark-rounds = Big rounds until a marked hole gives a card again
landmark-scramble-data-hop-points = Movement points that a hop costs
landmark-scramble-data-gang-points = Movement points that a gang-up costs
landmark-scramble-data-sprint-points = Movement points that Sprint gives
landmark-scramble-data-deck = { WORD("landmark-scramble-card-", $name) }
landmark-scramble-town =
    { $name ->
        [small] Small town
       *[large] Large town
    }
landmark-scramble-group-layouts = The two towns
landmark-scramble-group-locations = Costs of the locations
landmark-scramble-data-layouts-goal = { landmark-scramble-town }: locations that win
landmark-scramble-data-layouts-holes = { landmark-scramble-town }: holes
landmark-scramble-data-layouts-spots = { landmark-scramble-town }: spots of the locations
landmark-scramble-data-layouts-spawn-N-cells = { landmark-scramble-town }: where the northern side begins
landmark-scramble-data-layouts-spawn-S-cells = { landmark-scramble-town }: where the southern side begins
landmark-scramble-data-layouts-spawn-W-cells = { landmark-scramble-town }: where the western side begins
landmark-scramble-data-layouts-spawn-E-cells = { landmark-scramble-town }: where the eastern side begins
landmark-scramble-data-locations = { WORD("landmark-scramble-location-", $name) }
