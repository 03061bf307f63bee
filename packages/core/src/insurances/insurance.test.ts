import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { coveredOf, coverOn, declareBy, indemnityOf, isOpen, paysBy, stateOf, type Cover } from "./insurance.ts";

const cover = (from: string, amount: number, until?: string): Cover => ({
  amount,
  percent: 9000,
  from,
  until,
  reference: "F1",
});
const owing = (orderId: string, soldOn: string, amount: number) => ({ orderId, soldOn, amount });

describe("what the insurer covers on a day", () => {
  const covers = [cover("2026-01-10", 50_000_00), cover("2026-03-01", 20_000_00, "2026-06-30"), cover("2026-05-01", 0)];

  it.each([
    ["2026-01-09", undefined],
    ["2026-01-10", 50_000_00],
    ["2026-02-28", 50_000_00],
    ["2026-03-01", 20_000_00],
    ["2026-04-30", 20_000_00],
    ["2026-05-01", undefined],
  ])("on %s it is %s", (day, amount) => {
    expect(coverOn(covers, day)?.amount).toBe(amount);
  });

  it("ends with the last day of a cover", () => {
    const until = [cover("2026-03-01", 1, "2026-06-30")];
    expect([coverOn(until, "2026-06-30")?.amount, coverOn(until, "2026-07-01")]).toEqual([1, undefined]);
  });
});

test("a company waits, is covered, refused or no more covered", () => {
  const asked = { amount: 1, on: "2026-01-01" };
  expect(stateOf({ asked, covers: [] }, "2026-01-02")).toBe("requested");
  expect(stateOf({ covers: [cover("2026-01-01", 5)] }, "2026-01-02")).toBe("covered");
  expect(stateOf({ covers: [cover("2026-01-01", 5, "2026-01-01")] }, "2026-01-02")).toBe("ended");
  expect(stateOf({ covers: [cover("2026-01-01", 5), cover("2026-01-02", 0)] }, "2026-01-02")).toBe("ended");
  expect(stateOf({ covers: [cover("2026-01-01", 0)] }, "2026-01-02")).toBe("refused");
});

describe("what is covered of what a company owes", () => {
  it("is the oldest first, and the rest of one that doesn't fit whole is the house's own risk", () => {
    const covers = [cover("2026-01-01", 10_000_00)];
    const parts = coveredOf(covers, [
      owing("c", "2026-03-01", 5_000_00),
      owing("a", "2026-01-05", 6_000_00),
      owing("b", "2026-02-01", 3_000_00),
    ]);
    expect([...parts]).toEqual([
      ["a", 6_000_00],
      ["b", 3_000_00],
      ["c", 1_000_00],
    ]);
  });

  it("stays covered by the cover of its day once that has ended", () => {
    const covers = [cover("2026-01-01", 10_000_00), cover("2026-02-01", 0)];
    const parts = coveredOf(covers, [owing("a", "2026-01-31", 4_000_00), owing("b", "2026-02-01", 1_00)]);
    expect([...parts.values()]).toEqual([4_000_00, 0]);
  });

  it("is never more than an order owes, nor all of them more than the highest cover", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((one) => `2026-02-${String(one).padStart(2, "0")}`);
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const covers = fc
      .array(fc.tuple(day, amount))
      .map((all) => all.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([from, most]) => cover(from, most)));
    const orders = fc.array(fc.tuple(day, amount), { maxLength: 12 });
    fc.assert(
      fc.property(covers, orders, (decided, all) => {
        const owed = all.map(([soldOn, sum], at) => owing(String(at), soldOn, sum));
        const parts = coveredOf(decided, owed);
        for (const { orderId, amount: sum } of owed) expect(parts.get(orderId)).toBeLessThanOrEqual(sum);
        const highest = Math.max(0, ...decided.map(({ amount: most }) => most));
        expect([...parts.values()].reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(highest);
      }),
    );
  });
});

test("the insurer pays its share of what is covered, to the cent", () => {
  expect(indemnityOf(3_198_05, { percent: 9000 })).toBe(2_878_25);
  expect(indemnityOf(100, undefined)).toBe(0);
  // 5.4, 4.5 and 3.6 cents.
  expect([6, 5, 4].map((cents) => indemnityOf(cents, { percent: 9000 }))).toEqual([5, 5, 4]);
});

test("it is told within sixty days, and pays within a hundred and eighty of that", () => {
  expect(declareBy("2026-11-30")).toBe("2027-01-29");
  expect(paysBy("2027-01-29")).toBe("2027-07-28");
});

test("a claim is the insurer's to settle until it is refused or withdrawn", () => {
  const open = (["declared", "accepted", "refused", "withdrawn"] as const).filter((state) => isOpen({ state }));
  expect(open).toEqual(["declared", "accepted"]);
});
