import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { plusDays } from "../../platform/time.ts";
import { firstTariff, oddRates, tariffAmong, tariffState, type DeliveryTariff } from "./delivery-tariff.ts";

const tariff = (id: string, from: string, until?: string, createdOn = `${from}T00:00:00.000Z`): DeliveryTariff => ({
  ...firstTariff,
  id,
  from,
  until,
  createdOn,
});
const last = tariff("last", "2025-01-01");
const present = tariff("present", "2026-01-01");
const offer = tariff("offer", "2026-11-01", "2026-11-30");
const coming = tariff("coming", "2027-01-01");
const all = [firstTariff, last, present, offer, coming];

describe("which delivery tariff counts (domain-rules 6.6)", () => {
  it.each([
    ["2024-12-31", "first"],
    ["2025-01-01", "last"],
    ["2025-12-31", "last"],
    ["2026-10-31", "present"],
    ["2026-11-01", "offer"],
    ["2026-11-30", "offer"],
    ["2026-12-01", "present"],
    ["2027-01-01", "coming"],
  ])("on %s: %s", (day, id) => {
    expect(tariffAmong(all, day).id).toBe(id);
    expect(tariffAmong(all.toReversed(), day).id).toBe(id);
  });

  it("tells how each stands: an offer sets another aside, what has no end ends what was before", () => {
    expect(all.map((one) => tariffState(one, all, "2026-11-28"))).toEqual([
      "over",
      "over",
      "set-aside",
      "in-force",
      "coming",
    ]);
    expect(tariffState(tariff("off", "2027-02-01", "2026-11-27"), all, "2026-11-27")).toBe("over");
  });

  it("takes of the same day the one that was made later", () => {
    const again = tariff("again", "2026-01-01", undefined, "2026-01-01T08:00:00.000Z");
    expect(tariffAmong([again, present], "2026-02-01").id).toBe("again");
  });
});

test("one counts on each day, whatever there is, and it has begun and not ended", () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => plusDays("2026-01-01", days));
  const some = fc.array(fc.record({ from: day, until: fc.option(day, { nil: undefined }) }), { maxLength: 8 });
  fc.assert(
    fc.property(some, day, (spans, on) => {
      const tariffs = spans.map(({ from, until }, nth) => tariff(`t${nth}`, from, until, `2025-01-01T00:00:0${nth}Z`));
      const found = tariffAmong(tariffs, on);
      expect(found.from <= on && (found.until ?? on) >= on).toBe(true);
      expect(tariffAmong(tariffs.toReversed(), on)).toBe(found);
      const standing = [firstTariff, ...tariffs].map((one) => tariffState(one, [firstTariff, ...tariffs], on));
      expect(standing.filter((state) => state === "in-force")).toHaveLength(1);
    }),
  );
});

it("finds what is odd about amounts at its place: less for more kilograms, and next to nothing; none of the first tariff", () => {
  expect(oddRates(firstTariff)).toEqual([]);
  const { IT1, EU2 } = firstTariff.zones;
  const zones = {
    ...firstTariff.zones,
    IT1: { ...IT1, parcel30: 80, pallet800: 5_899 },
    EU2: { ...EU2, pallet300: 0 },
  };
  expect(oddRates({ zones })).toEqual([
    { path: ["zones", "IT1", "parcel30"], code: "too-little" },
    { path: ["zones", "IT1", "pallet800"], code: "below-lighter" },
    { path: ["zones", "EU2", "pallet300"], code: "too-little" },
  ]);
});
