"""Everything that a person sees and that matters is in the numbers: a small probe finds it again in each game.

A probe weighs a few of the numbers, which it picks itself, one after the other, by what is still unexplained of a fact
(orthogonal matching pursuit). It is fitted to half of the moments of some random matches, and has to read the fact off
the other half. It is told the fact alone, never the names of fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import pytest
from fluent.syntax import FluentParser, ast

from asobi.bots.bot import random_choice
from asobi.core import Dice, Match, find_game, game_ids, home
from tests.games import golden

View = Mapping[str, Any]
Fact = Callable[[View, View, int], float]

FACTS: dict[str, dict[str, Fact]] = {
    "eight-routes": {
        "my points": lambda view, board, seat: view["start"][seat] + sum(row[seat] for row in view["points"]),
        "dice in the lid": lambda view, board, seat: sum(view["lid"]),
        "how many are ahead of me on route 2": lambda view, board, seat: (
            view["piles"][1].index(seat) if seat in view["piles"][1] else 0
        ),
        "whether it is my turn": lambda view, board, seat: view["turn"] == seat,
        "rounds to go": lambda view, board, seat: view["rounds"] - view["round"],
        "the next player's squares together": lambda view, board, seat: sum(view["squares"][(seat + 1) % 4]),
    },
    "cubitos": {
        "my money": lambda view, board, seat: view["players"][seat]["coins"] + view["players"][seat]["credits"],
        "my active dice": lambda view, board, seat: len(view["players"][seat]["active"]),
        "spaces to go of the next player": lambda view, board, seat: view["players"][(seat + 1) % 3]["togo"],
        "my feet on dice": lambda view, board, seat: sum(
            die["face"] == "foot" for die in view["players"][seat]["active"]
        ),
        "whether I may push": lambda view, board, seat: (view["asked"][seat] or {}).get("prompt") == "push",
        "hits I may expect": lambda view, board, seat: (view["asked"][seat] or {}).get("hits", 0.0),
        "dice in the supply": lambda view, board, seat: sum(view["supply"].values()),
    },
    "wildcard": {
        "my steps to go": lambda view, board, seat: view["steps"][seat][0],
        "everybody's wealth": lambda view, board, seat: sum(life[0] for life in view["lives"]),
        "my points": lambda view, board, seat: view["points"][seat],
        "actions left": lambda view, board, seat: view["actions_left"] or 0,
        "cards face down": lambda view, board, seat: view["face_down"],
        "whether I must choose a victim": lambda view, board, seat: view["turn"] == seat and view["moment"] == "victim",
    },
    "landmark-scramble": {
        "coins in my hand": lambda view, board, seat: view["hand"][0],
        "cards in other hands": lambda view, board, seat: sum(view["hand_sizes"]) - view["hand_sizes"][seat],
        "my captain's row": lambda view, board, seat: sum(
            cell["y"] for cell in board["cells"] if cell["name"] == view["pieces"][seat * 5]["cell"]
        ),
        "action points": lambda view, board, seat: view["points"],
        "holes closed to me": lambda view, board, seat: sum(view["marks"][seat]),
        "locations I own": lambda view, board, seat: view["owned"][seat],
    },
    "rampage": {
        "meeples I have eaten": lambda view, board, seat: view["seats"][seat]["eaten"],
        "red ones of them": lambda view, board, seat: view["seats"][seat]["stomach"][0],
        "meeples to be eaten in A": lambda view, board, seat: len(view["where"]["A"]),
        "floors left": lambda view, board, seat: view["floors_left"],
        "where my monster is, eastwards": lambda view, board, seat: (
            view["poses"][str(board["first"]["disc"] + seat)][0] / 1000
            if str(board["first"]["disc"] + seat) in view["poses"]
            else -32.0
        ),
        "my teeth": lambda view, board, seat: view["seats"][seat]["teeth"],
    },
}
SEATS = {"eight-routes": 4, "cubitos": 3, "wildcard": 3, "landmark-scramble": 2}
MATCHES = {"eight-routes": 6, "cubitos": 3, "wildcard": 8, "landmark-scramble": 3}
MOMENTS = 150
OFF = {"where my monster is, eastwards": 0.2, "hits I may expect": 0.06}
CLOSE = 0.02
SMALL = 40


@pytest.fixture(scope="module")
def moments() -> dict[str, tuple[np.ndarray, dict[str, np.ndarray]]]:
    """For each game what the seats observed at the moments of some matches, and the facts of their views."""
    return {id: watch(id) for id in game_ids()}


def watch(id: str) -> tuple[np.ndarray, dict[str, np.ndarray]]:
    rows: list[list[int]] = []
    told: dict[str, list[float]] = {name: [] for name in FACTS[id]}
    for match in golden_moments(id) if id == "rampage" else random_moments(id):
        board = match.board()
        for seat in range(match.seats):
            view = match.view(seat)
            rows.append(match.game.observation.observe(match.state, seat, match.decision))
            for name, fact in FACTS[id].items():
                told[name].append(float(fact(view, board, seat)))
    return np.array(rows, float), {name: np.array(values) for name, values in told.items()}


def random_moments(id: str) -> Iterator[Match]:
    game, dice = find_game(id), Dice("watch")
    for number in range(MATCHES[id]):
        match = Match.new(game, SEATS[id], f"watch {number}", tracked=False)
        for _ in range(MOMENTS):
            if match.over:
                break
            yield match
            decision = match.pending[0]
            match.advance(random_choice(decision, dice), decision.seat)


def golden_moments(id: str) -> Iterator[Match]:
    """The physics of a match that was played once needs no computing again."""
    record, _ = golden.read(id)
    match = record.header.begin(find_game(id))
    for entry in record.entries:
        if match.pending:
            yield match
        match.take(entry)


def misread(observed: np.ndarray, fact: np.ndarray) -> float:
    """How far off the probe is at all but the worst twentieth of the moments that it was not fitted to."""
    numbers = np.hstack([observed - observed.mean(axis=0), np.ones((len(observed), 1))])
    order = np.random.default_rng(1).permutation(len(fact))
    half, others = order[::2], order[1::2]
    seen, known = numbers[half], fact[half]
    sizes = np.linalg.norm(seen, axis=0) + 1e-9
    chosen = [numbers.shape[1] - 1]
    while True:
        weights = np.linalg.lstsq(seen[:, chosen], known, rcond=None)[0]
        rest = known - seen[:, chosen] @ weights
        if len(chosen) == SMALL or np.abs(rest).max() < 1e-6:
            return float(np.quantile(np.abs(numbers[others][:, chosen] @ weights - fact[others]), 0.95))
        alike = np.abs(seen.T @ rest) / sizes
        alike[chosen] = 0.0
        chosen.append(int(alike.argmax()))


@pytest.mark.parametrize("id", game_ids())
def test_a_probe_reads_the_facts_of_the_view_off_the_numbers(id: str, moments: Any) -> None:
    observed, facts = moments[id]

    off = {name: misread(observed, fact) for name, fact in facts.items()}

    assert {name: error for name, error in off.items() if error > OFF.get(name, CLOSE)} == {}


@pytest.mark.parametrize("id", game_ids())
def test_the_probe_fails_where_the_numbers_do_not_tell(id: str, moments: Any) -> None:
    """So that it can fail: of another moment's numbers nothing can be read off."""
    observed, facts = moments[id]
    name = next(iter(facts))

    assert misread(np.roll(observed, 37, axis=0), facts[name]) > 10 * CLOSE


@pytest.mark.parametrize("id", game_ids())
def test_everything_that_can_be_asked_has_its_place(id: str) -> None:
    game = find_game(id)
    words = (home(game) / "locales" / "en.ftl").read_text(encoding="utf-8")
    keys = [entry.id.name for entry in FluentParser().parse(words).body if isinstance(entry, ast.Message)]
    asked = [key for key in keys if key.startswith(f"{id}-ask-")]
    field = next(field for field in game.observation.fields(game.facts.players[0]) if field.name == "asked")

    assert field.size == len(asked)


@pytest.mark.parametrize("id", [id for id in game_ids() if find_game(id).dials.dials and id != "rampage"])
@pytest.mark.parametrize("turned", ["low", "high"])
def test_the_bounds_hold_in_every_variant(id: str, turned: str) -> None:
    """With every dial as low or as high as it goes; rounds, decks and the first dice have to fit together."""
    apart = ("set-up.rounds.", "deck.", "start.")
    dials = [dial for dial in find_game(id).dials.dials.values() if not dial.path.startswith(apart)]
    ends = {dial.path: dial.low if turned == "low" else dial.high for dial in dials if dial.kind == "number"}
    rows = {dial.path: [getattr(dial, turned)] * len(dial.default) for dial in dials if dial.kind == "numbers"}
    variant = {"variant": {"changes": {**ends, **rows}}}
    match = Match.new(find_game(id), SEATS[id], "variant", variant, tracked=False)
    highs = [field.high for field in match.game.observation.fields(SEATS[id]) for _ in range(field.size)]
    dice = Dice("variant")
    for _ in range(120):
        if match.over:
            break
        numbers = match.game.observation.observe(match.state, dice.below(match.seats), match.decision)
        assert all(0 <= number <= high for number, high in zip(numbers, highs, strict=True))
        decision = match.pending[0]
        match.advance(random_choice(decision, dice), decision.seat)
