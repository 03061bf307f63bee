import type { Category } from "../../platform/category.ts";
import type { Technical, TechnicalField } from "../../catalogue/index.ts";

/** Facts by which one article stands in for another. */
export interface Substitutable {
  id: string;
  category: Category;
  typology?: string | undefined;
  fields: Technical;
  available: number;
}

/** What is another in the article that stands in. */
export interface SubstituteDifference {
  field: TechnicalField;
  before?: string | number | undefined;
  after?: string | number | undefined;
}

/** The figures of a category that a plan rests on. */
interface Comparable {
  /** What it is chosen by: must be known of both, and differ by this share at most. */
  by?: readonly [TechnicalField, number];
  /** Differ by this share at most where both are known. */
  near?: Readonly<Partial<Record<TechnicalField, number>>>;
  /** Must be the same. */
  same?: readonly TechnicalField[];
  /** Named where they differ, and may. */
  told?: readonly TechnicalField[];
  /** Whether one typology stands in for another: a look does, another connection to the grid doesn't. */
  anyTypology?: boolean;
}

const guarantees = ["productGuarantee", "performanceGuarantee"] as const;
/**
 * A tenth in power is a panel more or less of a string; a fifth in voltage still fits most inverters' window. Structures and accessories
 * have no figure that says whether one fits in the other's place: nothing stands in for them.
 */
const comparable: Readonly<Partial<Record<Category, Comparable>>> = {
  panels: {
    by: ["powerWatt", 0.1],
    near: { voc: 0.2, isc: 0.2 },
    told: ["efficiency", "technology", "cellsNumber", ...guarantees],
    anyTypology: true,
  },
  inverters: {
    by: ["powerWatt", 0.15],
    near: { maxVoltage: 0.2, maxShortCircuitCurrent: 0.25 },
    same: ["mpptNumber", "batteryTension"],
    told: ["mpptInputs", ...guarantees],
  },
  batteries: {
    by: ["energyWattHour", 0.15],
    same: ["tension", "bms"],
    told: ["technology", "protectionClass", ...guarantees],
  },
  optimizers: { by: ["powerWatt", 0.15], near: { maxVoltage: 0.2 }, told: ["cableLength", "protectionClass"] },
  emobility: {
    by: ["powerWatt", 0.1],
    same: ["connectorType"],
    told: ["currentOutput", "protectionClass", ...guarantees],
  },
  electrical_cabinet: { same: ["numberStringIn", "numberStringOut"], near: { powerWattMax: 0.1 } },
};

/** Whether anything of this category can stand in for another. */
export const isComparable = (category: Category): boolean => comparable[category] !== undefined;

/** The share by which a figure differs from what it was; undefined where one of them isn't known. */
function shareOf(before: unknown, after: unknown): number | undefined {
  if (typeof before !== "number" || typeof after !== "number" || before === 0) return undefined;
  return Math.abs(after - before) / Math.abs(before);
}

type One = Omit<Substitutable, "available">;

/** How far an article is from another in the figures that count: the sum of their shares; undefined where it can't stand in. */
function farness(one: One, other: One): number | undefined {
  const figures = comparable[one.category];
  if (!figures || one.id === other.id || one.category !== other.category) return undefined;
  const { by, near = {}, same = [], anyTypology = false } = figures;
  if (!anyTypology && one.typology !== other.typology) return undefined;
  if (same.some((field) => one.fields[field] !== other.fields[field])) return undefined;
  let far = 0;
  if (by && one.fields[by[0]] !== undefined) {
    const share = shareOf(one.fields[by[0]], other.fields[by[0]]);
    if (share === undefined || share > by[1]) return undefined;
    far += share;
  }
  for (const [field, most] of Object.entries(near) as [TechnicalField, number][]) {
    const share = shareOf(one.fields[field], other.fields[field]) ?? 0;
    if (share > most) return undefined;
    far += share;
  }
  return far;
}

/** Named at most, those that count most first. */
const mostDifferences = 4;

function differencesOf(one: One, other: One): SubstituteDifference[] {
  const { by, near = {}, told = [] } = comparable[one.category] ?? {};
  const looked = [...(by ? [by[0]] : []), ...(Object.keys(near) as TechnicalField[]), ...told];
  return looked
    .filter((field) => one.fields[field] !== other.fields[field])
    .map((field) => ({ field, before: one.fields[field], after: other.fields[field] }))
    .slice(0, mostDifferences);
}

/**
 * Those of some articles that stand in for one, the nearest first: of its category and kind, their figures within the bounds that a plan
 * bears, with as many pieces as are wanted; of equals the one of which there are most.
 */
export function nearestFirst<A extends Substitutable>(one: One, among: Iterable<A>, wanted: number): A[] {
  const near: { article: A; far: number }[] = [];
  for (const article of among) {
    const far = article.available >= wanted ? farness(one, article) : undefined;
    if (far !== undefined) near.push({ article, far });
  }
  return near
    .toSorted(
      (a, b) => a.far - b.far || b.article.available - a.article.available || a.article.id.localeCompare(b.article.id),
    )
    .map(({ article }) => article);
}

/** The nearest of them, with what is another in it. Undefined where none will do. */
export function nearestOf<A extends Substitutable>(
  one: One,
  among: readonly A[],
  wanted: number,
): { article: A; differences: SubstituteDifference[] } | undefined {
  const [article] = nearestFirst(one, among, wanted);
  return article && { article, differences: differencesOf(one, article) };
}
