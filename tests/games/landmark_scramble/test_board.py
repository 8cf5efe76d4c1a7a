"""Sections 1 to 3 of the rulebook: the board, its layouts, and how the pieces step."""

from __future__ import annotations

from collections import Counter

import pytest

from asobi.core import Dice, Match, why_not
from asobi.games.landmark_scramble import GAME
from asobi.games.landmark_scramble.board import AROUND, DIRECTIONS, WALL, Board
from asobi.games.landmark_scramble.tables import LAYOUTS, TABLES
from asobi.testing import rule
from tests.games.landmark_scramble.town import facing, options, state, town, where

SMALL = LAYOUTS[2].board
LARGE = LAYOUTS[4].board


def neighbours(board: Board, name: str) -> dict[str, str]:
    """The names of a cell's neighbours by direction."""
    first = board.number[name] * AROUND
    return {DIRECTIONS[d]: board.names[board.next[first + d]] for d in range(AROUND) if board.next[first + d] != WALL}


@rule("LS-1.2")
def test_a_side_has_five_pieces_of_levels_three_two_two_one_one() -> None:
    assert dict(zip(TABLES.pieces, TABLES.levels, strict=True)) == {
        "captain": 3,
        "right-guard": 2,
        "left-guard": 2,
        "runner-1": 1,
        "runner-2": 1,
    }
    for seats in (2, 3, 4):
        pieces = Match.new(GAME, seats, "five each").view(None)["pieces"]
        assert Counter(piece["seat"] for piece in pieces) == dict.fromkeys(range(seats), 5)


@rule("LS-1.1")
def test_two_to_four_sides_can_play() -> None:
    assert GAME.facts.players == (2, 4)
    assert LAYOUTS[2].sides == ["S", "N"]


@rule("LS-2.1")
@pytest.mark.parametrize(("players", "octagons", "squares"), [(2, 25, 16), (3, 49, 36), (4, 49, 36)])
def test_the_board_has_so_many_octagons_and_squares(players: int, octagons: int, squares: int) -> None:
    board = LAYOUTS[players].board
    shapes = Counter(board.octagon(cell) for cell in range(board.cells))

    assert shapes == {True: octagons, False: squares}


@rule("LS-2.2")
def test_an_octagon_touches_four_octagons_and_four_squares() -> None:
    assert neighbours(SMALL, "C3") == {
        "N": "C2",
        "NE": "c2",
        "E": "D3",
        "SE": "c3",
        "S": "C4",
        "SW": "b3",
        "W": "B3",
        "NW": "b2",
    }


@rule("LS-2.2")
def test_a_square_touches_four_octagons_diagonally() -> None:
    assert neighbours(SMALL, "c3") == {"NE": "D3", "SE": "D4", "SW": "C4", "NW": "C3"}


@rule("LS-2.2")
@pytest.mark.parametrize("board", [SMALL, LARGE])
def test_neighbours_are_mutual(board: Board) -> None:
    for cell in range(board.cells):
        for direction in range(AROUND):
            other = board.next[cell * AROUND + direction]
            if other != WALL:
                assert board.next[other * AROUND + (direction + 4) % AROUND] == cell


@rule("LS-2.3")
def test_a_diagonal_line_goes_through_octagons_and_squares_in_turn() -> None:
    cell, line = SMALL.number["A5"], ["A5"]
    while (cell := SMALL.next[cell * AROUND + DIRECTIONS.index("NE")]) != WALL:
        line.append(SMALL.names[cell])

    assert line == ["A5", "a4", "B4", "b3", "C3", "c2", "D2", "d1", "E1"]


@rule("LS-2.3")
def test_a_straight_line_goes_along_octagons() -> None:
    cell, line = LARGE.number["D7"], ["D7"]
    while (cell := LARGE.next[cell * AROUND]) != WALL:
        line.append(LARGE.names[cell])

    assert line == ["D7", "D6", "D5", "D4", "D3", "D2", "D1"]


@rule("LS-2.4")
def test_the_border_is_a_wall() -> None:
    assert set(neighbours(SMALL, "A1")) == {"E", "SE", "S"}
    assert set(neighbours(SMALL, "C1")) == {"E", "SE", "S", "SW", "W"}
    match = town({(0, "captain"): "C1 N"})
    assert "step captain N" not in options(match)
    assert why_not(match, 0, "step captain N") == "LS-2.4"


@rule("LS-2.5")
@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 12), (4, 12)])
def test_three_cells_that_touch_each_other_meet_at_every_spot(players: int, count: int) -> None:
    layout = LAYOUTS[players]

    assert len(layout.spots) == len(set(layout.spots)) == count
    for square, one, two in layout.spot_cells:
        assert not layout.board.octagon(square)
        assert layout.board.octagon(one)
        assert layout.board.octagon(two)
        assert one in layout.board.near[square]
        assert two in layout.board.near[square]
        assert two in layout.board.near[one]


@rule("LS-2.5")
def test_a_spot_is_a_tip_of_its_square() -> None:
    names = {tip: [SMALL.names[cell] for cell in SMALL.spot_cells(f"b2{tip}")] for tip in "nesw"}

    assert names["n"] == ["b2", "B2", "C2"]
    assert names["e"] == ["b2", "C2", "C3"]
    assert names["s"] == ["b2", "C3", "B3"]
    assert names["w"] == ["b2", "B3", "B2"]
    assert SMALL.spot_place("b2n") == (3.0, 3 - 0.5858)


@rule("LS-2.5")
@pytest.mark.parametrize(("players", "quarters"), [(2, 2), (4, 1)])
def test_spots_holes_and_start_cells_are_the_same_from_every_side(players: int, quarters: int) -> None:
    layout = LAYOUTS[players]
    board = layout.board
    far = 2 * board.size - 2

    def turned(cell: int) -> int:
        x, y = board.x[cell], board.y[cell]
        for _ in range(quarters):
            x, y = far - y, x
        return next(other for other in range(board.cells) if (board.x[other], board.y[other]) == (x, y))

    assert {turned(hole) for hole in layout.holes} == set(layout.holes)
    spots = {frozenset(cells) for cells in layout.spot_cells}
    assert {frozenset(turned(cell) for cell in cells) for cells in layout.spot_cells} == spots
    sides = [layout.start_cells[first : first + 5] for first in range(0, players * 5, 5)]
    around = [sides[(number + 1) % players] for number in range(players)]
    for side, neighbour in zip(sides, around, strict=True):
        assert [turned(cell) for cell in side[:3]] == neighbour[:3]
        assert {turned(cell) for cell in side[3:]} == set(neighbour[3:])


@rule("LS-2.6")
@pytest.mark.parametrize(
    ("players", "holes"),
    [(2, "A1 E1 A5 E5 B3 C3 D3"), (3, "A1 G1 A7 G7 C3 E3 C5 E5 D4"), (4, "A1 G1 A7 G7 C3 E3 C5 E5 D4")],
)
def test_the_holes_lie_where_the_layout_says(players: int, holes: str) -> None:
    assert Match.new(GAME, players, "holes").board()["holes"] == holes.split()


@rule("LS-2.7")
@pytest.mark.parametrize(("players", "sides"), [(2, ["S", "N"]), (3, ["S", "W", "E"]), (4, ["S", "W", "N", "E"])])
def test_the_sides_start_on_their_edges_and_face_the_centre(players: int, sides: list[str]) -> None:
    match = Match.new(GAME, players, "start")
    centre = LAYOUTS[players].board.size - 1
    board = LAYOUTS[players].board
    looks = {"S": "N", "N": "S", "W": "E", "E": "W"}

    assert match.board()["sides"] == sides
    for seat, side in enumerate(sides):
        captain = board.number[where(match, seat, "captain")]
        assert facing(match, seat, "captain") == facing(match, seat, "runner-2") == looks[side]
        edge = {"S": (centre, 2 * centre), "N": (centre, 0), "W": (0, centre), "E": (2 * centre, centre)}[side]
        assert (board.x[captain], board.y[captain]) == edge


@rule("LS-2.7")
def test_guards_start_on_the_hand_they_step_to() -> None:
    match = Match.new(GAME, 2, "start")

    assert [where(match, 0, piece) for piece in TABLES.pieces] == ["C5", "D5", "B5", "b4", "c4"]
    assert [where(match, 1, piece) for piece in TABLES.pieces] == ["C1", "B1", "D1", "c1", "b1"]


@rule("LS-2.8")
def test_locations_are_shuffled_onto_the_spots_and_open_to_all() -> None:
    dealt = [Match.new(GAME, 4, str(seed)).board()["locations"] for seed in range(30)]

    assert all(len(set(names)) == 12 for names in dealt)
    assert len({names[0] for names in dealt}) > 8
    costs = Match.new(GAME, 4, "costs").board()["costs"]
    assert len(costs) == 16
    assert costs["well"] == ["coin"]
    assert costs["treasury"] == ["coin", "coin"]
    assert costs["bridge"] == ["coin", "brick", "workers"]
    assert Counter(len(cost) for cost in costs.values()) == {1: 4, 2: 8, 3: 4}


def steps(piece: str, place: str) -> set[str]:
    """The directions of a piece's steps from a place on an otherwise empty middle."""
    match = town({(0, piece): place}, points=1)
    return {option.split()[2] for option in options(match) if option.startswith(f"step {piece} ")}


@rule("LS-3.1", "LS-3.2")
def test_the_captain_steps_only_forward() -> None:
    assert steps("captain", "C3 N") == {"N"}
    assert steps("captain", "C3 SE") == {"SE"}
    assert why_not(town({(0, "captain"): "C3 N"}), 0, "step captain NE") == "LS-3.2"


@rule("LS-3.1", "LS-3.3")
def test_guards_step_forward_and_to_their_hand() -> None:
    assert steps("right-guard", "C3 N") == {"N", "NE", "E"}
    assert steps("left-guard", "C3 N") == {"N", "NW", "W"}
    assert steps("right-guard", "C3 SW") == {"SW", "W", "NW"}
    assert steps("left-guard", "C3 SW") == {"SW", "S", "SE"}
    assert why_not(town({(0, "left-guard"): "C3 N"}), 0, "step left-guard E") == "LS-3.3"


@rule("LS-3.1", "LS-3.4")
@pytest.mark.parametrize("runner", ["runner-1", "runner-2"])
def test_runners_step_everywhere_but_back(runner: str) -> None:
    assert steps(runner, "C3 N") == {"N", "NE", "E", "NW", "W"}
    assert steps(runner, "C3 E") == {"E", "SE", "S", "NE", "N"}
    assert why_not(town({(0, runner): "C3 N"}), 0, f"step {runner} S") == "LS-3.4"


@rule("LS-3.5")
def test_a_captain_on_a_square_facing_north_must_turn_first() -> None:
    match = town({(0, "captain"): "c3 N"})

    assert not [option for option in options(match) if option.startswith("step captain")]
    assert why_not(match, 0, "step captain N") == "LS-3.5"
    match.choose(0, "turn captain right")
    assert "step captain NE" in options(match)


@rule("LS-3.5")
def test_a_runner_on_a_square_leaves_it_diagonally() -> None:
    assert steps("runner-1", "c3 N") == {"NE", "NW"}
    assert steps("runner-1", "c3 NE") == {"NE", "SE", "NW"}


def test_what_the_browser_draws_is_what_the_rules_play_on() -> None:
    for players in (2, 3, 4):
        board, layout = Match.new(GAME, players, "drawn").board(), LAYOUTS[players]
        assert [cell["name"] for cell in board["cells"]] == layout.board.names
        assert [spot["cells"] for spot in board["spots"]] == [
            [layout.board.names[cell] for cell in cells] for cells in layout.spot_cells
        ]
        for cell in board["cells"]:
            number = layout.board.number[cell["name"]]
            assert (cell["x"], cell["y"]) == (layout.board.x[number], layout.board.y[number])


@rule("LS-1.3")
def test_the_cells_of_the_pieces_and_the_board_agree_through_random_games() -> None:
    for seed in range(6):
        match = Match.new(GAME, 2 + seed % 3, f"agree {seed}", {"rounds": 12})
        dice = Dice(f"choices {seed}")
        table = state(match)
        while not match.over:
            ask = match.pending[0]
            match.choose(ask.seat, dice.pick(options(match)))
            on_board = [cell for cell in table.cells if cell >= 0]
            assert len(set(on_board)) == len(on_board) >= len(table.cells) - 1
            for number, cell in enumerate(table.cells):
                assert cell < 0 or table.board[cell] == number
            assert sum(1 for piece in table.board if piece >= 0) == len(on_board)
