"""How long `./play` takes: from nothing in a fresh clone, and again.

    python bench/start.py [times]

The clone has no environment, no packages, no built client; what was downloaded before may come from the package cache.
The clock stops when the first page is answered.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start(folder: Path) -> float:
    """Seconds from calling `./play` until the first page is there."""
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    began = time.perf_counter()
    process = subprocess.Popen(
        ["./play", "serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(folder / "start.db")],
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        while process.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
                    page.read()
                return time.perf_counter() - began
            except urllib.error.URLError:
                time.sleep(0.02)
        sys.exit(f"./play ended with status {process.returncode}")
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def main() -> None:
    """Measure and print."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    folder = Path(tempfile.mkdtemp(prefix="asobi-start-")) / "asobi"
    try:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
        print(f"from nothing: {start(folder):.1f} s")
        again = sorted(start(folder) for _ in range(times))
        print(f"again: {again[len(again) // 2]:.2f} s (median of {times}; {again[0]:.2f} to {again[-1]:.2f})")
    finally:
        shutil.rmtree(folder.parent)


if __name__ == "__main__":
    main()
