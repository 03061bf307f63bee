import type { Notation } from "./notation.ts";
import { plainSigns } from "./notation.ts";
import { isOwn, numeralsOf, roundedTo, shifted, valueOf, type Numeral } from "./numeral.ts";
import { empty, exact, refused, type Choice, type Reading, type Refusal } from "./reading.ts";

/** What a field allows. */
export interface NumberField {
  /** How the text is written. Unknown (a file from anywhere): whatever could be read in two ways is asked. */
  notation: Notation | undefined;
  /** Most decimals that the field holds; 0 for whole numbers. */
  decimals: number;
  /** In the unit of the value; both included. */
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/**
 * Reads a number: "1.234,56", "1,234.56", "1 234", "1'234.5", full-width digits, a typographic minus. Two meanings are
 * one where the field's own notation decides: its decimal sign with decimals that the field holds ("1,234" kg in Italian)
 * and its thousands where the field holds no three decimals ("1.500" pieces in Italian). All else that could be thousands
 * or decimals is asked, decimals too many are asked with the rounded value, and exponents, words and broken groups are
 * refused.
 */
export const readNumber = (text: string, field: NumberField): Reading<number> => readScaled(text, field, 0);

/** As `readNumber`, the value times 10^`power`: cents out of euro. `decimals` counts before, the limits after. */
export function readScaled(text: string, field: NumberField, power: number): Reading<number> {
  const bare = cleaned(text);
  if (bare === "") return empty;
  const [, sign = "", digits = bare] = /^([+-]?) ?(.*)$/s.exec(bare) ?? [];
  if (/^[\d.,' ]+[eE][+-]?\d+$/.test(digits)) return refused("exponent");
  const numerals = numeralsOf(digits);
  if (numerals === "too-long") return refused("too-long", { digits: 15 });
  const own = numerals.filter((numeral) => isOwn(numeral, field.notation));
  const meant = field.notation?.certain && own.length > 0 ? own : numerals;
  return decided(meant, field, power, sign === "-");
}

const around = String.raw`[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]+`;
const ends = new RegExp(`^${around}|${around}$`, "gu");

/**
 * Without the spaces and invisible marks around it, which spreadsheets paste along; signs and digits of full width and of
 * typesetters as the plain ones.
 */
export const cleaned = (text: string): string =>
  plainSigns(text.replaceAll(ends, ""))
    .replaceAll(/[\uff05\uff0b-\uff0e\uff10-\uff19]/g, (wide) =>
      String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0),
    )
    .replaceAll(/[−–‒﹣]/g, "-");

type Fit = { value: number; rounded: boolean } | Refusal;

function decided(
  numerals: readonly Numeral[],
  field: NumberField,
  power: number,
  isNegative: boolean,
): Reading<number> {
  const fits = numerals.map((numeral) => ({ numeral, fit: fitOf(numeral, field, power, isNegative) }));
  const [first, second] = fits;
  if (!first) return refused("not-a-number");
  if (!second) {
    if ("code" in first.fit) return { is: "refused", refusal: first.fit };
    return first.fit.rounded ? { is: "asked", choices: [choiceOf(first.numeral, first.fit)] } : exact(first.fit.value);
  }
  const own = fits.find(({ numeral }) => isOwn(numeral, field.notation));
  const other = fits.find((candidate) => candidate !== own);
  const isPlain = own && !("code" in own.fit) && decides(own.numeral, other, field.decimals);
  if (isPlain && !("code" in own.fit)) return exact(own.fit.value);
  const choices = fits.flatMap(({ numeral, fit }) => ("code" in fit ? [] : [choiceOf(numeral, fit)]));
  if (choices.length > 0) return { is: "asked", choices };
  const { fit } = own ?? first;
  return "code" in fit ? { is: "refused", refusal: fit } : refused("not-a-number");
}

/** Whether the field's own notation leaves no doubt against the other reading. */
function decides(own: Numeral, other: { numeral: Numeral; fit: Fit } | undefined, decimals: number): boolean {
  if (own.as === "decimals") return own.written <= decimals;
  return other === undefined || other.numeral.written > decimals || "code" in other.fit;
}

const choiceOf = ({ as }: Numeral, { value, rounded }: { value: number; rounded: boolean }): Choice<number> => ({
  value,
  ...(as && { as }),
  ...(rounded && { rounded }),
});

function fitOf(numeral: Numeral, field: NumberField, power: number, isNegative: boolean): Fit {
  const { decimals, minimum, maximum } = field;
  const isLong = numeral.scale > decimals;
  if (isLong && decimals <= 0) return { code: "not-whole" };
  const size = valueOf(shifted(roundedTo(numeral, decimals), power));
  const value = isNegative && size !== 0 ? -size : size;
  if (minimum !== undefined && value < minimum) return { code: "too-small", params: { minimum } };
  if (maximum !== undefined && value > maximum) return { code: "too-big", params: { maximum } };
  return { value, rounded: isLong };
}
