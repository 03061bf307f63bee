import { userNames } from "../../accounts/index.ts";
import { ProductEntity } from "../../catalogue/index.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import {
  measuresOf,
  noMeasures,
  noValue,
  type Dimension,
  type Mark,
  type Measures,
  type ProductSum,
} from "../rules/entry.ts";
import { currentPeriod, neighbour, yearBefore } from "../rules/period.ts";
import type { Sum } from "../rules/sums.ts";
import { demandPeriod, figuresOf, soldIn } from "./read-figures.ts";

const wholeOf = (sums: readonly Sum[], mark: Mark): Measures => {
  const found = sums.find((one) => one.mark === mark && one.dimension === "");
  return found ? measuresOf(found) : noMeasures;
};

/** What a period comes to beside the one before and that of a year ago, by some marks. Three requests, a week up to six. Problem: malformed-request. */
export async function reportOf(asked: string | undefined, marks: readonly Mark[], now: Date) {
  const period = demandPeriod(asked ?? currentPeriod("month", now));
  const [previous, yearAgo] = [neighbour(period, -1), yearBefore(period)];
  const [told, before, year] = await Promise.all([
    figuresOf(period.text),
    figuresOf(previous),
    // Of a year both are the same one.
    previous === yearAgo ? undefined : figuresOf(yearAgo),
  ]);
  const wanted = new Set<Mark>(marks);
  const { text, grain, from, to } = period;
  return {
    period: text,
    grain,
    from,
    to,
    previous,
    yearAgo,
    sums: told.sums,
    figures: marks.map((mark) => ({
      mark,
      ...wholeOf(told.sums, mark),
      previous: wholeOf(before.sums, mark),
      yearAgo: wholeOf((year ?? before).sums, mark),
    })),
    parts: told.parts.map(({ part, sums }) => ({
      part,
      figures: sums
        .filter(({ mark, dimension }) => dimension === "" && wanted.has(mark))
        .map((sum) => ({ mark: sum.mark, ...measuresOf(sum) })),
    })),
  };
}

/** What marks come to by the values of dimensions, the greatest first, agents by their names; one request for these. */
export async function partedBy(sums: readonly Sum[], wanted: readonly (readonly [Mark, Dimension])[]) {
  const parted = wanted.map(([mark, dimension]) => ({
    mark,
    dimension,
    rows: sums
      .filter((one) => one.mark === mark && one.dimension === dimension)
      .map((sum) => ({ value: sum.value, ...measuresOf(sum) }))
      .toSorted((a, b) => b.amount - a.amount || b.count - a.count || a.value.localeCompare(b.value)),
  }));
  const agents = parted.filter(({ dimension }) => dimension === "agent").flatMap(({ rows }) => rows);
  const ids = [...new Set(agents.map(({ value }) => value))].filter((value) => value !== noValue);
  const names = await userNames(ids.slice(0, mostNamed));
  return parted.map(({ mark, dimension, rows }) => ({
    mark,
    dimension,
    rows: rows.map((row) => ({ ...row, name: dimension === "agent" ? names.get(row.value) : undefined })),
  }));
}

/** As many as one request names. */
const mostNamed = 100;
const ranked = 20;

/** The products of a month or a year that came to most, by money and by peak watts; two requests. */
export async function rankingOf(text: string) {
  const sold = await soldIn(demandPeriod(text));
  if (!sold) return undefined;
  const first = (measure: "amount" | "wp") =>
    sold
      .filter((one) => one[measure] > 0)
      .toSorted((a, b) => b[measure] - a[measure] || a.productId.localeCompare(b.productId))
      .slice(0, ranked);
  const [byAmount, byWp] = [first("amount"), first("wp")];
  const keys = [...byAmount, ...byWp].map(({ productId }) => ({ id: productId }));
  const names = new Map(
    (await readAll(ProductEntity, keys)).map(({ id, series, fields }) => [id, `${series.brand} ${fields.name}`]),
  );
  const named = (some: readonly ProductSum[]) => some.map((one) => ({ ...one, name: names.get(one.productId) }));
  return { byAmount: named(byAmount), byWp: named(byWp) };
}
