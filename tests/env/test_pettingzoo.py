"""The door to PettingZoo, held by PettingZoo's own tests."""

from __future__ import annotations

import json
import urllib.request
import warnings
import webbrowser
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from websockets.sync.client import connect
from websockets.typing import Origin

from asobi.core import game_ids
from asobi.env.pettingzoo import TogetherEnv, TurnsEnv, env, parallel_env
from asobi.env.render import NoPicture
from tests.env.test_batch import SEATS

AIMS = [(id, "dials") for id in game_ids()] + [("rampage", "box"), ("eight-routes", "box")]
CYCLES = {"rampage": 12}
# Their tests know these spaces by heart: an observation with a mask is a Dict.
KNOWN = ["Observation space for each agent probably should be", "Observation is not a NumPy array"]


@pytest.fixture(autouse=True)
def as_they_are() -> Any:
    with warnings.catch_warnings():
        for known in KNOWN:
            warnings.filterwarnings("ignore", message=known)
        yield


@pytest.mark.parametrize(("id", "aims"), AIMS)
def test_the_official_tests_pass_one_after_the_other(id: str, aims: Any) -> None:
    def make() -> TurnsEnv:
        return env(id, SEATS[id], aims=aims)

    api_test(make(), num_cycles=CYCLES.get(id, 120))
    seed_test(make, num_cycles=CYCLES.get(id, 60))


@pytest.mark.parametrize(("id", "aims"), AIMS)
def test_the_official_tests_pass_all_at_once(id: str, aims: Any) -> None:
    def make() -> TogetherEnv:
        return parallel_env(id, SEATS[id], aims=aims)

    parallel_api_test(make(), num_cycles=CYCLES.get(id, 100))
    parallel_seed_test(make, num_cycles=CYCLES.get(id, 60))


def play(turns: TurnsEnv, seed: int) -> dict[str, float]:
    """A whole match at random, and what it brought everybody."""
    rng = np.random.default_rng(seed)
    turns.reset(seed=seed)
    total = dict.fromkeys(turns.possible_agents, 0.0)
    for agent in turns.agent_iter():
        seen, reward, ended, cut, _ = turns.last()
        total[agent] += reward
        assert not cut
        turns.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_a_match_is_played_to_its_end_and_its_rewards_add_up() -> None:
    total = play(env("eight-routes", 4, settings={"rounds": 2}), seed=3)

    assert sum(total.values()) == pytest.approx(0.0)
    assert max(total.values()) > 0.3


def test_alone_one_wins_or_loses() -> None:
    assert {play(env("wildcard", 1), seed)["player_0"] for seed in range(3)} <= {1.0, -1.0}


def test_an_illegal_action_ends_the_match_and_costs_its_agent_alone() -> None:
    turns = env("eight-routes", 3)
    turns.reset(seed=1)
    agent = turns.agent_selection
    mask = turns.observe(agent)["action_mask"]

    turns.step(int(np.flatnonzero(mask == 0)[0]))

    assert turns.rewards == {**dict.fromkeys(turns.possible_agents, 0.0), agent: -1.0}
    assert all(turns.terminations.values())
    assert turns.infos[agent] == {"illegal": True}


def test_an_illegal_answer_among_several_ends_the_match_too() -> None:
    together = parallel_env("cubitos", 2)
    seen, _ = together.reset(seed=1)
    wait = together.places.numbers - 1
    legal = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in together.agents}

    _, rewards, ended, _, infos = together.step({**legal, "player_1": wait})

    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert all(ended.values())
    assert infos["player_1"] == {"illegal": True}
    assert together.agents == []


def test_those_who_may_decide_do_so_together_and_the_others_wait() -> None:
    together = parallel_env("cubitos", 3)
    seen, _ = together.reset(seed=2)
    rng, most = np.random.default_rng(2), 0
    for _ in range(40):
        deciding = [agent for agent in together.agents if not seen[agent]["action_mask"][-1]]
        most = max(most, len(deciding))
        assert deciding
        chosen = {a: int(rng.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in together.agents}
        seen, _, ended, _, _ = together.step(chosen)
        if any(ended.values()):
            break

    assert most == 3


def test_a_box_has_a_share_for_every_action_and_every_dial() -> None:
    turns = env("rampage", 2, aims="box")
    turns.reset(seed=1)
    (size,) = turns.action_space("player_0").shape or (0,)

    assert size == len(turns.places.table.game.catalogue) + 8
    for wrong in (np.zeros(3), np.full(size, np.nan)):
        turns.reset(seed=1)
        turns.step(wrong)
        assert all(turns.terminations.values())
    circle: Any = "circle"
    with pytest.raises(ValueError, match="one of dials, box, not 'circle'"):
        env("rampage", aims=circle)


@pytest.mark.parametrize("id", game_ids())
def test_a_match_is_drawn_as_pixels_and_told_in_words(id: str) -> None:
    pixels, words = env(id, SEATS[id], render_mode="rgb_array"), parallel_env(id, SEATS[id], render_mode="ansi")
    pixels.reset(seed=1)
    words.reset(seed=1)

    picture, text = pixels.render(), words.render()

    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10
    assert len(text.splitlines()) > 5


def watched(address: str) -> Iterator[dict[str, Any]]:
    """What a spectator's browser is told at a table, message after message."""
    server, _, table = address.rpartition("/t/")
    with connect(f"{server.replace('http', 'ws')}/ws/{table}", origin=Origin(server)) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1}))
        for text in socket:
            yield json.loads(text)


@pytest.mark.parametrize("id", ["eight-routes", "cubitos"])
def test_a_person_watches_the_match_at_the_table_in_the_browser(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the browser is missing: what it would be told is asked of the server that it was sent to."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    turns = env(id, 3, render_mode="human")
    turns.reset(seed=1)
    match = turns.places.table.match
    (address,) = opened
    with urllib.request.urlopen(address, timeout=20) as page:
        assert "<title>" in page.read().decode()
    told = watched(address)
    table = next(told)

    turns.step(int(np.flatnonzero(turns.observe(turns.agent_selection)["action_mask"])[0]))
    moved = next(message for message in told if message["type"] == "moved")

    assert table["game"] == id
    assert [seat["name"] for seat in table["seats"]] == ["player_0", "player_1", "player_2"]
    assert table["seat"] is None
    assert moved["moment"]["view"] == json.loads(json.dumps(match.view(None)))
    turns.reset(seed=2)
    further = next(message for message in told if message["type"] == "next")["table"]
    assert next(watched(address.replace(address.rpartition("/")[2], further)))["game"] == id
    assert opened == [address]
    turns.close()
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(address, timeout=20)


def test_a_whole_match_is_followed_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    together, rng = parallel_env("eight-routes", 3, {"rounds": 1}, render_mode="human"), np.random.default_rng(1)
    seen, _ = together.reset(seed=1)
    while together.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in together.agents}
        seen, _, _, _, _ = together.step(actions)

    moment = next(watched(opened[0]))["moment"]

    outcome = together.places.table.match.outcome
    assert outcome is not None
    assert moment["outcome"]["scores"] == outcome.scores
    together.close()


def test_an_unknown_way_to_show_a_match_is_refused() -> None:
    with pytest.raises(NoPicture, match="one of human, rgb_array, ansi, not by 'braille'"):
        env("eight-routes", render_mode="braille")
