"""asobi beside its peers, in one run on one core: `python bench/speed.py [seconds] [rounds]`.

Installs the peers into an environment of its own (`bench/peers`), builds asobi both ways, and runs everybody in turn,
several rounds, so that a noisy machine is noisy for all. Prints medians, ratios and versions; `--write` puts the table
into bench/README.md.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))

from bench import page

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = HERE / "peers"
PYTHON = PEERS / "venv" / "bin" / "python"
PACKAGES = ["open_spiel==2.0.2", "pettingzoo[classic]==1.27.0", "rlcard==1.2.0", "setuptools"]
BOARDGAME_IO = "boardgame.io@0.50.2"

# What the figures are to reach: (figure, the figure it is measured against, at least this ratio)
TARGETS = [
    ("compiled connect-four", "OpenSpiel connect four", 2.5),
    ("plain connect-four", "OpenSpiel connect four", 0.6),
    ("plain connect-four", "PettingZoo connect four, env", 25.0),
    ("compiled eight-routes", "OpenSpiel connect four", 0.8),
    ("plain eight-routes", "OpenSpiel connect four", 0.25),
    ("compiled eight-routes live", "compiled eight-routes", 0.5),
    ("plain eight-routes live", "plain eight-routes", 0.5),
]
LIMITS = [
    ("compiled clone at a step's beginning, µs", 3.0),
    ("compiled clone in the middle of a turn, µs", 15.0),
    ("compiled search iteration, µs", 40.0),
]
# On our machine, decisions a second:
FLOORS = [
    ("compiled eight-routes", 900_000),
    ("compiled landmark-scramble", 150_000),
    ("compiled cubitos", 300_000),
]


def output(command: list[str], **environment: str) -> str:
    """What a command prints; its failure stops the benchmark with its own words."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env={**os.environ, **environment})
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    return done.stdout.strip()


def install_peers() -> None:
    """Put the peers into an environment of their own, once."""
    if not PYTHON.exists():
        output([str(ROOT / "scripts" / "uv"), "venv", "--quiet", str(PEERS / "venv")])
        output([str(ROOT / "scripts" / "uv"), "pip", "install", "--quiet", *PACKAGES], VIRTUAL_ENV=str(PEERS / "venv"))
    if shutil.which("npm") and not (PEERS / "node_modules").exists():
        (PEERS / "package.json").write_text('{"private": true}')
        output(["npm", "install", "--silent", "--prefix", str(PEERS), BOARDGAME_IO])


def one_round(seconds: str) -> dict[str, float]:
    """Everybody once; the peer that all are measured against before, between and after asobi's two runs."""
    figures: dict[str, float] = {}
    yardstick = [float(output([str(PYTHON), str(HERE / "peer_openspiel.py"), seconds]))]
    for kind, path in (("compiled", ROOT / "build" / "compiled"), ("plain", ROOT / "src")):
        own = output([sys.executable, str(HERE / "asobi_speed.py"), seconds], PYTHONPATH=str(path))
        figures |= {f"{kind} {name}": value for name, value in json.loads(own).items()}
        yardstick.append(float(output([str(PYTHON), str(HERE / "peer_openspiel.py"), seconds])))
    figures["OpenSpiel connect four"] = statistics.median(yardstick)
    peers = {
        "PettingZoo connect four, env": ["peer_pettingzoo.py", seconds, "env"],
        "PettingZoo connect four, raw_env": ["peer_pettingzoo.py", seconds, "raw"],
        "RLCard uno": ["peer_rlcard.py", seconds],
    }
    for name, (script, *arguments) in peers.items():
        figures[name] = float(output([str(PYTHON), str(HERE / script), *arguments]))
    if (PEERS / "node_modules").exists():
        shutil.copy(HERE / "peer_boardgameio.mjs", PEERS)
        script = str(PEERS / "peer_boardgameio.mjs")
        figures["boardgame.io connect four, local client"] = float(output(["node", script, seconds]))
    return figures


def table(figures: dict[str, float]) -> str:
    """The figures, the targets and whether they were reached, as Markdown."""
    base = figures["OpenSpiel connect four"]
    lines = ["| decisions per CPU second | figure | to OpenSpiel's connect four |", "|---|--:|--:|"]
    for name, value in figures.items():
        if not name.endswith("µs"):
            lines.append(f"| {name} | {value:,.0f} | {value / base:.2f} |")
    lines += ["", "| µs of CPU | compiled | plain |", "|---|--:|--:|"]
    for name, value in figures.items():
        if name.startswith("compiled") and name.endswith("µs"):
            short = name.removeprefix("compiled ").removesuffix(", µs")
            plain = figures.get(f"plain {short}, µs")
            lines.append(f"| {short} | {value:.1f} | {'' if plain is None else f'{plain:.1f}'} |")
    lines += ["", "| to reach | measured | |", "|---|--:|---|"]
    for name, other, wanted in TARGETS:
        ratio = figures[name] / figures[other]
        lines.append(
            f"| {name} at least {wanted:g} × {other} | {ratio:.2f} | {'yes' if ratio >= wanted else '**no**'} |"
        )
    for name, least in FLOORS:
        reached = "yes" if figures[name] >= least else "**no**"
        lines.append(f"| {name} at least {least:,} a second | {figures[name]:,.0f} | {reached} |")
    for name, most in LIMITS:
        reached = "yes" if figures[name] < most else "**no**"
        lines.append(f"| {name.removesuffix(', µs')} under {most:g} µs | {figures[name]:.1f} | {reached} |")
    return "\n".join(lines)


def main() -> None:
    """Install, build, measure, print."""
    arguments = [word for word in sys.argv[1:] if not word.startswith("--")]
    seconds = arguments[0] if arguments else "2"
    rounds = int(arguments[1]) if len(arguments) > 1 else 5
    install_peers()
    output([sys.executable, str(ROOT / "scripts" / "compile.py"), "--fast"])
    measured = [one_round(seconds) for _ in range(rounds)]
    names = measured[0]
    medians = {name: statistics.median([figures[name] for figures in measured if name in figures]) for name in names}
    python = sys.version.split()[0]
    peers = ", ".join([*PACKAGES[:3], BOARDGAME_IO])
    text = f"Medians of {rounds} rounds of {seconds} s each; Python {python}, {peers}.\n\n{table(medians)}"
    print(text)
    if "--write" in sys.argv:
        page.write("speed", text)


if __name__ == "__main__":
    main()
