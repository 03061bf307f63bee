/** How often in a year a store is filled and emptied at most, and what of its charge comes out again (docs/decisions/energy-return.md). */
const cyclesPerYear = 250;
const storeEfficiency = 0.9;

interface EnergyOfYear {
  yieldKwh: number;
  consumptionKwh: number;
  /** Usable; none is 0. */
  storageKwh: number;
  /** Of the consumption, what falls into hours of sun: from 0 to 1. */
  daytimeShare: number;
}

interface EnergyUse {
  selfUsedKwh: number;
  fedInKwh: number;
}

/** Nears `most` and never more than is offered: most × (1 − e^(−offered / most)). */
const saturated = (offered: number, most: number): number =>
  most <= 0 ? 0 : Math.min(offered, most * -Math.expm1(-offered / most));

/**
 * What of a year's yield is used where it is made, and what goes into the grid. At once at most the consumption of the sunny hours,
 * which a growing yield nears; a store carries what is left over into the evening, by its cycles, with its losses. Never more than the
 * consumption, nor than the yield; more yield, storage or consumption by day never means less used.
 */
export function energyUse({ yieldKwh, consumptionKwh, storageKwh, daytimeShare }: EnergyOfYear): EnergyUse {
  const direct = saturated(yieldKwh, consumptionKwh * daytimeShare);
  const over = yieldKwh - direct;
  const most = Math.min(over * storeEfficiency, consumptionKwh - direct);
  const stored = saturated(storageKwh * cyclesPerYear, most);
  return { selfUsedKwh: direct + stored, fedInKwh: Math.max(0, over - stored / storeEfficiency) };
}
