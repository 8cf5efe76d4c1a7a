"""Puzzles: what is shipped can be played, and answers hold under twice the search that made them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from asobi.bots import make_bot
from asobi.core import Dice, Perspective, find_game, written
from asobi.server.scenes import puzzle_page
from asobi.study.judge import judge_of
from asobi.study.options import rate
from asobi.study.puzzles import SAMPLES, SEARCH, clear, find, puzzles_of, save
from examples.pig.asobi_pig import GAME as PIG

GAME = find_game("eight-routes")
SHIPPED = puzzles_of(GAME)


def test_eight_routes_brings_thirty_and_more() -> None:
    assert len(SHIPPED) >= 30
    assert len({str(one.data["match"]) for one in SHIPPED}) == len(SHIPPED)


@pytest.mark.parametrize("place", [3, 16, 29])
def test_an_answer_holds_under_twice_the_search(place: int) -> None:
    puzzle = SHIPPED[place]
    perspective = Perspective(puzzle.match(GAME), puzzle.seat)
    rated = rate(perspective, judge_of(GAME), 2 * SAMPLES, "twice")
    assert written(rated[0].option) == puzzle.answer
    assert clear(rated)
    assert written(make_bot(f"search:{2 * SEARCH}").choose(perspective, Dice("twice"))) == puzzle.answer


def test_a_puzzle_is_shown_with_what_its_answer_leads_to() -> None:
    page = puzzle_page(GAME, SHIPPED[0], 1, len(SHIPPED))
    assert page.table.moment is not None
    assert page.table.moment.decision is not None
    assert page.answer in [option.notation for option in page.table.moment.decision.options]
    assert page.chance - page.next_chance >= 0.1
    assert page.moved


def test_where_nothing_is_to_be_found_nothing_is_invented(tmp_path: Path) -> None:
    """Pig never has three options: all positions are looked at, and none is taken."""
    looked = 0

    class Enough(Exception):
        pass

    def look() -> None:
        nonlocal looked
        looked += 1
        if looked == 50:
            raise Enough

    with pytest.raises(Enough):
        list(find(PIG, "1", look=look))
    save([], tmp_path / "none.jsonl")
    assert (tmp_path / "none.jsonl").read_text() == ""
    assert list(islice(puzzles_of(PIG), 1)) == []
