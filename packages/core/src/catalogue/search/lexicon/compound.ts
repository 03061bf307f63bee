import { categoriesOf, type Concept } from "./concepts.ts";

/** One of the words, and where it stands in the whole. */
interface Part {
  concepts: readonly Concept[];
  from: number;
  to: number;
}

export interface Compound {
  /** What the thing is: the last of the words. */
  head: Part;
  /** What else must hold, where it is of the same category; what isn't says what the thing is for. */
  narrower: Part[];
}

/** The letters between two words that have grown together. */
const links = ["", "s", "n", "en", "er", "e"];
const shortest = 3;

/** What a language calls things (lexicon.ts). */
interface Known {
  meaning: (word: string) => readonly Concept[] | undefined;
  isIgnored: (word: string) => boolean;
}

/** The words from the left, without concepts where one says nothing. Undefined where a piece is not known. */
function pieces(word: string, known: Known, from = 0): Part[] | undefined {
  for (let to = word.length; to >= from + shortest; to--) {
    const piece = word.slice(from, to);
    const concepts = known.meaning(piece) ?? (known.isIgnored(piece) ? [] : undefined);
    if (!concepts) continue;
    if (to === word.length) return [{ concepts, from, to }];
    for (const link of links) {
      if (!word.startsWith(link, to) || word.length - to - link.length < shortest) continue;
      const others = pieces(word, known, to + link.length);
      if (others) return [{ concepts, from, to }, ...others];
    }
  }
  return undefined;
}

/** "Solarmodulhalterung" is a mounting for modules; a beginning that is not known narrows nothing ("Netzwechselrichter"). */
export function compound(word: string, known: Known): Compound | undefined {
  if (word.length < 2 * shortest || /\d/.test(word)) return undefined;
  const all = pieces(word, known) ?? withUnknownBeginning(word, known);
  const head = all?.at(-1);
  if (!all || all.length < 2 || !head || head.concepts.length === 0) return undefined;
  const others = all.slice(0, -1);
  return { head, narrower: others.filter(({ concepts }) => concepts.length > 0 && suits(concepts, head.concepts)) };
}

/** A head must be this long to be believed behind a beginning that nobody knows. */
const longHead = 5;

function withUnknownBeginning(word: string, known: Known): Part[] | undefined {
  for (let at = shortest; at <= word.length - longHead; at++) {
    const concepts = known.meaning(word.slice(at));
    if (concepts)
      return [
        { concepts: [], from: 0, to: at },
        { concepts, from: at, to: word.length },
      ];
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
