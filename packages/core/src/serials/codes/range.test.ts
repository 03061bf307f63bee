import fc from "fast-check";
import { expect, it } from "vitest";
import { inRange, isBackwards, naturalOrder } from "./range.ts";
import { learned } from "./shapes.ts";

it("counts numbers in codes by their size", () => {
  expect(["SN10", "SN9", "SN100", "SM7"].toSorted(naturalOrder)).toEqual(["SM7", "SN9", "SN10", "SN100"]);
  expect(inRange("SN10", { from: "SN9", to: "SN11" }, [])).toBe(true);
  expect(inRange("SN100", { from: "SN9", to: "SN11" }, [])).toBe(false);
  expect(inRange("SN100", { from: "SN9" }, [])).toBe(true);
});

it("takes of two ends of one length only codes of their form", () => {
  const range = { from: "AB1000", to: "AB1999" };
  expect(["AB1000", "AB1500", "AB1999"].every((code) => inRange(code, range, []))).toBe(true);
  // Between them as texts, but no serials of that form: a box's code, a longer one.
  for (const other of ["AB15X0", "AB1500-2", "AB15000", "AB2000", "AB0999"])
    expect(inRange(other, range, [])).toBe(false);
});

it("knows by what a model's serials have taught that a place may hold a letter", () => {
  const hexadecimal = learned([], ["0A10", "0A1F", "0AC3", "0A77"]);
  const range = { from: "0A10", to: "0A99" };
  expect(inRange("0A1F", range, [])).toBe(false);
  expect(inRange("0A1F", range, hexadecimal)).toBe(true);
});

it("is an order: of any two one comes first, and a range has its ends", () => {
  const code = fc.stringMatching(/^[A-Z]{1,3}\d{1,8}$/);
  fc.assert(
    fc.property(code, code, code, (a, b, c) => {
      expect(Math.sign(naturalOrder(a, b))).toBe(-Math.sign(naturalOrder(b, a)) || 0);
      if (naturalOrder(a, b) <= 0 && naturalOrder(b, c) <= 0) expect(naturalOrder(a, c)).toBeLessThanOrEqual(0);
      if (isBackwards({ from: a, to: b })) return;
      expect([inRange(a, { from: a, to: b }, []), inRange(b, { from: a, to: b }, [])]).toEqual([true, true]);
    }),
  );
});
