import type { SearchDocument } from "./document.ts";
import { level, type Levels } from "./text-index.ts";

/** A bare number up to this may be kilowatts or kilowatt-hours; from `watts` on it may be watts. */
const kilos = 400;
const watts = 100;
/** They are called by rounded figures: "10" is also 10.24 kWh, and 9,995 W. */
const roundedEnergy = 0.025;
const roundedPower = 0.01;

const near = (value: number | undefined, wanted: number, rounded: number): boolean =>
  value !== undefined && Math.abs(value - wanted) <= wanted * rounded;

/** What a number without a unit may be: the watts of a module, the kilowatts of an inverter, a battery's kilowatt-hours. */
export class NumberIndex {
  readonly #documents: readonly SearchDocument[];
  readonly #known = new Map<number, Levels | undefined>();

  /** `documents` are the catalogue's own, by their places. */
  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  /** Sizes are others now: each number is looked for anew when it is next asked for. */
  forget(): void {
    this.#known.clear();
  }

  /** Undefined where no product has the number. */
  levels(value: number): Levels | undefined {
    if (this.#known.size > 500) this.#known.clear();
    if (!this.#known.has(value)) this.#known.set(value, this.#made(value));
    return this.#known.get(value);
  }

  #made(value: number): Levels | undefined {
    const levels = Uint8Array.from(this.#documents, ({ category, fields: { powerWatt, energyWattHour } }) => {
      if (value >= watts && powerWatt === value) return category === "panels" ? level.whole : level.whole - 30;
      if (value > kilos) return 0;
      const isPower = category !== "panels" && near(powerWatt, value * 1000, roundedPower);
      const isEnergy = near(energyWattHour, value * 1000, roundedEnergy);
      return isPower || isEnergy ? level.whole - 30 : 0;
    });
    return levels.some((one) => one > 0) ? levels : undefined;
  }
}
