import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { provinces } from "../../accounts/validation/countries.ts";
import { deductedAtMostCents, deductions } from "./assumptions.ts";
import { energyReturn, type Plant } from "./energy-return.ts";
import { energyUse } from "./self-use.ts";
import { orientationShare, sunProvinces, tilts, turns, typicalYieldOf } from "./sun.ts";

/** 3 kWp in Rome, 30° towards south, for 3,000 kWh a year. */
const roman: Plant = {
  province: "RM",
  tilt: 30,
  turn: 0,
  powerKw: 3,
  consumptionKwh: 3_000,
  storageKwh: 0,
  daytimeShare: 3_500,
  priceCents: 20,
  feedInCents: 5,
  priceRise: 0,
  degradation: 50,
  deduction: 0,
  co2Grams: 230,
};

const plants: fc.Arbitrary<Plant> = fc.record({
  province: fc.constantFrom(...sunProvinces),
  tilt: fc.constantFrom(...tilts),
  turn: fc.constantFrom(...turns),
  powerKw: fc.integer({ min: 50, max: 100_000 }).map((hundredths) => hundredths / 100),
  consumptionKwh: fc.integer({ min: 100, max: 5_000_000 }),
  storageKwh: fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10),
  daytimeShare: fc.integer({ min: 0, max: 10_000 }),
  priceCents: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
  feedInCents: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
  priceRise: fc.integer({ min: 0, max: 1_000 }),
  degradation: fc.integer({ min: 0, max: 300 }),
  deduction: fc.constantFrom(...deductions),
  co2Grams: fc.integer({ min: 0, max: 1_000 }),
  investmentCents: fc.option(fc.integer({ min: 0, max: 300_000_000 }), { nil: undefined }),
  maintenanceCents: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined }),
});

describe("the worked example: 3 kWp in Rome for 3,000 kWh a year", () => {
  const { years, ...all } = energyReturn(roman);
  it("gives 3,900 kWh, of which 1,024 are used and 2,876 fed in", () => {
    expect(all.yieldKwhPerKw).toBe(1_300);
    // 1,050 × (1 − e^(−3,900 / 1,050)) = 1,024.4
    expect(years[0]).toMatchObject({ yieldKwh: 3_900, selfUsedKwh: 1_024, fedInKwh: 2_876 });
  });
  it("costs 4,800 €, brings 204.80 € and 143.80 € less 48 € of care in its first year", () => {
    expect(all.investmentCents).toBe(480_000);
    expect(years[0]).toMatchObject({ savedCents: 20_480, earnedCents: 14_380, maintenanceCents: 4_800 });
    expect(years[0]).toMatchObject({ deductedCents: 0, netCents: 30_060, balanceCents: -449_940 });
  });
  it("has paid for itself in its seventeenth year, and avoids 897 kg of CO2 in its first", () => {
    expect(all.paybackYear).toBe(17);
    expect(all.co2Kg.firstYear).toBe(897);
  });
  it("loses half a percent of its yield each year", () => {
    expect(years.map(({ yieldKwh }) => yieldKwh).slice(0, 3)).toEqual([3_900, 3_881, 3_861]);
    expect(years).toHaveLength(25);
  });
});

it("5 kWh of storage carry 927 kWh more into the evening, with what the store loses", () => {
  // most = min(2,875.6 × 0.9, 1,975.6); 1,975.6 × (1 − e^(−1,250 / 1,975.6)) = 926.4
  const [first] = energyReturn({ ...roman, storageKwh: 5 }).years;
  expect(first).toMatchObject({ selfUsedKwh: 1_951, fedInKwh: 1_846 });
});

it("the deduction comes back in ten equal parts, of what one dwelling may count", () => {
  const half = energyReturn({ ...roman, deduction: 5_000, investmentCents: 1_000_000 }).years;
  expect(half.map(({ deductedCents }) => deductedCents).slice(8, 12)).toEqual([50_000, 50_000, 0, 0]);
  const [large] = energyReturn({ ...roman, deduction: 5_000, investmentCents: 50_000_000 }).years;
  expect(large?.deductedCents).toBe(deductedAtMostCents / 20);
});

it("another calculation's yield counts as it is told, whatever tilt and turn", () => {
  const told = energyReturn({ ...roman, tilt: 90, turn: 180, yieldKwhPerKw: 1_234 });
  expect(told.yieldKwhPerKw).toBe(1_234);
  expect(told.years[0]?.yieldKwh).toBe(3_702);
});

it("what costs nothing has paid for itself at once, what brings nothing never", () => {
  expect(energyReturn({ ...roman, investmentCents: 0 }).paybackYear).toBe(1);
  const idle = energyReturn({ ...roman, priceCents: 0, feedInCents: 0 });
  expect(idle.paybackYear).toBeUndefined();
});

describe("the sun", () => {
  it("is known of every province of today", () => {
    const old = ["CI", "OG", "OT", "VS"];
    expect(sunProvinces).toEqual([...provinces].filter((code) => !old.includes(code)).toSorted());
    expect([typicalYieldOf("MI"), typicalYieldOf("FI"), typicalYieldOf("CA")]).toEqual([1_100, 1_300, 1_500]);
    expect(() => typicalYieldOf("XX")).toThrow("no province");
  });
  it("gives most towards south and less the further one turns away, the steeper the more", () => {
    for (const tilt of tilts) {
      const row = turns.map((turn) => orientationShare(tilt, turn));
      expect(row).toEqual(row.toSorted((one, other) => other - one));
    }
    expect(orientationShare(30, 0)).toBe(100);
  });
});

test("what is used is no more than is consumed or given, and nothing is given twice", () => {
  fc.assert(
    fc.property(plants, (plant) => {
      for (const { yieldKwh, selfUsedKwh, fedInKwh } of energyReturn(plant).years) {
        expect(selfUsedKwh).toBeLessThanOrEqual(Math.min(yieldKwh, plant.consumptionKwh));
        expect(selfUsedKwh + fedInKwh).toBeLessThanOrEqual(yieldKwh);
        expect(Math.min(selfUsedKwh, fedInKwh)).toBeGreaterThanOrEqual(0);
        if (plant.storageKwh === 0) expect(selfUsedKwh + fedInKwh).toBeGreaterThanOrEqual(yieldKwh - 1);
      }
    }),
  );
});

test("more power never gives less, nor is less of it used; more storage likewise", () => {
  fc.assert(
    fc.property(plants, fc.double({ min: 0, max: 500, noNaN: true }), (plant, more) => {
      const [before, larger, stored] = [
        plant,
        { ...plant, powerKw: plant.powerKw + more },
        { ...plant, storageKwh: plant.storageKwh + more },
      ].map((one) => energyReturn(one).years);
      for (const [at, { yieldKwh, selfUsedKwh }] of (before ?? []).entries()) {
        expect(larger?.[at]?.yieldKwh).toBeGreaterThanOrEqual(yieldKwh);
        expect(larger?.[at]?.selfUsedKwh).toBeGreaterThanOrEqual(selfUsedKwh);
        expect(stored?.[at]?.selfUsedKwh).toBeGreaterThanOrEqual(selfUsedKwh);
      }
    }),
  );
});

test("more used by day never means less used in all", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(plants, part, part, (plant, one, other) => {
      const used = [Math.min(one, other), Math.max(one, other)].map(
        (daytimeShare) => energyUse({ ...plant, yieldKwh: plant.powerKw * 1_300, daytimeShare }).selfUsedKwh,
      );
      expect(used[1]).toBeGreaterThanOrEqual((used[0] ?? 0) - 1e-6);
    }),
  );
});

test("the years add up to the balance, which first isn't below nothing in the year of payback", () => {
  fc.assert(
    fc.property(plants, (plant) => {
      const { years, investmentCents, paybackYear } = energyReturn(plant);
      let balance = 0 - investmentCents;
      for (const one of years) {
        expect(one.netCents).toBe(one.savedCents + one.earnedCents + one.deductedCents - one.maintenanceCents);
        balance += one.netCents;
        expect(one.balanceCents).toBe(balance);
        expect(Number.isSafeInteger(balance)).toBe(true);
      }
      const first = years.findIndex(({ balanceCents }) => balanceCents >= 0);
      expect(paybackYear).toBe(first < 0 ? undefined : first + 1);
    }),
  );
});
