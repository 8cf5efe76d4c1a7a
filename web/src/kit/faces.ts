/** The levels of bots, the weakest first; other bots have none. */
const LEVELS = ["beginner", "easy", "normal", "hard", "expert"];
/** Kinds that play like a level. */
const LIKE: Record<string, string> = { greedy: "hard", search: "expert" };

/** From 1 to 5; 0 for a bot without a level. */
export function levelOf(bot: string): number {
  const kind = bot.split(":")[0] ?? bot;
  return LEVELS.indexOf(LIKE[kind] ?? kind) + 1;
}

/** The portraits, one for each name of a bot; they are drawn in `Portrait.svelte`. */
export const FACES = 8;
