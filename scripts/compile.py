"""Compiles the same source with mypyc into `build/compiled`, for tests and benchmarks; quick when nothing changed.

What is compiled, and what is not, stands once in pyproject.toml, where the optional compiled wheel reads it too.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "compiled"


def main() -> None:
    """Build, unless the same sources were built before."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    sources = {path for pattern in hook["include"] for path in ROOT.glob(pattern) if path.suffix == ".py"}
    sources -= {path for pattern in hook["exclude"] for path in ROOT.glob(pattern)}
    sources |= set((ROOT / "examples").glob("*.py"))
    stamp = OUT / "stamp"
    fingerprint = hashlib.sha256(sys.version.encode())
    for path in sorted((ROOT / "src" / "asobi").rglob("*")) + sorted(sources):
        if path.is_file() and "static" not in path.parts and path.suffix != ".pyc":
            fingerprint.update(path.as_posix().encode() + path.read_bytes())
    if stamp.exists() and stamp.read_text() == fingerprint.hexdigest():
        return
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(ROOT / "src", OUT, ignore=shutil.ignore_patterns("__pycache__", "static"))
    if (ROOT / "src" / "asobi" / "static").is_dir():
        (OUT / "asobi" / "static").symlink_to(ROOT / "src" / "asobi" / "static")
    shutil.copytree(ROOT / "examples", OUT, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    targets = [
        str(path.relative_to(ROOT / ("examples" if "examples" in path.parts else "src"))) for path in sorted(sources)
    ]
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *hook["options"], *targets], cwd=OUT, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"mypyc failed:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    shutil.rmtree(OUT / "build", ignore_errors=True)
    stamp.write_text(fingerprint.hexdigest())


if __name__ == "__main__":
    main()
