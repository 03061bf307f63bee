import { checkBatteries } from "./battery-check.ts";
import type { Layout } from "./layout.ts";
import { checkOptimizerStrings, fixedVoltageOf } from "./optimizer-strings.ts";
import { finding, lacking, outcomes, type Finding, type Outcome, type Part } from "./part.ts";
import { checkGrid, checkPower } from "./power-check.ts";
import { checkStrings } from "./strings-check.ts";
import { minTemperatureOf, type Site } from "./temperature.ts";

export interface SystemCheck {
  /** The gravest of the findings. */
  outcome: Outcome;
  minTemperature: number;
  layout?: Layout | undefined;
  findings: Finding[];
}

const gravity = (outcome: Outcome): number => ["ok", "cannot-check", "warning", "blocked"].indexOf(outcome);

/** An accessory of a category is no module, inverter or battery. */
const devices = (parts: readonly Part[], category: Part["category"]): Part[] =>
  parts.filter((part) => part.category === category && part.typology !== "accessories");

/** Whether chosen modules, inverters and batteries suit each other on a site (domain-rules 7). It is advice. */
export function checkSystem(parts: readonly Part[], site: Site): SystemCheck {
  const panels = devices(parts, "panels");
  const inverters = devices(parts, "inverters");
  const batteries = devices(parts, "batteries");
  const minTemperature = minTemperatureOf(site);
  const strings = checkModules(panels, inverters, devices(parts, "optimizers"), minTemperature);
  const findings = [
    ...strings.findings,
    ...(panels.length > 0 && inverters.length > 0 ? [checkPower(panels, inverters)] : []),
    ...checkGrid(inverters, parts, site.countryCode),
    ...checkBatteries({ batteries, inverters, panels, all: parts }),
    ...checkOptimizers(devices(parts, "optimizers"), panels),
  ];
  const outcome = findings.reduce<Outcome>(
    (worst, { outcome: next }) => (gravity(next) > gravity(worst) ? next : worst),
    outcomes[0],
  );
  return { outcome, minTemperature, layout: strings.layout, findings };
}

/** String sizing is done for one kind of module on one kind of inverter; mixtures are the designer's. */
function checkModules(
  panels: readonly Part[],
  inverters: readonly Part[],
  optimizers: readonly Part[],
  minTemperature: number,
) {
  const [panel, secondPanel] = panels;
  const [inverter, secondInverter] = inverters;
  if (!panel && !inverter) return { findings: [] };
  if (!panel) return { findings: [finding("panels-chosen", "cannot-check", "no-panels")] };
  if (!inverter) return { findings: [finding("inverter-chosen", "cannot-check", "no-inverter")] };
  if (secondPanel || secondInverter) {
    return { findings: [finding("strings", "cannot-check", secondPanel ? "several-panels" : "several-inverters")] };
  }
  const fixed = fixedVoltageOf(panel, inverter, optimizers);
  if (fixed) return checkOptimizerStrings(fixed, panel, inverter, optimizers[0]!, minTemperature);
  return checkStrings(panel, inverter, minTemperature);
}

/** One optimizer a module, strong enough for it (domain-rules 7.4). */
function checkOptimizers(optimizers: readonly Part[], panels: readonly Part[]): Finding[] {
  const [optimizer] = optimizers;
  const [panel] = panels;
  if (!optimizer || !panel) return [];
  const [has, takes] = [panel.technical.powerWatt, optimizer.technical.powerWatt];
  if (has === undefined || takes === undefined) {
    return [lacking("optimizers", [[panel, ["powerWatt"]] as const, [optimizer, ["powerWatt"]] as const])];
  }
  const modules = panels.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = optimizers.reduce((sum, { quantity }) => sum + quantity, 0);
  const numbers = { watt: has, limit: takes, modules, pieces };
  if (takes < has) return [finding("optimizers", "blocked", "optimizer-weak", numbers)];
  const covers = pieces === modules || pieces * 2 === modules;
  return [finding("optimizers", covers ? "ok" : "warning", covers ? "one-a-module" : "optimizer-count", numbers)];
}
