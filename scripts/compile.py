"""Compiles the same source with mypyc, quick when nothing changed: `python scripts/compile.py [--fast] [FOLDER]`.

Into `build/compiled` for tests and benchmarks; `./play` and a compiled wheel name folders of their own. What is
compiled, and what is not, stands once in pyproject.toml. `--fast` optimises for players; without it the C compiler
hurries, which is enough to test. The folder appears only when all of it is there.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import textwrap
import tomllib
from pathlib import Path

NEEDED = "from collections.abc import Mapping\nfrom typing import ClassVar\n"
ROOT = Path(__file__).resolve().parent.parent
FLAGS = ["-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]  # to optimise across modules

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
level, jobs, flags, groups = sys.argv[1], sys.argv[2], sys.argv[3].split(), eval(sys.argv[4])
files = [file for group, _ in groups for file in group]
modules = mypycify(
    ["--strict", "--explicit-package-bases", "--follow-imports=silent", *files],
    opt_level=level,
    debug_level="0",
    separate=groups,
)
for module in modules:
    module.extra_compile_args += flags
    module.extra_link_args += flags and [*flags, "-O" + level]
setup(name="compiled", ext_modules=modules, script_args=["-q", "build_ext", "--inplace", "--parallel", jobs])
"""


def sources() -> list[Path]:
    """The modules to compile."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = settings["tool"]["asobi"]["compile"]
    chosen = {path for pattern in wanted["include"] for path in ROOT.glob(pattern) if path.suffix == ".py"}
    chosen -= {path for pattern in wanted["exclude"] for path in ROOT.glob(pattern)}
    return sorted(chosen | set((ROOT / "examples").glob("*.py")))


def groups(modules: list[Path]) -> list[tuple[list[str], str]]:
    """The modules by shared library: one for the core, the bots and the examples, one for each game."""
    found: dict[str, list[str]] = {}
    for path in modules:
        name = path.relative_to(ROOT if "examples" in path.parts else ROOT / "src")
        room = name.parts[2] if name.parts[1] == "games" and len(name.parts) > 3 else "house"
        found.setdefault(room, []).append(name.as_posix())
    return [(files, f"asobi_{room}") for room, files in sorted(found.items())]


def expand(path: Path) -> None:
    """Write into every state class what plain Python works out when it first copies or loads one.

    A compiled class forgets the types of its fields: the two go in as text, from the same function that plain Python
    uses, just above the class's own methods.
    """
    from asobi.core.state import copy_source  # here, so that whoever only asks for the fingerprint imports nothing

    source = path.read_text(encoding="utf-8")
    lines = source.split("\n")
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "State" for base in node.bases):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            shapes = {ast.unparse(each.target): ast.unparse(each.annotation) for each in fields}
            method = textwrap.indent(copy_source(node.name, shapes), "    ")
            known = {name: shape for name, shape in shapes.items() if not name.startswith("_")}
            last = fields[-1].end_lineno or 0
            lines[last:last] = ["", f"    SHAPES: ClassVar[Mapping[str, str]] = {known!r}", "", *method.split("\n")]
            lines.insert(node.lineno - 1 - len(node.decorator_list), NEEDED)
    path.write_text("\n".join(lines), encoding="utf-8")


def fingerprint(modules: list[Path], level: str) -> str:
    """What the build depends on."""
    digest = hashlib.sha256((sys.version + level + SETUP + " ".join(FLAGS)).encode())
    for path in sorted({*(ROOT / "src" / "asobi").rglob("*"), *modules}):
        if path.is_file() and "static" not in path.parts and path.suffix != ".pyc":
            digest.update(path.as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def fresh(out: Path, fast: bool) -> bool:
    """Whether the folder holds these very sources, compiled."""
    stamp = out / "stamp"
    return stamp.exists() and stamp.read_text() == fingerprint(sources(), level_of(fast))


def level_of(fast: bool) -> str:
    """How hard the C compiler tries."""
    return "3" if fast else "1"


def flags_of(fast: bool) -> list[str]:
    """What else a C compiler is told that is known to take it."""
    known = sys.platform == "linux" and "gcc" in (sysconfig.get_config_var("CC") or "")
    return FLAGS if fast and known else []


def build(out: Path, fast: bool) -> None:
    """Compile into the folder, unless the same sources lie there compiled."""
    if fresh(out, fast):
        return
    modules, new = sources(), out.with_name(out.name + ".new")
    wanted = fingerprint(modules, level_of(fast))
    jobs = str(os.cpu_count() or 1)
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(ROOT / "src", new, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(ROOT / "examples", new / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    for path in modules:
        if path.parent.name != "core":
            expand(new / path.relative_to(ROOT if "examples" in path.parts else ROOT / "src"))
    (new / "asobi" / "static").symlink_to(ROOT / "src" / "asobi" / "static")
    done = subprocess.run(
        [sys.executable, "-c", SETUP, level_of(fast), jobs, " ".join(flags_of(fast)), repr(groups(modules))],
        cwd=new,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"mypyc failed:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    shutil.rmtree(new / "build", ignore_errors=True)
    (new / "stamp").write_text(wanted)
    shutil.rmtree(out, ignore_errors=True)
    new.rename(out)


def main() -> None:
    """Build into the folder that is named, or where tests and benchmarks look for it."""
    folders = [word for word in sys.argv[1:] if not word.startswith("--")]
    build(ROOT / (folders[0] if folders else "build/compiled"), "--fast" in sys.argv)


if __name__ == "__main__":
    main()
