import type { FormattedItem } from "dynamodb-toolbox/entity";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { filledPage } from "../platform/page/filled-page.ts";
import { endAt } from "../platform/sharded-list/list.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { table } from "../platform/table.ts";
import { romeMonth } from "../platform/time.ts";
import { isNothing, keptShare, meanTenths, type PromiseOutcome, type PromiserKind } from "./given.ts";
import { GivenPromiseEntity, PromiseFiguresEntity, promisesOf } from "./promise.table.ts";

interface Wanted {
  /** Suppliers where nothing is said. */
  kind?: PromiserKind | undefined;
  /** "2026-11", of the promised day; the current month where nothing is said. */
  period?: string | undefined;
}

/** How suppliers, or carriers, kept what they promised for a month: an item for each of them, who promised most first. */
export async function promiseFigures({ kind = "supplier", period }: Wanted, now: Date) {
  const month = period ?? romeMonth(now);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PROMISEFIGURES#${month}`, range: { beginsWith: `${kind}#` } })
    .entities(PromiseFiguresEntity)
    .options({ maxPages: Infinity })
    .send();
  const items = Items.flatMap(({ promiserKey, promiserName, open = 0, kept = 0, late = 0, missing = 0, days = 0 }) => {
    const figures = { open, kept, late, missing, days };
    if (isNothing(figures)) return [];
    const row = { id: `${month}-${promiserKey}`, kind, period: month, promiser: promiserKey, name: promiserName };
    const promised = open + kept + late + missing;
    return [
      { ...row, promised, open, kept, late, missing, share: keptShare(figures), meanTenths: meanTenths(figures) },
    ];
  });
  return { items: items.toSorted((a, b) => b.promised - a.promised || (a.name < b.name ? -1 : 1)), cursor: null };
}

interface Asked extends Wanted {
  /** Whose: a supplier's id, a carrier's key. */
  promiser?: string | undefined;
  outcome?: PromiseOutcome | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Promises that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

type Row = FormattedItem<typeof GivenPromiseEntity>;

/** The promises that a figure counts, by their day. */
export async function listPromises({ kind = "supplier", period, promiser, outcome, ...page }: Asked, now: Date) {
  const month = period ?? romeMonth(now);
  const { items, cursor } = await filledPage<Row>(page, {
    read: (after) => pageOfShards(promisesOf(kind, month), GivenPromiseEntity, { after, limit: atOnce }),
    fitting: (rows) =>
      rows.filter(
        (row) =>
          (promiser === undefined || row.promiserKey === promiser) &&
          (outcome === undefined || row.outcome === outcome),
      ),
    keyOf: (row) => endAt(promisesOf(kind, month), row.gsi1sk ?? ""),
    lookedThrough,
  });
  return { items: items.map(viewOf), cursor };
}

const viewOf = ({ id, subjectId, promiserName = "", kind, number, aboutId, what, pieces, ...days }: Row) => {
  const { promisedOn, cameOn, leftOn, outcome } = days;
  const row = { id: `${subjectId}-${id}`, kind, name: promiserName, subjectId, number, aboutId, what, pieces };
  return { ...row, promisedOn, leftOn, cameOn, outcome };
};
