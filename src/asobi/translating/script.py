"""How a language is written: no English left over, its own digits and punctuation, nothing invisible."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from babel.core import get_global

LATIN = re.compile(r"[A-Za-z]{2,}")
BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

# What a reader types or the program reads stays as it is: commands and files between backticks, `Smelly Cat=7`, the
# fan rewards `2 1h 3`, addresses, file names, clause numbers, cells of a board.
QUOTED = re.compile(
    r"`[^`]*`|https?://\S+|[A-Z][\w' .!-]*=[0-9]+|(?<!\w)\d+(?: \d+h?)* \d+h(?: \d+h?)*"
    r"|[\w-]+\.(?:record|csv|toml|py|json)\b|(?<![A-Za-z])[A-Z]{2,3}-[0-9]+(?:\.[0-9]+)*[a-z]?(?![A-Za-z])"
    r"|(?<![A-Za-z])[0-9]?[a-z][0-9]{1,2}(?![A-Za-z])"
)
# What a game's rulebook quotes of what the program reads: WILDCARD explains the language of its cards.
NOTATION = {
    "wildcard": {
        *("Wild", "WILD", "Wildmin", "Wildmax", "Action", "all", "other", "two", "with", "and", "or"),
        *("none", "steal", "swap", "trade", "cancel", "round", "future"),
    }
}
# Names that are the same in every language.
EVERYWHERE = {
    *("asobi", "WILDCARD", "RAMPAGE", "CSV", "JSON", "QR", "URL", "HTTP", "HTTPS", "SHA", "BLAKE", "GitHub", "Python"),
    *(
        "Kampong",
        "Mii",
        "MIT",
        "ID",
        "AI",
        "Lv",
        "OK",
        "HMAC",
        "SVG",
        "CPU",
        "cm",
        "mm",
        "Esc",
        "Enter",
        "Ctrl",
        "Shift",
    ),
    *(
        "Alt",
        "Tab",
        "Home",
        "End",
        "Space",
        "PettingZoo",
        "Gymnasium",
        "OpenSpiel",
        "TOML",
        "VTL",
        "rapier",
        "Ada",
        "Bo",
    ),
}

WRONG: dict[str, list[tuple[str, str]]] = {
    "fa": [
        (r"(?<![A-Za-z])[0-9]", "Latin digits; Persian ones are ۰–۹"),
        (r"[ي\u0643\u0649]", "an Arabic ي or ك; Persian ones are ی and ک"),
        (r"[٠-٩]", "Arabic digits; Persian ones are ۰–۹"),
        (r"[,;?%]", "Latin punctuation; Persian is ، ؛ ؟ ٪"),
        (r"(?<![\w\u200c])ن?می ", "«می» with a space after it; it joins by a half-space"),
        (r" ها(?![\w\u200c])| های(?![\w\u200c])", "«ها» with a space before it; it joins by a half-space"),
    ],
    "th": [
        (r"[๐-๙]", "Thai digits; we write 0–9"),
        (r"[ก-๛]\.\s*$", "a full stop at the end; Thai has none"),
        ("\u0e4d[\u0e48-\u0e4b]?\u0e32", "ำ in two pieces"),
        ("\u200b", "a zero-width space; browsers break Thai by themselves"),
    ],
    "ja": [
        (r"[\u3040-\u30ff\u4e00-\u9fff][,.!?;:](?!\d)", "half-width punctuation; Japanese is 、。！？"),
        (r"[\uff61-\uff9f]", "half-width kana"),
        (r"[\uff10-\uff19]", "full-width digits; we write 0–9"),
    ],
}


def is_latin(language: str) -> bool:
    """Whether a language is written in Latin letters."""
    subtags = get_global("likely_subtags").get(language.split("-")[0], "")
    return not subtags or "Latn" in subtags


def unquoted(text: str) -> str:
    """A text without what is typed or read by the program."""
    return QUOTED.sub(" ", text)


def faults(text: str, english: str, language: str, allowed: set[str]) -> Iterator[str]:
    """What is wrong in how a text is written; the whole text, without its variables."""
    if text != unicodedata.normalize("NFC", text):
        yield "is not in Unicode's composed form (NFC)"
    if BIDI.search(text):
        yield "has an invisible mark of direction; Fluent isolates by itself"
    prose = unquoted(text)
    for pattern, what in WRONG.get(language, []):
        if found := re.search(pattern, prose):
            yield f"{what}: {prose[max(0, found.start() - 12) : found.end() + 12].strip()!r}"
    if is_latin(language):
        if text.strip() == english.strip() and len(re.findall(r"\w+", text)) >= 4:
            yield "is as in English"
        return
    left = [word for word in LATIN.findall(prose) if word not in allowed and word not in EVERYWHERE]
    if left:
        yield f"English left over: {', '.join(dict.fromkeys(left))}"
