/** The actions of a game, found by name and fields. */
import { mistake } from "../kit/mistakes";
import type { ActionData, GamePage } from "../kit/protocol";

export type Fields = Record<string, number | string>;

const fieldNames = (fields: Fields) => Object.keys(fields).sort().join(", ");

function keyOf(name: string, fields: Fields): string {
  const pairs = Object.entries(fields).map(([field, value]) => `${field}=${value}`);
  return [name, ...pairs.sort()].join("\n");
}

export class Catalogue {
  private readonly game: string;
  private readonly actions: ActionData[];
  private readonly byNotation: Map<string, ActionData>;
  private readonly byKey: Map<string, ActionData>;
  /** Which sets of fields the actions of a name have. */
  private readonly shapes = new Map<string, Set<string>>();

  constructor({ id, actions }: Pick<GamePage, "id" | "actions">) {
    this.game = id;
    this.actions = actions;
    this.byNotation = new Map(actions.map((action) => [action.notation, action]));
    this.byKey = new Map(actions.map((action) => [keyOf(action.name, action.fields), action]));
    for (const { name, fields } of actions) {
      if (!this.shapes.has(name)) this.shapes.set(name, new Set());
      this.shapes.get(name)!.add(fieldNames(fields));
    }
  }

  at(id: number): ActionData {
    return this.actions[id]!;
  }

  written(notation: string): ActionData | null {
    return this.byNotation.get(notation) ?? null;
  }

  /** The action, or null if the game has none with these values; a name or field that it does not know is a mistake. */
  find(name: string, fields: Fields = {}): ActionData | null {
    const shapes = this.shapes.get(name);
    if (!shapes) mistake(`${this.game} has no action "${name}"; there are ${[...this.shapes.keys()].join(", ")}`);
    else if (!shapes.has(fieldNames(fields)))
      mistake(`${this.game}: "${name}" has the fields { ${[...shapes].join(" } or { ")} }, not { ${fieldNames(fields)} }`);
    return this.byKey.get(keyOf(name, fields)) ?? null;
  }
}
