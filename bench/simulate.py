"""How long `asobi simulate` takes, compiled, on two processes: `python bench/simulate.py [--write]`.

Ten thousand games of four hunches, and four greedy bots at Eight Routes; the clock runs from the command to its report.
`--write` puts the table into bench/README.md.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))

from bench import page

ROOT = Path(__file__).resolve().parent.parent
HUNCHES = {"eight-routes": 6, "cubitos": 20, "wildcard": 20, "landmark-scramble": 60}
GAMES = 10_000
GREEDY, GREEDY_GAMES = 100, 1_000


def simulated(game: str, bot: str, games: int) -> tuple[float, float]:
    """Seconds on the clock for the whole command, and matches a second while they were played."""
    command = [sys.executable, "-m", "asobi.cli", "simulate", game, "--seats", ",".join([bot] * 4)]
    command += ["--games", str(games), "--workers", "2", "--json"]
    started = time.perf_counter()
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "build" / "compiled")}
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    return time.perf_counter() - started, json.loads(done.stdout)["speed"]["games_per_second"]


def main() -> None:
    """Build, measure, print."""
    subprocess.run([sys.executable, str(ROOT / "scripts" / "compile.py"), "--fast"], check=True)
    lines = [f"| {GAMES:,} games of four hunches | seconds | to reach |", "|---|--:|--:|"]
    for game, most in HUNCHES.items():
        seconds, _ = simulated(game, "hunch", GAMES)
        lines.append(f"| {game} | {seconds:.1f} | under {most}: {'yes' if seconds < most else '**no**'} |")
        print(lines[-1], flush=True)
    _, speed = simulated("eight-routes", "greedy", GREEDY_GAMES)
    reached = "yes" if speed >= GREEDY else "**no**"
    lines += ["", f"Four greedy bots: {speed:.0f} games of Eight Routes a second (to reach: {GREEDY}; {reached})."]
    text = "\n".join(lines)
    print(text)
    if "--write" in sys.argv:
        page.write("simulate", text)


if __name__ == "__main__":
    main()
