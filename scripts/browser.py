"""Runs the browser tests three at a time (pages often wait), and what failed once more alone, named as flaky.

The names are left in build/flaky, where ./test finds them for its last lines.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FLAKY: Final = ROOT / "build" / "flaky"
TESTS_FAILED: Final = 1
"""What pytest exits with when it ran, and tests failed; anything else is no matter of luck."""


def run_twice(tests: Path, cache: Path, *first: str) -> tuple[int, list[str]]:
    """Run the tests, and those that failed again; gives the exit status and the tests that needed it.

    `first` are words to pytest for the first try only.
    """
    # A cache of its own: the usual one may remember failures of other tests.
    pytest = [sys.executable, "-m", "pytest", "-q", "-o", f"cache_dir={cache}", str(tests)]
    status = subprocess.run([*pytest, "--cache-clear", *first]).returncode
    if status != TESTS_FAILED:
        return status, []
    failed = last_failed(cache)
    print("\n== browser: what failed, once more", flush=True)  # noqa: T201
    status = subprocess.run([*pytest, "--last-failed", "--last-failed-no-failures", "none"]).returncode
    return status, sorted(failed - last_failed(cache))


def last_failed(cache: Path) -> set[str]:
    """The tests that failed when last run."""
    path = cache / "v" / "cache" / "lastfailed"
    return set(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else set()


def main() -> None:
    """Run all browser tests, and leave the names of the flaky ones."""
    FLAKY.unlink(missing_ok=True)
    side_by_side = ("-n", "3", "--dist", "worksteal")
    status, flaky = run_twice(ROOT / "tests" / "browser", ROOT / "build" / "browser_cache", *side_by_side)
    if flaky:
        FLAKY.write_text("\n".join(flaky) + "\n", encoding="utf-8")
    sys.exit(status)


if __name__ == "__main__":
    main()
