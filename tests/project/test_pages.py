"""The pages keep their word: their Python runs, their Fluent parses, and what they must say stands there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from asobi.core import Match, find_game, game_ids
from examples.connect_four import GAME as EXAMPLE

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = ["README.md", "docs/designers.md", "docs/researchers.md"]


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    return [found[2] for found in BLOCK.finditer(text(page)) if found[1] == language]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_python_on_a_page_runs(name: str, tmp_path: Path) -> None:
    """All pieces together, one below the other; one that only shows what rules look like imports nothing."""
    pieces = [piece for piece in blocks(name, "python") if re.search(r"^(from|import) ", piece, re.MULTILINE)]
    assert pieces, f"{name} has no example"
    script = tmp_path / "example.py"
    script.write_text("\n".join(pieces), encoding="utf-8")

    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_the_fluent_on_a_page_parses(name: str) -> None:
    for piece in blocks(f"docs/{name}", "ftl"):
        junk = [entry.content for entry in FluentParser().parse(piece).body if isinstance(entry, ast.Junk)]
        assert junk == []


def test_the_words_in_the_tutorial_are_all_that_its_game_needs() -> None:
    (piece,) = blocks("docs/adding-a-game.md", "ftl")
    messages = {entry.id.name for entry in FluentParser().parse(piece).body if isinstance(entry, ast.Message)}
    match = Match.new(EXAMPLE, 2, "words")
    prompts = {f"connect-four-ask-{decision.prompt}" for decision in match.pending}
    match.choose(0, "drop 3")

    assert messages >= {
        "connect-four-title",
        *[f"connect-four-action-{action.name}" for action in EXAMPLE.catalogue],
        *prompts,
        *[event["key"] for event in match.events_for(None)],
    }


@pytest.mark.parametrize("id", game_ids())
def test_the_notice_and_the_page_of_a_game_say_whose_it_is(id: str) -> None:
    page = text(f"docs/{id.replace('-', '_')}.md")

    assert f"- {find_game(id).title} is " in text("NOTICE")
    assert "not affiliated" in page
    assert "our own words" in page


def test_the_changelog_has_the_version_and_a_place_for_what_comes() -> None:
    version = tomllib.loads(text("pyproject.toml"))["project"]["version"]
    headings = re.findall(r"^## (\S+)", text("CHANGELOG.md"), re.MULTILINE)

    assert headings[:1] == ["Unreleased"]
    assert version in headings


def test_the_scripts_that_contributing_names_are_there() -> None:
    named = re.findall(r"`(?:[^`]* )?(\./\w+|scripts/[\w.]+)", text("CONTRIBUTING.md"))

    assert "scripts/golden" in named
    for script in named:
        assert (ROOT / script).is_file(), script
