import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../../platform/table.ts";
import { hasEnded, type Cart, type Order } from "../order.ts";
import { OpenOrderEntity, OrderEntity, SavedOrderEntity } from "../order.table.ts";

/** An order that was made of a quotation, and whose it is. */
interface Made {
  orderId: string;
  userId: string;
}

/**
 * The carts and orders that hold a quotation's pieces, of those that were made of it: what its buyer has thrown away, or what has ended,
 * holds none. One request for 33 of them.
 */
export async function ordersHolding(made: readonly Made[]): Promise<(Cart | Order)[]> {
  const held: (Cart | Order)[] = [];
  for (let at = 0; at < made.length; at += 33) {
    const some = made.slice(at, at + 33);
    const users = [...new Set(some.map(({ userId }) => userId))];
    const { Responses } = await execute(
      table
        .build(BatchGetCommand)
        .requests(
          ...some.map(({ orderId }) => OrderEntity.build(BatchGetRequest).key({ id: orderId })),
          ...some.map(({ orderId, userId }) => SavedOrderEntity.build(BatchGetRequest).key({ userId, id: orderId })),
          ...users.map((userId) => OpenOrderEntity.build(BatchGetRequest).key({ userId })),
        )
        .options({ consistent: true }),
    );
    const ids = new Set(some.map(({ orderId }) => orderId));
    for (const found of (Responses?.[0] ?? []) as readonly (Cart | Order | undefined)[]) {
      if (found && ids.has(found.id) && !("number" in found && hasEnded(found))) held.push(found);
    }
  }
  return held;
}
