import { expect, it } from "vitest";
import { columnBeside, placeIn } from "./by-columns.ts";

it("goes one column with a press, and nowhere past the edges or with another key", () => {
  const columns = ["draft", "sent", "won"] as const;
  expect(columnBeside(columns, "draft", "ArrowRight")).toBe("sent");
  expect(columnBeside(columns, "sent", "ArrowLeft")).toBe("draft");
  expect(columnBeside(columns, "draft", "ArrowLeft")).toBeUndefined();
  expect(columnBeside(columns, "won", "ArrowRight")).toBeUndefined();
  expect(columnBeside(columns, "sent", "ArrowDown")).toBeUndefined();
});

it("lays a card into its column, also where the column is shorter than the card's was", () => {
  const column = { left: 300, top: 100, bottom: 340 };
  expect(placeIn(column, 200)).toEqual({ x: 308, y: 200 });
  expect(placeIn(column, 2000)).toEqual({ x: 308, y: 300 });
  expect(placeIn(column, 20)).toEqual({ x: 308, y: 108 });
});
