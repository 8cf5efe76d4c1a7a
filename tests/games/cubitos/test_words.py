"""Every card, every decision and every event has words, in every race."""

from __future__ import annotations

import re
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from asobi.core import EventKind
from asobi.games.cubitos import actions
from asobi.games.cubitos.setup import SETTINGS
from asobi.games.cubitos.tables import CARD_ROWS, FACE_NAMES, KIND_NAMES, RACES
from asobi.games.cubitos.track import COURSE_KEYS

FOLDER = files("asobi.games.cubitos")


def messages() -> dict[str, str]:
    text = (FOLDER / "locales" / "en.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    return {entry.id.name: str(entry.span) for entry in resource.body if isinstance(entry, ast.Message)}


def test_every_decision_in_the_rules_has_a_prompt() -> None:
    prompts: set[str] = set()
    for path in FOLDER.iterdir():
        if path.name.endswith(".py"):
            text = path.read_text(encoding="utf-8")
            prompts |= set(re.findall(r'Ask\(seat, "([a-z-]+)"', text))
            prompts |= set(re.findall(r'(?:choose_dice|must_lose)\(s, seat, "([a-z-]+)"', text))

    assert len(prompts) > 25
    assert {f"cubitos-ask-{prompt}" for prompt in prompts} <= set(messages())


def test_every_card_die_face_race_and_event_has_words() -> None:
    wanted = {f"cubitos-{what}-{row.key}" for row in CARD_ROWS for what in ("card", "text")}
    wanted |= {f"cubitos-die-{kind}" for kind in KIND_NAMES}
    wanted |= {f"cubitos-face-{face or 'blank'}" for face in FACE_NAMES}
    wanted |= {f"cubitos-setting-race-{race.key}" for race in RACES}
    wanted |= {f"cubitos-setting-course-{course}" for course in COURSE_KEYS}
    wanted |= {f"cubitos-setting-{setting.key}-help" for setting in SETTINGS}
    events = {kind.key for kind in vars(actions).values() if isinstance(kind, EventKind)}

    assert len(events) > 20
    assert sorted((wanted | events) - set(messages())) == []
