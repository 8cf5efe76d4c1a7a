"""Pages with figures: each benchmark writes its own part of bench/README.md or of another page, between two marks."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).resolve().parent / "README.md"


def write(part: str, text: str, page: Path = PAGE) -> None:
    """Put a benchmark's figures in the place of its earlier ones."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    before, rest = page.read_text(encoding="utf-8").split(begin)
    page.write_text(f"{before}{begin}\n{text}\n{end}{rest.split(end)[1]}", encoding="utf-8")
