// Connect four: seven columns, each the button of its action.
export function mount(target, table) {
  const make = (tag, className, parent) => parent.appendChild(Object.assign(document.createElement(tag), { className }));
  const style = make("link", "", target);
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;

  const board = make("div", "four", target);
  const columns = table.view.cells.map((cells) => {
    const button = make("button", "column", board);
    button.type = "button";
    return { button, discs: cells.map(() => make("i", "disc", button)).reverse() };
  });

  table.perform(function* (drawn, event) {
    if (event.key === "connect-four-dropped") {
      drawn.cells[event.column][event.row] = event.seat;
      table.sound("place");
      yield 350;
    }
  });

  const stops = columns.map(({ button }, column) => table.offer(["drop", { column }])(button));
  const draw = table.subscribe(() => {
    columns.forEach(({ discs }, column) => {
      discs.forEach((disc, row) => {
        const seat = table.view.cells[column][row];
        disc.dataset.seat = seat;
        disc.style.background = table.players[seat]?.colour ?? "";
      });
    });
  });

  return {
    destroy() {
      for (const stop of [...stops, draw]) stop();
      target.replaceChildren();
    },
  };
}
