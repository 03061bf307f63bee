import { expect, it } from "vitest";
import { isAtBank, isOfLine, isToRecall, slipReference } from "./at-bank.ts";

const presented = { number: "RB261222-0A1B2C", kind: "riba", seq: 1, on: "2026-12-31", amount: 1_000 } as const;
const own = slipReference(presented.number, 1);

it.each([
  ["processing_payment", undefined, true, false],
  ["paid", "CRO 1", true, true],
  ["paid", undefined, true, true],
  ["paid", own, false, false],
  ["paid", slipReference(presented.number, 1, 2), false, false],
  ["failed", undefined, true, true],
])("looks at %s by %s: at the bank %s, to recall %s", (status, settlementRef, atBank, recall) => {
  const payment = { status, settlementRef, presented };
  expect([isAtBank(payment), isToRecall(payment)]).toEqual([atBank, recall]);
  expect(isAtBank({ ...payment, presented: undefined })).toBe(false);
});

it("tells a line's money from that of the line whose number begins alike, however it was typed", () => {
  const { number } = presented;
  expect(isOfLine("distinta rb261222 0a1b2c n 1", number, 1)).toBe(true);
  expect(isOfLine(slipReference(number, 1, 2), number, 1)).toBe(true);
  for (const other of [
    slipReference(number, 12),
    slipReference(number, 12, 2),
    slipReference("RB261222-0A1B2D", 1),
    "CRO 1",
  ])
    expect(isOfLine(other, number, 1)).toBe(false);
  expect(isOfLine(undefined, number, 1)).toBe(false);
});
