import type { Language } from "../../../platform/locale.ts";
import { plain, wordsOf } from "../plain.ts";
import { compound } from "./compound.ts";
import type { Concept } from "./concepts.ts";
import { shownNames } from "./shown-names.ts";
import { words } from "./words/index.ts";

type Concepts = readonly Concept[];

/** A word of a pattern: whole, or the beginning of a word. */
interface Piece {
  text: string;
  open: boolean;
}

interface Phrase {
  pieces: readonly Piece[];
  concepts: Set<Concept>;
}

/** An open word is longer by so many letters at most: "modul*" is no "modulationsfähig". */
const longestEnding = 4;

const fits = ({ text, open }: Piece, word: string): boolean =>
  word === text || (open && word.startsWith(text) && word.length - text.length <= longestEnding);

/** What one language, or several together, call things. */
export class Lexicon {
  readonly #whole = new Map<string, Set<Concept>>();
  readonly #open = new Map<string, Set<Concept>>();
  /** By the first two letters. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #ignored = new Set<string>();
  readonly #ignoredOpen = new Set<string>();
  readonly #joins = new Set<string>();
  readonly #having = new Set<string>();
  readonly #kits: Piece[][] = [];

  constructor(languages: readonly Language[]) {
    for (const language of languages) {
      const { called, ignored, joins, having, kits } = words[language];
      for (const [concept, name] of shownNames(language)) this.#add(name, concept, false);
      for (const [concept, names] of Object.entries(called)) {
        for (const name of names.split(",")) this.#add(name, concept as Concept, true);
      }
      for (const word of listed(ignored)) (word.endsWith("*") ? this.#ignoredOpen : this.#ignored).add(stem(word));
      for (const word of listed(joins)) this.#joins.add(word);
      for (const word of listed(having)) this.#having.add(word);
      for (const name of listed(kits)) {
        this.#kits.push(name.split(" ").map((word) => ({ text: stem(word), open: word.endsWith("*") })));
      }
    }
  }

  /** What a single word means; nothing where it is not known. */
  meaning(word: string): Concepts | undefined {
    const whole = this.#whole.get(word);
    if (whole) return [...whole];
    const found = inStems(word, (beginning) => this.#open.get(beginning));
    return found && [...found];
  }

  /** The longest phrase that begins at a place of a text's words: what it means, and how many words it has. */
  phrase(text: readonly string[], at: number): { concepts: Concepts; length: number } | undefined {
    let best: Phrase | undefined;
    for (const phrase of this.#phrases.get(text[at]!.slice(0, 2)) ?? []) {
      if (best && best.pieces.length >= phrase.pieces.length) continue;
      if (phrase.pieces.every((piece, place) => at + place < text.length && fits(piece, text[at + place]!))) {
        best = phrase;
      }
    }
    return best && { concepts: [...best.concepts], length: best.pieces.length };
  }

  /** Whether a text asks for a whole plant. */
  asksForKits = (text: readonly string[]): boolean =>
    this.#kits.some((pieces) =>
      text.some((_, at) => pieces.every((piece, place) => at + place < text.length && fits(piece, text[at + place]!))),
    );

  isJoin = (word: string): boolean => this.#joins.has(word);

  isHaving = (word: string): boolean => this.#having.has(word);

  isIgnored = (word: string): boolean =>
    this.#joins.has(word) ||
    this.#ignored.has(word) ||
    inStems(word, (beginning) => this.#ignoredOpen.has(beginning) || undefined) !== undefined;

  /** A word that has grown together from known ones, its head last. */
  compound(word: string) {
    return compound(word, this);
  }

  /** Every single word that means something, for finding one that was begun or misspelt. */
  *entries(): Iterable<[word: string, concepts: Concepts]> {
    for (const known of [this.#whole, this.#open]) for (const [word, concepts] of known) yield [word, [...concepts]];
  }

  #add(name: string, concept: Concept, endings: boolean): void {
    const pieces = wordsOf(name).flatMap(({ parts }) => parts.map((part): Piece => ({ text: part, open: false })));
    const opened = name.trim().split(/[\s-]+/);
    if (endings && opened.length === pieces.length) {
      opened.forEach((word, at) => (pieces[at]!.open = word.endsWith("*")));
    }
    const [first] = pieces;
    if (!first) return;
    if (pieces.length === 1) {
      const known = first.open ? this.#open : this.#whole;
      known.set(first.text, (known.get(first.text) ?? new Set<Concept>()).add(concept));
      return;
    }
    const start = first.text.slice(0, 2);
    const alike = this.#phrases.get(start) ?? [];
    const same = alike.find(({ pieces: others }) => JSON.stringify(others) === JSON.stringify(pieces));
    if (same) same.concepts.add(concept);
    else alike.push({ pieces, concepts: new Set([concept]) });
    this.#phrases.set(start, alike);
  }
}

const stem = (word: string): string => word.replace(/\*$/, "");
const listed = (text: string): string[] =>
  plain(text)
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** The longest beginning of a word that is known, the word itself first. */
function inStems<T>(word: string, known: (beginning: string) => T | undefined): T | undefined {
  for (let length = word.length; length >= Math.max(2, word.length - longestEnding); length--) {
    const found = known(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}
