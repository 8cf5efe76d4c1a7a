"""Pictures: Vega-Lite through Altair, drawn to SVG that takes its colours from the page around it."""

from __future__ import annotations

import math
from typing import Any

import altair as alt
import vl_convert

from asobi.lab.answers import Picture

INK, ACCENT, FAINT = "#111213", "#141516", "#171819"
"""Colours that no page has: they are replaced by the page's own."""
COLOURS = {INK: "currentColor", ACCENT: "var(--accent, #b3541e)", FAINT: "var(--line, #8886)"}
ALONE = (
    ":root{color:#33302b;--accent:#b3541e;--line:#8886}"
    "@media(prefers-color-scheme:dark){:root{color:#ddd6cc;--accent:#f0a36b}}"
)
WIDTH = 300
ROW = 22
PADDING = {"left": 24, "right": 8, "top": 5, "bottom": 5}
"""Room for labels that are wider in the reader's font than in the one that measured them."""
LONGEST_LABEL = 170


def draw(picture: Picture) -> str:
    """The picture as SVG, to stand inside a page."""
    chart = CHARTS[picture.kind](picture)
    chart = chart.properties(title=alt.Title(picture.title, anchor="start", color=INK, fontSize=13, limit=460))
    chart = chart.configure(font="system-ui, sans-serif", background="transparent", padding=PADDING)
    chart = chart.configure_view(stroke=None).configure_axis(
        labelColor=INK,
        titleColor=INK,
        gridColor=FAINT,
        domainColor=FAINT,
        tickColor=FAINT,
        labelFontSize=12,
        titleFontSize=12,
        labelLimit=LONGEST_LABEL,
    )
    chart = chart.configure_legend(labelColor=INK, titleColor=INK)
    svg: str = vl_convert.vegalite_to_svg(chart.to_dict(), vl_version=alt.SCHEMA_VERSION.rpartition(".")[0])
    for colour, ours in COLOURS.items():
        svg = svg.replace(colour, ours)
    return svg


def file_of(picture: Picture) -> str:
    """The picture as a file of its own, for a page that shows it as an image: dark on light and light on dark."""
    return draw(picture).replace(">", f"><style>{ALONE}</style>", 1)


def _intervals(picture: Picture) -> Any:
    """Values with their intervals, one below the other, and a line where the mark is."""
    rows = [row for row in picture.rows if all(math.isfinite(row[name]) for name in ("value", "low", "high"))]
    names = [row["name"] for row in rows]
    percent = "share" in picture.x
    x = alt.X("low:Q", title=picture.x, axis=alt.Axis(format="+.0%" if "difference" in picture.x else ".0%"))
    if not percent:
        x = alt.X("low:Q", title=picture.x)
    base = alt.Chart(alt.InlineData(rows)).properties(width=WIDTH, height=max(1, len(rows)) * ROW)
    y = alt.Y("name:N", sort=names, title=None)
    bars = base.mark_rule(color=ACCENT, strokeWidth=2).encode(x=x.scale(zero=False), x2="high:Q", y=y)
    points = base.mark_point(color=ACCENT, fill=ACCENT, size=45).encode(x=alt.X("value:Q"), y=y)
    layers = [bars, points]
    if picture.mark is not None:
        mark = alt.Chart(alt.InlineData([{"mark": picture.mark}]))
        layers.insert(0, mark.mark_rule(color=INK, strokeDash=[4, 3]).encode(x="mark:Q"))
    return alt.layer(*layers)


def _histogram(picture: Picture) -> Any:
    """How often each value came."""
    chart = alt.Chart(alt.InlineData(picture.rows)).mark_bar(color=ACCENT)
    x = alt.X("value:Q", bin=alt.Bin(maxbins=24), title=picture.x)
    return chart.encode(x=x, y=alt.Y("count()", title=picture.y)).properties(width=WIDTH, height=150)


def _points(picture: Picture) -> Any:
    """Points in a plane; what is `chosen` is filled."""
    chart = alt.Chart(alt.InlineData(picture.rows)).properties(width=WIDTH, height=240)
    x = alt.X("x:Q", title=picture.x, scale=alt.Scale(zero=False))
    y = alt.Y("y:Q", title=picture.y, scale=alt.Scale(zero=False))
    others = chart.transform_filter("!datum.chosen").mark_point(color=ACCENT, opacity=0.6).encode(x=x, y=y)
    chosen = chart.transform_filter("datum.chosen").mark_point(color=ACCENT, fill=ACCENT, size=110).encode(x=x, y=y)
    return alt.layer(others, chosen)


CHARTS = {"intervals": _intervals, "histogram": _histogram, "points": _points}
