import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { indexKeysOf } from "@solvia/core/orders/order.table";
import { documents, table } from "@solvia/core/platform/table";
import { exampleOrder } from "./example-order.ts";

/** Stores an order as the table has it from before lines said in which language they were sold, and with what a later version may add. */
export async function storeOlderOrder() {
  const order = exampleOrder("it", "it");
  const lines = order.lines.map((line, index) => ({
    ...line,
    language: undefined,
    ...(index === 0 && { serial: "S-1" }),
  }));
  const at = { _ct: order.createdOn, _md: order.createdOn };
  const keys = { pk: `ORDER#${order.id}`, sk: "ORDER", ...indexKeysOf(order) };
  const item = { ...order, lines, ...keys, ...at, _et: "Order", carrier: "BRT" };
  await documents.send(new PutCommand({ TableName: table.getName(), Item: item }));
  return order;
}
