import type { Concept } from "./concepts.ts";

/**
 * What readers of a language call things, beyond the names that the shop itself shows (the vocabularies): by concept, parted
 * by commas. A star stands for an ending ("pannell*": pannello, pannelli); a phrase is found whole. Accents and case say
 * nothing.
 */
export type Called = Readonly<Partial<Record<Concept, string>>>;

/** How people say limits. `bare`: also before a number without a unit, which is then a price ("under 100"). */
export interface Limits {
  most: string;
  bare: string;
  least: string;
  /** "from 3 to 6", "between 3 and 6": what stands before and between; an empty beginning may be left out. */
  ranges: string;
}

export interface Words {
  called: Called;
  limits: Limits;
  /** What whole plants, sold together, are called. */
  kits: string;
  /** What asks for things that are in stock. */
  available: string;
  /** Words that say nothing about a product. */
  ignored: string;
  /** Ignored too; what follows them says what the thing is for ("bracket for panels"). */
  joins: string;
  /** Ignored too; what follows them says what the thing has ("charger with cable"). */
  having: string;
  /** Whether the last noun is the thing ("panel bracket"), not the first ("staffa pannello"). */
  headLast?: true;
  /** Whether words grow together ("Modulklemme"). */
  compounds?: true;
}
