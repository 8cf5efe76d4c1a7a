"""Section 13 of the rulebook: the end of the race."""

from __future__ import annotations

from asobi.core import why_not
from asobi.games.cubitos import GAME
from asobi.games.cubitos.rounds import outcome
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import KINDS, LIGHT_GREY
from asobi.testing import rule
from asobi.words import Words
from tests.games.cubitos.scenes import Scene, node_at, run_scene

T1 = "nothing-goes-right"
BEFORE = (0, 16, 7)


def finish_turn(scene: Scene) -> Scene:
    """Let everybody else stand still until the round is over."""
    played = scene.s.round
    while not scene.over and scene.s.round == played:
        decision = scene.match.pending[0]
        names = [option.notation for option in decision.options]  # type: ignore[attr-defined]
        scene.match.choose(decision.seat, next(name for name in ("stay", "close", "pass", "skip") if name in names))
    return scene


@rule("CUB-13.1", "CUB-13.3")
def test_the_round_is_played_to_its_end_and_the_only_finisher_wins() -> None:
    scene = run_scene(feet=1, at=BEFORE).choose("walk 1 line")

    assert scene.match.pending[0].seat == 1
    assert finish_turn(scene).over
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == [0]


@rule("CUB-13.2", "CUB-13.3")
def test_of_several_finishers_the_one_farthest_past_the_line_wins() -> None:
    def edit(s: CubitosState) -> None:
        s.credits[1] = 8
        s.feet[1] = 0

    scene = run_scene(feet=1, at=BEFORE, edit=edit).choose("walk 1 line")
    assert "walk 1 21 6" in [option.notation for option in scene.match.pending[0].options]  # type: ignore[attr-defined]
    scene.match.choose(1, "walk 1 21 6")
    finish_turn(scene)

    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == [1]
    assert [event["past"] for event in scene.told("finished")] == [0, 1]


@rule("CUB-13.2")
def test_a_finisher_goes_on_from_the_start_of_a_track_with_two_ends() -> None:
    scene = run_scene(feet=3, at=(0, 20, 1), course="ahead-of-the-curve")

    assert "walk 1 line" in scene.options
    assert "walk 1 3 8" in scene.options


@rule("CUB-13.4")
def test_the_tied_play_another_round_and_the_others_do_not() -> None:
    def edit(s: CubitosState) -> None:
        s.position[1] = node_at(T1, (1, -1, -1))
        s.draw[KINDS + LIGHT_GREY] = 3
        s.draw[LIGHT_GREY] = 3
        s.draw[2 * KINDS + LIGHT_GREY] = 3
        s.position[2] = node_at(T1, (0, 21, 6))

    scene = run_scene(feet=1, at=BEFORE, players=3, edit=edit).choose("walk 1 line")
    finish_turn(scene)

    assert not scene.over
    assert scene.told("tie") == [{"key": "cubitos-tie", "seats": [0, 1]}]
    assert scene.s.racing == [True, True, False]
    assert {decision.seat for decision in scene.match.pending} <= {0, 1}
    assert why_not(scene.match, 2, "pass") == "CUB-13.4"
    scene.s.position[1] = node_at(T1, (1, 21, 6))
    assert finish_turn(scene).over
    assert scene.s.winners == [1]

    # Whoever won has run farther by now: no spaces are level, so the words of the end name none.
    ended = outcome(scene.s)
    assert ended.details["tie"] == "rounds"
    assert ended.scores[1] > ended.scores[0] > ended.scores[2]
    for language in ("en", "th", "ja", "fa"):
        said = Words(GAME, ["Ada", "Bo", "Cy"], language=language).say("cubitos-tied-by-rounds", {"names": "Bo"})
        assert "Bo" in said
        assert "level" not in said


@rule("CUB-13.5")
def test_two_laps_are_two_times_round() -> None:
    scene = run_scene(feet=2, at=BEFORE, course="nothing-goes-right-twice").choose("walk 1 21 6")
    finish_turn(scene)
    assert not scene.over
    last = run_scene(feet=2, at=(1, 16, 7), course="nothing-goes-right-twice").choose("walk 2 21 6")
    finish_turn(last)
    assert last.over


@rule("CUB-13.6")
def test_the_grand_finale_joins_two_tracks_by_a_step() -> None:
    scene = run_scene(feet=3, at=(0, 3, 0), course="grand-finale")

    assert "walk 0 finish" in scene.options
    assert "walk 1 line" in scene.options
    info = scene.match.view(0)["asked"][0]["moves"]
    assert len(info["walk 1 line"]["path"]) - len(info["walk 0 finish"]["path"]) == 1
    scene.choose("walk 1 line")
    finish_turn(scene)
    assert not scene.over
    end = run_scene(feet=1, at=(1, 14, 1), course="grand-finale").choose("walk 2 line")
    finish_turn(end)
    assert end.over
    assert scene.s.course.progress[scene.s.course.first[2]] == 16


@rule("CUB-13.7")
def test_a_race_without_an_end_is_called_off() -> None:
    scene = run_scene(feet=1, more={"rounds": 1}).choose("walk 0 21 6")
    finish_turn(scene)

    assert scene.over
    assert scene.told("called-off") != []
    assert scene.s.winners == [0]


@rule("CUB-13.7")
def test_a_tie_that_goes_on_and_on_is_shared() -> None:
    def edit(s: CubitosState) -> None:
        s.position = [node_at(T1, (1, -1, -1))] * 2
        s.extra_rounds = 20

    scene = run_scene(edit=edit)
    finish_turn(scene)

    assert scene.over
    assert scene.s.winners == [0, 1]
