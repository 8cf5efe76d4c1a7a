/** The screen that the page is read on. */
const SMALL = "(width < 48rem) or (height < 30rem)";
const NARROW = "(width < 62rem)";

class Screen {
  /** Too small for a table with everything beside it: the frame of a phone is used. */
  phone = $state(false);
  /** Too narrow for anything beside the board: what is needed at once stands at its foot. */
  narrow = $state(false);
  /** When a finger last touched it. */
  touched = 0;

  constructor() {
    if (typeof document === "undefined" || typeof matchMedia === "undefined") return;
    const small = matchMedia(SMALL);
    const narrow = matchMedia(NARROW);
    const measure = () => ([this.phone, this.narrow] = [small.matches, narrow.matches]);
    measure();
    for (const query of [small, narrow]) query.addEventListener("change", measure);
    const note = (event: PointerEvent) => event.pointerType === "touch" && (this.touched = Date.now());
    document.addEventListener("pointerdown", note, { capture: true, passive: true });
  }
}

export const screen = new Screen();
