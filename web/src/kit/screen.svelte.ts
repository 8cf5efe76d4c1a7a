/** The screen that the page is read on. */
const SMALL = "(width < 62rem) or (height < 30rem)";

class Screen {
  /** Too small for a table with everything beside it, as phones and upright tablets are: strip, stage, dock and bar. */
  phone = $state(false);
  /** When a finger last touched it. */
  touched = 0;

  constructor() {
    if (typeof document === "undefined" || typeof matchMedia === "undefined") return;
    const small = matchMedia(SMALL);
    const measure = () => (this.phone = small.matches);
    measure();
    small.addEventListener("change", measure);
    const note = (event: PointerEvent) => event.pointerType === "touch" && (this.touched = Date.now());
    document.addEventListener("pointerdown", note, { capture: true, passive: true });
  }
}

export const screen = new Screen();
