import { isNearly } from "../../platform/text/nearly.ts";
import { nameWords, plain, plainName } from "../../platform/text/plain-name.ts";
import { telephoneFinder } from "../../platform/text/telephone.ts";

export interface Searchable {
  name: string;
  surname: string;
  email: string;
  companyName?: string | undefined;
  /** E.164. */
  telephone?: string | undefined;
  fiscalCode?: string | undefined;
  /** The company's, with their prefixes. */
  vatNumbers?: readonly string[] | undefined;
}

/** The search runs only on more than two characters (spec 5). */
export const isSearch = (text: string | undefined): text is string => (text?.trim().length ?? 0) > 2;

/** The fields that are searched, as they are compared: name, surname, e-mail, company name; a line each. */
export const searchedText = ({ name, surname, email, companyName = "" }: Searchable): string =>
  plainName(`\n${name}\n${surname}\n${email}\n${companyName}\n`);

export const wordsOf = nameWords;

/**
 * How well a person fits: one point for each word in each of the four fields that has it, one more where the field
 * begins with it. 0: not found.
 */
export function rankOf(searched: string, words: readonly string[]): number {
  let rank = 0;
  for (const word of words) {
    let at = searched.indexOf(word);
    while (at !== -1) {
      const start = searched.lastIndexOf("\n", at) + 1;
      const end = searched.indexOf("\n", at);
      rank += searched.startsWith(word, start) ? 2 : 1;
      at = searched.indexOf(word, end);
    }
  }
  return rank;
}

/** Fewer letters are in too many names for a mistake in them to be told. */
const shortestMistaken = 4;

/**
 * Half a point for each word that no field has and that is a word of them but for one letter: below all that is as it was typed. None
 * for a word with a figure: a number is never guessed.
 */
export function mistakenRank(searched: string, words: readonly string[]): number {
  const mistaken = words.filter(
    (word) => word.length >= shortestMistaken && !/\d/.test(word) && !searched.includes(word),
  );
  if (!mistaken.some((word) => mayBeMeant(searched, word))) return 0;
  const known = searched.split(/[^\p{L}\p{N}]+/u);
  return mistaken.filter((word) => known.some((other) => isNearly(word, other))).length / 2;
}

/**
 * False where no word of a text can be nearly this one: a slip leaves one half of it as it is, or changes the two letters where they
 * meet. It spares all but a few people of many the parting of their text into words.
 */
function mayBeMeant(searched: string, word: string): boolean {
  const middle = Math.floor(word.length / 2);
  const [left, right] = [word.slice(0, middle), word.slice(middle)];
  const swapped = `${left.slice(0, -1)}${right[0]}${left.at(-1)}${right.slice(1)}`;
  return [left, right, swapped].some((part) => searched.includes(part));
}

/** As numbers and codes are compared: letters and digits alone. */
const bare = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** VAT numbers with and without their country, and the tax code: a line each. */
export const searchedCodes = ({ vatNumbers = [], fiscalCode = "" }: Searchable): string =>
  `\n${[...vatNumbers.map(bare).flatMap((number) => [number, number.slice(2)]), bare(fiscalCode)].join("\n")}\n`;

/** Shorter beginnings of a code are in too many. */
const shortestCode = 5;
const [whole, begun] = [2, 1];

/**
 * How surely a text names a person by number: the whole of a VAT number (with or without its country) or of a tax code comes before
 * the beginning of one and a telephone. Undefined where a text can't be any.
 */
export function codeRank(text: string): ((codes: string, telephone: string | undefined) => number) | undefined {
  const code = bare(text);
  const isTelephone = telephoneFinder(text);
  if (code.length < shortestCode || !/\d/.test(code)) return undefined;
  return (codes, telephone) => {
    if (codes.includes(`\n${code}\n`)) return whole;
    return codes.includes(`\n${code}`) || (telephone && isTelephone?.(telephone)) ? begun : 0;
  };
}
