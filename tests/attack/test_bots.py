"""Many tables that nobody watches, with slow bots: people and what is watched come first."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.attack.bystander import strict, under
from tests.server.harness import Player, scene

TABLES = 60
THOUGHT = 2.0
"""Seconds of a thought. Two workers need a minute for one thought at each of the tables."""


def test_a_watched_bot_answers_beside_sixty_unwatched_tables_with_slow_bots(tmp_path: Path) -> None:
    with strict(tmp_path, tables_per_address_and_hour=1_000, tables_per_guest_and_hour=1_000) as house:
        slow = f"search:{THOUGHT * 1000:.0f}ms"

        def attack() -> None:
            for _ in range(TABLES):
                house.open_table(slow, slow, "me")
            time.sleep(1.0)

        under(house, attack)
        opened = house.open_table("greedy", "greedy", "me")

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                began = time.monotonic()
                # Then Ada's bots move although the tables before hers wait for theirs
                await asyncio.wait_for(ada.until(lambda: ada.decision is not None), TABLES * THOUGHT / 4)
                assert time.monotonic() - began < TABLES * THOUGHT / 4

        scene(play)
