import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { demandDaysInOrder } from "../../platform/page/demand-days.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import { dayEnd, dayStart, instant, type CivilDate } from "../../platform/time.ts";
import { AuditEntity, auditPartitions } from "./audit.table.ts";
import { named, namesOf, type GoodsNames } from "./names-of.ts";

export interface AuditFilters {
  /** A user's id. */
  who?: string | undefined;
  kind?: string | undefined;
  entityId?: string | undefined;
  action?: string | undefined;
  /** Days in Rome, as the entries are shown, both included. */
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

type Key = Record<string, unknown>;
type Index = "gsi1" | "gsi2" | "gsi3" | "gsi4";

/** Without a first day the log goes back this many years. */
const reach = 10;
/** A rare combination of filters ends a page that has fewer entries, after this many requests: all years, and some more. */
const mostRequests = 16;

/** The instants that the days asked for span: the first and the last that count. The year 9999 has no next day. */
const spanOf = ({ from, to }: AuditFilters) => ({
  since: from && dayStart(from),
  until: to && dayEnd(to),
});

/** The narrowest partitions that hold what is asked, the newest first. */
function partitionsOf(filters: AuditFilters, now: Date): { index: Index; partitions: string[] } {
  const { kind, entityId, who, action } = filters;
  if (kind && entityId) return { index: "gsi3", partitions: [auditPartitions.entity(kind, entityId)] };
  if (who) return { index: "gsi2", partitions: [auditPartitions.author(who)] };
  if (action) return { index: "gsi4", partitions: [auditPartitions.action(action)] };
  const { since, until } = spanOf(filters);
  // The entries' partitions are years of UTC, as their instants are written.
  const last = Math.min(Number((until ?? "9999").slice(0, 4)), Number(instant(now).slice(0, 4)));
  const first = Number(since?.slice(0, 4) ?? last - reach);
  const years = Array.from({ length: Math.max(last - first + 1, 0) }, (_, ago) => String(last - ago));
  return { index: "gsi1", partitions: years.map(auditPartitions.year) };
}

/** One request's worth of a partition, newest first, within the days asked for. */
async function read(index: Index, partition: string, filters: AuditFilters, limit: number, after?: Key) {
  const { since = "0", until = "" } = spanOf(filters);
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index, partition, range: { between: [since, `${until}~`] } })
    .entities(AuditEntity)
    .options({ reverse: true, limit, ...(after && { exclusiveStartKey: after }) })
    .send();
  return { entries: Items, next: LastEvaluatedKey };
}
type Entry = Awaited<ReturnType<typeof read>>["entries"][number];

/** The writes of the back office, newest first. Problem: invalid-input where the last day is before the first. */
export async function listAuditLog(filters: AuditFilters, { cursor, limit }: Page, goodsNames: GoodsNames, now: Date) {
  demandDaysInOrder(filters.from, filters.to, "to");
  const { index, partitions } = partitionsOf(filters, now);
  const begun = startingAt(cursor).exclusiveStartKey;
  const found: Entry[] = [];
  let after = begun;
  let at = begun ? Math.max(partitions.indexOf(String(begun[`${index}pk`])), 0) : 0;
  for (let requests = 0; at < partitions.length && found.length < limit && requests < mostRequests; requests++) {
    const { entries, next } = await read(index, partitions[at] ?? "", filters, limit - found.length, after);
    found.push(...entries.filter((entry) => matches(entry, filters)));
    after = next;
    if (!next) at++;
  }
  const more = at < partitions.length ? (after ?? beginningOf(index, partitions[at] ?? "")) : undefined;
  return { items: await withNames(found, goodsNames), cursor: cursorOf(more) };
}

/** Before the newest entry of a partition, for a page that ended with the one before it. */
const beginningOf = (index: Index, partition: string) => ({
  pk: "AUDIT#~",
  sk: "ENTRY",
  [`${index}pk`]: partition,
  [`${index}sk`]: "~",
});

const matches = (entry: Entry, { who, kind, entityId, action }: AuditFilters): boolean =>
  (!who || entry.by === who) &&
  (!kind || entry.kind === kind) &&
  (!entityId || entry.entityId === entityId) &&
  (!action || entry.action === action);

const isAbout = (kind: string) => (entry: Entry) => (entry.kind === kind ? [entry.entityId ?? ""] : []);

/** The names are not kept in the log, so that an erased account leaves none there. */
async function withNames(entries: readonly Entry[], goodsNames: GoodsNames) {
  const changes = entries.flatMap((entry) => Object.values(entry.changes));
  const people = entries.flatMap((entry) => [entry.by, entry.actingFor ?? "", ...isAbout("users")(entry)]);
  const names = await namesOf({
    people,
    companies: entries.flatMap(isAbout("companies")),
    products: entries.flatMap(isAbout("products")),
    changes,
    goodsNames,
  });
  return entries.map((entry) => ({
    ...entry,
    byName: names.get(entry.by) ?? "",
    actingForName: names.get(entry.actingFor ?? ""),
    entityName: names.get(entry.entityId ?? ""),
    changes: Object.values(entry.changes).map((change) => named(change, names)),
  }));
}
