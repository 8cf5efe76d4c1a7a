"""The shape of the house: a cycle, a long module and an old drawing are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import shape


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of its own for each test: grimp finds it by the path, and so must not know it from another."""
    folder = tmp_path / f"toys_{abs(hash(tmp_path))}"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def write(package: Path, **modules: str) -> None:
    for name, text in modules.items():
        (package / f"{name}.py").write_text(text.replace("toys", package.name))


def test_a_cycle_is_found_even_where_it_is_for_typing_alone(package: Path) -> None:
    write(
        package,
        board="from toys import piece",
        piece="from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from toys.board import Board",
        dice="",
    )

    assert shape.cycles(shape.graph_of(package.name)) == {
        f"{package.name}.board -> {package.name}.piece -> {package.name}.board"
    }


def test_a_module_that_imports_its_own_front_door_is_in_a_cycle(package: Path) -> None:
    write(package, __init__="from toys import board", board="import toys")

    assert shape.cycles(shape.graph_of(package.name)) == {f"{package.name} -> {package.name}.board -> {package.name}"}


def test_each_level_imports_only_from_those_below(package: Path) -> None:
    write(package, dice="", piece="from toys import dice", board="from toys import piece, dice", card="")
    imports = shape.imports_between(shape.graph_of(package.name), package.name)

    assert imports == {"dice": set(), "piece": {"dice"}, "board": {"dice", "piece"}, "card": set()}
    assert shape.levels(imports) == [["card", "dice"], ["piece"], ["board"]]
    assert shape.reduced(imports)["board"] == {"piece"}, "that a board needs dice follows from its pieces"


def test_a_module_is_long_from_451_lines_on(package: Path) -> None:
    write(package, short="\n" * 450, long="\n" * 451)

    assert shape.long_modules(package) == ["long.py: 451 lines"]


def test_the_drawing_goes_between_the_marks() -> None:
    page = "before\n<!-- packages -->\nold\n<!-- /packages -->\nafter\n"

    assert shape.between_marks(page, "new") == page.replace("old", "new")
    with pytest.raises(ValueError, match="packages"):
        shape.between_marks("no marks", "new")
