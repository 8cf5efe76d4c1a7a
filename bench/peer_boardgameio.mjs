// boardgame.io's local client playing connect four written for it: decisions per CPU second.
import { Client } from "boardgame.io/dist/cjs/client.js";

const LINES = [[1, 0], [0, 1], [1, 1], [1, -1]];

const ConnectFour = {
  setup: () => ({ cells: Array(42).fill(null), heights: Array(7).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, ctx, events }, column) => {
      const row = G.heights[column];
      if (row === 6) return "INVALID_MOVE";
      G.cells[column * 6 + row] = ctx.currentPlayer;
      G.heights[column] = row + 1;
    },
  },
  endIf: ({ G, ctx }) => {
    const at = (x, y) => (x >= 0 && x < 7 && y >= 0 && y < 6 ? G.cells[x * 6 + y] : null);
    for (let x = 0; x < 7; x++)
      for (let y = 0; y < 6; y++) {
        const who = at(x, y);
        if (who === null) continue;
        for (const [dx, dy] of LINES)
          if ([1, 2, 3].every((k) => at(x + dx * k, y + dy * k) === who)) return { winner: who };
      }
    if (G.heights.every((height) => height === 6)) return { draw: true };
  },
};

const seconds = Number(process.argv[2]);
let decisions = 0;
const start = process.cpuUsage();
const used = () => { const now = process.cpuUsage(start); return (now.user + now.system) / 1e6; };
while (used() < seconds) {
  const client = Client({ game: ConnectFour, numPlayers: 2, debug: false });
  client.start();
  for (;;) {
    const state = client.getState();
    if (state.ctx.gameover) break;
    const options = [];
    for (let column = 0; column < 7; column++) if (state.G.heights[column] < 6) options.push(column);
    client.moves.drop(options[Math.floor(Math.random() * options.length)]);
    decisions++;
  }
  client.stop();
}
console.log(decisions / used());
