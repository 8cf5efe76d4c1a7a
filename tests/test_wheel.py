"""A wheel carries the plain sources, and where it was asked for the modules that were compiled from them."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled" if os.environ.get("ASOBI_COMPILED") else None
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def built(into: Path) -> Path:
    """A wheel of this checkout, with what is compiled if this is the compiled run; the client is left alone."""
    env = {**os.environ, "ASOBI_CLIENT": "skip", "ASOBI_COMPILE": str(COMPILED or ""), "PYTHONPATH": ""}
    command = [str(ROOT / "scripts" / "uv"), "build", "--quiet", "--wheel", "--out-dir", str(into), str(ROOT)]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next(into.glob("*.whl"))


def test_a_wheel_carries_what_was_compiled_and_python_takes_it_from_there(tmp_path: Path) -> None:
    wheel = built(tmp_path / "wheels")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "there")
    carried = {path.relative_to(tmp_path / "there").as_posix() for path in (tmp_path / "there").rglob(f"*{SUFFIX}")}
    there = COMPILED.rglob(f"*{SUFFIX}") if COMPILED else []
    wanted = {path.relative_to(COMPILED).as_posix() for path in there if COMPILED}
    assert carried == {name for name in wanted if not name.startswith("examples/")}
    assert bool(carried) == bool(COMPILED)
    assert wheel.name.endswith("-py3-none-any.whl") == (COMPILED is None)

    look = "import asobi.core.match, asobi.games.cubitos.rounds as own; print(asobi.core.match.__file__, own.__file__)"
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "there")}
    told = subprocess.run([sys.executable, "-c", look], env=env, capture_output=True, text=True, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    ending = SUFFIX if COMPILED else ".py"
    assert [Path(place).name.endswith(ending) for place in told.stdout.split()] == [True, True]
    assert str(tmp_path) in told.stdout
