"""What a reader is refused comes as a key and fields, never as an English sentence."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from asobi.core import (
    Ask,
    BadSeats,
    BadSetting,
    Game,
    Record,
    RecordError,
    find_game,
    game_ids,
    home,
    record_of,
    replay,
)
from asobi.core.match import Match
from asobi.server.refusal import because
from asobi.translating.messages import Messages
from asobi.translating.texts import INTERFACE

ROOT = Path(__file__).resolve().parents[2]
# Where errors are raised that a page shows: the core's own, and those of the games. Files are the terminal's.
REACHED = [
    *[ROOT / "src/asobi/core" / name for name in ("settings.py", "game.py", "record.py", "header.py")],
    *[
        path
        for path in sorted((ROOT / "src/asobi/games").rglob("*.py"))
        if path.name != "cli.py" and not path.name.startswith("test_")
    ],
]


def site() -> Messages:
    return Messages(ROOT / INTERFACE)


def raised(path: Path) -> list[tuple[int, ast.Call]]:
    """The errors of settings and records that a module raises."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            name = getattr(node.exc.func, "id", "")
            if name in ("BadSetting", "BadSeats", "RecordError"):
                found.append((node.lineno, node.exc))
    return found


@pytest.mark.parametrize("path", REACHED, ids=lambda path: str(path.relative_to(ROOT / "src/asobi")))
def test_every_refusal_of_a_setting_or_a_record_has_a_message(path: Path) -> None:
    """A key, given where the error is raised, and in English a message for it with just these variables."""
    package = path.parent.name
    known = {**site().patterns()}
    messages = site()
    if package in {id.replace("-", "_") for id in game_ids()}:
        messages = Messages(path.parent / "locales" / "en.ftl")
        known |= messages.patterns()
    for line, call in raised(path):
        place = 2 if getattr(call.func, "id", "") == "RecordError" else 1
        assert len(call.args) > place, f"{path}:{line}: no key for a reader"
        key = call.args[place]
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            assert key.value in known, f"{path}:{line}: no message {key.value}"
            use = (messages if key.value in messages.entries else site()).use(known[key.value])
            given = {keyword.arg for keyword in call.keywords} | {"game"}
            assert use.said | use.chosen.keys() <= given, f"{path}:{line}: {key.value} gets {given}"


@pytest.mark.parametrize("game", game_ids())
def test_every_wrong_setting_is_refused_by_a_message_of_the_site(game: str) -> None:
    """Given nonsense for each setting and each dial, what travels is a key that the site has, and plain fields."""
    found, known = find_game(game), site().patterns()
    seats = found.facts.players[0]
    wrong: list[dict[str, Any]] = [{setting.key: {"no": "sense"}} for setting in found.settings]
    dials = found.dials.dials
    wrong += [{"variant": {"name": "", "changes": {path: None}}} for path in list(dials)[:40]]
    wrong += [{"nonsense": 1}, {"variant": 3}, {"variant": {"changes": {"nonsense": 1}}}]
    wrong += [{"variant": {"name": "x" * 99, "changes": {}}}]
    for settings in wrong:
        with pytest.raises(BadSetting) as refused:
            found.with_defaults(seats, settings)
        told = because(refused.value, "refused-setting", game=game)
        assert told["key"] in known, settings
        assert told["key"] != "refused-setting"
        assert all(type(value) in (int, str) for value in told.values())
    with pytest.raises(BadSeats) as empty:
        found.with_defaults(0, {})
    assert empty.value.key in known


def test_an_author_who_gives_no_key_is_quoted() -> None:
    told = because(BadSetting("the moon is too far"), "refused-setting", game="moon")

    assert told == {"key": "refused-setting", "game": "moon", "why": "the moon is too far"}


def reasons(game: Game[Any], text: str) -> set[str]:
    """The key of what is wrong with a record, if anything is."""
    try:
        replay(game, Record.parse(text))
    except RecordError as fault:
        return {fault.key}
    return set()


def test_every_damage_to_a_record_has_a_message() -> None:
    """Given a record with one line or one character spoilt, what is said about it is a message of the site."""
    game, known = find_game("eight-routes"), site().patterns()
    match = Match.new(game, 3, "seed")
    for _ in range(4):
        decision = match.pending[0]
        assert isinstance(decision, Ask)
        match.choose(decision.seat, decision.options[0])
    lines = record_of(match).text().split("\n")
    said: set[str] = set()
    for line in range(len(lines)):
        for spoilt in ("", "{", "[0]", '{"end": {}}', '[0,"fly"]', lines[line].replace(":", ";"), lines[line][:-1]):
            text = "\n".join([*lines[:line], spoilt, *lines[line + 1 :]])
            said |= reasons(game, text)
    assert said <= known.keys()
    assert {"record-json", "record-choice", "record-line", "record-foreign", "record-end", "record-after-end"} <= said


def test_messages_of_refusals_lie_where_their_game_lies() -> None:
    for id in game_ids():
        messages = Messages(home(find_game(id)) / "locales" / "en.ftl")
        assert not [key for key in messages.entries if key.startswith("refused-")]
