"""What the server's tests share: real servers in processes of their own, and the stores that there are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.server.database import Postgres, running  # noqa: E402
from tests.server.harness import House  # noqa: E402


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server with generous limits."""
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL server of our own, for all tests of this process."""
    with running() as server:
        yield server


@pytest.fixture(scope="module")
def postgres(postgresql: Postgres) -> str:
    """The address of a database of a module's own."""
    return postgresql.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return str(request.getfixturevalue("postgres"))
