import { OrderEntity } from "../../orders/index.ts";
import { loadUsers } from "../../accounts/index.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { plusDays } from "../../platform/time.ts";
import { ReturnRequestEntity } from "../../returns/index.ts";
import { TicketEntity } from "../../tickets/index.ts";
import { entriesOf, FiguredEntity, FigureEntryEntity } from "../figures.table.ts";
import {
  measuresOf,
  moneyMarks,
  noMeasures,
  plus,
  type Entry,
  type Mark,
  type Measures,
  type PartKind,
  type SubjectKind,
} from "../rules/entry.ts";
import { currentPeriod } from "../rules/period.ts";
import { demandPeriod } from "./read-figures.ts";

export interface RecordFilters {
  /** The current year where it is absent. */
  period?: string | undefined;
  mark: Mark;
  dimension?: PartKind | undefined;
  value?: string | undefined;
}

type Row = Entry & {
  kind: SubjectKind;
  id: string;
  gsi1sk: string;
  /** What of one product stands in it, where one is asked for. */
  product?: Measures | undefined;
};

/** Entries that one request of ours looks through at most. */
const lookedThrough = 2000;
const atOnce = 100;

/** What of an entry counts in the figure: all of it, or the part that falls to a value. */
function counted(entry: Row, { dimension, value }: RecordFilters) {
  if (!dimension) return measuresOf(entry);
  if (dimension === "product") return entry.product;
  const part = entry.parts.find((one) => one.dimension === dimension && one.value === value);
  return part && measuresOf(part);
}

/** The same rows with what of a product stands in each: kept of an order that was paid, by which the rankings move too. */
async function withProduct(rows: readonly Row[], { mark, dimension, value }: RecordFilters): Promise<readonly Row[]> {
  if (dimension !== "product") return rows;
  if (mark !== "paid") return [];
  const figured = await readAll(
    FiguredEntity,
    rows.map(({ kind, id }) => ({ kind, id })),
  );
  const sold = new Map(figured.map((one) => [`${one.kind}#${one.id}`, one.sold ?? []]));
  return rows.map((row) => {
    const own = (sold.get(`${row.kind}#${row.id}`) ?? []).filter(({ productId }) => productId === value);
    const product = own.reduce<Measures>((sum, one) => plus(sum, one), noMeasures);
    return own.length === 0 ? row : { ...row, product };
  });
}

/** The entries that a figure adds up, the newest first: they add up to it to the cent, for both are written together. Problem: malformed-request. */
export async function listFigureRecords(
  filters: RecordFilters,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const { from, to } = demandPeriod(filters.period ?? currentPeriod("year", now));
  // A week may lie in two years; its later one comes first.
  const years = [...new Set([to.slice(0, 4), from.slice(0, 4)])];
  const { mark } = filters;
  const startOf = (year: string) => endAt(entriesOf(mark, year), plusDays(to, 1));
  const page = await filledPage<Row>(
    { cursor, limit },
    {
      read: async (after) => {
        const year = years.find((one) => startOf(one)["pk"] === after?.["pk"]) ?? years[0] ?? "";
        const { Items, LastEvaluatedKey } = await pageOfShards(entriesOf(mark, year), FigureEntryEntity, {
          after: after ?? startOf(year),
          limit: Math.max(limit, atOnce),
          reverse: true,
        });
        const within = Items.filter(({ day }) => day >= from);
        const next = years[years.indexOf(year) + 1];
        // Before the period's first day nothing is its own; where a year ends the one before goes on.
        if (within.length < Items.length) return { Items: within };
        return { Items, LastEvaluatedKey: LastEvaluatedKey ?? (next === undefined ? undefined : startOf(next)) };
      },
      fitting: async (rows) => (await withProduct(rows, filters)).filter((row) => counted(row, filters) !== undefined),
      keyOf: ({ day, gsi1sk }) => endAt(entriesOf(mark, day.slice(0, 4)), gsi1sk),
      lookedThrough,
    },
  );
  const named = await namesOf(page.items);
  return {
    ...page,
    items: page.items.map((row) => recordOf(row, filters, named.get(`${row.kind}#${row.id}`))),
  };
}

/** A row as it is read: what it is an entry of, and what it counts for. */
function recordOf({ kind, id, mark, day, ...entry }: Row, filters: RecordFilters, named: Named | undefined) {
  const { count, amount, wp } = counted({ kind, id, mark, day, ...entry }, filters) ?? noMeasures;
  return {
    id: `${kind}.${id}.${day}`,
    kind,
    of: id,
    day,
    ...named,
    count,
    ...(wp !== 0 && { wp }),
    ...(moneyMarks.has(mark) && { amount }),
    ...(mark === "ticket-answered" && { minutes: amount }),
  };
}

interface Named {
  /** What people call it: an order's number, a request's. */
  number?: string | undefined;
  name?: string | undefined;
}

/** What people call the things of a page; what is gone has no name any more. */
async function namesOf(rows: readonly Row[]): Promise<ReadonlyMap<string, Named>> {
  const ids = (kind: SubjectKind) => rows.filter((row) => row.kind === kind).map(({ id }) => ({ id }));
  const [orders, returns, tickets, users] = await Promise.all([
    readAll(OrderEntity, ids("order")),
    readAll(ReturnRequestEntity, ids("return")),
    readAll(TicketEntity, ids("ticket")),
    loadUsers(ids("user").map(({ id }) => id)),
  ]);
  return new Map<string, Named>([
    ...orders.map(
      ({ id, number, customer }) => [`order#${id}`, { number, name: customer.companyName ?? customer.name }] as const,
    ),
    ...returns.map(({ id, number, customerName }) => [`return#${id}`, { number, name: customerName }] as const),
    ...tickets.map(({ id, number, customerName }) => [`ticket#${id}`, { number, name: customerName }] as const),
    ...users.map(
      ({ id, name, surname, companyName }) =>
        [`user#${id}`, { name: companyName ?? `${name} ${surname}`.trim() }] as const,
    ),
  ]);
}
