# The words of Rampage.

rampage-title = Rampage
rampage-tagline = Flick, drop, toss and blow your way through a city of ninety meeples. Real physics, fair teeth.
rampage-about = You are a monster in a city of wood: flick your paws, drop your body on buildings, blow meeples off roofs, and eat. Sets of six colours, floors and rivals' teeth are points.
rampage-goal = Have most points when the last floor of the city is gone.
rampage-turn-1 = Two actions: move by flicking your paws, demolish a building beside you, toss a vehicle, or breathe.
rampage-turn-2 = What falls, falls: meeples that leave the city run away, and bare floors are yours.
rampage-turn-3 = A rival knocked over loses a tooth to you.
rampage-turn-4 = Then the meal: as many meeples as you have teeth, from where you stand.

rampage-setting-runaway = Runaway board
rampage-setting-runaway-help = Side A has six lines, the last of which ends the game. Side B has a track for each colour.
rampage-setting-runaway-A = Side A: six lines
rampage-setting-runaway-B = Side B: colours
rampage-setting-teams = Teams of two
rampage-setting-teams-help = Four players. Three actions a team turn; the lower of the two scores counts.
rampage-setting-clumsy = Clumsy monsters
rampage-setting-clumsy-help = A carried piece can bump into things (hand), or every hand trembles more (tremor).
rampage-setting-clumsy-off = Off
rampage-setting-clumsy-hand = The hand can bump
rampage-setting-clumsy-tremor = Trembling hands
rampage-setting-diet = Diet
rampage-setting-diet-help = Every meeple outside a set costs a point at the end.
rampage-setting-card_choice = Card choice
rampage-setting-card_choice-help = As printed everybody keeps one of three cards; or one of three of each kind.
rampage-setting-card_choice-off = Off: one of each kind is dealt
rampage-setting-card_choice-one = Keep one of three cards
rampage-setting-card_choice-each = Keep one of three of each kind
rampage-setting-miss = A miss
rampage-setting-miss-help = When a dropped body costs a tooth: whenever it misses its target, or only off the board.
rampage-setting-miss-building = Beside the target
rampage-setting-miss-offboard = Off the board alone
rampage-setting-return_vehicles = Vehicles come back
rampage-setting-return_vehicles-help = A vehicle that left the city returns to its spot instead of leaving the game.
rampage-setting-strict_vacuum = Strict Vacuum
rampage-setting-strict_vacuum-help = Vacuum brings back only meeples that lay in the own neighbourhood.
rampage-setting-first = Who begins
rampage-setting-first-help = The number of the player who begins. As usual: chance decides.
rampage-setting-answer_seconds = Seconds to answer out of turn
rampage-setting-answer_seconds-help = Whoever is asked in another's turn has so long; no answer means no. 0: as long as it takes.
rampage-setting-rounds = Rounds at most
rampage-setting-rounds-help = As usual: 20. A city that still stands then is left alone.
rampage-setting-market = Monster market
rampage-setting-market-help = Start with a character alone; buy cards with the floors you have eaten.

## Prompts

rampage-ask-action =
    Your turn: { NUMBER($actions) ->
        [one] one action
       *[other] { $actions } actions
    } left. What will you do?
rampage-ask-who =
    Your team has { NUMBER($actions) ->
        [one] one action
       *[other] { $actions } actions
    } left. Who acts?
rampage-ask-before-move = Before you move: climb, stretch, or stay?
rampage-ask-flick = Flick your disc.
rampage-ask-throw-disc = Flick your disc off your head.
rampage-ask-drop = Hold your body over the target and let go.
rampage-ask-throw = Flick it off your head.
rampage-ask-breath = Take a deep breath and blow.
rampage-ask-place = Where do you set the monster down?
rampage-ask-carry = How high do you carry it?
rampage-ask-corner = Which corner do you come in at?
rampage-ask-again = Flick once more?
rampage-ask-shoo = Drive the meeples off the ruin: where to?
rampage-ask-inhale = Into which neighbourhood do they fly?
rampage-ask-catch = Whom do you catch?
rampage-ask-rob = Whose stomach do you reach into?
rampage-ask-kiss = Which meeple do you take?
rampage-ask-protect = A tooth is being broken!
rampage-ask-penalty = The runaway board strikes.
rampage-ask-give = No tooth left: which meeple do you give?
rampage-ask-discard = Which of your cards leaves the game?
rampage-ask-mutation = The mutation ends: which power leaves?
rampage-ask-dine =
    Where do you eat? Up to { $bites ->
        [one] { $bites } meeple
       *[other] { $bites } meeples
    }.
rampage-ask-eat = Eat a meeple: { $bites } left to bite.
rampage-ask-sing = The Siren sings: one more meeple from elsewhere?
rampage-ask-snack = Eat from the runaway board: { $bites } left to bite.
rampage-ask-keep = Which card do you keep?
rampage-ask-buy =
    Buy a card for { NUMBER($price) ->
        [one] one floor
       *[other] { $price } floors
    }?
rampage-ask-name = Who has eaten most meeples?
rampage-ask-copy = Whose character do you copy?
rampage-waiting-count = { $seat } decides before the points are counted.
rampage-waiting-penalty = The runaway board hits { $seat }.
rampage-waiting-steal = { $seat } reaches into a stomach.
rampage-waiting-cards = { $seat } chooses cards.
rampage-waiting-give = { $seat } gives meeples for a tooth.
rampage-waiting-protect = { $seat } may save the teeth.
rampage-waiting-meal = { $seat } is at the meal.
rampage-waiting-place = { $seat } chooses a place.
rampage-waiting-breathe = { $seat } takes a deep breath.
rampage-waiting-throw = { $seat } aims a toss.
rampage-waiting-drop = { $seat } lets the body fall.
rampage-waiting-move = { $seat } flicks the disc.
rampage-waiting-act = { $seat } chooses an action.

## Dials

rampage-dial-direction = Direction
rampage-dial-power = Power
rampage-dial-spin = Spin
rampage-dial-elevation = Elevation
rampage-dial-east = East
rampage-dial-north = North
rampage-dial-height = Height
rampage-dial-facing = Facing
rampage-dial-tilt = Tilt
rampage-dial-tilted = Tilted towards
rampage-dial-pitch = Pitch
rampage-dial-sweep = Sweep
rampage-dial-x = West to east
rampage-dial-y = South to north

## Actions

rampage-action-move = Move
rampage-action-jump = Move off your head
rampage-action-demolish = Demolish { WORD("rampage-building-", $building) }
rampage-action-stomp = Drop on { $seat }
rampage-action-toss = Toss { WORD("rampage-vehicle-", $vehicle) }
rampage-action-kick = Toss your own disc
rampage-action-breathe =
    { $you ->
        [yes] Breathe
       *[no] Breathe from { $seat }
    }
rampage-action-turn-back = Turn back onto your feet
rampage-action-pass = Pass
rampage-action-who =
    { $you ->
        [yes] You act
       *[no] { $seat } acts
    }
rampage-action-climb = Climb { WORD("rampage-building-", $building) }
rampage-action-stretch = Step anywhere in the neighbourhood
rampage-action-stay = Leave it
rampage-action-again = Flick again
rampage-action-enough = That is enough
rampage-action-shoo = From { WORD("rampage-building-", $building) } to neighbourhood { $ground }
rampage-action-corner = The { WORD("rampage-corner-", $corner) } corner
rampage-action-put = Neighbourhood { $ground }
rampage-action-catch = Catch { $seat }
rampage-action-dine = Eat in neighbourhood { $ground }
rampage-action-eat = Eat this meeple
rampage-action-snack = Eat a { WORD("rampage-colour-", $colour) } runaway
rampage-action-full = Eat no more
rampage-action-give = Give a { WORD("rampage-colour-", $colour) } meeple
rampage-action-accept = Let it go
rampage-action-suffer = Suffer it
rampage-action-rob = Reach into { $seat }'s stomach
rampage-action-kiss = Take a { WORD("rampage-colour-", $colour) } meeple from { $seat }
rampage-action-play = Play { WORD("rampage-card-", $card) }
rampage-action-keep = Keep { WORD("rampage-card-", $card) }
rampage-action-discard = Discard { WORD("rampage-card-", $card) }
rampage-action-buy = Buy a card
rampage-action-save = Keep the floors
rampage-action-name = { $seat }
rampage-action-copy = Copy { WORD("rampage-card-", $card) }

## Events

rampage-built =
    { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }

rampage-dealt = { "" }
rampage-secret = Your secret superpower: { WORD("rampage-card-", $card) }
rampage-turn =
    { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }
    .style = heading
rampage-run = { "" }

rampage-flicks =
    { $you ->
        [yes] You flick your disc.
       *[no] { $seat } flicks the disc.
    }

rampage-jumps =
    { $you ->
        [yes] You flick your disc off your head.
       *[no] { $seat } flicks the disc off the head.
    }

rampage-drops =
    { $you ->
        [yes] You drop on { WORD("rampage-building-", $building) }.
       *[no] { $seat } drops on { WORD("rampage-building-", $building) }.
    }

rampage-stomps =
    { $you ->
        [yes] You drop on { $victim_seat }.
       *[no]
            { $victim_you ->
                [yes] { $seat } drops on you.
               *[no] { $seat } drops on { $victim_seat }.
            }
    }

rampage-tosses =
    { $you ->
        [yes] You toss { WORD("rampage-vehicle-", $vehicle) }.
       *[no] { $seat } tosses { WORD("rampage-vehicle-", $vehicle) }.
    }

rampage-kicks =
    { $you ->
        [yes] You kick your own disc off your head.
       *[no] { $seat } kicks their own disc off their head.
    }

rampage-blows =
    { $you ->
        [yes] You take a deep breath and blow.
       *[no] { $seat } takes a deep breath and blows.
    }

rampage-came-down =
    { NUMBER($floors) ->
        [0] { NUMBER($meeples) ->
            [one] One meeple comes
           *[other] { $meeples } meeples come
        }
        [one] One floor{ NUMBER($meeples) ->
            [0] { " " }comes
            [one] { " " }and one meeple come
           *[other] { " " }and { $meeples } meeples come
        }
       *[other] { $floors } floors{ NUMBER($meeples) ->
            [0] { " " }come
            [one] { " " }and one meeple come
           *[other] { " " }and { $meeples } meeples come
        }
    } down.

rampage-fault = The run failed, and everything is as it was before.
rampage-gave-up =
    { $you ->
        [yes] The engine keeps failing: you can only pass for the rest of this turn.
       *[no] The engine keeps failing: { $seat } can only pass for the rest of this turn.
    }
rampage-fell =
    { $you ->
        [yes] You fall over.
       *[no] { $seat } falls over.
    }

rampage-missed =
    { $you ->
        [yes] You miss.
       *[no] { $seat } misses.
    }

rampage-left-city =
    { $you ->
        [yes] Your disc has left the city.
       *[no] { $seat }'s disc has left the city.
    }

rampage-lost-tooth =
    { $you ->
        [yes] You lose a tooth.
       *[no] { $seat } loses a tooth.
    }

rampage-took-tooth =
    { $you ->
        [yes] You take a tooth from { $victim_seat }.
       *[no]
            { $victim_you ->
                [yes] { $seat } takes a tooth from you.
               *[no] { $seat } takes a tooth from { $victim_seat }.
            }
    }

rampage-gave =
    { $you ->
        [yes]
            You give { $count ->
                [one] { $count } meeple
               *[other] { $count } meeples
            } to { $to_seat }.
       *[no]
            { $to_you ->
                [yes]
                    { $seat } gives { $count ->
                        [one] { $count } meeple
                       *[other] { $count } meeples
                    } to you.
               *[no]
                    { $seat } gives { $count ->
                        [one] { $count } meeple
                       *[other] { $count } meeples
                    } to { $to_seat }.
            }
    }

rampage-gave-colour =
    { $you ->
        [yes] You give a { WORD("rampage-colour-", $colour) } meeple to { $to_seat }.
       *[no]
            { $to_you ->
                [yes] { $seat } gives a { WORD("rampage-colour-", $colour) } meeple to you.
               *[no] { $seat } gives a { WORD("rampage-colour-", $colour) } meeple to { $to_seat }.
            }
    }

rampage-boxed =
    { $you ->
        [yes] You put a { WORD("rampage-colour-", $colour) } meeple into the box.
       *[no] { $seat } puts a { WORD("rampage-colour-", $colour) } meeple into the box.
    }

rampage-protected =
    { $you ->
        [yes] Your Teeth Protector turns it round.
       *[no] { $seat }'s Teeth Protector turns it round.
    }

rampage-placed =
    { $you ->
        [yes] You are set down.
       *[no] { $seat } is set down.
    }

rampage-rose =
    { $you ->
        [yes] You stand up again.
       *[no] { $seat } stands up again.
    }

rampage-more-actions =
    { $you ->
        [yes] You have an action more on your next turn.
       *[no] { $seat } has an action more on the next turn.
    }

rampage-ate =
    { $you ->
        [yes] You eat a { WORD("rampage-colour-", $colour) } meeple.
       *[no] { $seat } eats a { WORD("rampage-colour-", $colour) } meeple.
    }

rampage-snacked =
    { $you ->
        [yes] You eat a { WORD("rampage-colour-", $colour) } runaway.
       *[no] { $seat } eats a { WORD("rampage-colour-", $colour) } runaway.
    }

rampage-ate-floor =
    { $you ->
        [yes] You eat a floor.
       *[no] { $seat } eats a floor.
    }

rampage-line =
    { $you ->
        [yes] You have completed line { $line } of the runaway board.
       *[no] { $seat } has completed line { $line } of the runaway board.
    }

rampage-track =
    { $you ->
        [yes] You have filled the { WORD("rampage-colour-", $colour) } track.
       *[no] { $seat } has filled the { WORD("rampage-colour-", $colour) } track.
    }

rampage-penalty =
    { $you ->
        [yes] The runaways cost you { NUMBER($teeth) ->
            [one] a tooth
           *[other] { $teeth } teeth
        }.
       *[no] The runaways cost { $seat } { NUMBER($teeth) ->
            [one] a tooth
           *[other] { $teeth } teeth
        }.
    }

rampage-inhaled =
    { $you ->
        [yes] You suck a { WORD("rampage-colour-", $colour) } meeple back.
       *[no] { $seat } sucks a { WORD("rampage-colour-", $colour) } meeple back.
    }

rampage-shooed =
    { $you ->
        [yes]
            You drive { $count ->
                [one] { $count } meeple
               *[other] { $count } meeples
            } to neighbourhood { $ground }.
       *[no]
            { $seat } drives { $count ->
                [one] { $count } meeple
               *[other] { $count } meeples
            } to neighbourhood { $ground }.
    }

rampage-played =
    { $you ->
        [yes] You play { WORD("rampage-card-", $card) }.
       *[no] { $seat } plays { WORD("rampage-card-", $card) }.
    }

rampage-discarded =
    { $you ->
        [yes] You discard { WORD("rampage-card-", $card) }.
       *[no] { $seat } discards { WORD("rampage-card-", $card) }.
    }

rampage-bought =
    { $you ->
        [yes]
            You buy a card for { $price ->
                [one] { $price } floor
               *[other] { $price } floors
            }.
       *[no]
            { $seat } buys a card for { $price ->
                [one] { $price } floor
               *[other] { $price } floors
            }.
    }

rampage-got-card =
    { $you ->
        [yes] You get { WORD("rampage-card-", $card) }.
       *[no] { $seat } gets { WORD("rampage-card-", $card) }.
    }

rampage-bumped =
    { $you ->
        [yes] You bump into the city.
       *[no] { $seat } bumps into the city.
    }

rampage-last-floor =
    { $you ->
        [yes] You took the last floor: everybody else has one more turn.
       *[no] { $seat } took the last floor: everybody else has one more turn.
    }

rampage-eliminated =
    { $you ->
        [yes] The last line is full: you are driven out of town.
       *[no] The last line is full: { $seat } is driven out of town.
    }

rampage-named =
    { $you ->
        [yes] You named { $named_seat }.
       *[no]
            { $named_you ->
                [yes] { $seat } named you.
               *[no] { $seat } named { $named_seat }.
            }
    }

rampage-copied =
    { $you ->
        [yes] You copy { WORD("rampage-card-", $card) }.
       *[no] { $seat } copies { WORD("rampage-card-", $card) }.
    }

rampage-escaped = A { WORD("rampage-colour-", $colour) } meeple has run away.
rampage-vehicle-lost = A vehicle has left the city.
rampage-vehicle-back = A vehicle has left the city and returns to its spot.
rampage-floor-lost = A floor goes to the box.
rampage-ended = The dust settles.
    .style = heading

## Things

rampage-colour-0 = red
rampage-colour-red = red
rampage-colour-1 = blue
rampage-colour-blue = blue
rampage-colour-2 = green
rampage-colour-green = green
rampage-colour-3 = black
rampage-colour-black = black
rampage-colour-4 = yellow
rampage-colour-yellow = yellow
rampage-colour-5 = grey
rampage-colour-grey = grey
rampage-building-S1 = the north-west house
rampage-building-S2 = the north-east house
rampage-building-S3 = the south-west house
rampage-building-S4 = the south-east house
rampage-building-R1 = the west block
rampage-building-R2 = the east block
rampage-building-ST = the stadium
rampage-vehicle-0 = the blue bus
rampage-vehicle-1 = the green bus
rampage-vehicle-2 = the red bus
rampage-vehicle-3 = the pink bus
rampage-corner-0 = north-west
rampage-corner-1 = north-east
rampage-corner-2 = south-east
rampage-corner-3 = south-west

## Cards, by name and by number

rampage-card-anarchist = Anarchist
rampage-card-0 = Anarchist
rampage-text-anarchist = 3 points for each pair of a green and a blue meeple in your stomach.
rampage-card-brawler = Brawler
rampage-card-1 = Brawler
rampage-text-brawler = Every rival's tooth in your stomach is worth 4 points instead of 2.
rampage-card-destructive = Destructive
rampage-card-2 = Destructive
rampage-text-destructive = 10 points if you have more floors than anybody else.
rampage-card-glutton = Glutton
rampage-card-3 = Glutton
rampage-text-glutton = 10 points if you have eaten more meeples than anybody else.
rampage-card-imitator = Imitator
rampage-card-4 = Imitator
rampage-text-imitator = Before counting, copy a rival's character for yourself.
rampage-card-mean = Mean
rampage-card-5 = Mean
rampage-text-mean = 10 points if you have more red meeples than anybody else.
rampage-card-pacifist = Pacifist
rampage-card-6 = Pacifist
rampage-text-pacifist = 10 points if you have more green meeples than anybody else.
rampage-card-punk = Punk
rampage-card-7 = Punk
rampage-text-punk = 3 points for each pair of a grey and a black meeple in your stomach.
rampage-card-romantic = Romantic
rampage-card-8 = Romantic
rampage-text-romantic = 3 points for each pair of a red and a yellow meeple in your stomach.
rampage-card-seductive = Seductive
rampage-card-9 = Seductive
rampage-text-seductive = 10 points if you have more yellow meeples than anybody else.
rampage-card-scrap-merchant = Scrap Merchant
rampage-card-10 = Scrap Merchant
rampage-text-scrap-merchant = 5 points for every vehicle that lies on a ruin at the end.
rampage-card-seer = Seer
rampage-card-11 = Seer
rampage-text-seer = Before counting, name the monster with most meeples: 7 points if you are right.
rampage-card-shy = Shy
rampage-card-12 = Shy
rampage-text-shy = 10 points if you have more blue meeples than anybody else.
rampage-card-softie = Softie
rampage-card-13 = Softie
rampage-text-softie = 3 points for every tooth token left in your mouth.
rampage-card-tourist = Tourist
rampage-card-14 = Tourist
rampage-text-tourist = 10 points if you have more black meeples than anybody else.
rampage-card-young = Young
rampage-card-15 = Young
rampage-text-young = 10 points if you have more grey meeples than anybody else.
rampage-card-boxer = Boxer
rampage-card-16 = Boxer
rampage-text-boxer = A rival you knock down in a Move gives you two teeth.
rampage-card-climber = Climber
rampage-card-17 = Climber
rampage-text-climber = Before a Move you may climb the roof of a building beside your neighbourhood.
rampage-card-heavyweight = Heavyweight
rampage-card-18 = Heavyweight
rampage-text-heavyweight = You may demolish a standing rival in your neighbourhood instead of a building.
rampage-card-hurricane = Hurricane
rampage-card-19 = Hurricane
rampage-text-hurricane = Breathe from the head of any standing monster.
rampage-card-jumper = Jumper
rampage-card-20 = Jumper
rampage-text-jumper = You may flick your disc off your own head to move.
rampage-card-kung-fu-master = Kung Fu Master
rampage-card-21 = Kung Fu Master
rampage-text-kung-fu-master = Toss your own disc instead of a vehicle; it comes back.
rampage-card-long-tail = Long Tail
rampage-card-22 = Long Tail
rampage-text-long-tail = Demolish any building beside your neighbourhood.
rampage-card-retainer = Retainer
rampage-card-23 = Retainer
rampage-text-retainer = At a meal you have at least four teeth.
rampage-card-sharp-canines = Sharp Canines
rampage-card-24 = Sharp Canines
rampage-text-sharp-canines = Eat two meeples more at a meal.
rampage-card-siren = Siren
rampage-card-25 = Siren
rampage-text-siren = After the meal, one more meeple out of another neighbourhood.
rampage-card-smelly-paws = Smelly Paws
rampage-card-26 = Smelly Paws
rampage-text-smelly-paws = After a Move to a sidewalk, drive the meeples off that ruin.
rampage-card-star-dancer = Star Dancer
rampage-card-27 = Star Dancer
rampage-text-star-dancer = Two flicks in a Move.
rampage-card-stretchy-paws = Stretchy Paws
rampage-card-28 = Stretchy Paws
rampage-text-stretchy-paws = Before a Move, put your disc anywhere in your neighbourhood.
rampage-card-stretchy-tongue = Stretchy Tongue
rampage-card-29 = Stretchy Tongue
rampage-text-stretchy-tongue = Eat in the neighbourhood next door instead.
rampage-card-telekinesis = Telekinesis
rampage-card-30 = Telekinesis
rampage-text-telekinesis = Toss any vehicle, wherever it lies.
rampage-card-vacuum = Vacuum
rampage-card-31 = Vacuum
rampage-text-vacuum = Meeples that escape by your breath land in your neighbourhood.
rampage-card-catcher = Catcher
rampage-card-32 = Catcher
rampage-text-catcher = As an action: throw a rival of your neighbourhood off your head, and take one of its teeth.
rampage-card-earthquake = Earthquake
rampage-card-33 = Earthquake
rampage-text-earthquake = The loose meeples on every ruin go to a neighbourhood beside it.
rampage-card-hobo = Hobo
rampage-card-34 = Hobo
rampage-text-hobo = Take three meeples at random out of rivals' stomachs.
rampage-card-invisibility = Invisibility
rampage-card-35 = Invisibility
rampage-text-invisibility = At the start of your turn, appear in any neighbourhood.
rampage-card-paralyzing-gaze = Paralyzing Gaze
rampage-card-36 = Paralyzing Gaze
rampage-text-paralyzing-gaze = No rival may Move on its next turn.
rampage-card-passionate-kiss = Passionate Kiss
rampage-card-37 = Passionate Kiss
rampage-text-passionate-kiss = Take two meeples of your choice from rivals in your neighbourhood.
rampage-card-really-hungry = Really Hungry
rampage-card-38 = Really Hungry
rampage-text-really-hungry = Eat two meeples for each tooth at this meal.
rampage-card-scavenger = Scavenger
rampage-card-39 = Scavenger
rampage-text-scavenger = Eat where a rival is, as if you were there.
rampage-card-small-wings = Small Wings
rampage-card-40 = Small Wings
rampage-text-small-wings = Fly to any neighbourhood, between actions or before the meal.
rampage-card-teeth-protector = Teeth Protector
rampage-card-41 = Teeth Protector
rampage-text-teeth-protector = When a rival breaks your teeth: cancel that, and take one of theirs.
rampage-card-terminator = Terminator
rampage-card-42 = Terminator
rampage-text-terminator = Every standing rival in your neighbourhood falls and gives you a tooth.
rampage-card-too-cute = Too Cute
rampage-card-43 = Too Cute
rampage-text-too-cute = Cancel one effect of the runaway board, but not of line 6.
rampage-card-ultra-bright-smile = Ultra-Bright Smile
rampage-card-44 = Ultra-Bright Smile
rampage-text-ultra-bright-smile = Eat from the runaway board instead of your neighbourhood.
rampage-card-unleashed = Unleashed!
rampage-card-45 = Unleashed!
rampage-text-unleashed = Two more actions this turn.
rampage-card-unstable-mutation = Unstable Mutation
rampage-card-46 = Unstable Mutation
rampage-text-unstable-mutation = Draw three powers for this turn; at its end discard three.
rampage-card-who-cut-the-cheese = Who Cut the Cheese?!
rampage-card-47 = Who Cut the Cheese?!
rampage-text-who-cut-the-cheese = Every rival is turned head-down and must spend an action on turning back.

## The board

rampage-board-teeth = Teeth
rampage-board-stomach = Stomach
rampage-board-floors = Floors
rampage-board-fangs = Eaten teeth
rampage-board-eaten = Meeples eaten
rampage-board-runaways = Runaways
rampage-board-line = Line { $line }
rampage-board-secret =
    { NUMBER($count) ->
        [one] one secret card
       *[other] { $count } secret cards
    }
rampage-board-box = Box
rampage-board-again = Again!
rampage-board-slow = Slow motion
rampage-board-top = Plain view
rampage-board-fire = Let go!
rampage-board-verdict = The referee
rampage-board-down = lying
rampage-board-flipped = head-down
rampage-board-frozen = paralysed
rampage-board-aim-flick-sling = Take hold of your disc, pull back like a slingshot and let go.
rampage-board-aim-flick-push = Take hold of your disc, drag to where it shall slide and let go.
rampage-board-aim-throw-disc-sling = Take hold of your monster, pull back like a slingshot and let go.
rampage-board-aim-throw-disc-push = Take hold of your monster, drag to where it shall fly and let go.
rampage-board-aim-throw-sling = Take hold of your monster, pull back like a slingshot and let go.
rampage-board-aim-throw-push = Take hold of your monster, drag to where it shall fly and let go.
rampage-board-aim-drop = Drag to where the body is held, then let go.
rampage-board-aim-breath = Click on what you blow at, then blow.
rampage-board-aim-place = Click where it shall stand.
rampage-board-aim-carry = High enough, and nothing is bumped into.
rampage-board-hand = How you flick
rampage-board-sling = Slingshot
rampage-board-push = Push
rampage-board-practice = Practise first: it does not count
rampage-board-rehearse = Practise
rampage-board-for-real = It counts
rampage-board-rehearsing = Only practice: this does not count.
rampage-board-practised = That was practice.
rampage-board-back = Back
rampage-board-verdict-none = Nothing yet.
rampage-board-inside =
    { NUMBER($count) ->
        [0] none eaten yet
       *[other] { $count } eaten
    }
rampage-course-faint = Too weak to move it: pull farther.
rampage-course-leaves = It would slide out of the city: that costs a tooth!
rampage-course-stops =
    { $ground ->
        [none] Slides { $far } cm and stops on no neighbourhood.
       *[other] Slides { $far } cm and stops in { $ground }.
    }
rampage-course-hits = Slides { $far } cm and hits { $what }.
rampage-course-lands =
    { $ground ->
        [none] Comes down { $far } cm away.
       *[other] Comes down { $far } cm away, in { $ground }.
    }
rampage-met-meeple = a meeple
rampage-met-floor = a floor
rampage-deed-move = Move
rampage-deed-move-none = Not now
rampage-deed-demolish = Demolish
rampage-deed-demolish-none = Stand on a sidewalk first
rampage-deed-toss = Toss
rampage-deed-toss-none = No vehicle in your neighbourhood
rampage-deed-breathe = Breathe
rampage-deed-breathe-none = Not now
rampage-deed-card = Card
rampage-deed-card-none = None to play now
rampage-deed-pass = Pass
rampage-deed-pass-none = Not now
rampage-short-move = Flick your disc
rampage-short-jump = Off your head
rampage-short-breathe = Blow
rampage-short-dine = Eat in { $ground }
rampage-short-building =
    { $building ->
        [S1] North-west house
        [S2] North-east house
        [S3] South-west house
        [S4] South-east house
        [R1] West block
        [R2] East block
       *[ST] Stadium
    }
rampage-short-vehicle =
    { $vehicle ->
        [0] Blue bus
        [1] Green bus
        [2] Red bus
       *[3] Pink bus
    }
rampage-board-city = The city
rampage-board-where-ground =
    Neighbourhood { $ground }: { $count ->
        [one] { $count } meeple
       *[other] { $count } meeples
    } to eat
rampage-board-where-building =
    { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }, { $count ->
        [one] { $count } meeple
       *[other] { $count } meeples
    }
rampage-board-sets = Sets
rampage-board-characters = Character
rampage-board-diet = Diet
rampage-board-total = Points
rampage-board-hidden = hidden
rampage-sheet-at =
    { $ground }, { $across ->
        [west] { $x } cm west
       *[east] { $x } cm east
    } and { $along ->
        [south] { $y } cm south
       *[north] { $y } cm north
    } of the middle
rampage-sheet-between = in no neighbourhood
rampage-board-out = out of the city
rampage-board-eat = Eat a { WORD("rampage-colour-", $colour) } meeple
rampage-board-effect-a =
    { $line ->
        [6] the end: whoever completes it has lost
       *[other] { $teeth ->
            [1] a tooth
           *[other] { $teeth } teeth
        }{ $bonus ->
            [0] { "" }
           *[other] , rivals act once more
        }
    }
rampage-board-effect-b-0 = a tooth, and four meeples to the box
rampage-board-effect-b-1 = a tooth, and a card
rampage-board-effect-b-2 = two teeth
rampage-board-effect-b-3 = a tooth, and the next player sets you down
rampage-board-effect-b-4 = a tooth, and the others act once more
rampage-board-seat =
    { $eaten ->
        [one] { $eaten } meeple
       *[other] { $eaten } meeples
    } · { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } · { $fangs ->
        [one] { $fangs } tooth
       *[other] { $fangs } teeth
    }

## The lesson

rampage-lesson-city = This is the city: buildings of floors and meeples, and monsters in their corners. You are one of the monsters. Eat floors, meeples of all six colours, and your rivals' teeth: they are the points.
rampage-lesson-monsters = Here is what each monster has: its teeth, its cards, and how much lies in its stomach. A turn is two actions and then a meal.
rampage-lesson-move = The first action: move. Your paws are a disc that you flick with a finger.
rampage-lesson-move-why = Now you aim: where to, and how hard.
rampage-lesson-move-wrong = From here that does little: your disc touches no sidewalk, and a breath grows weaker with distance. First move.
rampage-lesson-move-wrong-pass = An action that is passed up is lost. Use it: move.
rampage-lesson-move-wrong-play = A superpower can be played only once in the whole game. Keep it for now.
rampage-lesson-flick = Aim at the building in front of you and flick, not too hard: a disc that leaves the city costs a tooth. You can drag on the city or use the dials.
rampage-lesson-flick-why = Your monster stands where its disc stopped. Hands tremble a little, so no flick goes exactly where it was aimed. If the disc touches a sidewalk, you can demolish that building.
rampage-lesson-flick-wrong = Aim once more.
rampage-lesson-teeth = Here a flick has knocked a rival over. It lies where it fell until its own turn, and one of its teeth is now in your stomach: two points at the end, and one meeple less in its meals.
rampage-lesson-demolish = Your paws touch the sidewalk of a building. Demolish it: lift your body above it and let go.
rampage-lesson-demolish-why = Where you hold it, how high and how tilted, is up to you.
rampage-lesson-demolish-wrong = That is an action too, but nothing brings down more than a body from above, and you stand right for it. Demolish the building.
rampage-lesson-demolish-wrong-move = You stand right already: your disc touches the sidewalk, and a flick would take it away. Demolish the building.
rampage-lesson-demolish-wrong-play = A superpower can be played only once in the whole game. Keep it for now.
rampage-lesson-demolish-wrong-pass = An action that is passed up is lost. Demolish the building.
rampage-lesson-drop = Hold your body over the building, high up, and let go.
rampage-lesson-drop-why = Floors without meeples on them are yours to eat. Meeples that leave the city run away, and too many of them cost you dearly.
rampage-lesson-drop-wrong = Hold it over the building and let go.
rampage-lesson-dine = Now the meal: a monster eats meeples in the neighbourhoods it stands in. Dine here.
rampage-lesson-dine-why = You may eat one meeple for each tooth you have.
rampage-lesson-dine-wrong = You are still hungry: choose the neighbourhood at the arrow.
rampage-lesson-dine-wrong-play = A superpower can be played only once in the whole game. Keep it for now.
rampage-lesson-eat = Eat the meeple.
rampage-lesson-eat-why = Six different colours make a set, and sets are worth ten points each. That is a whole turn. Now you know how to ravage a city.
rampage-lesson-eat-wrong = There is a meeple to eat first.
rampage-lesson-eat-wrong-play = A superpower can be played only once in the whole game. Keep it for now.

## The coach

rampage-coach-action = Two actions a turn, the same one twice if you like. To demolish, your paws must touch the sidewalk of a building.
rampage-coach-flick = Half the power goes a long way. Out of the city costs a tooth.
rampage-coach-drop = From high up more falls. A body that misses the building costs a tooth.
rampage-coach-breath = You blow from your head. What stands in front shelters what lies behind.
rampage-coach-dine = Look for colours that you lack: six different ones make a set.
rampage-coach-ran = Meeples that leave the city run away. At the end of a line of the runaway board, whoever made them run pays.
rampage-coach-demolish = You stand beside a building: hold your body over it and let go. Bare floors are yours, fallen meeples may be eaten.
rampage-coach-fell = You knocked a rival over: one of its teeth is yours, worth points at the end.
rampage-coach-tooth = An accident: a tooth is lost. With fewer teeth you eat fewer meeples at each meal.

## What decided a tie, on the page of the end

rampage-tied-by-eaten =
    { $you ->
        [yes] { $level }, and you ate more meeples.
       *[no] { $level }, and { $names } ate more meeples.
    }
rampage-tied-by-shared = { $level }, and level in meeples eaten too.

## Why a question is asked now: the line below the prompt

rampage-why-action = A turn has two actions, the same one twice if you like, and then the meal.
rampage-why-who = Your team shares its actions.
rampage-why-before-move = Your power works before you move.
rampage-why-flick = A move is one flick of the disc under your monster. Where it stops you stand again.
rampage-why-throw-disc = Your power lets the disc fly off your head.
rampage-why-drop = Your disc touches the sidewalk of a building. Whatever your body knocks down falls for you.
rampage-why-throw = A toss begins on your head. The vehicle stays where it stops.
rampage-why-breath = A breath is a cone from your head. What stands in front shelters what lies behind.
rampage-why-place = The monster left its place, and you say where it goes on.
rampage-why-carry = At this table what a hand bumps into while carrying costs a tooth.
rampage-why-corner = Your disc is out of the city. A monster comes back in at a free corner.
rampage-why-again = Your power gives a move a second flick.
rampage-why-shoo = Your paws smell: the meeples of this ruin run into one neighbourhood.
rampage-why-inhale = Your superpower draws them in.
rampage-why-catch = Your superpower catches one.
rampage-why-rob = Your superpower takes from a stomach.
rampage-why-kiss = Your superpower takes a meeple.
rampage-why-protect = A card of yours can prevent it, at this moment only.
rampage-why-penalty = A line of meeples that ran away is full, and whoever filled it pays.
rampage-why-give = A tooth that is not there is paid with two meeples.
rampage-why-discard = The runaway board takes a card.
rampage-why-mutation = A mutation lasts only so long.
rampage-why-dine = Your actions are done. You eat in one neighbourhood where your disc is, as many as you have teeth.
rampage-why-eat = You eat as many as you have teeth. A set of all six colours is worth most.
rampage-why-sing = Your power brings one more after the meal.
rampage-why-snack = Your superpower lets you eat those who ran away.
rampage-why-keep = You keep one of these; the others leave the game.
rampage-why-buy = Floors pay for cards at this table.
rampage-why-name = Your character scores if you are right. It is asked before anything is counted.
rampage-why-copy = Your character copies another one before anything is counted.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

rampage-term-sidewalk = sidewalk, sidewalks
rampage-term-sidewalk-is = Sidewalk: the strip round a ruin. With your disc on it you can demolish that building.
rampage-term-ruin = ruin, ruins
rampage-term-ruin-is = Ruin: the ground on which a building stands or stood. Meeples on it cannot be eaten.
rampage-term-neighbourhood = neighbourhood, neighbourhoods
rampage-term-neighbourhood-is = Neighbourhood: one of eight parts of the city. You eat in one where your disc is.
rampage-term-meeple = meeple, meeples
rampage-term-meeple-is = Meeple: a citizen in one of six colours. A set of six colours is worth ten points.
rampage-term-disc = disc
rampage-term-disc-is = Disc: the paws of your monster. It is flicked to move, and the body follows.
rampage-term-tooth = tooth, teeth
rampage-term-tooth-is = Tooth: you eat as many meeples a turn as you have teeth. A rival's tooth is worth two points.
rampage-term-runaway = runaway board, runaways
rampage-term-runaway-is = Runaway board: meeples that leave the city gather here, and full lines hurt whoever filled them.
rampage-term-floor = bare floor, bare floors
rampage-term-floor-is = Bare floor: a floor with nothing on it. It is eaten at once by whoever bared it, and is worth a point.
rampage-term-superpower = superpower, superpowers
rampage-term-superpower-is = Superpower: a secret card that is played once.

## The game's page

rampage-best = With three: two rivals to knock over, and the city stands long enough for everybody.
rampage-part-city = The city with its buildings
rampage-part-monsters = The monsters and what they have eaten
rampage-part-runaways = Meeples that have run away

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

rampage-not-9-1 = The game is over.
rampage-not-3-1 = { $prompt ->
        [none] It is not your turn.
        [action] You eat after your actions.
        [dine] Your actions are over: this is your meal.
        [eat] Your actions are over: this is your meal.
        [sing] Your actions are over: this is your meal.
        [snack] Your actions are over: this is your meal.
       *[other] First answer what you are asked; then you go on.
    }
rampage-not-4-7 = Your disc must touch the sidewalk of that building, and something must be left on its ruin.
rampage-not-4-12 = That vehicle does not lie in a neighbourhood of your disc.
rampage-not-8-1 = You eat in one neighbourhood where your disc is, and only what can be reached there.
rampage-not-8-2 = Meeples on a ruin, a sidewalk or a wall cannot be eaten.
rampage-not-8-3 = Something rests on that meeple.
rampage-not-2-7 = You do not hold that superpower.
rampage-not-3-2 = Your body is not head-down: there is nothing to turn back.
rampage-not-3-3 = A corner is chosen only for a monster that comes into the city, and no monster's part may lie in it.
rampage-not-4-14 = That vehicle has left the game.
rampage-not-5-5 = Meeples are given only for a tooth that is not there, and only what is in your stomach.
rampage-not-6-2 = That meeple is not in the city any more.
rampage-not-6-7 = The engine failed three times this turn: only what needs no engine is left.
rampage-not-7-3 = No effect of the runaway board waits for you.
rampage-not-7-8 = You give up a card only when you are told to, and only one of your own.
rampage-not-10-5 = Only the Imitator copies a character: a rival's, before the points are counted.
rampage-not-10-12 = Only the Seer names a monster, before the points are counted.
rampage-not-11-2 = Only Climber begins a Move on a roof: that of a building beside its neighbourhood.
rampage-not-11-3 = Only Heavyweight drops on a rival: one that stands, in its own neighbourhood.
rampage-not-11-4 = Only Hurricane breathes from another head: that of a monster that stands in the city.
rampage-not-11-5 = Only Jumper flicks its disc off its own head.
rampage-not-11-6 = Only the Kung Fu Master tosses its own disc.
rampage-not-11-10 = Siren calls a meeple out of another neighbourhood, one on which nothing rests.
rampage-not-11-11 = Meeples are driven off a ruin only by a card such as Smelly Paws, into a neighbourhood beside that ruin.
rampage-not-11-12 = Only Star Dancer flicks a second time, right after the first flick.
rampage-not-11-13 = Only Stretchy Paws steps anywhere in its neighbourhood before a Move.
rampage-not-11-16 = Only Vacuum brings back who escapes by its breath, into a neighbourhood of its disc.
rampage-not-12-1 = Catcher takes an action and throws a rival of your neighbourhood whose body is in the city.
rampage-not-12-3 = Hobo robs a rival in whose stomach somebody lies.
rampage-not-12-4 = Invisibility works only before your first action.
rampage-not-12-5 = Paralyzing Gaze: you cannot Move this turn.
rampage-not-12-6 = Passionate Kiss takes from the stomach of a rival in your neighbourhood, and only what lies in it.
rampage-not-12-7 = You are really hungry already.
rampage-not-12-8 = No rival's disc is in a neighbourhood.
rampage-not-12-10 = That waits for the moment when a rival breaks your teeth.
rampage-not-12-11 = No rival stands in your neighbourhood.
rampage-not-12-12 = Too Cute waits for an effect of the runaway board that hits you.
rampage-not-12-13 = Only Ultra-Bright Smile eats from the runaway board, and only who lies there.
rampage-not-12-15 = { $prompt ->
        [mutation] Of your powers as many leave as the mutation brought: choose one of them.
       *[other] No power is left in the deck for the mutation.
    }
rampage-not-12-16 = You are head-down: your last actions of this turn are for turning back.
rampage-not-12-17 = { $prompt ->
        [action] That superpower waits for its moment, the meal.
        [dine] That superpower had to be played among your actions.
        [eat] You are eating already: that superpower came before that.
       *[other] That superpower is for another moment.
    }
rampage-not-13-2 = Only a monster of your team acts; once all actions left are owed for turning back, only one that is head-down.
rampage-not-13-9 = Cards are kept only while they are dealt, and only those that you were offered.
rampage-not-13-11 = Cards are bought in the monster market alone, at the end of your turn.

## What a table or a variant cannot be

rampage-refused-first = Player { $first } cannot begin at a table of { $seats }. Name another, or nobody.
rampage-refused-market = In the monster market everybody begins with a character alone. Switch the market or the card choice off.
rampage-refused-teams = The team game needs four players, not { $seats }. Switch the teams off.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

rampage-group-turn = The turn
rampage-group-teeth = Teeth
rampage-group-points = Points
rampage-group-runaway = Runaway board
rampage-group-market = Monster market
rampage-group-cards = Points of the characters
rampage-data-turn-actions = Actions in a turn
rampage-data-turn-team-actions = Actions in a team's turn
rampage-data-teeth-printed = Printed teeth
rampage-data-teeth-tokens = Tooth tokens
rampage-data-teeth-meeples = Meeples given for a tooth that is not there
rampage-data-points-set = A set of six colours
rampage-data-points-floor = A floor
rampage-data-points-tooth = An eaten tooth
rampage-data-points-diet = With the diet, lost for each meeple outside a set
rampage-data-runaway-spaces = Side { $name }: spaces of each line
rampage-data-runaway-capacity = Side { $name }: spaces of each track
rampage-data-runaway-teeth = Side { $name }: teeth lost by each effect
rampage-data-runaway-bonus = Side { $name }: more actions for every rival, by line
rampage-data-runaway-red-meeples = Side { $name }: meeples lost by the effect of red
rampage-data-market-first-price = Floors that the first card costs after the character
rampage-data-cards-most = The most of something
rampage-data-cards-pair = A pair of two colours
rampage-data-cards-brawler = { WORD("rampage-card-brawler") }: each eaten tooth
rampage-data-cards-scrap = { WORD("rampage-card-scrap-merchant") }: each vehicle on a ruin
rampage-data-cards-seer = { WORD("rampage-card-seer") }: the right name
rampage-data-cards-softie = { WORD("rampage-card-softie") }: each own tooth token
