# Cubitos in English.

cubitos-title = Cubitos
cubitos-tagline = Roll, push your luck, buy better dice: be the first over the line.
cubitos-about = A race with dice of many colours: roll, push your luck or stop in time, then run and buy better dice. Whoever crosses the finish line first wins.
cubitos-goal = Cross the finish line before everybody else.
cubitos-turn-1 = All roll their dice at the same time. Hits become active, misses may be rolled again.
cubitos-turn-2 = Push for more, or pass: with three active dice or more, a push without a hit is a bust.
cubitos-turn-3 = Then all run: feet move your runner along the track.
cubitos-turn-4 = Coins and credits buy up to two dice of different colours for the rounds to come.

# -- dice, faces, zones

cubitos-die-light-grey = light grey
cubitos-die-dark-grey = dark grey
cubitos-die-black = black
cubitos-die-white = white
cubitos-die-brown = brown
cubitos-die-red = red
cubitos-die-green = green
cubitos-die-orange = orange
cubitos-die-purple = purple
cubitos-die-yellow = yellow
cubitos-die-blue = blue
cubitos-face-foot = foot
cubitos-face-coin1 = 1 coin
cubitos-face-coin2 = 2 coins
cubitos-face-coin3 = 3 coins
cubitos-face-credit = 1 credit
cubitos-face-symbol = symbol
cubitos-face-power = Power symbol
cubitos-face-blank = miss
cubitos-zone-draw = Draw
cubitos-zone-roll = Roll
cubitos-zone-discard = Discard
cubitos-zone-active = Active
cubitos-status-waiting = waiting
cubitos-status-rolling = rolling
cubitos-status-passed = passed
cubitos-status-busted = busted
cubitos-status-running = running
cubitos-status-done = done

# -- what is asked

cubitos-ask-draw = Choose dice to roll: { $left } more.
cubitos-ask-extra = Extra dice: choose { $left } to roll.
cubitos-ask-now = Use a NOW ability?
cubitos-ask-push = Push your luck, or pass?
cubitos-ask-boost = Use abilities, then throw.
cubitos-ask-pushed = The push went well: use an ability?
cubitos-ask-rescue = No hit! Save yourself?
cubitos-ask-stoned = Rolling Stoned: which grey dice do you roll?
cubitos-ask-another = Which other active die is rolled again?
cubitos-ask-hold = Punk Fruit: keep your green and grey dice active?
cubitos-ask-toss = Move dice from Roll to Discard?
cubitos-ask-step = Reckless Cheese: step where?
cubitos-ask-run = Use abilities before you move.
cubitos-ask-summon = Broken Cow: which die, on which face?
cubitos-ask-pinch = Pinch Eater: which die, on which face?
cubitos-ask-borrow = Cubasaurus: which die, on which face?
cubitos-ask-coins-or-feet = Mr. Bats: 2 coins or { NUMBER($feet) ->
            [one] 1 foot
           *[other] { $feet } feet
        }?
cubitos-ask-fan-or-feet = The Big Cheese: 1 fan or { NUMBER($feet) ->
            [one] 1 foot
           *[other] { $feet } feet
        }?
cubitos-ask-give = Crabby: give which die away?
cubitos-ask-give-to = Crabby: who gets it?
cubitos-ask-duel =
    Jacques Couteau: choose { $left ->
        [one] { $left } die
       *[other] { $left } dice
    } to roll.
cubitos-ask-punk = Punk Fruit: choose up to { $left } grey dice to roll.
cubitos-ask-move = Where does your runner go?
cubitos-ask-lose = Lose a die? Up to { $left }.
cubitos-ask-must-lose = You must lose a die.
cubitos-ask-owed = Broken Cow wants a die back.
cubitos-ask-gain = Take a die for nothing.
cubitos-ask-late = Use an ability after moving?
cubitos-ask-bob = Bob: which reward?
cubitos-ask-buy = Buy dice: { $left } more, { $money } money.
cubitos-waiting-buy = { $seat } buys dice.
cubitos-waiting-gain = { $seat } chooses a die as a reward.
cubitos-waiting-lose = { $seat } chooses a die to lose.
cubitos-waiting-move = { $seat } moves the runner.
cubitos-waiting-run = { $seat } uses abilities.
cubitos-waiting-roll = Still rolling: { $seat }.

# -- what can be done

cubitos-action-take = Take { WORD("cubitos-die-", $die) } from { WORD("cubitos-zone-", $zone) }
cubitos-action-lose = Lose { WORD("cubitos-die-", $die) } from { WORD("cubitos-zone-", $zone) }
cubitos-action-give = Give away { WORD("cubitos-die-", $die) } from { WORD("cubitos-zone-", $zone) }
cubitos-action-toss = Discard { WORD("cubitos-die-", $die) }
cubitos-action-gain = Take { WORD("cubitos-die-", $die) }
cubitos-action-buy = Buy { WORD("cubitos-die-", $die) }
cubitos-action-use = Use { WORD("cubitos-die-", $die) }: { WORD("cubitos-face-", $face) }
cubitos-action-put = { WORD("cubitos-die-", $die) }: { WORD("cubitos-face-", $face) }
cubitos-action-to = Give it to { $seat }
cubitos-action-walk = Walk { $x ->
    [-1] over the line
    [-2] to the finish
   *[other] to { $x }, { $y }
}
cubitos-action-ride = Ride { $x ->
    [-1] over the line
    [-2] to the finish
   *[other] to { $x }, { $y }
}
cubitos-action-reach = Take the reward at { $x }, { $y }
cubitos-action-fill = Take the rest, the dearest first
cubitos-action-enough = Enough
cubitos-action-push = Push
cubitos-action-pass = Pass
cubitos-action-throw = Throw
cubitos-action-fight = Use your swords
cubitos-action-skip = No more abilities
cubitos-action-bust = Bust
cubitos-action-hold = Keep them
cubitos-action-let-go = Let them go
cubitos-action-toss-all = Discard them all
cubitos-action-keep = Keep
cubitos-action-decline = Take nothing
cubitos-action-cheer = 1 fan
cubitos-action-run = Feet
cubitos-action-coins = 2 coins
cubitos-action-stay = Stay here
cubitos-action-close = No more dice

# -- what happened

cubitos-started =
    { $you ->
        [yes] You begin with the black die. Cards: { WORD("cubitos-card-", $cards) }.
       *[no] { $seat } begins with the black die. Cards: { WORD("cubitos-card-", $cards) }.
    }
cubitos-round =
    { $you ->
        [yes] Round { $round }: you hold the black die
       *[no] Round { $round }: { $seat } holds the black die
    }
    .style = heading
cubitos-drew = { "" }
cubitos-rolled = { $hits ->
    [0] { $you ->
        [yes] You roll no hit.
       *[no] { $seat } rolls no hit.
    }
    [one] { $you ->
        [yes] You roll 1 hit.
       *[no] { $seat } rolls 1 hit.
    }
   *[other] { $you ->
        [yes] You roll { $hits } hits.
       *[no] { $seat } rolls { $hits } hits.
    }
}
cubitos-pushed = { $you ->
    [yes] You push.
   *[no] { $seat } pushes.
}
cubitos-must-push = { $you ->
    [yes] The cheese stands alone: you must push.
   *[no] The cheese stands alone: { $seat } must push.
}
cubitos-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
cubitos-busted = { $you ->
    [yes] You bust!
   *[no] { $seat } busts!
}
cubitos-saved = { $you ->
    [yes] { WORD("cubitos-card-", $card) } saves you.
   *[no] { WORD("cubitos-card-", $card) } saves { $seat }.
}
cubitos-held = { $you ->
    [yes] { WORD("cubitos-card-", $card) } keeps your green and grey dice.
   *[no] { WORD("cubitos-card-", $card) } keeps { $seat }’s green and grey dice.
}
cubitos-tossed = { $you ->
    [yes] You move { NUMBER($count) ->
            [one] 1 die
           *[other] { $count } dice
        } from Roll to Discard.
   *[no] { $seat } moves { NUMBER($count) ->
            [one] 1 die
           *[other] { $count } dice
        } from Roll to Discard.
}
cubitos-used = { $you ->
    [yes] You use { WORD("cubitos-card-", $card) }.
   *[no] { $seat } uses { WORD("cubitos-card-", $card) }.
}
cubitos-got = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $coins ->
    [0] { "" }
    [one] 1 coin
   *[other] { $coins } coins
}{ $feet ->
    [0] { "" }
    [one] 1 foot
   *[other] { $feet } feet
}{ $water ->
    [0] { "" }
    [one] 1 water foot
   *[other] { NUMBER($water) ->
            [one] 1 water foot
           *[other] { $water } water feet
        }
}{ $credits ->
    [0] { "" }
    [one] 1 credit
   *[other] { $credits } credits
}.
cubitos-fan = { $you ->
    [yes] You have { NUMBER($fans) ->
            [one] 1 fan
           *[other] { $fans } fans
        } now: { NUMBER($credits) ->
            [one] 1 credit
           *[other] { $credits } credits
        }{ $hand ->
        [0] { "" }
       *[other] , and a hand token
    }.
   *[no] { $seat } has { NUMBER($fans) ->
            [one] 1 fan
           *[other] { $fans } fans
        } now: { NUMBER($credits) ->
            [one] 1 credit
           *[other] { $credits } credits
        }{ $hand ->
        [0] { "" }
       *[other] , and a hand token
    }.
}
cubitos-lost = { $you ->
    [yes] You lose a { WORD("cubitos-die-", $die) } die.
   *[no] { $seat } loses a { WORD("cubitos-die-", $die) } die.
}
cubitos-gained = { $you ->
    [yes] You take a { WORD("cubitos-die-", $die) } die.
   *[no] { $seat } takes a { WORD("cubitos-die-", $die) } die.
}
cubitos-gave =
    { $you ->
        [yes] You give { $to_seat } a { WORD("cubitos-die-", $die) } die.
       *[no]
            { $to_you ->
                [yes] { $seat } gives you a { WORD("cubitos-die-", $die) } die.
               *[no] { $seat } gives { $to_seat } a { WORD("cubitos-die-", $die) } die.
            }
    }
cubitos-placed = { $you ->
    [yes] You put a { WORD("cubitos-die-", $die) } die on { WORD("cubitos-face-", $face) }.
   *[no] { $seat } puts a { WORD("cubitos-die-", $die) } die on { WORD("cubitos-face-", $face) }.
}
cubitos-returned = The borrowed { WORD("cubitos-die-", $die) } die goes back.
cubitos-swords =
    { $you ->
        [yes] You have the most swords.
       *[no] { $seat } has the most swords.
    }
cubitos-moved = { $you ->
    [yes] You move { NUMBER($spaces) ->
            [one] 1 space
           *[other] { $spaces } spaces
        }{ $money ->
        [0] { "" }
       *[other] {" "}for { $money } money
    }.
   *[no] { $seat } moves { NUMBER($spaces) ->
            [one] 1 space
           *[other] { $spaces } spaces
        }{ $money ->
        [0] { "" }
       *[other] {" "}for { $money } money
    }.
}
cubitos-bought = { $you ->
    [yes] You buy { WORD("cubitos-die-", $die) } ({ WORD("cubitos-card-", $card) }) for { $cost }.
   *[no] { $seat } buys { WORD("cubitos-die-", $die) } ({ WORD("cubitos-card-", $card) }) for { $cost }.
}
cubitos-round-over = { "" }
cubitos-finished = { $you ->
    [yes] { NUMBER($past) ->
        [0] You cross the line!
        [one] You cross the line, 1 space past it!
       *[other] You cross the line, { $past } spaces past it!
    }
   *[no] { NUMBER($past) ->
        [0] { $seat } crosses the line!
        [one] { $seat } crosses the line, 1 space past it!
       *[other] { $seat } crosses the line, { $past } spaces past it!
    }
}
cubitos-tie = A tie: { $seats } play another round.
cubitos-won = The race is won: { $seats }.
cubitos-called-off =
    After { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    } the race is called off; whoever is nearest to the finish wins.

# -- table settings

cubitos-setting-race = Race
cubitos-setting-race-help = The cards in play: a recommended set, one card of each colour drawn at random, or your own choice.
cubitos-setting-race-race-1 = Race 1 (First Game)
cubitos-setting-race-race-2 = Race 2
cubitos-setting-race-race-3 = Race 3
cubitos-setting-race-race-4 = Race 4
cubitos-setting-race-race-5 = Race 5
cubitos-setting-race-race-6 = Race 6
cubitos-setting-race-race-7 = Race 7
cubitos-setting-race-combotastic = Combotastic
cubitos-setting-race-such-much-fans = Such Much Fans
cubitos-setting-race-grand-finale = Grand Finale
cubitos-setting-race-random = Random cards
cubitos-setting-race-custom = Your own cards
cubitos-setting-cards = Your own cards
cubitos-setting-cards-help = With “Your own cards”: names separated by commas, one a colour (`Smelly Cat, Rich Dog, ...`). Colours you leave out are drawn at random.
cubitos-setting-course = Course
cubitos-setting-course-help = The track that goes with the race, or another one.
cubitos-setting-course-recommended = As the race recommends
cubitos-setting-course-nothing-goes-right = Nothing Goes Right, 1 lap
cubitos-setting-course-nothing-goes-right-twice = Nothing Goes Right, 2 laps
cubitos-setting-course-ahead-of-the-curve = Ahead of the Curve
cubitos-setting-course-testing-the-waters = Testing the Waters
cubitos-setting-course-still-waters-run-deep = Still Waters Run Deep
cubitos-setting-course-grand-finale = Grand Finale: Still Waters, then Testing the Waters
cubitos-setting-advice = Follow the rulebook’s advice for sets
cubitos-setting-advice-help = Random cards and sets of your own hold a card that adds dice and a card that removes them.
cubitos-setting-in-order = Roll one after the other
cubitos-setting-in-order-help = Instead of rolling at the same time: most dice first, then from the black die clockwise.
cubitos-setting-rounds = At most so many rounds
cubitos-setting-rounds-help = A race that nobody finishes by then is won by whoever is nearest to the finish.
cubitos-setting-prices = Printed costs
cubitos-setting-prices-help = Our card costs are reconstructed. If you own the box, type the printed ones: `Smelly Cat=7, Rich Dog=2`.
cubitos-setting-readings = Cards read the other way
cubitos-setting-readings-help = The print of ten cards can be read in two ways; the rules show both. Name the cards that you read the other way: `Mr. Soldier, Fat Cat`.
cubitos-setting-fan-rewards = Printed fan rewards
cubitos-setting-fan-rewards-help = The credits of the 13 fan spaces, with an h where there is a hand token: `2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6`.

# -- on the board

cubitos-track = Track: { WORD("cubitos-track-", $map) }
cubitos-track-0 = Nothing Goes Right
cubitos-track-1 = Ahead of the Curve
cubitos-track-2 = Testing the Waters
cubitos-track-3 = Still Waters Run Deep
cubitos-legend-way = This way round
cubitos-legend-red = Red line: a die more for each one behind the leader
cubitos-legend-wall = Wall: nobody gets through
cubitos-start = START
cubitos-finish = FINISH
cubitos-line = over the line
cubitos-in-zone = in the start or finish zone
cubitos-cell = Space { $cell }
cubitos-space-grass = Grass
cubitos-space-water = Water: needs water feet
cubitos-space-credit = { NUMBER($amount) ->
            [one] 1 credit
           *[other] { $amount } credits
        } where your move ends
cubitos-space-fan = A fan where your move ends
cubitos-space-lose = You may lose dice where your move ends
cubitos-space-gain = Take a die for nothing where your move ends
cubitos-space-coin-portal = Portal: jump to its twin for { $amount } money
cubitos-space-foot-portal = Portal: jump to its twin for { NUMBER($amount) ->
            [one] 1 foot
           *[other] { $amount } feet
        }
cubitos-space-jet = Jetpack: doubles the feet that are left
cubitos-move = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $via ->
    [yes] {" "}by portal or jetpack
   *[no] { "" }
}{ $money ->
    [0] { "" }
   *[other] , costs { $money } money
}{ $reward ->
    [credits] , brings { NUMBER($amount) ->
            [one] 1 credit
           *[other] { $amount } credits
        }
    [fan] , brings a fan
    [lose] , you may lose { $amount ->
        [one] a die
       *[other] { $amount } dice
    }
    [lose-and-fan] , you may lose a die and get a fan
    [gain] , brings a die{ $amount ->
        [0] { "" }
       *[other] {" "}up to cost { $amount }
    }
    [finish] , over the finish line!
   *[none] { "" }
}
cubitos-purse = { NUMBER($coins) ->
            [one] 1 coin
           *[other] { $coins } coins
        }, { NUMBER($credits) ->
            [one] 1 credit
           *[other] { $credits } credits
        }, { NUMBER($feet) ->
            [one] 1 foot
           *[other] { $feet } feet
        }{ $water ->
    [0] { "" }
   *[other] , { NUMBER($water) ->
            [one] 1 water foot
           *[other] { $water } water feet
        }
}
cubitos-cards = The eight cards of this race
cubitos-timing-now = NOW
cubitos-timing-run = RUN
cubitos-timing-active = ACTIVE
cubitos-die-about = { $shown }. { WORD("cubitos-card-", $card) }: { $text }
cubitos-dice-of = { $dice } × { $count }
cubitos-card-cost = { WORD("cubitos-card-", $card) } ({ $cost })
cubitos-at = column { $x }, row { $y }
cubitos-price-only = { WORD("cubitos-card-", $card) }: costs { $cost }, { $left } left
cubitos-price = { WORD("cubitos-card-", $card) }: costs { $cost }, { $left } left{ $after ->
    [0] ; leaves no money
   *[other] ; leaves { $after } money
}
cubitos-blanks = +{ NUMBER($count) ->
            [one] 1 blank
           *[other] { $count } blanks
        }
cubitos-left = { $count } left
cubitos-your-dice = Dice
cubitos-die = { $die } die, { $face }
cubitos-bust = Chance of a bust: { $percent } %.
cubitos-safe = No risk: this push cannot bust.
cubitos-hits =
    About { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } to expect.
cubitos-acts-first = If everybody waits, { $seat } goes first.
cubitos-rival = { NUMBER($credits) ->
    [one] 1 credit
   *[other] { $credits } credits
}, { NUMBER($fans) ->
    [one] 1 fan
   *[other] { $fans } fans
}, { $togo } to go, limit { $limit }
cubitos-rival-dice = Draw { $draw }, Roll { $roll }, Active { $active }, Discard { $discard }
cubitos-fan-track = Fan track
cubitos-fan-space = Space { $space }: { NUMBER($credits) ->
            [one] 1 credit
           *[other] { $credits } credits
        }{ $hand ->
    [0] { "" }
   *[other] {" "}and a hand token (+1 die)
}
cubitos-bleachers = Bleachers: no fans yet
cubitos-last-round = Round { $round } in short
cubitos-summary = { $player }: { $busted ->
    [yes] bust,
   *[no] { "" }
} { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $fans ->
    [0] { "" }
    [one] , 1 fan
   *[other] , { $fans } fans
}
cubitos-zoom-in = Zoom in
cubitos-zoom-out = Whole track
cubitos-faces = Choose a die and its face
cubitos-holder = Holds the black die
cubitos-credits =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
cubitos-togo =
    { $togo ->
        [one] { $togo } space
       *[other] { $togo } spaces
    } to go
cubitos-breakdown =
    The race after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
cubitos-player = Player
cubitos-spaces-run = Spaces run (of { $length })
cubitos-fans-column = Fans
cubitos-any-card = Any, at random
cubitos-lacks-adds = The rulebook advises a card that adds dice (Dugout, Fast Cat).
cubitos-lacks-removes = The rulebook advises a card that removes dice (Benchwarmer, Reliever Beaver).

# -- in the terminal

cubitos-sheet-player =
    { $seat }, { $status }: { NUMBER($fans) ->
        [one] 1 fan
       *[other] { $fans } fans
    }, roll limit { $limit }, { $togo ->
        [one] { $togo } space
       *[other] { $togo } spaces
    } to go; { $purse }
cubitos-sheet-zone = { $zone }: { $dice }
cubitos-sheet-dice = { $count } { $die }
cubitos-sheet-none = none
cubitos-sheet-used = { $die } (used)
cubitos-sheet-active = { $die } { $face }
cubitos-sheet-borrowed = Borrowed: { $dice }
cubitos-sheet-owes = Owes { $count ->
    [one] a die
   *[other] { $count } dice
}
cubitos-sheet-card = { $card } ({ $die }): costs { $cost }, { $left } left. { WORD("cubitos-timing-", $timing) }: { $text }
cubitos-sheet-swords = Swords: { $swords }
cubitos-sheet-of = { $seat } { $count }
cubitos-sheet-move = { $move }: { $brings }; then { $togo } to go
cubitos-sheet-finishes = { $move }: { $brings }
cubitos-sheet-at = { $place }: { $reward }
cubitos-sheet-runner = { $sign } { $seat }: { $place }.
cubitos-sheet-legend = { $sign } { $space }.

# -- the cards

cubitos-card-smelly-cat = Smelly Cat
cubitos-text-smelly-cat = Gain 2 feet.
cubitos-card-cat-tastrophy = Cat Tastrophy
cubitos-text-cat-tastrophy = Gain a die that costs at most as much as you have fans.
cubitos-text-cat-tastrophy-other = Gain a die that costs less than you have fans, or a grey one.
cubitos-card-fat-cat = Fat Cat
cubitos-text-fat-cat = Gain 1 coin, 3 feet and a light grey die, if one is left.
cubitos-text-fat-cat-other = Gain 3 feet, and a light grey die if one is left.
cubitos-card-dope-cat = Dope Cat
cubitos-text-dope-cat = With an active brown die gain 2 feet. With an active green die gain 3 coins.
cubitos-card-broken-cow = Broken Cow
cubitos-text-broken-cow = Use two cats: put any die from the supply into Active, on any face. When the round ends lose a die.
cubitos-card-fast-cat = Fast Cat
cubitos-text-fast-cat = +2 dice.
cubitos-card-schmutz = Schmutz
cubitos-text-schmutz = Gain 1 foot. If you lose a die this round, gain 3 coins.
cubitos-text-schmutz-other = Gain 1 foot. If you lose a die this round after moving, gain 3 coins.
cubitos-card-rich-dog = Rich Dog
cubitos-text-rich-dog = Gain 3 credits. Lose this die.
cubitos-card-captain-bark = Captain Bark
cubitos-text-captain-bark = Gain 2 feet; with an active white and an active red die 1 fan too. Lose this die.
cubitos-text-captain-bark-other = Gain 2 feet; with a white and a red die active, 1 fan instead. Lose this die.
cubitos-card-wizard = Wizard
cubitos-text-wizard = Each time you push without busting, gain 1 credit. In the Run Phase lose this die.
cubitos-card-dapper-doggie = Dapper Doggie
cubitos-text-dapper-doggie = Gain once more the coins and feet on your active grey dice. Lose this die.
cubitos-card-dr-livingstone = Dr. Livingstone
cubitos-text-dr-livingstone = Gain 2 feet. Lose this die.
cubitos-card-mr-dog = Mr. Dog
cubitos-text-mr-dog = Gain 2 fans. Lose this die.
cubitos-card-muggles = Muggles
cubitos-text-muggles = NOW: +2 dice. Or RUN: gain 2 feet. Either way lose this die in the Run Phase.
cubitos-text-muggles-other = At once: +2 dice, and keep this die. Or when running: gain 2 feet and lose this die.
cubitos-card-mr-soldier = Mr. Soldier
cubitos-text-mr-soldier = Most swords: gain 3 coins and 2 feet, then lose an active red die.
cubitos-text-mr-soldier-other = Most swords: gain 3 coins and 2 feet.
cubitos-card-punch-guy = Punch Guy
cubitos-text-punch-guy = Most swords: in your next Roll Phase white and green dice do not count against your limit.
cubitos-card-supah-general = Supah General!
cubitos-text-supah-general = Most swords: gain as many feet as you have fans, then lose an active red die.
cubitos-text-supah-general-other = Most swords: gain as many feet as you have fans.
cubitos-card-jacques-couteau = Jacques Couteau
cubitos-text-jacques-couteau = For each opponent with fewer swords roll 2 of your dice that are not red, from any zone.
cubitos-card-champion = Champion
cubitos-text-champion = Most swords: in your next draw choose from Draw and Discard.
cubitos-card-crabby = Crabby
cubitos-text-crabby = Most swords: give one of your dice to the opponent with the fewest swords.
cubitos-card-el-bandito = El Bandito
cubitos-text-el-bandito = Gain 1 foot for each opponent with fewer swords.
cubitos-card-rock-on = Rock On
cubitos-text-rock-on = When you push: roll this die again too.
cubitos-card-pina-cubelada = Piña Cubelada
cubitos-text-pina-cubelada = When you push: use it, and this push cannot bust.
cubitos-card-keep-on-rollin = Keep On Rollin'
cubitos-text-keep-on-rollin = When you would bust: lose this die instead.
cubitos-card-pineapple-rocks = Pineapple Rocks
cubitos-text-pineapple-rocks = When you push: roll this die again too. Power: and one other active die.
cubitos-card-up-to-11 = Up to 11
cubitos-text-up-to-11 = When you push: roll this die again too. Power, RUN: gain 2 feet.
cubitos-card-rolling-stoned = Rolling Stoned
cubitos-text-rolling-stoned = When you would bust: roll any of your grey dice from any zone. A hit saves you.
cubitos-text-rolling-stoned-other = When you would bust: use it and roll all your grey dice. A hit saves you.
cubitos-card-punk-fruit = Punk Fruit
cubitos-text-punk-fruit = When you bust: keep your green and grey dice active. RUN: roll up to 9 grey dice from Draw and Roll.
cubitos-card-dugout = Dugout
cubitos-text-dugout = +3 dice.
cubitos-card-reliever-beaver = Reliever Beaver
cubitos-text-reliever-beaver = Lose 1 die from Roll.
cubitos-card-benchwarmer = Benchwarmer
cubitos-text-benchwarmer = Lose this die and one other.
cubitos-card-batter-beaver = Batter Beaver
cubitos-text-batter-beaver = NOW: +2 dice. After moving, if you gained a credit this round, you must lose a die.
cubitos-card-mr-bats = Mr. Bats
cubitos-text-mr-bats = Gain 2 feet, or half as many as you have fans.
cubitos-text-mr-bats-other = Choose 2 coins, or half as many feet as you have fans, rounded down.
cubitos-card-the-babe = The Babe
cubitos-text-the-babe = Gain 5 coins. Power: 1 fan too, and lose this die.
cubitos-card-pinch-eater = Pinch Eater
cubitos-text-pinch-eater = Move a die from Roll to Active, on any face.
cubitos-card-rollosaurus = Rollosaurus
cubitos-text-rollosaurus = Gain 4 feet.
cubitos-card-dancing-dino = Dancing Dino
cubitos-text-dancing-dino = Gain 2 feet; 2 more with an active red die, 1 more with an active orange die.
cubitos-card-cubasaurus = Cubasaurus
cubitos-text-cubasaurus = Borrow any die that is not purple: put it into Active on any face until the round ends.
cubitos-text-cubasaurus-other = Borrow a grey die until the round ends, on a face of your choice.
cubitos-card-wikiwiki-dinosaur = Wikiwiki Dinosaur
cubitos-text-wikiwiki-dinosaur = Gain 1 foot for each colour among your active dice.
cubitos-card-you-bet-jurassican = You Bet Jurassican
cubitos-text-you-bet-jurassican = Gain 2 feet; 2 more with an active brown die, 1 more with an active yellow die.
cubitos-card-shimmy-shimmy-dino = Shimmy Shimmy Dino
cubitos-text-shimmy-shimmy-dino = Gain 1 foot for each active white or grey die.
cubitos-card-pronto-bronto = Pronto Bronto
cubitos-text-pronto-bronto = Gain 1 foot for every 2 red lines between you and the finish of this lap.
cubitos-card-reckless-cheese = Reckless Cheese
cubitos-text-reckless-cheese = Each time you push without busting, move 1 space on land. No reward there.
cubitos-card-the-big-cheese = The Big Cheese
cubitos-text-the-big-cheese = Gain 1 fan, or half as many feet as you have fans (rounded up).
cubitos-card-ledercheesen = Ledercheesen
cubitos-text-ledercheesen = Each time you push without busting: +1 die. Power, RUN: 1 foot for every 4 active dice.
cubitos-card-stinky-cheese = Stinky Cheese
cubitos-text-stinky-cheese = Gain 2 feet. Power: in your next Roll Phase grey dice do not count against your limit.
cubitos-card-bad-cheese = Bad Cheese
cubitos-text-bad-cheese = Gain 2 feet. Power: 3 more, and lose this die.
cubitos-card-the-cheese-stands-alone = The Cheese Stands Alone
cubitos-text-the-cheese-stands-alone = You must push once more. RUN: gain 3 feet.
cubitos-card-cheese-boy = Cheese Boy
cubitos-text-cheese-boy = With an active brown die gain 2 feet. With an active orange die you may lose a die from Roll.
cubitos-card-bob = Bob
cubitos-text-bob = After moving: take the reward of a space one or two spaces away.
cubitos-card-undercover-fish = Undercover Fish
cubitos-text-undercover-fish = Gain 2 feet that can cross water.
cubitos-card-llama-rama = Llama-Rama
cubitos-text-llama-rama = Gain 3 coins. Power: 1 fan too.
cubitos-card-bahama-llama = Bahama Llama
cubitos-text-bahama-llama = Gain 3 coins and 1 foot that can cross water.
cubitos-card-llama-shaman = Llama Shaman
cubitos-text-llama-shaman = Gain 2 coins and a red die, if one is left.
cubitos-card-stogie = Stogie
cubitos-text-stogie = Roll all your grey and white dice from Draw and Roll.
cubitos-card-chilly-mcchillster = Chilly McChillster
cubitos-text-chilly-mcchillster = Roll all dice in Roll; if all miss, once more.

## The lesson

cubitos-lesson-dice = These are your dice. You have rolled: dice that hit are active, misses wait in Roll. The goal is to cross the finish line first.
cubitos-lesson-push = You may push: roll the misses once more, for more hits. Push.
cubitos-lesson-push-why = Four more hits. Coins buy better dice, feet move your runner.
cubitos-lesson-push-wrong = Passing would keep what you have. Here, push: there is little to lose yet.
cubitos-lesson-risk = Now beware: with three or more active dice, a push without a single hit is a bust, and all your active dice are gone. Pass.
cubitos-lesson-risk-why = Your coins and feet are safe. When everybody has passed or bust, all of you run.
cubitos-lesson-risk-wrong = That is brave. But with so few dice left to roll, a bust is likely. Pass here.
cubitos-lesson-track = This is the track. Each foot moves your runner one space, the way you choose. Some spaces give something to whoever ends there.
cubitos-lesson-walk = Move your runner along the arrow.
cubitos-lesson-walk-why = One foot, one space. Red lines help whoever is behind: each between you and the leader lets you roll one more die.
cubitos-lesson-walk-wrong = That space is no nearer to the finish, or costs money that a die is worth more than. Take the space at the arrow.
cubitos-lesson-walk-wrong-stay = Feet that are not walked are gone after the round. Walk.
cubitos-lesson-market = These cards say what the dice of each colour do in this race. You may buy two dice of different colours each round.
cubitos-lesson-buy = Your coins are enough for a red die. Buy it.
cubitos-lesson-buy-why = It goes to your Discard Zone, and comes into play when your Draw Zone runs out. More dice of your own: that is how a slow start becomes a fast finish.
cubitos-lesson-buy-wrong = Coins that are left are lost, so a cheaper die wastes some, and red dice bring swords besides. Buy the red die.
cubitos-lesson-buy-wrong-close = Coins that you do not spend are lost after the round. Buy the red die.

## The coach

cubitos-coach-push = With three or more active dice a push can bust. Fewer dice to roll, more danger: look at the figure on the button.
cubitos-coach-bust = A bust: the active dice are gone for this round. It brings a fan, though, and fans bring credits.
cubitos-coach-move = Every foot is a space. See where you could end: some spaces give something.
cubitos-coach-buy = Money not spent is gone after the round. Two dice at most, of different colours.
cubitos-coach-draw = Your better dice first: you choose which dice to roll until your limit is reached.
cubitos-coach-toss = After a bust you may clear misses away, so that other dice come in next round.

## What decided a tie, on the page of the end

cubitos-tied-by-rounds =
    { $you ->
        [yes] A tie over the line, and another round decided for you.
       *[no] A tie over the line, and another round decided for { $names }.
    }
cubitos-tied-by-shared = { $level }, and nothing could part { $names }.

## Why a question is asked now: the line below the prompt

cubitos-why-draw = You must fill your Roll Zone up to your limit before you roll.
cubitos-why-extra = An ability gives you more dice to roll, beyond your limit. They cannot bust.
cubitos-why-now = A die that just became active can use its NOW ability at this moment only.
cubitos-why-push = Your hits are active. A push rolls the misses again; a pass keeps what you have.
cubitos-why-boost = You have declared a push. These abilities work before the dice fall.
cubitos-why-pushed = Your push did not bust, and an ability answers such a push.
cubitos-why-rescue = A push without a hit is a bust, unless an ability prevents it.
cubitos-why-stoned = The card lets you roll grey dice now.
cubitos-why-another = The card rolls a second active die again.
cubitos-why-hold = Your active dice would go to Discard now; the card may keep them.
cubitos-why-toss = After a bust you may clear your Roll Zone. Dice that stay are rolled again next round.
cubitos-why-step = The card moves your runner right away.
cubitos-why-run = Everybody has rolled. RUN abilities are used before your runner moves.
cubitos-why-summon = The card adds a die as if you had rolled it. You lose a die for it later.
cubitos-why-pinch = The card adds a die as if you had rolled it.
cubitos-why-borrow = The card lends you a die for this round.
cubitos-why-coins-or-feet = The card pays one or the other.
cubitos-why-fan-or-feet = The card pays one or the other.
cubitos-why-give = The card hands a die of yours to a rival.
cubitos-why-give-to = The card hands a die of yours to a rival.
cubitos-why-duel = Swords are compared before anybody runs.
cubitos-why-punk = The card lets you roll grey dice in addition.
cubitos-why-move = All abilities are used. Your feet can be walked now, and money buys more of them.
cubitos-why-lose = You have a reward that removes dice. Fewer weak dice make the good ones come sooner.
cubitos-why-must-lose = A cost that must be paid falls due now.
cubitos-why-owed = You took a die early, and now it is owed.
cubitos-why-gain = Your reward is a die. It goes to your Discard Zone.
cubitos-why-late = Your runner has moved. Some abilities work after that.
cubitos-why-bob = The card lets you choose.
cubitos-why-buy = Your run is over. Up to two dice of different colours; coins that are left are lost.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

cubitos-term-bust = bust, busts, busted
cubitos-term-bust-is = Bust: a push with three or more active dice that brings no hit. Your active dice go to Discard, and you gain a fan.
cubitos-term-push = push, pushes, pushed
cubitos-term-push-is = Push: roll all dice of your Roll Zone again.
cubitos-term-hit = hit, hits
cubitos-term-hit-is = Hit: any face that is not blank. The die becomes active.
cubitos-term-miss = miss, misses
cubitos-term-miss-is = Miss: a blank face. The die stays in your Roll Zone.
cubitos-term-active = active dice, active die, Active Zone, active
cubitos-term-active-is = Active: dice that showed a hit. Each can be used once a round.
cubitos-term-discard = Discard Zone, Discard
cubitos-term-discard-is = Discard: where used and new dice wait. When Draw is empty, Discard becomes Draw.
cubitos-term-roll-zone = Roll Zone
cubitos-term-roll-zone-is = Roll Zone: the dice you roll, with those that missed.
cubitos-term-fan = fan, fans
cubitos-term-fan-is = Fan: a step on the fan track, with its reward in credits. You gain one for every bust.
cubitos-term-credit = credit, credits
cubitos-term-credit-is = Credit: money that lasts until you spend it. Coins last for the round only.
cubitos-term-foot = foot, feet
cubitos-term-foot-is = Foot: moves your runner one space.
cubitos-term-red-line = red line, red lines
cubitos-term-red-line-is = Red line: you may roll one die more for each red line between you and the leader.
cubitos-term-sword = sword, swords
cubitos-term-sword-is = Sword: what red dice show. They are compared before anybody runs.

## The game's page

cubitos-best = With four: everybody rolls at once, so nobody waits longer, and somebody is always ahead of you.
cubitos-part-dice = Your dice, by zone
cubitos-part-track = The track with its red lines
cubitos-part-market = Dice that can be bought
cubitos-part-rivals = The others and their dice

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

cubitos-not-13-3 = The race is over.
cubitos-not-7-1 = It is not your turn to run.
cubitos-not-7-3 = You have bought two dice already, or one of that colour.
cubitos-not-7-5 = No die of that kind is left, or it is not for sale.
cubitos-not-8-1 = You have too little money for it.
cubitos-not-2-5 = That die has been used this round.
cubitos-not-4-1 = { $prompt ->
        [draw] Your Roll Zone is not full yet: choose more dice first.
       *[other] Dice are chosen at the beginning of your Roll Phase, up to your limit.
    }
cubitos-not-4-7 = A NOW ability works only right after its die became active.
cubitos-not-5-4 = You have busted: your Roll Phase is over.
cubitos-not-6-5 = RUN abilities are used in your Run Phase, before moving.
cubitos-not-9-3 = Only whoever has the most swords may use it.
cubitos-not-11-2 = Your feet do not reach that far.
cubitos-not-11-6 = That is a wall.
cubitos-not-11-7 = Water needs water feet.
cubitos-not-11-16 = You cannot pay for that portal.
cubitos-not-14-2 = The black die cannot be lost.
cubitos-not-3-1 = { $prompt ->
        [run] First come your abilities, then the move, then buying.
        [move] First your runner moves; then you buy.
        [late] Your runner has moved already.
        [buy] Your runner has moved: now you buy dice.
        [draw] First come the rolls; that belongs to your Run Phase.
        [push] That belongs to your Run Phase, which begins when everybody has passed or busted.
        [now] That belongs to your Run Phase, which begins when everybody has passed or busted.
       *[other] First answer what you are asked; then you go on.
    }
cubitos-not-3-6 = At this table one player rolls after the other, and it is not your turn.
cubitos-not-4-2 = No such die can be taken from there now.
cubitos-not-4-4 = Your limit is reached: only dice that do not count against it may join.
cubitos-not-4-8 = { $prompt ->
        [none] You have passed: your Roll Phase is over.
        [draw] First fill your Roll Zone: you push or pass after the first roll.
        [extra] First choose the extra dice: they are rolled before you push or pass.
        [now] First use your NOW abilities, or skip them.
        [pushed] First use the ability that answers your push, or skip it.
        [run] The Roll Phase is over: this is your run.
        [move] The Roll Phase is over: this is your run.
        [buy] The Roll Phase is over: this is your run.
       *[other] First answer what you are asked; then you go on.
    }
cubitos-not-4-11 = That ability is used with a push, or when a push would bust you.
cubitos-not-5-5 = Dice go from Roll to Discard only after a bust.
cubitos-not-6-1 = No ability of yours lets you do that now.
cubitos-not-6-6 = That ability would do nothing in your run now.
cubitos-not-9-1 = Swords are compared when the Run Phase begins.
cubitos-not-9-6 = That needs a sword of yours, and an opponent with fewer.
cubitos-not-9-7 = You have used your swords this round.
cubitos-not-11-9 = Your runner stands there: to come back there it needs two feet and a reward on that space.
cubitos-not-11-12 = That die costs more than your reward allows.
cubitos-not-13-4 = The race is tied, and those who are out of it wait.
cubitos-not-14-1 = No die of yours is lost now, or that is not one you may lose.
cubitos-not-22-6 = Only Crabby gives a die away: one that is yours, to the rival with the fewest swords.
cubitos-not-26-1 = Reckless Cheese steps one space, on land.
cubitos-not-27-1 = Bob takes the reward of a space one or two spaces away, and not the one of last round.

## What a table or a variant cannot be

cubitos-refused-advice =
    { $what ->
        [adds] The rulebook advises a card that adds dice (Dugout, Fast Cat). Change a card, or switch the advice off.
       *[removes] The rulebook advises a card that removes dice (Benchwarmer, Reliever Beaver). Change a card, or switch the advice off.
    }
cubitos-refused-card = There is no card called { $name }. Write a name such as `Smelly Cat`.
cubitos-refused-colour = { WORD("cubitos-card-", $card) } and { WORD("cubitos-card-", $other) } have one colour ({ WORD("cubitos-die-", $die) }). A race has one card a colour.
cubitos-refused-dice = A racer begins with { $least } dice or more.
cubitos-refused-fans = The fan track has { $spaces } spaces: write the credits of each, with an h where there is a hand token, such as `2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6`.
cubitos-refused-price = { $text } is not a card and its cost. Write `Smelly Cat=7`, with a cost from 0 to { $most }.
cubitos-refused-race = Your own cards are read only in the race “{ cubitos-setting-race-custom }”.
cubitos-refused-reading = { WORD("cubitos-card-", $card) } can be read in one way only. These can be read in two: { WORD("cubitos-card-", $cards) }.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

cubitos-group-prices = Costs of the cards
cubitos-group-start = Dice at the beginning
cubitos-group-fans = Fan track
cubitos-data-prices = { WORD("cubitos-card-", $name) }
cubitos-data-start-light-grey = Light grey dice
cubitos-data-start-dark-grey = Dark grey dice
cubitos-data-fans-credits = Credits of each space
cubitos-data-fans-hands = Hand tokens of each space
