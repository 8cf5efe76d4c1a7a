# The words of WILDCARD.

wildcard-title = WILDCARD
wildcard-tagline = Balance a life under a fate that everybody shares
wildcard-about = Ten rounds of one fate for all: cards change everybody's life, and with three actions a round you bend yours and theirs. Whoever makes most objectives true at the end wins, and it may be that nobody does.
wildcard-goal = After ten rounds, have made more objectives true than anybody else.
wildcard-turn-1 = Everybody receives the Present of their start card.
wildcard-turn-2 = One card is turned up, and its effect happens to all lives. In rounds 2 and 10 it becomes an objective instead.
wildcard-turn-3 = In turn, everybody takes three actions: one row of any life, one up or down.
wildcard-turn-4 = After round 10 the objectives are looked at: whoever fulfils most wins.
wildcard-credit = Game by Kampong and Mii2. Except for the Knight of Swords, the card values are a reconstruction.

## Table settings

wildcard-setting-finish = Finish
wildcard-setting-finish-help = As printed, whoever acts last in round 10 wins far too often: 45 % of games of three and 37 % of four between equal bots. With own boards only in round 10, every seat wins its fair share.
wildcard-setting-finish-classic = Classic, as printed
wildcard-setting-finish-fair = Fair: in round 10 own boards only
wildcard-setting-orientation = Round cards
wildcard-setting-orientation-help = As printed, rounds 4, 6 and 8 are reversed. By chance, each card falls one way or the other, as in a shuffled deck.
wildcard-setting-orientation-printed = Reversed in rounds 4, 6 and 8
wildcard-setting-orientation-random = Upright or reversed by chance
wildcard-setting-no-chains = No chains
wildcard-setting-no-chains-help = As printed, a reward that takes another row above 10 brings that row's reward too. With this house rule rewards and penalties set off no others.
wildcard-setting-deck = Deck of your own
wildcard-setting-deck-help = Cards in CSV, at least ten and one for each player; leave it empty for the 78 tarot cards. `asobi wildcard check my_cards.csv` finds mistakes.

## Rows, levels and phases

wildcard-row-W = Wealth
wildcard-row-I = Intellect
wildcard-row-L = Love
wildcard-row-D = Drive
wildcard-row-Wild = any row
wildcard-row-WILD = every row
wildcard-row-Wildmin = the lowest row
wildcard-row-Wildmax = the highest row
wildcard-and = { $first } and { $second }
wildcard-or = { $first } or { $second }
wildcard-level-0 = 0
wildcard-level-1-3 = 1 to 3
wildcard-level-4-6 = 4 to 6
wildcard-level-7-9 = 7 to 9
wildcard-level-10 = 10
wildcard-phase-present = Present
wildcard-phase-round = Round card
wildcard-phase-action = Actions
wildcard-past = Past
wildcard-present-side = Present
wildcard-future = Future
wildcard-upright = Upright
wildcard-reversed = Reversed

## What is asked

wildcard-ask-act = { $left ->
        [one] Your last action this round
       *[other] { $left } actions left
    }
wildcard-ask-gain =
    { $board_you ->
        [yes] Choose one of your rows: +1
       *[no] Choose a row of { $board_seat }: +1
    }
wildcard-ask-lose =
    { $board_you ->
        [yes] Choose one of your rows: -1
       *[no] Choose a row of { $board_seat }: -1
    }
wildcard-ask-lowest =
    { $board_you ->
        [yes] Several of your rows are lowest: choose one
       *[no] Several rows of { $board_seat } are lowest: choose one
    }
wildcard-ask-highest =
    { $board_you ->
        [yes] Several of your rows are highest: choose one
       *[no] Several rows of { $board_seat } are highest: choose one
    }
wildcard-ask-either =
    { $board_you ->
        [yes] Choose one of these rows of yours
       *[no] Choose one of these rows of { $board_seat }
    }
wildcard-ask-other = Choose the player whom the card touches
wildcard-ask-two = Choose the two players whom the card touches
wildcard-ask-with = Choose the player who shares this with you
wildcard-ask-victim = Choose the player to steal from
wildcard-ask-steal = Choose the row to steal from { $board_seat }
wildcard-ask-swap =
    { $board_you ->
        [yes] Choose two of your rows to swap
       *[no] Choose two rows of { $board_seat } to swap
    }
wildcard-ask-trader = Choose the player to trade with
wildcard-ask-trade = Choose the row to trade
wildcard-ask-cancel =
    { $board_you ->
        [yes] Choose which of your rows to seal
       *[no] Choose the row of { $board_seat } to seal
    }
wildcard-ask-payee = Penalty of Wealth: choose who takes two points from you
wildcard-ask-pay = Penalty of Wealth: choose the row to pay from

# Why something is asked, and what for: `$own` says whether the board is the reader's, `$seat` whose it is.

wildcard-reason = { $phase ->
        [present] { $own ->
            [yes] Your Present, { $card }: { $effect }.
           *[no] The Present of { $seat }, { $card }: { $effect }.
        }
       *[round] { $card }, the card of this round: { $effect }.
    }
wildcard-question-act = { $left ->
        [one] Your last action: raise or lower a row by 1, on your board or on another's.
       *[other] You have { $left } actions: each raises or lowers a row by 1, on your board or on another's.
    }
wildcard-question-act-short = { $left ->
        [one] Your last action: tap a row, then raise or lower it.
       *[other] { $left } actions: tap a row, then raise or lower it.
    }
wildcard-question-gain = { $own ->
        [yes] Which of your rows gains 1?
       *[no] Which row of { $seat } gains 1?
    }
wildcard-question-lose = { $own ->
        [yes] Which of your rows loses 1?
       *[no] Which row of { $seat } loses 1?
    }
wildcard-question-lowest = { $own ->
        [yes] Several of your rows are lowest: which one?
       *[no] Several rows of { $seat } are lowest: which one?
    }
wildcard-question-highest = { $own ->
        [yes] Several of your rows are highest: which one?
       *[no] Several rows of { $seat } are highest: which one?
    }
wildcard-question-either = { $own ->
        [yes] Which of your rows?
       *[no] Which row of { $seat }?
    }
wildcard-question-other = Whom does it touch?
wildcard-question-two = Which two does it touch?
wildcard-question-with = Who shares it with you?
wildcard-question-victim = Whom do you steal from?
wildcard-question-steal = Which row of { $seat } do you steal from?
wildcard-question-swap = { $own ->
        [yes] Which two of your rows change places?
       *[no] Which two rows of { $seat } change places?
    }
wildcard-question-trader = Whom do you trade with?
wildcard-question-trade = Which row do you trade?
wildcard-question-cancel = { $own ->
        [yes] Which of your rows is sealed?
       *[no] Which row of { $seat } is sealed?
    }
wildcard-question-payee = Who takes two points from you?
wildcard-question-pay = Which row do you pay from?

wildcard-waiting-act = { $seat } takes actions
wildcard-waiting-gain = { $seat } chooses a row for +1
wildcard-waiting-lose = { $seat } chooses a row for -1
wildcard-waiting-lowest = { $seat } chooses among the lowest rows
wildcard-waiting-highest = { $seat } chooses among the highest rows
wildcard-waiting-either = { $seat } chooses a row
wildcard-waiting-other = { $seat } chooses whom the card touches
wildcard-waiting-two = { $seat } chooses whom the card touches
wildcard-waiting-with = { $seat } chooses a companion
wildcard-waiting-victim = { $seat } chooses whom to steal from
wildcard-waiting-steal = { $seat } chooses what to steal
wildcard-waiting-swap = { $seat } chooses rows to swap
wildcard-waiting-trader = { $seat } chooses whom to trade with
wildcard-waiting-trade = { $seat } chooses what to trade
wildcard-waiting-cancel = { $seat } chooses a row to seal
wildcard-waiting-payee = { $seat } chooses who takes two points
wildcard-waiting-pay = { $seat } chooses what to pay

## Actions

wildcard-action-raise = +1 { $row ->
        [W] Wealth
        [I] Intellect
        [L] Love
       *[D] Drive
    }
wildcard-action-lower = -1 { $row ->
        [W] Wealth
        [I] Intellect
        [L] Love
       *[D] Drive
    }
wildcard-action-raise-other = { $seat }: +1 { $row ->
        [W] Wealth
        [I] Intellect
        [L] Love
       *[D] Drive
    }
wildcard-action-lower-other = { $seat }: -1 { $row ->
        [W] Wealth
        [I] Intellect
        [L] Love
       *[D] Drive
    }
wildcard-action-pass = Pass
wildcard-action-row = { $row ->
        [W] Wealth
        [I] Intellect
        [L] Love
        [D] Drive
        [Wild] any row
        [WILD] every row
        [Wildmin] the lowest row
       *[Wildmax] the highest row
    }
wildcard-action-player = { $seat }
wildcard-action-pair = { $seat } and { $other_seat }
wildcard-action-swap = Swap { $row ->
        [W] Wealth
        [I] Intellect
        [L] Love
       *[D] Drive
    } and { $second ->
        [W] Wealth
        [I] Intellect
        [L] Love
       *[D] Drive
    }
wildcard-action-keep = Swap nothing

## What happened

wildcard-first =
    { $you ->
        [yes] You go first
       *[no] { $seat } goes first
    }
wildcard-dealt =
    { $you ->
        [yes] You start as { WORD("wildcard-card-", $name) }
       *[no] { $seat } starts as { WORD("wildcard-card-", $name) }
    }
wildcard-round = Round { $round }
    .style = heading
wildcard-present =
    { $you ->
        [yes] You receive the Present of { WORD("wildcard-card-", $name) }
       *[no] { $seat } receives the Present of { WORD("wildcard-card-", $name) }
    }
wildcard-turned = Card { $round } is { WORD("wildcard-card-", $name) }{ $way ->
        [reversed] , reversed
        [sideways] , laid across
       *[upright] {""}
    }
wildcard-shared = The Future of { WORD("wildcard-card-", $name) } is an objective for everyone
wildcard-no-card = The pile is empty: no new Future
wildcard-fate =
    { $you ->
        [yes] You meet { WORD("wildcard-card-", $name) }
       *[no] { $seat } meets { WORD("wildcard-card-", $name) }
    }
wildcard-gained =
    { $you ->
        [yes] You gain { $by ->
            [one] { $by } point
           *[other] { $by } points
        } of { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        }, now { $value }
       *[no] { $seat } gains { $by ->
            [one] { $by } point
           *[other] { $by } points
        } of { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        }, now { $value }
    }
wildcard-lost =
    { $you ->
        [yes] You lose { $by ->
            [one] { $by } point
           *[other] { $by } points
        } of { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        }, now { $value }
       *[no] { $seat } loses { $by ->
            [one] { $by } point
           *[other] { $by } points
        } of { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        }, now { $value }
    }
wildcard-stayed =
    { $you ->
        [yes] Your { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } stays at { $value }
       *[no] { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } of { $seat } stays at { $value }
    }
wildcard-void =
    { $you ->
        [yes] A { WORD("wildcard-void-", $what) } of yours in { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } is void
       *[no] A { WORD("wildcard-void-", $what) } of { $seat } in { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } is void
    }
wildcard-void-gain = gain
wildcard-void-loss = loss
wildcard-until-round = round
wildcard-until-phase = phase
wildcard-reward =
    { $you ->
        [yes] You earn the reward of { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        }
       *[no] { $seat } earns the reward of { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        }
    }
wildcard-penalty =
    { $you ->
        [yes] You suffer the penalty of { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        }
       *[no] { $seat } suffers the penalty of { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        }
    }
wildcard-more-actions =
    { $you ->
        [yes] You have { $by ->
            [one] an action
           *[other] { $by } actions
        } more this round
       *[no] { $seat } has { $by ->
            [one] an action
           *[other] { $by } actions
        } more this round
    }
wildcard-fewer-actions =
    { $you ->
        [yes] You have { $by ->
            [one] an action
           *[other] { $by } actions
        } less this round
       *[no] { $seat } has { $by ->
            [one] an action
           *[other] { $by } actions
        } less this round
    }
wildcard-stole =
    { $you ->
        [yes] You steal a point of { WORD("wildcard-row-", $row) } from { $other_seat }
       *[no]
            { $other_you ->
                [yes] { $seat } steals a point of { WORD("wildcard-row-", $row) } from you
               *[no] { $seat } steals a point of { WORD("wildcard-row-", $row) } from { $other_seat }
            }
    }
wildcard-paid =
    { $you ->
        [yes] { $other_seat } takes a point of { WORD("wildcard-row-", $row) } from you
       *[no]
            { $other_you ->
                [yes] You take a point of { WORD("wildcard-row-", $row) } from { $seat }
               *[no] { $other_seat } takes a point of { WORD("wildcard-row-", $row) } from { $seat }
            }
    }
wildcard-swapped =
    { $you ->
        [yes] Your { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } and { $second ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } change places
       *[no] { $seat }: { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } and { $second ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } change places
    }
wildcard-traded =
    { $you ->
        [yes] You and { $other_seat } trade { WORD("wildcard-row-", $row) }
       *[no]
            { $other_you ->
                [yes] You and { $seat } trade { WORD("wildcard-row-", $row) }
               *[no] { $seat } and { $other_seat } trade { WORD("wildcard-row-", $row) }
            }
    }
wildcard-barred =
    { $you ->
        [yes] You: { $what ->
            [gains] no gains
            [losses] no losses
           *[both] no gains and no losses
        } in { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } for this { WORD("wildcard-until-", $until) }
       *[no] { $seat }: { $what ->
            [gains] no gains
            [losses] no losses
           *[both] no gains and no losses
        } in { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } for this { WORD("wildcard-until-", $until) }
    }
wildcard-raised =
    { $you ->
        [yes] You raise your { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } to { $value }
       *[no] { $seat } raises { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } to { $value }
    }
wildcard-lowered =
    { $you ->
        [yes] You lower your { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } to { $value }
       *[no] { $seat } lowers { $row ->
            [W] Wealth
            [I] Intellect
            [L] Love
           *[D] Drive
        } to { $value }
    }
wildcard-raised-other =
    { $you ->
        [yes] You raise { WORD("wildcard-row-", $row) } of { $other_seat } to { $value }
       *[no]
            { $other_you ->
                [yes] { $seat } raises your { WORD("wildcard-row-", $row) } to { $value }
               *[no] { $seat } raises { WORD("wildcard-row-", $row) } of { $other_seat } to { $value }
            }
    }
wildcard-lowered-other =
    { $you ->
        [yes] You lower { WORD("wildcard-row-", $row) } of { $other_seat } to { $value }
       *[no]
            { $other_you ->
                [yes] { $seat } lowers your { WORD("wildcard-row-", $row) } to { $value }
               *[no] { $seat } lowers { WORD("wildcard-row-", $row) } of { $other_seat } to { $value }
            }
    }
wildcard-passed =
    { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }
wildcard-ended = The ten rounds are over

## Effects in words; `$rows` is made of the row words above

wildcard-none = No effect
wildcard-effect-delta = { $scope ->
        [all] Everybody: { $change } in { $rows }
        [other] Another player: { $change } in { $rows }
        [two] Two other players: { $change } in { $rows }
        [with] You and another player: { $change } in { $rows }
       *[self] { $change } in { $rows }
    }
wildcard-effect-delta-wild = { $scope ->
        [all] Everybody: { $change }
        [other] Another player: { $change }
        [two] Two other players: { $change } each
        [with] You and another player: { $change } each
       *[self] { $change }
    }{ $count ->
        [one] {" "}in a row you choose
       *[other] , each point in a row you choose
    }
wildcard-effect-act = { $scope ->
        [all] Everybody: { $change } { $count ->
            [one] action
           *[other] actions
        } this round
        [other] Another player: { $change } { $count ->
            [one] action
           *[other] actions
        } this round
        [two] Two other players: { $change } { $count ->
            [one] action
           *[other] actions
        } this round
        [with] You and another player: { $change } { $count ->
            [one] action
           *[other] actions
        } this round
       *[self] { $change } { $count ->
            [one] action
           *[other] actions
        } this round
    }
wildcard-effect-steal = Steal { $amount } from another player, out of { $rows }
wildcard-effect-swap = { $scope ->
        [all] Everybody: swap { $first } and { $second }
        [other] Another player: swap { $first } and { $second }
        [two] Two other players: swap { $first } and { $second }
        [with] You and another player: swap { $first } and { $second }
       *[self] Swap { $first } and { $second }
    }
wildcard-effect-trade = Trade { $rows } with another player
wildcard-effect-cancel = { $scope ->
        [all] Everybody: { $what ->
            [gains] no gains
            [losses] no losses
           *[both] no gains and no losses
        } in { $rows } for this { WORD("wildcard-until-", $until) }
        [other] Another player: { $what ->
            [gains] no gains
            [losses] no losses
           *[both] no gains and no losses
        } in { $rows } for this { WORD("wildcard-until-", $until) }
        [two] Two other players: { $what ->
            [gains] no gains
            [losses] no losses
           *[both] no gains and no losses
        } in { $rows } for this { WORD("wildcard-until-", $until) }
        [with] You and another player: { $what ->
            [gains] no gains
            [losses] no losses
           *[both] no gains and no losses
        } in { $rows } for this { WORD("wildcard-until-", $until) }
       *[self] { $what ->
            [gains] No gains
            [losses] No losses
           *[both] No gains and no losses
        } in { $rows } for this { WORD("wildcard-until-", $until) }
    }
wildcard-effect-future = One more Future for everyone
wildcard-effect-pay =
    Another player takes { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } from you

## Objectives in words

wildcard-goal-row = { $rows } at { $level }
wildcard-goal-some = { $count ->
        [one] some row at { $level }
       *[other] { $count } rows at { $level }
    }
wildcard-goal-every = every row at { $level }
wildcard-goal-lowest = the lowest row at { $level }
wildcard-goal-highest = the highest row at { $level }
wildcard-goal-with = you and another player: { $goal }
wildcard-goal-all = every player: { $goal }

## The board

wildcard-objectives = Objectives
wildcard-own-objective = Own start card
wildcard-shared-objective = Everyone
wildcard-steps = { $steps ->
        [0] fulfilled
        [one] { $steps } step to go
       *[other] { $steps } steps to go
    }
wildcard-steps-from = { $steps ->
        [0] fulfilled
        [one] { $steps } step
       *[other] { $steps } steps
    }, now { $before }
wildcard-sheet-row = { $row } { $value }
wildcard-sheet-start = Start card of { $seat }: { $name }. Each round: { $text }
wildcard-sheet-own = { $seat }, own objective: { $text } ({ $steps })
wildcard-sheet-shared = Everyone, { $name }: { $text } ({ $steps })
wildcard-sheet-of = { $seat }: { $steps }
wildcard-sheet-ends = { $row }: above 10 { $reward }; below 0 { $penalty }
wildcard-sheet-extra = { $change } actions
wildcard-pile = Pile: { $count }
wildcard-points = { $points ->
        [one] { $points } objective
       *[other] { $points } objectives
    }
wildcard-cross = Round cards, as a Celtic Cross
wildcard-round-card = Round card { $round }: { $name }{ $way ->
        [reversed] , reversed
        [sideways] , laid across
       *[upright] {""}
    }
wildcard-cause-reward = Reward of { $row }:
wildcard-cause-penalty = Penalty of { $row }:
wildcard-close = Close the card
wildcard-total = Objectives fulfilled
wildcard-tie-spread = Tie-break: highest less lowest row (small wins)
wildcard-tie-sum = Tie-break: sum of rows (large wins)
wildcard-round-of = Round { $round } of 10
wildcard-face-down = Round card { $round }, face down
wildcard-first-token = first player
wildcard-row-value =
    { $sealed ->
        [none] { WORD("wildcard-row-", $row) }: { $value }
       *[other] { WORD("wildcard-row-", $row) }: { $value }, { $sealed }
    }
wildcard-row-help = Above 10: { $reward }. Below 0: { $penalty }.
wildcard-preview-reward = would earn the reward: { $effect }
wildcard-preview-penalty = would suffer the penalty: { $effect }
wildcard-preview-void = would be void
wildcard-no-gains = gains are void
wildcard-no-losses = losses are void
wildcard-waiting = { $seat } decides
wildcard-your-choice = Your choice
wildcard-actions-left = Actions: { $left }
wildcard-verdict-adrift = Adrift: no objective fulfilled
wildcard-verdict-coping = Coping: one objective fulfilled
wildcard-verdict-balanced = Balanced: two objectives fulfilled
wildcard-verdict-wild-card = Wild card: a triumph
wildcard-nobody = Nobody wins: not one objective is fulfilled

## The cards

wildcard-card-M00 = The Fool
    .keyword = leap
wildcard-card-M01 = The Magician
    .keyword = skill
wildcard-card-M02 = The High Priestess
    .keyword = secrets
wildcard-card-M03 = The Empress
    .keyword = abundance
wildcard-card-M04 = The Emperor
    .keyword = order
wildcard-card-M05 = The Hierophant
    .keyword = teaching
wildcard-card-M06 = The Lovers
    .keyword = union
wildcard-card-M07 = The Chariot
    .keyword = willpower
wildcard-card-M08 = Strength
    .keyword = courage
wildcard-card-M09 = The Hermit
    .keyword = solitude
wildcard-card-M10 = Wheel of Fortune
    .keyword = fortune
wildcard-card-M11 = Justice
    .keyword = balance
wildcard-card-M12 = The Hanged Man
    .keyword = sacrifice
wildcard-card-M13 = Death
    .keyword = ending
wildcard-card-M14 = Temperance
    .keyword = moderation
wildcard-card-M15 = The Devil
    .keyword = temptation
wildcard-card-M16 = The Tower
    .keyword = upheaval
wildcard-card-M17 = The Star
    .keyword = hope
wildcard-card-M18 = The Moon
    .keyword = illusion
wildcard-card-M19 = The Sun
    .keyword = joy
wildcard-card-M20 = Judgement
    .keyword = reckoning
wildcard-card-M21 = The World
    .keyword = completion
wildcard-card-W01 = Ace of Wands
    .keyword = spark
wildcard-card-W02 = Two of Wands
    .keyword = planning
wildcard-card-W03 = Three of Wands
    .keyword = expansion
wildcard-card-W04 = Four of Wands
    .keyword = celebration
wildcard-card-W05 = Five of Wands
    .keyword = rivalry
wildcard-card-W06 = Six of Wands
    .keyword = victory
wildcard-card-W07 = Seven of Wands
    .keyword = defiance
wildcard-card-W08 = Eight of Wands
    .keyword = speed
wildcard-card-W09 = Nine of Wands
    .keyword = resilience
wildcard-card-W10 = Ten of Wands
    .keyword = burden
wildcard-card-W11 = Page of Wands
    .keyword = discovery
wildcard-card-W12 = Knight of Wands
    .keyword = passion
wildcard-card-W13 = Queen of Wands
    .keyword = confidence
wildcard-card-W14 = King of Wands
    .keyword = leadership
wildcard-card-C01 = Ace of Cups
    .keyword = new love
wildcard-card-C02 = Two of Cups
    .keyword = partnership
wildcard-card-C03 = Three of Cups
    .keyword = friendship
wildcard-card-C04 = Four of Cups
    .keyword = apathy
wildcard-card-C05 = Five of Cups
    .keyword = regret
wildcard-card-C06 = Six of Cups
    .keyword = nostalgia
wildcard-card-C07 = Seven of Cups
    .keyword = daydream
wildcard-card-C08 = Eight of Cups
    .keyword = walking away
wildcard-card-C09 = Nine of Cups
    .keyword = wish
wildcard-card-C10 = Ten of Cups
    .keyword = family
wildcard-card-C11 = Page of Cups
    .keyword = sensitivity
wildcard-card-C12 = Knight of Cups
    .keyword = romance
wildcard-card-C13 = Queen of Cups
    .keyword = compassion
wildcard-card-C14 = King of Cups
    .keyword = composure
wildcard-card-S01 = Ace of Swords
    .keyword = clarity
wildcard-card-S02 = Two of Swords
    .keyword = stalemate
wildcard-card-S03 = Three of Swords
    .keyword = heartbreak
wildcard-card-S04 = Four of Swords
    .keyword = rest
wildcard-card-S05 = Five of Swords
    .keyword = conflict
wildcard-card-S06 = Six of Swords
    .keyword = passage
wildcard-card-S07 = Seven of Swords
    .keyword = cunning
wildcard-card-S08 = Eight of Swords
    .keyword = restriction
wildcard-card-S09 = Nine of Swords
    .keyword = anxiety
wildcard-card-S10 = Ten of Swords
    .keyword = ruin
wildcard-card-S11 = Page of Swords
    .keyword = curiosity
wildcard-card-S12 = Knight of Swords
    .keyword = ambition
wildcard-card-S13 = Queen of Swords
    .keyword = honesty
wildcard-card-S14 = King of Swords
    .keyword = judgement
wildcard-card-P01 = Ace of Pentacles
    .keyword = opportunity
wildcard-card-P02 = Two of Pentacles
    .keyword = juggling
wildcard-card-P03 = Three of Pentacles
    .keyword = teamwork
wildcard-card-P04 = Four of Pentacles
    .keyword = holding on
wildcard-card-P05 = Five of Pentacles
    .keyword = hardship
wildcard-card-P06 = Six of Pentacles
    .keyword = charity
wildcard-card-P07 = Seven of Pentacles
    .keyword = patience
wildcard-card-P08 = Eight of Pentacles
    .keyword = craft
wildcard-card-P09 = Nine of Pentacles
    .keyword = independence
wildcard-card-P10 = Ten of Pentacles
    .keyword = legacy
wildcard-card-P11 = Page of Pentacles
    .keyword = student
wildcard-card-P12 = Knight of Pentacles
    .keyword = diligence
wildcard-card-P13 = Queen of Pentacles
    .keyword = nurture
wildcard-card-P14 = King of Pentacles
    .keyword = prosperity

## The lesson

wildcard-lesson-life = This is a life: Wealth, Intellect, Love and Drive, each from 0 to 10. Everybody has one, and everybody may change everybody's.
wildcard-lesson-card = Each round one card is turned up for everyone. Its effect happens to all lives. There are ten rounds.
wildcard-lesson-objective = These are the objectives: yours comes from your own card, others are shared. What counts is what is true after round 10. Whoever fulfils most wins, and it may be nobody.
wildcard-lesson-raise = You have three actions. The first: raise your own Drive by one.
wildcard-lesson-raise-why = An action moves one row of any life by one, up or down.
wildcard-lesson-raise-wrong = That is an action too, but raise your Drive here, where the arrow is.
wildcard-lesson-raise-wrong-lower = That takes a point from yourself. Raise your Drive.
wildcard-lesson-raise-wrong-raise-other = That point would go to your rival. Raise your own Drive.
wildcard-lesson-raise-wrong-pass = A pass gives up all three actions. Raise your Drive first.
wildcard-lesson-rival = Now a rival: take one point of Love from the other life.
wildcard-lesson-rival-why = You may help or hinder. A row that is far from what an objective asks is far from winning.
wildcard-lesson-rival-wrong = That changes another row. Take a point of Love from your rival.
wildcard-lesson-rival-wrong-raise = That changes your own life. This step shows that a rival's can be reached, too: take a point of Love there.
wildcard-lesson-rival-wrong-lower = That takes a point from yourself. Take it from your rival's Love.
wildcard-lesson-rival-wrong-raise-other = That helps your rival. A minus takes the point away.
wildcard-lesson-pass = You have one action left, and need not use it. Pass.
wildcard-lesson-pass-why = What is left is given up. Your rival acted, and the next round began with the Presents: what each start card gives its owner every round.
wildcard-lesson-pass-wrong = That is allowed while an action is left. But where any change would spoil something, a pass is best: see how it goes.
wildcard-lesson-present = Your Present takes a point from your rival, and you choose of which row. Take Drive.
wildcard-lesson-present-why = In these phases a row pushed below 0 brings its owner a penalty, and above 10 a reward. Round 2 laid a card across: its Future is now an objective for everyone.
wildcard-lesson-present-wrong = Any row may be chosen. Here, take Drive.

## The coach

wildcard-coach-act = Three actions, on any life. Compare what the objectives ask with where your rows stand.
wildcard-coach-lose = Somebody loses a point, and you say of which row. Below 0 it would be a penalty.
wildcard-coach-gain = Somebody gains a point, and you say in which row. Above 10 it is a reward.
wildcard-coach-penalty = A row was pushed below 0: its owner suffers that row's penalty.
wildcard-coach-reward = A row was pushed above 10: its owner gets that row's reward.

## What decided a tie, on the page of the end

wildcard-tied-by-own =
    { $you ->
        [yes] { $level }, and you fulfilled your own objective.
       *[no] { $level }, and { $names } fulfilled their own objective.
    }
wildcard-tied-by-balance =
    { $you ->
        [yes] { $level }, and your life is the more balanced one.
       *[no] { $level }, and the life of { $names } is more balanced.
    }
wildcard-tied-by-sum =
    { $you ->
        [yes] { $level }, and your life is the fuller one.
       *[no] { $level }, and the life of { $names } is fuller.
    }
wildcard-tied-by-shared = { $level }, and level in all that decides too.

## Why a question is asked now: the line below the prompt

wildcard-why-act = It is your Action phase: one row of any life up or down for each action. Nothing of it earns a reward.
wildcard-why-gain = An effect that you receive gives a point, and you say where it goes.
wildcard-why-lose = An effect that you receive takes a point, and you say from where.
wildcard-why-lowest = The effect touches the lowest row. Several are equal, and whoever receives the effect chooses.
wildcard-why-highest = The effect touches the highest row. Several are equal, and whoever receives the effect chooses.
wildcard-why-either = The effect names several rows and touches one. Whoever receives it chooses.
wildcard-why-other = The effect touches another player. Whoever receives it names them.
wildcard-why-two = The effect touches two other players. Whoever receives it names them.
wildcard-why-with = The effect is for you and one other player.
wildcard-why-victim = The effect steals points. They become yours in the same rows.
wildcard-why-steal = Each stolen point becomes yours in the same row.
wildcard-why-swap = The effect exchanges two rows. That earns no reward and no penalty.
wildcard-why-trader = The effect exchanges the same row of two lives.
wildcard-why-trade = The effect exchanges the same row of two lives.
wildcard-why-cancel = A sealed row takes no gains or losses while the seal lasts.
wildcard-why-payee = Your Wealth would have gone below 0.
wildcard-why-pay = Your Wealth would have gone below 0.

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

wildcard-term-present = Present
wildcard-term-present-is = Present: what your start card gives you at the beginning of every round.
wildcard-term-past = Past
wildcard-term-past-is = Past: the four values with which a life begins.
wildcard-term-future = Future
wildcard-term-future-is = Future: the objective of a card. True at the end, it is worth a point.
wildcard-term-objective = objective, objectives
wildcard-term-objective-is = Objective: a condition on the rows of your life. Each one that is true after round 10 is a point.
wildcard-term-reward = reward, rewards
wildcard-term-reward-is = Reward: what a row brings when a card would take it above 10.
wildcard-term-penalty = penalty, penalties
wildcard-term-penalty-is = Penalty: what a row costs when a card would take it below 0.
wildcard-term-wild = Wild
wildcard-term-wild-is = Wild: a single point on a row of your choice.
wildcard-term-resolver = resolver
wildcard-term-resolver-is = Resolver: the player who receives an effect, and makes all of its choices.
wildcard-term-seal = seal, sealed
wildcard-term-seal-is = Sealed: gains or losses of this row are void for a while.

## The game's page

wildcard-best = With three: enough lives to meddle with, and your turn comes round quickly.
wildcard-part-lives = The lives of all players
wildcard-part-cards = The card of the round and your start card
wildcard-part-objectives = What counts at the end

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

wildcard-not-8-1 = The game is over.
wildcard-not-4-1 = { $prompt ->
        [none] It is not your turn to act.
       *[other] Actions are taken in your own Action phase only. First choose for the effect.
    }
wildcard-not-4-2 = An action moves one row of one life by one, up or down.
wildcard-not-4-3 = That row is at its end already: rows stay between 0 and 10.
wildcard-not-4-4 = That row is sealed: the change would be void.
wildcard-not-4-8 = In the last round of this table only your own life can be changed.
wildcard-not-6-1 = Another player receives this effect, and makes all its choices.
wildcard-not-5-5 = { $prompt ->
        [payee] Another player takes the points, not you.
       *[other] You pay from rows above 0, one point at a time.
    }
wildcard-not-6-2 = The effect asks something else first: answer that.
wildcard-not-6-4 = The effect touches another player, not yourself.
wildcard-not-6-5 = The effect touches two other players, not yourself.
wildcard-not-6-6 = You share in the effect already: choose another player to join you.
wildcard-not-6-7 = The card does not name that row: one of those it names is chosen.
wildcard-not-6-8 = Each point goes to one single row.
wildcard-not-6-10 = { $prompt ->
        [highest] That row is not among the highest.
       *[other] That row is not among the lowest.
    }
wildcard-not-6-12 = { $prompt ->
        [victim] You steal from another player, not from yourself.
       *[other] Only a named row that stands above 0 can be stolen from.
    }
wildcard-not-6-13 = Those two rows are not the ones that the card swaps.
wildcard-not-6-14 = { $prompt ->
        [trader] You trade with another player, not with yourself.
       *[other] That is not a row that the card trades.
    }
wildcard-not-6-16 = That is not a row that the card seals.

## What a table or a variant cannot be

wildcard-refused-both = A variant changes cards of the printed deck. A table with a deck of its own has others.
wildcard-refused-cell = Line { $line } of the deck, { $column }: “{ $found }” is not in the language of the cards.
wildcard-refused-cells = Line { $line } of the deck needs { $need } cells, not { $have }.
wildcard-refused-column = The first line of the deck lacks the column { $column }.
wildcard-refused-columns = The deck has no column { $column }; there are { $columns }.
wildcard-refused-count = A deck has { $low } to { $high } cards, this one has { $have }.
wildcard-refused-few = { $seats } players need { $need } cards, not { $have }.
wildcard-refused-hidden = Line { $line } of the deck, { $column }: { $found } is a character that cannot be seen.
wildcard-refused-line = Line { $line } of the deck is not CSV.
wildcard-refused-same = Line { $line } of the deck: { $card } needs an id and a name of its own.
wildcard-refused-twice = The column { $column } stands twice in the deck.

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

wildcard-group-counts = The round
wildcard-group-cards = Cards
wildcard-data-counts-actions = Actions in a round
wildcard-data-cards-past = { WORD("wildcard-card-", $name) }: { wildcard-past }
wildcard-data-cards-present = { WORD("wildcard-card-", $name) }: { wildcard-present-side }
wildcard-data-cards-future = { WORD("wildcard-card-", $name) }: { wildcard-future }
wildcard-data-cards-upright = { WORD("wildcard-card-", $name) }: { wildcard-upright }
wildcard-data-cards-reversed = { WORD("wildcard-card-", $name) }: { wildcard-reversed }
