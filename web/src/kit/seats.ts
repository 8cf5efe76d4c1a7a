/** Seats differ by colour and by shape, everywhere on the site. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "drop"] as const;
export type Shape = (typeof SHAPES)[number];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!;
}

/** The colour of a seat's things, as a CSS value; `--seat-1` and so on stand in style.css, for light and dark. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

/** The colour of what is written on a seat's colour. */
export function inkOf(seat: number): string {
  return `var(--seat-ink-${seat % SHAPES.length})`;
}

/** The outlines of the shapes in a square from -10 to 10. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M0-8.6A8.6 8.6 0 1 1 0 8.6A8.6 8.6 0 1 1 0-8.6Z",
  square: "M-7.4-5.4a2 2 0 0 1 2-2h10.8a2 2 0 0 1 2 2v10.8a2 2 0 0 1-2 2h-10.8a2 2 0 0 1-2-2Z",
  triangle: "M0-9 9.2 7.2H-9.2Z",
  diamond: "M0-9.8 9.2 0 0 9.8-9.2 0Z",
  hexagon: "M-4.6-8.2H4.6L9.3 0 4.6 8.2H-4.6L-9.3 0Z",
  star: "M0-9.8 2.9-3.6 9.5-2.9 4.6 1.7 6 8.4 0 5-6 8.4-4.6 1.7-9.5-2.9-2.9-3.6Z",
  cross: "M-3.4-9H3.4V-3.4H9V3.4H3.4V9H-3.4V3.4H-9V-3.4H-3.4Z",
  drop: "M0-10C4-5 7.6-1.6 7.6 2.6A7.6 7.6 0 0 1-7.6 2.6C-7.6-1.6-4-5 0-10Z",
};
