"""What a card can do: the moments at which the phases ask it. A card fills in those that its text speaks of."""

from __future__ import annotations

from asobi.core import Step
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import KIND_NAMES, ROW_BY_KEY


def nothing() -> Step[None]:
    """A coroutine with nothing to decide."""
    yield from ()


class Card:
    """One ability card. `face` is SYMBOL or POWER: whoever uses a Power face applies its Power effect as well."""

    # NOW, compulsory: whoever rolls the symbol must push once more.
    demands_push: bool = False
    # ACTIVE: answers each time to a push that did not bust.
    answers_push: bool = False

    def __init__(self, key: str) -> None:
        row = ROW_BY_KEY[key]
        self.key: str = key
        self.name: str = row.name
        self.kind: int = row.kind
        self.cost: int = row.cost
        self.timing: str = row.timing
        self.adds: bool = row.adds
        self.removes: bool = row.removes
        self.other: bool = row.other

    def __repr__(self) -> str:
        return f"<{self.name}, {KIND_NAMES[self.kind]}>"

    # -- NOW: when the die enters Active -------------------------------------------------------------------

    def now_ready(self, s: CubitosState, seat: int) -> bool:
        """Whether the NOW ability would do anything."""
        return False

    def now(self, s: CubitosState, seat: int) -> Step[None]:
        """The NOW ability."""
        return nothing()

    # -- ACTIVE: around a push -----------------------------------------------------------------------------

    def push_ready(self, s: CubitosState, seat: int) -> bool:
        """Whether the symbol can be used when you push."""
        return False

    def push(self, s: CubitosState, seat: int, place: int) -> Step[bool]:
        """The ability of the active die at a place as you push; gives whether the push has become safe."""
        yield from ()
        return False

    def pushed(self, s: CubitosState, seat: int) -> Step[None]:
        """The ability after a push that did not bust."""
        return nothing()

    def rescue_ready(self, s: CubitosState, seat: int) -> bool:
        """Whether the symbol can be used when you would bust."""
        return False

    def rescue(self, s: CubitosState, seat: int, place: int) -> Step[bool]:
        """The ability of the active die at a place as you would bust; gives whether you are saved."""
        yield from ()
        return False

    def holds(self, kind: int) -> bool:
        """Whether active dice of a kind may be kept at a bust."""
        return False

    # -- RUN -----------------------------------------------------------------------------------------------

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        """Whether the RUN ability would do anything."""
        return False

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        """The RUN ability; a card without a choice in it only writes `gain`."""
        self.gain(s, seat, face)
        return nothing()

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        """What a RUN ability without any choice brings."""

    def loses_die(self, s: CubitosState, die: int) -> bool:
        """Whether this active die must be paid for its face, used or not."""
        return False

    def walked(self, s: CubitosState, seat: int) -> None:
        """What is due once the runner has moved, or has stayed."""

    # -- RUN: swords ---------------------------------------------------------------------------------------

    def fight_ready(self, s: CubitosState, seat: int) -> bool:
        """Whether the seat's swords give it the ability."""
        return False

    def fight(self, s: CubitosState, seat: int) -> Step[None]:
        """The ability that the swords give."""
        return nothing()

    # -- after moving --------------------------------------------------------------------------------------

    def late_ready(self, s: CubitosState, seat: int) -> bool:
        """Whether the symbol can be used after moving."""
        return False

    def late(self, s: CubitosState, seat: int) -> Step[None]:
        """The ability after moving."""
        return nothing()

    def duty(self, s: CubitosState, seat: int) -> Step[None]:
        """What an active symbol demands after moving, used or not."""
        return nothing()


class RunCard(Card):
    """A card whose symbol is simply used in the Run Phase."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return True
