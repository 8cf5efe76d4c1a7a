"""An agent of one's own at the table: as a bot of the server, or on a seat over the plain protocol."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.clients.player import play

ROOT = Path(__file__).parents[2]


def serve(folder: Path, port: int, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "asobi.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)])
    return subprocess.Popen(
        [*command, "--database", str(folder / "own.db"), *words],
        cwd=ROOT / "examples",
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that a researcher started in the folder of their own bot."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = serve(tmp_path, port, "--bot", "fullest=my_bot:FullestBox")
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


def test_a_plain_client_plays_a_match_against_a_bot_of_ones_own(address: str) -> None:
    with urllib.request.urlopen(f"{address}/api/bots") as answer:
        names = [card["name"] for card in json.load(answer)]

    outcome = play(address, "eight-routes", ["fullest", "fullest"])

    assert "fullest" in names
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
