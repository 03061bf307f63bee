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

  /** `documents` are the catalogue's own, by their places. */
  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  /** Undefined where no product has a name of its own in the language. */
  in(language: Language): TextIndex | undefined {
    const index = this.#indexes.get(language) ?? this.#made(language);
    this.#indexes.set(language, index);
    return index.isEmpty ? undefined : index;
  }

  set(place: number, before: SearchDocument | undefined, after: SearchDocument | undefined): void {
    for (const [language, index] of this.#indexes) index.set(place, textIn(language, before), textIn(language, after));
  }

  #made(language: Language): TextIndex {
    const index = new TextIndex();
    this.#documents.forEach((document, place) => index.set(place, "", textIn(language, document)));
    return index;
  }
}

function textIn(language: Language, document: SearchDocument | undefined): string {
  const translated = document?.names?.[language];
  if (!document || !translated) return "";
  const italian = new Set(termsOf(document.fields.name));
  return termsOf(translated)
    .filter((word) => !italian.has(word))
    .join(" ");
}
