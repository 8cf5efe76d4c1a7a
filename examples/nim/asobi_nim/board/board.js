// Nim: four rows of matches. The third match of a row is the button that takes three.
export function mount(target, table) {
  const make = (tag, className, parent) => parent.appendChild(Object.assign(document.createElement(tag), { className }));
  const style = make("link", "", target);
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;

  const board = make("div", "nim", target);
  const rows = table.board.rows.map((most, row) => {
    const line = make("div", "row", board);
    return Array.from({ length: most }, (_, place) => {
      const button = make("button", "match", line);
      button.type = "button";
      return { button, stop: table.offer(["take", { row: row + 1, count: place + 1 }])(button) };
    });
  });

  table.perform(function* (drawn, event) {
    if (event.key === "nim-took") {
      drawn.rows[event.row - 1] -= event.count;
      table.sound("place");
      yield 400;
    }
  });

  const draw = table.subscribe(() => {
    rows.forEach((matches, row) => {
      matches.forEach(({ button }, place) => button.classList.toggle("gone", place >= table.view.rows[row]));
    });
  });

  return {
    destroy() {
      draw();
      for (const { stop } of rows.flat()) stop();
      target.replaceChildren();
    },
  };
}
