"""A report: one HTML file that needs no network: the question, the answer, pictures, tables, and how to repeat it."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from asobi.core import VARIANT, difference
from asobi.lab.answers import Answer, Sheet, figure, in_words, intervals, shown
from asobi.lab.cards import cards
from asobi.lab.drawing import draw
from asobi.lab.estimates import Estimate
from asobi.lab.experiment import Arm, Experiment
from asobi.lab.lineup import called
from asobi.lab.measures import bot_shares, measures, seat_shares
from asobi.lab.noted import noted
from asobi.lab.questions import difference_of, histogram
from asobi.lab.results import Frames

TABLE = "http://localhost:8000"
SIDE_BY_SIDE = 2
"""So many arms stand beside each other in the general table; more stand below each other."""
LONG = 20
"""A table of more rows is folded."""
GENERAL = ("matches", "seats", "decisions")
STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")


def parts_of(frames: Frames) -> dict[str, Answer]:
    """What the results tell, part by part: how matches go, who wins, what observers noted, and what is used."""
    experiment = frames.experiment
    arms = [(arm, frames.only(arm.name)) for arm in experiment.arms]
    found = {"match": _general(experiment, arms), "winners": _winners(experiment, arms)}
    found |= {table: noted(table, arms) for table in frames.tables if table not in GENERAL}
    if "decisions" in frames.tables:
        for arm, own in arms:
            found[f"cards of {arm.name}"] = cards(own, f"Which actions are used, and do they pay? ({arm.name})")
    return found


def answers_of(frames: Frames) -> list[Answer]:
    """All parts of what the results tell."""
    return list(parts_of(frames).values())


def _general(experiment: Experiment, arms: Sequence[tuple[Arm, Frames]]) -> Answer:
    by_arm = [(arm, measures(own)) for arm, own in arms]
    names = [name for name in by_arm[0][1] if not name.startswith("seat")]
    if len(arms) > SIDE_BY_SIDE:
        rows = [[arm.name, *[" (".join(_cells(each.get(name))) + ")" for name in names]] for arm, each in by_arm]
        sheet = Sheet("How a match goes: mean and 95 % interval", ["", *map(in_words, names)], rows)
    else:
        heads = [f"{arm.name}{part}" for arm, _ in by_arm for part in ("", ": 95 % interval")]
        rows = [[in_words(name), *[cell for _, each in by_arm for cell in _cells(each.get(name))]] for name in names]
        sheet = Sheet("How a match goes", ["", *heads], rows)
    first = by_arm[0][1]
    length = first["decisions"]
    rounds = f" in {first['rounds'].value:.1f} rounds" if "rounds" in first else ""
    sentence = f"A match of {by_arm[0][0].name} takes {length.value:.0f} decisions{rounds}"
    if "clear" in first:
        sentence += f", and its winner leads for good after {figure(first['clear'].value, True)} of it"
    pictures = [
        histogram(f"{arm.name}: length", own.matches["decisions"].to_list(), "decisions in a match")
        for arm, own in arms
    ][:4]
    if len(arms) == 2:
        gap = difference_of(arms[0][1].plus(arms[1][1]), "decisions", 1.96)
        sentence += f"; {arms[1][0].name} differs by {gap.value:+.1f} decisions ({gap.low:+.1f} to {gap.high:+.1f})"
    return Answer(experiment.question or "How does a match go?", sentence + ".", [sheet], pictures)


def _cells(estimate: Estimate | None) -> list[str]:
    return shown(estimate)[:2] if estimate else ["–", "–"]


def _winners(experiment: Experiment, arms: Sequence[tuple[Arm, Frames]]) -> Answer:
    fair = 1 / experiment.seats
    found = []
    for arm, own in arms:
        shares = seat_shares(own)
        if len(set(experiment.bots)) > 1:
            shares += bot_shares(own)
        found.append((arm.name, shares))
    pictures = [intervals(f"{arm}: share of victories", shares, fair, "share of victories") for arm, shares in found]
    if len(arms) > SIDE_BY_SIDE:
        heads = [share.name for share in found[0][1]]
        rows = [[arm, *[_told(share) for share in shares]] for arm, shares in found]
        sheets = [Sheet("Who wins: share of victories and 95 % interval", ["", *heads], rows)]
    else:
        heads = ["", "share", "95 % interval", "matches"]
        sheets = [
            Sheet(f"Who wins: {arm}", heads, [[share.name, *_percent(share)] for share in shares])
            for arm, shares in found
        ]
    return Answer("Who wins?", _off(found, fair), sheets, pictures)


def _off(found: Sequence[tuple[str, Sequence[Estimate]]], fair: float) -> str:
    """Who has for certain more or less than a fair share; of many arms, in how many."""
    off: dict[str, list[str]] = {}
    for arm, shares in found:
        for share in shares:
            if share.clear_of(fair):
                off.setdefault(f"{share.name}, {'more' if share.value > fair else 'less'}", []).append(arm)
    if not off:
        return f"Nobody is for certain off the fair share of {figure(fair, True)}."
    many = len(found) > SIDE_BY_SIDE
    told = [f"{who} ({f'{len(arms)} of {len(found)}' if many else ', '.join(arms)})" for who, arms in off.items()]
    return f"For certain more or less than a fair share ({figure(fair, True)}) has: {'; '.join(told)}."


def _percent(share: Estimate) -> list[str]:
    return shown(Estimate("share", share.value, share.low, share.high, share.count))


def _told(share: Estimate) -> str:
    value, interval, _ = _percent(share)
    return f"{value} ({interval})"


def page(experiment: Experiment, answers: Sequence[Answer], command: str, table: str = TABLE) -> str:
    """The report as one page."""
    title = experiment.question or f"{experiment.game.title}: an experiment"
    parts = [f"<h1>{escape(title)}</h1>", f'<p class="lead">{escape(answers[0].sentence)}</p>']
    parts.append(f"<p class=about>{escape(_about(experiment))}</p>")
    parts += [_section(answer, first=place == 0) for place, answer in enumerate(answers)]
    parts.append(_variants(experiment, table))
    parts.append(f"<section><h2>How to repeat it</h2><pre>{escape(command)}</pre>{_file(experiment)}</section>")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _about(experiment: Experiment) -> str:
    names = [called(bot) for bot in experiment.bots]
    bots = ", ".join(names) if len(set(names)) > 1 else f"{experiment.seats} × {names[0]}"
    return f"{experiment.game.title} (rules {experiment.game.version}), {bots}, seed “{experiment.seed}”."


def _section(answer: Answer, first: bool) -> str:
    head = "" if first else f"<h2>{escape(answer.question)}</h2><p class=lead>{escape(answer.sentence)}</p>"
    pictures = "".join(f"<figure>{draw(picture)}</figure>" for picture in answer.pictures)
    return f"<section>{head}<div class=pictures>{pictures}</div>{''.join(map(_sheet, answer.sheets))}</section>"


def _sheet(sheet: Sheet) -> str:
    head = "".join(f"<th scope=col>{escape(column)}</th>" for column in sheet.columns)
    rows = "".join(
        f"<tr><th scope=row>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>"
        for row in sheet.rows
    )
    body = f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    is_long = len(sheet.rows) > LONG
    title = f"<h3>{escape(sheet.title)}</h3>"
    return f"<details><summary>{escape(sheet.title)}</summary>{body}</details>" if is_long else title + body


def _variants(experiment: Experiment, table: str) -> str:
    """What each variant changes, dials and settings of the table, with a link that opens it at a running table."""
    usual = experiment.game.with_defaults(experiment.seats, {})
    parts = []
    for arm in experiment.arms:
        own = settings_of(experiment, arm)
        rows = [(key, usual.get(key), value) for key, value in own.items()]
        rows += difference(experiment.game.dials, arm.variant.changes)
        if not rows:
            continue
        cells = [[path, json.dumps(base), json.dumps(here)] for path, base, here in rows]
        link = f"{table}/dials/{experiment.id}#{encoded(experiment, arm)}"
        parts.append(_sheet(Sheet(f"What {arm.name} changes", ["dial or setting", "base", "here"], cells)))
        parts.append(f'<p><a href="{escape(link)}">Play {escape(arm.name)} at a table of your own server</a></p>')
    return f"<section><h2>The variants</h2>{''.join(parts)}</section>" if parts else ""


def settings_of(experiment: Experiment, arm: Arm) -> dict[str, Any]:
    """The settings of an arm's tables that are not the game's usual ones; the variant is told by its dials."""
    usual = experiment.game.with_defaults(experiment.seats, {})
    return {key: value for key, value in arm.settings.items() if key != VARIANT and value != usual.get(key)}


def encoded(experiment: Experiment, arm: Arm) -> str:
    """The variant as the page of dials reads it from its address."""
    plain = {"name": arm.name, "changes": arm.variant.changes, "settings": settings_of(experiment, arm)}
    return base64.urlsafe_b64encode(json.dumps(plain, ensure_ascii=False).encode()).decode().rstrip("=")


def _file(experiment: Experiment) -> str:
    plain = json.dumps(experiment.data, indent=1, ensure_ascii=False)
    return f"<details><summary>The experiment</summary><pre>{escape(plain)}</pre></details>"


def markdown(answers: Sequence[Answer]) -> str:
    """The sentences and tables as Markdown, for a page of the documentation; long tables are folded."""
    lines: list[str] = []
    for answer in answers:
        lines += [answer.sentence, ""] if answer.sentence else []
        for sheet in answer.sheets:
            heads = [column or " " for column in sheet.columns]
            rows = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
            rows += [f"| {' | '.join(row)} |" for row in sheet.rows]
            folded = len(sheet.rows) > LONG
            title = f"<details markdown><summary>{sheet.title}</summary>" if folded else f"**{sheet.title}**"
            lines += [title, "", *rows, "", *(["</details>", ""] if folded else [])]
    return "\n".join(lines)
