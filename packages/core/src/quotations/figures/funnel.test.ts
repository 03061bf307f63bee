import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { added, funnelOf, marks, medianDays, negated, noFigures, type Figures } from "./funnel.ts";

const one = fc.record({
  counted: fc.uniqueArray(
    fc.record({ mark: fc.constantFrom(...marks), count: fc.constant(1), amount: fc.integer({ min: 0, max: 10 ** 8 }) }),
    { selector: ({ mark }) => mark },
  ),
  days: fc.array(fc.record({ days: fc.integer({ min: 0, max: 60 }), count: fc.constant(1) }), { maxLength: 1 }),
});
const sum = (all: readonly Figures[]): Figures => all.reduce(added, noFigures);
const sorted = ({ counted, days }: Figures) => ({
  counted: [...counted].toSorted((a, b) => a.mark.localeCompare(b.mark)),
  days: [...days].toSorted((a, b) => a.days - b.days),
});

describe("figures of many quotations", () => {
  it("are the same in whatever sequence they are added, and forget what is taken away", () =>
    fc.assert(
      fc.property(fc.array(one), one, (all, gone) => {
        expect(sorted(sum([...all].toReversed()))).toEqual(sorted(sum(all)));
        expect(sorted(added(sum([gone, ...all]), negated(gone)))).toEqual(sorted(sum(all)));
      }),
    ));

  it("have the middle of all days", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1 }), (days) => {
        const line = days.toSorted((a, b) => a - b);
        const middle = (line[Math.floor((line.length - 1) / 2)]! + line[Math.floor(line.length / 2)]!) / 2;
        expect(medianDays(sum(days.map((of) => ({ counted: [], days: [{ days: of, count: 1 }] }))).days)).toBe(middle);
      }),
    ));

  it("tell the share that was ordered, and the most frequent reason first", () => {
    const sent = { mark: "sent", count: 1, amount: 100 } as const;
    const ordered = { mark: "ordered", count: 1, amount: 90 } as const;
    const lost = (reason: "price" | "technical") => ({ mark: `lost:${reason}`, count: 1, amount: 100 }) as const;
    const figures = sum([
      { counted: [sent, ordered], days: [{ days: 3, count: 1 }] },
      { counted: [sent, lost("technical")], days: [] },
      { counted: [sent, lost("price")], days: [] },
      { counted: [sent, lost("technical")], days: [] },
    ]);
    expect(funnelOf(figures)).toMatchObject({
      conversion: 2500,
      medianDays: 3,
      lost: [
        { reason: "technical", count: 2, amount: 200 },
        { reason: "price", count: 1, amount: 100 },
      ],
      expired: { count: 0, amount: 0 },
    });
    expect(funnelOf(noFigures)).toMatchObject({ conversion: undefined, medianDays: undefined, lost: [] });
  });
});
