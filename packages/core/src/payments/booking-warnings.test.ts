import fc from "fast-check";
import { expect, it } from "vitest";
import { bookingWarnings, isKnown, refundAmountWarnings, refundDayWarnings } from "./booking-warnings.ts";
import type { Receipt } from "./receipt.ts";

const booked = (amount: number, reference: string, settledOn = "2026-11-20"): Receipt => ({
  orderId: "O1",
  key: reference,
  version: 1,
  method: "manual_wire_transfer",
  amount,
  currency: "eur",
  settled: amount,
  reference,
  settledOn,
  receivedOn: "2026-11-20T10:00:00.000Z",
  receivedBy: "U1",
  chargedBack: 0,
  refunds: [],
});
const order = { placedOn: "2026-11-20", total: 79_065, due: 79_065, open: 79_065, known: [], elsewhere: [] };
const seen = { settledOn: "2026-11-20", amount: 79_065, reference: "CRO D1" };
const asked = (booking: Partial<typeof seen>, facts: Partial<Parameters<typeof bookingWarnings>[1]> = {}) =>
  Object.values(bookingWarnings({ ...seen, ...booking }, { ...order, ...facts })).flatMap((all) =>
    all.map(({ code }) => code),
  );

it.each([
  ["the day of the order", {}, {}, []],
  ["a week before it", { settledOn: "2026-11-13" }, {}, []],
  ["eight days before it", { settledOn: "2026-11-12" }, {}, ["day-before-order"]],
  ["years before it", { settledOn: "2001-01-01" }, {}, ["day-before-order"]],
  ["a part of it", { amount: 7_907 }, {}, []],
  ["a tenth of it", { amount: 7_906 }, {}, ["amount-small-part"]],
  ["as much again that pays nothing", {}, { due: undefined, open: 0 }, []],
  ["8.6 times as much that pays nothing", { amount: 680_000 }, { due: undefined, open: 0 }, ["amount-beyond-order"]],
  ["money that pays nothing while a payment is open", {}, { due: undefined, open: 1 }, ["payment-open"]],
  ["a reference of its own", {}, { known: [booked(100, "CRO D2")] }, []],
  ["another amount with a known reference", {}, { known: [booked(100, "cro-d1")] }, ["reference-known"]],
] as const)("asks about %s: %j", (_, booking, facts, codes) => {
  expect(asked(booking, facts)).toEqual(codes);
});

it("says which money has the reference already", () => {
  const { reference } = bookingWarnings(seen, { ...order, known: [booked(10_000, "CROD1", "2026-11-19")] });
  expect(reference).toEqual([{ code: "reference-known", params: { amount: 10_000, settledOn: "2026-11-19" } }]);
});

it("names the orders that money of the same reference is booked for, the newest five", () => {
  const elsewhere = [9, 8, 7, 6, 5, 4].map((n) => ({ orderNumber: `O-${n}`, amount: n, settledOn: "2026-11-19" }));
  const { reference } = bookingWarnings(seen, { ...order, elsewhere });
  expect(reference).toHaveLength(5);
  expect(reference[0]).toEqual({
    code: "reference-elsewhere",
    params: { orderNumber: "O-9", amount: 9, settledOn: "2026-11-19" },
  });
});

it("knows the same money by reference, day and amount alone, however the reference is spaced", () => {
  const known = [booked(79_065, "cro  d1")];
  expect(isKnown(seen, known)).toBe(true);
  const struckOut = { reason: "wrong order", on: "2026-11-20T10:00:00.000Z", by: "U1" };
  expect(isKnown(seen, [{ ...booked(79_065, "cro d1"), reversal: struckOut }])).toBe(false);
  expect(isKnown({ ...seen, amount: 1 }, known)).toBe(false);
  expect(isKnown({ ...seen, settledOn: "2026-11-19" }, known)).toBe(false);
  expect(isKnown({ ...seen, reference: "—" }, [booked(79_065, "·")])).toBe(false);
});

it("never lets money of a known reference pass unasked", () => {
  const parts = fc.constantFrom("cro", " 12", "-7", "A", "/b");
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 5 }), fc.nat(1_000), (words, amount) => {
      const known = [booked(amount + 1, words.join(" "))];
      expect(asked({ reference: words.join("").toLowerCase(), amount: amount + 1 }, { known })).toContain(
        "reference-known",
      );
    }),
  );
});

it.each([
  [100, 0, ["refund-not-due"]],
  [3_313, 33_130, ["refund-small-part"]],
  [3_314, 33_130, []],
  [33_130, 33_130, []],
  [3_314, 3_313, ["refund-beyond-due"]],
  [33_130, 3_313, ["refund-beyond-due"]],
])("asks about %s sent back of %s that are due back: %j", (amount, due, codes) => {
  expect(refundAmountWarnings(amount, due).map(({ code }) => code)).toEqual(codes);
});

it("asks about a transfer back that was made before it was asked for", () => {
  expect(refundDayWarnings("2026-11-22", "2026-11-22")).toEqual([]);
  expect(refundDayWarnings("2020-01-01", "2026-11-22")).toEqual([
    { code: "day-before-refund", params: { doneOn: "2020-01-01", askedOn: "2026-11-22" } },
  ]);
});
