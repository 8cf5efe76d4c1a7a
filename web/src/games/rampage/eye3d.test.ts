import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { Eye } from "./eye3d";
import type { Place } from "./table";

const HALF = 30;
const CORNERS: Place[] = [[26, 26], [-26, 26], [-26, -26], [26, -26]];
/** A frame that nobody touches. */
const frame = () =>
  Object.assign(new EventTarget(), { style: {}, getRootNode: () => new EventTarget(), ownerDocument: new EventTarget() }) as unknown as HTMLElement;

function eye(aspect: number, own: Place): Eye {
  const made = new Eye(frame(), HALF, () => {});
  made.resize(aspect);
  made.standBehind(own);
  return made;
}

describe.each([1.9, 1.2, 0.62])("the camera of a picture %f times as wide as high", (aspect) => {
  it.each(CORNERS)("stands behind the own monster in the corner %d, %d", (x, y) => {
    const { camera } = eye(aspect, [x, y]);
    const far = ([cx, cy]: Place) => camera.position.distanceTo(new Vector3(cx, cy, 0));

    expect(far([x, y])).toBeLessThan(far([0, 0]));
    expect(far([0, 0])).toBeLessThan(far([-x, -y]));
  });

  it.each(CORNERS)("sees the whole board from the corner %d, %d", (x, y) => {
    const made = eye(aspect, [x, y]);
    for (const corner of CORNERS) {
      for (const share of made.onScreen(corner)) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
      }
    }
  });

  it("stays behind it when others stand elsewhere, and when something was looked at closely", () => {
    const made = eye(aspect, [26, 26]);
    const stood = made.camera.position.clone();
    made.standBehind([-26, -26]);
    made.frame({ at: [0, 0, 1], far: 50, rise: 1 });
    made.frame(null);

    expect(made.camera.position.distanceTo(stood)).toBeLessThan(1e-6);
  });
});
