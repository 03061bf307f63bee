import { languages } from "../../platform/locale.ts";
import type { RangedFacet } from "../facets.ts";
import { words } from "./lexicon/words/index.ts";
import { plainInPlace } from "./plain.ts";

/** What a text says of a number that results have: "under 100 euros", "450 W", "from 3 to 6 kW". */
export interface Limit {
  facet: Extract<RangedFacet, "price" | "power" | "energy">;
  /** In the search's own units: cents, W, Wh. Both ends belong to it. */
  min?: number;
  max?: number;
  /** The size that is meant, where one is and no range. */
  size?: number;
  said: string;
  /** Where it stands in the text. */
  at: number;
}

/** Batteries and inverters are called by rounded figures: "10 kWh" is also 10.24, "7.4 kW" also 7.36. */
const roundedEnergy = 0.05;
const roundedPower = 0.01;
/** The same figure of kilowatt-hours: who asks for a battery of 10 kW means them. */
export const asEnergy = (limit: Limit): Limit => ({
  ...limit,
  facet: "energy",
  ...(limit.size !== undefined && sized(limit.size, "energy")),
});

/** Below so many watts a size is meant as it is said: modules differ by 5 W. */
const exactBelow = 1000;

const number = String.raw`(\d+(?:[.,]\d+)*)`;
const units = {
  price: "€|eur|euros?|euri|евро|євро|evra|eura|euro?w",
  energy:
    "kilowattora|kilowatt[- ]?hours?|kilowattstunden?|kilowatt[- ]?heures?|[kq]uilowatt[- ]?hora|kilovatios?[- ]hora|kilowatogodzin[a-z]*|kwh|mwh|wh|kw h|квт[·. ]?г(?:од)?|квтч|квт[·. ]ч",
  power: "kwp|kwc|kw|kva|kilowatts?|quilowatts?|kilovatios?|kilowat[a-z]*|mw|wp|wc|watts?|w|va|квт|вт",
};
const unit = `(${units.price}|${units.energy}|${units.power})`;
const before = String.raw`(?<![\p{L}\p{N}.,/_+-])`;
const after = String.raw`(?![\p{L}\p{N}]|[-/._+][\p{L}\p{N}])`;

const escaped = (phrase: string): string =>
  phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
/** Any of some phrases of all the languages, the longest first. */
const anyOf = (phrases: readonly string[]): string =>
  [...new Set(phrases.map((phrase) => plainInPlace(phrase.normalize("NFC")).trim()))]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");
const said = (of: "most" | "bare" | "least"): string =>
  anyOf(languages.flatMap((language) => words[language].limits[of].split(",")));
const ranges = languages.flatMap((language) =>
  words[language].limits.ranges.split(",").map((range) => range.split("…").map((part) => part.trim())),
);
const begins = anyOf(ranges.map(([begin = ""]) => begin));
const betweens = anyOf(ranges.map(([, between = ""]) => between));
/** What parts the ends of a range that begins with nothing: "3-6 kW", "3 to 6 kW". */
const betweensAlone = anyOf(ranges.flatMap(([begin, between = ""]) => (begin === "" ? [between] : [])));
const dash = "-|–|÷|\\.\\.\\.?|…";

const pattern = (source: string): RegExp => new RegExp(source, "giu");

type Ends = Pick<Limit, "min" | "max" | "size">;
interface Reader {
  pattern: RegExp;
  read: (groups: readonly (string | undefined)[]) => { unit: string; ends: (factor: (text: string) => number) => Ends };
}

const euro = "€";
/** Money that the shop has no prices in: nothing is converted in silence, and 4000 of them are no watts. */
const foreign =
  "zl|zlotych|zloty|pln|£|gbp|pounds?|\\$|usd|dollars?|chf|franken|lei|leu|ron|kr|nok|kroner|лв|лева?|bgn|грн|гривень|гривн[іи]|uah|rsd|dinara?";
const readers: readonly Reader[] = [
  {
    pattern: pattern(
      `${before}(?:(?:${begins})\\s+€?\\s*${number}\\s*${unit}?\\s*(?:${betweens}|${dash})|€?\\s*${number}\\s*${unit}?\\s*(?:${betweensAlone}|${dash}))\\s*€?\\s*${number}\\s*${unit}${after}`,
    ),
    read: ([a, aUnit, b, bUnit, high, highUnit]) => ({
      unit: highUnit!,
      ends: (of) => {
        const own = aUnit ?? bUnit;
        const low = own ? (valueOf(a ?? b!, own)?.value ?? Number.NaN) : of((a ?? b)!);
        return { min: Math.min(low, of(high!)), max: Math.max(low, of(high!)) };
      },
    }),
  },
  {
    pattern: pattern(`${before}(?:${said("most")}|<=?|≤)\\s*(?:€\\s*${number}|${number}\\s*${unit})${after}`),
    read: ([price, value, unitSaid = euro]) => ({ unit: unitSaid, ends: (of) => ({ max: of((price ?? value)!) }) }),
  },
  {
    pattern: pattern(`${before}(?:${said("least")}|>=?|≥)\\s*(?:€\\s*${number}|${number}\\s*${unit})${after}`),
    read: ([price, value, unitSaid = euro]) => ({ unit: unitSaid, ends: (of) => ({ min: of((price ?? value)!) }) }),
  },
  {
    pattern: pattern(`${before}(?:${said("bare")})\\s+${number}${after}(?!\\s*\\p{L})`),
    read: ([value]) => ({ unit: euro, ends: (of) => ({ max: of(value!) }) }),
  },
  {
    pattern: pattern(`${before}${number}\\s*${unit}\\s*\\+(?![\\p{L}\\p{N}])`),
    read: ([value, unitSaid]) => ({ unit: unitSaid!, ends: (of) => ({ min: of(value!) }) }),
  },
  {
    pattern: pattern(`${before}(?:€\\s*${number}|${number}\\s*${unit})${after}`),
    read: ([price, value, unitSaid = euro]) => ({
      unit: unitSaid,
      ends: (of) => sized(of((price ?? value)!), facetOf(unitSaid)),
    }),
  },
];

/** A price alone is the most that somebody would pay. */
function sized(size: number, facet: Limit["facet"]): Ends {
  if (facet === "price") return { max: size };
  const rounded = facet === "energy" ? roundedEnergy : size < exactBelow ? 0 : roundedPower;
  return { min: size * (1 - rounded), max: size * (1 + rounded), size };
}

const is = (unitSaid: string, of: keyof typeof units): boolean => new RegExp(`^(?:${units[of]})$`, "iu").test(unitSaid);
const facetOf = (unitSaid: string): Limit["facet"] =>
  is(unitSaid, "price") ? "price" : is(unitSaid, "energy") ? "energy" : "power";

function valueOf(text: string, unitSaid: string): { facet: Limit["facet"]; value: number } {
  const facet = facetOf(unitSaid);
  const factor = facet === "price" ? 100 : /^[kкq]/iu.test(unitSaid) ? 1000 : /^mw/iu.test(unitSaid) ? 1_000_000 : 1;
  return { facet, value: Math.round(numberOf(text, factor < 1000) * factor * 1000) / 1000 };
}

/** "1.500" euros or watts are one thousand five hundred; of kilowatts they are one and a half, as "0,45" always is. */
function numberOf(text: string, thousands: boolean): number {
  if (thousands && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text)) return Number(text.replaceAll(/[.,]/g, ""));
  const [whole = "", ...rest] = text.split(/[.,]/);
  return Number(
    rest.length > 1 ? `${[whole, ...rest.slice(0, -1)].join("")}.${rest.at(-1)}` : `${whole}.${rest[0] ?? "0"}`,
  );
}

const foreignPrice = pattern(
  `${before}(?:(?:${said("most")}|${said("least")}|[<>]=?|≤|≥)\\s*)?(?:[£$]\\s*${number}|${number}\\s*(?:${foreign}))${after}`,
);

/**
 * Reads what a text says of prices and sizes, and gives back the text without it, everything else in its place. `unread`:
 * prices in money that the shop has none in, which nothing can have.
 */
export function readLimits(text: string): { limits: Limit[]; unread: { said: string; at: number }[]; rest: string } {
  const limits: Limit[] = [];
  const unread: { said: string; at: number }[] = [];
  let rest = plainInPlace(text).replaceAll(foreignPrice, (whole: string, ...found) => {
    const at = found.findLast((part): part is number => typeof part === "number")!;
    unread.push({ said: text.slice(at, at + whole.length).trim(), at });
    return "\n".repeat(whole.length);
  });
  for (const { pattern: sought, read } of readers) {
    rest = rest.replaceAll(sought, (whole: string, ...found) => {
      const at = found.findLast((part): part is number => typeof part === "number")!;
      const groups = found.slice(0, found.indexOf(at)) as (string | undefined)[];
      const { unit: unitSaid, ends } = read(groups);
      const facet = facetOf(unitSaid);
      limits.push({
        facet,
        ...ends((value) => valueOf(value, unitSaid).value),
        said: text.slice(at, at + whole.length).trim(),
        at,
      });
      return "\n".repeat(whole.length);
    });
  }
  return { limits: limits.toSorted((a, b) => a.at - b.at), unread, rest };
}

const stocked = pattern(
  `${before}(?:${anyOf(languages.flatMap((language) => words[language].available.split(",")))})${after}`,
);

/** Where a text asks for what is in stock. */
export function readAvailable(rest: string, text: string): { said?: { said: string; at: number }; rest: string } {
  const found = [...rest.matchAll(stocked)][0];
  if (!found) return { rest };
  const { index, 0: whole } = found;
  return {
    said: { said: text.slice(index, index + whole.length), at: index },
    rest: rest.slice(0, index) + "\n".repeat(whole.length) + rest.slice(index + whole.length),
  };
}
