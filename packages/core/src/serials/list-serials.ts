import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { filledPage } from "../platform/page/filled-page.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { table } from "../platform/table.ts";
import { inRange, isBackwards, type Range } from "./codes/range.ts";
import { shapesOf } from "./scan/shapes-known.ts";
import type { Serial } from "./serial.ts";
import { SerialEntity } from "./serial.table.ts";
import { standingNow } from "./standing-now.ts";

interface Paging {
  cursor?: string | undefined;
  limit: number;
}

/** So many pieces of a model are looked through at most for a page. */
const lookedThrough = 5000;

const keyIn = ({ code, productId }: Serial) => ({
  pk: `SERIAL#${code}`,
  sk: `PRODUCT#${productId}`,
  gsi1pk: `SERIALSOF#${productId}`,
  gsi1sk: code,
});

const takenKey = ({ code, productId, unloadId = "" }: Serial) => ({
  pk: `SERIAL#${code}`,
  sk: `PRODUCT#${productId}`,
  gsi3pk: `SERIALSOUT#${unloadId}`,
  gsi3sk: code,
});

/**
 * A model's pieces from one code to another, both included, as they stand now, by the form of its serials (`inRange`): whom a recall is about. Three
 * requests a page. Problem: invalid-input where the last is before the first.
 */
export async function serialsFromTo(productId: string, { from, to, cursor, limit }: Paging & Range) {
  if (isBackwards({ from, to })) throw invalid({ field: "to", code: "before-start" });
  const shapes = (await shapesOf([productId])).get(productId) ?? [];
  // Only of ends of one length the texts between them hold all that is asked for.
  const isOneForm = from !== undefined && to !== undefined && from.length === to.length;
  const range = isOneForm ? { range: { between: [from, to] as [string, string] } } : {};
  const { items, cursor: next } = await filledPage<Serial>(
    { cursor, limit },
    {
      read: (after) =>
        table
          .build(QueryCommand)
          .query({ index: "gsi1", partition: `SERIALSOF#${productId}`, ...range })
          .entities(SerialEntity)
          .options({ limit, ...(after && { exclusiveStartKey: after }) })
          .send(),
      fitting: (found) => found.filter(({ code }) => inRange(code, { from, to }, shapes)),
      keyOf: keyIn,
      lookedThrough,
    },
  );
  return { items: await standingNow(items), cursor: next };
}

/** The pieces that came, or are to come, on a pallet, by code, as they stand now. */
export async function serialsOnPallet(sscc: string, { cursor, limit }: Paging) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi4", partition: `PALLET#${sscc}` })
    .entities(SerialEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  return { items: await standingNow(Items), cursor: cursorOf(LastEvaluatedKey) };
}

/** What a movement brought here, by code. One request a page. */
export async function serialsBroughtBy(movementId: string, { cursor, limit }: Paging) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi2", partition: `SERIALSIN#${movementId}` })
    .entities(SerialEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}

/** What a movement took away, by code. One request a page. */
export async function serialsTakenBy(movementId: string, { cursor, limit }: Paging) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: `SERIALSOUT#${movementId}` })
    .entities(SerialEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}

/**
 * What some movements took away, one after the other, each by code: a page of so many, however many movements they are of. One request for each movement that the page
 * comes to. Problem: malformed-request of a cursor that is none of theirs.
 */
export async function serialsTakenByEach(movementIds: readonly string[], { cursor, limit }: Paging) {
  const partitions = movementIds.map((id) => `SERIALSOUT#${id}`);
  const from = cursor === undefined ? undefined : startingAt(cursor).exclusiveStartKey?.["gsi3pk"];
  const begun = from === undefined ? 0 : partitions.indexOf(String(from));
  if (begun < 0 || (cursor !== undefined && from === undefined)) throw new Problem("malformed-request");
  const items: Serial[] = [];
  let after = cursor;
  for (const [at, id] of movementIds.slice(begun).entries()) {
    const page = await serialsTakenBy(id, { cursor: after, limit: limit - items.length });
    items.push(...page.items);
    const last = items.at(-1);
    const isMore = page.cursor !== null || begun + at < movementIds.length - 1;
    if (items.length >= limit && last) return { items, cursor: isMore ? cursorOf(takenKey(last)) : null };
    after = undefined;
  }
  return { items, cursor: null };
}

/** All that a movement brought here and nothing has brought since, by code; a request for each megabyte, some two thousand pieces. */
export async function everySerialBroughtBy(movementId: string): Promise<Serial[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi2", partition: `SERIALSIN#${movementId}` })
    .entities(SerialEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

/** All that a movement took away, by code; a request for each megabyte, some two thousand pieces. */
export async function everySerialTakenBy(movementId: string): Promise<Serial[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: `SERIALSOUT#${movementId}` })
    .entities(SerialEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}
