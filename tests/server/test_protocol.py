"""The page about the protocol tells what the server does."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from asobi.core.variants import kind_of
from asobi.server import protocol

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()


def test_every_refusal_stands_on_the_page_and_only_these() -> None:
    rooms = [ROOT / "src" / "asobi" / name for name in ("server", "core")]
    sources = "".join(path.read_text() for room in rooms for path in room.glob("*.py"))
    used = set(re.findall(r'"(refused-[a-z-]+)"', sources))
    assert 'f"refused-dial-{self.kind}"' in sources
    used |= {f"refused-dial-{kind_of(default)}" for default in (1, [1], ["a"], "a")}
    listed = set(re.findall(r"`(refused-[a-z-]+)`", PAGE.partition("## Refusals")[2]))
    assert used == listed


def test_every_message_of_a_browser_stands_on_the_page() -> None:
    for message in protocol.FromBrowser.__args__:
        (tag,) = [message.__struct_config__.tag]
        assert f"| `{tag}`" in PAGE, tag
        for field in msgspec.structs.fields(message):
            row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{tag}`"))
            assert field.name in row, (tag, field.name)


def test_every_message_of_the_server_stands_on_the_page() -> None:
    for message in protocol.FromServer.__args__:
        assert f"`{message.__struct_config__.tag}`" in PAGE, message
