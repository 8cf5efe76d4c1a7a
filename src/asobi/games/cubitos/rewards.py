"""What players get: coins, feet, credits, fans, and the rewards of the track."""

from __future__ import annotations

from asobi.core import Step
from asobi.games.cubitos.actions import DECLINE, FAN_EVENT, GOT
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import MOST_FANS, NUMBERS
from asobi.games.cubitos.track import CREDITS, FAN, GAIN, LOSE, LOSE_AND_FAN
from asobi.games.cubitos.zones import may_gain, may_lose


def get_coins(s: CubitosState, seat: int, count: int) -> None:
    """Coins last to the end of the round."""
    if count:
        s.coins[seat] += count
        s.tell(GOT, seat, count, 0, 0, 0)


def get_feet(s: CubitosState, seat: int, count: int) -> None:
    """Feet last to the end of the move."""
    if count:
        s.feet[seat] += count
        s.tell(GOT, seat, 0, count, 0, 0)


def get_water_feet(s: CubitosState, seat: int, count: int) -> None:
    """Feet that can also cross water."""
    s.water_feet[seat] += count
    s.tell(GOT, seat, 0, 0, count, 0)


def get_credits(s: CubitosState, seat: int, count: int) -> None:
    """Credits stay until they are spent."""
    if count:
        s.credits[seat] += count
        s.earned[seat] += count
        s.tell(GOT, seat, 0, 0, 0, count)


def get_fan(s: CubitosState, seat: int) -> None:
    """Advance 1 on the fan track and take the reward of the space; on the last space, credits instead."""
    if s.fans[seat] == MOST_FANS:
        credits, hand = NUMBERS.beyond_fans, 0
    else:
        s.fans[seat] += 1
        credits, hand = s.fan_credits[s.fans[seat]], s.fan_hands[s.fans[seat]]
    s.credits[seat] += credits
    s.earned[seat] += credits
    s.hands[seat] += hand
    s.tell(FAN_EVENT, seat, s.fans[seat], credits, hand)


def take_reward(s: CubitosState, seat: int, reward: int, amount: int) -> Step[None]:
    """What a space of the track brings."""
    if reward == CREDITS:
        get_credits(s, seat, amount)
    elif reward == FAN:
        get_fan(s, seat)
    elif reward == LOSE:
        yield from may_lose(s, seat, amount)
    elif reward == LOSE_AND_FAN:
        yield from may_lose(s, seat, amount)
        get_fan(s, seat)
    elif reward == GAIN:
        yield from may_gain(s, seat, amount, DECLINE)
