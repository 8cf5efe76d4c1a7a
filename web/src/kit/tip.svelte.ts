/** Explanations: whatever is hovered, focused or pressed for a while says what it is. One bubble for the whole page. */
import type { Attachment } from "svelte/attachments";

type Content = string | (() => string | Promise<string | null> | null);

const HOVER = 350;
const PRESS = 450;

class Tip {
  text = $state("");
  box = $state.raw<DOMRect | null>(null);
  /** Shown by a long press: it stays until the next touch, and the press chooses nothing. */
  held = $state(false);
  private owner: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show an element's explanation after a while. */
  show(owner: Element, content: Content, delay: number, held = false): void {
    this.hide();
    this.owner = owner;
    this.timer = setTimeout(async () => {
      this.held = held;
      const text = await (typeof content === "string" ? content : content());
      if (this.owner !== owner || !owner.isConnected || !text) return;
      this.box = owner.getBoundingClientRect();
      this.text = text;
    }, delay);
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.owner) return;
    clearTimeout(this.timer);
    this.owner = null;
    this.text = "";
    this.box = null;
    this.held = false;
  }
}

export const tip = new Tip();

/** Makes an element explain itself on hover, on focus by keyboard and on a long press. */
export function explain(content: Content): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const abort = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      node.addEventListener(type, listener, { signal: abort.signal, passive: true });
    const sure = (type: string, listener: (event: Event) => void) =>
      node.addEventListener(type, listener, { signal: abort.signal, capture: true });
    on("pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && tip.show(node, content, HOVER));
    on("pointerleave", () => tip.held || tip.hide(node));
    on("pointerdown", (event) =>
      (event as PointerEvent).pointerType === "mouse" ? tip.hide(node) : tip.show(node, content, PRESS, true),
    );
    sure("contextmenu", (event) => tip.held && event.preventDefault());
    sure("click", (event) => {
      if (!tip.held) return tip.hide(node);
      event.stopImmediatePropagation();
      event.preventDefault();
    });
    on("pointercancel", () => tip.hide(node));
    on("focus", () => node.matches(":focus-visible") && tip.show(node, content, HOVER));
    on("blur", () => tip.hide(node));
    return () => {
      abort.abort();
      tip.hide(node);
    };
  };
}
