"""Memory comes back: a room that is closed is gone at once, without the collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

from asobi.server.cards import NewTable
from asobi.server.hall import Hall
from asobi.server.limits import Limits
from asobi.server.services import find_services
from tests.server.harness import GAMES, scene


def test_a_closed_room_and_its_match_are_freed_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        hall = Hall(find_services(str(tmp_path / "asobi.db"), GAMES, Limits(), ""))
        await hall.open()
        kept: list[weakref.ref[Any]] = []
        gc.collect()
        gc.disable()
        try:
            for game in ("eight-routes", "hidden"):
                for _ in range(3):
                    opened = await hall.open_table(NewTable(game, ["me", "random", "random"], "Ada"), "guest")
                    room = await hall.room(opened.table)
                    # Given a room where bots think, with a past that was looked at
                    assert room.play is not None
                    await asyncio.sleep(0.3)
                    room.play.past.at(room.play.entries[:], room.play.choices)
                    kept += [weakref.ref(room), weakref.ref(room.play.match), weakref.ref(room.actor)]
                    # When it is put away
                    room.close()
                    del room
            await asyncio.sleep(0.5)
            # Then nothing is left of it
            assert [one() for one in kept if one() is not None] == []
        finally:
            gc.enable()
            await hall.close()

    scene(play)
