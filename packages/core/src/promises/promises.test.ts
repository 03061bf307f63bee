import fc from "fast-check";
import { expect, it } from "vitest";
import { plusDays } from "../platform/time.ts";
import {
  figuresMoved,
  figuresOf,
  isNothing,
  keptShare,
  meanTenths,
  noPromises,
  outcomeOf,
  summed,
  type Given,
  type PromiseFigures,
} from "./given.ts";
import { promiserNamed } from "./of-order.ts";
import { promisesOfPurchase } from "./of-purchase.ts";

const days = ["2026-11-28", "2026-11-30", "2026-12-01", "2026-12-20"] as const;
const day = fc.constantFrom(...days);

/** What stands of one promise at some moment: its day never changes, all else may. */
const standing = fc.record({
  promiser: fc.option(fc.constantFrom({ key: "po", name: "Po" }, { key: "adige", name: "Adige" }), { nil: undefined }),
  cameOn: fc.option(day, { nil: undefined }),
  isOver: fc.constantFrom(true, undefined),
  isOut: fc.boolean(),
});
type Standing = typeof standing extends fc.Arbitrary<infer T> ? T : never;

const givenOf = (id: number, promisedOn: string, { isOut: _isOut, ...now }: Standing): Given => ({
  id: String(id),
  kind: "carrier",
  subjectId: "O1",
  number: "1",
  aboutId: String(id),
  pieces: 1,
  promisedOn,
  ...now,
});

/** What all promises come to, counted anew. */
function recounted(all: readonly (Given | undefined)[]) {
  const sums = new Map<string, PromiseFigures>();
  for (const given of all) {
    if (!given?.promiser) continue;
    const key = `${given.promisedOn.slice(0, 7)}#${given.promiser.key}`;
    sums.set(key, summed(sums.get(key) ?? noPromises, figuresOf(given)));
  }
  return Object.fromEntries([...sums].filter(([, figures]) => !isNothing(figures)));
}

it("comes to what a recount comes to, whatever becomes of whichever promise in whatever sequence", () => {
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(), standing), { maxLength: 30 }),
      (promised, steps) => {
        const now = promised.map((): Given | undefined => undefined);
        const figures = new Map<string, PromiseFigures>();
        for (const [nth, step] of steps) {
          const at = nth % promised.length;
          const after = step.isOut ? undefined : givenOf(at, promised[at] ?? "", step);
          for (const { place, by } of figuresMoved(now[at], after)) {
            const key = `${place.month}#${place.promiser.key}`;
            figures.set(key, summed(figures.get(key) ?? noPromises, by));
          }
          now[at] = after;
        }
        const kept = Object.fromEntries([...figures].filter(([, one]) => !isNothing(one)));
        expect(kept).toEqual(recounted(now));
      },
    ),
  );
});

it("moves no figure where nothing of a promise has changed, and at most two places where anything has", () => {
  fc.assert(
    fc.property(standing, standing, (one, other) => {
      const [before, after] = [givenOf(1, days[0], one), givenOf(1, days[0], other)];
      expect(figuresMoved(before, before)).toEqual([]);
      expect(figuresMoved(before, after).length).toBeLessThanOrEqual(2);
    }),
  );
});

const figures = (more: Partial<PromiseFigures>): PromiseFigures => ({ ...noPromises, ...more });

it("tells kept from late by the day, and what is open from what never comes", () => {
  const promisedOn = "2026-12-01";
  expect(outcomeOf({ promisedOn, cameOn: "2026-12-01" })).toBe("kept");
  expect(outcomeOf({ promisedOn, cameOn: "2026-12-02" })).toBe("late");
  expect(outcomeOf({ promisedOn })).toBe("open");
  expect(outcomeOf({ promisedOn, isOver: true })).toBe("missing");
  expect(keptShare(figures({ open: 9 }))).toBeUndefined();
  expect(keptShare(figures({ open: 9, kept: 2, late: 1 }))).toBe(6667);
  expect(keptShare(figures({ kept: 1, missing: 1 }))).toBe(5000);
  expect(meanTenths(figures({ missing: 3 }))).toBeUndefined();
  expect(meanTenths(figures({ kept: 2, late: 1, days: 4 }))).toBe(13);
  expect(meanTenths(figures({ kept: 2, days: -3 }))).toBe(-15);
});

const purchase = (
  promised: readonly (readonly [string, number])[],
  came: readonly (readonly [string, number])[],
  state: "confirmed" | "closed" | "cancelled" | "received" = "confirmed",
) =>
  promisesOfPurchase({
    id: "A1",
    number: "OA1",
    state,
    supplierId: "S",
    supplierName: "Adria",
    lines: [{ productId: "P", name: "Modulo" }] as never,
    promised: promised.map(([on, quantity]) => ({ productId: "P", on, quantity })),
    receipts: came.map(([on, quantity]) => ({ movementId: "M", productId: "P", quantity, at: `${on}T09:00:00.000Z` })),
  });
const told = (all: readonly Given[]) => all.map((one) => [one.promisedOn, one.cameOn, outcomeOf(one)]);

it("fills a supplier's days in their sequence, whichever delivery brought the pieces", () => {
  const promised = [
    ["2026-12-10", 72],
    ["2026-12-01", 36],
  ] as const;
  expect(told(purchase(promised, []))).toEqual([
    ["2026-12-01", undefined, "open"],
    ["2026-12-10", undefined, "open"],
  ]);
  // 40 of 108: the first day has all its pieces, on the day on which the last of them came.
  const part = [
    ["2026-12-01", 30],
    ["2026-12-03", 10],
  ] as const;
  expect(told(purchase(promised, part))).toEqual([
    ["2026-12-01", "2026-12-03", "late"],
    ["2026-12-10", undefined, "open"],
  ]);
  expect(told(purchase(promised, [...part, ["2026-12-09", 68]], "received")).at(-1)).toEqual([
    "2026-12-10",
    "2026-12-09",
    "kept",
  ]);
  expect(told(purchase(promised, part, "closed")).map(([, , outcome]) => outcome)).toEqual(["late", "missing"]);
  expect(purchase(promised, [], "cancelled")).toEqual([]);
});

it("keeps a day only when all pieces of it and of those before it are there", () => {
  const lot = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(
      fc.uniqueArray(lot, { minLength: 1, maxLength: 5, selector: ([at]) => at }),
      fc.array(lot, { maxLength: 8 }),
      (promised, came) => {
        const dated = (lots: readonly (readonly [number, number])[]) =>
          lots.map(([at, pieces]) => [plusDays("2026-12-01", at), pieces] as const);
        const receipts = dated(came).toSorted(([one], [other]) => (one < other ? -1 : 1));
        let due = 0;
        for (const one of purchase(dated(promised), receipts)) {
          due += one.pieces;
          const by = (on: string) => receipts.reduce((sum, [at, pieces]) => (at <= on ? sum + pieces : sum), 0);
          if (one.cameOn === undefined) expect(by("9999-12-31")).toBeLessThan(due);
          else {
            expect(by(one.cameOn)).toBeGreaterThanOrEqual(due);
            expect(by(plusDays(one.cameOn, -1))).toBeLessThan(due);
          }
        }
      },
    ),
  );
});

it("takes a carrier for the same whatever the case and the spaces of its name", () => {
  expect(promiserNamed("  Corriere   Adige S.p.A. ")).toEqual({
    key: "corriere adige s.p.a.",
    name: "Corriere Adige S.p.A.",
  });
  expect(promiserNamed("CORRIERE ADIGE S.P.A.").key).toBe("corriere adige s.p.a.");
});
