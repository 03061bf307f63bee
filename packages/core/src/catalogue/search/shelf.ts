import { CatalogueColumns } from "./columns.ts";
import { ConceptIndex } from "./concept-index.ts";
import { searchedText, type SearchDocument } from "./document.ts";
import { NumberIndex } from "./number-index.ts";
import { joined } from "./plain.ts";
import { TextIndex } from "./text-index.ts";
import { TranslatedNames } from "./translated-names.ts";
import type { Indexes } from "./understand.ts";

/** What of the documents became another since somebody looked. */
export interface Stirred {
  /** Where another document stands, or one with other figures than its pieces. */
  places: Set<number>;
  /** Where there are other pieces, and where something is in stock, or no longer. */
  pieces: Set<number>;
  inStock: Set<number>;
  /** Whether documents came, went or moved. */
  moved: boolean;
}

const nothingStirred = (): Stirred => ({ places: new Set(), pieces: new Set(), inStock: new Set(), moved: false });

/**
 * The documents by their places, small numbers without gaps, and what is known of each place: words, kinds, numbers, columns. A
 * document that changes costs its own words and figures, however many others there are. In what order they came here
 * tells nowhere: who is equal stands by its id.
 */
export class Shelf {
  readonly documents: SearchDocument[] = [];
  readonly columns = new CatalogueColumns();
  readonly concepts = new ConceptIndex(this.documents);
  readonly #places = new Map<string, number>();
  readonly #text = new TextIndex();
  readonly #names = new TranslatedNames(this.documents);
  readonly #numbers = new NumberIndex(this.documents);
  readonly #brands = new Map<string, number>();
  readonly #called = new Map<string, number[]>();
  #room = 0;
  #order: { ranks: Uint32Array; places: Uint32Array } | undefined;
  #stirred = nothingStirred();

  /** Brings documents up to date, and takes some away: the last one moves to the place of one that goes. */
  apply(changed: readonly SearchDocument[], gone: readonly string[]): void {
    this.#reserve(this.documents.length + changed.length);
    for (const id of gone) {
      const place = this.#places.get(id);
      if (place === undefined) continue;
      const end = this.documents.length - 1;
      if (place !== end) this.#put(place, this.documents[end]!);
      this.#clear(end);
      this.#places.delete(id);
    }
    for (const document of changed) this.#put(this.#places.get(document.id) ?? this.documents.length, document);
  }

  get indexes(): Indexes {
    return {
      concepts: this.concepts,
      text: this.#text,
      names: (language) => this.#names.in(language),
      numbers: (value) => this.#numbers.levels(value),
      isBrand: (word) => this.#brands.has(word),
      size: this.documents.length,
    };
  }

  /** Where the documents stand whose code, or whose name, a text is. */
  called(text: string): readonly number[] {
    return this.#called.get(joined(text)) ?? [];
  }

  /** The order of the catalogue, by id: the rank of each place, and the places by rank. */
  order(): { ranks: Uint32Array; places: Uint32Array } {
    if (this.#order) return this.#order;
    const places = Uint32Array.from(this.documents.keys()).sort((a, b) =>
      this.documents[a]!.id < this.documents[b]!.id ? -1 : 1,
    );
    const ranks = new Uint32Array(places.length);
    places.forEach((place, rank) => (ranks[place] = rank));
    return (this.#order = { ranks, places });
  }

  /** What has changed since this was asked last. */
  stirred(): Stirred {
    const stirred = this.#stirred;
    this.#stirred = nothingStirred();
    return stirred;
  }

  /** Twice as much as is needed, so that many products that come one by one are not copied each time. */
  #reserve(size: number): void {
    if (size <= this.#room) return;
    this.#room = this.#room === 0 ? size : size * 2;
    this.columns.reserve(this.#room);
    this.concepts.reserve(this.#room);
  }

  #put(place: number, document: SearchDocument): void {
    const before = this.documents[place];
    this.documents[place] = document;
    this.#places.set(document.id, place);
    if (before?.id !== document.id) {
      this.#order = undefined;
      this.#stirred.moved = true;
    }
    this.columns.set(place, document);
    if (before?.available !== document.available) this.#stirred.pieces.add(place);
    if ((before?.available ?? 0) > 0 !== document.available > 0) this.#stirred.inStock.add(place);
    if (before && isSameButPieces(before, document)) return;
    this.#stirred.places.add(place);
    this.#numbers.forget();
    this.concepts.set(place, document);
    this.#words(place, before, document);
  }

  #clear(place: number): void {
    this.#words(place, this.documents[place], undefined);
    this.documents.pop();
    this.#order = undefined;
    this.#numbers.forget();
    this.#stirred.places.add(place);
    this.#stirred.moved = true;
  }

  #words(place: number, before: SearchDocument | undefined, after: SearchDocument | undefined): void {
    this.#text.set(place, before ? searchedText(before) : "", after ? searchedText(after) : "");
    this.#names.set(place, before, after);
    if (before) {
      for (const text of namesOf(before)) this.#uncall(text, place);
      const left = this.#brands.get(joined(before.brand))! - 1;
      if (left === 0) this.#brands.delete(joined(before.brand));
      else this.#brands.set(joined(before.brand), left);
    }
    if (!after) return;
    for (const text of namesOf(after)) {
      const known = this.#called.get(text);
      if (known) known.push(place);
      else this.#called.set(text, [place]);
    }
    this.#brands.set(joined(after.brand), (this.#brands.get(joined(after.brand)) ?? 0) + 1);
  }

  #uncall(text: string, place: number): void {
    const left = (this.#called.get(text) ?? []).filter((one) => one !== place);
    if (left.length > 0) this.#called.set(text, left);
    else this.#called.delete(text);
  }
}

/** How a document is called: by its code and by its name, with its brand and without it, all without what parts them. */
function namesOf({ brand, fields: { productCode, name } }: SearchDocument): Set<string> {
  const [code, full, maker] = [joined(productCode), joined(name), joined(brand)];
  return new Set([code, full, maker + code, maker + full]);
}

const withoutPieces = (document: SearchDocument): string => JSON.stringify({ ...document, available: 0, stamp: "" });

const isSameButPieces = (before: SearchDocument, after: SearchDocument): boolean =>
  before.id === after.id && withoutPieces(before) === withoutPieces(after);
