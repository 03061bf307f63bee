import { isBlank, type Cell } from "../../tables/cell.ts";
import { partsOf } from "../cells/successive-discounts.ts";

/** What a column's cells say of how they are written; collected over the whole file. */
export interface Evidence {
  filled: number;
  /** The first different texts. */
  samples: readonly string[];
  /** Signs that can only part decimals somewhere in the column. */
  decimals: readonly ("." | ",")[];
  /** The first text that could mean thousands or decimals. */
  eitherWay?: string | undefined;
  /** A number without a percent sign, above 1; and one above 0 up to 1. */
  aboveOne: boolean;
  share?: string | undefined;
  /** The first text that may say what something costs. */
  worth?: string | undefined;
  /** The first text with a number and no unit behind it. */
  bare?: string | undefined;
}

const shownSamples = 4;
/** So much of a text is enough to know the column by. */
const shownLetters = 40;
export const noEvidence = (): Evidence => ({ filled: 0, samples: [], decimals: [], aboveOne: false });

/** The column's evidence with one more cell. */
export function withCell(known: Evidence, cell: Cell | undefined): Evidence {
  if (!cell || isBlank(cell)) return known;
  const { text, is } = cell;
  const isNew = known.samples.length < shownSamples && !known.samples.includes(text.slice(0, shownLetters));
  const samples = isNew ? [...known.samples, text.slice(0, shownLetters)] : known.samples;
  const decimal = is === undefined ? decimalSign(text) : undefined;
  const isBare = isBareNumber(text);
  const sizes = (isBare ? [text] : (partsOf(text) ?? []).filter(isBareNumber)).map(sizeOf);
  return {
    filled: known.filled + 1,
    samples,
    decimals: decimal === "." || decimal === "," ? [...new Set([...known.decimals, decimal])] : known.decimals,
    eitherWay: known.eitherWay ?? (decimal === "either" ? text : undefined),
    aboveOne: known.aboveOne || sizes.some((size) => size > 1),
    share: known.share ?? (sizes.some((size) => size > 0 && size <= 1) ? text : undefined),
    worth: known.worth ?? (isWorth(text, isBare) ? text : undefined),
    bare: known.bare ?? (isBare ? text : undefined),
  };
}

const isBareNumber = (text: string): boolean => /^[+-]?[\d.,' ]+$/.test(text);
const sizeOf = (text: string): number => Number(text.replaceAll(/[^\d.,]/g, "").replace(",", "."));

/** A number that may say what something costs: with a currency or percent, plain and too short for a code, or "10+5". */
const isWorth = (text: string, isBare: boolean): boolean =>
  /^[^\p{L}]*\d[\d.,' ]*\s*(?:%|€|EUR)$|^(?:€|EUR)\s*\d/iu.test(text.trim()) ||
  (isBare && text.replaceAll(/\D/g, "").length < 8) ||
  (partsOf(text)?.every((part) => /^\d[\d.,]*\s*%?$/.test(part)) ?? false);

/** Which sign parts the decimals of a text: "either" where it could part thousands as well, undefined where none does. */
export function decimalSign(text: string): "." | "," | "either" | undefined {
  const number = /\d[\d.,]*/.exec(text.replaceAll(/(?<=\d)[\s'’](?=\d{3})/g, ""))?.[0] ?? "";
  const signs = [...number.matchAll(/[.,]/g)].map(([sign]) => sign as "." | ",");
  const [first] = signs;
  if (first === undefined) return undefined;
  const other = first === "." ? "," : ".";
  if (signs.includes(other)) return signs.at(-1) === first ? undefined : other;
  if (signs.length > 1) return other;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? "either" : first;
}
