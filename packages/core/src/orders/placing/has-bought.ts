import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { OrderEntity } from "../order.table.ts";

/** Whether a product is in an order of this user that is paid or delivered. One request per MB of orders. */
export async function hasBought(userId: string, productId: string): Promise<boolean> {
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: "gsi1", partition: `USER#${userId}#ORDERS` })
      .entities(OrderEntity)
      .options({
        attributes: ["status", "fulfilment", "lines"],
        reverse: true,
        ...(exclusiveStartKey && { exclusiveStartKey }),
      })
      .send();
    const bought = Items.some(
      ({ status, fulfilment, lines }) =>
        (status === "paid" || fulfilment === "delivered") && lines.some((line) => line.productId === productId),
    );
    if (bought) return true;
    exclusiveStartKey = LastEvaluatedKey;
  } while (exclusiveStartKey);
  return false;
}
