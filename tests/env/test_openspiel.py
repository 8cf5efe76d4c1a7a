"""The door to OpenSpiel, held by OpenSpiel's own tests and algorithms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

from asobi.core import Dice, Match, find_game, game_ids
from asobi.env.openspiel import SpielState, enter, resampler
from asobi.env.scripted import NoOpenSpiel, Scripted
from asobi.testing import conform
from tests.env.kuhn import GAME as KUHN

GOLDEN = Path(__file__).parent
SHORT = enter("eight-routes", "short_routes", {"rounds": 1})
RACE = enter("cubitos", "short_race", {"rounds": 2})
TOWN = enter("landmark-scramble", "short_town", {"rounds": 2})
POKER = enter(KUHN, "kuhn_in_asobi", rewards="scores")


@pytest.mark.parametrize("name", [SHORT, RACE, TOWN, "asobi_wildcard", POKER])
def test_the_official_random_play_passes_with_serialisation(name: str) -> None:
    """It serialises at every node, and every time the match is played again from its beginning: so short ones."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_every_game_without_physics_is_in_the_list() -> None:
    ours = {f"asobi_{id.replace('-', '_')}" for id in game_ids() if id != "rampage"}

    assert ours <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", ["asobi_cubitos", "asobi_eight_routes", "asobi_landmark_scramble", "asobi_wildcard"])
def test_a_whole_match_passes_the_official_random_play(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def any_action(state: Any, rng: np.random.Generator) -> int:
    if state.is_chance_node():
        return int(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return int(rng.choice(state.legal_actions()))


def test_scripted_dice_lead_to_the_state_that_the_same_rolls_lead_to() -> None:
    """Roll by roll with the numbers that a match's own dice give: the same state in the end."""
    game = find_game("eight-routes")
    match = Match.new(game, 3, "the same", {"rounds": 2})
    dice, choices = Dice("the same"), Dice("choices")
    place = Scripted(game, 3, {"rounds": 2})
    while not place.over:
        if place.needs:
            place.roll(dice.below(place.needs[0]))
            continue
        assert place.ask is not None
        (decision,) = match.pending
        choice = choices.pick(place.ask.options)
        match.choose(decision.seat, choice)
        place.choose(choice.id)

    assert place.match is not None
    mine, theirs = place.match.state.dump(), match.state.dump()
    assert {**mine, "dice": None} == {**theirs, "dice": None}


def test_a_copy_goes_its_own_way() -> None:
    state, rng = pyspiel.load_game(SHORT).new_initial_state(), np.random.default_rng(2)
    for _ in range(21):
        state.apply_action(any_action(state, rng))
    before = str(state)
    twin, other = state.clone(), state.clone()
    for copy in (twin, other):
        assert str(copy) == before
        while not copy.is_terminal():
            copy.apply_action(any_action(copy, rng))

    assert str(state) == before
    assert str(twin) != str(other)
    assert sum(twin.returns()) == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize(("name", "players"), [("asobi_eight_routes", 4), ("asobi_landmark_scramble", 2)])
def test_the_tensor_is_what_the_seat_observes(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    assert game.num_players() == players
    state, rng = game.new_initial_state(), np.random.default_rng(3)
    observation = make_observation(game)
    for _ in range(60):
        state.apply_action(any_action(state, rng))
    while state.is_chance_node():
        state.apply_action(any_action(state, rng))
    seat = state.current_player()
    observation.set_from(state, seat)
    match = state.at().match

    assert observation.tensor.tolist() == match.game.observation.observe(match.state, seat, match.decision)
    assert observation.dict["seat"].argmax() == seat


@pytest.mark.parametrize("name", [SHORT, POKER])
def test_the_golden_playthrough_is_still_what_is_played(name: str) -> None:
    """In OpenSpiel's own format. To renew it, delete the file and run this test: it is written, and the test fails."""
    page = GOLDEN / f"{name}.playthrough.txt"
    text = playthrough(name, action_sequence=None, seed=7)
    if not page.exists():
        page.write_text(text, encoding="utf-8")
        pytest.fail(f"{page.name} is written: read it and run again")

    assert text == page.read_text(encoding="utf-8")


def test_cfr_finds_the_value_of_kuhn_poker() -> None:
    game = pyspiel.load_game(POKER)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()

    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])

    assert value[0] == pytest.approx(-1 / 18, abs=0.004)
    assert value[1] == pytest.approx(1 / 18, abs=0.004)


def test_mcts_plays_and_takes_the_certain_gain() -> None:
    game = pyspiel.load_game(SHORT)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, dice = game.new_initial_state(), np.random.default_rng(4)
    decided = 0
    while not state.is_terminal() and decided < 4:
        if state.is_chance_node():
            state.apply_action(any_action(state, dice))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decided += 1

    assert decided == 4


def a_searcher(game: Any, simulations: int) -> Any:
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=rng,
    )
    bot.set_resampler(resampler())
    return bot


def test_ismcts_with_our_resampler_bets_on_the_best_card_and_passes_on_the_worst() -> None:
    """After a bet, the king calls and the jack folds, whatever the other card may be."""
    game = pyspiel.load_game(POKER)
    bot, seen = a_searcher(game, 120), {}
    for first in range(3):
        for second in range(2):
            state = game.new_initial_state()
            state.apply_action(first)
            state.apply_action(second)
            state.apply_action(1)
            own = state.at().match.view(1)["card"]
            seen[own] = bot.step(state)

    assert seen[2] == 1
    assert seen[0] == 0


def test_ismcts_plays_a_whole_game_with_secrets() -> None:
    game = pyspiel.load_game("asobi_landmark_scramble", {"players": 2})
    bot, state, rng = a_searcher(game, 3), game.new_initial_state(), np.random.default_rng(5)
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(any_action(state, rng))
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(any_action(state, rng))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_resampled_state_looks_the_same_to_its_player_and_hides_the_truth() -> None:
    game = pyspiel.load_game(POKER)
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(0)
    assert isinstance(state, SpielState)
    resample = resampler("twins")
    twins = [resample(state, 0) for _ in range(20)]

    assert {twin.information_state_string(0) for twin in twins} == {state.information_state_string(0)}
    assert len({twin.information_state_string(1) for twin in twins}) == 2


def test_kuhn_keeps_the_house_rules(tmp_path: Path) -> None:
    conform(KUHN, seeds=6, folder=tmp_path, bots=["random"])


def test_a_game_with_physics_is_refused_with_the_reason() -> None:
    with pytest.raises(NoOpenSpiel, match="Rampage aims and asks nature"):
        Scripted(find_game("rampage"), 2, {})
