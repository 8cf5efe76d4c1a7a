/** Makes an element the button of an action, lit while it may be chosen, and otherwise able to say why not. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { preferences } from "../kit/preferences.svelte";
import { screen } from "../kit/screen.svelte";
import { explain, tip } from "../kit/tip.svelte";
import { say } from "../kit/words";
import type { Action, BoardTable, How } from "./board";

/** What an offer asks of the stage. */
interface Offers extends Pick<BoardTable, "playing" | "choose" | "why" | "sound"> {
  hovered: Action | null;
  readonly armed: Action | null;
  advice: Action | null;
  readonly second: Action | null;
  readonly sending: boolean;
  readonly looking: boolean;
  /** How many elements offer each action. */
  readonly offered: Map<number, number>;
  /** The elements that may be chosen, by which the page knows whether one of them is in view. */
  readonly lit: Set<Element>;
  option(id: number): Action | null;
  arm(action: Action | null, label?: string): void;
  skip(): void;
  /** What was tried is forbidden by the rule that was named last. */
  refuse(): void;
}

/** Follows the table by itself wherever it is attached: in markup, or by a plain call. */
export function offer(stage: Offers, action: Action | null, how: How): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!action) return;
    return $effect.root(() => {
      $effect(() => bind(stage, action, how, node));
      $effect(() => {
        node.toggleAttribute("data-advised", stage.advice?.id === action.id);
        node.toggleAttribute("data-second", stage.second?.id === action.id);
        node.toggleAttribute("data-armed", stage.armed?.id === action.id);
      });
    });
  };
}

function bind(stage: Offers, action: Action, how: How, node: HTMLElement | SVGElement): () => void {
  const option = stage.option(action.id);
  const label = how.label ?? action.words;
  const native = node instanceof HTMLButtonElement;
  node.dataset.choice = action.notation;
  node.toggleAttribute("data-lit", option !== null);
  const named = nameAs(node, label);
  if (!native) node.setAttribute("role", "button");
  node.setAttribute("tabindex", option ? "0" : "-1");
  if (option) node.removeAttribute("aria-disabled");
  else node.setAttribute("aria-disabled", "true");

  const abort = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    node.addEventListener(type, listener, { signal: abort.signal });
  const look = (event: Event) => byFinger(event) || (stage.hovered = option);
  // Later: an element that is taken away loses the focus while the page is being drawn, when nothing may change.
  const away = () => queueMicrotask(() => stage.hovered?.id === action.id && (stage.hovered = null));
  on("click", (event) => {
    event.stopPropagation();
    if (!option) refuse(stage, action, how, node);
    else if (wantsSecond(event, node, how) && stage.armed?.id !== option.id) stage.arm(option, label);
    else stage.choose(option);
  });
  if (option) {
    count(stage, action, 1);
    stage.lit.add(node);
    on("pointerenter", look);
    on("focus", look);
    on("pointerleave", away);
    on("blur", away);
    on("keydown", (event) => {
      const key = (event as KeyboardEvent).key;
      if (native || (key !== "Enter" && key !== " ")) return;
      event.preventDefault();
      stage.choose(option);
    });
  }
  const said = () => (node.textContent?.trim() === label ? null : label);
  const explained = explain(() => (option ? said() : because(stage, action, label)))(node);
  return () => {
    abort.abort();
    named();
    if (option) {
      count(stage, action, -1);
      stage.lit.delete(node);
      away();
    }
    explained?.();
  };
}

const byFinger = (event: Event) => "pointerType" in event && event.pointerType === "touch";

/** Whether this click only proposes: what stands in the dock is meant, and a keyboard has shown it before. */
function wantsSecond(event: Event, node: Element, how: How): boolean {
  if (how.now || preferences.confirm === "never" || node.closest("[data-dock]")) return false;
  if (byFinger(event)) return true;
  // A browser that does not say what clicked has told of the touch before.
  const touch = !("pointerType" in event) && Date.now() - screen.touched < 800;
  return touch || (preferences.confirm === "always" && event.isTrusted);
}

/** Keep count of the elements that offer an action. */
function count({ offered }: Offers, { id }: Action, more: number): void {
  const left = untrack(() => offered.get(id) ?? 0) + more;
  if (left) offered.set(id, left);
  else offered.delete(id);
}

/** Why a thing may not be chosen, below what it is. */
async function because(stage: Offers, action: Action, label: string): Promise<string> {
  const reason = stage.looking || stage.playing ? null : await stage.why(action);
  return reason ? say("tip-forbidden", { action: label, reason }) : label;
}

function refuse(stage: Offers, action: Action, { quiet }: How, node: Element): void {
  if (stage.playing) return stage.skip();
  if (quiet || stage.looking || stage.sending) return;
  stage.sound("no");
  tip.show(
    node,
    async () => {
      const text = await because(stage, action, action.words);
      stage.refuse();
      return text;
    },
    0,
  );
}

/** Names an element after its action, and after what can be read on it, so that it can be called by what is seen. */
function nameAs(node: Element, label: string): () => void {
  const name = () => {
    const text = (node.textContent ?? "").replace(/\s+/g, " ").trim();
    node.setAttribute("aria-label", text && !label.includes(text) ? `${label}: ${text}` : label);
  };
  name();
  const watch = new MutationObserver(name);
  watch.observe(node, { subtree: true, childList: true, characterData: true });
  return () => watch.disconnect();
}
