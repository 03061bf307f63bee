import { plainSigns, type Notation } from "./notation.ts";

/** An exact decimal: `digits` ÷ 10^`scale`, without zeros at the end (12000 is 12 ÷ 10^-3), at most fifteen digits, so that no reading passes through a float. */
export interface Numeral {
  digits: number;
  scale: number;
  /** Decimals as they were written, zeros at the end included. */
  written: number;
  /** What the one sign parts that could part either: nothing when the text has only one meaning. */
  as?: "thousands" | "decimals";
  sign?: string;
}

const largest = 15;
const single = /^(\d*)([.,])(\d+)$/;
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/;

/**
 * Every meaning of a number without its sign, currency or unit: none for what is no number, two for what could be thousands
 * or decimals ("1.234"). "too-long" for more than fifteen digits.
 */
export function numeralsOf(text: string): Numeral[] | "too-long" {
  const bare = plainSigns(text);
  const pair = single.exec(bare);
  const numerals = pair ? eitherWay(pair[1] ?? "", pair[2] ?? "", pair[3] ?? "") : oneWay(bare);
  return numerals.includes("too-long") ? "too-long" : (numerals as Numeral[]);
}

function eitherWay(whole: string, sign: string, behind: string) {
  const isFilled = /^0\d/.test(whole);
  if (isFilled) return [];
  const canGroup = /^[1-9]\d{0,2}$/.test(whole) && behind.length === 3;
  const decimals = numeral(whole, behind);
  if (!canGroup) return [decimals];
  const thousands = numeral(whole + behind, "");
  return [thousands, decimals].map((one, index) =>
    one === "too-long" ? one : { ...one, as: index === 0 ? ("thousands" as const) : ("decimals" as const), sign },
  );
}

function oneWay(bare: string) {
  if (/^\d+$/.test(bare)) return [numeral(bare, "")];
  const [, sign, decimal, behind = ""] = grouped.exec(bare) ?? [];
  if (sign === undefined || sign === decimal) return [];
  const whole = decimal === undefined ? bare : bare.slice(0, -behind.length - 1);
  return [numeral(whole.replaceAll(/\D/g, ""), behind)];
}

function numeral(whole: string, behind: string): Numeral | "too-long" {
  const all = (whole + behind).replace(/^0+/, "");
  const digits = all.replace(/0+$/, "");
  if (digits.length > largest || all.length - behind.length > largest || behind.length > largest) return "too-long";
  const scale = digits === "" ? 0 : behind.length - (all.length - digits.length);
  return { digits: Number(digits), scale, written: behind.length };
}

/** Whether the notation itself reads the text so, rather than another country's. */
export const isOwn = ({ as, sign = "" }: Numeral, notation: Notation | undefined): boolean =>
  as !== undefined &&
  notation !== undefined &&
  (as === "decimals" ? sign === notation.decimal : notation.groups.includes(sign));

/** Times 10^`by`, exactly. */
export const shifted = (numeral: Numeral, by: number): Numeral => ({
  ...numeral,
  scale: numeral.scale - by,
  written: Math.max(numeral.written - by, 0),
});

/** The double nearest to it, which is what the same decimal says as a literal. */
export const valueOf = ({ digits, scale }: Pick<Numeral, "digits" | "scale">): number => Number(`${digits}e${-scale}`);

/** To so many decimals, half away from zero. */
export function roundedTo(numeral: Numeral, decimals: number): Numeral {
  const gone = numeral.scale - decimals;
  if (gone <= 0) return numeral;
  const text = String(numeral.digits).padStart(gone + 1, "0");
  const kept = Number(text.slice(0, -gone)) + (Number(text.at(-gone)) >= 5 ? 1 : 0);
  return { ...numeral, digits: kept, scale: decimals };
}
