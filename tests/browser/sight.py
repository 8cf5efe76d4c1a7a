"""What an eye and a thumb find on a page: what can be reached, what is too small, and what moves that should not."""

from __future__ import annotations

from typing import Any, Final

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST: Final = 40

# Everything lit that a thumb can reach now: whatever lies on top at its middle is the thing itself.
REACHABLE: Final = """() => [...document.querySelectorAll("[data-lit]")].flatMap((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(node === hit || node.contains(hit))) return [];
    return [{choice: node.dataset.choice ?? "", x, y, width, height, dock: node.closest("[data-dock]") !== null}];
})"""

# What a thumb or an eye misses once nothing moves: targets smaller than 40 px or cut off, text smaller than 12 px (a
# drawn one as it is scaled), parts that hide some of what they hold. A target counts where it lies on top at its
# middle; pictures of what can be read elsewhere, others' dice and the faces of a colour, may be smaller.
MISSED: Final = """async () => {
    const runs = (animation) =>
        animation.playState !== "finished" && animation.effect.getComputedTiming().endTime !== Infinity;
    // One may lead to another: whatever waits before it moves is an animation too.
    for (let all = document.getAnimations().filter(runs); all.length; all = document.getAnimations().filter(runs)) {
        await Promise.allSettled(all.map((animation) => animation.finished));
        await new Promise(requestAnimationFrame);
    }
    const found = new Set();
    const picture = "[inert], [data-part=rivals] svg, [data-part=market] .faces svg";
    const targets = "button, input, select, a[href], [data-lit], [role=button][tabindex='0']";
    const add = (what, node) => {
        const part = node.closest("[data-part]")?.dataset.part ?? "";
        const kind = node.getAttribute("class") ?? node.tagName;
        found.add(`${what}: ${part} ${kind} ${node.textContent.trim().slice(0, 24)}`);
    };
    // What is there for those who hear the page is clipped away; beside marks, names are where there is no room.
    const seen = (node) =>
        node.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && !node.closest(".visually-hidden") && getComputedStyle(node).clipPath !== "inset(50%)";
    for (const node of document.querySelectorAll(targets)) {
        const {left, top, right, bottom, width, height} = node.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!seen(node) || !hit || !(node === hit || node.contains(hit))) continue;
        if (Math.min(width, height) < 39.5) add(`target of ${Math.round(width)} by ${Math.round(height)}`, node);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) add("cut off", node);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const node = text.parentElement;
        if (!text.textContent.trim() || !seen(node) || node.closest(picture)) continue;
        const {left, top, right, bottom} = node.getBoundingClientRect();
        if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight || right - left < 2) continue;
        const matrix = node.closest("svg") && node.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(node).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size < 11.9) add(`text of ${size.toFixed(1)} px`, node);
    }
    for (const node of document.querySelectorAll(".dock, .dock *, .strip, .strip *, .bar, .bar *, .stage *")) {
        // Of the question a second column is never seen: it takes what finds no room in the first. A city is a picture.
        if (node.closest("svg") || node.matches(".words, .city") || !seen(node)) continue;
        const {overflowX, overflowY, textOverflow, webkitLineClamp} = getComputedStyle(node);
        const hides = (way) => way === "hidden" || way === "clip";
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") continue;
        const [high, wide] = [node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth];
        if (hides(overflowY) && high > 2) add(`hides ${high} px of its height`, node);
        if (hides(overflowX) && wide > 2) add(`hides ${wide} px of its width`, node);
    }
    return [...found];
}"""

# Words of some parts that stand on more than one line.
BROKEN: Final = """parts => [...document.querySelectorAll(parts)].flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const {0: word, index} of text.data.matchAll(/[A-Za-z]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (lines.size > 1) found.push(word);
        }
    return found;
})"""

# Keeps what the server asks now, as it was told.
LISTEN: Final = """
window.asked = "";
window.WebSocket = class extends WebSocket {
    constructor(...words) {
        super(...words);
        this.addEventListener("message", ({data}) => {
            const {moment} = JSON.parse(data);
            if (moment) window.asked = JSON.stringify(moment.decision);
        });
    }
};
"""
# In every frame, compares each lit thing with where and how big it was when it was first lit, by what it chooses and
# the part of the board it stands in, be it the same element or not; what is lit no more though the question stands
# counts too. Whatever follows from the own choice, or from another size of the page, begins anew; what lies in a sheet
# rises with it. `looks` counts the frames.
WATCH: Final = """() => {
    window.faults = [];
    window.looks = 0;
    for (const own of ["pointerdown", "click"]) addEventListener(own, (tap) => (window.chosen ||= tap.isTrusted), true);
    let first = new Map();
    const look = () => {
        if (window.chosen || window.turned) first = new Map();
        window.chosen = false;
        const now = new Map();
        for (const node of document.querySelectorAll("[data-lit], .fire:enabled")) {
            const {left, top, width, height} = node.getBoundingClientRect();
            if (width === 0 || node.closest(".sheet")) continue;
            const part = node.closest("[data-dock]") ? "dock" : node.closest("[data-part]")?.dataset.part;
            let key = `${node.dataset.choice ?? "aim"} in ${part}`;
            while (now.has(key)) key += ", again";
            now.set(key, [left + scrollX, top + scrollY, width, height]);
        }
        for (const [key, {box, asked}] of first) {
            const moved = now.get(key);
            const hopped = moved?.some((value, side) => Math.abs(value - box[side]) > 0.5);
            if (hopped) window.faults.push(`${key} went from ${box} to ${moved}`);
            else if (!moved && asked === window.asked) window.faults.push(`${key} went dark`);
            if (hopped || !moved) first.delete(key);
        }
        for (const [key, box] of now) if (!first.has(key)) first.set(key, {box, asked: window.asked});
        window.looks++;
        requestAnimationFrame(look);
    };
    look();
}"""
