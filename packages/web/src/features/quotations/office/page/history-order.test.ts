import { expect, it } from "vitest";
import { inOrder } from "./history-order.ts";

const at = (...days: number[]) => days.map((day) => ({ at: `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z` }));
const days = (all: { at: string }[]) => all.map(({ at: moment }) => Number(moment.slice(8, 10)));

it("tells writes and moments in one order, the newest first", () => {
  expect(days(inOrder(at(9, 5, 2), at(7, 1), false))).toEqual([9, 7, 5, 2, 1]);
});

it("keeps back what happened before the oldest write that is read, until all are", () => {
  expect(days(inOrder(at(9, 5), at(7, 1), true))).toEqual([9, 7, 5]);
});
