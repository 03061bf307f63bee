import { spread, type Layout } from "./layout.ts";
import { finding, known, lacking, type Finding, type Part } from "./part.ts";
import { assumedVocCoefficient, shortCircuitMargin, stringLimits, type StringLimits } from "./string-sizing.ts";

interface Strings {
  findings: Finding[];
  layout?: Layout | undefined;
  /** The highest voltage of a string of the layout, V. */
  vocCold?: number | undefined;
}

/** The strings of one kind of module on one kind of inverter: lengths, window, currents (domain-rules 7.2). */
export function checkStrings(panel: Part, inverter: Part, minTemperature: number): Strings {
  const module = known(panel, "voc", "vmp", "tempCoefficient");
  const input = known(inverter, "maxVoltage", "mpptMinVoltage", "mpptMaxVoltage", "mpptNumber", "mpptInputs");
  if (!module || !input) {
    return {
      findings: [
        lacking("strings", [
          [panel, ["voc", "vmp", "tempCoefficient"]],
          [inverter, ["maxVoltage", "mpptMinVoltage", "mpptMaxVoltage", "mpptNumber", "mpptInputs"]],
        ]),
      ],
    };
  }
  const vocCoefficient = panel.technical.vocTempCoefficient ?? assumedVocCoefficient;
  const maxVoltage = Math.min(input.maxVoltage, panel.technical.maxSystemVoltage ?? Number.POSITIVE_INFINITY);
  const limits = stringLimits(
    { voc: module.voc, vmp: module.vmp, vocCoefficient, powerCoefficient: module.tempCoefficient },
    { maxVoltage, mpptMin: input.mpptMinVoltage, mpptMax: input.mpptMaxVoltage },
    minTemperature,
  );
  const inputs = { mppts: input.mpptNumber * inverter.quantity, perMppt: input.mpptInputs };
  const max = Math.min(limits.maxByVoltage, limits.maxByWindow);
  const layout = spread(panel.quantity, inputs, { min: limits.min, max });
  const numbers = { modules: panel.quantity, min: limits.min, max, mppts: inputs.mppts, inputs: inputs.perMppt };
  if (!layout) return { findings: [whyNot(panel.quantity, limits, inputs, numbers)] };
  const longest = Math.max(...layout.lengths);
  const shortest = Math.min(...layout.lengths);
  return {
    layout,
    vocCold: longest * limits.vocCold,
    findings: [
      finding("strings", "ok", "strings-fit", {
        ...numbers,
        strings: layout.strings.reduce((sum, count) => sum + count, 0),
        longest,
        shortest,
      }),
      finding(
        "cold-voltage",
        "ok",
        panel.technical.vocTempCoefficient === undefined ? "below-limit-assumed" : "below-limit",
        {
          volt: longest * limits.vocCold,
          limit: maxVoltage,
          temperature: minTemperature,
          coefficient: vocCoefficient,
        },
      ),
      finding("mppt-window", "ok", "inside-window", {
        hot: shortest * limits.vmpHot,
        cold: longest * limits.vmpCold,
        from: input.mpptMinVoltage,
        to: input.mpptMaxVoltage,
      }),
      ...checkCurrents(panel, inverter, layout.parallel),
    ],
  };
}

/** Which of the rules leaves no spread: the voltage is told first, since it breaks things. */
function whyNot(
  modules: number,
  limits: StringLimits,
  { mppts, perMppt }: { mppts: number; perMppt: number },
  numbers: Record<string, number>,
): Finding {
  const { min, maxByVoltage, maxByWindow } = limits;
  const max = Math.min(maxByVoltage, maxByWindow);
  if (max < 1 || min > max) {
    const check = maxByVoltage < Math.max(1, min) ? "cold-voltage" : "mppt-window";
    return finding(check, "blocked", "modules-do-not-suit-inverter", numbers);
  }
  if (modules < min) return finding("mppt-window", "blocked", "too-few-modules", numbers);
  if (modules > max * mppts * perMppt) {
    return finding("cold-voltage", "blocked", "too-many-modules", { ...numbers, most: max * mppts * perMppt });
  }
  return finding("strings", "blocked", "no-equal-strings", numbers);
}

function checkCurrents(panel: Part, inverter: Part, parallel: number): Finding[] {
  const { imp, isc } = panel.technical;
  const { maxCurrent, maxShortCircuitCurrent } = inverter.technical;
  return [
    imp === undefined || maxCurrent === undefined
      ? lacking("current", [
          [panel, ["imp"]],
          [inverter, ["maxCurrent"]],
        ])
      : parallel * imp <= maxCurrent
        ? finding("current", "ok", "below-limit", { ampere: parallel * imp, limit: maxCurrent, parallel })
        : finding("current", "warning", "clips-current", { ampere: parallel * imp, limit: maxCurrent, parallel }),
    isc === undefined || maxShortCircuitCurrent === undefined
      ? lacking("short-circuit", [
          [panel, ["isc"]],
          [inverter, ["maxShortCircuitCurrent"]],
        ])
      : parallel * isc * shortCircuitMargin <= maxShortCircuitCurrent
        ? finding("short-circuit", "ok", "below-limit", {
            ampere: parallel * isc * shortCircuitMargin,
            limit: maxShortCircuitCurrent,
            parallel,
          })
        : finding("short-circuit", "blocked", "above-limit", {
            ampere: parallel * isc * shortCircuitMargin,
            limit: maxShortCircuitCurrent,
            parallel,
          }),
  ];
}
