/** Letters that Unicode does not part into a base and a mark. */
const undivided: Readonly<Record<string, string>> = {
  ł: "l",
  đ: "d",
  ø: "o",
  æ: "ae",
  ß: "ss",
  ı: "i",
  "×": "x",
  "²": "2",
  "³": "3",
};

const plainCharacter = (character: string): string => {
  const lower = character
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
  return undivided[lower] ?? lower;
};

/** A word without accents and case. */
export function plain(word: string): string {
  // Most words have none of it, and a catalogue has many words.
  if (/^[\u0020-\u007E]*$/.test(word)) return word.toLowerCase();
  return [...word.normalize("NFC")].map(plainCharacter).join("");
}

/** The same, each character in its own place: what is found in it is found in the text. The text comes in NFC. */
export const plainInPlace = (text: string): string =>
  [...text].map((character) => plainCharacter(character).padEnd(character.length).slice(0, character.length)).join("");

/** A code or a name without what parts it: "SUN2000-10KTL-M1" and "sun2000 10ktl m1" are the same. */
export const joined = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Numbers stand with their units and decimals: "48 V" is one word, "2,1" too. */
const together = (text: string): string =>
  text.replaceAll(/(\d),(\d)/g, "$1.$2").replaceAll(/(\d)\s+(v|a|mm2?|cm|m|kwh|wh|kw|w|wp)(?![\p{L}\d])/gu, "$1$2");

const between = /[\s,;:()[\]"'’“”«»!?|°]+/u;
const inside = /[-–./_+&*#]+/u;

/** Words as they stand, without accents and case; each with its parts ("tsm-450neg9r.28"). */
export const wordsOf = (text: string): { word: string; parts: string[] }[] =>
  together(plain(text))
    .split(between)
    .map((word) => ({ word, parts: word.split(inside).filter(Boolean) }))
    .filter(({ parts }) => parts.length > 0);

/** What a text is found by: each word whole and in its parts. */
export const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ parts }) => (parts.length > 1 ? [parts.join(""), ...parts] : parts));

/** The runs of letters and of digits that a mixed word is made of: "jkm430n" has jkm, 430 and n. */
export const runsOf = (word: string): string[] => word.match(/\p{L}+|\d+/gu) ?? [];
