"""A state is declared once: copying, saving, loading and comparing follow from its fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from asobi.core import BadState, Dice, Shared, State
from asobi.core.state import copy_source


@dataclass
class Shop(State):
    open: bool
    name: str
    stock: list[int]
    shelves: list[list[int]]
    prices: Shared[list[int]]
    guest: int | None
    _memo: list[int] = field(default_factory=list)

    def check(self) -> None:
        if min(self.stock) < 0:
            raise BadState(f"nothing can be in stock {min(self.stock)} times")


def shop() -> Shop:
    return Shop(Dice("shop", 3), True, "corner", [1, 2], [[1], [2, 3]], [5, 6], None, [9])


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    original = shop()
    twin = original.copy()
    assert twin == original
    assert twin.digest() == original.digest()

    twin.stock[0] += 1
    twin.shelves[1].append(4)
    twin.dice.roll(6)

    assert original == shop()
    assert twin != original
    assert twin.prices is original.prices
    assert twin._memo is original._memo


def test_a_copy_knows_that_the_match_is_over_and_tells_nobody() -> None:
    original = shop()
    original.over = True
    original.sink = []

    twin = original.copy()

    assert twin.over is True
    assert twin.sink is None


def test_what_is_dumped_is_loaded_again() -> None:
    data = shop().dump()

    assert "_memo" not in data
    assert Shop.load(data).digest() == shop().digest()
    data["shelves"][0].append(7)
    assert Shop.load(data).shelves == [[1, 7], [2, 3]]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"open": 1}, "field open has the wrong kind"),
        ({"over": "no"}, "field over has the wrong kind"),
        ({"name": None}, "field name has the wrong kind"),
        ({"stock": [1, "2"]}, "field stock has the wrong kind"),
        ({"stock": [1, 2.5]}, "field stock has the wrong kind"),
        ({"stock": [1, True]}, "field stock has the wrong kind"),
        ({"stock": {"0": 1}}, "field stock has the wrong kind"),
        ({"shelves": [[1], 2]}, "field shelves has the wrong kind"),
        ({"prices": [None]}, "field prices has the wrong kind"),
        ({"guest": "Ada"}, "field guest has the wrong kind"),
        ({"stock": [1, -2]}, "in stock -2 times"),
        ({"dice": {"seed": "x", "counter": -1}}, "dice must look like"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadState, match=fault):
        Shop.load({**shop().dump(), **change})


def test_the_compiled_build_copies_by_the_same_text() -> None:
    """Given the fields of a class, then the source of its copy names each once, and copies what can change."""
    source = copy_source("Shop", {"stock": "list[int]", "shelves": "list[list[int]]", "prices": "Shared[list[int]]"})

    assert "twin.stock = self.stock[:]" in source
    assert "twin.shelves = [row[:] for row in self.shelves]" in source
    assert "twin.prices = self.prices\n" in source
