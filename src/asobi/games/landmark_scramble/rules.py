"""The rules of Landmark Scramble, in the rulebook's order. Clause numbers stand in `rulebook.md`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from asobi.core import Action, Ask, BadState, Dice, Facts, Game, Number, Outcome, Pending, Rulebook, Step, changes_in
from asobi.core.actions import Field
from asobi.games.landmark_scramble import legal
from asobi.games.landmark_scramble.actions import (
    ANCHORED,
    ASKED,
    BUMPED,
    CAPTURED,
    CARDS,
    CATALOGUE,
    DISCARDED,
    DREW,
    DREW_CARD,
    END,
    ENDED,
    GANGED,
    HELD,
    HOPPED,
    LAST_CARD,
    PAYS,
    PIECES,
    PLAYED,
    RECAPTURED,
    ROBBED,
    ROBBED_CARD,
    ROLL,
    ROLLED,
    ROUND,
    STARTED,
    STEPPED,
    TESTED,
    TURN,
    TURNED,
    UNANCHORED,
    Bump,
    Capture,
    Discard,
    Go,
    Hop,
    Pay,
    Play,
    Rob,
    Turn,
)
from asobi.games.landmark_scramble.actions import Step as StepOn
from asobi.games.landmark_scramble.board import AROUND, DIRECTIONS
from asobi.games.landmark_scramble.collisions import attack_level, collide
from asobi.games.landmark_scramble.hidden import note_asked, note_not_asked, redeal, spend, take
from asobi.games.landmark_scramble.movement import path_to
from asobi.games.landmark_scramble.scoring import ending, outcome
from asobi.games.landmark_scramble.state import ALOFT, NOBODY, PATIENCE, ROUNDS, UNMARKED, LandmarkState, new_state
from asobi.games.landmark_scramble.tables import (
    ANCHOR,
    DIALS,
    KINDS,
    LEVELS,
    MUSCLE,
    PICKPOCKET,
    REFRESH,
    SPRINT,
    TABLES,
    TEAM,
)
from asobi.games.landmark_scramble.view import board, view

RULEBOOK: Final = Rulebook((files(__package__) / "rulebook.md").read_text(encoding="utf-8"))

SETTINGS: Final = (Number("rounds", TABLES.round_limit, 1, ROUNDS), Number("answer_seconds", 10, 0, PATIENCE))

FACTS: Final = Facts(players=(2, 4), longest=20_000, scores=(0, 5), hidden=True)


class LandmarkScramble(Game[LandmarkState]):
    """Bump the others away, stand around a location, pay, and hold the town."""

    def __init__(self) -> None:
        super().__init__("landmark-scramble", "Landmark Scramble", "2", FACTS, CATALOGUE, SETTINGS, RULEBOOK, DIALS)

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> LandmarkState:
        return new_state(seats, settings["rounds"], settings["answer_seconds"], changes_in(settings), dice)

    def step(self, s: LandmarkState) -> Step[None]:
        """One thing that the player on turn does; before the first one the game is opened."""
        if s.round == 0:
            s.tell(STARTED, s.first)
            self.begin_round(s)
        if s.rolled:
            yield from self.spend_points(s)
        else:
            yield from self.before_the_roll(s)

    # -- the turn ------------------------------------------------------------------------------------------

    def begin_round(self, s: LandmarkState) -> None:
        s.round += 1
        s.tell(ROUND, s.round)
        self.begin_turn(s)

    def begin_turn(self, s: LandmarkState) -> None:
        s.rolled = False
        s.points = 0
        s.muscle = False
        s.tell(TURN, s.turn)

    def before_the_roll(self, s: LandmarkState) -> Step[None]:
        seat = s.turn
        choice: Action = yield Ask(seat, "roll", legal.before_the_roll(s, seat))
        if choice is ROLL:
            pips = s.dice.roll(s.tables.die)
            s.points += pips
            s.rolled = True
            s.tell(ROLLED, seat, pips, s.points)
        else:
            yield from self.free_action(s, seat, choice)

    def spend_points(self, s: LandmarkState) -> Step[None]:
        """One step, turn, bump or hop, several at once on the way to a cell, or something that is free."""
        seat = s.turn
        if s.points == 0 and s.hand_size(seat) == 0:
            yield from self.end_turn(s, seat)
            return
        choice: Action = yield Ask(seat, "act", legal.after_the_roll(s, seat))
        if isinstance(choice, StepOn):
            self.step_on(s, seat, choice.piece, choice.direction)
        elif isinstance(choice, Go):
            self.go(s, seat, choice.piece, choice.cell)
        elif isinstance(choice, Turn):
            self.turn_piece(s, seat, choice.piece, choice.by)
        elif isinstance(choice, Hop):
            self.hop(s, seat, choice.piece, choice.direction)
        elif isinstance(choice, Bump):
            yield from self.bump(s, seat, choice)
        elif choice is END:
            yield from self.end_turn(s, seat)
        else:
            yield from self.free_action(s, seat, choice)

    def end_turn(self, s: LandmarkState, seat: int) -> Step[None]:
        """Discard down to the hand limit; then the next player, the next round, or the end."""
        while s.hand_size(seat) > s.tables.hand_limit:
            choice: Action = yield Ask(seat, "discard", legal.discards(s, seat))  # also of one kind: that is a secret
            assert isinstance(choice, Discard)
            spend(s, seat, choice.card)
            s.tell(DISCARDED, seat, CARDS[choice.card])
        s.place += 1
        if s.place < s.players:
            self.begin_turn(s)
            return
        s.place = 0
        if sum(s.pool) == 0 or s.round == s.rounds:
            self.end_game(s)
        else:
            self.begin_round(s)

    def end_game(self, s: LandmarkState) -> None:
        s.over = True
        s.tell(ENDED, [s.owned(seat) for seat in range(s.players)], ending(s))

    # -- movement ------------------------------------------------------------------------------------------

    def step_on(self, s: LandmarkState, seat: int, piece: int, direction: int) -> None:
        number = seat * TEAM + piece
        origin = s.cells[number]
        cell = s.layout.board.next[origin * AROUND + direction]
        s.points -= 1
        s.put(number, cell)
        if s.sink is not None:
            names = s.layout.board.names
            s.tell(STEPPED, seat, PIECES[piece], names[origin], names[cell])
        self.enter(s, seat, cell)

    def turn_piece(self, s: LandmarkState, seat: int, piece: int, by: int) -> None:
        number = seat * TEAM + piece
        s.points -= 1
        s.facings[number] = (s.facings[number] + by) % AROUND
        s.tell(TURNED, seat, PIECES[piece], DIRECTIONS[s.facings[number]])

    def go(self, s: LandmarkState, seat: int, piece: int, name: str) -> None:
        """The steps and turns of the cheapest way, one after the other."""
        board = s.layout.board
        path = path_to(s, seat, piece, board.number[name])
        for place in range(1, len(path)):
            before, after = path[place - 1], path[place]
            if before // AROUND == after // AROUND:
                self.turn_piece(s, seat, piece, 1 if (after - before) % AROUND == 1 else -1)
            else:
                first = before // AROUND * AROUND
                around = board.next[first : first + AROUND]
                self.step_on(s, seat, piece, around.index(after // AROUND))

    def hop(self, s: LandmarkState, seat: int, piece: int, direction: int) -> None:
        number = seat * TEAM + piece
        board = s.layout.board
        origin = s.cells[number]
        cell = board.next[board.next[origin * AROUND + direction] * AROUND + direction]
        s.points -= s.tables.hop_points
        s.put(number, cell)
        s.tell(HOPPED, seat, PIECES[piece], board.names[origin], board.names[cell])
        self.enter(s, seat, cell)

    def enter(self, s: LandmarkState, seat: int, cell: int) -> None:
        """Whoever comes onto an open hole by choice must draw a card, and marks the hole."""
        hole = s.layout.hole[cell]
        if hole < 0 or not s.open_hole(seat, hole):
            return
        left = sum(s.pool)
        if left == 0:
            return
        s.marks[seat * len(s.layout.holes) + hole] = s.round
        card = self.draw(s, left)
        s.hands[seat * KINDS + card] += 1
        s.tell(DREW, seat, s.layout.board.names[cell], left - 1)
        s.tell_only([seat], DREW_CARD, seat, CARDS[card])
        if left == 1:
            s.tell(LAST_CARD)

    def draw(self, s: LandmarkState, left: int) -> int:
        """Any of the cards left in the deck, all equally likely."""
        place = s.dice.below(left)
        for card in range(KINDS):
            place -= s.pool[card]
            if place < 0:
                s.pool[card] -= 1
                return card
        raise RuntimeError("the deck is empty")

    # -- collision -----------------------------------------------------------------------------------------

    def bump(self, s: LandmarkState, seat: int, choice: Bump) -> Step[None]:
        number = seat * TEAM + choice.piece
        alone = choice.helper < 0
        cell = s.layout.board.next[s.cells[number] * AROUND + choice.direction]
        target = s.board[cell]
        attack = attack_level(s, choice.piece, choice.helper)
        difference = attack - LEVELS[target % TEAM]
        s.points -= 1 if alone else s.tables.gang_points
        s.muscle = False
        if not alone:
            s.tell(GANGED, seat, PIECES[choice.piece], PIECES[choice.helper])
        if s.sink is not None:
            kind = TESTED if s.hand_size(target // TEAM) else BUMPED
            pair = (seat, PIECES[choice.piece], target // TEAM, PIECES[target % TEAM])
            s.tell(kind, *pair, s.layout.board.names[cell], attack, attack - difference)
        if (yield from self.anchored(s, target)):
            return
        yield from collide(s, number, choice.direction, difference)
        if s.cells[number] == cell:
            self.enter(s, seat, cell)

    def anchored(self, s: LandmarkState, target: int) -> Step[bool]:
        """Whether the owner of the target plays an anchor; only who holds one is asked."""
        owner = target // TEAM
        if s.hands[owner * KINDS + ANCHOR] == 0:
            note_not_asked(s, owner)
            return False
        note_asked(s, owner)
        s.tell(ASKED, owner)
        about: dict[str, Field] = {"piece": PIECES[target % TEAM]}
        if s.patience:
            about |= {"seconds": s.patience, "otherwise": UNANCHORED.notation}
        choice: Action = yield Ask(owner, "anchor", [UNANCHORED, ANCHORED], about)
        if choice is UNANCHORED:
            return False
        spend(s, owner, ANCHOR)
        s.tell(HELD, owner, PIECES[target % TEAM], s.layout.board.names[s.cells[target]])
        return True

    # -- captures and special cards ------------------------------------------------------------------------

    def free_action(self, s: LandmarkState, seat: int, choice: Action) -> Step[None]:
        if isinstance(choice, Capture):
            yield from self.capture(s, seat, choice.spot)
        elif isinstance(choice, Rob):
            self.rob(s, seat, choice.seat)
        else:
            assert isinstance(choice, Play)
            self.play(s, seat, choice.card)

    def capture(self, s: LandmarkState, seat: int, spot: int) -> Step[None]:
        location = s.locations[spot]
        options = legal.payments(s, seat, spot)
        choice = options[0]
        if len(options) > 1:
            s.tell(PAYS, seat, TABLES.locations[location])
            choice = yield Ask(seat, "pay", options, {"location": TABLES.locations[location]})
        assert isinstance(choice, Pay)
        for card in choice.cards:
            spend(s, seat, card)
        other = s.owners[spot]
        s.owners[spot] = seat
        told: tuple[object, ...] = (seat, TABLES.locations[location], spot, [CARDS[card] for card in choice.cards])
        if other == NOBODY:
            s.tell(CAPTURED, *told)
        else:
            s.tell(RECAPTURED, *told, other)
        if s.owned(seat) == s.goal:
            self.end_game(s)

    def play(self, s: LandmarkState, seat: int, card: int) -> None:
        spend(s, seat, card)
        s.tell(PLAYED, seat, CARDS[card])
        if card == SPRINT:
            s.points += s.tables.sprint_points
        elif card == MUSCLE:
            s.muscle = True
        else:
            assert card == REFRESH
            holes = len(s.layout.holes)
            for place in range(seat * holes, (seat + 1) * holes):
                s.marks[place] = UNMARKED

    def rob(self, s: LandmarkState, seat: int, victim: int) -> None:
        """Pickpocket: a card at random from another hand."""
        spend(s, seat, PICKPOCKET)
        s.tell(ROBBED, seat, victim)
        place = s.dice.below(s.hand_size(victim))
        for card in range(KINDS):
            place -= s.hands[victim * KINDS + card]
            if place < 0:
                take(s, seat, victim, card)
                s.tell_only([seat, victim], ROBBED_CARD, seat, victim, CARDS[card])
                return

    # -- everything else asks ------------------------------------------------------------------------------

    def outcome(self, s: LandmarkState) -> Outcome:
        return outcome(s)

    def points(self, s: LandmarkState) -> list[int] | None:
        return [s.owned(seat) for seat in range(s.players)]

    def view(self, s: LandmarkState, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return view(s, seat, decision)

    def board(self, s: LandmarkState) -> Mapping[str, Any]:
        return board(s)

    def load(self, data: Any) -> LandmarkState:
        s = LandmarkState.load(data)
        if ALOFT in s.cells:
            raise BadState("a step begins with every piece on a cell, not in the air")
        return s

    def redeal(self, s: LandmarkState, seat: int, dice: Dice) -> None:
        redeal(s, seat, dice)

    def reason(self, s: LandmarkState, seat: int, action: Action, decision: Pending) -> str | None:
        return legal.reason(s, seat, action, decision)


GAME: Final = LandmarkScramble()
