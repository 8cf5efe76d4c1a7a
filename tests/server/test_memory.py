"""Memory comes back: a room that is closed is gone at once, without the collector."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
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


VISITS = """
import asyncio, gc, json, os, sys, threading, urllib.request
import websockets
from asobi.server import serve
from asobi.server.audience import Connection
from asobi.server.outbox import Outbox
from asobi.server.wire import Wire

async def visit(port):
    origin = websockets.Origin(f"http://127.0.0.1:{port}")
    wish = json.dumps({"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Ada"}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{origin}/api/tables", wish, {"origin": origin})) as answer:
        table = json.load(answer)["table"]
    for table in [table, "nowhere"] * 5:
        async with websockets.connect(f"ws://127.0.0.1:{port}/ws/{table}", origin=origin) as line:
            await line.send('{"type":"hello","protocol":1}')
            await line.recv()
    await asyncio.sleep(1.0)

def look(port):
    gc.collect()
    gc.disable()
    asyncio.run(visit(port))
    kinds = (Connection, Outbox, Wire)
    print([sum(issubclass(type(each), kind) for each in gc.get_objects()) for kind in kinds], flush=True)
    os._exit(0)  # the server has no other end here

serve("127.0.0.1", 0, sys.argv[1], started=lambda port: threading.Thread(target=look, args=(port,)).start())
"""


def test_a_connection_that_has_ended_is_freed_at_once(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", VISITS, str(tmp_path / "asobi.db")], capture_output=True, text=True, timeout=60
    )
    assert done.stdout.splitlines()[-1:] == ["[0, 0, 0]"], done.stdout + done.stderr
