"""The rules of Rampage, in the rulebook's order. Clause numbers stand in `rulebook.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from asobi.core import (
    Action,
    Ask,
    BadSetting,
    BadState,
    Choice,
    Dice,
    Facts,
    Flag,
    Game,
    Number,
    Outcome,
    Pending,
    Rulebook,
    Step,
    changes_in,
)
from asobi.games.rampage.actions import (
    BUILT,
    CATALOGUE,
    COPIED,
    COPY,
    ENDED,
    NAME,
    NAMED,
    PASS,
    ROSE,
    TURN,
    TURN_BACK,
    WHO,
    OfBuilding,
    OfCard,
    OfSeat,
    Toss,
)
from asobi.games.rampage.builder import drawn_colours, stacked
from asobi.games.rampage.deeds import breathe, demolish, kick, move, place_monster, stomp, toss
from asobi.games.rampage.hidden import redeal
from asobi.games.rampage.legal import acting, deeds_of, playable, reason
from asobi.games.rampage.market import calm_down, choose_cards, deal, go_shopping, show_cards
from asobi.games.rampage.meal import meal
from asobi.games.rampage.plan import BODY, DISC, PLAN
from asobi.games.rampage.resolve import seat_again, smell
from asobi.games.rampage.runaway import suffer_penalties
from asobi.games.rampage.runs import guarded
from asobi.games.rampage.scoring import outcome, totals
from asobi.games.rampage.state import (
    ACTIONS,
    DEAL,
    END,
    MEAL,
    PATIENCE,
    ROUNDS,
    SCORE,
    SIDE_A,
    SIDE_B,
    START,
    RampageState,
)
from asobi.games.rampage.superpowers import play
from asobi.games.rampage.tables import CHARACTERS, DIALS, POWERS, SUPERPOWERS, card
from asobi.games.rampage.view import board, view
from asobi.games.rampage.worker import Workshop

RULEBOOK: Final = Rulebook((files(__package__) / "rulebook.md").read_text(encoding="utf-8"))

FACTS: Final = Facts(players=(2, 4), longest=6000, scores=(-90, 300), hidden=True, aims=True)

CLUMSY: Final = ("off", "hand", "tremor")
CHOOSING: Final = ("off", "one", "each")
IMITATOR: Final = card("imitator")
SEER: Final = card("seer")


class Rampage(Game[RampageState]):
    """Monsters in a city of ninety meeples: real physics under enforced rules."""

    def __init__(self) -> None:
        super().__init__(
            "rampage",
            "Rampage",
            "4",
            FACTS,
            CATALOGUE,
            (
                Choice("runaway", "A", ("A", "B")),
                Flag("teams", False),
                Choice("clumsy", "off", CLUMSY),
                Flag("diet", False),
                Choice("card_choice", "off", CHOOSING),
                Flag("market", False),
                Choice("miss", "building", ("building", "offboard")),
                Flag("return_vehicles", False),
                Flag("strict_vacuum", False),
                Number("first", None, 1, 4),
                Number("answer_seconds", 10, 0, PATIENCE),
                Number("rounds", None, 1, ROUNDS),
            ),
            RULEBOOK,
            DIALS,
        )
        self.workshop = Workshop()

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        if settings["teams"] and seats != 4:
            sentence = f"the team game needs four seats, not {seats}; switch teams off"
            raise BadSetting(sentence, "rampage-refused-teams", seats=seats)
        if settings["first"] is not None and settings["first"] > seats:
            sentence = f"player {settings['first']} cannot begin at a table of {seats}; name another, or nobody"
            raise BadSetting(sentence, "rampage-refused-first", first=settings["first"], seats=seats)
        if settings["market"] and settings["card_choice"] != "off":
            sentence = "the monster market begins with one character alone; switch market or card_choice off"
            raise BadSetting(sentence, "rampage-refused-market")

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> RampageState:
        changes = changes_in(settings)
        tables = DIALS.of(changes)
        side = SIDE_A if settings["runaway"] == "A" else SIDE_B
        colours = drawn_colours(dice)
        poses, here = stacked(dice, seats)
        first = dice.below(seats) if settings["first"] is None else settings["first"] - 1
        s = RampageState(
            dice=dice, players=seats, changes=changes, rounds=settings["rounds"] or tables.rounds, side=side,
             teams=settings["teams"], clumsy=CLUMSY.index(settings["clumsy"]),
            diet=settings["diet"], choosing=CHOOSING.index(settings["card_choice"]), market=settings["market"],
            offboard=settings["miss"] == "offboard", returning=settings["return_vehicles"],
            strict=settings["strict_vacuum"], patience=settings["answer_seconds"],
            colours=colours, poses=poses, here=here, teeth=[tables.tokens] * seats, meeples=[0] * (6 * seats),
            floors=[0] * seats, fangs=[0] * seats, box=[0] * 6, runaway=[] if side == SIDE_A else [0] * 6,
            characters=_rows(seats), powers=_rows(seats), supers=_rows(seats),
            pools=[CHARACTERS[:], POWERS[:], SUPERPOWERS[:]], spent=[], offer=_rows(seats), bought=[0] * seats,
            first=first, turns=0, turn=first, phase=DEAL, actions=0, acted=0, faults=0, bonus=[0] * seats,
            frozen=[0] * seats, flipped=[0] * seats, down=[0] * seats, grabbed=[], penalties=[], mutant=[0] * seats,
            feast=0, last_turns=-1, loser=-1, guesses=[-1] * seats, copies=[-1] * seats, kissing=-1,
        )  # fmt: skip
        deal(s)
        return s

    def step(self, s: RampageState) -> Step[None]:
        """One phase; of the actions, one action."""
        if s.phase == DEAL:
            yield from self.begin(s)
        elif s.phase == START:
            yield from self.start_turn(s)
        elif s.phase == ACTIONS:
            yield from self.take_action(s)
        elif s.phase == MEAL:
            yield from self.have_meal(s)
        elif s.phase == END:
            yield from self.end_turn(s)
        else:
            yield from self.count_up(s)

    def begin(self, s: RampageState) -> Step[None]:
        if s.choosing:
            for seat in range(s.players):
                yield from choose_cards(s, (s.first + seat) % s.players)
        show_cards(s)
        s.tell(BUILT, s.first)
        s.phase = START

    # -- the turn ------------------------------------------------------------------------------------------

    def start_turn(self, s: RampageState) -> Step[None]:
        """Whoever was picked up is set down, the own monster rises, and the actions are counted."""
        seat = s.turn
        s.acted, s.feast, s.faults = 0, 0, 0
        while s.grabbed:
            yield from guarded(s, seat, self.set_down(s, seat))
        for monster in s.crew(seat):
            failed = -1
            while failed != s.faults:
                failed = s.faults
                yield from guarded(s, seat, self.rise(s, monster))
        s.actions = (s.tables.team_actions if s.teams else s.tables.actions) + sum([s.bonus[p] for p in s.crew(seat)])
        for monster in s.crew(seat):
            s.bonus[monster] = 0
        s.tell(TURN, seat, s.actions)
        s.phase = ACTIONS

    def set_down(self, s: RampageState, seat: int) -> Step[None]:
        """The player on turn sets down the monster that was picked up first."""
        victim = s.grabbed.pop(0)
        yield from place_monster(s, seat, victim, list(range(len(PLAN.grounds))))

    def rise(self, s: RampageState, seat: int) -> Step[None]:
        """A monster out of the city comes in at a corner; one lying, or off its disc, stands up on it."""
        scene = s.scene()
        inside = scene.in_city(DISC + seat)
        if inside and not s.down[seat] and s.here[BODY + seat] and scene.on_own_disc(seat, bool(s.flipped[seat])):
            return
        yield from seat_again(s, seat, seat, 1)
        if inside:
            s.tell(ROSE, seat)

    def take_action(self, s: RampageState) -> Step[None]:
        """One action, or a superpower among the actions."""
        seat = s.turn
        if s.teams:
            mates: list[Action] = [WHO[mate] for mate in acting(s)]
            choice: Action = yield Ask(s.turn, "who", mates, {"actions": s.actions})
            assert isinstance(choice, OfSeat)
            seat = choice.seat
        deeds = deeds_of(s, seat)
        choice = yield Ask(seat, "action", [*deeds, *playable(s, seat, ACTIONS)], {"actions": s.actions})
        yield from guarded(s, seat, self.do(s, seat, choice))
        if s.side == SIDE_B:
            yield from suffer_penalties(s)
        if s.actions <= 0:
            s.phase = MEAL

    def do(self, s: RampageState, seat: int, choice: Action) -> Step[None]:
        """Play the card or spend the action."""
        if isinstance(choice, OfCard):
            yield from play(s, seat, choice.card)
        else:
            yield from self.act(s, seat, choice)
            s.actions -= 1
            s.acted += 1

    def act(self, s: RampageState, seat: int, choice: Action) -> Step[None]:
        """Do what was chosen."""
        if isinstance(choice, OfBuilding):
            yield from demolish(s, seat, choice.building)
        elif isinstance(choice, Toss):
            yield from toss(s, seat, choice.vehicle)
        elif isinstance(choice, OfSeat):
            if choice.name == "stomp":
                yield from stomp(s, seat, choice.seat)
            else:
                yield from breathe(s, seat, choice.seat)
        elif choice is TURN_BACK:
            s.flipped[seat] = 0
            yield from seat_again(s, seat, seat, 1)
        elif choice.name == "kick":
            yield from kick(s, seat)
        elif choice is not PASS:
            yield from move(s, seat, choice.name == "jump")
            yield from smell(s, seat)

    def have_meal(self, s: RampageState) -> Step[None]:
        for monster in s.crew(s.turn):
            yield from meal(s, monster)
        s.phase = END

    def end_turn(self, s: RampageState) -> Step[None]:
        """Runaway effects, the mutation's end, the market, and the test for the end of the game."""
        yield from suffer_penalties(s)
        for monster in s.crew(s.turn):
            s.frozen[monster] = 0
            yield from calm_down(s, monster)
            if s.market:
                yield from go_shopping(s, monster)
        s.turns += 1
        if s.loser >= 0 or s.last_turns == 0 or s.turns >= s.rounds * s.players:
            s.phase = SCORE
            return
        if s.last_turns > 0:
            s.last_turns -= 1
        s.turn = (s.turn + 1) % s.players
        s.phase = START

    # -- the end -------------------------------------------------------------------------------------------

    def count_up(self, s: RampageState) -> Step[None]:
        """Imitator and Seer decide before anything is counted; then all points are told."""
        for seat in range(s.players):
            if IMITATOR in s.characters[seat]:
                yield from self.imitate(s, seat)
        for seat in range(s.players):
            if SEER in s.characters[seat] or s.copies[seat] == SEER:
                monsters: list[Action] = [NAME[other] for other in range(s.players)]
                choice: Action = yield Ask(seat, "name", monsters)
                assert isinstance(choice, OfSeat)
                s.guesses[seat] = choice.seat
        for seat in range(s.players):
            if s.guesses[seat] >= 0:
                s.tell(NAMED, seat, s.guesses[seat])
        s.over = True
        s.tell(ENDED, totals(s))

    def imitate(self, s: RampageState, seat: int) -> Step[None]:
        cards = sorted([number for rival in s.rivals(seat) for number in s.characters[rival]])
        if cards:
            options: list[Action] = [COPY[number] for number in cards]
            choice: Action = yield Ask(seat, "copy", options)
            assert isinstance(choice, OfCard)
            s.copies[seat] = choice.card
            s.tell(COPIED, seat, choice.card)

    # -- everything else asks ------------------------------------------------------------------------------

    def outcome(self, s: RampageState) -> Outcome:
        return outcome(s)

    def view(self, s: RampageState, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return view(s, seat, decision)

    def board(self, s: RampageState) -> Mapping[str, Any]:
        return board(s)

    def load(self, data: Any) -> RampageState:
        s = RampageState.load(data)
        if s.kissing >= 0:
            raise BadState("a step begins with nobody looking into another's stomach")
        if s.phase in (ACTIONS, MEAL) and not all(s.here[DISC + m] and s.here[BODY + m] for m in s.crew(s.turn)):
            raise BadState("whoever acts or eats has its monster on the table")
        if s.phase == ACTIONS and s.actions < 1:
            raise BadState("whoever acts has an action left")
        return s

    def redeal(self, s: RampageState, seat: int, dice: Dice) -> None:
        redeal(s, seat, dice)

    def reason(self, s: RampageState, seat: int, action: Action, decision: Pending) -> str | None:
        return reason(s, seat, action, decision)

    def nature(self, request: Any) -> Any:
        return self.workshop.compute(request)

    def natures(self, requests: Sequence[Any], until: float) -> list[Any]:
        return list(self.workshop.compute_all(requests, until))


def _rows(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


GAME: Final = Rampage()
