import { readFileSync } from "node:fs";
import type { ProductFields, Technical } from "@solvia/core/catalogue/product";
import {
  categories,
  goodsCategories,
  typologyName,
  type GoodsCategory,
  type ShippingTime,
  type Technology,
} from "@solvia/core/catalogue/taxonomy";
import type { EquipmentKind } from "@solvia/core/platform/equipment";
import { handwritten } from "./data/handwritten.ts";

export interface DemoProduct {
  brand: string;
  /** Which series it belongs to. */
  series: string;
  category: GoodsCategory;
  typology: string | undefined;
  /** The platform's price in euro for one piece. */
  euro: number;
  stock: number;
  fields: ProductFields;
}

const table = (name: string) =>
  JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), "utf8")) as (string | number | null)[][];

/** Stock and shipping time follow the product's place in the list: plenty, few and none, all labels. */
const shippingTimes: readonly ShippingTime[] = ["1", "1-2", "1-2", "2", "2-3", "1", "3-4", "4-5", "5+", "request"];
const stocks = [640, 220, 96, 1450, 48, 310, 7, 0, 24, 180];

const cycle = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const text = (value: string | number | null | undefined): string => String(value ?? "");
const figure = (value: string | number | null | undefined): number | undefined =>
  typeof value === "number" ? value : undefined;

/** Codes have 32 characters at most: a longer model keeps its last two words. */
const code = (model: string): string => (model.length <= 32 ? model : model.split(" ").slice(-2).join(" "));

/** A model's name with its size, unless the maker has it in the name already: "Battery-Box Premium HVS 5.1". */
function sized(model: string, size: number, unit: "W" | "kW" | "kWh", digits: number): string {
  const shown = Number(size.toFixed(digits));
  const isSaid = model.split(" ").some((word) => Number(word.replace(new RegExp(`${unit}$`), "")) === shown);
  return isSaid ? model : `${model} ${shown.toLocaleString("it-IT", { maximumFractionDigits: digits })} ${unit}`;
}

interface Base {
  weight: number;
  minQuantity?: number;
  piecesPerPackage?: number;
  palletsPerContainer?: number;
  sizes?: readonly [number, number, number];
  isWholesaleActive?: boolean;
  customsCode?: string;
  equipmentKind?: EquipmentKind | undefined;
}

const fieldsOf = (
  name: string,
  productCode: string,
  index: number,
  base: Base,
  technical: Technical,
): ProductFields => ({
  name,
  productCode,
  numberCode: undefined,
  customsCode: base.customsCode,
  ...(base.equipmentKind && { equipmentKind: base.equipmentKind }),
  visibility: true,
  toBeQuoted: index % 41 === 40,
  isWholesaleActive: base.isWholesaleActive ?? false,
  weight: Math.max(1, Math.round(base.weight * 1000)),
  minQuantity: base.minQuantity ?? 1,
  piecesPerPackage: base.piecesPerPackage ?? 0,
  palletsPerContainer: base.palletsPerContainer,
  shippingTime: cycle(shippingTimes, index),
  sizeX: base.sizes?.[0],
  sizeY: base.sizes?.[1],
  sizeZ: base.sizes?.[2],
  ...(technical as Partial<ProductFields>),
});

/**
 * Panels: electrical figures and chemistry of the maker's listing; size, weight and guarantees of the series' data sheet;
 * efficiency from power and size. Packaging and price are demonstration rules: 36 pieces a pallet (31 above 500 W),
 * 0.095 to 0.24 €/W by technology.
 */
const panels = (): DemoProduct[] =>
  table("panels").map((row, index) => {
    const [brand = "", model = "", typology = ""] = row.map(text);
    const [powerWatt, technology, cellsNumber, efficiency, voc, isc, vmp, imp, tempCoefficient, vocTempCoefficient] =
      row.slice(3);
    const [sizeX = 1134, sizeY = 1722, sizeZ = 30, kg = 22] = [14, 13, 15, 16].map((at) => figure(row[at]));
    const watt = figure(powerWatt) ?? 400;
    const wide = watt > 500;
    return {
      brand,
      series: `${brand} ${seriesWord(typology)}`,
      category: "panels",
      typology,
      euro: watt * perWatt(text(technology), typology, figure(row[17]) ?? 12),
      stock: cycle(stocks, index),
      fields: fieldsOf(
        `${model}${model.includes(String(watt)) ? "" : ` ${watt} W`}`,
        code(model),
        index,
        {
          weight: kg,
          piecesPerPackage: wide ? 31 : 36,
          palletsPerContainer: wide ? 20 : 26,
          sizes: [sizeX, sizeY, sizeZ],
          isWholesaleActive: true,
          customsCode: "85414300",
        },
        {
          powerWatt: watt,
          cellsNumber: figure(cellsNumber),
          efficiency: figure(efficiency),
          technology: text(technology) as Technology,
          tempCoefficient: figure(tempCoefficient),
          voc: figure(voc),
          isc: figure(isc),
          vmp: figure(vmp),
          imp: figure(imp),
          vocTempCoefficient: figure(vocTempCoefficient),
          maxSystemVoltage: wide ? 1500 : 1000,
          productGuarantee: figure(row[17]),
          performanceGuarantee: figure(row[18]),
        },
      ),
    };
  });

/** Euro per watt: the module market of 2026, more for n-type, heterojunction, all black and guarantees over 20 years. */
const perWatt = (technology: string, typology: string, years: number): number =>
  0.095 +
  (technology.includes("ntype") ? 0.015 : technology === "heterojunction" ? 0.06 : 0) +
  (typology === "fullblack" ? 0.02 : 0) +
  (years > 20 ? 0.03 : 0);

const seriesWord = (typology: string): string =>
  ({
    bifacial: "Bifacciali",
    fullblack: "Full Black",
    monocrystalline: "Monocristallini",
    polycrystalline: "Policristallini",
  })[typology] ?? "Moduli";

const inverterWords: Readonly<Record<string, string>> = {
  monophase: "Inverter monofase",
  threephase: "Inverter trifase",
  "hybrid-monophase": "Ibridi monofase",
  "hybrid-threephase": "Ibridi trifase",
  microinverter: "Microinverter",
  offgrid: "Off-grid",
};

/** Inverters: figures typical of the maker's series (its European models); the price follows kind, size and brand. */
const inverters = (): DemoProduct[] =>
  table("inverters").map((row, index) => {
    const [brand = "", model = "", typology = ""] = row.map(text);
    const [powerWatt = 1000, maxVoltage, low, high, current, mppts, inputs, isc, kg = 10, years, factor = 1] = row
      .slice(3)
      .map(figure);
    const kw = powerWatt / 1000;
    const perKw = kw > 80 ? 38 : kw > 25 ? 52 : kw > 8 ? 78 : 110;
    const kind = typology.startsWith("hybrid") || typology === "offgrid" ? 1.55 : 1;
    const euro = typology === "microinverter" ? 48 + kw * 105 : (160 + kw * perKw) * kind;
    return {
      brand,
      series: `${brand} ${inverterWords[typology] ?? "Inverter"}`,
      category: "inverters",
      typology,
      euro: euro * factor,
      stock: Math.ceil(cycle(stocks, index) / 8),
      fields: fieldsOf(
        kw < 1 ? sized(model, powerWatt, "W", 0) : sized(model, kw, "kW", 2),
        code(model),
        index,
        { weight: kg, customsCode: powerWatt > 7500 ? "85044086" : "85044085" },
        {
          powerWatt,
          mpptNumber: mppts,
          mpptInputs: inputs,
          maxShortCircuitCurrent: isc,
          maxVoltage,
          maxCurrent: current,
          mpptMinVoltage: low,
          mpptMaxVoltage: high,
          protectionClass: typology === "offgrid" ? "IP20" : typology === "microinverter" ? "IP67" : "IP65",
          productGuarantee: years,
        },
      ),
    };
  });

/** Batteries: capacity, chemistry, tension and protection of the maker's series; weight and price per kWh of capacity. */
const batteries = (): DemoProduct[] =>
  table("batteries").map((row, index) => {
    const [brand = "", model = "", typology = "", , technology, tension, bms, protectionClass] = row.map(text);
    const energyWattHour = figure(row[3]) ?? 5000;
    const kwh = energyWattHour / 1000;
    return {
      brand,
      series: `${brand} ${typology === "industrial" ? "Accumulo industriale" : `Accumulo ${tension === "low-tension" ? "bassa" : "alta"} tensione`}`,
      category: "batteries",
      typology,
      euro: kwh * (figure(row[10]) ?? 300),
      stock: Math.ceil(cycle(stocks, index) / 12),
      fields: fieldsOf(
        sized(model, kwh, "kWh", 1),
        code(model),
        index,
        { weight: figure(row[8]) ?? 50, customsCode: "85076000" },
        {
          energyWattHour,
          technology: technology as Technology,
          tension: tension as "low-tension" | "high-tension",
          bms: bms as "integrated" | "nonIntegrated",
          protectionClass,
          productGuarantee: figure(row[9]),
        },
      ),
    };
  });

/** The nearest heading of the Combined Nomenclature for what is written by hand. */
const customsCodes: Readonly<Record<GoodsCategory, string>> = {
  panels: "85414300",
  inverters: "85044085",
  batteries: "85076000",
  emobility: "85044095",
  others: "85366990",
  optimizers: "85044095",
  structures: "76109090",
  electrical_cabinet: "85371098",
};

/** What a series of hand-written products is called after its brand: a name no other category uses. */
function kindWord(category: GoodsCategory, typology: string | undefined): string {
  if (!typology) return categories[category].it;
  if (typology === "accessories") return `Accessori per ${categories[category].it}`;
  const name = typologyName(category, typology).it;
  return category === "emobility" && typology !== "dc-charger" ? `Wallbox ${name.toLowerCase()}` : name;
}

const byHand = (): DemoProduct[] =>
  goodsCategories.flatMap((category) =>
    handwritten[category].map(
      ([brand, productCode, name, typology, kg, euro, technical = {}, equipmentKind], index): DemoProduct => {
        const small = kg < 0.5;
        return {
          brand,
          series: `${brand} ${kindWord(category, typology)}`,
          category,
          typology,
          euro,
          stock: cycle(stocks, index + 1) * (small ? 4 : 1),
          fields: fieldsOf(
            name,
            productCode,
            index + 1,
            {
              weight: kg,
              customsCode: customsCodes[category],
              equipmentKind,
              minQuantity: small && euro < 3 ? 20 : 1,
              piecesPerPackage: category === "panels" ? 36 : small ? 50 : 0,
              ...(category === "panels" && {
                palletsPerContainer: 26,
                isWholesaleActive: true,
                sizes: [1134, 1722, 30] as const,
              }),
              ...(typology === "profiles" && { sizes: [40, 3300, 40] as const }),
            },
            technical,
          ),
        };
      },
    ),
  );

/** The demonstration catalogue. */
export const demoProducts = (): DemoProduct[] => [...panels(), ...inverters(), ...batteries(), ...byHand()];

/** What goes with what: the names of other series that a product of this one is shown with. */
const companions: Readonly<Record<GoodsCategory, readonly string[]>> = {
  panels: ["K2 Systems Profili", "K2 Systems Morsetti", "Stäubli Connettori", "Tigo Ottimizzatori"],
  inverters: ["Gewiss Quadro AC/DC", "Stäubli Connettori"],
  batteries: ["Gewiss Quadro AC/DC"],
  emobility: ["Wallbox Accessori per E-mobility", "Gewiss Quadro AC/DC"],
  others: ["Gewiss Quadro AC/DC"],
  optimizers: ["Stäubli Connettori"],
  structures: ["K2 Systems Morsetti", "Würth Viti"],
  electrical_cabinet: ["Stäubli Connettori"],
};
const storage = ["Accumulo alta tensione", "Accumulo bassa tensione"];
const hybrids = ["Ibridi monofase", "Ibridi trifase"];

/** The series shown beside a product: what completes it, storage and the hybrid inverters of its own maker beside each other. */
export function linkedSeries({ brand, series, category, typology }: DemoProduct): string[] {
  const hybrid = typology?.startsWith("hybrid") === true;
  const ofMaker = category === "batteries" ? hybrids : hybrid ? storage : [];
  const names = [...ofMaker.map((word) => `${brand} ${word}`), ...companions[category]];
  return names.filter((name) => name !== series);
}
