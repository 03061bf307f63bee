import { distanceKm, type Point } from "../../platform/distance.ts";
import { cellsAround } from "./cells.ts";

/** Kilometres of the look around: domain-rules 5.10; where fewer than wanted are so near, farther ones are shown rather than none. */
export const searchRadii = [50, 150, 300] as const;
/** And those of a look that has found nobody at all: the nearest one, wherever in a country of Italy's length. */
export const farRadii = [600, 1200] as const;

const widest = Math.max(...searchRadii);

export interface Candidate {
  id: string;
  place: Point;
  /** How many leads they were named in, and how many of those they answered in time. */
  asked: number;
  answered: number;
}

/** The share answered in time, in basis points, as everybody reads it; nothing where nobody has asked yet. */
export const shareOf = ({ asked, answered }: Pick<Candidate, "asked" | "answered">) =>
  asked > 0 ? { answerShare: Math.round((answered / asked) * 10_000) } : {};

/** The share answered in time; who was never asked has the benefit of the doubt, as if one had been answered. */
export const answerShare = ({ asked, answered }: Pick<Candidate, "asked" | "answered">): number =>
  (answered + 1) / (asked + 1);

/** Distance in whole kilometres first, as it is shown; then the greater share answered in time; then the id. */
export function ranked<C extends Candidate>(from: Point, candidates: readonly C[]): (C & { km: number })[] {
  return candidates
    .map((one) => ({ ...one, km: Math.round(distanceKm(from, one.place)) }))
    .toSorted((a, b) => a.km - b.km || answerShare(b) - answerShare(a) || (a.id < b.id ? -1 : 1));
}

/**
 * The nearest candidates by great circle (R = 6371 km), `most` at most, none beyond the last radius. Reads the cells around the point, wider
 * ones only while fewer than `enough` are near, and the widest while nobody is; each cell once.
 */
export async function nearest<C extends Candidate>(
  from: Point,
  { enough, most }: { enough: number; most: number },
  read: (cells: readonly string[]) => Promise<readonly C[]>,
): Promise<(C & { km: number })[]> {
  const known = new Set<string>();
  const found: C[] = [];
  let near: (C & { km: number })[] = [];
  for (const radius of [...searchRadii, ...farRadii]) {
    const fresh = cellsAround(from, radius + 1).filter((cell) => !known.has(cell));
    for (const cell of fresh) known.add(cell);
    found.push(...(await read(fresh)));
    near = ranked(from, found).filter(({ km }) => km <= radius);
    if (near.length >= (radius < widest ? enough : 1)) break;
  }
  return near.slice(0, most);
}
