"""Sections 3 and 4 of the rulebook: the round and the Roll Phase."""

from __future__ import annotations

from asobi.core import Match, why_not
from asobi.games.cubitos import GAME
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import GREEN, KINDS, LIGHT_GREY, WHITE
from asobi.testing import rule
from tests.games.cubitos.scenes import black_die, node_at, roll_scene, run_scene

MISSES = ["light-grey -"] * 9


@rule("CUB-3.1", "CUB-7.1")
def test_everybody_rolls_before_anybody_runs() -> None:
    match = Match.new(GAME, 3, "round")
    phases: list[tuple[str, bool]] = []

    while match.state.round == 1 and not match.over:  # type: ignore[attr-defined]
        phases.append((match.view(None)["phase"], len(match.pending) > 1))
        decision = match.pending[0]
        names = [option.notation for option in decision.options]  # type: ignore[attr-defined]
        match.choose(decision.seat, "pass" if "pass" in names else names[0])

    assert [phase for phase, _ in phases] == sorted(phase for phase, _ in phases)


@rule("CUB-3.2")
def test_the_black_die_passes_clockwise_from_wherever_it_lies() -> None:
    def edit(s: CubitosState) -> None:
        s.credits[1] = 0
        s.draw[KINDS + LIGHT_GREY] = 1

    for zone in ("active", "roll"):
        scene = run_scene(
            "light-grey -",
            "black -",
            active=["black credit"] if zone == "active" else [],
            roll={"black": 1} if zone == "roll" else {},
            edit=edit,
        )

        assert scene.s.holder == 1
        assert scene.owned("black", 0) == 0
        assert scene.zone("roll", 1) == {"light-grey": 1, "black": 1}


@rule("CUB-3.3")
def test_the_limit_is_nine_and_hand_tokens_and_red_lines_behind() -> None:
    def edit(s: CubitosState) -> None:
        s.hands[0] = 2
        s.position[1] = node_at("nothing-goes-right", (0, 31, 8))

    scene = roll_scene(draw={"light-grey": 15, "white": 15}, edit=edit)

    assert scene.s.limit == [12, 9]
    assert scene.prompt == "draw"
    scene.choose("fill")
    assert sum(scene.zone("roll").values()) + len(scene.active) == 12


@rule("CUB-3.3")
def test_the_bonus_is_counted_anew_each_round() -> None:
    scene = run_scene(feet=30, players=2, edit=lambda s: s.credits.__setitem__(1, 0))
    scene.choose("walk 0 29 0", "close")

    assert scene.s.limit == [9, 11]


@rule("CUB-3.4")
def test_the_black_die_does_not_count_against_the_limit() -> None:
    scene = roll_scene(*MISSES, "black foot", draw={"light-grey": 20}, edit=black_die)

    assert scene.zone("roll") == {"light-grey": 9}
    assert scene.active == ["black foot"]


@rule("CUB-3.5")
def test_everybody_may_push_and_pass_in_any_order() -> None:
    match = Match.new(GAME, 4, "together")

    assert [decision.seat for decision in match.pending] == sorted(
        [0, 1, 2, 3],
        key=lambda seat: (seat - match.state.holder) % 4,  # type: ignore[attr-defined]
    )
    match.choose(2, "pass")
    match.choose(0, "push")
    match.choose(3, "pass")
    assert {decision.seat for decision in match.pending} <= {0, 1}
    assert match.events_for(1) == match.events_for(None)


@rule("CUB-3.6")
def test_who_has_most_dice_in_play_should_act_first() -> None:
    def edit(s: CubitosState) -> None:
        s.draw[KINDS + LIGHT_GREY] = 6
        s.holder = 1
        s.draw[2 * KINDS + LIGHT_GREY] = 6

    scene = roll_scene(draw={"light-grey": 5}, players=3, edit=edit)

    assert scene.match.view(0)["acts_first"] == 1


@rule("CUB-3.6")
def test_in_order_everybody_rolls_alone() -> None:
    match = Match.new(GAME, 3, "in order", {"in-order": True})
    holder: int = match.state.holder  # type: ignore[attr-defined]

    assert [decision.seat for decision in match.pending] == [holder]
    other = (holder + 1) % 3
    assert why_not(match, other, "push") == "CUB-3.6"
    match.choose(holder, "pass")
    assert [decision.seat for decision in match.pending] == [other]


# -- drawing -----------------------------------------------------------------------------------------------


@rule("CUB-4.1")
def test_left_over_dice_count_and_the_rest_is_chosen_from_draw() -> None:
    scene = roll_scene(roll={"light-grey": 7}, draw={"white": 2, "red": 2})

    assert scene.prompt == "draw"
    assert scene.options == ["fill", "take white draw", "take red draw"]
    assert why_not(scene.match, 0, "enough") == "CUB-4.1"
    scene.choose("take red draw", "take white draw")
    assert scene.zone("draw") == {"white": 1, "red": 1}


@rule("CUB-4.2")
def test_when_draw_runs_out_the_whole_discard_comes_in() -> None:
    scene = roll_scene(draw={"light-grey": 7}, discard={"white": 3, "red": 1})

    assert scene.zone("discard") == {}
    assert scene.zone("draw") == {"white": 3, "red": 1}
    assert scene.options == ["fill", "take white draw", "take red draw"]


@rule("CUB-4.2")
def test_who_owns_too_few_dice_rolls_what_there_is() -> None:
    scene = roll_scene("light-grey -", "white foot", draw={"light-grey": 1}, discard={"white": 1})

    assert scene.prompt == "push"
    assert scene.active == ["white foot"]


@rule("CUB-4.3")
def test_more_dice_in_roll_than_the_limit_stay() -> None:
    scene = roll_scene(*["light-grey -"] * 11, roll={"light-grey": 11}, draw={"white": 3})

    assert scene.prompt == "push"
    assert scene.zone("roll") == {"light-grey": 11}
    assert scene.zone("draw") == {"white": 3}


@rule("CUB-4.4")
def test_exempt_dice_may_be_added_beyond_the_limit_or_left() -> None:
    def edit(s: CubitosState) -> None:
        s.exempt_next[0] = 1 << WHITE | 1 << GREEN

    scene = roll_scene(roll={"light-grey": 9}, draw={"white": 2, "red": 1}, edit=edit)

    assert scene.options == ["fill", "take white draw", "enough"]
    scene.choose("take white draw")
    assert scene.options == ["fill", "take white draw", "enough"]
    scene.choose("enough")
    assert scene.zone("draw") == {"white": 1, "red": 1}


@rule("CUB-4.4")
def test_exempt_dice_do_not_bring_the_discard_in() -> None:
    def edit(s: CubitosState) -> None:
        s.exempt_next[0] = 1 << WHITE

    scene = roll_scene(*["light-grey -"] * 9, roll={"light-grey": 9}, discard={"white": 2}, edit=edit)

    assert scene.prompt == "push"
    assert scene.zone("discard") == {"white": 2}


@rule("CUB-4.5")
def test_fill_takes_the_dearest_first() -> None:
    scene = roll_scene(roll={"light-grey": 6}, draw={"light-grey": 4, "dark-grey": 1, "white": 1, "purple": 1})

    scene.choose("fill")

    assert scene.zone("draw") == {"light-grey": 4}


@rule("CUB-4.6")
def test_every_hit_moves_to_active() -> None:
    scene = roll_scene("light-grey coin1", "light-grey coin1", "light-grey -", draw={"light-grey": 3})

    assert scene.active == ["light-grey coin1", "light-grey coin1"]
    assert scene.zone("roll") == {"light-grey": 1}
    assert scene.options == ["push", "pass"]


@rule("CUB-4.7")
def test_a_now_ability_is_used_at_once_or_never() -> None:
    scene = roll_scene(
        *["light-grey -"] * 8,
        "orange symbol",
        "light-grey -",
        draw={"light-grey": 8, "orange": 1},
        discard={"white": 2},
    )

    assert scene.prompt == "now"
    scene.choose("skip")
    assert scene.prompt == "push"
    assert why_not(scene.match, 0, "use orange symbol") == "CUB-4.7"
    scene.choose("push")
    assert scene.prompt in ("push", "now")
    assert "use orange symbol" not in scene.options


@rule("CUB-4.8")
def test_passing_keeps_the_misses_in_roll() -> None:
    scene = roll_scene("light-grey -", "white foot", draw={"light-grey": 1, "white": 1})

    scene.choose("pass")

    assert scene.zone("roll") == {"light-grey": 1}
    assert {"key": "cubitos-passed", "seat": 0} in scene.told("passed")
    assert scene.match.view(0)["phase"] == "run"


@rule("CUB-4.8")
def test_pushing_rolls_the_misses_again() -> None:
    scene = roll_scene("light-grey -", "white -", "light-grey coin1", "white foot", draw={"light-grey": 1, "white": 1})

    scene.choose("push")

    assert scene.active == ["light-grey coin1", "white foot"]


@rule("CUB-4.9")
def test_without_dice_in_roll_there_is_nothing_to_push() -> None:
    scene = roll_scene("light-grey coin1", "white foot", draw={"light-grey": 1, "white": 1})

    assert scene.told("passed") != []
    assert scene.prompt == "move"


@rule("CUB-4.10")
def test_extra_dice_come_from_draw_and_then_from_discard() -> None:
    scene = roll_scene(
        *["light-grey -"] * 8,
        "orange symbol",
        "white foot",
        "white -",
        "purple symbol",
        roll={"light-grey": 8, "orange": 1},
        draw={"white": 2},
        discard={"purple": 1, "red": 1},
    )

    scene.choose("use orange symbol")

    assert scene.prompt == "extra"
    assert scene.options == ["fill", "take red draw", "take purple draw"]
    scene.choose("take purple draw")
    assert scene.active == ["orange symbol", "white foot", "purple symbol"]
    assert scene.zone("roll") == {"light-grey": 8, "white": 1}
    assert scene.zone("draw") == {"red": 1}


@rule("CUB-4.11")
def test_abilities_of_a_push_come_between_the_push_and_the_roll() -> None:
    scene = roll_scene("light-grey -", "green symbol", draw={"light-grey": 1, "green": 1})

    scene.choose("push")

    assert scene.prompt == "boost"
    assert scene.options == ["use green symbol", "throw"]


@rule("CUB-4.11")
def test_only_dice_active_before_the_push_answer_it() -> None:
    scene = roll_scene("light-grey -", "yellow -", "light-grey -", "yellow symbol", draw={"light-grey": 1, "yellow": 1})

    scene.choose("push")

    assert scene.active == ["yellow symbol"]
    assert scene.prompt == "push"
    scene.choose("push")
    assert scene.prompt == "pushed"
