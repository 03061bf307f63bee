import MiniSearch from "minisearch";
import type { Language } from "../../platform/locale.ts";
import type { SearchDocument } from "./document.ts";
import { processTerm, tokenize } from "./words.ts";

type Hits = ReadonlyMap<number, number>;

/**
 * What the translated names say beyond the Italian ones, an index per language. It is made when somebody who reads the
 * language first searches what the catalogue's own texts don't have, and is only looked at then.
 */
export class TranslatedNames {
  readonly #documents: readonly SearchDocument[];
  readonly #indexes = new Map<Language, MiniSearch<{ id: number; name: string }>>();

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  /**
   * Products that have each word that the catalogue's own texts know there (`inOwnTexts` finds them), and each other one in
   * their name in the language; best first. Nothing where there is no other word.
   */
  search(words: readonly string[], language: Language, inOwnTexts: (word: string) => Hits): [number, number][] {
    const own = words.map(inOwnTexts);
    const strange = words.filter((_, at) => own[at]?.size === 0);
    const names = this.#indexOf(language);
    if (strange.length === 0 || names.documentCount === 0) return [];
    const known = own.filter((hits) => hits.size > 0);
    const filter = ({ id }: { id: unknown }) => known.every((hits) => hits.has(id as number));
    return names
      .search(strange.join(" "), { combineWith: "AND", filter })
      .map(({ id, score }): [number, number] => [
        id as number,
        known.reduce((sum, hits) => sum + (hits.get(id as number) ?? 0), score),
      ])
      .sort(([, x], [, y]) => y - x);
  }

  #indexOf(language: Language): MiniSearch<{ id: number; name: string }> {
    const known = this.#indexes.get(language);
    if (known) return known;
    const searchOptions = { tokenize, processTerm, prefix: true, fuzzy: 0.2 };
    const index = new MiniSearch<{ id: number; name: string }>({
      fields: ["name"],
      tokenize,
      processTerm,
      searchOptions,
    });
    index.addAll(
      this.#documents.flatMap(({ names, fields }, id) => {
        const italian = new Set(tokenize(fields.name).map(processTerm));
        const own = tokenize(names?.[language] ?? "").filter((word) => !italian.has(processTerm(word)));
        return own.length > 0 ? [{ id, name: own.join(" ") }] : [];
      }),
    );
    this.#indexes.set(language, index);
    return index;
  }
}
