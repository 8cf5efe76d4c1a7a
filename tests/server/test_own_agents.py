"""An agent of one's own at the table: as a bot of the server, or on a seat over the plain protocol."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.clients.player import play
from examples.learning.ppo import Options, train

ROOT = Path(__file__).parents[2]


def serve(folder: Path, port: int, *words: str, at: Path = ROOT / "examples") -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "asobi.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)])
    return subprocess.Popen(
        [*command, "--database", str(folder / "own.db"), *words],
        cwd=at,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that a researcher started in the folder of their own bots, one of which they trained this minute."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    for file in ("my_bot.py", "learning/policy.py"):
        shutil.copy(ROOT / "examples" / file, tmp_path)
    learned, _, _ = train(Options(seats=3, settings={"rounds": 1}, matches=8, steps=8, iterations=1, judged=1), True)
    learned.save(tmp_path / "eight-routes-3.npz")
    bots = ["--bot", "fullest=my_bot:FullestBox", "--bot", "mine=policy:Policy"]
    server = serve(tmp_path, port, *bots, at=tmp_path)
    try:
        deadline = time.monotonic() + 120
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api/bots", timeout=5).close()
                break
            except OSError:
                assert time.monotonic() < deadline, "the server does not start"
                assert server.poll() is None, server.communicate()[0]
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.communicate(timeout=30)


def test_a_plain_client_plays_a_match_against_a_bot_and_a_trained_policy_of_ones_own(address: str) -> None:
    with urllib.request.urlopen(f"{address}/api/bots") as answer:
        names = [card["name"] for card in json.load(answer)]

    outcome = play(address, "eight-routes", ["fullest", "mine"])

    assert {"fullest", "mine"} <= set(names)
    assert len(outcome["scores"]) == 3
    assert outcome["winners"]


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("greedy=my_bot:FullestBox", "a bot is named --bot mine=package:Class, with a new name"),
        ("mine=my_bot:NoSuchBot", "the bot mine=my_bot:NoSuchBot cannot be made"),
        ("mine=builtins:str", "is not a Bot"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_served(named: str, why: str, tmp_path: Path) -> None:
    server = serve(tmp_path, 8000, "--bot", named)
    said = " ".join(server.communicate(timeout=120)[0].split())

    assert server.returncode == 2
    assert why in said


@pytest.mark.parametrize(("file", "most"), [("clients/player.py", 40), ("learning/policy.py", 25)])
def test_the_examples_are_as_short_as_the_pages_say(file: str, most: int) -> None:
    lines = (ROOT / "examples" / file).read_text(encoding="utf-8").splitlines()
    assert sum(1 for line in lines if line.strip()) <= most
