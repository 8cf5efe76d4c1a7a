"""Text has its height and its letters in every script: no line runs into the next, nothing is cut off or left out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.crawl import GAMES, beside, pages, reader
from tests.browser.house import House
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]

# What is lost in height: lines that stand closer than the marks of the script need, text cut off above or below by the
# box around it, text that sticks out of its button, and text over other text. A box that scrolls cuts nothing off;
# neither does a line that ends in "…", nor a box of a pixel, which is for those who listen.
LOST = """() => {
  const { lang } = document.documentElement;
  const closest = { th: 1.37, fa: 1.3, ja: 1.15 }[lang];
  const own = { th: /[\\u0e01-\\u0e4e]/, fa: /[\\u0621-\\u06cc]/, ja: /[\\u3041-\\u9fff]/ }[lang];
  const found = new Set();
  const seen = [];
  const shown = (node) => {
    const { fontSize, lineHeight } = getComputedStyle(node);
    const kind = `${node.tagName}.${node.getAttribute("class") ?? ""}`;
    return `${node.textContent.trim().slice(0, 30)} in ${kind} (${fontSize}/${lineHeight})`;
  };
  // What lies over the page for a while may cover it.
  const layer = (node) => node.closest("[popover], dialog, [data-lesson], [data-puzzle], .sheet");
  const reached = ({ left, right, middle }) =>
    left >= 0 && right <= innerWidth && middle >= 0 && middle <= innerHeight
    && document.elementFromPoint((left + right) / 2, middle);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!own.test(text.data) || node.closest("svg, .visually-hidden, .cut, option, script, style")) continue;
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const size = parseFloat(getComputedStyle(node).fontSize);
    const tops = [...new Set(lines.map(({ top }) => Math.round(top)))].sort((one, other) => one - other);
    const steps = tops.slice(1).map((top, place) => top - tops[place]).filter((step) => step > size / 2);
    const least = Math.min(...steps);
    if (least < closest * size - 1) found.add(`lines ${least} px apart: ${shown(node)}`);
    // The letters themselves, in the middle of the height that the font would like to have.
    const ink = lines.map(({ left, right, top, bottom, height }) => {
      const half = Math.min(height, closest * size) / 2;
      const middle = (top + bottom) / 2;
      return { node, left, right, top: middle - half, bottom: middle + half, middle };
    });
    for (let around = node; around && around !== document.body; around = around.parentElement) {
      const { overflowY, webkitLineClamp, position } = getComputedStyle(around);
      if (overflowY === "auto" || overflowY === "scroll" || webkitLineClamp !== "none") break;
      const box = around.getBoundingClientRect();
      if (box.width < 3 || box.height < 3) break;
      const cut = Math.max(...ink.map(({ top, bottom }) => Math.max(box.top - top, bottom - box.bottom)));
      if (overflowY !== "visible" && cut > 1.5)
        found.add(`${cut.toFixed(1)} px cut off: ${shown(node)}, by ${around.tagName}.${around.className}`);
      else if (around.tagName === "BUTTON" && cut > 1.5)
        found.add(`${cut.toFixed(1)} px out of its button: ${shown(node)}`);
      if (position === "fixed") break;
    }
    for (const line of ink) {
      const hit = reached(line);
      if (hit && (hit.contains(node) || node.contains(hit))) seen.push(line);
    }
  }
  for (const [place, one] of seen.entries())
    for (const other of seen.slice(place + 1)) {
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      if (layer(one.node) !== layer(other.node)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (wide > 3 && high > least * 0.3) found.add(`${shown(one.node)} over ${shown(other.node)}`);
    }
  return [...found];
}"""
# Letters that no face has, which are drawn as the same empty box as a code that is given to no letter.
UNDRAWN = """() => {
  const pen = Object.assign(document.createElement("canvas"), { width: 40, height: 40 }).getContext("2d", {
    willReadFrequently: true,
  });
  const drawn = (face, letter) => {
    pen.clearRect(0, 0, 40, 40);
    pen.font = `24px ${face}`;
    pen.fillText(letter, 4, 30);
    return pen.getImageData(0, 0, 40, 40).data.join();
  };
  const faces = new Map();
  const add = (node, text) => {
    const face = getComputedStyle(node).fontFamily;
    if (!faces.has(face)) faces.set(face, new Set());
    for (const letter of text) if (/[^\\s\\p{M}\\p{C}]/u.test(letter)) faces.get(face).add(letter);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (!text.parentElement.closest("script, style, option")) add(text.parentElement, text.data);
  for (const node of document.querySelectorAll("select")) add(node, node.selectedOptions[0]?.text ?? "");
  return [...faces].flatMap(([face, letters]) => {
    const empty = drawn(face, "\\u0378");
    return [...letters].filter((letter) => drawn(face, letter) === empty).map((letter) => `${letter} in ${face}`);
  });
}"""
SCREENS = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1366, "height": 820}}


@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("language", ["th", "ja", "fa"])
def test_every_line_has_its_height(house: House, arrive: Arrive, language: str, screen: str) -> None:
    """Given a phone and a desk, when every page is read in a language, no text is cut off, runs into another, or has a
    letter that cannot be drawn."""
    ada = reader(arrive, house, language, pseudo=False, viewport=SCREENS[screen])
    ada.forgiving = True
    lost: list[str] = []

    def look(place: str) -> None:
        lost.extend(f"{place}: {found}" for found in ada.page.evaluate(LOST))
        lost.extend(f"{place}: an empty box for {found}" for found in ada.page.evaluate(UNDRAWN))

    pages(ada, house, list(GAMES))(look)
    for place in beside(ada, house):
        look(place)

    assert not lost, "\n".join(lost)
