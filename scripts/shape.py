"""The shape of the house: draws its packages with their imports, finds import cycles and modules that are too long.

`python scripts/shape.py` writes docs/packages.svg and the part of docs/design.md between its two markers;
`--check` changes nothing and fails where the drawing is not what the source says.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "design.md"
PICTURE: Final = ROOT / "docs" / "packages.svg"
MARKS: Final = ("<!-- packages -->", "<!-- /packages -->")
LONGEST: Final = 450
OPENED: Final = ("core", "bots", "env", "lab", "study", "testing", "translating", "server")
"""Packages whose modules the page lists; those of a game are on its own page."""

Imports = dict[str, set[str]]


def graph_of(package: str) -> grimp.ImportGraph:
    """Who imports whom, imports for typing alone included."""
    return grimp.build_graph(package, cache_dir=None)


def cycles(graph: grimp.ImportGraph) -> set[str]:
    """Every way from a module back to itself, the shortest through each import."""
    found = set()
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            back = graph.find_shortest_chain(importer=imported, imported=module)
            if back is not None:
                first = back.index(min(back))
                found.add(" -> ".join([*back[first:], *back[:first], back[first]]))
    return found


def long_modules(source: Path) -> list[str]:
    """Modules with more lines than a module may have."""
    counted = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sorted(source.rglob("*.py"))}
    return [
        f"{path.relative_to(source).as_posix()}: {lines} lines" for path, lines in counted.items() if lines > LONGEST
    ]


def imports_between(graph: grimp.ImportGraph, package: str) -> Imports:
    """What the packages and modules directly below a package import of each other."""
    places = {name.removeprefix(f"{package}."): name for name in graph.find_children(package)}
    owner = {module: short for short, name in places.items() for module in {name, *graph.find_descendants(name)}}
    found: Imports = {short: set() for short in places}
    for module, short in owner.items():
        imported = set(graph.find_modules_directly_imported_by(module))
        if package in imported:  # by the front door: it stands for all that it opens to
            imported |= graph.find_modules_directly_imported_by(package)
        found[short] |= {owner[other] for other in imported if other in owner} - {short}
    return found


def levels(imports: Imports) -> list[list[str]]:
    """The names by level, lowest first: each imports only from levels below its own."""
    height: dict[str, int] = {}

    def of(name: str) -> int:
        if name not in height:
            height[name] = 1 + max([of(other) for other in imports[name]], default=-1)
        return height[name]

    for name in imports:
        of(name)
    return [sorted(name for name in height if height[name] == level) for level in range(max(height.values()) + 1)]


def reduced(imports: Imports) -> Imports:
    """The imports without those that follow from others: a drawing with every line would show nothing."""

    def reach(name: str) -> set[str]:
        return imports[name].union(*[reach(other) for other in imports[name]])

    return {name: below.difference(*[reach(other) for other in below]) for name, below in imports.items()}


# -- the picture -------------------------------------------------------------------------------------------

WIDTH: Final = 720
ROW: Final = 96
HEIGHT: Final = 40


def picture(imports: Imports) -> str:
    """The packages as boxes, those that import others above them."""
    rows = levels(imports)[::-1]
    places: dict[str, tuple[float, float, float]] = {}
    for number, row in enumerate(rows):
        step = WIDTH / len(row)
        for place, name in enumerate(row):
            places[name] = (step * (place + 0.5), 8 + number * ROW, 24 + 10 * len(name))
    height = 16 + (len(rows) - 1) * ROW + HEIGHT
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        "<title>The packages of asobi: an arrow leads to what is imported</title>",
        '<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#808080"/></marker>',
        '<g fill="none" stroke="#808080" stroke-width="1.5" marker-end="url(#tip)">',
        *arrows(reduced(imports), places),
        "</g>",
        '<g font-family="ui-monospace, monospace" font-size="16" text-anchor="middle">',
        *boxes(places),
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def arrows(imports: Imports, places: dict[str, tuple[float, float, float]]) -> Iterator[str]:
    """A line from each package to those it imports."""
    for name in sorted(imports):
        for other in sorted(imports[name]):
            (x, y, _), (to_x, to_y, _) = places[name], places[other]
            start, middle = y + HEIGHT, (y + HEIGHT + to_y) / 2
            yield f'<path d="M{x:.0f} {start:.0f}C{x:.0f} {middle:.0f} {to_x:.0f} {middle:.0f} {to_x:.0f} {to_y:.0f}"/>'


def boxes(places: dict[str, tuple[float, float, float]]) -> Iterator[str]:
    """A box with its name for each package, readable on light and on dark."""
    for name, (x, y, width) in sorted(places.items()):
        yield (
            f'<rect x="{x - width / 2:.0f}" y="{y:.0f}" width="{width:.0f}" height="{HEIGHT}" rx="6" '
            'fill="#f4efe6" stroke="#808080"/>'
            f'<text x="{x:.0f}" y="{y + HEIGHT / 2 + 6:.0f}" fill="#222">{escape(name)}</text>'
        )


# -- the page ----------------------------------------------------------------------------------------------


def told(graph: grimp.ImportGraph, package: str, imports: Imports) -> str:
    """The same in words: who imports whom, and the modules of each package from the ground up."""
    lines = [f"![The packages of asobi: an arrow leads to what is imported]({PICTURE.name})", ""]
    lines += ["| package | imports |", "|---|---|"]
    for row in levels(imports)[::-1]:
        lines += [f"| `{name}` | {', '.join(sorted(imports[name])) or 'nothing of ours'} |" for name in row]
    lines += ["", "Inside a package, each module imports only from the left of an arrow:", ""]
    for name in OPENED:
        inner = levels(imports_between(graph, f"{package}.{name}"))
        lines.append(f"- `{name}`: {' → '.join(', '.join(level) for level in inner)}")
    return "\n".join(lines)


def between_marks(page: str, text: str) -> str:
    """The page with the text between its two markers."""
    before, first, rest = page.partition(MARKS[0])
    _, last, after = rest.partition(MARKS[1])
    if not first or not last:
        raise ValueError(f"{PAGE} has no {MARKS[0]} and {MARKS[1]}")
    return f"{before}{first}\n{text}\n{last}{after}"


def main() -> None:
    """Draw, or check the drawing; then look for cycles and long modules."""
    graph = graph_of("asobi")
    faults = [f"import cycle: {way}" for way in sorted(cycles(graph))]
    if not faults:
        imports = imports_between(graph, "asobi")
        wanted = {
            PICTURE: picture(imports),
            PAGE: between_marks(PAGE.read_text(encoding="utf-8"), told(graph, "asobi", imports)),
        }
        for path, text in wanted.items():
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != text:
                name = path.relative_to(ROOT).as_posix()
                faults.append(f"{name} is not what the source says: scripts/uv run python scripts/shape.py")
    faults += [f"src/asobi/{module}, at most {LONGEST}" for module in long_modules(ROOT / "src" / "asobi")]
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
