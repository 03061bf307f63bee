import { grown } from "./columns.ts";
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

type Target = ReturnType<typeof targetOf>;

const isAccessory = ({ category, typology }: SearchDocument): boolean =>
  typology === "accessories" || (category === "others" && typology === "spare-parts");

/** Which products are what, by the taxonomy and by what their names say. */
export class ConceptIndex {
  readonly #documents: readonly SearchDocument[];
  readonly #named: ReadonlySet<Concept>[] = [];
  readonly #ofSeries = new Map<string, ReadonlySet<Concept>>();
  readonly #levels = new Map<Concept, Levels>();
  /** 1 where a product is bought with a device, and is none. */
  accessory = new Uint8Array(0);

  /** `documents` are the catalogue's own, by their places. */
  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  reserve(room: number): void {
    this.accessory = grown(this.accessory, room);
    for (const [concept, levels] of this.#levels) this.#levels.set(concept, grown(levels, room));
  }

  set(place: number, document: SearchDocument): void {
    this.accessory[place] = Number(isAccessory(document));
    const inName = conceptsIn(document.fields.name);
    const inSeries = this.#conceptsOfSeries(document.series);
    this.#named[place] = inName.size === 0 ? inSeries : inName.union(inSeries);
    for (const [concept, levels] of this.#levels) levels[place] = this.#levelOf(place, concept, targetOf(concept));
  }

  /** How much each product is what the concept means: by its kind, as its accessory, by its name alone. */
  levels(concept: Concept): Levels {
    const known = this.#levels.get(concept) ?? this.#made(concept);
    this.#levels.set(concept, known);
    return known;
  }

  /** Series are few, and each is that of many products. */
  #conceptsOfSeries(series: string): ReadonlySet<Concept> {
    const known = this.#ofSeries.get(series) ?? conceptsIn(series);
    this.#ofSeries.set(series, known);
    return known;
  }

  #made(concept: Concept): Levels {
    const target = targetOf(concept);
    const levels = new Uint8Array(this.accessory.length);
    for (let place = 0; place < this.#documents.length; place++) levels[place] = this.#levelOf(place, concept, target);
    return levels;
  }

  #levelOf(place: number, concept: Concept, target: Target): number {
    const byKind = this.#levelByKind(this.#documents[place]!, target);
    if (!this.#named[place]!.has(concept)) return byKind;
    return Math.max(byKind, target.named ? level.whole : level.mentioned);
  }

  #levelByKind(document: SearchDocument, { of, technology, tension, material, named }: Target): number {
    const { category, typology, fields } = document;
    if (named) return 0;
    const places = of as readonly string[] | undefined;
    if (places && !places.includes(category) && !places.includes(`${category}/${typology}`)) return 0;
    if (technology && !(technology as readonly unknown[]).includes(fields.technology)) return 0;
    if ((tension && fields.tension !== tension) || (material && fields.material !== material)) return 0;
    const wantsAccessories = places?.some((one) => one.endsWith("/accessories") || one === "others/spare-parts");
    return isAccessory(document) && !wantsAccessories ? level.accessory : level.whole;
  }
}
