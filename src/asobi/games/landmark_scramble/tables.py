"""The tables of Landmark Scramble, read from `tables.toml` and checked on load."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import count
from typing import Any, Final

from asobi.core import BadSetting, Dials
from asobi.games.landmark_scramble.board import AROUND, DIRECTIONS, TIPS, WALL, Board

TEAM: Final = 5
KINDS: Final = 10
COSTS: Final = 4
FEWEST_CARDS: Final = 20
MOST_CARDS: Final = 160
FEWEST_COST: Final = 1
MOST_COST: Final = 3

COIN: Final = 0
BRICK: Final = 1
PERMIT: Final = 2
WORKERS: Final = 3
JOKER: Final = 4
SPRINT: Final = 5
MUSCLE: Final = 6
ANCHOR: Final = 7
PICKPOCKET: Final = 8
REFRESH: Final = 9


# What a location costs, as counts of coin, brick, permit and workers.
Cost = tuple[int, ...]
# Every layout that was made has a number of its own.
NUMBERS: Final = count()


class Tables:
    """What the tables say of pieces, cards, locations and set-ups; a kind of card or piece is its place in the list."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.round_limit: int = data["round-limit"]
        self.die: int = data["die"]
        self.hand_limit: int = data["hand-limit"]
        self.mark_rounds: int = data["mark-rounds"]
        self.hop_points: int = data["hop-points"]
        self.gang_points: int = data["gang-points"]
        self.sprint_points: int = data["sprint-points"]
        self.pieces: list[str] = [piece["name"] for piece in data["pieces"]]
        self.levels: list[int] = [piece["level"] for piece in data["pieces"]]
        # The directions of the steps of piece k facing f stand at place k * 8 + f.
        self.steps: list[list[int]] = []
        for piece in data["pieces"]:
            for facing in range(AROUND):
                self.steps.append([(facing + eighths) % AROUND for eighths in piece["steps"]])
        self.goals: list[int] = [0] * 5
        for layout in data["layouts"].values():
            for players in layout["players"]:
                self.goals[players] = layout["goal"]
        self.cards: list[str] = list(data["deck"])
        self.deck: list[int] = list(data["deck"].values())
        self.locations: list[str] = list(data["locations"])
        self.costs: list[Cost] = []
        for cost in data["locations"].values():
            self.costs.append(tuple([cost.count(card) for card in self.cards[:COSTS]]))
        self.layouts: list[Layout] = read_layouts(data)
        self._check()

    def _check(self) -> None:
        if sorted(self.levels) != [1, 1, 2, 2, 3] or len(self.pieces) != TEAM:
            raise ValueError("tables.toml: a side has five pieces of the levels 3, 2, 2, 1, 1")
        if len(self.cards) != KINDS or not FEWEST_CARDS <= sum(self.deck) <= MOST_CARDS:
            raise BadSetting(
                f"the deck holds {FEWEST_CARDS} to {MOST_CARDS} cards of ten kinds, not {sum(self.deck)}",
                "landmark-scramble-refused-deck",
                low=FEWEST_CARDS,
                high=MOST_CARDS,
                have=sum(self.deck),
            )
        if len(self.locations) != 16 or any(not FEWEST_COST <= sum(cost) <= MOST_COST for cost in self.costs):
            raise ValueError("tables.toml: sixteen locations cost one to three cards each")


class Layout:
    """One set-up: the board, the sides in turn order with their start cells, the holes and the spots.

    `hole[cell]` is the hole's number there or -1; a piece is in one of `states`, cell * 8 + facing. `spot_bit[cell]` is
    a bit for each cell of a spot, and 0 for every other one.
    """

    def __init__(self, data: dict[str, Any], players: int, board: Board) -> None:
        self.number: int = next(NUMBERS)
        self.players: int = players
        self.board: Board = board
        self.sides: list[str] = data["sides-of-three"] if players == 3 else data["sides"]
        self.holes: list[int] = [board.number[name] for name in data["holes"]]
        self.hole: list[int] = [-1] * board.cells
        for number, cell in enumerate(self.holes):
            self.hole[cell] = number
        self.spots: list[str] = data["spots"]
        self.spot_cells: list[list[int]] = [board.spot_cells(name) for name in self.spots]
        self.at_spot: list[bool] = [any(cell in cells for cells in self.spot_cells) for cell in range(board.cells)]
        around = [cell for cells in self.spot_cells for cell in cells]
        self.spot_bit: list[int] = [1 << around.index(cell) if cell in around else 0 for cell in range(board.cells)]
        self.start_cells: list[int] = []
        self.start_facings: list[int] = []
        for side in self.sides:
            spawn = data["spawn"][side]
            self.start_cells += [board.number[name] for name in spawn["cells"]]
            self.start_facings += [DIRECTIONS.index(spawn["facing"])] * TEAM
        self.states: int = board.cells * AROUND
        self._check()

    def _check(self) -> None:
        if len(self.sides) != self.players or len(set(self.start_cells)) != TEAM * self.players:
            raise BadSetting(
                f"{self.players} sides need five start cells each, and no two the same",
                "landmark-scramble-refused-starts",
                players=self.players,
            )
        if len(set(self.holes)) != len(self.holes):
            raise BadSetting("two holes lie on one cell", "landmark-scramble-refused-holes")
        if len(set(self.spots)) != len(self.spots):
            raise BadSetting("two locations lie on one spot", "landmark-scramble-refused-spots")
        if any(WALL in cells for cells in self.spot_cells):
            raise ValueError("tables.toml: a location spot has three cells")


def read_layouts(data: dict[str, Any]) -> list[Layout]:
    """The layouts; the one for p players stands at place p, and places 0 and 1 repeat the first."""
    by_players: dict[int, Layout] = {}
    for name, layout in data["layouts"].items():
        for players in layout["players"]:
            by_players[players] = Layout(layout, players, BOARDS[name])
    return [by_players[max(2, players)] for players in range(5)]


def spot_names(board: Board) -> list[str]:
    """Every tip of a square at which three cells meet."""
    squares = [name for number, name in enumerate(board.names) if not board.octagon(number)]
    return [square + tip for square in squares for tip in TIPS if WALL not in board.spot_cells(square + tip)]


DATA: Final[dict[str, Any]] = tomllib.loads((files(__package__) / "tables.toml").read_text(encoding="utf-8"))
BOARDS: Final = {name: Board(layout["size"]) for name, layout in DATA["layouts"].items()}
RANGES: Final[dict[str, tuple[Any, ...]]] = {
    "die": (4, 10),
    "hand-limit": (3, 15),
    "mark-rounds": (0, 10),
    "hop-points": (1, 6),
    "gang-points": (1, 6),
    "sprint-points": (1, 6),
    "layouts.*.goal": (2, 8),
    "deck.*": (0, 30),
    "locations.*": (FEWEST_COST, MOST_COST, list(DATA["deck"])[:COSTS]),
    "layouts.small.holes": (7, 7, BOARDS["small"].names),
    "layouts.small.spots": (8, 8, spot_names(BOARDS["small"])),
    "layouts.small.spawn.*.cells": (TEAM, TEAM, BOARDS["small"].names),
    "layouts.large.holes": (9, 9, BOARDS["large"].names),
    "layouts.large.spots": (12, 12, spot_names(BOARDS["large"])),
    "layouts.large.spawn.*.cells": (TEAM, TEAM, BOARDS["large"].names),
}
DIALS: Final = Dials(DATA, RANGES, Tables)
TABLES: Final = DIALS.of("")
LAYOUTS: Final = TABLES.layouts
LEVELS: Final[list[int]] = TABLES.levels
STEPS: Final[list[list[int]]] = TABLES.steps
