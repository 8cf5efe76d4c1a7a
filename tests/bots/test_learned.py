"""Bots that learned: they see with a network where one learned for the table, and say where none did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from asobi.bots import GreedyBot, HunchBot, make_bot, play, plays_like
from asobi.bots.eye import Eye
from asobi.bots.greedy import certain_lead, clearly_best, finish_turn
from asobi.bots.net import OWN, LearnedEye, Net, kept, net_for, read_net, whose_turn, write_net
from asobi.core import Action, Ask, Dice, Match, Perspective, Point, find_game, game_ids
from asobi.env.recipe import recipe_of
from asobi.games.eight_routes.state import EightRoutesState

GAME = find_game("eight-routes")


def settings(seats: int, **given: Any) -> dict[str, Any]:
    return GAME.with_defaults(seats, given)


def turned(**dials: Any) -> dict[str, Any]:
    changes = {path.replace("__", ".").replace("_", "-"): value for path, value in dials.items()}
    return {"variant": {"name": "mine", "changes": changes}}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_eight_routes_brings_a_network_for_every_number_of_seats_and_every_setting(seats: int) -> None:
    for given in ({}, {"rounds": 5}, {"shake": False}, turned(set_up__start__3=[3, 2, 1])):
        assert net_for(GAME, seats, settings(seats, **given)) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cubitos_brings_a_network_for_every_number_of_seats(seats: int) -> None:
    race = find_game("cubitos")
    for given in ({}, {"race": "combotastic"}, {"course": "still-waters-run-deep", "advice": False}):
        assert net_for(race, seats, race.with_defaults(seats, given)) is not None


def test_other_routes_or_rules_than_it_learned_are_left_to_the_insight() -> None:
    other = settings(4, **turned(routes__6__places=[30]))

    assert net_for(GAME, 4, other) is None
    assert plays_like("learned", GAME, 4, other) == "greedy"
    assert plays_like("expert:50ms", GAME, 4, other) == "search:50ms"
    assert plays_like("learned", GAME, 4, settings(4)) == "learned"
    assert plays_like("greedy", GAME, 4, other) == "greedy"

    for given in ({"rounds": 1}, {"rounds": 30}):
        assert net_for(GAME, 4, settings(4, **given)) is None

    net = net_for(GAME, 4, settings(4))
    assert net is not None
    older = Net(net.weights, {**net.about, "rules": "0"})
    assert not older.covers(GAME, 4, settings(4))


COVERED: list[tuple[str, dict[str, Any]]] = [
    ("cubitos", {}),
    ("cubitos", {"race": "combotastic"}),
    ("cubitos", {"race": "such-much-fans", "in-order": True}),
    ("cubitos", {"race": "grand-finale", "rounds": 60}),
    ("cubitos", {"race": "random", "advice": False, "course": "still-waters-run-deep"}),
    ("landmark-scramble", {"rounds": 45, "answer_seconds": 30}),
    ("wildcard", {"no-chains": True, "finish": "classic", "orientation": "random"}),
]
UNCOVERED: list[tuple[str, dict[str, Any]]] = [
    ("cubitos", {"race": "custom"}),
    ("cubitos", {"prices": "dugout 1"}),
    ("cubitos", {"fan-rewards": "1 hands"}),
    ("cubitos", {"rounds": 3}),
    ("landmark-scramble", {"rounds": 10}),
    ("wildcard", {"deck": "mine"}),
]


@pytest.mark.parametrize(("id", "given"), [*COVERED, *UNCOVERED])
def test_a_network_is_trusted_at_the_tables_of_its_recipe_and_at_no_others(id: str, given: dict[str, Any]) -> None:
    """What a network has not seen set so is left to the insight; what a server adds beside the settings is nothing."""
    game = find_game(id)
    seats = game.facts.players[0]
    recipe = recipe_of(game)
    about = {"rules": game.version, "seats": seats, "own": True, "dials": [], "tables": recipe.learned()}
    net = Net([np.zeros((2, 1), np.float32), *[np.zeros(1, np.float32)] * 3], about)
    whole = {setting.key: setting.default for setting in game.settings}

    assert net.covers(game, seats, {**whole, **given, "clock": 30}) == ((id, given) in COVERED)
    for number in range(30):
        assert net.covers(game, seats, game.with_defaults(seats, recipe.settings(game, Dice(f"{number}"))))


@pytest.mark.parametrize("id", [id for id in game_ids() if find_game(id).insight.nets])
def test_the_shipped_networks_are_those_of_the_recipe(id: str) -> None:
    game, recipe = find_game(id), recipe_of(find_game(id))
    low, high = game.facts.players
    for net in [kept(id, game.insight.nets, seats, "") for seats in range(low, high + 1)]:
        if net is not None:
            assert net.about["rules"] == game.version
            assert net.about["tables"] == recipe.learned()
            assert net.about["dials"] == sorted(recipe.dials)
            assert net.observes == recipe.observes


def test_where_no_network_learned_the_bots_choose_as_the_plain_ones_do() -> None:
    other = {"rounds": 1, **turned(routes__6__places=[30])}
    for learned, plain in (("learned", "greedy"), ("expert:30", "search:30")):
        lines = [list(play(GAME, [bot] * 3, "fall back", other).log) for bot in (learned, plain)]
        assert lines[0] == lines[1]


def test_a_network_says_how_likely_each_seat_wins_and_the_last_look_is_the_outcome() -> None:
    match = Match.new(GAME, 4, "look")
    net = net_for(GAME, 4, match.settings)
    assert net is not None
    eye = LearnedEye(net)
    values = eye.values(match)
    assert values is not None
    assert sum(values) == pytest.approx(1.0)
    assert [eye.value(match, seat) for seat in range(4)] == pytest.approx(values)
    mover = whose_turn(match)
    assert net.shares(match, mover)[0] == pytest.approx(values[mover])

    ended = play(GAME, ["hunch"] * 4, "end", {"rounds": 1})
    assert ended.outcome is not None
    assert [eye.value(ended, seat) for seat in range(4)] == [ended.outcome.share(seat) for seat in range(4)]


def test_it_sees_who_is_ahead() -> None:
    """Given two rounds to go, the network's favourite wins more often than anybody would by chance."""
    right = 0
    for number in range(40):
        match = Match.new(GAME, 3, f"ahead {number}")
        bot = make_bot("hunch")
        while match.state.dump()["round"] < 14:
            seat = match.pending[0].seat
            match.advance(bot.choose(Perspective(match, seat), Dice("b")), seat)
        net = net_for(GAME, 3, match.settings)
        assert net is not None
        values = LearnedEye(net).values(match)
        assert values is not None
        while not match.over:
            seat = match.pending[0].seat
            match.advance(bot.choose(Perspective(match, seat), Dice("b")), seat)
        assert match.outcome is not None
        right += match.outcome.share(values.index(max(values))) > 0
    assert right >= 20  # by chance it would be 13


def test_a_network_written_and_read_again_is_the_same() -> None:
    match = Match.new(GAME, 4, "file")
    net = net_for(GAME, 4, match.settings)
    assert net is not None
    again = read_net(write_net(net))
    assert again.about == net.about
    assert again.shares(match, 0) == net.shares(match, 0)


def test_a_network_of_ones_own_goes_before_the_one_that_ships(tmp_path: Path, monkeypatch: Any) -> None:
    net = net_for(GAME, 3, settings(3))
    assert net is not None
    blind = Net([np.zeros_like(each) for each in net.weights], net.about)
    folder = tmp_path / "eight-routes"
    folder.mkdir()
    (folder / "3.npz").write_bytes(write_net(blind))
    monkeypatch.setenv(OWN, str(tmp_path))

    found = net_for(GAME, 3, settings(3))

    assert found is not None
    assert found.shares(Match.new(GAME, 3, 1), 0) == pytest.approx([1 / 3] * 3)
    assert net_for(GAME, 4, settings(4)) is net_for(GAME, 4, settings(4)) is not None


def test_a_lead_counts_as_far_as_chance_does_not_explain_it() -> None:
    assert certain_lead([0.5, 0.7, 0.6], [0.4, 0.6, 0.5]) == pytest.approx(0.1)
    assert certain_lead([0.9, 0.1], [0.4, 0.4]) < 0.0
    assert certain_lead([0.5], [0.4]) == pytest.approx(0.1)
    assert certain_lead([0.5], [0.4, 0.4, 0.4]) == pytest.approx(0.1)  # certain beside what the dice decide


class Forward(Eye):
    """Thinks well of squares on the first route, of nothing else."""

    def value(self, match: Match, seat: int) -> float:
        state = match.state
        assert isinstance(state, EightRoutesState)
        return state.square(seat, 1) / 100


def test_where_it_looks_closely_it_follows_the_hunch_unless_another_choice_is_clearly_better() -> None:
    race = find_game("cubitos")
    hints = len(race.insight.hints(Match.new(race, 2, 1).state, 0))
    about = {"game": "cubitos", "rules": race.version, "seats": 2, "own": True, "observes": False, "dials": []}
    nothing = [np.zeros(shape, np.float32) for shape in ((hints, 1), 1, (1, 2), 2)]
    blind = GreedyBot("learned")
    blind.net = Net(nothing, about)
    assert race.insight.learned.looks > 1
    short = {"rounds": 2}
    logs = [list(play(race, [bot] * 2, "blind", short).log) for bot in (blind, HunchBot("hunch"))]
    assert logs[0] == logs[1]

    match = Match.new(GAME, 3, "clear")
    seen = Perspective(match, match.pending[0].seat)
    decision = match.pending[0]
    assert isinstance(decision, Ask)
    chosen = clearly_best(seen, list(decision.options), "dice", Forward(), 4)
    ahead = [after(seen, option) for option in decision.options]
    assert after(seen, chosen) == max(ahead) > min(ahead)


def after(perspective: Perspective, option: Action | Point) -> float:
    """How far the seat is on the first route after its turn."""
    match = perspective.imagine(Dice("dice"))
    match.advance(option, perspective.seat)
    finish_turn(match, perspective.seat, Dice("dice"))
    return Forward().value(match, perspective.seat)
