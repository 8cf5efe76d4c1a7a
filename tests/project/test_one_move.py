"""The walk of one move: every function that the page names is there, and stands there once."""

from __future__ import annotations

import re
from functools import reduce
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "one-move.md"
ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \| ", re.MULTILINE)


def stops() -> list[tuple[str, str]]:
    """Where each function of the walk is, and its name."""
    return ROW.findall(PAGE.read_text(encoding="utf-8"))


def in_python(module: str, name: str) -> bool:
    try:
        return callable(reduce(getattr, name.split("."), import_module(module)))
    except (ImportError, AttributeError):
        return False


def in_the_client(path: str, name: str) -> bool:
    """Whether the file has such a function, or such a class with such a method."""
    file = ROOT / path
    if not file.is_file():
        return False
    *owners, method = name.split(".")
    text = file.read_text(encoding="utf-8")
    defined = rf"^\s*(?:export |private |async |get |function |const )*{re.escape(method)}(?:\(|<| =)"
    return all(re.search(rf"\bclass {owner}\b", text) for owner in owners) and bool(
        re.search(defined, text, re.MULTILINE)
    )


def is_there(where: str, name: str) -> bool:
    return in_the_client(where, name) if where.startswith("web/") else in_python(where, name)


def test_the_page_walks_from_the_click_to_the_screen_by_way_of_the_disk() -> None:
    places = [where for where, _ in stops()]

    assert places[0].startswith("web/")
    assert places[-1].startswith("web/")
    assert "asobi.server.sqlite" in places


def test_no_function_stands_there_twice() -> None:
    walked = stops()

    assert sorted(walked) == sorted(set(walked))


@pytest.mark.parametrize(("where", "name"), stops())
def test_a_function_of_the_walk_exists(where: str, name: str) -> None:
    assert is_there(where, name), f"{PAGE.name} names {name} in {where}, which is not there"


@pytest.mark.parametrize(
    ("where", "name"),
    [
        ("asobi.core.match", "Match.teleport"),
        ("asobi.core.teleport", "Match"),
        ("web/src/kit/words.ts", "teleport"),
        ("web/src/kit/words.ts", "Teleport.say"),
        ("web/src/teleport.ts", "say"),
    ],
)
def test_a_function_that_is_gone_would_be_missed(where: str, name: str) -> None:
    assert not is_there(where, name)
