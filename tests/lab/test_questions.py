"""Questions to a game: what is known beforehand comes out, with an interval around it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from asobi.bots import play
from asobi.core import Ask, AsobiError, Dice, Match, Perspective, find_game
from asobi.lab import Experiment
from asobi.lab.cards import cards, usage
from asobi.lab.estimates import mean_of, share_of, student, z_for
from asobi.lab.following import follow
from asobi.lab.lineup import make_player
from asobi.lab.measures import bot_shares, measured, measures
from asobi.lab.questions import compare, difference_of, parts_of_luck, played, restrict, skill
from asobi.lab.report import answers_of, markdown, page, parts_of
from asobi.lab.results import Frames
from asobi.lab.runner import Here
from asobi.lab.telemetry import story
from asobi.lab.tuning import tune

SHORT = {"game": "eight-routes", "seats": 3, "games": 40, "batch": 20, "seed": "spring", "settings": {"rounds": 3}}


@pytest.fixture(scope="module")
def frames() -> Frames:
    variants = {"base": {}, "more": {"routes.6.places": [40]}}
    return played(Experiment({**SHORT, "question": "More for 6?", "variants": variants}), Here(), 40)


# -- estimates ---------------------------------------------------------------------------------------------


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    luck = random.Random(7)
    held = 0
    for _ in range(400):
        clusters = [number // 4 for number in range(80)]
        lucks = [luck.gauss(0, 1) for _ in range(20)]
        values = [lucks[cluster] + luck.gauss(0, 1) for cluster in clusters]
        estimate = mean_of("", values, clusters)
        held += estimate.low <= 0 <= estimate.high
    assert 0.90 < held / 400 < 0.985


def test_intervals_of_a_few_clusters_hold_the_truth_as_often() -> None:
    dice, held = random.Random(3), 0
    for _ in range(2000):
        found = mean_of("few", [dice.gauss(0.5, 0.2) for _ in range(5)])
        held += found.low <= 0.5 <= found.high
    assert 0.94 < held / 2000 < 0.96
    assert student(1.96, 11) == pytest.approx(2.228, abs=0.003), "as the tables of Student's t say"


def test_matches_of_one_seed_count_as_one() -> None:
    values = [1.0, 1.0, 0.0, 0.0] * 20
    alone, together = share_of("", values), share_of("", values, [number // 2 for number in range(80)])
    assert together.high - together.low > 1.3 * (alone.high - alone.low)


def test_who_looks_often_needs_a_wider_interval() -> None:
    assert z_for(1) == pytest.approx(1.96, abs=0.001)
    assert z_for(8) > 2.7


@pytest.mark.parametrize(
    ("looks", "winner", "told"),
    [
        ([[1, 0], [0, 1], [0, 2]], 1, {"lead_changes": 1, "clear": 1 / 3, "behind_at_half": False}),
        ([[1, 0], [2, 0], [3, 0]], 0, {"lead_changes": 0, "clear": 0.0, "behind_at_half": False}),
        ([[1, 0], [2, 0], [3, 0]], 1, {"clear": 1.0, "behind_at_half": True, "last_at_half": True}),
        ([[1, 1], [1, 1]], None, {"lead_changes": 0, "clear": None}),
        ([], 0, {"lead_changes": None}),
    ],
)
def test_the_story_of_a_lead(looks: list[list[float]], winner: int | None, told: dict[str, object]) -> None:
    found = story(looks, winner)
    assert {name: found[name] for name in told} == told


# -- questions ---------------------------------------------------------------------------------------------


def test_a_restrained_bot_never_uses_what_it_shuns_as_long_as_there_is_another_way() -> None:
    game = Experiment(SHORT).game
    for spec in ("random without pick", "hunch without pick", "easy without pick 3, pick 4"):
        bot, shunned = make_player(spec), spec.partition(" without ")[2].split(", ")
        match = Match.new(game, 3, spec, {"rounds": 2})
        while not match.over:
            decision = match.pending[0]
            choice = bot.choose(Perspective(match, decision.seat), Dice("own"))
            assert isinstance(decision, Ask)
            options = [option.notation for option in decision.options]
            bad = [option for option in options if any(f"{option} ".startswith(f"{word} ") for word in shunned)]
            notation = getattr(choice, "notation", "")
            assert notation not in bad or bad == options
            match.advance(choice, decision.seat)


def test_a_player_may_have_a_name_that_tables_tell() -> None:
    bots = ["calm = hunch without shake, chip", "hunch", "hunch"]
    frames = played(Experiment({**SHORT, "bots": bots, "games": 6}), Here(), 6)
    assert [share.name for share in bot_shares(frames)] == ["calm", "hunch"]
    assert "calm, hunch, hunch" in page(frames.experiment, answers_of(frames), "")


def test_of_many_arms_one_table_tells_who_wins_and_the_sentence_counts_them() -> None:
    bots = ["hunch", "random", "random"]
    fees = {f"fee {fee}": {"powers.c-fee": fee} for fee in range(6)}
    many = parts_of(played(Experiment({**SHORT, "bots": bots, "variants": fees}), Here(), 40))["winners"]
    assert [sheet.columns for sheet in many.sheets] == [["", "hunch", "random"]], "seats change places"
    assert [row[0] for row in many.sheets[0].rows] == list(fees)
    assert "hunch, more (6 of 6); random, less (6 of 6)" in many.sentence
    few = dict(list(fees.items())[:3])
    beside = parts_of(played(Experiment({**SHORT, "bots": bots, "variants": few}), Here(), 40))["winners"]
    assert beside.sheets[0].columns == ["", *few]
    assert "hunch, more (fee 0, fee 1, fee 2)" in beside.sentence


def test_who_waits_for_a_round_plays_like_the_bot_from_then_on() -> None:
    game = find_game("wildcard")
    spec = "hunch without raise, lower, raise-other, lower-other before round 8"
    bots = [make_player(spec), make_player("hunch")]
    match = play(game, bots, "wait")
    acted: list[set[int]] = [set(), set()]
    again = Match.new(game, 2, "wait")
    for seat, what in match.log:
        if getattr(what, "name", "").startswith(("raise", "lower")):
            acted[seat].add(getattr(again.state, "round", 0))
        again.advance(what, seat)
    assert acted[0] == {8, 9, 10}
    assert 1 in acted[1]


def test_a_game_without_rounds_cannot_be_waited_in() -> None:
    match = Match.new(find_game("rampage"), 2, "no rounds")
    bot = make_player("hunch without move before round 8")
    with pytest.raises(AsobiError, match="rampage counts no rounds"):
        bot.choose(Perspective(match, match.pending[0].seat), Dice("own"))


def test_what_is_worth_something_costs_who_never_uses_it() -> None:
    answer = restrict(Experiment({**SHORT, "games": 60}), ["pick", "chip"], Here())
    assert answer.sheets[0].rows[0][0] == "pick"
    assert "“pick” loses most" in answer.sentence


def test_a_better_bot_is_told_from_a_worse_one_and_the_search_stops_early() -> None:
    experiment = Experiment({**SHORT, "games": 3200, "bots": ["hunch", "random", "random"]})
    answer = compare(experiment, "share", Here())
    assert answer.sentence.startswith("hunch has")
    assert "more than random" in answer.sentence
    assert int(answer.sheets[0].rows[0][-1]) < 3200


def test_the_same_game_twice_differs_by_nothing() -> None:
    twice = Experiment({**SHORT, "games": 20, "variants": {"one": {}, "two": {}}})
    assert "no difference between one and two" in compare(twice, "decisions", Here()).sentence


def test_the_report_says_in_what_other_arms_differ_from_the_first() -> None:
    variants = {"base": {}, "same": {}, "more": {"routes.1.points": [60] * 20}}
    frames = played(Experiment({**SHORT, "variants": variants}), Here(), 40)
    answer = parts_of(frames)["match"]
    assert "same does not differ from base for certain." in answer.sentence
    gap = difference_of(
        played(Experiment({**SHORT, "variants": {"a": {}, "b": variants["more"]}}), Here(), 40), "score", 2
    )
    assert f"points of a seat +{gap.value:.2f}" in answer.sentence
    assert answer.sheets[0].columns == ["", "base", "same", "more"]


def test_what_cannot_be_compared_says_so(frames: Frames) -> None:
    with pytest.raises(AsobiError, match="name two variants"):
        compare(Experiment(SHORT), "share", Here())
    with pytest.raises(AsobiError, match="cannot be compared by 'beauty'"):
        difference_of(frames, "beauty", 2.0)


def test_skill_and_luck_are_told_apart() -> None:
    answer = skill(Experiment({**SHORT, "games": 60}), ["random", "hunch"], Here())
    assert answer.sentence.startswith("1 of 1 rungs")
    equal = played(Experiment({**SHORT, "bots": ["random"]}), Here(), 40)
    assert parts_of_luck(equal.seats)["who plays"] < 0.05


def test_what_is_offered_and_taken_adds_up(frames: Frames) -> None:
    base = frames.only("base")
    table = usage(base)
    real = base.decisions.filter(base.decisions["options"] > 1)
    assert table["takes"].sum() == real.height
    assert table["offers"].sum() == real["offered"].list.len().sum()
    offered, by_seat = cards(base).sheets
    order = [(-takes, action) for takes, action in table.select("takes", "action").rows()]
    assert order == sorted(order), "the same results are told in the same order"
    shake = next(row for row in offered.rows if row[0] == "shake")
    assert shake[2] == "0.0 %", "hunches never shake"
    assert by_seat.columns == ["action", "seat 1", "seat 2", "seat 3"]
    for seat in range(3):
        own = real.filter(real["seat"] == seat)
        picked = own.filter(own["chosen"] == pick_one(base)).height / own["offered"].list.contains(pick_one(base)).sum()
        row = next(row for row in by_seat.rows if row[0] == "pick 1")
        assert row[seat + 1] == f"{100 * picked:.1f} %"


def pick_one(frames: Frames) -> int:
    """The number of `pick 1` in the catalogue."""
    return next(action.id for action in frames.experiment.game.catalogue if action.notation == "pick 1")


def test_measures_by_name(frames: Frames) -> None:
    base = frames.only("base")
    assert measured(base, "rounds").value == 3
    assert measured(base, "used pick").value == 1
    assert measured(base, "used shake").value == 0
    assert sum(each.value for name, each in measures(base).items() if name in ("seat 1", "seat 2", "seat 3")) == (
        pytest.approx(1)
    )
    with pytest.raises(AsobiError, match="no measure 'fun'"):
        measured(base, "fun")


# -- tuning and reports ------------------------------------------------------------------------------------


def test_tuning_finds_the_dial_that_reaches_the_target() -> None:
    plan = {
        "trials": 8,
        "dials": {"routes.6.places": [[0, 60]], "powers.c-fee": [1, 1]},
        "targets": {"score": [24.0, 60.0], "decisions": [5, 60]},
    }
    answer, variant, trials = tune(Experiment({**SHORT, "games": 8, "decisions": False, "tune": plan}), Here())
    assert trials[0].changes["routes.6.places"] == [16], "the base game is tried first"
    best = min(trial.loss for trial in trials if trial.whole)
    assert best <= trials[0].loss
    assert variant.changes["powers.c-fee"] == 1
    assert len(answer.pictures[0].rows) == len(trials)


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ({"dials": None}, r"needs \[tune.dials\] and \[tune.targets\]"),
        ({"trials": "many"}, "trials is a whole number, not 'many'"),
        ({"dials": {"powers.c-fee": [1]}}, r"powers.c-fee needs a range \[low, high\], not \[1\]"),
        ({"dials": {"powers.c-fee": [3, 1]}}, "begins at 3 and ends below, at 1"),
        ({"dials": {"powers.c-fee": [1, 99]}}, "from 0 to 10, not 99"),
        ({"dials": {"routes.6.places": 3}}, "for each of its numbers, not 3"),
        ({"dials": {"routes.6.place": [1, 2]}}, "no dial of numbers 'routes.6.place'"),
        ({"targets": {"rounds": ["a", "b"]}}, "rounds needs a range"),
        ({"targets": {"fun": [1, 2]}}, "no measure 'fun'"),
    ],
)
def test_what_cannot_be_tuned_says_why(plan: dict[str, object], says: str) -> None:
    whole = {"dials": {"powers.c-fee": [1, 2]}, "targets": {"rounds": [1, 2]}, "trials": 1}
    given = {name: value for name, value in {**whole, **plan}.items() if value is not None}
    with pytest.raises(AsobiError, match=says):
        tune(Experiment({**SHORT, "games": 4, "decisions": False, "tune": given}), Here())


def test_what_is_tuned_has_no_variants_of_its_own() -> None:
    plan = {"dials": {"powers.c-fee": [1, 2]}, "targets": {"rounds": [1, 2]}}
    with pytest.raises(AsobiError, match="its trials are the variants"):
        tune(Experiment({**SHORT, "tune": plan, "variants": {"x": {}}}), Here())


COUNTER = """
from asobi.lab import Watcher

class Fees(Watcher):
    table = "fees"

    def after(self, match):
        fee = match.state.tables.c_fee
        self.note(**{"c-fee": float(fee), "d-fee": 1.0})
"""


def following(step: object, folder: Path, **more: object) -> Experiment:
    (folder / "own.py").write_text(COUNTER, encoding="utf-8")
    rule = {"dial": "powers.*", "measure": "fees.*", "range": [2.5, 3.5], "step": step, **more}
    plan = {"passes": 6, "follow": [rule]}
    return Experiment({**SHORT, "games": 2, "decisions": False, "watch": ["own.py:Fees"], "tune": plan}, folder)


def test_a_dial_follows_its_own_measure_until_it_is_within_its_range(tmp_path: Path) -> None:
    answer, variant, passes = follow(following(-1, tmp_path, dial="powers.c-fee", measure="fees.c-fee"), Here())
    assert [each.changes.get("powers.c-fee", 1) for each in passes] == [1, 2, 3]
    assert variant.changes == {"powers.c-fee": 3}
    assert answer.sentence == "Of what is out of range at first (1), 0 is left after 2 steps."


def test_following_begins_where_the_variants_stand(tmp_path: Path) -> None:
    experiment = following(-1, tmp_path, dial="powers.c-fee", measure="fees.c-fee")
    answer, variant, passes = follow(experiment.but(variants={"dear": {"powers.c-fee": 5}}), Here())
    assert [each.changes for each in passes] == [{"powers.c-fee": fee} for fee in (5, 4, 3)]
    assert variant.changes == {"powers.c-fee": 3}
    assert answer.sheets[1].rows == [["powers.c-fee", "5", "3"]]


def test_a_dial_that_cannot_help_stays_within_its_own_range_and_what_is_left_is_named(tmp_path: Path) -> None:
    answer, _, passes = follow(following(1, tmp_path, dial="powers.c-fee", measure="fees.c-fee"), Here())
    assert len(passes) == 6
    low = find_game("eight-routes").dials.dials["powers.c-fee"].low
    assert min(each.changes.get("powers.c-fee", 1) for each in passes) == low
    assert answer.sheets[-1].rows[0][:2] == ["base", "powers.c-fee"]


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"range": [1]}, r"needs a range \[low, high\], not \[1\]"),
        ({"step": "up"}, "step is a whole number, not 'up'"),
    ],
)
def test_what_cannot_be_followed_says_why(other: dict[str, object], says: str, tmp_path: Path) -> None:
    with pytest.raises(AsobiError, match=says):
        follow(following(other.pop("step", 1), tmp_path, **other), Here())


def test_dials_that_nothing_can_follow_are_named(tmp_path: Path) -> None:
    with pytest.raises(AsobiError, match="no dial of a number 'power'"):
        follow(following(1, tmp_path, dial="power"), Here())


def test_a_report_is_one_page_with_the_answer_the_pictures_and_the_difference_and_needs_no_network(
    frames: Frames, tmp_path: Path
) -> None:
    found = answers_of(frames)
    text = page(frames.experiment, found, "asobi lab run six.toml")
    assert "<h1>More for 6?</h1>" in text
    assert found[0].sentence in text
    assert text.count("<svg") == sum(len(answer.pictures) for answer in found)
    assert "routes.6.places" in text
    assert "asobi lab run six.toml" in text
    assert 'src="http' not in text
    assert "@import" not in text
    assert "<script" not in text
    assert "| seat 1 |" in markdown(found)
