"""Backup and restore: whole while the server writes, and never half."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from tests.server.harness import House, Player, scene


def asobi(*words: str) -> subprocess.CompletedProcess[str]:
    """A command."""
    return subprocess.run([sys.executable, "-m", "asobi.cli", *words], capture_output=True, text=True, timeout=60)


def test_a_running_server_is_copied_and_its_matches_go_on_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with House(tmp_path / "one") as house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 4})
        copy = tmp_path / "copy.db"
        assert asobi("backup", str(copy), "--database", str(house.database)).returncode == 0
    other = House(tmp_path / "two")
    assert asobi("restore", str(copy), "--database", str(other.database)).returncode == 0
    with other:

        async def go_on() -> None:
            async with Player(other, opened["table"], opened["token"]) as ada:
                await ada.play_on()

        scene(go_on)
    # What is there is never overwritten
    refused = asobi("restore", str(copy), "--database", str(other.database))
    assert refused.returncode == 2
    assert "is there already" in " ".join(refused.stderr.split())


def killed_in_the_middle(goal: Path, *words: str) -> None:
    """Run a command that copies to a place, and kill it while it does."""
    process = subprocess.Popen([sys.executable, "-m", "asobi.cli", *words], stdout=subprocess.DEVNULL)
    half = goal.with_name(f"{goal.name}.half")
    deadline = time.monotonic() + 60
    while not (half.exists() and half.stat().st_size > 0) and process.poll() is None:
        assert time.monotonic() < deadline
    process.kill()
    assert process.wait() == -signal.SIGKILL, "it was done before it could be killed"


def test_a_backup_and_a_restore_that_are_killed_leave_no_half_of_one(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open_table("me", "random", "random")
    # Given a database that takes a while to copy
    house.change("CREATE TABLE ballast (number INTEGER PRIMARY KEY, weight BLOB)")
    for _ in range(4):
        house.change(
            "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 20)"
            " INSERT INTO ballast (weight) SELECT randomblob(500000) FROM many"
        )
    with house:
        copy, whole = tmp_path / "copy.db", tmp_path / "whole.db"
        killed_in_the_middle(copy, "backup", str(copy), "--database", str(house.database))
        assert not copy.exists()
        # What it left does no harm to the next
        assert asobi("backup", str(copy), "--database", str(house.database)).returncode == 0
        assert not (tmp_path / "copy.db.half").exists()
        killed_in_the_middle(whole, "restore", str(copy), "--database", str(whole))
        assert not whole.exists()
        assert asobi("restore", str(copy), "--database", str(whole)).returncode == 0
    store = sqlite3.connect(whole)
    assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert store.execute("SELECT id FROM tables").fetchall() == [(opened["table"],)]
    store.close()
