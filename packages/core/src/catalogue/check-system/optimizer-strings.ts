import type { Layout } from "./layout.ts";
import { finding, known, lacking, type Finding, type Part } from "./part.ts";
import { assumedVocCoefficient, coldVoltage } from "./string-sizing.ts";

/** A maker's rule for strings of its own optimizers: the inverter holds them at one voltage, whatever the modules give. */
interface FixedVoltage {
  /** V of a string. */
  volt: number;
  /** Optimizers in a string. */
  min: number;
  max: number;
  /** W of the modules of a string. */
  maxWatt: number;
}

/**
 * The makers whose inverters work at a fixed string voltage and only with their own optimizers, by the inverter's phases.
 * The figures are the maker's for its current residential series; no field of a product says them.
 */
const makers: Readonly<Record<string, { single: FixedVoltage; three: FixedVoltage }>> = {
  SolarEdge: {
    single: { volt: 380, min: 8, max: 25, maxWatt: 5700 },
    three: { volt: 750, min: 16, max: 50, maxWatt: 11_250 },
  },
};

/** How many modules an optimizer has: one, or two; undefined where the optimizers don't cover the modules evenly. */
function modulesEach(panel: Part, optimizer: Part): 1 | 2 | undefined {
  if (optimizer.quantity === panel.quantity) return 1;
  return optimizer.quantity * 2 === panel.quantity ? 2 : undefined;
}

/** The rule of an inverter whose strings are made of its maker's own optimizers; undefined where there is none. */
export function fixedVoltageOf(panel: Part, inverter: Part, optimizers: readonly Part[]): FixedVoltage | undefined {
  const [optimizer, second] = optimizers;
  if (!optimizer || second || optimizer.brand !== inverter.brand || !modulesEach(panel, optimizer)) return undefined;
  const isSingle = inverter.typology === "monophase" || inverter.typology === "hybrid-monophase";
  return makers[inverter.brand]?.[isSingle ? "single" : "three"];
}

/** So many optimizers in strings within the limits, as few strings and as even as can be. */
function evenStrings(pieces: number, inputs: number, min: number, max: number): Layout | undefined {
  for (let strings = Math.max(1, Math.ceil(pieces / max)); strings <= inputs; strings++) {
    const shorter = Math.floor(pieces / strings);
    if (shorter < min) return undefined;
    const longer = pieces % strings;
    const lengths = Array.from({ length: strings }, (_, at) => (at < longer ? shorter + 1 : shorter));
    return { parallel: 1, strings: lengths.map(() => 1), lengths };
  }
  return undefined;
}

/**
 * Strings of optimizers (domain-rules 7.4): each optimizer must bear its modules on the coldest morning, and a string has so
 * many of them, and so much power, as the inverter's fixed voltage allows. The inverter's window says nothing here.
 */
export function checkOptimizerStrings(
  { volt, min, max: mostPieces, maxWatt }: FixedVoltage,
  panel: Part,
  inverter: Part,
  optimizer: Part,
  minTemperature: number,
): { findings: Finding[]; layout?: Layout | undefined } {
  const each = modulesEach(panel, optimizer) ?? 1;
  const module = known(panel, "voc", "powerWatt");
  const input = known(inverter, "mpptNumber", "mpptInputs");
  const bears = known(optimizer, "maxVoltage");
  if (!module || !input || !bears) {
    return {
      findings: [
        lacking("strings", [
          [panel, ["voc", "powerWatt"]],
          [inverter, ["mpptNumber", "mpptInputs"]],
          [optimizer, ["maxVoltage"]],
        ]),
      ],
    };
  }
  const coefficient = panel.technical.vocTempCoefficient ?? assumedVocCoefficient;
  const cold = coldVoltage(module.voc, coefficient, minTemperature) * each;
  const inputs = input.mpptNumber * input.mpptInputs * inverter.quantity;
  const max = Math.min(mostPieces, Math.floor(maxWatt / (module.powerWatt * each)));
  const layout = evenStrings(optimizer.quantity, inputs, min, max);
  const numbers = { modules: optimizer.quantity, min, max, most: max * inputs, inputs };
  const fits = cold <= bears.maxVoltage;
  const assumed = fits && panel.technical.vocTempCoefficient === undefined;
  return {
    layout: layout && { ...layout, lengths: layout.lengths.map((length) => length * each) },
    findings: [
      layout
        ? finding("strings", "ok", "optimizer-strings", { ...numbers, strings: layout.lengths.length })
        : finding("strings", "blocked", whyNot(optimizer.quantity, min, max, inputs), numbers),
      finding(
        "cold-voltage",
        fits ? "ok" : "blocked",
        assumed ? "below-limit-assumed" : fits ? "below-limit" : "above-limit",
        {
          volt: cold,
          limit: bears.maxVoltage,
          temperature: minTemperature,
          coefficient,
        },
      ),
      finding("mppt-window", "ok", "fixed-voltage", { volt }),
      shortCircuit(panel, optimizer),
    ],
  };
}

function whyNot(pieces: number, min: number, max: number, inputs: number): string {
  if (pieces < min) return "too-few-modules";
  return pieces > max * inputs ? "too-many-modules" : "no-equal-strings";
}

/** An optimizer states what it takes of a module, margin included. */
function shortCircuit(panel: Part, optimizer: Part): Finding {
  const module = known(panel, "isc");
  const bears = known(optimizer, "maxShortCircuitCurrent");
  if (!module || !bears) {
    return lacking("short-circuit", [
      [panel, ["isc"]],
      [optimizer, ["maxShortCircuitCurrent"]],
    ]);
  }
  const numbers = { ampere: module.isc, limit: bears.maxShortCircuitCurrent };
  return module.isc <= bears.maxShortCircuitCurrent
    ? finding("short-circuit", "ok", "below-limit", numbers)
    : finding("short-circuit", "blocked", "above-limit", numbers);
}
