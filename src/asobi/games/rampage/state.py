"""The state of Rampage: where the pieces are, what the monsters have, and where the turn stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from asobi.core import BadState, Shared, State
from asobi.core.state import fields_of
from asobi.games.rampage.plan import BODY, DISC, FLOOR, GREY, MEEPLES, PIECES, POSE, TURN, VEHICLE
from asobi.games.rampage.referee import Scene
from asobi.games.rampage.tables import DIALS, EACH, LINES, Tables

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
ROUNDS: Final = 40
PATIENCE: Final = 120
BONUS_MOST: Final = 10
ACTIONS_MOST: Final = 6 + 2 * BONUS_MOST + 8  # the highest dial of a turn's actions, bonuses, and Unleashed!
FAR: Final = 10_000_000  # a hundred metres, in 0.01 mm: nothing is flicked further

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
    _tables: Tables = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._tables = DIALS.of(self.changes)

    @property
    def tables(self) -> Tables:
        """The tables that this match is played with."""
        return self._tables

    def check(self) -> None:
        if not 2 <= self.players <= 4 or (self.teams and self.players != 4):
            raise BadState(f"Rampage has 2 to 4 players, in teams 4, not {self.players}")
        self._check_ranges()
        self._check_city()
        self._check_meeples()
        self._check_cards()
        if self.market and self.choosing:
            raise BadState("the market and the choice of cards do not go together")
        if len(self.penalties) % 2 or any(not 0 <= seat < self.players for seat in self.penalties[0::2]):
            raise BadState(f"penalties are pairs of a seat and a line or colour, not {self.penalties!r}")
        if sum(self.teeth) + sum(self.fangs) > self.tables.tokens * self.players:
            raise BadState(f"there are {self.tables.tokens * self.players} tooth tokens, no more")
        if len(set(self.grabbed)) != len(self.grabbed):
            raise BadState(f"a monster is picked up once, not {self.grabbed!r}")
        if self.over and self.phase != SCORE:
            raise BadState("a match is over when it has been scored")

    def _check_ranges(self) -> None:
        """Every number within its bounds, every list of its length; a length below 0 is free."""
        seats = self.players
        track = [self.tables.capacity - 1] * 5 + [0]
        for name, numbers, length, low, high in (
            ("rounds", [self.rounds], 1, 1, ROUNDS),
            ("side", [self.side], 1, SIDE_A, SIDE_B),
            ("clumsy", [self.clumsy], 1, STEADY, TREMOR),
            ("choosing", [self.choosing], 1, DEALT, EACH_KIND),
            ("patience", [self.patience], 1, 0, PATIENCE),
            ("here", self.here, PIECES, 0, 1),
            ("teeth", self.teeth, seats, 0, self.tables.tokens),
            ("meeples", self.meeples, 6 * seats, 0, MEEPLES // 6),
            ("floors", self.floors, seats, 0, VEHICLE - FLOOR),
            ("fangs", self.fangs, seats, 0, self.tables.tokens * (seats - 1)),
            ("box", self.box, 6, 0, MEEPLES // 6),
            ("runaway", self.runaway, -1 if self.side == SIDE_A else 6, 0, 5 if self.side == SIDE_A else max(track)),
            ("bought", self.bought, seats, 0, VEHICLE - FLOOR),
            ("first", [self.first], 1, 0, seats - 1),
            ("turns", [self.turns], 1, 0, self.rounds * seats),
            ("turn", [self.turn], 1, 0, seats - 1),
            ("phase", [self.phase], 1, DEAL, SCORE),
            ("actions", [self.actions], 1, 0, ACTIONS_MOST),
            ("acted", [self.acted], 1, 0, ACTIONS_MOST),
            ("faults", [self.faults], 1, 0, self.tables.faults),
            ("bonus", self.bonus, seats, 0, BONUS_MOST),
            ("frozen", self.frozen, seats, 0, 1),
            ("flipped", self.flipped, seats, 0, 1),
            ("down", self.down, seats, 0, 1),
            ("grabbed", self.grabbed, -1, 0, seats - 1),
            ("penalties", self.penalties, -1, 0, 5),
            ("mutant", self.mutant, seats, 0, self.tables.card["mutation"]),
            ("feast", [self.feast], 1, 0, 7),
            ("last_turns", [self.last_turns], 1, -1, seats - 1),
            ("loser", [self.loser], 1, -1, seats - 1),
            ("guesses", self.guesses, seats, -1, seats - 1),
            ("copies", self.copies, seats, -1, EACH - 1),
            ("kissing", [self.kissing], 1, -1, seats - 1),
        ):
            fits = length < 0 or len(numbers) == length
            if not fits or (numbers and (min(numbers) < low or max(numbers) > high)):
                raise BadState(f"{name} holds whole numbers from {low} to {high}, each at its place, not {numbers!r}")

    def _check_city(self) -> None:
        """Every piece has a pose, whose turn is one; the monsters of absent players are not there."""
        if len(self.poses) != PIECES * POSE or max(self.poses) > FAR or min(self.poses) < -FAR:
            raise BadState(f"poses are {PIECES * POSE} whole numbers, none further off than {FAR}")
        for piece in range(PIECES):
            if not self.here[piece]:
                continue
            size = sum([part * part for part in self.poses[piece * POSE + 3 : piece * POSE + POSE]])
            if abs(size / (TURN * TURN) - 1.0) > 0.001:
                raise BadState(f"the turn of piece {piece} is no turn")
            if piece >= DISC and (piece - DISC) % 4 >= self.players:
                raise BadState(f"piece {piece} belongs to nobody at this table")
        if sum(self.floors) + sum(self.here[FLOOR:VEHICLE]) > VEHICLE - FLOOR:
            raise BadState(f"there are {VEHICLE - FLOOR} floors, no more")

    def _check_meeples(self) -> None:
        """Fifteen meeples of each colour, each of them somewhere."""
        if len(self.colours) != MEEPLES or len(self.runaway) > max(6, self.tables.line_end(LINES - 1)):
            raise BadState("every one of ninety meeples has a colour, and side A has room for 36")
        if self.side == SIDE_B and self.runaway[GREY]:
            raise BadState("grey meeples have no track")
        for colour in range(6):
            run = self.runaway.count(colour) if self.side == SIDE_A else self.runaway[colour]
            loose = len([m for m in range(MEEPLES) if self.here[m] and self.colours[m] == colour])
            if self.colours.count(colour) != MEEPLES // 6:
                raise BadState(f"there are {MEEPLES // 6} meeples of colour {colour}")
            if loose + run + self.box[colour] + sum(self.meeples[colour::6]) != MEEPLES // 6:
                raise BadState(f"the meeples of colour {colour} in the city, eaten, run away and boxed are not all")

    def _check_cards(self) -> None:
        """No card in two places, each kind where it belongs."""
        for name, rows, count, kind in (
            ("characters", self.characters, self.players, 0),
            ("powers", self.powers, self.players, 1),
            ("supers", self.supers, self.players, 2),
            ("offer", self.offer, self.players, -1),
        ):
            if len(rows) != count or any(kind >= 0 and number // EACH != kind for row in rows for number in row):
                raise BadState(f"{name} are {count} lists of cards of that kind, not {rows!r}")
        if len(self.pools) != 3 or any(n // EACH != kind for kind in range(3) for n in self.pools[kind]):
            raise BadState("pools are the undrawn characters, powers and superpowers")
        every = [*self.characters, *self.powers, *self.supers, *self.offer, *self.pools, self.spent]
        cards = [number for row in every for number in row]
        if len(set(cards)) != len(cards) or not all(0 <= number < 3 * EACH for number in cards):
            raise BadState("no card is in two places, and none is unknown")

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
        return self.tables.printed + self.teeth[seat]

    def eaten(self, seat: int) -> int:
        """How many meeples lie in the stomach."""
        return sum(self.meeples[seat * 6 : seat * 6 + 6])

    def stomach(self, seat: int) -> list[int]:
        """The meeples in the stomach by colour."""
        return self.meeples[seat * 6 : seat * 6 + 6]
