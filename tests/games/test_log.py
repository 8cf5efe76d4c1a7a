"""The log has one style in all games: whoever reads of themselves reads "you"."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from asobi.core import find_game, game_ids, home
from asobi.words import Words

HERE = Path(__file__).parent


@pytest.mark.parametrize("id", game_ids())
def test_what_tells_of_a_player_says_you_to_that_player(id: str) -> None:
    game = find_game(id)
    source = (home(game) / "locales" / "en.ftl").read_text(encoding="utf-8")
    texts = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Message)
    }
    told = (HERE / id.replace("-", "_") / "golden.events.jsonl").read_text(encoding="utf-8").splitlines()
    keys = {key for line in told for key in keys_of(json.loads(line))}
    assert keys, "the golden playthrough tells something"

    assert sorted(key for key in keys if re.search(r"\$seat\b", texts[key]) and "$you" not in texts[key]) == []


@pytest.mark.parametrize("language", ["en", "th", "ja", "fa"])
@pytest.mark.parametrize("id", game_ids())
def test_what_befalls_a_player_says_you_to_that_player(id: str, language: str) -> None:
    """Given what one does to another, when the other reads it, no name of their own stands there."""
    game = find_game(id)
    source = (home(game) / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    texts = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Message)
    }
    told = {key: text for key, text in texts.items() if "$you" in text}
    assert told

    nameless = {(key, other) for key, text in told.items() for other in re.findall(r"\$(\w+)_seat\b", text)}
    assert sorted((key, other) for key, other in nameless if f"${other}_you" not in texts[key]) == []


def test_the_terminal_says_you_to_whom_it_befalls() -> None:
    told = {"key": "rampage-took-tooth", "seat": 1, "victim_seat": 0}
    said = [Words(find_game("rampage"), ["Ada", "Bo", "Cy"], reader=reader).event(told) for reader in (0, 1, 2)]

    assert said == ["Bo takes a tooth from you.", "You take a tooth from Ada.", "Bo takes a tooth from Ada."]


@pytest.mark.parametrize("id", game_ids())
def test_nobody_reads_of_themselves_by_name(id: str) -> None:
    """Given a whole game, when each player reads its log, their own name stands in no language but in a list."""
    game = find_game(id)
    told = (HERE / id.replace("-", "_") / "golden.events.jsonl").read_text(encoding="utf-8").splitlines()
    public = [event for event in map(json.loads, told) if event.pop("to") is None and "seats" not in event]
    names = [f"<player {seat}>" for seat in range(5)]
    named = []
    for language in ("en", "th", "ja", "fa"):
        for reader, name in enumerate(names):
            words = Words(game, names, reader, language)
            named += [line for line in map(words.event, public) if name in line]

    assert named == []


@pytest.mark.parametrize("language", ["en", "th", "ja", "fa"])
@pytest.mark.parametrize("event", ["chained", "squeezed"])
def test_a_piece_that_flies_onto_ones_own_is_told_without_a_name(event: str, language: str) -> None:
    fields = {"seat": 0, "piece": "captain", "other_seat": 0, "target": "runner-1", "cell": "A1"}
    words = Words(find_game("landmark-scramble"), ["Ada", "Bo"], 0, language)

    assert "Ada" not in words.event({"key": f"landmark-scramble-{event}", **fields})


def test_what_is_paid_several_times_is_said_once_with_its_number() -> None:
    """Given four workers among six cards, when it is told, they stand there once, in the figures of the language."""
    told = {"key": "landmark-scramble-captured", "seat": 1, "location": "bridge", "spot": "S1"}
    told["cards"] = "brick permit workers workers workers workers"
    said = {
        language: Words(find_game("landmark-scramble"), ["Ada", "Bo"], 0, language).event(told)
        for language in ("en", "fa")
    }

    assert "for Brick, Permit and Workers ×4." in said["en"]
    assert "کارگران ×۴" in said["fa"]


def keys_of(told: object) -> set[str]:
    """The keys of all events in a line of a golden playthrough."""
    if isinstance(told, dict):
        own = {str(told["key"])} if "key" in told else set()
        return own.union(*(keys_of(part) for part in told.values()))
    if isinstance(told, list):
        return set().union(*(keys_of(part) for part in told))
    return set()
