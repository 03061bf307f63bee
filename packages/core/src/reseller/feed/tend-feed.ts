import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { ProductRowEntity, productsList } from "../../catalogue/index.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { feedPartition, FeedPlaceEntity, FeedRecordEntity, FeedTurnEntity, feedTurnsPartition } from "./feed.table.ts";
import { headWrite, readHead, recordChanges } from "./record-changes.ts";

/** So many prices that begin or end are looked at in one request. */
const turnsAtOnce = 500;

/** Takes down the products of which a price has begun or ended by itself, the first one first. Answers how many got a place. */
export async function recordTurns(now: Date): Promise<number> {
  let recorded = 0;
  for (;;) {
    const { Items = [] } = await table
      .build(QueryCommand)
      .query({ partition: feedTurnsPartition, range: { lte: `${instant(now)}#\uFFFF` } })
      .entities(FeedTurnEntity)
      .options({ consistent: true, limit: turnsAtOnce })
      .send();
    recorded += await recordChanges(
      Items.map(({ productId }) => productId),
      now,
    );
    if (Items.length < turnsAtOnce) return recorded;
  }
}

/** Days for which the feed tells that a product has left: a reader of before begins anew. */
export const goneDays = 90;

/**
 * Compares the feed with the catalogue and mends it, so that a message that was lost is made up for within a day; forgets what left long ago.
 * Reads all of both: not for a request. Answers how many products got a place.
 */
export async function rebuildFeed(now: Date): Promise<number> {
  const ids = new Set<string>();
  for await (const { id } of rowsOfShards(productsList, ProductRowEntity)) ids.add(id);
  const forgotten: { at: string; productId: string }[] = [];
  const horizon = instant(new Date(now.getTime() - goneDays * 86_400_000));
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: feedPartition })
      .entities(FeedRecordEntity)
      .options({ consistent: true, ...(after && { exclusiveStartKey: after }) })
      .send();
    for (const { at, productId, gone } of Items) {
      if (!gone) ids.add(productId);
      else if (at < horizon) forgotten.push({ at, productId });
    }
    after = LastEvaluatedKey;
  } while (after);
  const recorded = await recordChanges([...ids], now);
  for (let from = 0; from < forgotten.length; from += forgottenAtOnce)
    await forget(forgotten.slice(from, from + forgottenAtOnce));
  return recorded;
}

const forgottenAtOnce = 40;

/** Takes products that left out of the feed, those that came back meanwhile excepted; the head says up to when. */
const forget = (records: readonly { at: string; productId: string }[]): Promise<unknown> =>
  decidedAnew(async () => {
    const head = await readHead();
    const places = await readAll(
      FeedPlaceEntity,
      records.map(({ productId }) => ({ productId })),
    );
    const left = places.filter((place) =>
      records.some((one) => one.productId === place.productId && one.at === place.at),
    );
    if (!head || left.length === 0) return;
    const forgottenAt = [head.forgottenAt ?? "", ...left.map(({ at }) => at)].toSorted().at(-1);
    try {
      await execute(
        headWrite(head, { at: head.at, forgottenAt }),
        ...left.flatMap(({ at, productId }) => [
          FeedRecordEntity.build(DeleteTransaction).key({ at, productId }),
          FeedPlaceEntity.build(DeleteTransaction).key({ productId }),
        ]),
      );
    } catch (error) {
      throw orVersionConflict(error);
    }
  });
