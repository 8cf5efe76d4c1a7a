"""The log as lines of JSON, and how the work for one table is measured."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from pathlib import Path

import pytest

from asobi.server.journal import JsonLines
from asobi.server.pulse import Steps, measured


def test_a_line_has_its_fields_and_its_fault() -> None:
    try:
        raise ValueError("broken")
    except ValueError:
        record = logging.makeLogRecord({"msg": "table %s\nis late", "args": ("x",), "levelname": "ERROR", "table": "x"})
        record.exc_info = sys.exc_info()
    text = JsonLines().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["level"], line["what"], line["table"]) == ("error", "table x\nis late", "x")
    assert "ValueError: broken" in line["fault"]


def test_a_server_with_a_journal_writes_nothing_but_json(tmp_path: Path) -> None:
    code = (
        "from asobi.server import serve; "
        f"serve('127.0.0.1', 0, {str(tmp_path / 'asobi.db')!r}, games=['asobi.games.eight_routes:GAME'], journal=True, "
        "started=lambda port: print(port, flush=True))"
    )
    first = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    first.stdout.readline()
    # Given a server that has the database already, the second says so in its journal
    second = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    first.terminate()
    first.wait(30)
    first.stdout.close()
    lines = [json.loads(line) for line in second.stderr.splitlines()]
    assert any("in use by" in line["what"] for line in lines)


def test_a_step_that_only_waits_is_long_but_not_heavy() -> None:
    async def wait() -> None:
        time.sleep(0.05)

    async def work() -> None:
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass

    # Given a step that sleeps, as one does that waits for a processor, then it is long and hardly any work
    steps = Steps(0.04)
    asyncio.run(measured(wait(), steps, "a table"))
    assert (steps.slow, steps.heavy) == (1, 0)
    assert steps.worst_worked < 0.04
    # When one works as long, then it is both
    asyncio.run(measured(work(), steps, "a table"))
    assert (steps.slow, steps.heavy) == (2, 1)
    assert steps.worst_worked >= 0.05


def test_each_step_of_a_work_is_noted_and_its_answer_and_its_faults_come_through() -> None:
    async def work(fails: bool) -> int:
        time.sleep(0.01)
        await asyncio.sleep(0)
        if fails:
            raise ValueError("no")
        return 7

    async def scene() -> None:
        steps = Steps(0.005)
        assert await measured(work(False), steps, "a table") == 7
        assert steps.count == 2
        assert steps.slow >= 1
        assert steps.worst >= 0.01
        with pytest.raises(ValueError, match="no"):
            await measured(work(True), steps, "a table")
        task = asyncio.ensure_future(asyncio.wait_for(asyncio.create_task(forever(steps)), 0.01))
        with pytest.raises(TimeoutError):
            await task

    async def forever(steps: Steps) -> None:
        async def wait() -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                ended.append(True)
                raise

        await measured(wait(), steps, "a table")

    ended: list[bool] = []
    asyncio.run(scene())
    assert ended == [True]
