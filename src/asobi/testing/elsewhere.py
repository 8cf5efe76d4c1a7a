"""Replays records in a new process, where nothing is left over from the match that wrote them."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import subprocess
import sys
from typing import Any

from asobi.core import Game, Record, replay


def replay_elsewhere(game: Game[Any], texts: list[str]) -> list[str]:
    """The digests of the states that the records replay to in a new process (or what went wrong there)."""
    module = sys.modules[type(game).__module__]
    name = next((name for name, value in vars(module).items() if value is game), None)
    if name is None:
        raise ValueError(f"{module.__name__} must hold the game in a module-level name, such as GAME")
    job = {"path": sys.path, "module": module.__name__, "file": module.__file__, "name": name, "texts": texts}
    done = subprocess.run(
        [sys.executable, "-m", "asobi.testing.elsewhere"],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": other_hashes()},
    )
    if done.returncode:
        raise RuntimeError(f"the new process failed: {done.stderr.strip()}")
    digests: list[str] = json.loads(done.stdout)
    return digests


def other_hashes() -> str:
    """A seed for the hashes of strings that is not this process's own, so that the order of a set shows."""
    return "1" if os.environ.get("PYTHONHASHSEED") == "2" else "2"


def _load(module: str, file: str) -> Any:
    """The module of the game; a script that was run by itself is found by its file, and not run again."""
    if module != "__main__":
        try:
            return importlib.import_module(module)
        except ImportError:
            pass
    spec = importlib.util.spec_from_file_location("a_script" if module == "__main__" else module, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"there is no module {module} and nothing to load in {file}")
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = loaded
    spec.loader.exec_module(loaded)
    return loaded


def _main() -> None:
    job = json.load(sys.stdin)
    sys.path[:] = job["path"]
    game = getattr(_load(job["module"], job["file"]), job["name"])
    digests = []
    for text in job["texts"]:
        try:
            digests.append(replay(game, Record.parse(text), auto_nature=False).state.digest())
        except Exception as fault:
            digests.append(f"{type(fault).__name__}: {fault}")
    json.dump(digests, sys.stdout)


if __name__ == "__main__":
    _main()
