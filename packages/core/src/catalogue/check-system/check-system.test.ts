import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Technical } from "../product.ts";
import { checkSystem } from "./check-system.ts";
import { spread } from "./layout.ts";
import type { Part } from "./part.ts";
import { stringLimits } from "./string-sizing.ts";
import { minTemperatureOf } from "./temperature.ts";

/** The worked example of domain-rules 7.2. */
const module440: Technical = {
  powerWatt: 440,
  voc: 39.2,
  vmp: 32.8,
  isc: 14.1,
  imp: 13.42,
  vocTempCoefficient: -0.25,
  tempCoefficient: -0.3,
};
const inverter6: Technical = {
  powerWatt: 6000,
  maxVoltage: 1000,
  mpptMinVoltage: 200,
  mpptMaxVoltage: 850,
  mpptNumber: 2,
  mpptInputs: 1,
  maxCurrent: 16,
  maxShortCircuitCurrent: 20,
};

const part = (category: Part["category"], quantity: number, technical: Technical, typology?: string): Part => ({
  id: `${category}-${typology ?? ""}`,
  name: category,
  brand: "Brand",
  category,
  typology,
  quantity,
  technical,
});
const milan = { countryCode: "IT", provinceCode: "MI" };
const outcomesOf = (parts: Part[], site: Parameters<typeof checkSystem>[1] = milan) =>
  Object.fromEntries(checkSystem(parts, site).findings.map(({ check, outcome }) => [check, outcome]));

describe("the worked example: 18 modules of 440 W on an inverter of 6 kW at -10 °C", () => {
  const { findings, layout, outcome, minTemperature } = checkSystem(
    [part("panels", 18, module440), part("inverters", 1, inverter6, "threephase")],
    milan,
  );
  const numbersOf = (check: string) => findings.find((found) => found.check === check)?.numbers ?? {};

  it("fits as two strings of nine", () => {
    expect(outcome).toBe("ok");
    expect(minTemperature).toBe(-10);
    expect(layout).toEqual({ parallel: 1, strings: [1, 1], lengths: [9, 9] });
    expect(numbersOf("strings")).toMatchObject({ min: 8, max: 23, strings: 2 });
  });
  it("stands at 383.7 V in the cold and 255.3 V in the heat", () => {
    expect(numbersOf("cold-voltage")["volt"]).toBeCloseTo(383.7, 1);
    expect(numbersOf("mppt-window")["hot"]).toBeCloseTo(255.3, 1);
  });
  it("draws 13.42 A of 16, short-circuits at 17.63 A of 20, and stands at a ratio of 1.32", () => {
    expect(numbersOf("current")["ampere"]).toBeCloseTo(13.42, 2);
    expect(numbersOf("short-circuit")["ampere"]).toBeCloseTo(17.63, 2);
    expect(numbersOf("power-ratio")["ratio"]).toBeCloseTo(1.32, 2);
  });
});

describe("strings of optimizers on an inverter of a fixed voltage", () => {
  const se5000: Technical = {
    powerWatt: 5000,
    maxVoltage: 480,
    mpptMinVoltage: 360,
    mpptMaxVoltage: 480,
    mpptNumber: 1,
    mpptInputs: 2,
    maxCurrent: 16.5,
    maxShortCircuitCurrent: 45,
  };
  const s500: Technical = { powerWatt: 500, maxVoltage: 60, maxShortCircuitCurrent: 15 };
  const system = (modules: number, changed: Technical = {}, brand = "SolarEdge", optimizers = modules) => [
    part("panels", modules, { ...module440, ...changed }),
    { ...part("inverters", 1, se5000, "monophase"), brand: "SolarEdge" },
    { ...part("optimizers", optimizers, s500), brand },
  ];
  const check = (parts: Part[]) => checkSystem(parts, milan);
  const reasonOf = (parts: Part[], name: string) =>
    check(parts).findings.find(({ check: one }) => one === name)?.reason;

  it("12 modules of 440 W with S500 on SE5000H are one string of 12: 5,280 of 5,700 W at 380 V, 42.6 of 60 V each", () => {
    const { outcome, layout, findings } = check(system(12));
    expect(outcome).toBe("ok");
    expect(layout).toEqual({ parallel: 1, strings: [1], lengths: [12] });
    const numbers = Object.fromEntries(findings.map(({ check: name, numbers: values }) => [name, values]));
    expect(numbers["strings"]).toMatchObject({ min: 8, max: 12, strings: 1 });
    expect(numbers["cold-voltage"]?.["volt"]).toBeCloseTo(42.63, 2);
    expect(numbers["mppt-window"]).toEqual({ volt: 380 });
  });
  it("more than a string's power makes two strings, too few or too many are told", () => {
    expect(check(system(17)).layout?.lengths).toEqual([9, 8]);
    expect(reasonOf(system(7), "strings")).toBe("too-few-modules");
    expect(reasonOf(system(13), "strings")).toBe("no-equal-strings");
    expect(reasonOf(system(25), "strings")).toBe("too-many-modules");
  });
  it("a module above what its optimizer bears is told, and an unknown current is never taken as a good one", () => {
    expect(outcomesOf(system(12, { voc: 56 }))["cold-voltage"]).toBe("blocked");
    expect(outcomesOf(system(12, { isc: 15.5 }))["short-circuit"]).toBe("blocked");
    expect(outcomesOf(system(12, { isc: undefined }))["short-circuit"]).toBe("cannot-check");
  });
  it("optimizers of another maker, or too few of them, leave the inverter's window in force", () => {
    expect(reasonOf(system(12, {}, "Tigo"), "cold-voltage")).toBe("modules-do-not-suit-inverter");
    expect(reasonOf(system(12, {}, "SolarEdge", 5), "cold-voltage")).toBe("modules-do-not-suit-inverter");
  });
});

it("a colder site never allows more modules in a string", () => {
  const volt = fc.double({ min: 1, max: 100, noNaN: true });
  const coefficient = fc.double({ min: -0.6, max: -0.05, noNaN: true });
  const temperature = fc.integer({ min: -40, max: 20 });
  fc.assert(
    fc.property(volt, coefficient, coefficient, temperature, temperature, (voc, ofVoc, ofPower, one, other) => {
      const [cold, mild] = [Math.min(one, other), Math.max(one, other)];
      const module = { voc, vmp: voc * 0.83, vocCoefficient: ofVoc, powerCoefficient: ofPower };
      const input = { maxVoltage: 1000, mpptMin: 200, mpptMax: 850 };
      const [a, b] = [stringLimits(module, input, cold), stringLimits(module, input, mild)];
      expect(Math.min(a.maxByVoltage, a.maxByWindow)).toBeLessThanOrEqual(Math.min(b.maxByVoltage, b.maxByWindow));
      expect(a.min).toBe(b.min);
    }),
  );
});

it("a higher voltage that the inverter bears, or a wider window, never allows fewer modules", () => {
  const volt = fc.integer({ min: 60, max: 1500 });
  fc.assert(
    fc.property(volt, volt, volt, volt, fc.integer({ min: -40, max: 20 }), (one, other, top, wider, temperature) => {
      const module = { voc: 39.2, vmp: 32.8, vocCoefficient: -0.25, powerCoefficient: -0.3 };
      const most = (maxVoltage: number, mpptMax: number) => {
        const { maxByVoltage, maxByWindow } = stringLimits(module, { maxVoltage, mpptMin: 50, mpptMax }, temperature);
        return Math.min(maxByVoltage, maxByWindow);
      };
      expect(most(Math.max(one, other), Math.max(top, wider))).toBeGreaterThanOrEqual(most(Math.min(one, other), top));
    }),
  );
});

it("what is too many modules on a mild site is too many on a colder one, whatever the system", () => {
  const temperature = fc.integer({ min: -35, max: 15 });
  const tooMany = (quantity: number, mppts: number, minTemperature: number) =>
    checkSystem(
      [part("panels", quantity, module440), part("inverters", 1, { ...inverter6, mpptNumber: mppts }, "threephase")],
      { ...milan, minTemperature },
    ).findings.some(({ reason }) => reason === "too-many-modules");
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 4 }),
      temperature,
      temperature,
      (quantity, mppts, one, other) => {
        if (!tooMany(quantity, mppts, Math.max(one, other))) return;
        expect(tooMany(quantity, mppts, Math.min(one, other))).toBe(true);
      },
    ),
  );
});

it("spreads every module, with strings inside the limits and no more than the inputs", () => {
  const small = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), small, small, small, small, (modules, mppts, perMppt, min, more) => {
      const max = min + more;
      const layout = spread(modules, { mppts, perMppt }, { min, max });
      if (!layout) return;
      expect(layout.lengths.reduce((sum, length, at) => sum + length * (layout.strings[at] ?? 0), 0)).toBe(modules);
      expect(Math.max(...layout.strings)).toBe(layout.parallel);
      expect(layout.strings.length).toBe(layout.lengths.length);
      expect(layout.lengths.length).toBeLessThanOrEqual(mppts);
      expect(layout.parallel).toBeLessThanOrEqual(perMppt);
      for (const length of layout.lengths) expect(length >= min && length <= max).toBe(true);
    }),
  );
});

/** Every sum that MPPTs can take, tried one by one. */
function takes(modules: number, mppts: number, perMppt: number, min: number, max: number): boolean {
  let sums = new Set([0]);
  for (let mppt = 0; mppt < mppts; mppt++) {
    const more = new Set(sums);
    for (const sum of sums) {
      for (let length = Math.max(1, min); length <= max; length++) {
        for (let parallel = 1; parallel <= perMppt; parallel++) more.add(sum + parallel * length);
      }
    }
    sums = more;
  }
  return sums.has(modules);
}

it("finds a spread wherever there is one", () => {
  const few = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      few,
      few,
      fc.nat(9),
      fc.nat(5),
      (modules, mppts, perMppt, min, more) => {
        const max = min + more;
        const found = spread(modules, { mppts, perMppt }, { min, max }) !== undefined;
        expect(found).toBe(takes(modules, mppts, perMppt, min, max));
      },
    ),
  );
});

test.each([
  ["three strings of ten", 30, { parallel: 2, strings: [2, 1], lengths: [10, 10] }],
  ["two of nine beside one of ten", 28, { parallel: 2, strings: [2, 1], lengths: [9, 10] }],
])("two MPPTs with two inputs each take %s", (_, modules, layout) => {
  expect(spread(modules, { mppts: 2, perMppt: 2 }, { min: 9, max: 10 })).toEqual(layout);
});

it("spreads a large plant evenly", () => {
  expect(spread(100_000, { mppts: 2000, perMppt: 3 }, { min: 15, max: 25 })?.parallel).toBe(2);
});

describe("strings that don't fit", () => {
  const on = (quantity: number, inverter: Technical = inverter6) =>
    checkSystem([part("panels", quantity, module440), part("inverters", 1, inverter)], milan).findings[0];

  test.each([
    [5, "mppt-window", "too-few-modules"],
    [47, "cold-voltage", "too-many-modules"],
  ])("%i modules are blocked by the %s: %s", (modules, check, reason) => {
    expect(on(modules)).toMatchObject({ outcome: "blocked", check, reason });
  });
  it("a module whose voltage is above the inverter's limit is blocked", () => {
    expect(on(10, { ...inverter6, maxVoltage: 40, mpptMinVoltage: 20, mpptMaxVoltage: 35 })).toMatchObject({
      outcome: "blocked",
      check: "cold-voltage",
    });
  });
  it("a short-circuit current above the limit blocks, an operating current above it only clips", () => {
    const parts = [part("panels", 18, { ...module440, isc: 17, imp: 16.5 }), part("inverters", 1, inverter6)];
    expect(outcomesOf(parts)).toMatchObject({ current: "warning", "short-circuit": "blocked" });
  });
});

describe("what it doesn't know it says", () => {
  it("names the fields that a product lacks", () => {
    const { findings } = checkSystem(
      [part("panels", 18, { ...module440, voc: undefined }), part("inverters", 1, inverter6)],
      milan,
    );
    expect(findings[0]).toMatchObject({
      outcome: "cannot-check",
      missing: [{ productId: "panels-", field: "voc" }],
    });
  });
  it("reckons with -0.35 %/°C where the maker states no coefficient, and says so", () => {
    const { findings } = checkSystem(
      [part("panels", 18, { ...module440, vocTempCoefficient: undefined }), part("inverters", 1, inverter6)],
      milan,
    );
    expect(findings[1]).toMatchObject({ reason: "below-limit-assumed", numbers: { coefficient: -0.35 } });
  });
});

describe("batteries", () => {
  const hybrid: Technical = {
    ...inverter6,
    batteryTension: "high-tension",
    batteryVoltageMin: 90,
    batteryVoltageMax: 600,
    batteryPowerWatt: 6000,
  };
  const battery: Technical = {
    energyWattHour: 10_000,
    tension: "high-tension",
    bms: "integrated",
    batteryVoltageMin: 180,
    batteryVoltageMax: 230,
    batteryPowerWatt: 5000,
    maxParallel: 3,
  };
  const system = (changed: Technical = {}, quantity = 1, typology = "hybrid-threephase") => [
    part("panels", 18, module440),
    part("inverters", 1, hybrid, typology),
    part("batteries", quantity, { ...battery, ...changed }, "batteries-only"),
  ];

  it("a battery that suits a hybrid inverter is ok", () => {
    expect(Object.values(outcomesOf(system()))).not.toContain("blocked");
    expect(checkSystem(system(), milan).outcome).toBe("ok");
  });
  test.each([
    ["battery-tension", "blocked", system({ tension: "low-tension" })],
    ["battery-voltage", "blocked", system({ batteryVoltageMax: 700 })],
    ["battery-parallel", "blocked", system({}, 4)],
    ["battery-inverter", "blocked", system({}, 1, "threephase")],
    ["battery-bms", "warning", system({ bms: "nonIntegrated" })],
    ["battery-size", "warning", system({ energyWattHour: 3000 })],
    ["battery-power", "warning", system({ batteryPowerWatt: 9000 })],
    ["battery-voltage", "cannot-check", system({ batteryVoltageMin: undefined })],
  ])("%s is %s", (check, outcome, parts) => {
    expect(outcomesOf(parts)[check]).toBe(outcome);
  });
});

describe("the Italian grid", () => {
  const plant = (kind: string, watt: number, more: Part[] = []) => [
    part("inverters", 1, { ...inverter6, powerWatt: watt }, kind),
    ...more,
  ];
  it("wants an interface device above 11.08 kW", () => {
    expect(outcomesOf(plant("threephase", 12_000))["interface-protection"]).toBe("warning");
    const device = part("others", 1, {}, "interface-device");
    expect(outcomesOf(plant("threephase", 12_000, [device]))["interface-protection"]).toBe("ok");
  });
  it("doubts a single phase above 6 kW", () => {
    expect(outcomesOf(plant("monophase", 8000))["single-phase"]).toBe("warning");
  });
  it("has nothing to say of other countries", () => {
    expect(outcomesOf(plant("monophase", 12_000), { countryCode: "DE" })).toEqual({ "panels-chosen": "cannot-check" });
  });
});

test.each([
  [{ countryCode: "IT", provinceCode: "MI" }, -10],
  [{ countryCode: "IT", provinceCode: "GE" }, -5],
  [{ countryCode: "IT", provinceCode: "AO" }, -20],
  [{ countryCode: "IT", provinceCode: "AO", minTemperature: -27 }, -27],
])("the coldest morning of %o is %i °C", (site, temperature) => {
  expect(minTemperatureOf(site)).toBe(temperature);
});
