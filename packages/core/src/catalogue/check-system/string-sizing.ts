/** Standard test conditions are at 25 °C; a cell in full sun reaches 70 °C where nothing else is known (domain-rules 7.2). */
const testTemperature = 25;
const hottestCell = 70;
/** %/°C where the maker states none: a cautious figure (domain-rules 7.1). */
export const assumedVocCoefficient = -0.35;
/** The window's lower end is kept at this distance. */
const windowMargin = 1.05;
/** IEC 62548's margin on the short-circuit current. */
export const shortCircuitMargin = 1.25;

export interface Module {
  /** V at standard test conditions. */
  voc: number;
  vmp: number;
  /** %/°C. */
  vocCoefficient: number;
  powerCoefficient: number;
}

export interface InverterInput {
  /** Highest DC voltage, V: of the inverter or of the module's insulation, whichever is lower. */
  maxVoltage: number;
  mpptMin: number;
  mpptMax: number;
}

export interface StringLimits {
  /** V of one module. */
  vocCold: number;
  vmpCold: number;
  vmpHot: number;
  /** Modules in series: by the highest voltage, by the window's upper end, by its lower end. */
  maxByVoltage: number;
  maxByWindow: number;
  min: number;
}

const at = (volt: number, coefficient: number, temperature: number): number =>
  volt * (1 + (coefficient / 100) * (temperature - testTemperature));

/** V of a module without load on the coldest morning; `coefficient` in %/°C. */
export const coldVoltage = (voc: number, coefficient: number, minTemperature: number): number =>
  at(voc, coefficient, minTemperature);

/** How many modules a string may have between the coldest morning and the hottest noon (domain-rules 7.2). */
export function stringLimits(module: Module, input: InverterInput, minTemperature: number): StringLimits {
  const vocCold = at(module.voc, module.vocCoefficient, minTemperature);
  const vmpCold = at(module.vmp, module.powerCoefficient, minTemperature);
  const vmpHot = at(module.vmp, module.powerCoefficient, hottestCell);
  return {
    vocCold,
    vmpCold,
    vmpHot,
    maxByVoltage: Math.floor(input.maxVoltage / vocCold),
    maxByWindow: Math.floor(input.mpptMax / vmpCold),
    min: Math.ceil((windowMargin * input.mpptMin) / vmpHot),
  };
}
