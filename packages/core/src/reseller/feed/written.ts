import { createHash } from "node:crypto";
import type { FeedFormat } from "./formats.ts";
import type { entryView, stockEntryView } from "./feed-view.ts";

export const contentTypes: Readonly<Record<FeedFormat, string>> = {
  json: "application/json",
  ndjson: "application/x-ndjson",
  csv: "text/csv; charset=utf-8",
};

const asked: readonly (readonly [RegExp, FeedFormat])[] = [
  [/application\/(x-)?ndjson/i, "ndjson"],
  [/text\/csv/i, "csv"],
];

/** The form that the address names, else the one that the header `Accept` does; JSON where neither does. */
export const formatOf = (named: FeedFormat | undefined, accept: string | undefined): FeedFormat =>
  named ?? asked.find(([type]) => type.test(accept ?? ""))?.[1] ?? "json";

export type FedEntry = (ReturnType<typeof entryView> | ReturnType<typeof stockEntryView>) & {
  partNumber?: string | undefined;
};
type Cell = string | number | boolean | undefined;

/** The columns of the CSV, as they will always stand: a new one goes to the end. Amounts in cents, weight in grams; EUR/Wp and EUR/kWh in euro. */
const columns: Readonly<Record<string, (entry: FedEntry) => Cell>> = {
  productCode: ({ productCode }) => productCode,
  partNumber: ({ partNumber }) => partNumber,
  changedAt: ({ changedAt }) => changedAt,
  gone: ({ gone }) => gone,
  available: (entry) => stockOf(entry)?.pieces,
  state: (entry) => stockOf(entry)?.state,
  shippingTime: (entry) => stockOf(entry)?.shippingTime,
  promisedOn: (entry) => stockOf(entry)?.promisedOn,
  nextArrivalOn: (entry) => stockOf(entry)?.arrivals[0]?.on,
  nextArrivalPieces: (entry) => stockOf(entry)?.arrivals[0]?.pieces,
  restockOn: (entry) => stockOf(entry)?.restockOn,
};

const productColumns: typeof columns = {
  name: (entry) => productOf(entry)?.name,
  brand: (entry) => productOf(entry)?.brand,
  category: (entry) => productOf(entry)?.category,
  typology: (entry) => productOf(entry)?.typology,
  numberCode: (entry) => productOf(entry)?.numberCode,
  powerWatt: (entry) => productOf(entry)?.powerWatt,
  energyWattHour: (entry) => productOf(entry)?.energyWattHour,
  weight: (entry) => productOf(entry)?.weight,
  minQuantity: (entry) => productOf(entry)?.minQuantity,
  piecesPerPackage: (entry) => productOf(entry)?.piecesPerPackage,
  imageUrl: (entry) => productOf(entry)?.imageUrl,
  currency: (entry) => priceOf(entry)?.currency,
  unitPrice: (entry) => priceOf(entry)?.unit,
  wasteFee: (entry) => priceOf(entry)?.wasteFee,
  perUnit: (entry) => priceOf(entry)?.perUnit?.euro,
  per: (entry) => priceOf(entry)?.perUnit?.per,
};

const stockOf = (entry: FedEntry) => ("stock" in entry ? entry.stock : undefined);
const productOf = (entry: FedEntry) => ("product" in entry ? entry.product : undefined);
const priceOf = (entry: FedEntry) => ("price" in entry ? (entry.price ?? undefined) : undefined);

/** What spreadsheets take for a formula is a text to them with an apostrophe before it. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cell(value: Cell): string {
  if (typeof value !== "string") return value === undefined ? "" : String(value);
  const text = inert(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Entries as CSV (RFC 4180) with their columns' names in the first line. */
function csvOf(entries: readonly FedEntry[], about: "products" | "stock"): string {
  const of = Object.entries(about === "products" ? { ...columns, ...productColumns } : columns);
  const lines = [of.map(([name]) => name), ...entries.map((entry) => of.map(([, read]) => cell(read(entry))))];
  return lines.map((line) => `${line.join(",")}\r\n`).join("");
}

/** Entries as a line of JSON each. */
const ndjsonOf = (entries: readonly unknown[]): string => entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");

/** The tag of an answer: another one where any byte is. */
export const etagOf = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;

/** Whether the reader has this answer already: one of the tags that it names, weakly compared (RFC 9110, 13.1.2). */
export const hasIt = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);

/** Entries in a form that is no JSON. */
export const writtenAs = (form: "ndjson" | "csv", entries: readonly FedEntry[], about: "products" | "stock"): string =>
  form === "csv" ? csvOf(entries, about) : ndjsonOf(entries);
