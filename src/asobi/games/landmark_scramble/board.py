"""The board: octagons and squares (the tiling 4.8.8), their neighbours, directions and location spots.

Doubled coordinates: the octagon in column c and row r lies at (2c, 2r), the square to its south-east at
(2c + 1, 2r + 1). An octagon has eight neighbours; a square has four, all of them octagons, all diagonal.
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
AROUND: Final = 8
WALL: Final = -1

EAST: Final = (0, 1, 1, 1, 0, -1, -1, -1)
SOUTH: Final = (-1, -1, 0, 1, 1, 1, 0, -1)

# A spot is a tip of a square; the two directions lead from the square to the octagons that meet there.
TIPS: Final = {"n": (7, 1), "e": (1, 3), "s": (3, 5), "w": (5, 7)}

# How far a square's tip lies from its centre: half its diagonal, where octagons are 2 units apart.
TIP: Final = 0.5858


class Board:
    """Cells are numbered row by row; `next[cell * 8 + direction]` is the cell there, or WALL."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.names: list[str] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.number: dict[str, int] = {}
        span = 2 * size - 1
        for y in range(span):
            for x in range(y % 2, span, 2):
                self.number[cell_name(x, y)] = len(self.names)
                self.names.append(cell_name(x, y))
                self.x.append(x)
                self.y.append(y)
        self.cells: int = len(self.names)
        self.next: list[int] = []
        for cell in range(self.cells):
            for direction in range(AROUND):
                self.next.append(self._neighbour(cell, direction))
        self.near: list[list[int]] = []
        for cell in range(self.cells):
            around = self.next[cell * AROUND : (cell + 1) * AROUND]
            self.near.append([other for other in around if other != WALL])

    def _neighbour(self, cell: int, direction: int) -> int:
        diagonal = direction % 2 == 1
        if not diagonal and not self.octagon(cell):
            return WALL
        far = 1 if diagonal else 2
        x = self.x[cell] + far * EAST[direction]
        y = self.y[cell] + far * SOUTH[direction]
        if min(x, y) < 0 or max(x, y) > 2 * self.size - 2:
            return WALL
        return self.number[cell_name(x, y)]

    def octagon(self, cell: int) -> bool:
        """Whether the cell is an octagon; otherwise it is a square."""
        return self.x[cell] % 2 == 0

    def spot_cells(self, spot: str) -> list[int]:
        """The three cells that meet at a location spot, the square first."""
        square = self.number[spot[:-1]]
        first, second = TIPS[spot[-1]]
        return [square, self.next[square * AROUND + first], self.next[square * AROUND + second]]

    def spot_place(self, spot: str) -> tuple[float, float]:
        """Where a location spot lies, in the doubled coordinates of the cells."""
        square = self.number[spot[:-1]]
        first, second = TIPS[spot[-1]]
        middle = (EAST[first] + EAST[second]) / 2, (SOUTH[first] + SOUTH[second]) / 2
        return (self.x[square] + TIP * middle[0], self.y[square] + TIP * middle[1])


def cell_name(x: int, y: int) -> str:
    """`C3` for an octagon, `c3` for the square to its south-east."""
    letter = "abcdefgh"[x // 2] if x % 2 else "ABCDEFGH"[x // 2]
    return f"{letter}{y // 2 + 1}"
