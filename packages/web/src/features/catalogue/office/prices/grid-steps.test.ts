import { expect, it } from "vitest";
import { notationOf } from "@solvia/core/platform/reading";
import { readCell } from "./grid-model.ts";
import {
  done,
  nothingUnsaved,
  settled,
  stepBack,
  stepForth,
  withValues,
  without,
  type Question,
} from "./grid-steps.ts";
import type { Cell, Row } from "./stored-amount.ts";

const cell = { priceType: "public", version: 3, price: 5000, discount: 0, scheduled: 0 } as unknown as Cell;
const row = { id: "panel", name: "TSM-370", productCode: "T0", cells: [cell] } as unknown as Row;
const at = { row, locale: "it", cell };
const key = "panel it public";

function question(text: string): Question {
  const reading = readCell(text, notationOf("it"));
  if (reading.is !== "asked" && reading.is !== "refused") throw new Error(`${text} is plain`);
  return { ...at, text, reading };
}

it("replaces a cell's question by what comes after it: a newer text, or a value", () => {
  const asked = withValues(nothingUnsaved, [], [question("12,345")]);
  const again = withValues(asked, [], [question("1,234567")]);
  expect(Object.values(again.questions).map(({ text }) => text)).toEqual(["1,234567"]);
  const typed = withValues(again, [{ ...at, amount: { price: 4000, discount: 0 } }]);
  expect(typed.questions).toEqual({});
  expect(typed.edits[key]).toMatchObject({ price: 4000, before: { price: 5000 }, version: 3 });
});

it("keeps the value that was typed before when its newer text is asked about, and leaves it where the text is let go", () => {
  const typed = withValues(nothingUnsaved, [{ ...at, amount: { price: 4000, discount: 0 } }]);
  const asked = withValues(typed, [], [question("12,345")]);
  expect(asked.edits[key]?.price).toBe(4000);
  const left = settled(asked, question("12,345"));
  expect(left).toEqual(typed);
  expect(without(asked, [key])).toEqual(nothingUnsaved);
});

it("takes over the amount alone of an edit that somebody else's value stood against", () => {
  const mine = withValues(nothingUnsaved, [{ ...at, amount: { price: 4000, discount: 0 } }]).edits[key]!;
  const conflict = { ...mine, theirs: { price: 4500, discount: 0 } };
  expect(withValues({ edits: { [key]: conflict }, questions: {} }, [{ ...at, amount: conflict }]).edits[key]).toEqual(
    mine,
  );
});

it("takes a step back with its questions, and does it again until something else is done", () => {
  const start = { now: nothingUnsaved, before: [], after: [] };
  const asked = done(start, withValues(nothingUnsaved, [], [question("12,345")]));
  const back = stepBack(asked);
  expect(back.now).toEqual(nothingUnsaved);
  expect(stepForth(back)).toEqual(asked);
  expect(stepForth(stepForth(back))).toEqual(asked);
  expect(stepBack(start)).toEqual(start);
  const other = done(back, withValues(nothingUnsaved, [{ ...at, amount: { price: 4000, discount: 0 } }]));
  expect(stepForth(other)).toEqual(other);
});
