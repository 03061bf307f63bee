import type { SearchDocument } from "@solvia/core/catalogue/search/document";
import type { Category, Technology } from "@solvia/core/catalogue/taxonomy";

/** What must stand first: any product that has all of these. */
export interface Wanted {
  category?: Category;
  /** One of these. */
  typology?: readonly string[];
  brand?: string;
  /** The code begins so. */
  code?: string;
  /** One of these is somewhere in the name or the code, whatever its case. */
  named?: readonly string[];
  /** W: exactly, or from and to. */
  watt?: number | readonly [from: number, to: number];
  /** Wh, from and to. */
  energy?: readonly [from: number, to: number];
  technology?: readonly Technology[];
  tension?: string;
  material?: string;
  /** Cents that a visitor without an account sees. */
  priceUpTo?: number;
  priceFrom?: number;
}

export type Judged = readonly [query: string, wanted: Wanted];

const holds = <T>(wanted: T | undefined, test: (wanted: T) => boolean): boolean => wanted === undefined || test(wanted);
const between = (value: number | undefined, from: number, to: number): boolean =>
  value !== undefined && value >= from && value <= to;

/** Whether a product is what was wanted; `price` in cents as the visitor sees it. */
export function isWanted(document: SearchDocument, price: number | undefined, wanted: Wanted): boolean {
  const { category, typology, brand, fields } = document;
  const texts = `${fields.name} ${fields.productCode}`.toLowerCase();
  return (
    holds(wanted.category, (one) => category === one) &&
    holds(wanted.typology, (some) => some.includes(typology ?? "")) &&
    holds(wanted.brand, (one) => brand === one) &&
    holds(wanted.code, (start) => fields.productCode.startsWith(start)) &&
    holds(wanted.named, (some) => some.some((part) => texts.includes(part.toLowerCase()))) &&
    holds(wanted.watt, (watt) => {
      const [from, to] = typeof watt === "number" ? [watt, watt] : watt;
      return between(fields.powerWatt, from, to);
    }) &&
    holds(wanted.energy, ([from, to]) => between(fields.energyWattHour, from, to)) &&
    holds(wanted.technology, (some) => fields.technology !== undefined && some.includes(fields.technology)) &&
    holds(wanted.tension, (one) => fields.tension === one) &&
    holds(wanted.material, (one) => fields.material === one) &&
    holds(wanted.priceUpTo, (most) => between(price, 0, most)) &&
    holds(wanted.priceFrom, (least) => between(price, least, Infinity))
  );
}

const of =
  (category: Category) =>
  (typology?: string | readonly string[], more: Wanted = {}): Wanted => ({
    category,
    ...(typology !== undefined && { typology: [typology].flat() }),
    ...more,
  });

export const panel = of("panels");
export const inverter = of("inverters");
export const battery = of("batteries");
export const charger = of("emobility");
export const optimizer = of("optimizers");
export const structure = of("structures");
export const cabinet = of("electrical_cabinet");
export const other = of("others");

export const hybrid = ["hybrid-monophase", "hybrid-threephase"];
export const three = ["threephase", "hybrid-threephase"];
export const wall = ["monophase", "threephase"];
export const ntype: readonly Technology[] = ["ntype", "half_cut_ntype", "half_cut_perc_ntype"];
/** Any inverter that isn't an accessory. */
export const anyInverter = [...wall, ...hybrid, "offgrid", "retrofit", "microinverter"];
