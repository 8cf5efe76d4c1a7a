"""Lessons are data beside a game: they are played through, and what has rotted is named."""

from __future__ import annotations

import re
from typing import Any

import pytest

from asobi.core import Ask, Dice, Match, dump, find_game, game_ids, home
from asobi.server.scenes import lesson_page
from asobi.study.lessons import Cue, Lesson, lesson_of, rehearse
from asobi.testing.faults import Fault
from asobi.testing.lessons import lessons
from asobi.words import Words
from examples.pig.asobi_pig import GAME as PIG


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_a_lesson(id: str) -> None:
    """The conformance kit plays it through, for every game."""
    assert lesson_of(find_game(id)) is not None


def test_the_kit_names_a_lesson_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asobi.testing.lessons.lesson_of", lambda game: pig_lesson())
    with pytest.raises(Fault, match="there is no message pig-lesson-first"):
        lessons(PIG)


def test_a_lesson_is_told_step_by_step() -> None:
    lesson = lesson_of(find_game("eight-routes"))
    assert lesson is not None
    page = lesson_page(lesson)
    # The first step shows the table, a later one goes on from there
    assert page.steps[0].table is not None
    box = next(step for step in page.steps if step.key == "box")
    assert (box.table, box.choose) == (None, "pick 3")
    assert [event["key"] for event in box.moved[0].events] == ["eight-routes-picked", "eight-routes-moved"]
    # Others move between the own turns, and in the end the seat has its next decision
    change = next(step for step in page.steps if step.key == "change")
    assert {moved.by for moved in change.moved} == {0, 1, 2}
    assert change.moved[-1].moment.decision is not None


def pig_lesson(**step: Any) -> Lesson:
    """Five steps of Pig, one of them as given."""
    steps = [{"key": "look"}, {"key": "first", "choose": "roll", **step}, *[{"key": str(n)} for n in range(3)]]
    steps[0]["position"] = "start"
    return Lesson(PIG, {"seats": 2, "step": steps}, {"start": dump(Match.new(PIG, 2, "5"))})


def test_what_has_rotted_in_a_lesson_is_named() -> None:
    assert rehearse(pig_lesson()) == []
    (fault,) = rehearse(pig_lesson(choose="hold"))
    assert "step 2" in fault
    assert "cannot choose 'hold'" in fault
    (fault,) = rehearse(pig_lesson(position="nowhere"))
    assert "no position 'nowhere'" in fault
    (fault,) = rehearse(pig_lesson(then=[[0, "fly"]]))
    assert "'fly'" in fault
    assert "only an aim" in rehearse(pig_lesson(position="start", free=True))[0]
    short = pig_lesson()
    short.steps = short.steps[:2]
    assert rehearse(short) == ["a lesson has 5 to 9 steps, not 2"]


@pytest.mark.parametrize("id", game_ids())
def test_a_wrong_choice_that_is_answered_by_its_kind_may_be_chosen_there(id: str) -> None:
    """Given a step, when something of that kind can be chosen beside the right thing, it has an answer of its own."""
    game = find_game(id)
    lesson = lesson_of(game)
    assert lesson is not None
    known: set[str] = set()
    for step, match, _, lived in lesson.play():
        decision = match.pending_of(lesson.seat)
        if step.choose and isinstance(decision, Ask):
            others = [option for option in decision.options if option.notation != step.choose]
            known |= {f"{id}-lesson-{step.key}-wrong-{option.name}" for option in others}
        for _ in lived:
            pass

    for path in (home(game) / "locales").glob("*.ftl"):
        told = re.findall(rf"^({id}-lesson-[a-z]+-wrong-\S+) =", path.read_text(encoding="utf-8"), re.M)
        assert told
        assert set(told) <= known, path


def test_a_cue_that_can_never_come_is_named() -> None:
    lesson = pig_lesson()
    lesson.cues = [
        Cue("both", prompt="roll", event="pig-bust"),
        Cue("none"),
        Cue("fly", offers="fly"),
        Cue("fine", "x"),
    ]
    assert [fault.split(":")[0] for fault in rehearse(lesson)] == ["cue both", "cue none", "cue fly"]
    lesson.cues = [Cue("whose", prompt="x", mine="seat"), Cue("where", event="pig-bust", when="risk")]
    assert [fault.split(":")[0] for fault in rehearse(lesson)] == ["cue whose", "cue where"]


@pytest.mark.parametrize("id", game_ids())
def test_the_coach_waits_for_questions_and_events_that_there_are(id: str) -> None:
    game = find_game(id)
    lesson, words = lesson_of(game), Words(game, ["a", "b"], 0)
    assert lesson is not None
    assert [cue for cue in lesson.cues if cue.prompt and not words.has(f"{id}-ask-{cue.prompt}")] == []
    assert [cue for cue in lesson.cues if cue.event and not words.has(cue.event)] == []


def test_the_view_of_cubitos_says_when_a_push_is_a_risk() -> None:
    """The coach speaks of pushing when it may go wrong, and not at the first two pushes, which cannot."""
    game = find_game("cubitos")
    lesson, match, dice = lesson_of(game), Match.new(game, 2, "risk"), Dice("risk")
    assert lesson is not None
    (cue,) = [each for each in lesson.cues if each.key == "push"]
    assert cue.when == "asked.{seat}.risk"
    risks: set[bool] = set()
    while not match.over and len(risks) < 2:
        decision = dice.pick(match.pending)
        assert isinstance(decision, Ask)
        if decision.prompt == cue.prompt:
            risks.add(match.view(decision.seat)["asked"][decision.seat]["risk"])
        match.choose(decision.seat, dice.pick(decision.options))
    assert risks == {False, True}


def test_what_is_free_can_be_tried_and_nothing_else() -> None:
    lesson = lesson_of(find_game("eight-routes"))
    assert lesson is not None
    with pytest.raises(Exception, match="is not free"):
        list(lesson.attempt(2, "pick 4"))
