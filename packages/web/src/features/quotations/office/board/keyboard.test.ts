import { expect, it } from "vitest";
import { columnBeside, placeIn } from "./keyboard.ts";
import { states } from "./moves.ts";

it("goes one column with a press, and nowhere past the edges or with another key", () => {
  const [first, second] = states;
  const last = states.at(-1)!;
  expect(columnBeside(first, "ArrowRight")).toBe(second);
  expect(columnBeside(second, "ArrowLeft")).toBe(first);
  expect(columnBeside(first, "ArrowLeft")).toBeUndefined();
  expect(columnBeside(last, "ArrowRight")).toBeUndefined();
  expect(columnBeside(second, "ArrowDown")).toBeUndefined();
});

it("lays a card into its column, also where the column is shorter than the card's was", () => {
  const column = { left: 300, top: 100, bottom: 340 };
  expect(placeIn(column, 200)).toEqual({ x: 308, y: 200 });
  expect(placeIn(column, 2000)).toEqual({ x: 308, y: 300 });
  expect(placeIn(column, 20)).toEqual({ x: 308, y: 108 });
});
