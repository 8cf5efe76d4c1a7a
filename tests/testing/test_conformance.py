"""The kit works: the sound toy passes, and each broken one is caught, by the check that is meant for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from asobi.bots import Bot
from asobi.core import Game, Match, Record, replay
from asobi.testing import Fault, checks, conform
from asobi.testing.conformance import examine
from asobi.testing.trial import Seen, Trial
from tests.core.darts import GAME as DARTS
from tests.testing import toys

BROKEN: list[tuple[Game[Any], str, str]] = [
    (toys.NOTHING_TO_CHOOSE, "options", "without options"),
    (toys.TWICE_THE_SAME, "options", "the same action twice"),
    (toys.FRESH_ACTIONS, "options", "not the catalogue's own object"),
    (toys.UNSTABLE_OPTIONS, "options", "gives other options"),
    (toys.ASKS_A_STRANGER, "options", "is asked but does not exist"),
    (toys.TOO_FEW_NUMBERS, "observations", "2 numbers are observed, but 3 are declared"),
    (toys.NUMBER_TOO_HIGH, "observations", "the field card is declared as whole numbers from 0 to 6, not 7"),
    (toys.OBSERVES_A_SECRET, "observations", "the field card tells seat"),
    (toys.OBSERVES_THE_DICE, "observations", "the field card tells seat"),
    (toys.OBSERVES_THE_UNSEEN, "observations", "has seen the same before, but the field mood was different then"),
    (toys.STATE_IN_THE_GAME, "clones", "a clone differs from its original"),
    (toys.SHALLOW_COPY, "copies", "shares a list with its original"),
    (toys.CLONES_SHARE_A_PURSE, "clones", "playing on in a clone changed its original"),
    (toys.LOST_FIELD, "copies", "loses or changes a field"),
    (toys.UNLISTED_FIELD, "plain data", "the state lacks a field"),
    (toys.STATE_NOT_PLAIN, "plain data", "the state's field boasts"),
    (toys.VIEW_NOT_PLAIN, "views are plain data", "is not JSON"),
    (toys.VIEW_CHANGED_BY_JSON, "views are plain data", "comes back changed from JSON"),
    (toys.EVENT_NOT_PLAIN, "views are plain data", "the event"),
    (toys.BOARD_NOT_PLAIN, "views are plain data", "the board"),
    (toys.BOARD_CHANGES, "board", "changed during the match"),
    (toys.BOARD_LEAKS, "secrets", "the board shows"),
    (toys.VIEW_LEAKS, "secrets", "shows something that it may not know"),
    (toys.SPECTATOR_SEES_ALL, "secrets", "the view of the spectator shows something"),
    (toys.EVENT_LEAKS_BEFORE, "secrets", "an event or an option tells"),
    (toys.EVENT_LEAKS_AFTER, "secrets", "an event after"),
    (toys.OPTION_LEAKS, "secrets", "an event or an option tells"),
    (toys.PROMPT_LEAKS, "secrets", "an event or an option tells"),
    (toys.REDEAL_FROM_THE_SECRET, "secrets", "depends on what it does not know"),
    (toys.REDEAL_SOMETIMES, "secrets", "depends on what it does not know"),
    (toys.REDEAL_BEFORE_THE_BETS, "forks", "the record of a fork tells"),
    (toys.NEVER_REDEALS, "secrets", "never deals anything anew"),
    (toys.SHOWS_AND_TAKES_BACK, "undo", "reveals=True"),
    (toys.SILENT_ON_THE_ILLEGAL, "reasons", "may not be chosen; reason says None"),
    (toys.UNKNOWN_CLAUSE, "reasons", "'S-99', not a clause"),
    (toys.ENDLESS, "ends", "declared longest 20"),
    (toys.NOBODY_DECIDES, "rules hold", "steps without a decision"),
    (toys.BREAKS_IN_THE_MIDDLE, "rules hold", "IndexError"),
    (toys.BREAKS_AT_ONCE, "rules hold", "no cards in the box"),
    (toys.BREAKS_IN_A_VIEW, "rules hold", "toys.py"),
    (toys.TOO_FEW_SCORES, "outcome", "1 scores for 2 seats"),
    (toys.SCORE_OUT_OF_RANGE, "outcome", "outside the declared 0 to 18"),
    (toys.WINNER_FROM_ELSEWHERE, "outcome", "not seats of this match"),
    (toys.WINNER_TWICE, "outcome", "not seats of this match"),
    (toys.NOBODY_WINS, "outcome", "nobody won"),
    (toys.OUTCOME_NOT_PLAIN, "outcome", "not plain data"),
    (toys.TWO_TAKE_THE_LAST, "side by side", "there cannot be -1 sweets in the bowl"),
    (toys.CHECKS_NOTHING, "positions", "accepted, but it"),
    (toys.TAKES_ANY_NUMBER, "positions", "it holds a number that is not finite"),
    (toys.ASKED_OUTSIDE, "records", "replays to another state"),
    (toys.ORDER_OF_A_SET, "records", "in a new process"),
    (toys.HASH_OF_A_WORD, "records", "in a new process"),
    (toys.NUMBER_OF_THE_PROCESS, "records", "in a new process"),
    (toys.OTHER_EVERY_SETUP, "records", "replays to another state"),
    (toys.UNDECLARED_SECRETS, "facts", "declared hidden=False"),
    (toys.UNDECLARED_CHANCE, "facts", "declared chance=False"),
    (toys.UNDECLARED_TOGETHER, "facts", "declared simultaneous=False"),
    (toys.SECRETS_ONLY_DECLARED, "secrets", "never deals anything anew"),
    (toys.CHANCE_ONLY_DECLARED, "facts", "declared chance=True"),
    (toys.TOGETHER_ONLY_DECLARED, "facts", "declared simultaneous=True"),
]


@pytest.mark.parametrize(
    "game",
    [toys.SOUND, toys.OBSERVED, toys.ALL_OPEN, toys.ALL_CERTAIN, toys.ONE_SWEET, DARTS],
    ids=["with secrets", "observed", "all open", "all certain", "side by side", "with aims and nature"],
)
def test_a_sound_game_passes(game: Game[Any], tmp_path: Path) -> None:
    conform(game, folder=tmp_path)

    assert not list(tmp_path.iterdir()), "a game without a fault leaves no record"


@pytest.mark.parametrize(("game", "check", "what"), BROKEN, ids=[type(game).__name__ for game, _, _ in BROKEN])
def test_a_broken_game_is_caught(game: Game[Any], check: str, what: str, tmp_path: Path) -> None:
    with pytest.raises(Fault) as caught:
        conform(game, seeds=6, folder=tmp_path)

    fault = caught.value
    assert fault.check == check, str(fault)
    assert what in str(fault)
    assert "seed sealed " in str(fault)
    assert fault.record is not None
    assert str(fault.record) in str(fault)
    assert Record.read(fault.record).header.game == "sealed"


def test_aims_that_are_not_declared_are_caught(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="declared aims=False"):
        conform(toys.UNDECLARED_AIMS, seeds=1, seats=[2], folder=tmp_path, bots=[])


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (toys.PeekingBot("peeking"), "decides by what it may not know"),
        (toys.InventiveBot("inventive"), "not an option"),
    ],
)
def test_a_bot_that_cheats_is_caught(bot: Bot, what: str, tmp_path: Path) -> None:
    with pytest.raises(Fault, match=what) as caught:
        conform(toys.SOUND, seeds=6, folder=tmp_path, bots=[bot])

    assert caught.value.check == "bots"


def test_the_record_of_a_fault_leads_to_the_place(tmp_path: Path) -> None:
    with pytest.raises(Fault) as caught:
        conform(toys.VIEW_LEAKS, folder=tmp_path, bots=[])
    assert caught.value.record is not None

    record = Record.read(caught.value.record)
    match = replay(toys.VIEW_LEAKS, record)

    assert f"after {record.choices} choices" in str(caught.value)
    assert match.view(0)["highest"] == max(match.state.dump()["cards"])


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (toys.VIEW_LEAKS, "shows something that it may not know"),
        (toys.SHALLOW_COPY, "shares a list with its original"),
        (toys.LOST_FIELD, "loses or changes a field"),
    ],
    ids=["a leak", "a shared list", "a lost field"],
)
def test_where_only_one_decision_in_four_is_looked_at_closely_a_fault_is_still_found(
    game: Game[Any], what: str, tmp_path: Path
) -> None:
    def some_trials(game: Game[Any]) -> None:
        for seed in range(20):
            examine(Trial(game, 2, f"seldom {seed}", {}, tmp_path, Seen(), every=4), [])

    some_trials(toys.SOUND)
    with pytest.raises(Fault, match=what):
        some_trials(game)


def test_copies_are_looked_at_as_seldom_as_the_other_costly_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: Counter[str] = Counter()

    def counted(check: Callable[[Trial, Match], None]) -> Callable[[Trial, Match], None]:
        def look(trial: Trial, match: Match) -> None:
            looked[check.__name__] += 1
            check(trial, match)

        return look

    for check in (checks.decisions, checks.copies, checks.views):
        monkeypatch.setattr(checks, check.__name__, counted(check))
    for seed in range(10):
        examine(Trial(toys.SOUND, 2, f"seldom {seed}", {}, tmp_path, Seen(), every=4), [])

    assert looked["copies"] == looked["views"]
    assert 10 < looked["copies"] < looked["decisions"] / 2, "at some decisions, and at the end of all ten"


def test_the_number_of_seats_and_the_settings_can_be_given(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="3 seats"):
        conform(toys.TOO_FEW_SCORES, seats=[3], folder=tmp_path, bots=[])


def test_a_game_without_a_name_in_its_module_is_refused_with_the_reason(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="module-level name, such as GAME"):
        conform(toys.Toy(), seeds=1, folder=tmp_path, bots=[])
