import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { moneyHeld } from "../sending/shipping-holds.ts";
import { asksWhetherKnown, withCheck } from "./order-check.ts";

/**
 * Whether another order of the same buyer has been paid, in part at least, and its money kept: of the company for a company's order, else
 * of the person for themselves. What they pay on behalf of a company makes neither known. One request per MB of orders.
 */
async function hasPaidBefore({ id, userId, companyId }: Pick<Order, "id" | "userId" | "companyId">): Promise<boolean> {
  const query =
    companyId === undefined
      ? { index: "gsi1" as const, partition: `USER#${userId}#ORDERS` }
      : { index: "gsi4" as const, partition: `COMPANY#${companyId}#ORDERS` };
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query(query)
      .entities(OrderEntity)
      .options({
        attributes: ["id", "companyId", "transactions"],
        ...(exclusiveStartKey && { exclusiveStartKey }),
      })
      .send();
    const paid = Items.some((one) => one.id !== id && one.companyId === companyId && moneyHeld(one).held > 0);
    if (paid) return true;
    exclusiveStartKey = LastEvaluatedKey;
  } while (exclusiveStartKey);
  return false;
}

/**
 * The order stopped for people to look at where it is the first one of its buyer, above 10,000 € with VAT, and its goods may leave from
 * this change on (domain-rules 8.1). Of two that are paid at the same moment neither knows of the other: both stop.
 */
export async function withFirstOrderCheck(before: Order | undefined, after: Order, now: Date): Promise<Order> {
  if (!asksWhetherKnown(before, after) || (await hasPaidBefore(after))) return after;
  return withCheck(after, "first-large-order", now);
}
