"""A file of messages beside its English: nothing missing, nothing more, the same variables, and it can be said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

Node = ast.Message | ast.Term
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
MACHINE = {"style"}
SAMPLES: tuple[Any, ...] = (0, 1, 2, 5, "Ada")


class Use(NamedTuple):
    """What a message does with its variables: says them, by WORD or as they are, or only chooses by them."""

    said: set[str]
    bare: set[str]
    chosen: dict[str, set[str]]


class Messages:
    """The messages of one file, with what stood there and is no message."""

    def __init__(self, path: Path) -> None:
        self.path = path
        source = path.read_text(encoding="utf-8")
        body = FluentParser().parse(source).body
        self.junk = [(entry.content or "").strip().split("\n")[0] for entry in body if isinstance(entry, ast.Junk)]
        named = [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]
        self.twice = sorted({key(each) for each in named if sum(key(other) == key(each) for other in named) > 1})
        self.entries = {key(entry): entry for entry in named}
        self.comments = {key(entry): entry.comment.content or "" for entry in named if entry.comment}
        self.source = source

    def patterns(self) -> dict[str, ast.Pattern]:
        """Every text by its key, those of attributes as `key.attribute`."""
        found = {}
        for name, entry in self.entries.items():
            if entry.value is not None:
                found[name] = entry.value
            for attribute in entry.attributes:
                if attribute.value is not None:
                    found[f"{name}.{attribute.id.name}"] = attribute.value
        return found

    def use(self, pattern: ast.Pattern) -> Use:
        """What a text does with its variables, through the messages that it refers to as well."""
        use = Use(set(), set(), {})
        self._look(pattern, use, set())
        return use

    def _look(self, node: Any, use: Use, seen: set[str]) -> None:
        if isinstance(node, ast.VariableReference):
            use.said.add(node.id.name)
            use.bare.add(node.id.name)
        elif isinstance(node, ast.FunctionReference) and node.id.name == "WORD":
            use.said.update(
                each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)
            )
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            referred = self.entries.get(("-" if isinstance(node, ast.TermReference) else "") + node.id.name)
            if referred is not None and key(referred) not in seen:
                self._look(referred.value, use, {*seen, key(referred)})
        elif isinstance(node, ast.SelectExpression):
            by = chosen_by(node.selector)
            if by is None:
                self._look(node.selector, use, seen)
            else:
                use.chosen.setdefault(by, set()).update(variant_key(each) for each in node.variants)
            for variant in node.variants:
                self._look(variant.value, use, seen)
        else:
            for child in children(node):
                self._look(child, use, seen)


def key(entry: Node) -> str:
    """The name of a message; a term's begins with a dash."""
    return ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


def variant_key(variant: ast.Variant) -> str:
    """What a variant stands for."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def chosen_by(selector: Any) -> str | None:
    """The variable that a select looks at, also through NUMBER."""
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER" and selector.arguments.positional:
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


def children(node: Any) -> Iterator[Any]:
    """What a node of the syntax holds."""
    if isinstance(node, list):
        yield from node
    elif isinstance(node, ast.SyntaxNode):
        yield from (value for name, value in vars(node).items() if name != "span")


def spoken(node: Any, messages: Messages | None = None, words: bool = False) -> Iterator[str]:
    """The pieces of a text that a reader sees as they stand there: texts and literals, not the pieces of a key.

    With the other messages, also the pieces of those that it refers to; with words, of all that its WORD may find.
    """
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Placeable) and isinstance(node.expression, ast.StringLiteral):
        yield str(node.expression.parse()["value"])
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from spoken(variant.value, messages, words)
    elif isinstance(node, ast.MessageReference):
        referred = messages.entries.get(node.id.name) if messages else None
        yield from spoken(referred.value if referred else None)
    elif isinstance(node, ast.FunctionReference):
        found = messages.entries.values() if messages and words else ()
        for entry in [each for each in found for ends in affixes(node) if meant(key(each), ends)]:
            yield from spoken(entry.value)
    else:
        for child in children(node):
            yield from spoken(child, messages, words)


def affixes(node: Any) -> Iterator[tuple[str, str]]:
    """What the keys of WORD("cubitos-die-", $die) begin and end with."""
    if isinstance(node, ast.FunctionReference) and node.id.name == "WORD":
        parts = [part.value if isinstance(part, ast.StringLiteral) else "" for part in node.arguments.positional]
        if len(parts) > 1 and parts[0]:
            yield parts[0], parts[-1]
    for child in children(node):
        yield from affixes(child)


def meant(name: str, ends: tuple[str, str]) -> bool:
    """Whether a message may be what WORD looks for."""
    return name.startswith(ends[0]) and name.endswith(ends[1])


def counted(node: Any) -> Iterator[str]:
    """The variables of NUMBER($count), which are numbers always."""
    if isinstance(node, ast.FunctionReference) and node.id.name == "NUMBER":
        yield from (each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference))
    for child in children(node):
        yield from counted(child)


def faults(english: Messages, translated: Messages, language: str) -> Iterator[tuple[str, str]]:
    """What is missing or wrong, each with its key."""
    for line in translated.junk:
        yield "", f"this is no message: {line[:80]}"
    for name in translated.twice:
        yield name, "stands there twice"
    ours, theirs = english.patterns(), translated.patterns()
    terms = {name for name in theirs if name.startswith("-")}
    for name in ours:
        if name not in theirs:
            yield name, "missing"
    for name in theirs.keys() - ours.keys() - terms:
        yield name, "English has no such message"
    for name in ours.keys() & theirs.keys():
        if name.split(".")[-1] in MACHINE and "." in name:
            if list(spoken(ours[name])) != list(spoken(theirs[name])):
                yield name, "is read by the program and has to be as in English"
            continue
        yield from (
            (name, what) for what in variable_faults(english.use(ours[name]), translated.use(theirs[name]), language)
        )
        for ends in affixes(theirs[name]):
            if not any(meant(each, ends) for each in ours):
                yield name, f"WORD finds nothing: English has no message that is called {'…'.join(ends)!r}"
    yield from speaking_faults(translated, language)


def variable_faults(english: Use, translated: Use, language: str) -> Iterator[str]:
    """Whether a message uses the variables that it is given, and only them."""
    known = english.said | english.chosen.keys() | {"you"}
    for variable in sorted((translated.said | translated.chosen.keys()) - known):
        yield f"English has no ${variable}"
    for variable in sorted(english.said - translated.said - translated.chosen.keys() - {"you"}):
        yield f"${variable} is lost"
    for variable in sorted((translated.bare & english.said) - english.bare):
        yield f"${variable} is a key, and English says its message by WORD"
    numbers = set(Locale.parse(language, sep="-").plural_form.tags) | {"other"}
    for variable, variants in sorted(translated.chosen.items()):
        expected = english.chosen.get(variable, {"yes", "no"} if variable == "you" else set())
        if all(each in CATEGORIES or numeric(each) for each in expected | variants):
            if wrong := sorted(each for each in variants if not numeric(each) and each not in numbers):
                yield f"${variable}: {language} has no plural category {', '.join(wrong)}"
        elif variants != expected:
            missing, more = sorted(expected - variants), sorted(variants - expected)
            yield (
                f"${variable}: variants differ from English"
                + (f", without {missing}" if missing else "")
                + (f", with {more}" if more else "")
            )


def numeric(variant: str) -> bool:
    """Whether a variant is an exact number."""
    return variant.lstrip("-").replace(".", "").isdecimal()


def speaking_faults(messages: Messages, language: str) -> Iterator[tuple[str, str]]:
    """Whether every message can be said with 0, 1, 2, 5 and with a Latin name."""
    bundle = FluentBundle([language], functions={"WORD": cast("Any", lambda *parts: "")})
    bundle.add_resource(FluentResource(messages.source))
    for name, entry in messages.entries.items():
        if isinstance(entry, ast.Term) or entry.value is None:
            continue
        use = messages.use(entry.value)
        for sample in SAMPLES:
            arguments = dict.fromkeys(use.said | use.chosen.keys(), sample)
            arguments.update(dict.fromkeys(counted(entry.value) if isinstance(sample, str) else (), 3))
            try:
                _, found = bundle.format_pattern(cast("Any", bundle.get_message(name).value), arguments)
            except Exception as fault:
                found = [fault]
            if found:
                yield name, f"cannot be said with {sample!r}: {found[0]}"
                break
