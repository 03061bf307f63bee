import type { Locale } from "../../../platform/locale.ts";
import type { PriceType } from "../../../pricing/index.ts";
import { ProductFields, technicalUnits } from "../../../catalogue/index.ts";

/** Product columns in the specification's names, in the order in which they are exported. */
export const fieldColumns = Object.keys(ProductFields.shape) as (keyof ProductFields)[];
export const seriesColumns = ["seriesName", "brand", "category", "typology"] as const;

/** Columns of a list that says to a row which price it is, or whose prices are all of one type. */
export const priceColumns = ["price", "discount", "net", "priceType", "locale", "validFrom", "validTo"] as const;

/** Columns of discounts that follow each other, the second to the fourth: each is of what the ones before left. */
export const laterDiscounts = ["discount2", "discount3", "discount4"] as const;

/** "price.public.it": euro of a price type in a shop; "discount.public.it": from 0 to 1; "net.public.it": what both come to. */
export const namedPrice = /^(price|discount|net)\.([a-z_]+)\.([a-z]{2})$/;

/** What a column of a file is for: a name of spec 3, of a price, or nothing (null). */
export type Target = string;

/** What a column's cells say. */
export type CellKind = "text" | "truth" | "number" | "euro" | "discount" | "day" | "country" | "priceType" | "choice";

const fieldKinds: Readonly<Record<string, CellKind>> = Object.fromEntries(
  Object.entries(ProductFields.shape).map(([column, schema]) => {
    const takes = (value: unknown) => schema.safeParse(value).success;
    return [column, takes(true) ? "truth" : takes(1) || takes(-1) ? "number" : "text"];
  }),
);
const otherKinds: Readonly<Record<string, CellKind>> = {
  category: "choice",
  typology: "choice",
  price: "euro",
  net: "euro",
  discount: "discount",
  ...Object.fromEntries(laterDiscounts.map((target) => [target, "discount" as const])),
  priceType: "priceType",
  locale: "country",
  validFrom: "day",
  validTo: "day",
};

export function kindOf(target: Target): CellKind {
  const [base = ""] = target.split(".");
  return otherKinds[base] ?? fieldKinds[target] ?? "text";
}

/** Units of the fields that spec 3 keeps in a unit of its own, beside those of technical figures. */
const storedUnits: Readonly<Record<string, string>> = {
  weight: "g",
  sizeX: "mm",
  sizeY: "mm",
  sizeZ: "mm",
  powerWatt: "W",
  powerWattMin: "W",
  powerWattMax: "W",
  maxDcPowerWatt: "W",
  batteryPowerWatt: "W",
  energyWattHour: "Wh",
  productGuarantee: "anni",
  performanceGuarantee: "anni",
  minQuantity: "pz",
  piecesPerPackage: "pz",
};

/** The unit in which a field is stored; undefined for what has none. */
export const unitOfField = (target: Target): string | undefined =>
  storedUnits[target] ?? (technicalUnits as Readonly<Record<string, string>>)[target];

/** Units that lists write a field in without saying so: between them nobody can guess. */
const commonUnits: Readonly<Record<string, readonly string[]>> = {
  g: ["kg", "g"],
  mm: ["mm", "cm", "m"],
  W: ["W", "kW"],
  Wh: ["kWh", "Wh"],
};
/** Fields in percent, which spreadsheets hold as a share from 0 to 1: a number up to 1 can mean either. */
export const isShareable = (target: Target): boolean => kindOf(target) === "discount" || unitOfField(target) === "%";

export const unitsToChoose = (target: Target): readonly string[] => commonUnits[unitOfField(target) ?? ""] ?? [];

/** What a column of a file means, as it was proposed or chosen. */
export interface ColumnChoice {
  heading: string;
  /** Null: the column is left out. */
  target: Target | null;
  /** The unit of cells that name none; absent where the field's own is meant. */
  unit?: string | undefined;
  /** How the column's texts part decimals; absent where every text has one meaning only. */
  decimal?: "." | "," | undefined;
  /** Whether the bare numbers of a discount, or of another field in percent, are percent or a share from 0 to 1. */
  discountAs?: "percent" | "share" | undefined;
}

/** What a whole table's columns mean, and what holds for all of its rows. */
export interface Columns {
  choices: readonly ColumnChoice[];
  /** Of prices whose row and heading name no type. */
  priceType?: PriceType | undefined;
  /** Of prices whose row and heading name no country; Italy when absent. */
  locale?: Locale | undefined;
}

/** What may stand in brackets behind a name without making it another: a unit of ours, or that VAT isn't in it. */
const knownBracket =
  /^(?:mm|cm|m|kg|gr?|k?wp?|k?wh|m?v|m?a|pz|pcs|stk|%|€|eur|euro|°c|%\s*\/\s*°c|(?:iva|vat|mwst|tva|btw|pdv|dph|moms) ?(?:escl(?:usa)?|excl|esclus[ao]|excluded)\.?|(?:senza|sin|ohne|excl\.?|zzgl\.?|bez|sans|zonder) (?:iva|vat|mwst|tva|btw|pdv|vat)|ht|nett[oa]?)$/;

/** A heading without what stands between its words, without the units and signs beside its name. Another currency stays. */
export const bareName = (heading: string): string =>
  heading
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\(([^)]*)\)|\[([^\]]*)\]/g, (_, round?: string, square?: string) => {
      const inside = (round ?? square ?? "").trim();
      return knownBracket.test(inside) ? " " : ` ${inside} `;
    })
    .replaceAll("$", " usd ")
    .replaceAll("£", " gbp ")
    .replaceAll(/[€%]|\beuro?\b/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
