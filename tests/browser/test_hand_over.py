"""A page at one of several servers, which hands its tables over and goes."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator

import pytest

from tests.browser.house import House
from tests.browser.table import Visitor, play_out, play_until
from tests.server.database import Postgres, running

Arrive = Callable[..., Visitor]
Build = Callable[..., House]
WHO = "SELECT who FROM owners JOIN servers ON servers.id = server WHERE table_id = $1 AND NOT fenced"


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A database for several servers."""
    with running() as server:
        yield server


def test_a_page_plays_on_when_its_server_hands_the_table_over(postgres: Postgres, build: Build, arrive: Arrive) -> None:
    """Given a game behind a front, when the process that has the table is ended, the page plays on elsewhere."""
    address = postgres.new_database()
    ada = arrive(build(database=address), "Ada")
    table = ada.open_table("me", "greedy", "greedy", settings={"rounds": 4})
    play_until(lambda: any("Round 2" in line for line in ada.log), ada)
    ada.sees("[data-lit]")
    before = ada.stands()
    ada.forgiving = True  # a browser reports by itself that a connection has ended

    ((who,),) = postgres.do(WHO, table, address=address)
    process = re.search(r"process (\d+)", who)
    assert process is not None
    sockets: list[str] = []
    ada.page.on("websocket", lambda socket: sockets.append(socket.url))
    os.kill(int(process[1]), signal.SIGTERM)
    # Then the page has a new line to the table, and all stands as it did
    while not sockets:
        ada.page.wait_for_timeout(20)
    ada.sees("[data-lit]")
    ada.page.wait_for_function("() => !document.querySelector('[data-prompt]').textContent.includes('server')")
    assert ada.stands() == before
    ((other,),) = postgres.do(WHO, table, address=address)
    assert other != who
    # And it is played to the end there
    play_out(ada)
    assert ada.log[: len(before[1])] == before[1]
