import { figure, said, text } from "./listing.ts";
import type { Mapping } from "../columns/mapping.ts";

const seriesWord = (typology: string, tension: string): string => {
  if (typology === "industrial") return "Accumulo industriale";
  return tension === "low-tension" ? "Accumulo bassa tensione" : "Accumulo alta tensione";
};

/** Batteries as the CEC's list has them. Where neither name nor text tells the tension, the row is refused for it. */
export const batteriesListing: Mapping = {
  name: "batteries",
  columns: ["model", "energyWattHour", "maxContinuousDischargeWatt", "chemistryRaw"],
  rules: ["batteries-kind", "batteries-guarantee", "batteries-weight", "single-pieces", "batteries-price"],
  map: (row) => {
    const typology = text(row, "typology");
    const tension = text(row, "tension");
    const brand = text(row, "brand");
    const model = text(row, "model");
    const wattHour = figure(row, "energyWattHour");
    return {
      series: { name: `${brand} ${seriesWord(typology, tension)}`, brand, category: "batteries", typology },
      stated: said({
        name: model,
        productCode: model,
        energyWattHour: wattHour,
        technology: text(row, "technology"),
        tension,
        batteryPowerWatt: figure(row, "maxContinuousDischargeWatt"),
      }),
      filled: {
        bms: "integrated",
        protectionClass: "IP55",
        productGuarantee: 10,
        weight: Math.min(5_000_000, Math.round((wattHour ?? 0) * 10)),
        minQuantity: 1,
        piecesPerPackage: 0,
      },
      demonstrationEuro: wattHour && (wattHour / 1000) * (typology === "industrial" ? 230 : 290),
    };
  },
};
