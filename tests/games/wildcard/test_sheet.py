"""WILDCARD in the terminal: cards by their names and texts, objectives in words, no plain data."""

from __future__ import annotations

import re

from asobi.core import Match
from asobi.games.wildcard import GAME
from asobi.games.wildcard.sheet import sheet
from asobi.words import Words
from tests.cli.test_cli import asobi
from tests.games.wildcard.scenes import EVERY_VERB, scene


def test_a_whole_game_can_be_played_by_reading() -> None:
    done = asobi("play", "wildcard", "--seats", "me", "--seed", "sheet", say="1\n" * 400)

    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 10 of 10" in done.stdout
    assert "own objective" in done.stdout
    assert re.findall(r"\b[MWCSP]\d\d\b", done.stdout) == []
    assert re.findall(r"[{}\[\]]|wildcard-[a-z]", done.stdout) == []


def test_a_sheet_names_every_card_with_its_text_and_every_objective_with_its_steps() -> None:
    match = Match.new(GAME, 2, "s1")

    lines = sheet(match.view(0), match.board(), Words(GAME, ["Ada", "Bo"]))

    text = "\n".join(lines)
    for seat, name in enumerate(["Ada", "Bo"]):
        card = match.board()["cards"][match.view(0)["starts"][seat]]
        assert f"Start card of {name}: {card['name']}. Each round: " in text
        assert re.search(rf"{name}, own objective: .* (\(fulfilled|to go\))", text)
    assert "Wealth: above 10 +1 in a row you choose" in text


def test_every_verb_has_words() -> None:
    match = scene("5/5/5/5", "5/5/5/5", "5/5/5/5", presents=EVERY_VERB)

    lines = sheet(match.view(0), match.board(), Words(GAME, ["Ada", "Bo", "Cy"]))

    assert not any("wildcard-" in line or "{" in line for line in lines), lines


def test_what_is_being_carried_out_is_told() -> None:
    match = scene("10/5/5/5", "5/5/5/5", presents=["+1 W"], phase="present")

    assert "Reward of Wealth: +1 in a row you choose" in sheet(match.view(0), match.board(), Words(GAME, ["A", "B"]))
