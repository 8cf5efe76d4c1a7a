import { expect, test } from "vitest";
import type { LessonPage } from "../../kit/protocol";
import { tableAt } from "./picture";

const step = (key: string, table: number | null, moved: number[], free = false) => ({
  key,
  show: "",
  table: table === null ? null : { moment: table },
  choose: "x",
  also: [],
  free,
  moved: moved.map((moment) => ({ moment })),
});
const lesson = { steps: [step("a", 1, [2, 3]), step("b", null, [4]), step("c", 9, [], true), step("d", null, [])] } as unknown as LessonPage;

test("a picture shows the table as it stands when its step begins", () => {
  expect(tableAt(lesson, "a")).toEqual({ moment: 1 });
  expect(tableAt(lesson, "b")).toEqual({ moment: 3 });
  expect(tableAt(lesson, "c")).toEqual({ moment: 9 });
});

test("after a free step, and of a step that is not there, nobody knows it", () => {
  expect(tableAt(lesson, "d")).toBeNull();
  expect(tableAt(lesson, "z")).toBeNull();
});
