import {
  programNotation,
  readDate,
  readMeasure,
  readMoney,
  readPercent,
  type Notation,
  type Reading,
} from "../../../platform/reading/index.ts";
import { locales } from "../../../platform/locale.ts";
import { priceTypes } from "../../../pricing/index.ts";
import { isBlank, type Cell } from "../../tables/cell.ts";
import { limits, type Allowed } from "../checking/allowed.ts";
import { isShareable, kindOf, unitOfField, type ColumnChoice } from "../columns/columns.ts";
import { partsOf } from "./successive-discounts.ts";
import { countryNamed, priceTypeNamed, truthNamed } from "./words-of-cells.ts";

/** A cell in the one notation that the mappings read (numbers as programs write them, days as 2026-12-01), or why not. */
export type ReadCell = { text: string } | Refused;
interface Refused {
  code: string;
  params?: Record<string, string | number>;
  allowed?: Allowed;
}

/** A lone dash in a price's column: the price is to end. */
export const endsPrice = "-";
const isDash = (text: string): boolean => /^[-–—−]$/.test(text.trim());

/** Numbers of a technical figure hold so many decimals; what has more was worked out and not measured. */
const mostDecimals = 6;

/** How a column's texts are written; undefined where each must have one meaning by itself. */
function notationOf({ is }: Cell, { decimal }: ColumnChoice): Notation | undefined {
  if (is === "number") return programNotation;
  return decimal && { decimal, groups: decimal === "," ? [".", " ", "'"] : [",", " ", "'"], certain: true };
}

/** Reads a cell by what its column is for: exactly, or with the reason why it can't be. */
export function readCell(cell: Cell, choice: ColumnChoice & { target: string }): ReadCell {
  if (isBlank(cell)) return { text: "" };
  const text = cell.text.trim();
  const notation = notationOf(cell, choice);
  switch (kindOf(choice.target)) {
    case "number":
      return readFigure(text, choice, notation);
    case "euro":
      if (isDash(text)) return { text: endsPrice };
      return asCell(readMoney(asShown(cell), { notation, minimum: 1, maximum: 100_000_000 }), euroWays);
    case "discount":
      return readDiscount(text, choice, notation);
    case "day":
      return readDay(text);
    case "country":
      return named(countryNamed(text), { is: "codes", of: "locale", values: [...locales] });
    case "priceType":
      return named(priceTypeNamed(text), { is: "codes", of: "priceType", values: [...priceTypes] });
    case "truth":
      return named(truthNamed(text)?.toString(), { is: "codes", of: "truth", values: ["true", "false"] });
    default:
      return { text };
  }
}

const named = (found: string | undefined, allowed: Allowed): ReadCell =>
  found === undefined ? { code: "not-allowed", allowed } : { text: found };

/** A number that its cell shows with two decimals or fewer is the amount that people see there. */
const asShown = ({ text, shown }: Cell): string => {
  const digits = /^-?\d+(\.\d+)?$/.test(text) && shown !== undefined && shown <= 2 ? Number(text).toFixed(2) : text;
  return digits;
};

const isBare = (text: string): boolean => /^[+-]?[\d.,' ]+$/.test(text);
const withUnit = (text: string, { unit }: ColumnChoice): string => (unit && isBare(text) ? `${text} ${unit}` : text);

/** Technical data in the field's unit. A share of percent that is written without its sign is one only where that was said. */
function readFigure(text: string, choice: ColumnChoice & { target: string }, notation: Notation | undefined): ReadCell {
  const unit = unitOfField(choice.target);
  const reading = readMeasure(withUnit(text, choice), { notation, decimals: mostDecimals, unit });
  const ways = figureWays(unit);
  if (!isShareable(choice.target) || !isBare(text) || reading.is !== "exact") return asCell(reading, ways);
  const percent = Number((reading.value * 100).toPrecision(12));
  if (choice.discountAs === "share") return { text: String(percent) };
  const isUnclear = choice.discountAs === undefined && reading.value > 0 && reading.value <= 1;
  return isUnclear ? { code: "two-meanings", allowed: ways.say([reading.value, percent]) } : asCell(reading, ways);
}

/** Discounts that follow each other with another sign between them than a plus: "10-5", "10/5", "10 e 5". */
const otherwiseJoined = /^\d+(?:[.,]\d+)?\s*%?\s*(?:[-–/&;x*|\\]|e|und|and|et|y)\s*\d+(?:[.,]\d+)?\s*%?$/i;

/** A discount, or several that follow each other ("50+10+5"): as shares from 0 to 1 with a plus between them. */
function readDiscount(text: string, choice: ColumnChoice, notation: Notation | undefined): ReadCell {
  const parts = partsOf(text);
  if (!parts) {
    if (otherwiseJoined.test(text)) return { code: "discounts-joined", allowed: { is: "text", text: "10+5" } };
    return readOneDiscount(text, choice, notation);
  }
  const read = parts.map((part) => ({ part, ...readOneDiscount(part, choice, notation) }));
  const wrong = read.find((one) => "code" in one);
  if (!wrong || !("code" in wrong)) return { text: read.map((one) => ("text" in one ? one.text : "")).join("+") };
  const { part, code, allowed } = wrong;
  if (code === "two-meanings") return { code, ...(allowed && { allowed }) };
  return {
    code: "discount-part",
    params: { part },
    allowed: { is: "limits", of: "percent", minimum: 0, maximum: 10_000 },
  };
}

/**
 * A discount as a share from 0 to 1, exactly as it is written: one that is no whole percentage is for the price to settle
 * (price-list.ts).
 */
function readOneDiscount(text: string, { discountAs }: ColumnChoice, notation: Notation | undefined): ReadCell {
  const field = { notation, minimum: 0, maximum: 10_000 };
  if (discountAs === "share" && !text.includes("%")) {
    const share = readMeasure(text, { notation, decimals: 4, minimum: 0, maximum: 1 });
    return asCell(share, { write: String, say: (values) => percentWays.say(values.map((value) => value * 10_000)) });
  }
  const isUnclear = discountAs === undefined && !text.includes("%");
  return asCell(readPercent(text, { ...field, ...(isUnclear && { fractions: "asked" }) }), percentWays);
}

/** What a spreadsheet counts days by once a cell has lost its format: from 1955 to 2146. */
const serial = /^[2-8]\d{4}$/;

/** A day with its day first. One that can only be read with its month first, or as a spreadsheet's number, is told as such. */
function readDay(text: string): ReadCell {
  if (serial.test(text)) {
    const day = new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
    return { code: "date-serial", allowed: { is: "days", values: [day] } };
  }
  const reading = readDate(text, { language: "it" });
  const [only, second] = reading.is === "asked" ? reading.choices : [];
  return only && !second
    ? { code: "month-first", allowed: { is: "days", values: [only.value] } }
    : asCell(reading, dayWays);
}

/** How a kind of value is written for the mappings, and said as what is allowed. */
interface Ways<T> {
  write: (value: T) => string;
  say: (values: T[]) => Allowed;
  limits?: (params: Record<string, string | number>) => Allowed | undefined;
}

const euroWays: Ways<number> = {
  write: (cents) => (cents / 100).toFixed(2),
  say: (values) => ({ is: "euro", values }),
  limits: (params) => limits("euro", params),
};
const percentWays: Ways<number> = {
  write: (basisPoints) => String(basisPoints / 10_000),
  say: (values) => ({ is: "percent", values }),
  limits: () => limits("percent", { minimum: 0, maximum: 10_000 }),
};
const dayWays: Ways<string> = { write: String, say: (values) => ({ is: "days", values }) };
const figureWays = (unit: string | undefined): Ways<number> => ({
  write: String,
  say: (values) => ({ is: "figure", values, ...(unit !== undefined && { unit }) }),
  limits: (params) => limits("figure", params, unit),
});

/** A reading as a cell: what would have to be asked row by row is refused, with its meanings. */
function asCell<T>(reading: Reading<T>, { write, say, limits: limitsOf }: Ways<T>): ReadCell {
  if (reading.is === "empty") return { text: "" };
  if (reading.is === "exact") return { text: write(reading.value) };
  if (reading.is === "refused") {
    const { code, params } = reading.refusal;
    const isLimit = code === "too-small" || code === "too-big";
    const allowed = isLimit && params ? limitsOf?.(params) : undefined;
    return { code, ...(params && { params }), ...(allowed && { allowed }) };
  }
  const [only, second] = reading.choices;
  if (!second && only?.rounded) return { code: "too-many-decimals", allowed: say([only.value]) };
  return { code: "two-meanings", allowed: say(reading.choices.map(({ value }) => value)) };
}
