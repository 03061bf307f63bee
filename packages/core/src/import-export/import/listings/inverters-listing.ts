import { figure, said, text } from "./listing.ts";
import type { Mapping } from "../columns/mapping.ts";

const seriesWords: Readonly<Record<string, string>> = {
  monophase: "Inverter monofase",
  threephase: "Inverter trifase",
  "hybrid-monophase": "Ibridi monofase",
  "hybrid-threephase": "Ibridi trifase",
  microinverter: "Microinverter",
};

/** MPPTs by size: stands in for what the list lacks. */
const mpptsOf = (watt: number): number => (watt <= 3000 ? 1 : watt <= 12_000 ? 2 : Math.ceil(watt / 10_000) + 1);

/** Inverters as the CEC's list has them. */
export const invertersListing: Mapping = {
  name: "inverters",
  columns: ["model", "mpptLow", "mpptHigh", "nominalDcWatt"],
  rules: [
    "inverters-mppt",
    "inverters-current",
    "inverters-guarantee",
    "inverters-weight",
    "single-pieces",
    "inverters-price",
  ],
  map: (row) => {
    const typology = text(row, "typology");
    const brand = text(row, "brand");
    const model = text(row, "model");
    const watt = figure(row, "powerWatt");
    const kw = (watt ?? 0) / 1000;
    const micro = typology === "microinverter";
    const current = figure(row, "maxCurrent");
    const perKw = kw > 80 ? 38 : kw > 25 ? 52 : kw > 8 ? 78 : 110;
    const kind = typology.startsWith("hybrid") ? 1.5 : 1;
    return {
      series: { name: `${brand} ${seriesWords[typology] ?? "Inverter"}`, brand, category: "inverters", typology },
      stated: said({
        name: model,
        productCode: model,
        powerWatt: watt,
        maxVoltage: figure(row, "maxVoltage"),
        mpptMinVoltage: figure(row, "mpptLow"),
        mpptMaxVoltage: figure(row, "mpptHigh"),
        maxCurrent: current,
        efficiency: figure(row, "efficiencyAtRated"),
      }),
      filled: {
        mpptNumber: mpptsOf(watt ?? 0),
        mpptInputs: kw > 12 ? 2 : 1,
        ...(current && { maxShortCircuitCurrent: Math.round(current * 140) / 100 }),
        productGuarantee: micro ? 20 : 10,
        weight: Math.round(micro ? 2500 : 6000 + kw * 1100),
        minQuantity: 1,
        piecesPerPackage: 0,
      },
      demonstrationEuro: watt && (micro ? 48 + kw * 105 : (160 + kw * perKw) * kind),
    };
  },
};
