import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../platform/table.ts";
import type { SeenStock } from "./movements/ledger-writes.ts";
import { StockEntity } from "./stock.table.ts";

const inARequest = 100;

/** What lies where of products, as it stands: one request for each hundred. */
export async function stockSeen(productIds: readonly string[]): Promise<SeenStock> {
  const ids = [...new Set(productIds)];
  const seen = new Map<string, { onHand: number; elsewhere: number }>();
  for (let at = 0; at < ids.length; at += inARequest) {
    const requests = ids
      .slice(at, at + inARequest)
      .map((productId) => StockEntity.build(BatchGetRequest).key({ productId }));
    const command = table
      .build(BatchGetCommand)
      .requests(...requests)
      .options({ consistent: true });
    const { Responses } = await execute(command);
    for (const stock of Responses?.[0] ?? []) {
      if (stock) seen.set(stock.productId, { onHand: stock.onHand, elsewhere: stock.elsewhere ?? 0 });
    }
  }
  return seen;
}
