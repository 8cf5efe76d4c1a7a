"""What the table page offers beside choosing: hints, undo, reasons, bots in one's place, chat, replays, records."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.table import Visitor, play_out, play_until

Arrive = Callable[..., Visitor]


def my_turn(visitor: Visitor) -> None:
    """Wait until something is lit."""
    visitor.sees("[data-lit]")


def test_a_thing_that_may_not_be_chosen_says_why(house: House, arrive: Arrive) -> None:
    """Given an empty box, when it is hovered or clicked, the rule that forbids it is shown with its number."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy")
    my_turn(ada)
    empty = ada.page.locator("[data-choice^=pick]:not([data-lit])")
    full = ada.page.locator("[data-choice^=pick][data-lit]")
    play_until(lambda: full.count() > 0 and empty.count() > 0, ada)

    empty.first.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("ER-4.3")
    ada.shoot("why-not")
    before = ada.log
    empty.first.click(force=True)

    assert ada.log == before, "nothing was chosen"
    ada.page.locator("#tab-rules").click()
    ada.page.locator("form select").select_option("end")
    expect(ada.page.locator(".reason")).to_contain_text("ER-4.1")


def test_a_preview_shows_where_a_pick_would_land(house: House, arrive: Arrive) -> None:
    """Given a lit box, when it is hovered, its route shows the ghost of the marker and the points it would bring."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy")
    my_turn(ada)
    box = ada.page.locator("[data-choice^=pick][data-lit]").first
    value = (box.get_attribute("data-choice") or "").split()[1]

    box.hover()

    ghost = ada.sees(f"[data-route='{value}'] .ghost")
    assert ghost.is_visible()
    assert ada.page.locator(".ghost").count() == 1
    ada.shoot("preview")
    ada.page.locator("[data-prompt]").hover()
    expect(ada.page.locator(".ghost")).to_have_count(0)


def test_a_hint_points_at_an_option(house: House, arrive: Arrive) -> None:
    """Given an own decision, when a hint is asked for, an option that may be chosen is marked and named."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy")
    my_turn(ada)

    ada.page.locator("[data-tool=hint]").click()

    ada.sees("[data-advised]")
    assert ada.page.locator("[data-advised][data-lit]").count() == 1
    expect(ada.page.locator(".advice")).to_contain_text("Hint:")
    expect(ada.page.locator(".advice")).to_contain_text("of the games from here")
    assert ada.page.locator("[data-second]").count() == 1
    ada.shoot("hint")


def test_bots_have_faces_and_say_why(house: House, arrive: Arrive) -> None:
    """Given bots that have moved, when one is asked why, it answers in its own words beside its portrait."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "normal", "expert")
    my_turn(ada)
    assert ada.page.locator("svg[data-face]").count() == 2
    while ada.page.locator("[data-tool=why-moved]").count() == 0:
        ada.page.locator("[data-lit][data-choice]").first.click()
        my_turn(ada)

    ada.page.locator("[data-tool=why-moved]").last.click()

    expect(ada.page.locator("[data-motive]")).to_contain_text("“", timeout=60_000)
    ada.shoot("why-moved")
    assert ada.faults() == []


def test_a_bot_with_secrets_tells_why_only_as_far_as_one_could_see(house: House, arrive: Arrive) -> None:
    """Given a game with secrets, when a bot is asked why, it says whom it helped, and neither its choice's worth nor
    what it passed over."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", game="landmark-scramble")
    asking = ada.page.locator("[data-tool=why-moved]")
    play_until(lambda: asking.count() > 0, ada)
    asking.first.click()
    motive = ada.page.locator("[data-motive]")
    expect(motive).not_to_contain_text("looks for words", timeout=60_000)
    told = ada.text("[data-motive]")
    assert "for my chance of winning" in told or "for their chance of winning" in told or "changes little" in told
    assert "of the games" not in told


def test_a_forbidden_choice_is_answered_and_leads_to_its_rule(house: House, arrive: Arrive) -> None:
    """Given something forbidden, when it is clicked, the prompt says why, and the rule's number opens it."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy")
    my_turn(ada)
    assert ada.text(".aside") != ""  # why this is asked now

    empty = ada.page.locator("[data-choice^=pick]:not([data-lit])")
    play_until(lambda: ada.page.locator("[data-choice^=pick][data-lit]").count() > 0 and empty.count() > 0, ada)

    empty.first.click(force=True)

    expect(ada.page.locator("[data-refusal]")).to_contain_text("There is no die in that box.")
    expect(ada.sees("[data-tool=why-rule]")).to_contain_text("ER-4.3")
    ada.page.locator("[data-tool=why-rule]").click()
    expect(ada.page.locator("[data-clause='ER-4.3']")).to_be_focused()
    assert ada.page.locator("[data-goal]").count() == 1
    ada.page.locator(".rules [data-term]").first.click()
    expect(ada.page.locator(".tip")).to_be_visible()
    ada.shoot("why-rule")
    assert ada.faults() == []


def test_a_table_may_have_no_hints(house: House, arrive: Arrive) -> None:
    """Given a table without hints, when one's turn comes, there is no hint button."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy", hints=False)
    my_turn(ada)
    assert ada.page.locator("[data-tool=hint]").count() == 0


def test_a_choice_can_be_taken_back(house: House, arrive: Arrive) -> None:
    """Given a friend who comes next, when a safe choice is undone, the log is as before, on both pages."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    table = ada.open_table("me", "open", "greedy")
    bob.go_to(table)
    bob.sees("[data-take]").click()
    undo = ada.page.locator("[data-tool=undo]")

    def undoable() -> bool:
        return undo.count() > 0 and undo.is_enabled()

    before: list[str] = []
    for _ in range(200):
        if undoable():
            break
        if ada.lit.count() > 0:
            before = ada.log
            ada.choose_something()
        elif bob.lit.count() > 0 and not undoable():
            ada.page.wait_for_timeout(150)
            if not undoable():
                bob.choose_something()
        ada.page.wait_for_timeout(80)
    assert undoable()
    assert len(ada.log) > len(before)

    undo.click()

    my_turn(ada)
    assert ada.log == before
    expect(bob.page.locator("[role=log] p")).to_have_count(len(before))


def test_a_bot_plays_while_its_owner_is_away(house: House, arrive: Arrive) -> None:
    """Given one's own turn, when the seat is lent, the bot takes it; taken back, the next turn is one's own."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    table = ada.open_table("me", "open", "greedy")
    bob.go_to(table)
    bob.sees("[data-take]").click()
    play_until(lambda: ada.lit.count() > 0, bob)
    lines = len(ada.log)

    ada.page.locator("[data-tool=lend]").click()
    my_turn(bob)
    assert len(ada.log) > lines, "the bot took the turn"
    assert ada.lit.count() == 0
    ada.sees("[data-tool=return]").click()

    ada.sees("[data-tool=lend]")
    play_until(lambda: ada.lit.count() > 0, bob)


def test_the_seat_of_one_who_has_gone_is_lent_by_another(house: House, arrive: Arrive) -> None:
    """Given a friend who closed the page, when their time is up, the other may let a bot play for them."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    table = ada.open_table("me", "open", "greedy", settings={"rounds": 1})
    bob.go_to(table)
    bob.sees("[data-take]").click()
    bob.sees("[data-prompt]")
    assert ada.page.locator("[data-tool=lend-absent]").count() == 0, "nobody is away"

    bob.page.close()
    ada.sees("[data-tool=lend-absent]").click()

    expect(ada.page.locator("[data-tool=lend-absent]")).to_have_count(0)
    play_out(ada)


def test_a_clock_runs_for_whoever_has_to_decide(house: House, arrive: Arrive) -> None:
    """Given clocks of two minutes, when it is one's turn, one's own clock goes down and the others stand."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy", minutes=2)
    my_turn(ada)
    own = ada.page.locator("li.panel", has_text="Ada").locator(".clock")

    def left() -> int:
        minutes, seconds = own.inner_text().split(":")
        return int(minutes) * 60 + int(seconds)

    before = left()
    assert 0 < before <= 120
    ada.page.wait_for_function(
        "before => [...document.querySelectorAll('.clock')].some((clock) => {"
        "const [minutes, seconds] = clock.textContent.trim().split(':').map(Number);"
        "return minutes * 60 + seconds <= before - 2})",
        arg=before,
    )
    assert left() <= before - 2
    ada.shoot("clock")


def test_sounds_are_heard_until_they_are_switched_off(house: House, arrive: Arrive) -> None:
    """Given sound, when something is chosen by a click, it is heard; switched off, nothing is."""
    ada = arrive(house, "Ada")
    ada.page.add_init_script(
        "window.heard = 0; const start = AudioBufferSourceNode.prototype.start;"
        "AudioBufferSourceNode.prototype.start = function (...when) { window.heard++; start.apply(this, when); }"
    )
    ada.open_table("me", "greedy", "greedy")
    my_turn(ada)
    ada.lit.first.click()
    ada.page.wait_for_function("() => window.heard > 0")

    ada.page.locator("header [aria-pressed]").first.click()
    my_turn(ada)
    silent = ada.page.evaluate("() => window.heard")
    for _ in range(3):
        my_turn(ada)
        ada.lit.first.click()
        expect(ada.page.locator("[data-prompt]")).to_be_visible()
    my_turn(ada)

    assert ada.page.evaluate("() => window.heard") == silent


def test_a_record_dropped_on_the_first_page_opens(house: House, arrive: Arrive) -> None:
    """Given the record of a finished game, when its file is dropped on the page, the game can be looked at."""
    ada = arrive(house, "Ada")
    table = ada.open_table("me", "greedy", "greedy", settings={"rounds": 1})
    play_out(ada)
    record = ada.page.request.get(f"{house.origin}/api/tables/{table}/record").text()
    ada.home()

    def drop(text: str) -> None:
        files = ada.page.evaluate_handle(
            "text => { const files = new DataTransfer();"
            "files.items.add(new File([text], 'kept.asobi')); return files; }",
            text,
        )
        ada.page.dispatch_event("main", "dragover", {"dataTransfer": files})
        ada.page.dispatch_event("main", "drop", {"dataTransfer": files})

    ada.forgiving = True  # the browser itself notes the refusal
    drop("not a record")
    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    ada.forgiving = False
    drop(record)

    ada.page.wait_for_url(re.compile("/replay/"))
    ada.sees("input[type=range]")


def test_chat_reaches_the_other_page(house: House, arrive: Arrive) -> None:
    """Given two people, when one writes, the other reads it under the right name, markup and all as plain text."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    table = ada.open_table("me", "open", "greedy")
    bob.go_to(table)
    bob.sees("[data-take]").click()
    bob.sees("[data-prompt]")
    ada.sees("[data-prompt]")

    ada.page.locator("#tab-chat").click()
    ada.page.locator("form input").fill("good luck <b>Bob</b>!")
    ada.page.keyboard.press("Enter")

    expect(bob.page.locator("#tab-chat .unread")).to_have_text("1")
    bob.page.locator("#tab-chat").click()
    expect(bob.page.locator("[role=log]").last).to_contain_text("good luck <b>Bob</b>!")
    expect(bob.page.locator("[role=log]").last).to_contain_text("Ada")


def test_events_are_shown_in_order_and_can_be_skipped(house: House, arrive: Arrive) -> None:
    """Given motion, when dice are taken, the marker walks square by square, nothing is lit meanwhile; Escape skips."""
    ada = arrive(house, "Ada", pace="normal")
    ada.open_table("me", "greedy", "greedy")
    my_turn(ada)
    ada.page.evaluate(
        """() => {
            window.places = [];
            new MutationObserver(() => {
                const mine = document.querySelector(".marker.mine");
                if (mine && places.at(-1) !== mine.style.transform) places.push(mine.style.transform);
                if (mine && document.querySelector("[data-lit]")) window.torn = true;
            }).observe(document.querySelector(".board"), {subtree: true, attributes: true, childList: true});
        }"""
    )
    most = ada.page.evaluate(
        """() => [...document.querySelectorAll("[data-choice^=pick][data-lit]")]
            .sort((a, b) => b.querySelectorAll(".die").length - a.querySelectorAll(".die").length)[0].dataset.choice"""
    )
    dice = ada.page.locator(f"[data-choice='{most}'] .die").count()

    ada.page.locator(f"[data-choice='{most}']").click()
    ada.page.wait_for_function("dice => window.places.length >= dice", arg=dice)
    ada.shoot("motion")
    walked = ada.page.evaluate("window.places")

    assert len(set(walked)) >= dice, "a place for every step"
    assert not ada.page.evaluate("window.torn ?? false") or ada.lit.count() > 0
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-tool=skip]")).to_have_count(0)


def test_the_past_can_be_looked_at_and_played_on(house: House, arrive: Arrive, tmp_path: Path) -> None:
    """Given a finished game: slider and arrow keys walk through it, it forks at any move, its record can be kept."""
    ada = arrive(house, "Ada")
    table = ada.open_table("me", "greedy", "greedy", settings={"rounds": 2})
    play_out(ada)
    final = ada.page.locator(".end ol li").all_inner_texts()

    ada.page.locator("main a[href^='/replay/']").click()
    slider = ada.sees("input[type=range]")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    ada.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    assert ada.page.locator(".happened p").count() > 0
    ada.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    slider.fill("3")
    expect(slider).to_have_value("3")
    assert ada.lit.count() == 0, "the past cannot be chosen"
    ada.shoot("replay")

    with ada.page.expect_download() as kept:
        ada.page.locator("header a[download]").click()
    record = tmp_path / "kept.asobi"
    kept.value.save_as(record)
    ada.page.locator("[data-tool=fork]").click()
    ada.page.wait_for_url(re.compile("/t/"))
    assert ada.table != table
    play_out(ada)

    bob = arrive(house, "Bob")
    bob.home()
    bob.page.locator("#record").set_input_files(record)
    bob.page.wait_for_url(re.compile("/replay/"))
    bob.sees("input[type=range]")
    bob.page.keyboard.press("End")
    expect(bob.page.locator("input[type=range]")).to_have_value(str(last))
    bob.page.locator("main a[href^='/t/']").click()
    bob.sees("#end-title")
    points = [line.split("\n")[-1] for line in bob.page.locator(".end ol li").all_inner_texts()]
    assert points == [line.split("\n")[-1] for line in final]


def test_both_come_to_the_rematch(house: House, arrive: Arrive) -> None:
    """Given a finished game of two friends, when one asks for a rematch, the other joins it on their old seat."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    table = ada.open_table("me", "open", "greedy", settings={"rounds": 1})
    bob.go_to(table)
    bob.sees("[data-take]").click()
    play_out(ada, bob)

    ada.page.locator("[data-tool=rematch]").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table))
    expect(bob.page.locator("[data-tool=rematch]")).to_have_text(re.compile("Join"))
    bob.page.locator("[data-tool=rematch]").click()
    bob.page.wait_for_url(lambda url: not url.endswith(table))

    assert ada.table == bob.table
    play_out(ada, bob)
