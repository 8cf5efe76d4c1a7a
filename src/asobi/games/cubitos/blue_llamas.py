"""Blue: llamas and other cool folk."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.ability import Card, RunCard
from asobi.games.cubitos.actions import DRAW, REACHES, ROLL, Reach
from asobi.games.cubitos.cup import ALL_KINDS, pour, roll_cup
from asobi.games.cubitos.rewards import get_coins, get_fan, get_water_feet, take_reward
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import DARK_GREY, KINDS, LIGHT_GREY, POWER, RED, WHITE
from asobi.games.cubitos.track import TRACKS
from asobi.games.cubitos.zones import gain_die

GREY_AND_WHITE: Final = 1 << LIGHT_GREY | 1 << DARK_GREY | 1 << WHITE


class Bob(Card):
    """RUN, after moving: take the reward of a space one or two spaces away, but not the one of the round before."""

    def late_ready(self, s: CubitosState, seat: int) -> bool:
        return len(self.cells(s, seat)) > 0

    def cells(self, s: CubitosState, seat: int) -> list[int]:
        """The spaces that Bob can reach."""
        return [cell for cell in s.course.bob_cells(s.position[seat]) if cell not in s.bob_before[seat]]

    def late(self, s: CubitosState, seat: int) -> Step[None]:
        cells = self.cells(s, seat)
        track = TRACKS[cells[0] // 1000]
        options: list[Action] = [REACHES[track.xy[cell % 1000]] for cell in cells]
        choice: Action = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, "bob", options)
        if isinstance(choice, Reach):
            space = track.space_at[choice.xy]
            s.bob_now[seat].append(cells[0] // 1000 * 1000 + space)
            reward, amount = track.reward(space)
            yield from take_reward(s, seat, reward, amount)


class UndercoverFish(RunCard):
    """RUN: gain 2 feet that can cross water."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_water_feet(s, seat, 2)


class LlamaRama(RunCard):
    """RUN: gain 3 coins. Power: 1 fan too."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_coins(s, seat, 3)
        if face == POWER:
            get_fan(s, seat)


class BahamaLlama(RunCard):
    """RUN: gain 3 coins and 1 foot that can cross water."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_coins(s, seat, 3)
        get_water_feet(s, seat, 1)


class LlamaShaman(RunCard):
    """RUN: gain 2 coins, and a red die if one is left."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_coins(s, seat, 2)
        if s.supply[RED]:
            gain_die(s, seat, RED)


class Stogie(Card):
    """NOW: roll all your grey and white dice from Draw and Roll."""

    def now_ready(self, s: CubitosState, seat: int) -> bool:
        first = seat * KINDS
        return any(s.draw[first + kind] + s.roll[first + kind] for kind in (LIGHT_GREY, DARK_GREY, WHITE))

    def now(self, s: CubitosState, seat: int) -> Step[None]:
        pour(s, seat, DRAW, GREY_AND_WHITE)
        pour(s, seat, ROLL, GREY_AND_WHITE)
        roll_cup(s, seat, "stogie")
        yield from ()


class ChillyMcChillster(Card):
    """RUN: roll all dice in your Roll Zone; if all of them miss, once more."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return s.in_roll(seat) > 0

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        for _ in range(2):
            pour(s, seat, ROLL, ALL_KINDS)
            if roll_cup(s, seat, "chilly"):
                return


LLAMAS: Final[list[Card]] = [
    Bob("bob"),
    UndercoverFish("undercover-fish"),
    LlamaRama("llama-rama"),
    BahamaLlama("bahama-llama"),
    LlamaShaman("llama-shaman"),
    Stogie("stogie"),
    ChillyMcChillster("chilly-mcchillster"),
]
