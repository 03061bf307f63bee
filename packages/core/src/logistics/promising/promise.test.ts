import fc from "fast-check";
import { expect, it } from "vitest";
import { plusDays } from "../../platform/time.ts";
import {
  arrivalsFrom,
  freeArrivals,
  promisableOn,
  promiseHorizon,
  promiseLine,
  promiseOn,
  restockFrom,
  type Arrival,
} from "./promise.ts";

const today = "2026-11-20";
const days = ["2026-11-19", "2026-11-20", "2026-11-25", "2026-12-04", "2027-05-19", "2027-05-20"] as const;
const arrival: fc.Arbitrary<Arrival> = fc.record({
  on: fc.constantFrom(...days),
  pieces: fc.integer({ min: 1, max: 50 }),
});
const product = fc.record({
  available: fc.integer({ min: -30, max: 60 }),
  arrivals: fc.array(arrival, { maxLength: 6 }),
});

it("says all by a day, or some now and the rest by day", () => {
  const stock = { available: 12, arrivals: [{ on: "2026-12-04", pieces: 20 }] };
  expect(promiseOn(stock, 12, today)).toBe(today);
  expect(promiseOn(stock, 20, today)).toBe("2026-12-04");
  expect(promiseOn(stock, 33, today)).toBeUndefined();
  expect(promiseLine(stock, 20, today)).toEqual({
    parts: [
      { on: today, pieces: 12 },
      { on: "2026-12-04", pieces: 8 },
    ],
    open: 0,
  });
  expect(promiseLine(stock, 40, today)).toMatchObject({ open: 8 });
});

it("promises nothing of what is overdue or beyond the horizon, and gives what comes first to whom it was promised", () => {
  const forecasts = days.map((on) => ({ on, pieces: 1 }));
  expect(arrivalsFrom(forecasts, today).map(({ on }) => on)).toEqual(days.slice(1, 5));
  const owed = { available: -25, arrivals: [10, 20, 5].map((pieces, at) => ({ on: days[at + 1] ?? "", pieces })) };
  expect(freeArrivals(owed)).toEqual([
    { on: "2026-11-25", pieces: 5 },
    { on: "2026-12-04", pieces: 5 },
  ]);
  expect(promiseOn(owed, 1, today)).toBe("2026-11-25");
});

it("promises on a day what is free and comes by then, never less later, and a line's parts to the piece", () => {
  fc.assert(
    fc.property(product, fc.integer({ min: 1, max: 200 }), ({ available, arrivals: forecasts }, quantity) => {
      const stock = { available, arrivals: arrivalsFrom(forecasts, today) };
      const by = (day: string) =>
        forecasts
          .filter(({ on }) => on >= today && on <= day && on <= "2027-05-19")
          .reduce((sum, { pieces }) => sum + pieces, 0);
      for (const day of days.slice(1)) expect(promisableOn(stock, day)).toBe(Math.max(0, available + by(day)));
      const day = promiseOn(stock, quantity, today);
      if (day) expect(promisableOn(stock, day)).toBeGreaterThanOrEqual(quantity);
      else expect(promisableOn(stock, "9999-12-31")).toBeLessThan(quantity);
      const { parts, open } = promiseLine(stock, quantity, today);
      expect(parts.reduce((sum, { pieces }) => sum + pieces, open)).toBe(quantity);
      expect(open === 0).toBe(day !== undefined);
      if (day) expect(parts.at(-1)?.on).toBe(day);
      const free = freeArrivals(stock).reduce((sum, { pieces }) => sum + pieces, 0);
      expect(Math.max(0, available) + free).toBe(promisableOn(stock, "9999-12-31"));
    }),
  );
});

it("promises what neither lies there nor comes by its supplier's days, and none where nobody has said them", () => {
  const stock = { available: 12, arrivals: [{ on: "2026-12-04", pieces: 20 }], restockOn: restockFrom(21, today) };
  expect(stock.restockOn).toBe("2026-12-11");
  expect(promiseLine(stock, 40, today)).toEqual({
    parts: [
      { on: today, pieces: 12 },
      { on: "2026-12-04", pieces: 20 },
      { on: "2026-12-11", pieces: 8 },
    ],
    open: 0,
  });
  expect(promiseOn(stock, 32, today)).toBe("2026-12-04");
  expect(promiseOn(stock, 33, today)).toBe("2026-12-11");
  expect(restockFrom(undefined, today)).toBeUndefined();
  expect(restockFrom(promiseHorizon, today)).toBe("2027-05-19");
  expect(restockFrom(promiseHorizon + 1, today)).toBeUndefined();
});

it("has what comes later than its supplier would deliver from the supplier, and what is owed already not twice", () => {
  const late = { available: 0, arrivals: [{ on: "2027-03-01", pieces: 20 }], restockOn: restockFrom(14, today) };
  expect(promiseLine(late, 20, today).parts).toEqual([{ on: "2026-12-04", pieces: 20 }]);
  const owed = { available: -25, arrivals: [{ on: "2026-11-25", pieces: 20 }], restockOn: restockFrom(14, today) };
  expect(promiseOn(owed, 1, today)).toBe("2026-12-04");
});

it("promises no piece that is neither there nor to come before its supplier's days, all by then, and more pieces never sooner", () => {
  fc.assert(
    fc.property(
      product,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: promiseHorizon }),
      ({ available, arrivals: forecasts }, quantity, leadDays) => {
        const known = { available, arrivals: arrivalsFrom(forecasts, today) };
        const restockOn = plusDays(today, leadDays);
        const stock = { ...known, restockOn: restockFrom(leadDays, today) };
        const { parts, open } = promiseLine(stock, quantity, today);
        expect(open).toBe(0);
        expect(parts.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(quantity);
        for (const { on } of parts) expect(on <= restockOn).toBe(true);
        const before = parts.filter(({ on }) => on < restockOn).reduce((sum, { pieces }) => sum + pieces, 0);
        expect(before).toBeLessThanOrEqual(promisableOn(known, plusDays(restockOn, -1)));
        const day = promiseOn(stock, quantity, today) ?? "";
        expect(day).toBe(parts.at(-1)?.on);
        expect(day <= (promiseOn(stock, quantity + 1, today) ?? "")).toBe(true);
        // Who knows no days promises what is there and comes, as before.
        const told = promiseOn(known, quantity, today);
        if (told && told < restockOn) expect(day).toBe(told);
      },
    ),
  );
});
