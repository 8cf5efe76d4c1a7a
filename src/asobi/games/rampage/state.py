"""The state of Rampage: where the pieces are, what the monsters have, and where the turn stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from asobi.core import Shared, State
from asobi.core.state import fields_of
from asobi.games.rampage.plan import BODY, DISC, POSE
from asobi.games.rampage.referee import Scene
from asobi.games.rampage.tables import TABLES

# Where the game stands; one step of the rules runs one of these.
DEAL: Final = 0
START: Final = 1
ACTIONS: Final = 2
MEAL: Final = 3
END: Final = 4
SCORE: Final = 5
Phase = Literal["deal", "start", "actions", "meal", "end", "score"]
PHASES: Final[tuple[Phase, ...]] = ("deal", "start", "actions", "meal", "end", "score")

SIDE_A: Final = 0
SIDE_B: Final = 1
# How cards are chosen at the start: dealt, one of three, one of each kind.
DEALT: Final = 0
ONE: Final = 1
EACH_KIND: Final = 2

STEADY: Final = 0
HAND: Final = 1
TREMOR: Final = 2


@dataclass
class RampageState(State):
    """`poses` and `here` are replaced, never changed in place, so that copies may share them and their scene.

    `meeples[seat * 6 + colour]` are the stomachs. `runaway` lists colours in their order on side A, and counts by
    colour on side B. `penalties` are pairs, flat: who earned it, which line or colour. Cards are numbers; `supers`
    and `offer` are secret. `kissing` is the seat that may look into rivals' stomachs just now, -1 for none. `grabbed`
    are the seats whose monsters the next player sets down. `offboard`, `returning` and `strict` are the table's
    readings of a miss, of lost vehicles and of Vacuum; `patience` is how long others wait for an answer out of turn.
    `_before` is the table as it was before the deed that is being done; see `remember`.
    """

    players: int
    rounds: int
    side: int
    teams: bool
    clumsy: int
    diet: bool
    choosing: int
    market: bool
    offboard: bool
    returning: bool
    strict: bool
    patience: int
    colours: Shared[list[int]]
    poses: Shared[list[int]]
    here: Shared[list[int]]
    teeth: list[int]
    meeples: list[int]
    floors: list[int]
    fangs: list[int]
    box: list[int]
    runaway: list[int]
    characters: list[list[int]]
    powers: list[list[int]]
    supers: list[list[int]]
    pools: list[list[int]]
    spent: list[int]
    offer: list[list[int]]
    bought: list[int]
    first: int
    turns: int
    turn: int
    phase: int
    actions: int
    acted: int
    faults: int
    bonus: list[int]
    frozen: list[int]
    flipped: list[int]
    down: list[int]
    grabbed: list[int]
    penalties: list[int]
    mutant: list[int]
    feast: int
    last_turns: int
    loser: int
    guesses: list[int]
    copies: list[int]
    kissing: int
    _scene: Scene | None = field(default=None, kw_only=True, compare=False, repr=False)
    _before: RampageState | None = field(default=None, kw_only=True, compare=False, repr=False)

    # -- the city ------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The city as the referee sees it."""
        scene = self._scene
        if scene is None or scene.poses is not self.poses or scene.here is not self.here:
            scene = Scene(self.poses, self.here, scene)
            self._scene = scene
        return scene

    def put(self, moved: list[list[int]]) -> None:
        """Put pieces into new poses; each row is a piece and its pose."""
        poses = self.poses[:]
        for row in moved:
            poses[row[0] * POSE : row[0] * POSE + POSE] = row[1:]
        self.poses = poses

    def set_here(self, pieces: list[int], there: bool) -> None:
        """Put pieces on the table or take them off."""
        here = self.here[:]
        for piece in pieces:
            here[piece] = int(there)
        self.here = here

    def seat_monster(self, seat: int, disc: list[int], body: list[int]) -> None:
        """Put a monster, body on disc, somewhere."""
        self.put([[DISC + seat, *disc], [BODY + seat, *body]])
        self.set_here([DISC + seat, BODY + seat], True)

    # -- undoing -------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Keep the table as it is now; `recall` brings it back."""
        self._before = self.copy()

    def recall(self) -> None:
        """The table as it was remembered; the dice go on, so that another try is another one."""
        before = self._before
        assert before is not None
        for name in fields_of(RampageState):
            setattr(self, name, getattr(before, name))

    def forget(self) -> None:
        """The deed is done."""
        self._before = None

    def redealt_before(self) -> RampageState | None:
        """A copy of what is remembered, to deal its secrets anew; `instead` puts it in its place."""
        return None if self._before is None else self._before.copy()

    def instead(self, before: RampageState) -> None:
        """Remember this instead."""
        self._before = before

    # -- who is who ----------------------------------------------------------------------------------------

    def crew(self, seat: int) -> list[int]:
        """The seats that play together with this one, itself first."""
        return [seat, (seat + 2) % 4] if self.teams else [seat]

    def rivals(self, seat: int) -> list[int]:
        """The seats that play against this one, in turn order."""
        crew = self.crew(seat)
        others = [(seat + step) % self.players for step in range(1, self.players)]
        return [other for other in others if other not in crew]

    def rivals_beside(self, seat: int) -> list[int]:
        """The rivals whose disc shares a neighbourhood with this one's."""
        scene = self.scene()
        own = scene.grounds(DISC + seat)
        return [r for r in self.rivals(seat) if any(n in own for n in scene.grounds(DISC + r))]

    def owed(self, seat: int) -> int:
        """The actions that this turn has to be spent on turning head-down monsters back."""
        return sum([self.flipped[mate] for mate in self.crew(seat)])

    def bite(self, seat: int) -> int:
        """The teeth in the mouth: the printed ones and the tokens left."""
        return TABLES.printed + self.teeth[seat]

    def eaten(self, seat: int) -> int:
        """How many meeples lie in the stomach."""
        return sum(self.meeples[seat * 6 : seat * 6 + 6])

    def stomach(self, seat: int) -> list[int]:
        """The meeples in the stomach by colour."""
        return self.meeples[seat * 6 : seat * 6 + 6]
