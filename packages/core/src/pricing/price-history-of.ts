import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { table } from "../platform/table.ts";
import type { PriceHistoryEntry } from "./price-history.ts";
import { PriceHistoryEntity } from "./price.table.ts";

/** What was changed at a product's prices, the newest first; one request a page. */
export async function priceHistoryOf(
  productId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: PriceHistoryEntry[]; cursor: string | null }> {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: `PRICEHISTORY#${productId}` })
    .entities(PriceHistoryEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}
