import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { instant } from "../platform/time.ts";
import type { Price } from "./price.ts";
import { PriceEntity, PriceHistoryEntity } from "./price.table.ts";

/** Makes prices current and keeps them in the history for ever; at most 50 at once, all or none. */
export async function setPrices(prices: readonly Omit<Price, "createdOn">[], now: Date): Promise<void> {
  const writes = prices.flatMap((price) => {
    const item = { ...price, createdOn: instant(now) };
    return [PriceEntity.build(PutTransaction).item(item), PriceHistoryEntity.build(PutTransaction).item(item)];
  });
  if (writes.length > 0) await execute(...writes);
}
