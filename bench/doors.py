"""The doors beside PettingZoo's and OpenSpiel's own games, in one run: `python bench/doors.py [seconds] [rounds]`.

Everybody plays at random by the same policy: one uniform draw among the legal options. Figures are decisions per CPU
second of one core, medians of several rounds; dice that OpenSpiel rolls as nodes of their own are not counted as
decisions. `--write` puts the table into bench/README.md.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from bench.speed import HERE, PYTHON, install_peers, output

BEGIN, END = "<!-- doors -->", "<!-- /doors -->"
PEER = "PettingZoo connect four, env"
BATCH = "compiled batch, Eight Routes"
MATCHES = 256
COMPILED = ROOT / "build" / "fast"
chance = random.random


def batch_steps(seconds: float) -> float:
    """Eight Routes, 4 seats, with observations and masks, drawn by numpy."""
    import numpy as np

    from asobi.env import Batch

    batch, rng = Batch("eight-routes", 4, MATCHES), np.random.default_rng(1)
    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        batch.step((rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1))
        decisions += MATCHES
    return decisions / (process_time() - start)


def zoo_steps(game: Any, seats: int, seconds: float) -> float:
    """A game through the door to PettingZoo, one agent after the other."""
    from asobi.env.pettingzoo import env

    turns = env(game, seats)
    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        turns.reset()
        while True:
            seen, _, ended, _, _ = turns.last()
            if ended:
                break
            options = seen["action_mask"].nonzero()[0]
            turns.step(options[int(chance() * len(options))])
            decisions += 1
    return decisions / (process_time() - start)


def spiel_steps(name: str, seconds: float) -> float:
    """A game of OpenSpiel's list; dice are rolled on the way."""
    import pyspiel

    game = pyspiel.load_game(name)
    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(chance() * len(state.chance_outcomes())))
                continue
            options = state.legal_actions()
            state.apply_action(options[int(chance() * len(options))])
            decisions += 1
    return decisions / (process_time() - start)


def own(seconds: float) -> dict[str, float]:
    """asobi's doors, as this interpreter finds them: plain or compiled."""
    import asobi.env.openspiel as spiel
    from asobi.core import Field, Observation, Pending
    from examples.connect_four import COLUMNS, GAME, ROWS, Board

    class Discs(Observation[Board]):
        def fields(self, seats: int) -> list[Field]:
            return [Field("discs", 1, seats, COLUMNS, ROWS)]

        def observe(self, s: Board, seat: int, decision: Pending) -> list[int]:
            cells = [column * 7 + row for column in range(COLUMNS) for row in range(ROWS)]
            return [s.discs[other] >> cell & 1 for other in (seat, 1 - seat) for cell in cells]

    GAME.observation = Discs()
    rows: dict[str, Callable[[float], float]] = {
        "batch, Eight Routes": batch_steps,
        "PettingZoo door, connect four": lambda time: zoo_steps(GAME, 2, time),
        "PettingZoo door, Eight Routes": lambda time: zoo_steps("eight-routes", 4, time),
        "OpenSpiel door, connect four": lambda time: spiel_steps(spiel.enter(GAME), time),
        "OpenSpiel door, Eight Routes": lambda time: spiel_steps("asobi_eight_routes", time),
    }
    return {name: row(seconds) for name, row in rows.items()}


def one_round(seconds: str) -> dict[str, float]:
    """Everybody once."""
    import open_spiel.python.games  # noqa: F401  its games in Python enter the list

    figures: dict[str, float] = {}
    for kind, path in (("compiled", COMPILED), ("plain", ROOT / "src")):
        found = json.loads(output([sys.executable, __file__, "--own", seconds], PYTHONPATH=str(path)))
        figures |= {f"{kind} {name}": value for name, value in found.items()}
        for name in ("env", "raw"):
            peer = output([str(PYTHON), str(HERE / "peer_pettingzoo.py"), seconds, name])
            figures.setdefault(f"PettingZoo connect four, {name}", float(peer))
    figures["OpenSpiel connect four, C++"] = float(output([str(PYTHON), str(HERE / "peer_openspiel.py"), seconds]))
    figures["OpenSpiel python_tic_tac_toe"] = spiel_steps("python_tic_tac_toe", float(seconds))
    return figures


def main() -> None:
    """Build, measure, print."""
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    seconds, rounds = words[0] if words else "2", int(words[1]) if len(words) > 1 else 3
    if "--own" in sys.argv:
        print(json.dumps(own(float(seconds))))
        return
    install_peers()
    output([sys.executable, str(ROOT / "scripts" / "compile.py"), "--fast", "build/fast"])
    measured = [one_round(seconds) for _ in range(rounds)]
    medians = {name: statistics.median([figures[name] for figures in measured]) for name in measured[0]}
    ratio = statistics.median([figures[BATCH] / figures[PEER] for figures in measured])
    lines = [f"| decisions per CPU second | figure | to {PEER} |", "|---|--:|--:|"]
    lines += [f"| {name} | {value:,.0f} | {value / medians[PEER]:.1f} |" for name, value in medians.items()]
    lines += ["", "| to reach | measured | |", "|---|--:|---|"]
    for what, figure, wanted in (
        ("compiled batch on Eight Routes, decisions a second", medians[BATCH], 120_000.0),
        (f"compiled batch on Eight Routes to {PEER}", ratio, 9.0),
    ):
        lines.append(f"| {what}: at least {wanted:,.0f} | {figure:,.1f} | {'yes' if figure >= wanted else '**no**'} |")
    text = f"Medians of {rounds} rounds of {seconds} s each; Python {sys.version.split()[0]}.\n\n" + "\n".join(lines)
    print(text)
    if "--write" in sys.argv:
        page = HERE / "README.md"
        before, rest = page.read_text(encoding="utf-8").split(BEGIN)
        page.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
