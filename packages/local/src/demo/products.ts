import { readFileSync } from "node:fs";
import type { ProductFields, Technical } from "@solvia/core/catalogue/product";
import {
  goodsCategories,
  type GoodsCategory,
  type ShippingTime,
  type Technology,
} from "@solvia/core/catalogue/taxonomy";
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
const code = (brand: string, model: string): string =>
  model.length <= 32 ? model : `${brand.slice(0, 4)}-${model}`.slice(0, 32);

interface Base {
  weight: number;
  minQuantity?: number;
  piecesPerPackage?: number;
  palletsPerContainer?: number;
  sizes?: readonly [number, number, number];
  isWholesaleActive?: boolean;
}

const fieldsOf = (name: string, productCode: string, index: number, base: Base, technical: Technical): ProductFields =>
  ({
    name,
    productCode,
    numberCode: undefined,
    customsCode: undefined,
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
 * Panels: figures of the maker's listing. Size, weight, packaging, guarantees and price are demonstration rules: area
 * from power and efficiency, 11 kg/m², 36 pieces a pallet (31 above 500 W), 12 and 25 years, 0.105 to 0.16 €/W.
 */
const panels = (): DemoProduct[] =>
  table("panels").map((row, index) => {
    const [brand, model, typology] = row.map(text);
    const [powerWatt = 400, cellsNumber = 108, efficiency = 20] = [figure(row[3]), figure(row[5]), figure(row[6])];
    const area = powerWatt / (efficiency * 10);
    const width = 1134;
    const height = Math.round((area * 1e6) / width);
    const perWatt = 0.105 + (efficiency > 22 ? 0.035 : 0) + (typology === "fullblack" ? 0.02 : 0);
    return {
      brand: text(brand),
      series: `${brand} ${seriesWord(text(typology))}`,
      category: "panels",
      typology,
      euro: powerWatt * perWatt,
      stock: cycle(stocks, index),
      fields: fieldsOf(
        `${model} ${powerWatt} W`,
        code(text(brand), text(model)),
        index,
        {
          weight: area * 11,
          piecesPerPackage: powerWatt > 500 ? 31 : 36,
          palletsPerContainer: powerWatt > 500 ? 20 : 26,
          sizes: [width, height, 30],
          isWholesaleActive: true,
        },
        {
          powerWatt,
          cellsNumber,
          efficiency,
          technology: text(row[4]) as Technology,
          tempCoefficient: figure(row[11]) ?? -0.35,
          voc: figure(row[7]),
          isc: figure(row[8]),
          vmp: figure(row[9]),
          imp: figure(row[10]),
          vocTempCoefficient: figure(row[12]),
          productGuarantee: 12,
          performanceGuarantee: 25,
        },
      ),
    };
  });

const seriesWord = (typology: string): string =>
  ({
    bifacial: "Bifacciali",
    fullblack: "Full Black",
    monocrystalline: "Monocristallini",
    polycrystalline: "Policristallini",
  })[typology] ?? "Moduli";

/** Inverters: power, voltages and current of the listing; MPPT count, guarantee, weight and price by demonstration rules. */
const inverters = (): DemoProduct[] =>
  table("inverters").map((row, index) => {
    const [brand, model, typology] = row.map(text);
    const powerWatt = figure(row[3]) ?? 1000;
    const kw = powerWatt / 1000;
    const hybrid = typology?.startsWith("hybrid") ? 1.5 : 1;
    const perKw = kw > 50 ? 52 : kw > 20 ? 75 : kw > 8 ? 110 : kw > 1 ? 165 : 420;
    return {
      brand: text(brand),
      series: `${brand} ${typology?.includes("threephase") ? "Trifase" : typology === "microinverter" ? "Micro" : "Monofase"}${hybrid > 1 ? " Ibridi" : ""}`,
      category: "inverters",
      typology,
      euro: 60 + kw * perKw * hybrid,
      stock: Math.ceil(cycle(stocks, index) / 8),
      fields: fieldsOf(
        `${model} ${kw.toLocaleString("it-IT", { maximumFractionDigits: 1 })} kW`,
        code(text(brand), text(model)),
        index,
        { weight: typology === "microinverter" ? 2.2 : 8 + Math.sqrt(kw) * 6 },
        {
          powerWatt,
          mpptNumber: kw > 30 ? 6 : kw > 8 ? 3 : kw > 3 ? 2 : 1,
          mpptInputs: kw > 30 ? 2 : 1,
          maxShortCircuitCurrent: Math.round((figure(row[7]) ?? 12) * 1.5),
          maxVoltage: figure(row[4]) ?? 600,
          maxCurrent: figure(row[7]),
          mpptMinVoltage: figure(row[5]),
          mpptMaxVoltage: figure(row[6]),
          productGuarantee: 10,
        },
      ),
    };
  });

/** Batteries: capacity, chemistry and tension of the listing; BMS, guarantee, protection, weight and price by rule. */
const batteries = (): DemoProduct[] =>
  table("batteries").map((row, index) => {
    const [brand, model, typology] = row.map(text);
    const energyWattHour = figure(row[3]) ?? 5000;
    const kwh = energyWattHour / 1000;
    return {
      brand: text(brand),
      series: `${brand} ${typology === "industrial" ? "Industriali" : "Accumulo"}`,
      category: "batteries",
      typology,
      euro: kwh * (kwh > 50 ? 190 : 260),
      stock: Math.ceil(cycle(stocks, index) / 12),
      fields: fieldsOf(
        `${model} ${kwh.toLocaleString("it-IT", { maximumFractionDigits: 1 })} kWh`,
        code(text(brand), text(model)),
        index,
        { weight: kwh * 10.5 },
        {
          energyWattHour,
          technology: text(row[4]) as Technology,
          tension: text(row[5]) as "low-tension" | "high-tension",
          bms: index % 3 === 0 ? "nonIntegrated" : "integrated",
          protectionClass: index % 2 === 0 ? "IP65" : "IP20",
          productGuarantee: 10,
        },
      ),
    };
  });

const byHand = (): DemoProduct[] =>
  goodsCategories.flatMap((category) =>
    handwritten[category].map(([brand, productCode, name, typology, kg, euro, technical = {}], index): DemoProduct => {
      const small = kg < 0.5;
      return {
        brand,
        series: `${brand} ${typology ?? "ottimizzatori"}`,
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
    }),
  );

/** The demonstration catalogue. */
export const demoProducts = (): DemoProduct[] => [...panels(), ...inverters(), ...batteries(), ...byHand()];
