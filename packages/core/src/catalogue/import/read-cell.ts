import {
  programNotation,
  readDate,
  readMeasure,
  readMoney,
  readPercent,
  type Notation,
  type Reading,
} from "../../platform/reading/index.ts";
import { locales } from "../../platform/locale.ts";
import { priceTypes } from "../../pricing/index.ts";
import { isBlank, type Cell } from "../tables/cell.ts";
import { kindOf, unitOfField, type ColumnChoice } from "./columns.ts";
import { countryNamed, priceTypeNamed, truthNamed } from "./words-of-cells.ts";

/** A cell in the one notation that the mappings read (numbers as programs write them, days as 2026-12-01), or why not. */
export type ReadCell = { text: string } | { code: string; params?: Record<string, string | number>; allowed?: string };

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
      return told(
        readMeasure(withUnit(text, choice), { notation, decimals: mostDecimals, unit: unitOfField(choice.target) }),
        String,
      );
    case "euro":
      if (isDash(text)) return { text: endsPrice };
      return told(readMoney(asShown(cell), { notation, minimum: 1, maximum: 100_000_000 }), (cents) =>
        (cents / 100).toFixed(2),
      );
    case "discount":
      return readDiscount(text, choice, notation);
    case "day":
      return cell.is === "number" ? { code: "not-a-date" } : told(readDate(text, { language: "it" }), String);
    case "country":
      return named(countryNamed(text), locales.join(", "));
    case "priceType":
      return named(priceTypeNamed(text), priceTypes.join(", "));
    case "truth":
      return named(truthNamed(text)?.toString(), "sì, no");
    default:
      return { text: cell.is === "number" ? text : cell.text.trim() };
  }
}

const named = (found: string | undefined, allowed: string): ReadCell =>
  found === undefined ? { code: "not-allowed", allowed } : { text: found };

/** A number that its cell shows with two decimals or fewer is the amount that people see there. */
const asShown = ({ text, shown }: Cell): string => {
  const digits = /^-?\d+(\.\d+)?$/.test(text) && shown !== undefined && shown <= 2 ? Number(text).toFixed(2) : text;
  return digits;
};

const withUnit = (text: string, { unit }: ColumnChoice): string =>
  unit && /^[+-]?[\d.,' ]+$/.test(text) ? `${text} ${unit}` : text;

function readDiscount(text: string, { discountAs }: ColumnChoice, notation: Notation | undefined): ReadCell {
  const isShare = discountAs === "share" && !text.includes("%");
  if (isShare) {
    const share = readMeasure(text, { notation, decimals: 4, minimum: 0, maximum: 1 });
    return told(share, String, "0–1, 0–100%");
  }
  const isUnclear = discountAs === undefined && !text.includes("%");
  const read = readPercent(text, { notation, minimum: 0, maximum: 10_000, ...(isUnclear && { fractions: "asked" }) });
  if (read.is === "exact" && read.value % 100 !== 0) return { code: "not-in-steps", allowed: "1%, 2% … 100%" };
  return told(read, (basisPoints) => String(basisPoints / 10_000), "0–100%");
}

/** A reading as a cell: what would have to be asked row by row is refused, with its meanings. */
function told<T>(reading: Reading<T>, write: (value: T) => string, allowed?: string): ReadCell {
  if (reading.is === "empty") return { text: "" };
  if (reading.is === "exact") return { text: write(reading.value) };
  if (reading.is === "refused") {
    const { code, params } = reading.refusal;
    return { code, ...(params && { params }), ...(allowed && { allowed }) };
  }
  const [only, second] = reading.choices;
  if (!second && only?.rounded) return { code: "too-many-decimals", allowed: write(only.value) };
  return { code: "two-meanings", allowed: reading.choices.map(({ value }) => write(value)).join(" / ") };
}
