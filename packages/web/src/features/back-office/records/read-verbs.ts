/** What can be typed: an act's words. */
export interface Verb {
  words: readonly string[];
}

/** Shorter beginnings are in too many words. */
const shortest = 3;

/** Words as they are compared: small, without accents and signs; a number keeps its hyphen ("7H3K-662C"). */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== "" && word !== "-");

const isBegun = (typed: string, words: readonly string[]): boolean =>
  words.some((word) => word === typed || (typed.length >= shortest && word.startsWith(typed)));

const begun = (typed: readonly string[], words: readonly string[]): number => {
  const end = typed.findIndex((one) => !isBegun(one, words));
  return end === -1 ? typed.length : end;
};

/**
 * The acts that the typed words begin or end with ("segna pagato 662C", "662C pagato"), and what is left of them, without
 * words that say nothing (`between`: "order", "of"): of acts that fit more words than others, those alone.
 */
export function readVerbs<V extends Verb>(
  text: string,
  verbs: readonly V[],
  between: readonly string[] = [],
): readonly { verb: V; rest: string }[] {
  const typed = plainWords(text);
  const said = verbs.map((verb) => {
    const first = begun(typed, verb.words);
    const last = begun(typed.toReversed(), verb.words);
    const rest = first >= last ? typed.slice(first) : typed.slice(0, typed.length - last);
    return { verb, fits: Math.max(first, last), rest: rest.filter((word) => !between.includes(word)).join(" ") };
  });
  const most = Math.max(0, ...said.map(({ fits }) => fits));
  return most === 0 ? [] : said.filter(({ fits }) => fits === most).map(({ verb, rest }) => ({ verb, rest }));
}
