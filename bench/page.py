"""The page of figures: each benchmark writes its own part of bench/README.md, between two marks."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).resolve().parent / "README.md"


def write(part: str, text: str) -> None:
    """Put a benchmark's figures in the place of its earlier ones."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    before, rest = PAGE.read_text(encoding="utf-8").split(begin)
    PAGE.write_text(f"{before}{begin}\n{text}\n{end}{rest.split(end)[1]}", encoding="utf-8")
