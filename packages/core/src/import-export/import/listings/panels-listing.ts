import { figure, said, text } from "./listing.ts";
import type { Mapping } from "../columns/mapping.ts";

const seriesWords: Readonly<Record<string, string>> = {
  bifacial: "Bifacciali",
  fullblack: "Full Black",
  monocrystalline: "Monocristallini",
  polycrystalline: "Policristallini",
};

/** Euro per watt of the demonstration price, by technology. */
const perWatt = (technology: string, typology: string): number =>
  0.095 +
  (technology.includes("ntype") ? 0.015 : technology === "heterojunction" ? 0.06 : 0) +
  (typology === "fullblack" ? 0.02 : 0);

/** Modules as the CEC's list has them: `maxVoltage` is Voc there, coefficients are per kelvin. */
export const panelsListing: Mapping = {
  name: "panels",
  columns: ["model", "shortCircuitCurrent", "tempCoefficientVocPct", "cellsNumber"],
  rules: ["panels-weight", "panels-guarantee", "panels-packaging", "panels-price"],
  map: (row) => {
    const typology = text(row, "typology");
    const technology = text(row, "technology");
    const brand = text(row, "brand");
    const model = text(row, "model");
    const watt = figure(row, "powerWatt");
    const large = (watt ?? 0) >= 500;
    const lasting = technology.includes("ntype") || technology === "heterojunction";
    const coefficient = figure(row, "tempCoefficient");
    return {
      series: { name: `${brand} ${seriesWords[typology] ?? "Moduli"}`, brand, category: "panels", typology },
      stated: said({
        name: watt && !model.includes(String(watt)) ? `${model} ${watt} W` : model,
        productCode: model,
        powerWatt: watt,
        technology,
        cellsNumber: figure(row, "cellsNumber"),
        efficiency: figure(row, "efficiency"),
        tempCoefficient: coefficient,
        voc: figure(row, "maxVoltage"),
        isc: figure(row, "shortCircuitCurrent"),
        vmp: figure(row, "vmp"),
        imp: figure(row, "imp"),
        vocTempCoefficient: figure(row, "tempCoefficientVocPct"),
        maxSystemVoltage: figure(row, "maxSystemVoltage"),
        sizeX: figure(row, "widthMm"),
        sizeY: figure(row, "lengthMm"),
      }),
      filled: {
        weight: Math.round((figure(row, "areaM2") ?? 2) * 11_300),
        minQuantity: 1,
        piecesPerPackage: large ? 31 : 36,
        palletsPerContainer: large ? 20 : 26,
        productGuarantee: lasting ? 25 : 12,
        performanceGuarantee: lasting ? 30 : 25,
      },
      demonstrationEuro: watt && watt * perWatt(technology, typology),
    };
  },
};
