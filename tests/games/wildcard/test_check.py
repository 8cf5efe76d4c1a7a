"""`asobi wildcard check`: a designer's deck is checked, and a table opens with it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from asobi.core import BadSetting, Dice, Match, Record, record_of, replay
from asobi.games.wildcard import GAME
from asobi.games.wildcard.cli import app
from asobi.games.wildcard.deck import BadDeck, read_deck
from asobi.testing import conform
from tests.games.wildcard.scenes import asked, deck, take


def test_a_sound_deck_is_praised(tmp_path: Path) -> None:
    path = tmp_path / "my_cards.csv"
    path.write_text(deck(presents=["+1 W"], cards=12), encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(path)])
    assert result.exit_code == 0
    assert "12 cards, no fault: enough for 1 to 2 players." in result.stdout


def test_the_printed_deck_is_sound() -> None:
    result = CliRunner().invoke(app, ["check", str(files("asobi.games.wildcard") / "cards.csv")])
    assert (result.exit_code, result.stdout.splitlines()[0]) == (0, "78 cards, no fault: enough for 1 to 4 players.")


def test_every_fault_is_named_and_the_exit_status_says_so(tmp_path: Path) -> None:
    path = tmp_path / "my_cards.csv"
    path.write_text(deck(presents=["+1 X", "-1"]), encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(path)])
    assert result.exit_code == 1
    assert "line 2, card S0 Start 0, present: expected a row" in result.stderr
    assert "line 3, card S1 Start 1, present: expected a blank" in result.stderr
    assert "2 faults found." in result.stderr


def test_a_file_that_is_no_text_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "picture.csv"
    path.write_bytes(b"\xff\xfe\x00")
    result = CliRunner().invoke(app, ["check", str(path)])
    assert isinstance(result.exception, BadSetting)
    assert "cannot be read as a text in UTF-8" in str(result.exception)
    path.write_text("x" * 50_000, encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(path)])
    assert "a deck has at most 40000" in str(result.exception)


def test_a_table_plays_and_replays_with_a_deck_of_ones_own() -> None:
    settings = {"deck": deck(presents=["+1 Wild", "steal 1 Wildmax"], fate="+1 WILD", shared="W=7-9")}
    match, dice = Match.new(GAME, 2, "own deck", settings), Dice("own deck")
    while not match.over:
        take(match, dice.pick(asked(match)[2]))
    again = replay(GAME, Record.parse(record_of(match).text()))
    assert again.state.digest() == match.state.digest()
    assert set(match.board()["cards"]) >= {"S0", "R4"}


ALL_VERBS = ";".join(["all: swap Wild~Wild", "two: -2 Wild", "steal 3 Wild/WILD", "other: cancel+- Wildmin/D"])


@pytest.mark.parametrize("finish", ["classic", "fair"])
def test_the_house_rules_hold_for_settings_and_for_a_wild_deck(finish: str) -> None:
    wild = deck(
        presents=[ALL_VERBS, "trade Wild;with: +3 Wild&Wildmax;future", "trade WILD;-1 Action", "+9 WILD;-9 WILD"],
        fate="two: +9 Wildmin/WILD;with: -9 W/L;all: +1 Action",
        reversed=ALL_VERBS,
        shared="all: 2*Wild=7-9 or with: Wildmin=4-6",
    )
    conform(
        GAME,
        seeds=1,
        seats=[3],
        settings=[{"finish": finish, "orientation": "random"}, {"finish": finish, "deck": wild}],
        bots=("random", "greedy"),
    )


@pytest.mark.parametrize("letter", ["\u202e", "\u2069", "\u200b", "\ufeff", "\t"])
def test_a_name_with_a_character_that_cannot_be_seen_is_refused(letter: str) -> None:
    with pytest.raises(
        BadDeck, match=f"name: expected characters that can be seen, found U\\+{ord(letter):04X}"
    ) as fault:
        read_deck(deck().replace("Start 0", f"Start{letter}0"))
    assert (fault.value.key, fault.value.fields["line"]) == ("wildcard-refused-hidden", 2)


def test_a_name_keeps_the_joiners_that_its_script_needs() -> None:
    for name in ("می\u200cروم", "\U0001f468\u200d\U0001f469"):
        assert name in [card.name for card in read_deck(deck().replace("Start 0", name)).cards]
