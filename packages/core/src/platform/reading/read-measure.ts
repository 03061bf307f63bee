import { numeralsOf } from "./numeral.ts";
import { readNumber, readScaled, cleaned, type NumberField } from "./read-number.ts";
import { refused, type Reading } from "./reading.ts";
import { unitNamed, unitsLike } from "./units.ts";

const parts = /^([+-]? ?\d(?:.*?\d)?|[+-]? ?[.,]\d+) ?([\p{L}%°º℃²/()][\p{L}%°º℃²2/(). ]*)$/u;

interface MeasureField extends NumberField {
  unit?: string | undefined;
  /** Of a field in percent, where the share from 0 to 1 is known too. */
  fractions?: "asked" | undefined;
}

/**
 * Reads technical data in the unit of the field, which may be written behind the number: "450 Wp", "21,5 kg", "5 mm²". A
 * unit of the same measure is converted exactly (21500 g in a field of kilograms is 21.5); one of another measure, or
 * none that is known, is refused, and so is any unit in a field that has none. The value, its decimals and its limits are in `unit`; a unit without a known name
 * ("cells") is compared as it is written. With `fractions`, a number up to 1 without its sign is asked: spreadsheets hold 22.6 %
 * as 0.226.
 */
export function readMeasure(text: string, field: MeasureField): Reading<number> {
  const reading = readInUnit(text, field);
  const isShare = reading.is === "exact" && reading.value > 0 && reading.value <= 1 && !text.includes("%");
  if (field.fractions !== "asked" || !isShare) return reading;
  const percent = Number((reading.value * 100).toPrecision(15));
  return {
    is: "asked",
    choices: [
      { value: percent, as: "fraction" },
      { value: reading.value, as: "percent" },
    ],
  };
}

function readInUnit(text: string, field: MeasureField): Reading<number> {
  const bare = cleaned(text);
  const [, number, name] = parts.exec(bare) ?? [];
  if (number === undefined || name === undefined) return readNumber(bare, field);
  if (/^[eE]$/.test(name[0] ?? "") && /^[eE][+-]?\d/.test(name)) return refused("exponent");
  if (numeralsOf(number.replace(/^[+-] ?/, "")).length === 0) return refused("not-a-number");
  if (field.unit === undefined) return refused("unwanted-unit", { unit: name.trim() });
  const [own, said] = [unitNamed(field.unit), unitNamed(name)];
  const isSame = name.trim().toLowerCase() === field.unit.toLowerCase();
  if (isSame) return readNumber(number, field);
  if (!own || said?.of !== own.of) {
    return refused("unknown-unit", { unit: name.trim(), allowed: own ? unitsLike(own) : field.unit });
  }
  const power = said.power - own.power;
  return readScaled(number, { ...field, decimals: field.decimals + power }, power);
}
