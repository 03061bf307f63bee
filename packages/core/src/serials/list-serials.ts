import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { invalid } from "../platform/problems.ts";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { table } from "../platform/table.ts";
import type { Serial } from "./serial.ts";
import { SerialEntity } from "./serial.table.ts";
import { standingNow } from "./standing-now.ts";

interface Paging {
  cursor?: string | undefined;
  limit: number;
}

/**
 * A model's pieces from one code to another, both included, by code, as they stand now: whom a recall is about. Two requests a page. Problem:
 * invalid-input where the last is before the first.
 */
export async function serialsFromTo(
  productId: string,
  { from, to, cursor, limit }: Paging & { from?: string | undefined; to?: string | undefined },
) {
  if (from !== undefined && to !== undefined && from > to) throw invalid({ field: "to", code: "before-start" });
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: `SERIALSOF#${productId}`, ...rangeOf(from, to) })
    .entities(SerialEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  return { items: await standingNow(Items), cursor: cursorOf(LastEvaluatedKey) };
}

function rangeOf(from: string | undefined, to: string | undefined) {
  if (from !== undefined && to !== undefined) return { range: { between: [from, to] as [string, string] } };
  if (from !== undefined) return { range: { gte: from } };
  return to === undefined ? {} : { range: { lte: to } };
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
