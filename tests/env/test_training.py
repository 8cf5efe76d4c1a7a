"""Training: small, repeatable, and resumed where it stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from asobi.bots import GreedyBot
from asobi.bots.net import Net, own_seat, read_net
from asobi.cli import app
from asobi.core import Ask, AsobiError, Dice, Match, Perspective, find_game
from asobi.env.fitting import Fitting
from asobi.env.recipe import NoRecipe, Recipe, recipe_of
from asobi.env.selfplay import Rows, play_lot
from asobi.env.training import Training, draw_curves

GAME = find_game("eight-routes")
WHOLE = recipe_of(GAME).data
SMALL = Recipe({**WHOLE, "tables": {"rounds": [1]}, "stage": WHOLE["stage"][:2]}).smaller(0.001)


def quiet(text: str) -> None:
    """Nobody listens."""


def test_the_fit_finds_what_decides() -> None:
    """Given rows in which the first of two numbers says who wins, the network learns it, and says it of new ones."""
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 200, (6000, 2)).astype(np.uint8)
    first = (seen[:, 0] > 100).astype(np.float32)
    rows = Rows(seen, np.zeros((6000, 0), np.float32), np.stack([first, 1 - first], axis=1))
    heard: list[float] = []

    fitting = Fitting(rows, 16, 1)
    fitting.fit(rows, 12, 0.01, lambda epoch, learned, held: heard.append(held))

    assert heard[-1] < 0.15 < heard[0]


def test_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(2)
    rows = Rows(
        rng.integers(0, 9, (8, 3)).astype(np.uint8),
        rng.random((8, 2)).astype(np.float32),
        np.eye(3, dtype=np.float32)[rng.integers(0, 3, 8)],
    )
    fitting = Fitting(rows, 4, 3)
    fitting.weights = [each.astype(np.float64) for each in fitting.weights]
    told = (rows.told(slice(None)).astype(np.float64) - fitting.mean) / fitting.spread
    _, slopes = fitting.slopes(told, rows.won)
    for place, slope in enumerate(slopes):
        spot = tuple(0 for _ in slope.shape)
        fitting.weights[place][spot] += 1e-5
        above, _ = fitting.slopes(told, rows.won)
        fitting.weights[place][spot] -= 2e-5
        below, _ = fitting.slopes(told, rows.won)
        fitting.weights[place][spot] += 1e-5
        assert slope[spot] == pytest.approx((above - below) / 2e-5, abs=1e-5)


def test_the_same_recipe_gives_the_same_network_and_a_stop_costs_nothing(tmp_path: Path) -> None:
    once = Training(GAME, 3, SMALL, tmp_path / "once", quiet, 2).run()

    class Stopped(Exception):
        pass

    def stop_in_stage_2(text: str) -> None:
        if "stage 2" in text:
            raise Stopped

    with pytest.raises(Stopped):
        Training(GAME, 3, SMALL, tmp_path / "twice", stop_in_stage_2, 2).run()
    first = (tmp_path / "twice" / "3" / "stage-1.npz").stat().st_mtime_ns
    again = Training(GAME, 3, SMALL, tmp_path / "twice", quiet, 2).run()

    assert (tmp_path / "twice" / "3" / "stage-1.npz").stat().st_mtime_ns == first
    for one, other in zip(read_net(once.read_bytes()).weights, read_net(again.read_bytes()).weights, strict=True):
        assert (one == other).all()
    assert "seats" in draw_curves(GAME, tmp_path / "once")


def test_any_number_of_processes_plays_the_same_matches_and_the_same_duels(tmp_path: Path) -> None:
    recipe = Recipe({**SMALL.data, "stage": SMALL.data["stage"][:1]})
    curves, nets = [], []
    for workers in (1, 3):
        folder = tmp_path / f"{workers}"
        nets.append(Training(GAME, 3, recipe, folder, quiet, 7).run(workers).read_bytes())
        curves.append((folder / "3" / "curve.jsonl").read_text(encoding="utf-8"))

    assert curves[0] == curves[1]
    assert nets[0] == nets[1]


def test_positions_do_not_hang_on_the_lots(tmp_path: Path) -> None:
    whole = play_lot("eight-routes", 3, SMALL, 0, b"", 0, 4)
    parts = [play_lot("eight-routes", 3, SMALL, 0, b"", first, 2) for first in (0, 2)]

    assert len(whole) == len(parts[0]) + len(parts[1])
    assert (whole.seen[len(parts[0]) :] == parts[1].seen).all()
    assert (whole.won.sum(axis=1) > 0.99).all()


def test_one_position_in_so_many_is_kept_of_every_match() -> None:
    few = Recipe({**SMALL.data, "every": 3})
    for number in (0, 1):
        whole, some = (play_lot("eight-routes", 3, each, 0, b"", number, 1) for each in (SMALL, few))
        assert len(some) == len(whole) // 3 > 0
        assert (some.seen == whole.seen[2::3]).all()
        assert (some.won == whole.won[2::3]).all()


def test_weights_that_shrink_more_stay_smaller() -> None:
    rows, sizes = play_lot("eight-routes", 3, SMALL, 0, b"", 0, 4), []
    for decay in (0.01, 10.0):
        fitting = Fitting(rows, 8, 1)
        fitting.fit(rows, 40, 0.01, lambda *losses: None, decay)
        sizes.append(sum(float((each**2).sum()) for each in fitting.weights))
    assert sizes[1] < 0.8 * sizes[0]


@pytest.mark.parametrize(("id", "seats"), [("wildcard", 3), ("landmark-scramble", 2), ("cubitos", 2)])
def test_games_with_a_recipe_are_learned_by_it(id: str, seats: int) -> None:
    """The network is told the hints alone, and the bot that sees with it plays a whole match."""
    game, said = find_game(id), list[str]()
    data = {**recipe_of(game).data, "stage": [{**recipe_of(game).data["stage"][0], "games": 2}]}
    tables = {"landmark-scramble": {"rounds": [2]}, "cubitos": {"rounds": [2]}}.get(id, {})
    recipe = Recipe({**data, "tables": tables})

    rows = play_lot(id, seats, recipe, 0, b"", 0, 2)
    fitting = Fitting(rows, 4, 1)
    fitting.fit(rows, 1, 0.001, lambda *losses: said.append("epoch"))
    about = {"game": id, "rules": game.version, "seats": seats, "own": own_seat(game), "observes": False}
    net = Net(fitting.folded(), about)
    bot = GreedyBot("learned")
    bot.net = net
    match = Match.new(game, seats, "seen", recipe.settings(game, Dice("seen")))
    decision = match.pending[0]
    assert isinstance(decision, Ask)

    assert rows.seen.shape[1] == 0
    assert len(rows.hints) == len(rows.won) > 1
    assert sum(net.shares(match, 0)) == pytest.approx(1.0)
    assert bot.choose(Perspective(match, decision.seat), Dice("own")) in decision.options
    assert said == ["epoch"]


def test_another_recipe_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    Training(GAME, 3, SMALL, tmp_path, quiet)
    with pytest.raises(AsobiError, match="another recipe"):
        Training(GAME, 3, recipe_of(GAME), tmp_path, quiet)


def test_the_command_refuses_what_cannot_be_trained(tmp_path: Path) -> None:
    refused = CliRunner().invoke(app, ["train", "eight-routes", "--seats", "7", "--into", str(tmp_path)])
    assert isinstance(refused.exception, AsobiError)
    assert "3 to 5 seats" in str(refused.exception)
    with pytest.raises(NoRecipe, match="Rampage"):
        recipe_of(find_game("rampage"))
