"""What the server's tests share: real servers in processes of their own, and the stores that there are."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
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


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    if shutil.which("initdb") is None or shutil.which("postgres") is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path("/tmp") / f"asobi-postgres-{os.getpid()}"
    folder.mkdir()
    user: list[str] = []
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
        user = ["runuser", "-u", "postgres", "--"]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = str(folder / "data")
    subprocess.run(
        [*user, "initdb", "-D", data, "-A", "trust", "-U", "asobi", "-E", "UTF8"], check=True, capture_output=True
    )
    server = subprocess.Popen(
        [*user, "postgres", "-D", data, "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        address = f"postgresql://asobi@127.0.0.1:{port}/postgres"
        deadline = time.monotonic() + 60
        while not asyncio.run(answers(address)):
            assert time.monotonic() < deadline, "PostgreSQL does not start"
            time.sleep(0.05)
        yield address
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


async def answers(address: str) -> bool:
    """Whether PostgreSQL lets us in; its port is open a while before."""
    try:
        await (await asyncpg.connect(address)).close()
    except (OSError, asyncpg.PostgresError):
        return False
    return True


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return str(request.getfixturevalue("postgres"))
