/** The screen that the page is read on. */
const SMALL = "(width < 48rem) or (height < 30rem)";

class Screen {
  /** Too small for a table with everything beside it: the frame of a phone is used. */
  phone = $state(false);
  /** When a finger last touched it. */
  touched = 0;

  constructor() {
    if (typeof document === "undefined" || typeof matchMedia === "undefined") return;
    const small = matchMedia(SMALL);
    this.phone = small.matches;
    small.addEventListener("change", () => (this.phone = small.matches));
    const note = (event: PointerEvent) => event.pointerType === "touch" && (this.touched = Date.now());
    document.addEventListener("pointerdown", note, { capture: true, passive: true });
  }
}

export const screen = new Screen();
