/** How Amazon Translate is told to leave a text alone. */
const open = '<span translate="no">';
const protectedPart = /<span translate="?no"?>([\s\S]*?)<\/span>/g;
const tag = /(<[^>]*>)/;

const units =
  "kWp|Wp|MWp|kWh|MWh|Wh|kW|MW|W|kVA|VA|kV|V|mA|Ah|A|mm²|cm²|m²|mm|cm|km|m|kg|g|Hz|kHz|dB|Pa|kPa|°C|%|€|bar|litri|l|s|h";
const letters = String.raw`[\p{L}\p{M}\d]`;
const figure = String.raw`[-−±+]?\d+(?:[.,:]\d+)*(?:\s?(?:[–×x/-])\s?\d+(?:[.,]\d+)*)*(?:\s?(?:${units})(?:/(?:${units}))?(?!${letters}))?`;
const code = String.raw`(?=[^\s<&]*\d)${letters}+(?:[-/.+_]${letters}+)*`;
const address = String.raw`https?://[^\s<]+|[\w.+-]+@[\w-]+\.[\w.-]+`;
const entity = String.raw`&(?:#\d+|#x[\da-f]+|\w+);`;

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const longestFirst = (texts: readonly string[]): string[] => texts.toSorted((a, b) => b.length - a.length);
const alone = (pattern: string): string => `(?<!${letters})(?:${pattern})(?!${letters})`;

/** A figure that is no part of a code. */
const bare = (pattern: string): string => `(?<!${letters})(?:${pattern})(?![-/_+]?${letters})`;

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
export const unescaped = (html: string): string =>
  html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

interface Protection {
  /** Names that stay as they are: brand, series, product code. */
  names: readonly string[];
  /** Terms that have a fixed name in the target language, by their Italian. */
  terms: ReadonlyMap<string, string>;
}

/** Marks in HTML what a translator must not touch: names, codes, figures with their units, addresses, fixed terms. */
export function protect(html: string, { names, terms }: Protection): string {
  const named = longestFirst(names.filter((name) => name.trim() !== "").map(escaped)).map(literal);
  const worded = longestFirst([...terms.keys()]).map(literal);
  const byItalian = new Map([...terms].map(([italian, name]) => [italian.toLowerCase(), name]));
  const scanner = new RegExp(
    [
      entity,
      ...named.map(alone),
      ...worded.map((term) => alone(caseless(term))),
      address,
      bare(figure),
      alone(code),
    ].join("|"),
    "gu",
  );
  const isEntity = new RegExp(`^${entity}$`, "u");
  const mark = (found: string): string => {
    if (isEntity.test(found)) return found;
    const name = byItalian.get(found.toLowerCase());
    return `${open}${name === undefined ? found : capitalisedLike(found, escaped(name))}</span>`;
  };
  return html
    .split(tag)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(scanner, mark)))
    .join("");
}

/** A pattern's letters in both cases: the rest of the scanner tells them apart. */
const caseless = (pattern: string): string =>
  pattern.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

const capitalisedLike = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;

export const unprotected = (html: string): string => html.replaceAll(protectedPart, "$1");

const protectedTexts = (html: string): string[] => [...html.matchAll(protectedPart)].map(([, text = ""]) => text);
const tagsOf = (html: string): string[] => unprotected(html).match(/<[^>]*>/g) ?? [];

/** Whether a translator gave back everything that it was not to touch, and the mark-up. */
export function isFaithful(marked: string, answer: string): boolean {
  const same = (a: string[], b: string[]) => a.length === b.length && a.every((text, index) => text === b[index]);
  return (
    same(protectedTexts(marked).toSorted(), protectedTexts(answer).toSorted()) && same(tagsOf(marked), tagsOf(answer))
  );
}

export interface Piece {
  text: string;
  /** A tag, or what is not to be touched. */
  fixed: boolean;
}

/** Marked HTML in pieces: what may be translated, and what may not. */
export function piecesOf(marked: string): Piece[] {
  return marked
    .split(/(<span translate="no">[\s\S]*?<\/span>|<[^>]*>)/)
    .map((text, index) => ({ text: index % 2 === 1 ? unprotected(text) : text, fixed: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** Whether there is a word to translate at all. */
export const hasWords = (marked: string): boolean =>
  piecesOf(marked).some(({ text, fixed }) => !fixed && /\p{L}{2}/u.test(text.replaceAll(new RegExp(entity, "gu"), "")));
