"""The checks of translations: each finds its own kind of mistake, and finds none where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi.core import Rulebook
from asobi.translating import clauses, messages, script, terms
from asobi.translating.check import of_text
from asobi.translating.texts import Text, checkout

ENGLISH = """
hello = Hello { $seat }
dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
who = { $you ->
    [yes] You win
   *[no] { $seat } wins
}
round = Round { $round }
    .style = heading
colour = { WORD("colour-", $colour) } wins
colour-red = red
"""
THAI = """
hello = สวัสดี { $seat }
dice = ลูกเต๋า { $count } ลูก
who = { $seat } ชนะ
round = รอบ { $round }
    .style = heading
colour = { WORD("colour-", $colour) }ชนะ
colour-red = สีแดง
"""
BOOK = "## 1 Start\n- **XX-1.1** [seed] Take two of 12 dice, see XX-1.2.\n- **XX-1.2** [recon] Roll.\n"
THAI_BOOK = "## 1 เริ่ม\n- **XX-1.1** [seed] หยิบ 2 จาก 12 ลูก ดู XX-1.2\n- **XX-1.2** [recon] ทอย\n"


def found(folder: Path, translated: str, language: str = "th") -> list[str]:
    """What is found in a translation of the English above."""
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / f"{language}.ftl").write_text(translated, encoding="utf-8")
    return [f"{one.key}: {one.what}" for one in of_text(Text("messages", folder / "en.ftl", "toy"), language)]


def test_a_whole_translation_has_no_faults(tmp_path: Path) -> None:
    assert found(tmp_path, THAI) == []


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("hello = สวัสดี { $seat }\n", "", "hello: missing"),
        ("hello =", "hullo =", "hullo: English has no such message"),
        ("colour-red = สีแดง", "colour red สีแดง", "colour-red: missing"),
        ("heading", "หัวข้อ", "round.style: is read by the program and has to be as in English"),
        ("{ $seat } ชนะ", "ชนะ", "who: $seat is lost"),
        ("รอบ { $round }", "รอบ { $lap }", "round: English has no $lap"),
        ("ลูกเต๋า { $count } ลูก", "{ $count ->\n [one] ลูก\n*[other] { $count } ลูก\n}", "th has no plural category one"),
        (
            "{ $seat } ชนะ",
            "{ $you ->\n [yes] คุณชนะ\n*[nein] { $seat } ชนะ\n}",
            "who: $you: variants differ from English",
        ),
        ('"colour-"', '"color-"', "colour: WORD finds nothing"),
        ('"colour-", $colour', '"colour-", $colour, "-of"', "colour: WORD finds nothing"),
        ("สีแดง", "{ $x } สีแดง { hell }", "colour-red: cannot be said"),
        ("สีแดง", "red", "colour-red: English left over: red"),
        ("สีแดง", "สีแดง.", "colour-red: a full stop at the end"),
        ("สีแดง", "สีแดง ๒", "colour-red: Thai digits"),
        ("สีแดง", "สีแดง\u200e", "colour-red: has an invisible mark"),
        ("สีแดง", "é".replace("é", "e\u0301"), "colour-red: is not in Unicode's composed form"),
    ],
)
def test_each_mistake_is_found_and_named(tmp_path: Path, was: str, becomes: str, fault: str) -> None:
    assert was in THAI
    assert any(fault in line for line in found(tmp_path, THAI.replace(was, becomes)))


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("fa", "دور 3", "Latin digits"),
        ("fa", "چرا?", "Latin punctuation"),
        ("fa", "می روم", "half-space"),
        ("fa", "تاس ها", "half-space"),
        ("fa", "كتاب", "Arabic"),
        ("ja", "振る.", "half-width punctuation"),
        ("ja", "３個", "full-width digits"),
        ("de", "take all of it now", "as in English"),
    ],
)
def test_each_script_has_its_rules(language: str, text: str, fault: str) -> None:
    assert any(fault in line for line in script.faults(text, "take all of it now", language, set()))


def test_what_is_typed_stays_as_it_is() -> None:
    text = "قیمت‌ها: Smelly Cat=7، `asobi wildcard check my_cards.csv`، بند ER-4.5، خانه‌ی a1، 2 1h 3"

    assert list(script.faults(text, "", "fa", set())) == []


def test_the_help_of_an_option_quotes_names_as_they_are_typed(tmp_path: Path) -> None:
    """Only there, and only names: the server reads English ones."""
    (tmp_path / "en.ftl").write_text("x-setting-cards-help = Names: Smelly Cat, Rich Dog, ...\nx-ask = Rich Dog?\n")
    words = "x-setting-cards-help = 英語名：Smelly Cat, Rich Dog, ...\nx-ask = お金持ちイヌ？\n"

    def said(translated: str) -> list[str]:
        (tmp_path / "ja.ftl").write_text(translated, encoding="utf-8")
        return [str(one) for one in of_text(Text("messages", tmp_path / "en.ftl", "cubitos"), "ja")]

    assert said(words) == []
    assert any("English left over: Names" in line for line in said(words.replace("英語名：", "Names: ")))
    assert any("'Rich Dog' is お金持ちイヌ" in line for line in said(words.replace("お金持ちイヌ", "イヌ")))


def test_a_rulebook_may_quote_the_language_of_the_cards(tmp_path: Path) -> None:
    for game, faults in (("wildcard", 0), ("cubitos", 1)):
        (tmp_path / "rulebook.md").write_text("## 1 Cards\n- **WC-1.1** [seed] +1 Wild: any row.\n")
        (tmp_path / "rulebook.ja.md").write_text(
            "## 1 カード\n- **WC-1.1** [seed] +1 Wild：好きな列。\n", encoding="utf-8"
        )

        assert len(of_text(Text("rulebook", tmp_path / "rulebook.md", game), "ja")) == faults


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("- **XX-1.2** [recon] ทอย\n", "", ("XX-1.2", "missing")),
        ("[recon]", "[seed]", ("XX-1.2", "its source is ['recon'], not ['seed']")),
        ("12 ลูก", "13 ลูก", ("XX-1.1", "without the number 12")),
        ("12 ลูก", "12 ลูก 7", ("XX-1.1", "has a number that English has not: 7")),
        ("ดู XX-1.2", "", ("XX-1.1", "names other clauses: [], in English ['XX-1.2']")),
        ("## 1", "## 2", ("XX-1.1", "stands under '2 เริ่ม'; in English under '1 Start'")),
    ],
)
def test_a_rulebook_agrees_with_the_english_one(was: str, becomes: str, fault: tuple[str, str]) -> None:
    book = Rulebook(BOOK)
    assert list(clauses.faults(book, Rulebook(THAI_BOOK))) == []

    assert fault in list(clauses.faults(book, Rulebook(THAI_BOOK.replace(was, becomes))))


def test_every_term_of_the_glossary_is_said_in_every_text_by_its_word() -> None:
    """Names and other words alike, one or several, small or with a capital; a longer term hides those within it."""
    english = {
        "a": "Go to the Market",
        "b": "Pay with cost cards",
        "c": "Cost: 2",
        "d": "A tie in big round 3",
    }
    right = {"a": "ไปที่ตลาด", "b": "จ่ายด้วยการ์ดค่าใช้จ่าย", "c": "ค่าใช้จ่าย: 2", "d": "เสมอกันในรอบใหญ่ที่ 3"}

    def said(texts: dict[str, str]) -> list[tuple[str, str]]:
        return list(terms.faults(english, texts, "th", "landmark-scramble"))

    assert said(right) == []
    assert said({**right, "a": "ไปที่ห้าง"}) == [("a", "'Market' is ตลาด in the glossary")]
    assert said({**right, "c": "ราคา: 2"}) == [("c", "'cost' is ค่าใช้จ่าย in the glossary")]
    assert [key for key, _ in said({**right, "b": "ใช้เงิน", "d": "เท่ากัน"})] == ["b", "b", "d", "d"]


def test_a_term_is_said_however_it_is_inflected() -> None:
    assert terms.says("ぶつかって止まります", "ぶつかる")
    assert terms.says("はじけます", "はじく")
    assert terms.says("کنار می‌گذارید", "کنار گذاشتن")
    assert terms.says("อีกหลายช่อง", "อีก … ช่อง")
    assert not terms.says("まひ", "まわり道")


def test_whoever_says_a_term_in_another_way_needs_leave_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given leave for some messages in one language, it covers these and no others."""
    leave = terms.Free(("th",), ("landmark-scramble-lesson-*",), "cost", "to cost points is a verb")
    monkeypatch.setattr(terms, "free", lambda: (leave,))
    english = {"landmark-scramble-lesson-1": "It costs a point", "landmark-scramble-ask": "It costs a point"}

    def said(language: str, text: str) -> list[str]:
        found = terms.faults(english, dict.fromkeys(english, text), language, "landmark-scramble")
        return [key for key, what in found if "'cost'" in what]

    assert said("th", "เสีย 1 แต้ม") == ["landmark-scramble-ask"]
    assert said("ja", "1ポイントかかります") == list(english)


def test_a_message_that_says_a_printed_word_is_marked_so(tmp_path: Path) -> None:
    """Given messages of a game whose book is Thai, those that say its words say so; Japanese ones never do."""
    (tmp_path / "en.ftl").write_text("piece = Move a piece\nlow = Wait\n", encoding="utf-8")

    def said(language: str, text: str) -> list[str]:
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
        return [str(one) for one in of_text(Text("messages", tmp_path / "en.ftl", "landmark-scramble"), language)]

    assert said("th", "# printed\npiece = เดินหมาก\nlow = รอ\n") == []
    (unmarked,) = said("th", "piece = เดินหมาก\nlow = รอ\n")
    assert "piece: says 'หมาก', which is printed" in unmarked
    (marked,) = said("ja", "piece = コマを動かす\n# printed\nlow = 待つ\n")
    assert "low: has `# printed` above it, and no book" in marked


def test_the_interface_is_found_from_wherever_the_module_lies() -> None:
    root = checkout()

    assert root is not None
    assert messages.Messages(root / "web/src/kit/locales/en.ftl").junk == []
