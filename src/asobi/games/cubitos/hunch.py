"""Quick choices with some sense, for playouts and the rest of a turn."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Dice
from asobi.games.cubitos.actions import (
    ACTIVE,
    BUST,
    CHEER,
    CLOSE,
    DECLINE,
    ENOUGH,
    FIGHT,
    FILL,
    HOLD,
    KEEP,
    NODE_AT,
    PASS,
    PUSH,
    RUN,
    SKIP,
    THROW,
    TOSS_ALL,
    Buy,
    DieAction,
    Gain,
    Go,
    Put,
    Reach,
    To,
    Use,
)
from asobi.games.cubitos.cards import card_of
from asobi.games.cubitos.odds import MISS, bust_chance, can_bust, would_risk
from asobi.games.cubitos.runner import ways_of
from asobi.games.cubitos.standing import money_worth, rounds_for, rounds_left, speed_for_money
from asobi.games.cubitos.state import DIE, USED, CubitosState
from asobi.games.cubitos.tables import (
    BLUE,
    BROWN,
    GREEN,
    KINDS,
    LIGHT_GREY,
    MOST_FANS,
    NUMBERS,
    ORANGE,
    POWER,
    PURPLE,
    RED,
    SYMBOL,
    WHITE,
    YELLOW,
)
from asobi.games.cubitos.track import CREDITS, FAN, GAIN, LOSE, LOSE_AND_FAN, TRACKS
from asobi.games.cubitos.worth import CAUGHT, dice_counts, face_feet, face_money, feet_of, money_of

# Dice that roll others come first, dice that are lost by their use last.
RUN_ORDER: Final = (BLUE, GREEN, YELLOW, PURPLE, WHITE, ORANGE, RED, BROWN)
# In money: a hand token, a die less in a crowded roll, and a die for nothing.
HAND_WORTH: Final = 3.0
THINNING: Final = 0.9
FREE_DIE: Final = 7.0
# In feet: to stand in the water.
SWIM: Final = 1.5
# How much more a push is worth than its own hits, since another may follow it.
EAGER: Final = 2.2


def hunch(s: CubitosState, ask: Ask, dice: Dice) -> Action | None:
    """A quick choice for any decision."""
    seat, prompt, options = ask.seat, ask.prompt, ask.options
    if prompt == "push":
        return PUSH if worth_a_push(s, seat) else PASS
    if prompt in ("draw", "extra", "duel", "stoned", "punk"):
        return FILL if FILL in options else options[0] if options[0] is not ENOUGH else ENOUGH
    if prompt == "move":
        return best_move(s, ask)
    if prompt == "buy":
        return best_buy(s, ask)
    if prompt in ("run", "now", "pushed", "late", "rescue"):
        return best_use(s, ask)
    if prompt == "boost":
        return best_boost(s, ask)
    if prompt == "toss":
        return TOSS_ALL if better_elsewhere(s, seat) else KEEP
    return small_choice(s, ask)


def small_choice(s: CubitosState, ask: Ask) -> Action | None:
    """The rarer decisions."""
    seat, prompt = ask.seat, ask.prompt
    if prompt == "hold":
        return HOLD
    if prompt == "fan-or-feet":
        return RUN if (s.fans[seat] + 1) // 2 >= 3 or rounds(s, seat) < 3.0 else CHEER
    if prompt == "coins-or-feet":
        return RUN
    if prompt == "step":
        return nearest(s, ask)
    if prompt in ("lose", "must-lose", "owed", "give", "another"):
        return worst_die(s, ask)
    if prompt == "gain":
        return best_gain(s, ask)
    if prompt in ("summon", "pinch", "borrow"):
        return best_face(s, ask)
    if prompt == "give-to":
        return to_the_leader(s, ask)
    if prompt == "bob":
        return best_reach(s, ask)
    return None


def rounds(s: CubitosState, seat: int) -> float:
    """How many more rounds the seat's runner needs from where it stands."""
    return max(0.5, rounds_left(s, seat, speed_for_money(s), False))


def price_of_money(s: CubitosState, seat: int) -> float:
    """What a unit of money is worth to the seat, in feet."""
    growth = speed_for_money(s)
    return money_worth(max(0.5, rounds_left(s, seat, growth, False)), growth)


def fan_worth(s: CubitosState, seat: int) -> float:
    """What the next fan brings, in money."""
    fans = s.fans[seat] + 1
    if fans > MOST_FANS:
        return float(NUMBERS.beyond_fans)
    return s.fan_credits[fans] + HAND_WORTH * s.fan_hands[fans]


class Stock:
    """A seat's dice by kind, and how many more rounds its runner needs with some more or less."""

    def __init__(self, s: CubitosState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.counts = dice_counts(s, seat)
        self.way = float(s.course.togo[s.position[seat]])
        self.growth = speed_for_money(s)

    def rounds(self, money: float) -> float:
        """With the dice as they are, and so much money."""
        return rounds_for(self.s, self.seat, self.counts, self.way, money, self.growth)

    def rounds_changed(self, kind: int, change: int) -> float:
        """With a die more or less."""
        self.counts[kind] += change
        left = self.rounds(float(self.s.credits[self.seat]))
        self.counts[kind] -= change
        return left


# -- the Roll Phase ----------------------------------------------------------------------------------------


def worth_a_push(s: CubitosState, seat: int) -> bool:
    """Whether the hits to be expected are worth more than what a bust would cost."""
    active = s.active[seat]
    if not would_risk(s, seat):
        return True
    price = price_of_money(s, seat)
    stake = 0.0
    safe = 1.0
    for die in active:
        stake += face_feet(s, die) + price * face_money(s, die)
        if (die & DIE) >> 3 == GREEN and die & 7 >= SYMBOL and not die & USED:
            card = card_of(s, GREEN)
            if card.push_ready(s, seat) or card.rescue_ready(s, seat):
                safe = 0.3 if card.key in ("pina-cubelada", "keep-on-rollin") else safe * 0.6
            elif card.holds(GREEN):
                safe = 0.7
    bust = bust_chance(s, seat) * safe
    hope = 0.0
    first = seat * KINDS
    for kind in range(KINDS):
        count = s.roll[first + kind]
        if count:
            hope += count * roll_worth(s, kind, price)
    return EAGER * hope > bust * (stake + hope - price * fan_worth(s, seat))


def roll_worth(s: CubitosState, kind: int, price: float) -> float:
    """What one roll of a die brings on average, in feet."""
    return (feet_of(s, kind) + price * money_of(s, kind)) * (1.0 - MISS[kind]) / CAUGHT[kind]


def best_boost(s: CubitosState, ask: Ask) -> Action:
    """Roll a rocker again where the push can bust; keep what pays in the Run Phase."""
    seat = ask.seat
    chance = bust_chance(s, seat) if can_bust(s, seat) else 0.0
    for option in ask.options:
        if isinstance(option, Use):
            card = card_of(s, option.kind)
            if card.key == "pina-cubelada":
                if chance > 0.1:
                    return option
            elif not (option.face == POWER and card.run_ready(s, seat, POWER)) or chance > 0.4:
                return option
    return THROW


def better_elsewhere(s: CubitosState, seat: int) -> bool:
    """After a bust: whether the dice in Draw and Discard are better than those in Roll."""
    first = seat * KINDS
    here = there = 0.0
    lying = rolled = 0
    for kind in range(KINDS):
        worth = feet_of(s, kind) + 0.3 * money_of(s, kind)
        here += worth * s.roll[first + kind]
        rolled += s.roll[first + kind]
        spare = s.draw[first + kind] + s.discard[first + kind]
        there += worth * spare
        lying += spare
    return lying > 0 and rolled > 0 and there / lying > here / rolled


# -- the Run Phase -----------------------------------------------------------------------------------------


def best_use(s: CubitosState, ask: Ask) -> Action:
    """Use everything, in a sensible order; Benchwarmer only while there are grey dice to be rid of."""
    for kind in RUN_ORDER:
        for option in ask.options:
            if isinstance(option, Use) and option.kind == kind and worth_using(s, ask.seat, kind):
                return option
            if option is FIGHT and kind == RED:
                return option
    return BUST if BUST in ask.options else SKIP


def worth_using(s: CubitosState, seat: int, kind: int) -> bool:
    """Whether a use does any good."""
    if kind == ORANGE and card_of(s, ORANGE).key == "benchwarmer":
        return s.owned(seat, LIGHT_GREY) > 2 and rounds(s, seat) > 3.0
    return True


def best_move(s: CubitosState, ask: Ask) -> Action:
    """As far as possible, but with an eye on rewards, and money only when it is worth it."""
    seat = ask.seat
    ways = ways_of(s, seat)
    course = s.course
    price = price_of_money(s, seat)
    here = course.togo[s.position[seat]]
    best, best_score = ask.options[0], 0.0
    for option in ask.options:
        if isinstance(option, Go):
            node = NODE_AT[s.course_number][(option.leg, option.xy)]
            money = ways.ride[node] if option.ride else ways.walk[node]
            score = float(here - course.togo[node])
            if course.finished(node):
                score += 100.0 - 0.001 * money
            else:
                score -= price * money
                reward = course.reward[node]
                if reward:
                    score += reward_worth(s, seat, reward, course.amount[node], price)
                elif course.water[node]:
                    score -= SWIM
            if score > best_score:
                best, best_score = option, score
    return best


def reward_worth(s: CubitosState, seat: int, reward: int, amount: int, price: float) -> float:
    """What a space brings, in feet."""
    if reward == CREDITS:
        return price * amount
    if reward == FAN:
        return price * fan_worth(s, seat)
    if reward in (LOSE, LOSE_AND_FAN):
        crowded = sum(dice_counts(s, seat)) >= NUMBERS.roll_limit + s.hands[seat]
        thinning = THINNING * amount * price if crowded else 0.0
        return thinning + (price * fan_worth(s, seat) if reward == LOSE_AND_FAN else 0.0)
    if reward == GAIN:
        return price * min(float(amount), FREE_DIE)
    return 0.0


def nearest(s: CubitosState, ask: Ask) -> Action:
    """The step that leads closest to the finish."""
    best, best_way = ask.options[0], 10_000
    for option in ask.options:
        if isinstance(option, Go):
            way = s.course.togo[NODE_AT[s.course_number][(option.leg, option.xy)]]
            if way < best_way:
                best, best_way = option, way
    return best


def best_reach(s: CubitosState, ask: Ask) -> Action:
    """Bob's best reward."""
    track = TRACKS[s.course.legs[s.course.leg[s.position[ask.seat]]]]
    price = price_of_money(s, ask.seat)
    best, best_worth = ask.options[0], -1.0
    for option in ask.options:
        if isinstance(option, Reach):
            reward, amount = track.reward(track.space_at[option.xy])
            worth = reward_worth(s, ask.seat, reward, amount, price)
            if worth > best_worth:
                best, best_worth = option, worth
    return best


def best_buy(s: CubitosState, ask: Ask) -> Action:
    """The die, alone or with a second one, that brings the runner home soonest; credits that stay count too."""
    seat = ask.seat
    stock = Stock(s, seat)
    counts = stock.counts
    best, best_rounds = CLOSE, stock.rounds(float(s.credits[seat]))
    again = ask.about is not None and ask.about["left"] == NUMBERS.buys
    for option in ask.options:
        if isinstance(option, Buy):
            counts[option.kind] += 1
            left = stock.rounds(credits_after(s, seat, s.costs[option.kind]))
            for other in ask.options:
                if again and isinstance(other, Buy) and other.kind > option.kind:
                    cost = s.costs[option.kind] + s.costs[other.kind]
                    if cost <= s.money(seat):
                        counts[other.kind] += 1
                        left = min(left, stock.rounds(credits_after(s, seat, cost)))
                        counts[other.kind] -= 1
            counts[option.kind] -= 1
            if left < best_rounds:
                best, best_rounds = option, left
    return best


def credits_after(s: CubitosState, seat: int, cost: int) -> float:
    """The credits that a purchase leaves, coins being spent first."""
    return float(s.credits[seat] - max(0, cost - s.coins[seat]))


# -- dice that come and go ---------------------------------------------------------------------------------


def worst_die(s: CubitosState, ask: Ask) -> Action:
    """The die that is missed least; where losing is optional, only one that is in the way."""
    seat = ask.seat
    stock = Stock(s, seat)
    best = KEEP if ask.prompt == "lose" else ask.options[0]
    best_rounds = stock.rounds(float(s.credits[seat])) if ask.prompt == "lose" else 1_000.0
    for option in ask.options:
        if isinstance(option, DieAction):
            left = stock.rounds_changed(option.kind, -1)
            if option.zone == ACTIVE and ask.prompt != "owed":
                die = option.kind * 8 + option.face
                left += 0.2 * (face_feet(s, die) + 0.3 * face_money(s, die))
            if left < best_rounds:
                best, best_rounds = option, left
    return best


def best_gain(s: CubitosState, ask: Ask) -> Action:
    """The die that brings the runner home soonest, or none."""
    stock = Stock(s, ask.seat)
    best, best_rounds = DECLINE, stock.rounds(float(s.credits[ask.seat]))
    for option in ask.options:
        if isinstance(option, Gain):
            left = stock.rounds_changed(option.kind, 1)
            if left < best_rounds:
                best, best_rounds = option, left
    return best


def best_face(s: CubitosState, ask: Ask) -> Action:
    """The die and face that bring most at once."""
    price = price_of_money(s, ask.seat)
    best, best_worth = ask.options[0], -1.0
    for option in ask.options:
        if isinstance(option, Put):
            die = option.kind * 8 + option.face
            worth = face_feet(s, die) + price * face_money(s, die)
            if worth > best_worth:
                best, best_worth = option, worth
    return best


def to_the_leader(s: CubitosState, ask: Ask) -> Action:
    """The opponent who is nearest to the finish."""
    best, best_way = ask.options[0], 10_000
    for option in ask.options:
        if isinstance(option, To):
            way = s.course.togo[s.position[option.seat]]
            if way < best_way:
                best, best_way = option, way
    return best
