import type { SearchDocument } from "./document.ts";
import { targetOf, type Concept } from "./lexicon/concepts.ts";
import { Lexicon } from "./lexicon/lexicon.ts";
import { wordsOf } from "./plain.ts";
import { level, type Levels } from "./text-index.ts";

/** The languages that the catalogue's own names are written in. */
const ownLanguages = new Lexicon(["it", "en"]);

/** The concepts that a text names, by the catalogue's own words. */
function conceptsIn(text: string): Set<Concept> {
  const named = new Set<Concept>();
  const words = wordsOf(text).flatMap(({ word, parts }) => (/\d/.test(word) && parts.length > 1 ? [] : parts));
  for (let at = 0; at < words.length; at++) {
    for (const concept of ownLanguages.meaning(words[at]!) ?? []) named.add(concept);
    for (const concept of ownLanguages.phrase(words, at)?.concepts ?? []) named.add(concept);
  }
  return named;
}

const isAccessory = ({ category, typology }: SearchDocument): boolean =>
  typology === "accessories" || (category === "others" && typology === "spare-parts");

/** Which products are what, by the taxonomy and by what their names say. */
export class ConceptIndex {
  readonly #documents: readonly SearchDocument[];
  readonly #named = new Map<Concept, number[]>();
  readonly #levels = new Map<Concept, Levels>();
  /** 1 where a product is bought with a device, and is none. */
  readonly accessory: Uint8Array;

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
    this.accessory = Uint8Array.from(documents, (document) => Number(isAccessory(document)));
    const ofSeries = new Map<string, Set<Concept>>();
    documents.forEach(({ fields, series }, index) => {
      const inSeries = ofSeries.get(series) ?? conceptsIn(series);
      ofSeries.set(series, inSeries);
      for (const concept of conceptsIn(fields.name).union(inSeries)) {
        const known = this.#named.get(concept);
        if (known) known.push(index);
        else this.#named.set(concept, [index]);
      }
    });
  }

  /** How much each product is what the concept means: by its kind, as its accessory, by its name alone. */
  levels(concept: Concept): Levels {
    const known = this.#levels.get(concept) ?? this.#made(concept);
    this.#levels.set(concept, known);
    return known;
  }

  #made(concept: Concept): Levels {
    const { of, technology, tension, material, named } = targetOf(concept);
    const places = of && new Set<string>(of);
    const asked = of?.some((place) => place.endsWith("/accessories") || place === "others/spare-parts");
    const levels = Uint8Array.from(this.#documents, (document) => {
      const { category, typology, fields } = document;
      if (named || (places && !places.has(category) && !places.has(`${category}/${typology}`))) return 0;
      if (technology && !(technology as readonly unknown[]).includes(fields.technology)) return 0;
      if ((tension && fields.tension !== tension) || (material && fields.material !== material)) return 0;
      return isAccessory(document) && !asked ? level.accessory : level.whole;
    });
    for (const index of this.#named.get(concept) ?? []) {
      levels[index] = Math.max(levels[index]!, named ? level.whole : level.mentioned);
    }
    return levels;
  }
}
