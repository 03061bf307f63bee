import { expect, it } from "vitest";
import * as fc from "fast-check";
import { moved, nothing, spentOn, together, type Spending } from "./spent.ts";

type Facts = Parameters<typeof spentOn>[0];

const line = (list: number, unit: number, quantity: number) => ({ list, unit, quantity }) as Facts["lines"][number];
const order = (facts: Partial<Facts> = {}): Facts =>
  ({
    userId: "U1",
    placedOn: "2026-11-10T09:00:00.000Z",
    status: "pendingPayment",
    lines: [line(10_000, 9000, 3)],
    amounts: { total: 34_000, vatAmount: 6000, couponAmount: 500, treatment: {} },
    transactions: [],
    ...facts,
  }) as Facts;

it("tells the total, what is still due, and what was below the list prices, with the coupon", () => {
  expect(spentOn(order())).toEqual({
    userId: "U1",
    month: "2026-11",
    orders: 1,
    total: 34_000,
    due: 34_000,
    saved: 3500,
  });
});

it("counts what is below the list in each part of a line, and never takes off what costs more", () => {
  const parts = [
    { list: 10_000, unit: 8000, quantity: 10 },
    { list: 10_000, unit: 11_000, quantity: 2 },
  ];
  const lines = [{ ...line(10_000, 11_000, 12), parts }] as unknown as Facts["lines"];
  expect(spentOn(order({ lines })).saved).toBe(20_500);
});

it("belongs to the month of Rome in which it was placed", () => {
  expect(spentOn(order({ placedOn: "2026-12-31T23:30:00.000Z" })).month).toBe("2027-01");
  expect(spentOn(order({ placedOn: "2026-06-30T22:30:00.000Z" })).month).toBe("2026-07");
});

it.each([{ status: "failed" as const }, { status: "paid" as const, cancelledOn: "2026-11-12T09:00:00.000Z" }])(
  "counts one that doesn't stand for nothing, in its place: %o",
  (facts) => {
    expect(spentOn(order({ companyId: "C1", ...facts }))).toEqual({
      userId: "U1",
      companyId: "C1",
      month: "2026-11",
      ...nothing,
    });
  },
);

const figures = fc.record({ orders: fc.nat(9), total: fc.nat(1e9), due: fc.nat(1e9), saved: fc.nat(1e9) });

it("moves figures so that what was and what is moved add up to what is", () => {
  fc.assert(
    fc.property(figures, figures, (one: Spending, other: Spending) => {
      expect(together([one, moved(one, other)])).toEqual(other);
    }),
  );
});
