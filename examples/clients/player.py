"""A player that sits on a seat as a person would, over the plain protocol: `python player.py ADDRESS GAME BOT [BOT]`.

It opens a table with itself and the bots, and takes any option until the match is over; see `docs/protocol.md`.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
import uuid
from typing import Any

from websockets.sync.client import connect
from websockets.typing import Origin


def play(address: str, game: str, bots: list[str]) -> dict[str, Any]:
    """A whole match; gives how it ended."""
    table = {"game": game, "seats": ["me", *bots], "name": "Ada"}
    headers = {"Content-Type": "application/json", "Origin": address}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(table).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        opened = json.load(answer)
    with connect(f"{address.replace('http', 'ws')}/ws/{opened['table']}", origin=Origin(address)) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": opened["token"]}))
        socket.send(json.dumps({"type": "motion", "on": False}))  # nothing is shown here, so bots need not pause
        version, asked = 0, None
        for text in socket:
            message = json.loads(text)
            version = message.get("version", version)
            moment = message.get("moment")
            if moment and moment["outcome"]:
                return dict(moment["outcome"])
            decision = moment and moment["decision"]
            if not decision or (decision, version) == asked:
                continue
            asked, options = (decision, version), decision["options"]
            marks = [str(random.randint(0, dial["steps"])) for dial in decision["dials"]]
            choice = random.choice(options)["notation"] if options else " ".join(["aim", *marks])
            move = {"type": "choose", "token": opened["token"], "move": uuid.uuid4().hex, "version": version}
            socket.send(json.dumps({**move, "choice": choice}))
    raise ConnectionError("the table was closed too early")


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3:]))
