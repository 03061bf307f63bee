import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { loadProduct, productIdOf } from "../../catalogue/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { rowOf, type FeedRow } from "./feed-row.ts";
import type { FeedEntry } from "./feed-view.ts";
import { feedPartition, FeedPlaceEntity, FeedRecordEntity } from "./feed.table.ts";
import { cursorText, priceMark, readCursor, since, type Position } from "./position.ts";
import { readHead } from "./record-changes.ts";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";

interface Asked {
  /** As the last page gave it. */
  cursor?: string | undefined;
  /** Without a cursor: all that has changed from then on; everything where it is absent. */
  changedSince?: string | undefined;
  limit: number;
}

/** Just after a place: no other lies between. */
const after = ({ at, productId }: Position): string => `${at}#${productId}\u0000`;

/**
 * A page of the catalogue's changes, the oldest first. Two requests: the head, then the places up to it. What is given after the head was
 * read waits for the next page, so that a transaction is seen whole or not at all; a product that changes while somebody reads goes behind them and is
 * read again. The cursor is there on the last page too, for the next reading. Problems: malformed-request; cursor-expired where what left since is
 * no longer told, or the reader has other prices than when it was given: they begin anew.
 */
export async function readFeed(user: User, { cursor, changedSince, limit }: Asked) {
  const mark = priceMark(user);
  const from = positionOf({ cursor, changedSince }, mark);
  const head = await readHead();
  const begun = from?.begun ?? head?.at ?? "";
  if (from && from.at < (head?.forgottenAt ?? "") && begun < (head?.forgottenAt ?? ""))
    throw new Problem("cursor-expired", { reason: "age" });
  if (!head || (from && after(from) > `${head.at}#\uFFFF`)) return pageOf([], false, cursor ?? null);
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: feedPartition, range: { between: [from ? after(from) : "0", `${head.at}#\uFFFF`] } })
    .entities(FeedRecordEntity)
    .options({ consistent: true, limit })
    .send();
  const entries = Items.map(({ at, productId, productCode, row }): FeedEntry => ({
    at,
    productId,
    productCode,
    row: row === undefined ? undefined : (JSON.parse(row) as FeedRow),
  }));
  const last = entries.at(-1);
  return pageOf(entries, LastEvaluatedKey !== undefined, last ? cursorText(last, mark, begun) : (cursor ?? null));
}

const pageOf = (entries: readonly FeedEntry[], hasMore: boolean, cursor: string | null) => ({
  entries,
  hasMore,
  cursor,
});

/** Where a reader goes on; undefined for who begins. */
function positionOf({ cursor, changedSince }: Omit<Asked, "limit">, mark: string) {
  if (cursor !== undefined) {
    const read = readCursor(cursor);
    if (read.mark !== mark) throw new Problem("cursor-expired", { reason: "prices" });
    return read;
  }
  if (changedSince === undefined) return undefined;
  const from = since(new Date(changedSince));
  return { ...from, begun: from.at };
}

/**
 * One product as it is at this moment, by its code: three requests. Problem: not-found, also for one that is hidden.
 */
export async function readProduct(user: User, productCode: string, now: Date): Promise<FeedEntry & { row: FeedRow }> {
  const productId = await productIdOf(productCode);
  if (productId === undefined) throw new Problem("not-found");
  const [loaded, { Item }] = await Promise.all([
    loadProduct(productId, { locale: user.locale, consistent: true }),
    FeedPlaceEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send(),
  ]);
  const row = rowOf(loaded);
  if (!row) throw new Problem("not-found");
  return { productId, productCode: row.productCode, at: Item?.at ?? instant(now), row };
}
