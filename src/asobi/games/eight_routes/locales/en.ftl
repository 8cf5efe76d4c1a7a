# The words of Eight Routes.

eight-routes-title = Eight Routes
eight-routes-tagline = One lid full of dice, eight winding routes. Every die you take is one your neighbours wanted.
eight-routes-about = Three to five players share one lid full of dice and race along eight routes at once. Whatever you take moves you on, and is gone for those after you; most points on the eight routes win.
eight-routes-goal = Have most points when all eight routes are counted.
eight-routes-turn-1 = The parent rolls all dice, and they are sorted into the eight boxes of the lid.
eight-routes-turn-2 = In turn, everybody takes all dice of one box and moves as many squares on the route of that value.
eight-routes-turn-3 = Some values have a power: 6s turn a chip for a step, 8s bring a bonus die. Routes 3 and 5 sell changes and detours for squares.
eight-routes-turn-4 = The parent takes last, and the lid passes to the left. After the last round the points of all routes are added up.

eight-routes-setting-rounds = Rounds
eight-routes-setting-rounds-help = As usual: 15 with three or five players, 16 with four. Short games favour whoever is parent last.
eight-routes-setting-shake = Play with the shake
eight-routes-setting-shake-help = The shake rolls the lid again, for one square less.

## Prompts

eight-routes-ask-d6 = Your private die: roll it?
eight-routes-ask-turn = Your turn: take the dice of one box.
eight-routes-ask-shaken = The lid was shaken: take a box. You move one square less than its dice.
eight-routes-ask-chip = Power of 6s: turn a chip over for one more step?
eight-routes-ask-bonus = Power of 8s: take one more die?
eight-routes-ask-after = Anything else before you end your turn?
eight-routes-waiting-d6 = { $seat } may roll the private die.
eight-routes-waiting-before = { $seat } takes dice from the lid.
eight-routes-waiting-shaken = { $seat } shook the lid and takes a box.
eight-routes-waiting-powers = { $seat } uses the power of the dice.
eight-routes-waiting-after = { $seat } may change a die or make a detour.

## Actions

eight-routes-action-pick = Take the { $value }s
eight-routes-action-shake = Shake the lid: one square less
eight-routes-shake = Shake the lid
eight-routes-shake-cost = then one square less
eight-routes-action-c =
    { $by ->
        [1] Turn one { $value } up by one (costs a square of route 3)
       *[other] Turn one { $value } down by one (costs a square of route 3)
    }
eight-routes-action-d = Detour: a step on route { $route } (costs two squares of route 5)
eight-routes-action-end = End the turn
eight-routes-action-d6 = Roll the private die
eight-routes-action-no-d6 = Do not roll
eight-routes-action-chip = Turn a chip: a step on route { $route }
eight-routes-action-no-chip = Keep the chips
eight-routes-action-bonus = Take one { $value } as well
eight-routes-action-no-bonus = Take no more
eight-routes-action-walk = A step on route { $route }

## Events

eight-routes-first-parent =
    { $you ->
        [yes] You are the first parent.
       *[no] { $seat } is the first parent.
    }
eight-routes-round =
    { $you ->
        [yes] Round { $round }: you are parent
       *[no] Round { $round }: { $seat } is parent
    }
    .style = heading
eight-routes-rolled =
    { $you ->
        [yes] You roll all dice.
       *[no] { $seat } rolls all dice.
    }
eight-routes-rolled-d6 =
    { $you ->
        [yes] Your private die shows { $pips }.
       *[no] The private die of { $seat } shows { $pips }.
    }
eight-routes-picked =
    { $you ->
        [yes] You take { $count ->
            [one] one { $value }
           *[other] { $count } dice of { $value }
        }.
       *[no] { $seat } takes { $count ->
            [one] one { $value }
           *[other] { $count } dice of { $value }
        }.
    }
eight-routes-shook =
    { $you ->
        [yes] You shake the lid.
       *[no] { $seat } shakes the lid.
    }
eight-routes-changed =
    { $you ->
        [yes] You turn a die from { $value } to { $to }.
       *[no] { $seat } turns a die from { $value } to { $to }.
    }
eight-routes-turned-chip =
    { $you ->
        [yes] You turn a chip over.
       *[no] { $seat } turns a chip over.
    }
eight-routes-took-bonus =
    { $you ->
        [yes] You take one { $value } as well.
       *[no] { $seat } takes one { $value } as well.
    }
eight-routes-moved =
    { $square ->
        [0]
            { $you ->
                [yes] You leave route { $route }.
               *[no] { $seat } leaves route { $route }.
            }
       *[other]
            { $you ->
                [yes] Route { $route }: you come to square { $square }.
               *[no] Route { $route }: { $seat } comes to square { $square }.
            }
    }
eight-routes-ended = The last round is over.
eight-routes-tied =
    { $by ->
        [chips]
            { $you ->
                [yes] A tie: you win it by more chips face up.
               *[no] A tie: { $seat } wins it by more chips face up.
            }
        [route-8]
            { $you ->
                [yes] A tie, in chips too: you win it by the better place on route 8.
               *[no] A tie, in chips too: { $seat } wins it by the better place on route 8.
            }
       *[shared]
            { $you ->
                [yes] A tie in everything: you share the victory.
               *[no] A tie in everything: { $seat } shares the victory.
            }
    }

## The board

eight-routes-lid = The lid
eight-routes-dice =
    { $count ->
        [0] no dice
        [one] one die
       *[other] { $count } dice
    }
eight-routes-box = { $action } ({ eight-routes-dice })
eight-routes-box-promise =
    { $action } ({ eight-routes-dice }): from square { $from } to { $to }{ $change ->
        [more] , { $by ->
            [one] one point
           *[other] { $by } points
        } more
        [less] , { $by ->
            [one] one point
           *[other] { $by } points
        } less
       *[same] { "" }
    }
eight-routes-rounds = Round { $round } of { $rounds }
eight-routes-route = Route { $route }
eight-routes-route-1 = Route 1, position: every square has points of its own.
eight-routes-route-2 = Route 2, rank: nothing below square 5.
eight-routes-route-3 = Route 3, rank. A step back pays for turning a die in the lid by one.
eight-routes-route-4 = Route 4, rank. From square 4 on, a parent may roll the private die.
eight-routes-route-5 = Route 5, rank. Two steps back pay for a step on another route.
eight-routes-route-6 = Route 6, rank: only the first scores. Taking 6s lets you turn a chip for a step.
eight-routes-route-7 = Route 7, position: the points peak on squares 7, 14 and 20.
eight-routes-route-8 = Route 8, rank. Taking 8s lets you take one more die.
eight-routes-power-c = turns a die
eight-routes-power-d6 = private die
eight-routes-power-d = detour
eight-routes-power-chip = chips
eight-routes-power-bonus = bonus die
eight-routes-place-free = nobody
eight-routes-standing =
    { $you ->
        [yes] you, on square { $square }
       *[no] { $seat }, on square { $square }
    }
eight-routes-parent = Parent this round: rolls first, chooses last
eight-routes-chips =
    { $up ->
        [one] { $up } chip face up
       *[other] { $up } chips face up
    }{ $down ->
        [0] { "" }
       *[other] , { $down } turned over
    }
eight-routes-total = points if the game ended now
eight-routes-breakdown = Where the points came from
eight-routes-player = Player
eight-routes-start = Start
eight-routes-sum = Sum

## The lesson

eight-routes-lesson-lid = This is the lid. Each round all dice are rolled and sorted here by value, 1 to 8. Everybody takes from the same lid, one after the other. Whoever has most points on the eight routes at the end wins.
eight-routes-lesson-routes = Each value has a route. The dice you take move your marker on the route of their value. The numbers beside a route are the points for first, second and third place on it; on routes 1 and 7 the square itself has the points.
eight-routes-lesson-box = Your turn. Take all dice of one box: there are seven 3s in the lid. Take them.
eight-routes-lesson-box-why = Seven dice, so seven squares on route 3. Many dice in one box are rare: your neighbours wanted them too.
eight-routes-lesson-box-wrong = That box has fewer dice. A box with seven dice takes you seven squares on: take the 3s.
eight-routes-lesson-box-wrong-shake = A shake would roll the seven 3s anew, and you would move one square less. Take the 3s.
eight-routes-lesson-change = Route 3 lets you turn one die up or down, for one square back on route 3. Here is how: turn a 6 into a 7.
eight-routes-lesson-change-why = One square back on route 3, and the lid has changed for those who come after you. You may also do this before you take, to make your own box larger. Then the others had their turns, and a new round began.
eight-routes-lesson-change-wrong = This step is about turning a 6 up to a 7. In a real game the others may be better, or ending the turn without.
eight-routes-lesson-change-wrong-end = Nobody has to use route 3: ending the turn is allowed. Here, see first how a 6 becomes a 7.
eight-routes-lesson-eights = 8s have a power: whoever takes one may take a single other die as well. Take the 8s.
eight-routes-lesson-eights-why = Three squares on route 8, and now the bonus.
eight-routes-lesson-eights-wrong = Only the 8s bring a bonus die. Take the 8s.
eight-routes-lesson-eights-wrong-shake = A shake would roll the 8s away, and the bonus die with them. Take the 8s.
eight-routes-lesson-eights-wrong-c = That costs a square of route 3, and the 8s lie there already. Take them.
eight-routes-lesson-bonus = Take one die of another value: a 2.
eight-routes-lesson-bonus-why = It places your marker on route 2. But mind: route 2 pays nothing below square 5.
eight-routes-lesson-bonus-wrong = Every die here is one square on its route. The 2 places a marker on a route where you have none: take it.
eight-routes-lesson-bonus-wrong-no-bonus = The bonus die costs nothing: it is a free square. Take the 2.
eight-routes-lesson-enough = You may use route 3 or route 5 now, or leave it. End your turn.
eight-routes-lesson-enough-why = The next player goes on with what you left. The parent of a round takes last, and the lid passes on to the left.
eight-routes-lesson-enough-wrong = That works, but it costs squares. Here, just end the turn.
eight-routes-lesson-shake = If you like nothing in the lid, shake it: all dice left are rolled again. Try it.
eight-routes-lesson-shake-why = You take a box of the new roll, but move one square less. Now you know all you need: most points on eight routes wins.
eight-routes-lesson-shake-wrong = Once you take a box there is no shake any more: that is the choice. Shake now, and see what it brings.
eight-routes-lesson-shake-wrong-c = A changed die costs a square of route 3, and a shake would roll it anew. Shake first.

## The coach

eight-routes-coach-turn = Look for the box that takes you past others, not only for the fullest one: most routes pay for places.
eight-routes-coach-after = You need not do anything more. Routes 3 and 5 pay for changes and detours with squares of their own.
eight-routes-coach-d6 = The private die costs nothing: roll it.
eight-routes-coach-bonus = The bonus die moves one square. Take it where one square overtakes somebody, or opens a route.
eight-routes-coach-chip = A chip never turns back. Late in the game a single step is often worth more.
eight-routes-coach-shaken = After a shake you move one square less than the dice you take, but at least one.

## What decided a tie, on the page of the end

eight-routes-tied-by-chips =
    { $you ->
        [yes] { $level }, and you have more chips face up.
       *[no] { $level }, and { $names } has more chips face up.
    }
eight-routes-tied-by-route-8 =
    { $you ->
        [yes] { $level }, and level in chips too: you are further ahead on route 8.
       *[no] { $level }, and level in chips too: { $names } is further ahead on route 8.
    }
eight-routes-tied-by-shared = { $level }, and level in chips and on route 8 too.

## Why a question is asked now: the line below the prompt

eight-routes-why-d6 = You are parent, and your marker on route 4 stands on square 4 or more.
eight-routes-why-turn = Everybody takes one box a round, in turn, and the parent last. What you take is gone for the others.
eight-routes-why-shaken = A shake must be accepted. It costs one square.
eight-routes-why-chip = You took a 6 and have a chip face up.
eight-routes-why-bonus = You took an 8: one single die of another value may come with it.
eight-routes-why-after = Your box is taken. Routes 3 and 5 can still be paid with, once each.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

eight-routes-term-parent = parent
eight-routes-term-parent-is = Parent: rolls all dice of the round, and takes last.
eight-routes-term-lid = lid
eight-routes-term-lid-is = Lid: holds the dice of the round, sorted by value into eight boxes.
eight-routes-term-box = box, boxes
eight-routes-term-box-is = Box: all dice of one value in the lid. Whoever takes a box takes all of them.
eight-routes-term-shake = shake, shaken
eight-routes-term-shake-is = Shake: roll what is left in the lid again, then take a box for one square less.
eight-routes-term-chip = chip, chips
eight-routes-term-chip-is = Chip: the parent gets one each round. With a 6 it can be turned over for a step; face up it breaks ties.
eight-routes-term-bonus = bonus die
eight-routes-term-bonus-is = Bonus die: whoever takes an 8 may take one die of another value as well.
eight-routes-term-private = private die
eight-routes-term-private-is = Private die: a six-sided die that a parent may roll with the marker of route 4 on square 4 or more.
eight-routes-term-detour = detour
eight-routes-term-detour-is = Detour: two squares back on route 5 for one step on another route.

## The game's page

eight-routes-best = With four: enough dice to choose from, and every box you leave can be gone when you come again.
eight-routes-part-lid = The lid with this round's dice
eight-routes-part-routes = The eight routes and what they are worth
eight-routes-part-power-d6 = A private die, from square 4 on
eight-routes-part-power-chip = 6s turn chips for a step
eight-routes-part-power-bonus = 8s bring a bonus die

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

eight-routes-not-1-2 = The game is over.
eight-routes-not-2-6 = This table plays without the shake.
eight-routes-not-3-3 = { $prompt ->
        [none] The parent decides about the private die first.
        [d6] First say whether you roll your private die.
       *[other] Only the parent has a private die, before the first turn, with the marker of route 4 on square 4 or more.
    }
eight-routes-not-3-5 = It is not your turn: everybody takes one turn a round, the parent last.
eight-routes-not-4-1 = { $prompt ->
        [after] You have already taken dice this turn.
       *[other] First take dice: every turn has one mandatory action.
    }
eight-routes-not-4-2 = You have already used that this turn.
eight-routes-not-4-3 = There is no die in that box.
eight-routes-not-4-5 = After a shake you first take a box; only route 3 can be used before that.
eight-routes-not-4-6 = Only with an empty lid do you take a free step instead of dice.
eight-routes-not-4-7 = That needs your marker on route 3, and a die in the lid that can be changed.
eight-routes-not-4-10 = A detour leads to another route, and needs your marker of route 5 on square 2 or more.
eight-routes-not-4-11 = Your marker on route 5 stands on square 1: a detour costs two squares.
eight-routes-not-4-12 = That marker stands on square 20 already.
eight-routes-not-4-13 = A chip can be turned only right after you took a 6.
eight-routes-not-4-14 = The bonus die is one single die of another value, right after you took an 8.
eight-routes-not-4-15 = First say whether you use the power of the dice you took.
eight-routes-not-4-4 = There is no die in the lid to shake.

## What a table or a variant cannot be

eight-routes-refused-rounds = With { $players } players, everybody is parent equally often: the rounds have to be a multiple of { $players }.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

eight-routes-group-set-up = At the beginning
eight-routes-group-powers = Powers
eight-routes-group-routes = Routes
eight-routes-data-set-up-dice = Dice with { $name } players
eight-routes-data-set-up-rounds = Rounds with { $name } players
eight-routes-data-set-up-start = Points at the beginning with { $name } players, by turn order
eight-routes-data-powers-d6-from = The private die can be rolled from this square of route 4 on
eight-routes-data-powers-c-fee = Turning a die costs so many squares of route 3
eight-routes-data-powers-d-fee = A detour costs so many squares of route 5
eight-routes-data-routes-points = Route { $name }: points of each square
eight-routes-data-routes-places = Route { $name }: points of each rank
eight-routes-data-routes-from = Route { $name }: counts from this square on
