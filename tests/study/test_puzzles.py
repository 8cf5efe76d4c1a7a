"""Puzzles: what is shipped can be played, and answers hold under twice the search that made them."""

from __future__ import annotations

from collections import Counter
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from asobi.core import Game, Perspective, Point, find_game, game_ids
from asobi.server.scenes import feat_tried, puzzle_page
from asobi.study import feats
from asobi.study.puzzles import Puzzle, check_all, collect, find, holds, most, puzzles_of, save
from examples.pig.asobi_pig import GAME as PIG

GAME = find_game("eight-routes")
SHIPPED = puzzles_of(GAME)
GAMES = [find_game(id) for id in game_ids() if puzzles_of(find_game(id))]
TODAY = date.today().toordinal()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_enough_are_shipped_all_of_these_rules_and_none_is_there_twice(game: Game[Any]) -> None:
    shipped = puzzles_of(game)
    assert len(shipped) >= 30
    assert {one.rules for one in shipped} == {game.version}
    assert len({str(one.data["match"]) for one in shipped}) == len(shipped)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_kind_of_answer_is_right_more_often_than_one_time_in_three(game: Game[Any]) -> None:
    kinds = Counter(puzzle.kind(game) for puzzle in puzzles_of(game))
    assert max(kinds.values()) <= most(kinds.total())


def test_puzzles_beyond_one_in_three_of_a_kind_are_dropped(tmp_path: Path) -> None:
    """Given three of a kind, when three in all are wanted, one stays and the search for others goes on."""
    path = tmp_path / "puzzles.jsonl"
    save([one for one in SHIPPED if one.kind(GAME) == SHIPPED[0].kind(GAME)][:3], path)
    assert list(collect(GAME, path, 3, "1", 0.0)) == [1]


@pytest.mark.parametrize("game", [GAMES[(TODAY + more) % len(GAMES)] for more in (0, 1)], ids=lambda game: game.id)
def test_an_answer_holds_under_twice_the_search(game: Game[Any]) -> None:
    """One puzzle of two games, others every day; `asobi puzzles GAME --check` holds all of a game."""
    shipped = puzzles_of(game)
    number = TODAY % len(shipped)
    assert holds(game, shipped[number], 2, "twice"), f"puzzle {number + 1}"


def test_a_wrong_answer_does_not_hold() -> None:
    puzzle = SHIPPED[0]
    assert not holds(GAME, Puzzle({**puzzle.data, "answer": puzzle.next}), 1, "1")


def test_more_are_added_to_a_file_and_those_of_other_rules_are_dropped(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    save([SHIPPED[0], Puzzle({**SHIPPED[1].data, "rules": "1"})], path)
    assert check_all(GAME, path)[-1] == f"puzzle 2 was found under rules 1, not {GAME.version}"
    assert list(collect(GAME, path, 1, "1", 60.0)) == [1]
    assert list(collect(GAME, path, 2, "1", 0.0)) == [1]


def test_a_puzzle_is_shown_with_what_its_answer_leads_to() -> None:
    page = puzzle_page(GAME, SHIPPED[0], 1, len(SHIPPED))
    assert page.table.moment is not None
    assert page.table.moment.decision is not None
    assert page.answer in [option.notation for option in page.table.moment.decision.options]
    assert page.chance - page.next_chance >= 0.1
    assert page.moved


def test_a_feat_is_tried_by_the_real_rules() -> None:
    """Given a tower, the shown aim brings it down, and an aim that misses leaves it standing."""
    game = find_game("rampage")
    puzzle = puzzles_of(game)[0]
    page = puzzle_page(game, puzzle, 1, 1)
    assert 2 <= page.wanted <= page.of
    assert page.table.moment is not None
    assert page.table.moment.decision is not None
    assert page.chance - page.next_chance >= 0.35

    done = feat_tried(game, puzzle, puzzle.answer)
    assert done.solved
    assert done.fell >= puzzle.wanted
    assert done.moved

    low = puzzle.answer.split()
    low[1:4] = ["0", "0", "0"]  # beside the building, and hardly lifted
    assert not feat_tried(game, puzzle, " ".join(low)).solved


def test_a_feat_is_given_up_once_it_cannot_be_one_and_tries_do_not_depend_on_how_many_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given an aim that always misses, then only as many tries are made as prove it, each the same as before."""
    game = find_game("rampage")
    puzzle, left = puzzles_of(game)[0], feats.left_in(game)
    assert left is not None
    perspective = Perspective(puzzle.match(game), puzzle.seat)
    good = perspective.decision.meant(puzzle.answer)
    assert isinstance(good, tuple)
    one_by_one = [feats.fallen(perspective, left, [good], "salt", number)[0] for number in range(3)]
    assert feats.fallen(perspective, left, [good] * 3, "salt") == one_by_one

    tried = 0
    real = feats.fallen

    def counted(perspective: Perspective, left: feats.Left, points: list[Point], salt: str, first: int) -> list[int]:
        nonlocal tried
        tried += len(points)
        return real(perspective, left, points, salt, first)

    monkeypatch.setattr(feats, "fallen", counted)
    miss = (0, 0, 0, *good[3:])
    assert not feats.is_feat(feats.shares(perspective, left, miss, puzzle.wanted, feats.TRIES, "salt"))
    assert tried == 2 * feats.AT_ONCE


def test_a_game_without_puzzles_has_none_and_every_position_is_looked_at(tmp_path: Path) -> None:
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
