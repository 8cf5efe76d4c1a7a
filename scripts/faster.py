"""Starts asobi compiled where a compiled build of these sources is there, and has one made for the next time.

`./play` calls it. The first start builds in the background, where a C compiler is; changed sources are built anew.
Without a compiler, or when the build failed, everything runs plain, and one line says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

from scripts.compile import ROOT, fingerprint, fresh, level_of, sources

OUT = ROOT / "build" / "play"
LOG = ROOT / "build" / "play.log"
FAILED = ROOT / "build" / "play.failed"
WORKING = ROOT / "build" / "play.working"


def has_compiler(path: str | None = None) -> bool:
    """Whether C can be compiled here against this Python."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return header.exists() and any(shutil.which(name, path=path) for name in ("cc", "gcc", "clang"))


def at_work(working: Path) -> bool:
    """Whether somebody is building: the process that the file names still runs."""
    try:
        os.kill(int(working.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


def state_of(out: Path, failed: Path, working: Path, compiler: bool) -> str:
    """How things stand: compiled, building (somebody is at it), failed (these very sources), no compiler, to build."""
    if fresh(out, fast=True):
        return "compiled"
    if at_work(working):
        return "building"
    if failed.exists() and failed.read_text() == fingerprint(sources(), level_of(fast=True)):
        return "failed"
    return "to build" if compiler else "no compiler"


def begin_to_build() -> None:
    """Build in a process of its own, which outlives this one and lets everybody else go first."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "scripts.faster", "--build"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    WORKING.write_text(str(process.pid))


def build() -> None:
    """Compile with tools of its own, not with the packages that whoever plays has."""
    os.nice(10)
    wanted = fingerprint(sources(), level_of(fast=True))
    tools = ["run", "--quiet", "--locked", "--isolated", "--no-dev", "--group", "compile", "--python", sys.executable]
    script = ["python", "scripts/compile.py", "--fast", str(OUT.relative_to(ROOT))]
    try:
        done = subprocess.run([str(ROOT / "scripts" / "uv"), *tools, *script], cwd=ROOT)
        if done.returncode:
            FAILED.write_text(wanted)
        else:
            FAILED.unlink(missing_ok=True)
    finally:
        WORKING.unlink(missing_ok=True)


def environment(out: Path, state: str, given: Mapping[str, str]) -> dict[str, str]:
    """The environment to start asobi in."""
    if state != "compiled":
        return dict(given)
    paths = [str(out), *[path for path in [given.get("PYTHONPATH")] if path]]
    return {**given, "PYTHONPATH": os.pathsep.join(paths)}


LINES = {
    "to build": "Building faster rules in the background; they are used from the next start on.",
    "building": "Faster rules are being built in the background; until then everything runs plain.",
    "failed": f"The faster rules could not be built (see {LOG.relative_to(ROOT)}); everything runs plain.",
    "no compiler": "No C compiler here: everything runs plain; with one, bots think several times faster.",
}


def main() -> None:
    """Say how things stand, if not at their best, and become asobi."""
    state = state_of(OUT, FAILED, WORKING, has_compiler())
    if state == "to build":
        begin_to_build()
    if state in LINES:
        sys.stderr.write(LINES[state] + "\n")
        sys.stderr.flush()
    command = [sys.executable, "-m", "asobi.cli", *sys.argv[1:]]
    os.execve(sys.executable, command, environment(OUT, state, os.environ))


if __name__ == "__main__":
    if sys.argv[1:] == ["--build"]:
        build()
    else:
        main()
