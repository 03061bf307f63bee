import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { withoutPrice, withPrice, type NewPrice } from "./change-slot.ts";
import { lowestBeforeReduction, periodAt, priceAt, type PriceSlot } from "./price-periods.ts";
import { unitOf } from "./price.ts";

const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1 + number));
const from = (number: number) => day(number).toISOString();
const empty: PriceSlot = { productId: "P", locale: "it", priceType: "public", version: 0, periods: [] };

type Step = [at: number, change: NewPrice | "end"];
const played = (...steps: Step[]): PriceSlot =>
  steps.reduce((slot, [at, change]) => {
    const counting = periodAt(slot.periods, from(at))?.id ?? -1;
    return change === "end" ? withoutPrice(slot, counting, day(at)) : withPrice(slot, change, day(at));
  }, empty);
const units = (slot: PriceSlot, days: readonly number[]) => days.map((at) => priceAt(slot, day(at))?.price);
const price = (cents: number, discount = 0) => ({ price: cents, discount });

describe("which price counts", () => {
  test("a price counts from the day it begins, and the one before until then", () => {
    const slot = played([0, price(100)], [1, { ...price(90), from: from(5) }]);
    expect(units(slot, [0, 4, 5, 100])).toEqual([100, 100, 90, 90]);
  });

  test("a price with an end covers the one without, which counts again afterwards", () => {
    const slot = played([0, price(100)], [1, { ...price(80), from: from(5), to: from(8) }]);
    expect(units(slot, [4, 5, 7, 8])).toEqual([100, 80, 80, 100]);
  });

  test("a change in place ends when that would have ended which it replaces", () => {
    const slot = played([0, price(100)], [5, { ...price(80), from: from(5), to: from(8) }], [6, price(75)]);
    expect(units(slot, [5, 6, 7, 8])).toEqual([80, 75, 75, 100]);
  });

  test("with a price without an end goes what it had replaced; one with an end uncovers what it had covered", () => {
    expect(units(played([0, price(100)], [2, price(90)], [3, "end"]), [2, 3, 50])).toEqual([90, undefined, undefined]);
    const offer = played([0, price(100)], [2, { ...price(90), from: from(2), to: from(9) }], [3, "end"]);
    expect(units(offer, [2, 3, 50])).toEqual([90, 100, 100]);
  });

  test("one that has not begun can be taken back", () => {
    const slot = played([0, price(100)], [1, { ...price(90), from: from(5) }]);
    expect(units(withoutPrice(slot, 2, day(3)), [4, 5, 50])).toEqual([100, 100, 100]);
  });

  test("none counts before the first, and nothing is dated back", () => {
    expect(units(played([3, { ...price(100), from: from(1) }]), [2, 3])).toEqual([undefined, 100]);
  });
});

describe("the lowest price of the 30 days before a reduction (directive 98/6/EC, article 6a)", () => {
  const lowest = (at: number, ...steps: Step[]) => lowestBeforeReduction(played(...steps), day(at));

  it("is the lowest that counted in them, not the last one", () => {
    expect(lowest(61, [0, price(100)], [40, price(80)], [50, price(120)], [60, price(120, 0.25)])).toEqual({
      unit: 80,
      days: 30,
    });
  });

  it("leaves older prices out", () => {
    expect(lowest(61, [0, price(50)], [29, price(100)], [60, price(100, 0.1)])?.unit).toBe(100);
    expect(lowest(61, [0, price(50)], [31, price(100)], [60, price(100, 0.1)])?.unit).toBe(50);
  });

  it("stays what it was while the reduction lasts, however long", () => {
    expect(lowest(200, [0, price(90)], [50, price(100)], [60, price(100, 0.2)])).toEqual({ unit: 90, days: 30 });
  });

  it("counts from the first step of a reduction that grows step by step", () => {
    const steps: Step[] = [
      [0, price(100)],
      [60, price(100, 0.1)],
      [70, price(100, 0.2)],
      [80, price(100, 0.3)],
    ];
    expect(lowest(81, ...steps)).toEqual({ unit: 100, days: 30 });
    expect(lowest(91, ...steps, [90, price(100, 0.1)])?.unit).toBe(70);
  });

  it("says the shorter time of a price that is younger, and nothing where there was none or no reduction", () => {
    expect(lowest(13, [0, price(100)], [12, price(100, 0.1)])).toEqual({ unit: 100, days: 12 });
    expect(lowest(5, [0, price(100, 0.1)])).toBeUndefined();
    expect(lowest(5, [0, price(100)], [1, price(90)])).toBeUndefined();
  });

  it("is still known when a reduction ends and goes on in the same instant", () => {
    const reduced = price(50, 0.3);
    expect(lowest(32, [0, price(50)], [1, "end"], [20, reduced], [31, "end"], [31, reduced])).toEqual({
      unit: 50,
      days: 20,
    });
  });

  it("counts an offer that covered the price which was ended after it", () => {
    const offer = { ...price(51), from: from(18), to: from(19) };
    expect(lowest(20, [0, { ...price(50), from: from(18) }], [18, offer], [19, "end"], [19, price(50, 0.1)])).toEqual({
      unit: 51,
      days: 1,
    });
  });

  const change = fc.oneof(
    fc.constant("end" as const),
    fc.record({
      price: fc.integer({ min: 50, max: 150 }),
      discount: fc.constantFrom(0, 0, 0.1, 0.3),
      starts: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
      lasts: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    }),
  );
  const story = fc.array(fc.tuple(fc.integer({ min: 0, max: 15 }), change), { minLength: 1, maxLength: 14 });

  it("is what a diary of every day says, though the slot forgets what is long past", () => {
    fc.assert(
      fc.property(story, (steps) => {
        let slot = empty;
        const diary: (ReturnType<typeof priceAt> | undefined)[] = [];
        let today = 0;
        const live = (until: number) => {
          for (; today < until; today += 1) {
            diary[today] = priceAt(slot, day(today));
            expect(diary[today]?.lowestBefore?.unit).toBe(lowestOf(diary, today));
          }
        };
        for (const [pause, wish] of steps) {
          live(today + pause);
          const counting = periodAt(slot.periods, from(today))?.id ?? -1;
          if (wish === "end") slot = withoutPrice(slot, counting, day(today));
          else {
            const { starts, lasts, ...rest } = wish;
            const begin = today + (starts ?? 0);
            const ends = lasts !== undefined && { to: from(begin + lasts) };
            slot = withPrice(
              slot,
              { ...rest, ...(starts !== undefined && { from: from(begin), ...ends }) },
              day(today),
            );
          }
        }
        live(today + 90);
      }),
    );
  });

  function lowestOf(diary: readonly (ReturnType<typeof priceAt> | undefined)[], today: number): number | undefined {
    if (!diary[today] || diary[today].discount === 0) return undefined;
    let began = today;
    for (; began > 0; began -= 1) {
      const before = diary[began - 1];
      if (!before || before.discount === 0 || unitOf(before) < unitOf(diary[began]!)) break;
    }
    const days = diary.slice(Math.max(0, began - 30), began).flatMap((one) => (one ? [unitOf(one)] : []));
    return days.length > 0 ? Math.min(...days) : undefined;
  }
});
