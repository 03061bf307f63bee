import { TextIndex, type Levels } from "../text-index.ts";
import type { Concept } from "./concepts.ts";
import type { Lexicon } from "./lexicon.ts";

/** The known word that somebody has begun to type, or has typed wrongly. */
export class Spelling {
  readonly #words: readonly string[];
  readonly #concepts: readonly (readonly Concept[])[];
  readonly #index = new TextIndex();

  constructor(lexicon: Lexicon) {
    const entries = [...lexicon.entries()];
    this.#words = entries.map(([word]) => word);
    this.#concepts = entries.map(([, concepts]) => concepts);
    this.#words.forEach((word, place) => this.#index.set(place, "", word));
  }

  begun(word: string): readonly Concept[] {
    return this.#of(this.#index.levels(word));
  }

  misspelt(word: string, distance: number): readonly Concept[] {
    return this.#of(this.#index.misspelt(word, distance)?.levels);
  }

  #of(levels: Levels | undefined): readonly Concept[] {
    const found = new Set<Concept>();
    levels?.forEach((level, at) => {
      if (level > 0) for (const concept of this.#concepts[at]!) found.add(concept);
    });
    return [...found];
  }
}
