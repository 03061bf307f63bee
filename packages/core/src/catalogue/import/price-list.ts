import { locales } from "../../platform/locale.ts";
import { Problem, type FieldProblem } from "../../platform/problems.ts";
import { priceTypes, validity, type NewPrice, type PriceKey, type PriceType } from "../../pricing/index.ts";
import { readEuro, readNumber, type DecimalSign, type TableRow } from "./mapping.ts";
import { priceColumn, pricesOf } from "./spec-columns.ts";

/** A price that a row asks for; without days it takes the place of the one that counts. */
export type ListedPrice = Omit<PriceKey, "productId"> & { set: NewPrice };

export type ListRow = { productCode: string; prices: ListedPrice[] } | { productCode: string; refused: FieldProblem[] };

/** How a price list is written: prices side by side in columns, or one to a row. */
export type ListForm = "columns" | "rows";

/** The headings of a list with one price to a row, as people write them. */
const headings: Readonly<Record<string, string>> = {
  "codice prodotto": "productCode",
  codice: "productCode",
  tipo: "priceType",
  "tipo prezzo": "priceType",
  paese: "locale",
  prezzo: "price",
  sconto: "discount",
  "valido dal": "validFrom",
  "valido al": "validTo",
};
const typeNames: Readonly<Record<string, PriceType>> = { dedicato: "high", piattaforma: "public" };

const plainHeadings = (row: TableRow): TableRow =>
  Object.fromEntries(Object.entries(row).map(([column, text]) => [headings[column.toLowerCase()] ?? column, text]));

/** Which form the columns tell; undefined when they tell none. */
export function listFormOf(row: TableRow): ListForm | undefined {
  const columns = Object.keys(plainHeadings(row));
  if (!columns.includes("productCode")) return undefined;
  if (columns.some((column) => priceColumn.test(column))) return "columns";
  return ["priceType", "price"].every((column) => columns.includes(column)) ? "rows" : undefined;
}

/** What a row of a price list asks for. An empty cell asks for nothing. */
export function listRowOf(cells: TableRow, form: ListForm, decimal: DecimalSign, now: Date): ListRow {
  const row = plainHeadings(cells);
  const productCode = row["productCode"]?.trim() ?? "";
  if (!productCode) return { productCode, refused: [{ field: "productCode", code: "required" }] };
  return { productCode, ...(form === "columns" ? fromColumns(row, decimal) : fromRow(row, decimal, now)) };
}

function fromColumns(row: TableRow, decimal: DecimalSign) {
  const { prices, refused } = pricesOf(row, decimal);
  if (refused.length > 0) return { refused };
  return {
    prices: prices.map(({ price, discount, ...key }): ListedPrice => ({ ...key, set: { price, discount } })),
  };
}

function fromRow(
  row: TableRow,
  decimal: DecimalSign,
  now: Date,
): { prices: ListedPrice[] } | { refused: FieldProblem[] } {
  const cell = (column: string): string => row[column]?.trim() ?? "";
  const named = cell("priceType").toLowerCase();
  const priceType = priceTypes.find((type) => type === named) ?? typeNames[named];
  const locale = locales.find((known) => known === (cell("locale").toLowerCase() || "it"));
  const price = readEuro(cell("price"), decimal);
  const discount = readNumber(cell("discount"), decimal) ?? 0;
  const [validFrom, validTo] = [dayOf(cell("validFrom")), dayOf(cell("validTo"))];
  const refused: FieldProblem[] = [];
  if (!priceType) refused.push({ field: "priceType", code: named ? "invalid-format" : "required" });
  if (!locale) refused.push({ field: "locale", code: "invalid-format" });
  if (price === undefined || !(price > 0)) {
    refused.push({ field: "price", code: cell("price") ? "invalid-format" : "required" });
  }
  if (!(discount >= 0 && discount <= 1)) refused.push({ field: "discount", code: "invalid-format" });
  if (validFrom === null) refused.push({ field: "validFrom", code: "invalid-format" });
  if (validTo === null) refused.push({ field: "validTo", code: "invalid-format" });
  if (!priceType || !locale || price === undefined || refused.length > 0) return { refused };
  const dated = Boolean(validFrom ?? validTo);
  try {
    const days = dated ? validity({ validFrom: validFrom ?? undefined, validTo: validTo ?? undefined }, now) : {};
    return { prices: [{ priceType, locale, set: { price, discount, ...days } }] };
  } catch (error) {
    if (error instanceof Problem) return { refused: [...error.fields] };
    throw error;
  }
}

/** "2026-12-01" or "1/12/2026"; undefined for an empty cell, null for what is no day. */
function dayOf(text: string): string | undefined | null {
  if (text === "") return undefined;
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  const known = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(date) && date.length === 10 ? date : null;
}
