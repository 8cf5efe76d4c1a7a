"""Backup and restore: whole while the server writes, and never half."""

from __future__ import annotations

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


def test_a_backup_that_is_killed_leaves_no_half_of_one(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.open_table("me", "random", "random")
        copy = tmp_path / "copy.db"
        for number in range(4):
            words = [sys.executable, "-m", "asobi.cli", "backup", str(copy), "--database", str(house.database)]
            process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(0.4 * number)
            process.kill()
            process.wait()
            if copy.exists():
                again = tmp_path / f"{number}.db"
                assert asobi("restore", str(copy), "--database", str(again)).returncode == 0
        # Given what such a one may have left, the next is whole
        (tmp_path / "copy.db.half").write_bytes(b"half a page")
        assert asobi("backup", str(copy), "--database", str(house.database)).returncode == 0
        assert asobi("restore", str(copy), "--database", str(tmp_path / "whole.db")).returncode == 0
        assert not (tmp_path / "copy.db.half").exists()
