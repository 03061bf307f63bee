import type { Language } from "../../platform/locale.ts";
import type { SearchDocument } from "./document.ts";
import { termsOf } from "./plain.ts";
import { TextIndex } from "./text-index.ts";

/**
 * What the translated names say beyond the Italian ones, an index per language. It is made when somebody who reads the
 * language first searches what the catalogue's own texts don't have, and is only looked at then.
 */
export class TranslatedNames {
  readonly #documents: readonly SearchDocument[];
  readonly #indexes = new Map<Language, TextIndex>();

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  /** Undefined where no product has a name of its own in the language. */
  in(language: Language): TextIndex | undefined {
    const index = this.#indexes.get(language) ?? this.#made(language);
    this.#indexes.set(language, index);
    return index.isEmpty ? undefined : index;
  }

  #made(language: Language): TextIndex {
    return new TextIndex(
      this.#documents.map(({ names, fields }) => {
        const translated = names?.[language];
        if (!translated) return "";
        const italian = new Set(termsOf(fields.name));
        return termsOf(translated)
          .filter((word) => !italian.has(word))
          .join(" ");
      }),
    );
  }
}
