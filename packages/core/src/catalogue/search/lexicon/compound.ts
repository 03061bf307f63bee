import { categoriesOf, type Concept } from "./concepts.ts";

export interface Compound {
  /** What the thing is: the last of the words. */
  head: readonly Concept[];
  /** What else must hold, where it is of the same category; what isn't says what the thing is for. */
  narrower: (readonly Concept[])[];
}

/** The letters between two words that have grown together. */
const links = ["", "s", "n", "en", "er", "e"];
const shortest = 3;

/** What a language calls things (lexicon.ts). */
interface Known {
  meaning: (word: string) => readonly Concept[] | undefined;
  isIgnored: (word: string) => boolean;
}

/** Concepts of the words from the left; an empty list for one that says nothing. Undefined where a piece is not known. */
function pieces(word: string, known: Known): (readonly Concept[])[] | undefined {
  for (let length = word.length; length >= shortest; length--) {
    const piece = word.slice(0, length);
    const concepts = known.meaning(piece) ?? (known.isIgnored(piece) ? [] : undefined);
    if (!concepts) continue;
    if (length === word.length) return [concepts];
    for (const link of links) {
      const rest = word.slice(length);
      if (!rest.startsWith(link) || rest.length - link.length < shortest) continue;
      const others = pieces(rest.slice(link.length), known);
      if (others) return [concepts, ...others];
    }
  }
  return undefined;
}

/** "Solarmodulhalterung" is a mounting for modules; a beginning that is not known narrows nothing ("Netzwechselrichter"). */
export function compound(word: string, known: Known): Compound | undefined {
  if (word.length < 2 * shortest || /\d/.test(word)) return undefined;
  const all = pieces(word, known) ?? withUnknownBeginning(word, known);
  const head = all?.at(-1);
  if (!all || all.length < 2 || !head || head.length === 0) return undefined;
  return { head, narrower: all.slice(0, -1).filter((concepts) => concepts.length > 0 && suits(concepts, head)) };
}

/** A head must be this long to be believed behind a beginning that nobody knows. */
const longHead = 5;

function withUnknownBeginning(word: string, known: Known): (readonly Concept[])[] | undefined {
  for (let at = shortest; at <= word.length - longHead; at++) {
    const concepts = known.meaning(word.slice(at));
    if (concepts) return [[], concepts];
  }
  return undefined;
}

/** Whether two concepts can be of one product. */
export function suits(one: readonly Concept[], other: readonly Concept[]): boolean {
  const categories = (concepts: readonly Concept[]) => {
    const each = concepts.map(categoriesOf);
    return each.includes(undefined) ? undefined : new Set(each.flatMap((some) => [...some!]));
  };
  const [first, second] = [categories(one), categories(other)];
  return !first || !second || [...first].some((category) => second.has(category));
}
