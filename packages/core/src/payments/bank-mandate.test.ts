import * as fc from "fast-check";
import { expect, it } from "vitest";
import { isMandateReference, mandateEndsOn, mandateStateOf, returnRefusal } from "./bank-mandate.ts";

it("ends 36 months after it was used last, or signed", () => {
  expect(mandateEndsOn({ signedOn: "2024-02-29" })).toBe("2027-02-28");
  const used = { signedOn: "2020-01-10", lastUsedOn: "2026-03-31" };
  expect(mandateEndsOn(used)).toBe("2029-03-31");
  expect(mandateStateOf(used, "2029-03-31")).toBe("active");
  expect(mandateStateOf(used, "2029-04-01")).toBe("expired");
  expect(mandateStateOf({ ...used, cancelledOn: "2026-05-01" }, "2029-04-01")).toBe("cancelled");
});

it.each([
  ["SOLVIA-2026/17", true],
  ["A".repeat(35), true],
  ["A".repeat(36), false],
  ["", false],
  ["/17", false],
  ["17/", false],
  ["1//7", false],
  ["mandato n°3", false],
  [" 17", false],
])("says whether %j is a reference", (text, expected) => {
  expect(isMandateReference(text)).toBe(expected);
});

it("lets a reference have SEPA's letters alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      expect(!isMandateReference(text) || /^[A-Za-z0-9 .,/()'+:?-]{1,35}$/.test(text)).toBe(true);
    }),
  );
});

it.each([
  ["CORE", "MD06", "2027-01-25", undefined],
  ["CORE", "MD06", "2027-01-26", "too-late"],
  ["B2B", "MD06", "2026-12-01", "no-refund-b2b"],
  ["CORE", "MD01", "2027-12-30", undefined],
  ["CORE", "MD01", "2027-12-31", "too-late"],
  ["CORE", "AM04", "2027-12-31", undefined],
  ["B2B", "MS03", "2026-12-01", undefined],
] as const)("by %s, %s on %s comes back: %s", (scheme, code, on, refusal) => {
  expect(returnRefusal({ scheme, code, collectedOn: "2026-11-30", on })).toBe(refusal);
});
