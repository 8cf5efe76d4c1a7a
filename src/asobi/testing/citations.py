"""Which clause of a rulebook is held by which test: `@rule("ER-4.1")` above a test cites a clause."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[F], F]:
    """Say that a test holds these clauses."""
    if not numbers:
        raise ValueError("name at least one clause: @rule('ER-4.1')")

    def mark(test: F) -> F:
        return test

    return mark


def citations(folder: Path) -> dict[str, list[str]]:
    """For every clause that tests in the folder cite, the names of these tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for number in _cited(node):
                    found.setdefault(number, []).append(f"{path.stem}.{node.name}")
    return found


def _cited(test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    numbers = []
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
            numbers += [argument.value for argument in decorator.args if isinstance(argument, ast.Constant)]
    return [str(number) for number in numbers]
