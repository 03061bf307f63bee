import SearchableMap from "minisearch/SearchableMap";
import { runsOf, termsOf } from "./plain.ts";

/** How well a product has a word: 0 not at all. */
export type Levels = Uint8Array;
export const level = { whole: 200, begun: 120, misspelt: 60, mentioned: 80, accessory: 120 } as const;

/** Texts by their words: whole, begun, or misspelt. A text is told apart by its place, a small number. */
export class TextIndex {
  readonly #words = new SearchableMap<number[]>();
  /** The runs of letters or digits inside mixed words: they are found only where they are asked for. */
  readonly #runs = new Map<string, number[]>();
  #size = 0;

  get isEmpty(): boolean {
    return this.#words.size === 0;
  }

  /** Puts a text in the place of another; either may be empty. */
  set(place: number, before: string, after: string): void {
    this.#size = Math.max(this.#size, place + 1);
    if (before === after) return;
    const [old, now] = [termsIn(before), termsIn(after)];
    for (const kind of ["words", "runs"] as const) {
      const map = kind === "words" ? this.#words : this.#runs;
      for (const term of old[kind].difference(now[kind])) {
        const places = map.get(term) ?? [];
        places[places.indexOf(place)] = places.at(-1)!;
        places.pop();
        if (places.length === 0) map.delete(term);
      }
      for (const term of now[kind].difference(old[kind])) {
        const places = map.get(term);
        if (places) places.push(place);
        else map.set(term, [place]);
      }
    }
  }

  /** What has a word, or one that begins so; short words are mostly whole ("SMA" is no "smart"). */
  levels(word: string): Levels | undefined {
    const whole = this.#words.get(word);
    if (whole && word.length < 4 && !/\d/.test(word)) return this.#filled([[whole, level.whole]]);
    const begun = [...this.#words.atPrefix(word)].map(
      ([term, places]) => [places, term === word ? level.whole : level.begun] as const,
    );
    return begun.length > 0 ? this.#filled(begun) : undefined;
  }

  whole(word: string): Levels | undefined {
    const places = this.#words.get(word);
    return places && this.#filled([[places, level.whole]]);
  }

  /** What has a run of letters or of digits inside a word. */
  run(part: string): Levels | undefined {
    const places = this.#runs.get(part);
    return places && this.#filled([[places, level.whole]]);
  }

  /** What has a word that differs in so many letters, and which word that is. Of two the first letter is none: "camper" is no "lamier". */
  misspelt(word: string, distance: number): { levels: Levels; term: string } | undefined {
    const meant = [...this.#words.fuzzyGet(word, distance)].flatMap(([term, [places]]) =>
      distance > 1 && term[0] !== word[0] ? [] : [{ term, places }],
    );
    const [most] = meant.toSorted((a, b) => b.places.length - a.places.length || (a.term < b.term ? -1 : 1));
    if (!most) return undefined;
    return { levels: this.#filled(meant.map(({ places }) => [places, level.misspelt])), term: most.term };
  }

  #filled(found: readonly (readonly [places: readonly number[], level: number])[]): Levels {
    const levels = new Uint8Array(this.#size);
    for (const [places, value] of found)
      for (let at = 0; at < places.length; at++) {
        const place = places[at]!;
        if (levels[place]! < value) levels[place] = value;
      }
    return levels;
  }
}

/** The words of a text, and the runs of those that mix letters and digits. */
function termsIn(text: string): { words: Set<string>; runs: Set<string> } {
  const words = new Set(termsOf(text));
  const runs = [...words].flatMap((term) => {
    const parts = runsOf(term);
    return parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
  });
  return { words, runs: new Set(runs) };
}
