"""A report: one HTML file that needs no network: the question, the answer, pictures, tables, and how to repeat it."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from asobi.core import VARIANT, difference
from asobi.lab.answers import Answer, Sheet, figure, in_words, intervals, is_share, shown
from asobi.lab.cards import cards
from asobi.lab.drawing import draw
from asobi.lab.estimates import Estimate, z_for
from asobi.lab.experiment import Arm, Experiment
from asobi.lab.lineup import called
from asobi.lab.measures import bot_shares, measures, seat_shares
from asobi.lab.noted import noted
from asobi.lab.questions import gap_between, histogram
from asobi.lab.results import Frames

TABLE = "http://localhost:8000"
PAIR = 2
"""Up to so many arms have a column for each interval."""
SIDE_BY_SIDE = 5
"""Up to so many arms stand beside each other in a table; more stand below each other."""
ASKED = ("decisions", "rounds", "lead_changes", "score")
"""In what arms are compared with the first one."""
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
    by_arm = {arm.name: measures(own) for arm, own in arms}
    names = [name for name in next(iter(by_arm.values())) if not name.startswith("seat")]
    title = "How a match goes"
    if len(arms) > PAIR:
        cells = {
            arm: {in_words(name): _together(_cells(each.get(name))) for name in names} for arm, each in by_arm.items()
        }
        sheet = _crossed(f"{title}: mean and 95 % interval", cells)
    else:
        heads = [f"{arm}{part}" for arm in by_arm for part in ("", ": 95 % interval")]
        rows = [
            [in_words(name), *[cell for each in by_arm.values() for cell in _cells(each.get(name))]] for name in names
        ]
        sheet = Sheet(title, ["", *heads], rows)
    pictures = [
        histogram(f"{arm.name}: length", own.matches["decisions"].to_list(), "decisions in a match")
        for arm, own in arms
    ][:4]
    sentence = " ".join([_course(*next(iter(by_arm.items()))), *_apart(arms)])
    return Answer(experiment.question or "How does a match go?", sentence, [sheet], pictures)


def _course(name: str, found: Mapping[str, Estimate]) -> str:
    """How a match of the first arm goes."""
    rounds = f" in {found['rounds'].value:.1f} rounds" if "rounds" in found else ""
    sentence = f"A match of {name} takes {found['decisions'].value:.0f} decisions{rounds}"
    if "clear" in found:
        sentence += f", and its winner leads for good after {figure(found['clear'].value, True)} of it"
    return f"{sentence}."


def _apart(arms: Sequence[tuple[Arm, Frames]]) -> list[str]:
    """In what a few other arms differ for certain from the first one; the intervals are wide enough for all of it."""
    (first, base), others = arms[0], arms[1:]
    if len(arms) > SIDE_BY_SIDE:
        return []
    told = []
    for arm, own in others:
        gaps = [gap_between(base, own, name, z_for(len(ASKED) * len(others))) for name in ASKED]
        clear = [f"{in_words(gap.name)} {_signed(gap)}" for gap in gaps if gap.count and gap.clear_of(0.0)]
        told.append(f"{arm.name} differs from {first.name} in: {', '.join(clear)}." if clear else "")
        told[-1] = told[-1] or f"{arm.name} does not differ from {first.name} for certain."
    return told


def _signed(gap: Estimate) -> str:
    value = figure(abs(gap.value), is_share(gap.name))
    return ("+" if gap.value > 0 else "−") + value.replace(" %", " points")


def _crossed(title: str, cells: Mapping[str, Mapping[str, str]]) -> Sheet:
    """A table of arms and what was measured in each: a few arms beside each other, more below each other."""
    heads = list(next(iter(cells.values())))
    if len(cells) > SIDE_BY_SIDE:
        return Sheet(title, ["", *heads], [[arm, *[own[head] for head in heads]] for arm, own in cells.items()])
    return Sheet(title, ["", *cells], [[head, *[own[head] for own in cells.values()]] for head in heads])


def _cells(estimate: Estimate | None) -> list[str]:
    return shown(estimate)[:2] if estimate else ["–", "–"]


def _together(cells: Sequence[str]) -> str:
    return f"{cells[0]} ({cells[1].replace(' %', '')})"


def _winners(experiment: Experiment, arms: Sequence[tuple[Arm, Frames]]) -> Answer:
    fair = 1 / experiment.seats
    differ = len(set(experiment.bots)) > 1
    found = {}
    for arm, own in arms:
        found[arm.name] = [] if differ and len(arms) > PAIR else seat_shares(own)
        found[arm.name] += bot_shares(own) if differ else []
    pictures = [
        intervals(f"{arm}: share of victories", shares, fair, "share of victories") for arm, shares in found.items()
    ]
    if len(arms) > PAIR:
        cells = {arm: {share.name: _together(_percent(share)) for share in shares} for arm, shares in found.items()}
        sheets = [_crossed("Who wins: share of victories and 95 % interval", cells)]
    else:
        heads = ["", "share", "95 % interval", "matches"]
        sheets = [
            Sheet(f"Who wins: {arm}", heads, [[share.name, *_percent(share)] for share in shares])
            for arm, shares in found.items()
        ]
    return Answer("Who wins?", _off(found, fair), sheets, pictures)


def _off(found: Mapping[str, Sequence[Estimate]], fair: float) -> str:
    """Who has for certain more or less than a fair share; of many arms, in how many."""
    off: dict[str, list[str]] = {}
    for arm, shares in found.items():
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
