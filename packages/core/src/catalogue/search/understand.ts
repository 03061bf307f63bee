import type { Language } from "../../platform/locale.ts";
import type { ConceptIndex } from "./concept-index.ts";
import { suits } from "./lexicon/compound.ts";
import { categoriesOf, isSite, isThing, type Concept } from "./lexicon/concepts.ts";
import { compounding, everySpelling, isHeadLast } from "./lexicon/lexicons.ts";
import { shownNames } from "./lexicon/shown-names.ts";
import { asEnergy, type Limit } from "./limits.ts";
import { joined, runsOf } from "./plain.ts";
import { piecesOf, type Piece } from "./query-words.ts";
import { level, type Levels, type TextIndex } from "./text-index.ts";

/** A word of a query, with how well every product has it. */
export interface Word {
  said: string;
  at: number;
  /** What stands in the index where it was written otherwise. */
  corrected?: string | undefined;
  levels: Levels;
  /** Whether results must have it; what else is said only puts them in order. */
  required: boolean;
  /** How much is lost when a result has to do without it. */
  weight: number;
  /** Whether it says what the thing has with it: what is sold apart from the thing is not wanted for it. */
  isHad?: true;
  /** Whether it names a category, and no more. */
  isCategory: boolean;
  concepts?: readonly Concept[];
}

/** What a catalogue is searched by. */
export interface Indexes {
  concepts: ConceptIndex;
  text: TextIndex;
  /** What the names say in the reader's language beyond the Italian ones. */
  names: (language: Language) => TextIndex | undefined;
  /** Of each product how well it has a bare number: "440" is 440 W, "10" is 10 kW or 10 kWh. */
  numbers: (value: number) => Levels | undefined;
  /** Whether a brand is called so: it says more than a word that merely begins like it ("SolarEdge"). */
  isBrand: (word: string) => boolean;
  size: number;
}

const weights = { category: 5, thing: 4, text: 4, site: 3.5, kind: 3, begun: 3, named: 2, number: 2 } as const;

interface Read {
  piece: Piece;
  word: Word;
  concepts?: readonly Concept[] | undefined;
}

/** Who asks for a battery of 10 kW means 10 kWh. */
export function inUnitsOf(words: readonly Word[], limits: readonly Limit[]): Limit[] {
  const asksFor = (category: Concept) =>
    words.some(({ required, concepts }) => required && concepts?.includes(category));
  if (!asksFor("batteries") || asksFor("inverters")) return [...limits];
  return limits.map((limit) => (limit.facet === "power" ? asEnergy(limit) : limit));
}

/** What the words of a query mean in this catalogue. */
export function understand(text: string, rest: string, language: Language, indexes: Indexes): Word[] {
  const read = piecesOf(text, rest, language, indexes.isBrand).flatMap((piece) => readPiece(piece, language, indexes));
  return withOneHead(read, language);
}

/** What was asked for and nothing has: results say that they are without it. */
export const wordOfNothing = ({ said, at }: Pick<Word, "said" | "at">, { size }: Indexes): Word => ({
  said,
  at,
  levels: new Uint8Array(size),
  required: true,
  weight: 0,
  isCategory: false,
});

/** The levels of whichever is best. */
function best(indexes: Indexes, some: readonly (Levels | undefined)[]): Levels | undefined {
  const known = some.filter((levels) => levels !== undefined);
  if (known.length < 2) return known[0];
  const levels = new Uint8Array(indexes.size);
  for (const one of known) for (let at = 0; at < levels.length; at++) if (one[at]! > levels[at]!) levels[at] = one[at]!;
  return levels;
}

const isCategory = (concept: Concept): boolean =>
  !concept.includes("/") && /^[a-z_]+$/.test(concept) && concept in categoryNames;
const categoryNames = Object.fromEntries(shownNames("en").map(([concept]) => [concept, true]));

function ofConcepts(piece: Piece, concepts: readonly Concept[], indexes: Indexes, corrected?: string): Read {
  const levels = best(
    indexes,
    concepts.map((concept) => indexes.concepts.levels(concept)),
  )!;
  const category = concepts.every(isCategory);
  const weight = weightOf(concepts);
  return {
    piece,
    concepts,
    word: { said: piece.said, at: piece.at, corrected, levels, required: true, weight, isCategory: category, concepts },
  };
}

function weightOf(concepts: readonly Concept[]): number {
  if (concepts.every(isCategory)) return weights.category;
  if (concepts.every(isThing)) return weights.thing;
  if (concepts.every((concept) => categoriesOf(concept) === undefined)) return weights.named;
  return concepts.every(isSite) ? weights.site : weights.kind;
}

function ofText(piece: Piece, levels: Levels, weight: number, corrected?: string): Read {
  return {
    piece,
    word: { said: piece.said, at: piece.at, corrected, levels, required: true, weight, isCategory: false },
  };
}

function readPiece(piece: Piece, language: Language, indexes: Indexes): Read[] {
  if (piece.concepts) return [ofConcepts(piece, piece.concepts, indexes)];
  if (piece.parts.length > 1) return readCode(piece, language, indexes);
  return readWord(piece, piece.parts[0]!, language, indexes);
}

/** A code is looked for whole, then in its parts; of parts that no code has each is a word by itself. */
function readCode(piece: Piece, language: Language, indexes: Indexes): Read[] {
  if (piece.parts.every((part) => /^\d+$/.test(part)) && piece.parts.length === 2) {
    return readWord(piece, piece.parts.join("."), language, indexes);
  }
  const levels = indexes.text.levels(joined(piece.said));
  if (levels) return [ofText(piece, levels, weights.text)];
  return piece.parts.flatMap((part) => readWord({ ...piece, said: part, parts: [part] }, part, language, indexes));
}

function readWord(piece: Piece, word: string, language: Language, indexes: Indexes): Read[] {
  if (/^\d+(?:\.\d+)?$/.test(word)) return [readNumber(piece, word, indexes)];
  const text = indexes.text.levels(word) ?? indexes.names(language)?.levels(word);
  const whole = text?.includes(level.whole) ?? false;
  const begun = whole || word.length < 3 ? [] : everySpelling().begun(word);
  if (text && begun.length === 0) return [ofText(piece, text, whole ? weights.text : weights.begun)];
  if (begun.length > 0) {
    const { word: ofBegun } = ofConcepts(piece, begun, indexes);
    return [ofText(piece, best(indexes, [text, ofBegun.levels])!, weights.begun)];
  }
  return (
    readRuns(piece, word, indexes) ??
    readCompound(piece, word, language, indexes) ??
    readMisspelt(piece, word, language, indexes) ?? [ofText(piece, new Uint8Array(indexes.size), weights.text)]
  );
}

function readNumber(piece: Piece, word: string, indexes: Indexes): Read {
  const term = joined(word);
  const exact = best(indexes, [
    indexes.numbers(Number(word)),
    indexes.text.whole(term),
    lowered(indexes.text.run(term), level.begun),
  ]);
  return ofText(piece, exact ?? indexes.text.levels(term) ?? new Uint8Array(indexes.size), weights.number);
}

const lowered = (levels: Levels | undefined, most: number): Levels | undefined =>
  levels?.map((one) => Math.min(one, most));

/** "54hpb410" has the runs 54, hpb and 410. */
function readRuns(piece: Piece, word: string, indexes: Indexes): Read[] | undefined {
  const runs = runsOf(word).filter((run) => run.length > 1);
  if (!/\d/.test(word) || runs.length === 0) return undefined;
  const each = runs.map((run) => best(indexes, [indexes.text.run(run), indexes.text.whole(run)]));
  if (each.includes(undefined)) return undefined;
  const levels = new Uint8Array(indexes.size).map((_, at) => Math.min(level.begun, ...each.map((one) => one![at]!)));
  return levels.some((one) => one > 0) ? [ofText(piece, levels, weights.begun)] : undefined;
}

function readCompound(piece: Piece, word: string, language: Language, indexes: Indexes): Read[] | undefined {
  for (const lexicon of compounding(language)) {
    const found = lexicon.compound(word);
    if (!found) continue;
    return [found.head, ...found.narrower].map(({ concepts, from, to }) =>
      ofConcepts(
        { ...piece, said: piece.said.length === word.length ? piece.said.slice(from, to) : word.slice(from, to) },
        concepts,
        indexes,
      ),
    );
  }
  return undefined;
}

/** How many letters may be wrong: none in a short word or a code. */
const mistakes = (word: string): number[] => (word.length < 4 || /\d/.test(word) ? [] : word.length < 6 ? [1] : [1, 2]);

function readMisspelt(piece: Piece, word: string, language: Language, indexes: Indexes): Read[] | undefined {
  for (const distance of mistakes(word)) {
    const concepts = everySpelling().misspelt(word, distance);
    const text = indexes.text.misspelt(word, distance) ?? indexes.names(language)?.misspelt(word, distance);
    if (text) {
      const meant = concepts.length > 0 ? ofConcepts(piece, concepts, indexes).word.levels : undefined;
      return [
        ofText(
          piece,
          best(indexes, [text.levels, meant])!,
          weights.begun,
          meant ? nameOf(concepts, language) : text.term,
        ),
      ];
    }
    if (concepts.length > 0) return [ofConcepts(piece, concepts, indexes, nameOf(concepts, language))];
  }
  return undefined;
}

/** What the shop calls it in the reader's language. */
const nameOf = (concepts: readonly Concept[], language: Language): string | undefined =>
  shownNames(language)
    .find(([concept]) => concept === concepts[0])?.[1]
    .toLowerCase();

/** "Wallbox con cavo 5 m": the cable comes with a charger, which need not say so. */
const isHadBy = ({ piece, concepts }: Read, all: readonly Read[]): boolean =>
  piece.isHad &&
  (concepts?.every((concept) => categoriesOf(concept) === undefined) ?? /^\d/.test(piece.said)) &&
  all.some((other) => !other.piece.isHad && other.concepts?.some((concept) => categoriesOf(concept) !== undefined));

/**
 * Of words that no single product can be, one is the thing, the others say what it is for: "struttura per pannelli" is a
 * mounting. What is for something is never the thing; else the language says which noun is.
 */
function withOneHead(all: readonly Read[], language: Language): Word[] {
  const read = all.map((one) =>
    isHadBy(one, all) ? { ...one, word: { ...one.word, required: false, isHad: true as const } } : one,
  );
  const nouns = read.filter(({ concepts }) => concepts?.every((concept) => categoriesOf(concept) !== undefined));
  const agree = nouns.every(({ concepts }) => nouns.every((other) => suits(concepts!, other.concepts!)));
  if (agree) return read.map(({ word }) => word);
  const things = nouns.filter(({ piece }) => !piece.complement);
  const among = things.length > 0 ? things : nouns;
  const head = isHeadLast(
    nouns.map(({ piece }) => piece.parts),
    language,
  )
    ? among.at(-1)!
    : among[0]!;
  return read.map(({ word, concepts }) =>
    concepts && !suits(concepts, head.concepts!) ? { ...word, required: false } : word,
  );
}
