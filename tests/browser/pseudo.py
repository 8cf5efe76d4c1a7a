"""Languages that nobody speaks, made from English for tests: what was not translated stands out.

`qps` is English in accents, four tenths longer; it poses as Thai. `qps-rtl` is English in Arabic letters and Persian
digits, from right to left; it poses as Persian. The client is the built one: its files are exchanged on their way.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import BrowserContext, Route

from asobi.core import find_game, home
from asobi.translating.messages import MACHINE
from asobi.translating.texts import INTERFACE, checkout

ACCENTS: Final = str.maketrans("aeiounycsAEIOUNYCS", "áéíóúñýçšÁÉÍÓÚÑÝÇŠ")
LETTERS: Final = {chr(ord("a") + place): letter for place, letter in enumerate("ابپتثجچحخدذرزژسشصضطظعغفقکگ")}
DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def longer(text: str) -> str:
    """In accents, and four tenths longer."""
    return re.sub(r"[A-Za-z]{3,}", lambda word: word[0].translate(ACCENTS) + "·" * round(len(word[0]) * 0.4), text)


def backwards(text: str) -> str:
    """In Arabic letters and Persian digits."""
    return "".join(LETTERS.get(letter.lower(), letter) for letter in text).translate(DIGITS)


WAYS: Final = {"th": longer, "fa": backwards}


def messages(source: str, language: str) -> str:
    """A file of messages in the language that nobody speaks."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        patterns = [entry.value, *[one.value for one in entry.attributes if one.id.name not in MACHINE]]
        for pattern in patterns:
            respell(pattern, language)
    return FluentSerializer().serialize(resource)


def respell(node: Any, language: str) -> None:
    """Change every text below a node of the syntax."""
    if isinstance(node, ast.TextElement):
        node.value = WAYS[language](node.value)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            respell(variant.value, language)
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            respell(element, language)
    elif isinstance(node, ast.Placeable):
        respell(node.expression, language)


def speak(context: BrowserContext, language: str) -> None:
    """Let a browser read the pseudo-language instead of the one it poses as."""
    root = checkout()
    assert root is not None
    interface = messages((root / INTERFACE).read_text(encoding="utf-8"), language)

    def client(route: Route) -> None:
        route.fulfill(body=f"export default {json.dumps(interface)}", content_type="text/javascript")

    def words(route: Route) -> None:
        game = find_game(route.request.url.split("/games/")[1].split("/")[0])
        english = (home(game) / "locales" / "en.ftl").read_text(encoding="utf-8")
        route.fulfill(body=messages(english, language), content_type="text/plain; charset=utf-8")

    def page(route: Route) -> None:
        answer = route.fetch()
        game = answer.json()
        book = find_game(game["id"]).rulebook
        assert book is not None
        english = {clause.number: clause for clause in book.clauses}
        for clause in game["clauses"]:
            told = english[clause["number"]]
            for part in ("text", "heading", "departure"):
                clause[part] = WAYS[language](getattr(told, part))
            clause["lang"] = language
        route.fulfill(response=answer, json=game)

    context.route(re.compile(rf"/assets/{language}-[\w-]+\.js"), client)
    context.route(re.compile(rf"/games/[\w-]+/locales/{language}\.ftl"), words)
    context.route(re.compile(rf"/api/games/[\w-]+\?lang={language}"), page)
