import type { Limit } from "./limits.ts";
import { joined } from "./plain.ts";
import { level, type Levels } from "./text-index.ts";
import type { Word } from "./understand.ts";

/** What was looked for instead, where nothing has all that was asked for. */
export interface Near {
  /** What no result has, as it was said. */
  missed: string[];
  /** What the results have, as it was said or as it is written. */
  shown: string;
}

export interface Matched {
  /** What has all that is looked for, but for the limits. */
  candidates: Uint32Array;
  /** By document: what stands higher comes first. */
  ranks: Float64Array;
  /** Limits that the results are narrowed by. */
  kept: Limit[];
  near?: Near | undefined;
}

export interface Sources {
  size: number;
  /** By document, in the units of the limits; NaN where it has no such figure. */
  column: (facet: Limit["facet"]) => Float64Array;
  /** Products that have a word as it stands. */
  whole: (word: string) => Levels | undefined;
  /** Products whose code, or whose whole name, a text is. */
  called: (text: string) => readonly number[];
  accessory: Uint8Array;
  available: Uint8Array;
}

/** One thing that was asked for: a word, or a limit. */
interface Wish {
  at: number;
  said: string;
  shown: string;
  weight: number;
  required: boolean;
  has: (index: number) => boolean;
}

const limitWeight = { price: 3, power: 2, energy: 2 } as const;
/** As many wishes as a mask has room for. */
const most = 30;

const within = (value: number, { min = -Infinity, max = Infinity }: Limit): boolean => value >= min && value <= max;

/** A size stands also in the names of what has no such figure ("Quadro AC/DC 6 kW"). */
function wishOfLimit(limit: Limit, { column, whole }: Sources): Wish {
  const values = column(limit.facet);
  const named = limit.size === undefined ? undefined : whole(joined(limit.said));
  return {
    at: limit.at,
    said: limit.said,
    shown: limit.said,
    weight: limitWeight[limit.facet],
    required: true,
    has: (index) => {
      const value = values[index]!;
      return Number.isNaN(value) ? (named?.[index] ?? 0) > 0 : within(value, limit);
    },
  };
}

const wishOfWord = ({ at, said, corrected, weight, required, levels }: Word): Wish => ({
  at,
  said,
  shown: corrected ?? said,
  weight,
  required,
  has: (index) => levels[index]! > 0,
});

/**
 * What has every required wish; where nothing has, what has those that matter most together. A product whose code was asked
 * for is found whatever its words mean.
 */
export function match(text: string, words: readonly Word[], limits: readonly Limit[], sources: Sources): Matched {
  const wishes = [...limits.map((limit) => wishOfLimit(limit, sources)), ...words.map(wishOfWord)].slice(0, most);
  const required = wishes.reduce((mask, wish, at) => (wish.required ? mask | (1 << at) : mask), 0);
  const masks = new Int32Array(sources.size);
  wishes.forEach(({ has }, at) => {
    for (let index = 0; index < masks.length; index++) if (has(index)) masks[index]! |= 1 << at;
  });
  const called = sources.called(text);
  for (const index of called) masks[index] = -1;
  const wanted = bestOf(masks, required, wishes);
  const ofWords = wanted & ~((1 << limits.length) - 1);
  const kept = limits.filter((limit, at) => wanted & (1 << at) && isFound(limit, masks, wanted, sources));
  const named = limits.filter((limit, at) => wanted & (1 << at) && !kept.includes(limit));
  const mustHave = ofWords | limits.reduce((mask, limit, at) => (named.includes(limit) ? mask | (1 << at) : mask), 0);
  const found = wanted === 0 ? [] : indexesWhere(masks, (mask) => (mask & mustHave) === mustHave);
  const candidates = Uint32Array.from(withoutMentions(found, words, called));
  const missed = wishes.filter((wish, at) => wish.required && !(wanted & (1 << at)));
  return {
    candidates,
    ranks: ranksOf(
      candidates,
      words,
      limits.filter((limit) => !kept.includes(limit)),
      limits,
      called,
      sources,
    ),
    kept,
    near: candidates.length > 0 ? nearOf(wishes, wanted, missed) : undefined,
  };
}

function indexesWhere(masks: Int32Array, test: (mask: number) => boolean): number[] {
  const found: number[] = [];
  for (let index = 0; index < masks.length; index++) if (test(masks[index]!)) found.push(index);
  return found;
}

/** The required wishes that some product has together: all of them, or those that weigh most. */
function bestOf(masks: Int32Array, required: number, wishes: readonly Wish[]): number {
  const seen = new Set<number>();
  for (const mask of masks) {
    if ((mask & required) === required) return required;
    seen.add(mask & required);
  }
  const weigh = (mask: number): number =>
    wishes.reduce((sum, { weight }, at) => (mask & (1 << at) ? sum + weight + 1 / (at + 100) : sum), 0);
  return [...seen].reduce((best, mask) => (weigh(mask) > weigh(best) ? mask : best), 0);
}

const isFound = (limit: Limit, masks: Int32Array, wanted: number, { column }: Sources): boolean => {
  const values = column(limit.facet);
  return masks.some((mask, index) => (mask & wanted) === wanted && within(values[index]!, limit));
};

/**
 * Who asks for panels doesn't want the mountings whose names say "for 10 panels", unless there is nothing else. Spare parts
 * and the like stay, after the devices.
 */
function withoutMentions(
  found: readonly number[],
  words: readonly Word[],
  called: readonly number[],
): readonly number[] {
  const kinds = words.filter(({ isCategory, required }) => isCategory && required);
  const isOne = (index: number) => kinds.every(({ levels }) => levels[index]! > level.mentioned);
  if (kinds.length === 0 || !found.some(isOne)) return found;
  return found.filter((index) => isOne(index) || called.includes(index));
}

function nearOf(wishes: readonly Wish[], wanted: number, missed: readonly Wish[]): Near | undefined {
  const shown = wishes.filter((wish, at) => wish.required && wanted & (1 << at)).toSorted((a, b) => a.at - b.at);
  const corrected = shown.some((wish) => wish.shown !== wish.said);
  if (missed.length === 0 && !corrected) return undefined;
  return {
    missed: [...new Set(missed.map(({ said }) => said))],
    shown: [...new Set(shown.map((wish) => wish.shown))].join(" "),
  };
}

const steps = { called: 2 ** 31, optional: 2 ** 27, device: 2 ** 26, score: 2 ** 12, available: 2 ** 11 } as const;

/** How near a figure is to what was asked for: 1 where it is the same, 0 at four times as much or a quarter. */
const nearness = (value: number, wanted: number): number =>
  value > 0 && wanted > 0 ? Math.max(0, 1 - Math.abs(Math.log(value / wanted)) / Math.log(4)) : 0;

/**
 * First what was called by its code, then what has more of what need not be, devices before what is bought with them, then
 * what has the words better, what is in stock, and what is nearest to the size. Where no product has the size, its nearness
 * comes before the stock.
 */
function ranksOf(
  candidates: Uint32Array,
  words: readonly Word[],
  missed: readonly Limit[],
  limits: readonly Limit[],
  called: readonly number[],
  { size, column, accessory, available }: Sources,
): Float64Array {
  const ranks = new Float64Array(size);
  const sizes = limits.map((limit) => ({
    values: column(limit.facet),
    wanted: limit.size ?? limit.max ?? limit.min ?? 0,
    missed: missed.includes(limit),
    sized: limit.size !== undefined,
  }));
  for (const index of candidates) {
    let [score, optional, near] = [0, 0, 0];
    for (const { levels, required, isHad } of words) {
      if (isHad && accessory[index]) continue;
      score += levels[index]!;
      if (!required && levels[index]! > 0) optional++;
    }
    for (const { values, wanted, missed: gone, sized } of sizes) {
      if (gone) score += Math.round(nearness(values[index]!, wanted) * 400);
      else if (sized) near += nearness(values[index]!, wanted);
    }
    ranks[index] =
      optional * steps.optional +
      (1 - accessory[index]!) * steps.device +
      Math.min(score, 8000) * steps.score +
      available[index]! * steps.available +
      Math.min(2000, Math.round(near * 1000));
  }
  for (const index of called) ranks[index]! += steps.called;
  return ranks;
}
