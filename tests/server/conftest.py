"""What the server's tests share: real servers in processes of their own, on a free port and a fresh file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.server.harness import House  # noqa: E402


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server with generous limits."""
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running
