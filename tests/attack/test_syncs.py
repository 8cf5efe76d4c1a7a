"""A spectator who asks for the whole table all the time: it is encoded once, and the loop breathes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.attack.bystander import MOST_WORK, strict, under
from tests.server.harness import House, Player, scene


def figures(house: House) -> dict[str, float]:
    """What /metrics says."""
    lines = house.ask("/metrics")[2].decode().splitlines()
    named = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in named}


def test_many_syncs_delay_nobody_and_the_watchdog_says_so(tmp_path: Path) -> None:
    with strict(tmp_path) as house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 30})

        def attack() -> None:
            async def ask() -> None:
                watchers = [Player(house, opened["table"]) for _ in range(20)]
                for watcher in watchers:
                    await watcher.connect()
                for _ in range(60):
                    for watcher in watchers:
                        await watcher.send("sync")
                    await asyncio.sleep(0.035)
                for watcher in watchers:
                    assert watcher.socket is not None
                    watcher.socket.transport.abort()

            asyncio.run(ask())

        under(house, attack)
        found = figures(house)
        assert found["asobi_loop_delay_seconds_p99"] < 0.5
        assert found["asobi_moves_total"] > 10
        assert found["asobi_table_step_cpu_seconds_max"] < MOST_WORK
        assert found["asobi_table_waking_cpu_seconds_max"] < MOST_WORK


def test_health_and_metrics_tell_the_operator_and_nobody_else(tmp_path: Path) -> None:
    with strict(tmp_path) as house:
        assert json.loads(house.ask("/health")[2]) == {"ok": True}
        house.ask("/api/games/chess")
        opened = house.open_table("me", "random", "random", settings={"rounds": 1})

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.send_raw("{")
                await ada.next("refused")
                await ada.until(lambda: ada.decision is not None)
                await ada.choose(ada.options()[0])
                await ada.next("accepted")
                found = await asyncio.to_thread(figures, house)
                assert (found["asobi_rooms"], found["asobi_sockets"], found["asobi_tables_total"]) == (1, 1, 1)

        scene(play)
        found = figures(house)
        assert found['asobi_refusals_total{key="refused-no-game"}'] == 1
        assert found['asobi_refusals_total{key="refused-malformed"}'] == 1
        assert found["asobi_moves_total"] >= 1
        assert found["asobi_store_seconds_max"] >= found["asobi_store_seconds_p99"] > 0
        assert found["asobi_table_step_seconds_max"] >= found["asobi_table_step_cpu_seconds_max"] * 0.9 > 0
        assert found["asobi_table_waking_seconds_max"] > 0
        assert found["asobi_table_steps_total"] > 1
        assert {"asobi_loop_delay_seconds_max", "asobi_thoughts", "asobi_outboxes_bytes"} <= found.keys()
        assert house.ask("/metrics", headers={"x-forwarded-for": "192.0.2.1"})[0] == 404
