import MiniSearch from "minisearch";
import { runsOf, termsOf } from "./plain.ts";

/** How well a product has a word: 0 not at all. */
export type Levels = Uint8Array;
export const level = { whole: 200, begun: 120, misspelt: 60, mentioned: 80, accessory: 120 } as const;

/** What marks the runs of letters or digits inside a mixed word: they are found only where they are asked for. */
const run = "~";

/** Texts by their words: whole, begun, or misspelt. */
export class TextIndex {
  readonly #index: MiniSearch<{ id: number; text: string }>;
  readonly #size: number;

  constructor(texts: readonly string[]) {
    this.#size = texts.length;
    this.#index = new MiniSearch({
      fields: ["text"],
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
    });
    this.#index.addAll(texts.map((text, id) => ({ id, text: indexed(text) })));
  }

  get isEmpty(): boolean {
    return this.#index.termCount === 0;
  }

  /** What has a word, or one that begins so; short words are mostly whole ("SMA" is no "smart"). */
  levels(word: string): Levels | undefined {
    const whole = this.#levels(word, {}, () => level.whole);
    if (whole && word.length < 4 && !/\d/.test(word)) return whole;
    return this.#levels(word, { prefix: true }, (term) => (term === word ? level.whole : level.begun));
  }

  whole(word: string): Levels | undefined {
    return this.#levels(word, {}, () => level.whole);
  }

  /** What has a run of letters or of digits inside a word. */
  run(part: string): Levels | undefined {
    return this.#levels(`${run}${part}`, {}, () => level.whole);
  }

  /** What has a word that differs in so many letters, and which word that is. Of two the first letter is none: "camper" is no "lamier". */
  misspelt(word: string, distance: number): { levels: Levels; term: string } | undefined {
    const counts = new Map<string, number>();
    const levels = this.#levels(word, { fuzzy: distance }, (term) => {
      if (distance > 1 && term[0] !== word[0]) return 0;
      counts.set(term, (counts.get(term) ?? 0) + 1);
      return level.misspelt;
    });
    const [term] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    return levels && term ? { levels, term } : undefined;
  }

  /** A document that is given no weight costs next to nothing: its level is noted in passing. */
  #levels(
    word: string,
    options: { prefix?: boolean; fuzzy?: number },
    levelOf: (term: string) => number,
  ): Levels | undefined {
    let levels: Levels | undefined;
    this.#index.search(word, {
      ...options,
      boostDocument: (id: number, term) => {
        if (term.startsWith(run) && !word.startsWith(run)) return 0;
        levels ??= new Uint8Array(this.#size);
        levels[id] = Math.max(levels[id]!, levelOf(term));
        return 0;
      },
    });
    return levels;
  }
}

/** Each word once, and the runs of those that mix letters and digits. */
function indexed(text: string): string {
  const terms = termsOf(text);
  const runs = terms.flatMap((term) => {
    const parts = runsOf(term);
    return parts.length > 1 ? parts.filter((part) => part.length > 1).map((part) => `${run}${part}`) : [];
  });
  return [...new Set([...terms, ...runs])].join(" ");
}
