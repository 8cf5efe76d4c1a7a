// The same game on boardgame.io's own server, with its own in-memory store.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "load",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ cells: Array.from({ length: 1200 }, (_, cell) => 1000 + cell), turn: 0 }),
  moves: {
    change: ({ G, events }, cell) => {
      G.cells[cell] = 1000 + ((G.cells[cell] + 1) % 1000);
      G.turn += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST, /.*/] });
server.run(Number(process.argv[2])).then(() => console.log("ready"));
