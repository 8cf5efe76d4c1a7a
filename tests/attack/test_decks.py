"""Legal but heavy content: the largest deck that a table may have, and spectators who ask for all of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from asobi.games.wildcard.deck import MOST_CARDS
from tests.attack.bystander import MOST_WORK, strict, under
from tests.attack.test_syncs import figures
from tests.server.harness import ROOT, Player

NAME = 40
CARDS = ROOT / "src" / "asobi" / "games" / "wildcard" / "cards.csv"


def largest_deck() -> str:
    """As many cards as there may be, the longest there are, each with as long a name as it may have."""
    head, *rows = CARDS.read_text().splitlines()
    longest = sorted(rows, key=len, reverse=True)
    deck = [head]
    for number in range(MOST_CARDS):
        cells = longest[number % len(rows) // 2].split(",")
        cells[0] = f"C{number}"
        cells[1] = f"{number} {'n' * NAME}"[:NAME]
        deck.append(",".join(cells))
    return "\n".join(deck)


def test_the_largest_deck_delays_nobody(tmp_path: Path) -> None:
    house = strict(tmp_path)
    house.games = [*house.games, "asobi.games.wildcard:GAME"]
    with house:
        opened = house.open_table("me", "random", "random", game="wildcard", settings={"deck": largest_deck()})

        def attack() -> None:
            async def ask() -> None:
                watchers = [Player(house, opened["table"]) for _ in range(10)]
                for watcher in watchers:
                    await watcher.connect()
                for _ in range(40):
                    for watcher in watchers:
                        await watcher.send("sync")
                    await asyncio.sleep(0.035)
                for watcher in watchers:
                    assert watcher.socket is not None
                    watcher.socket.transport.abort()

            asyncio.run(ask())

        under(house, attack)
        found = figures(house)
        assert found["asobi_table_steps_total"] > 400
        assert found["asobi_table_step_cpu_seconds_max"] < MOST_WORK
