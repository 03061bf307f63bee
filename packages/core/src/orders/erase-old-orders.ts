import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { forgetOrderOf } from "../logistics/index.ts";
import { setting } from "../platform/config.ts";
import { FileEntity } from "../platform/files/file.table.ts";
import { deleteObjects } from "../platform/files/storage.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { table } from "../platform/table.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { DueDocumentEntity } from "./days/due-document.table.ts";
import { ShipmentRowEntity } from "./sending/shipment-row.table.ts";
import { OrderDaysEntity } from "./days/order-days.table.ts";
import { OrderHistoryEntity } from "./history/history.table.ts";
import { ReceiptEntity } from "./ledger/receipt.table.ts";
import { eraseBooking } from "./ledger/transfers.ts";
import type { Order } from "./order.ts";
import { OrderEntity, OrderNumberEntity, ordersOfMonth } from "./order.table.ts";
import { WithdrawalTaskEntity } from "./withdrawal/withdrawal-task.ts";

/** What still waits for money or for a decision is no record yet, however old. */
const settled: ReadonlySet<Order["status"]> = new Set<Order["status"]>(["paid", "failed"]);

/** Erases what hangs on an order in a domain above; whether nothing is left of it. */
type ErasesBeside = (orderId: string) => Promise<boolean>;

/**
 * Erases the settled orders that were placed in a month ("2026-11"), with their documents and what hangs on them elsewhere; how many. An
 * order whose years are not over elsewhere stays until they are. Its item goes last: what fails before is done again with it.
 */
export async function eraseOrdersOf(month: string, eraseOthers: ErasesBeside): Promise<number> {
  let erased = 0;
  await eachApart(rowsOfShards(ordersOfMonth(month), OrderEntity, { atOnce: 50 }), async (order) => {
    if (!settled.has(order.status) || !(await eraseOthers(order.id))) return;
    await eraseOrder(order);
    erased += 1;
  });
  return erased;
}

type Erasable = Pick<Order, "id" | "number" | "version" | "documents" | "stockMovements" | "shipments">;

async function eraseOrder({ id, number, version, documents = [], stockMovements, shipments }: Erasable): Promise<void> {
  const drawn = Array.from({ length: version }, (_, at) => `orders/${id}/pro-forma-${at + 1}.pdf`);
  // Invoices go by their own date, which may be a later one.
  const added = documents.filter(({ issued }) => !issued);
  const keys = [...added.map(({ key }) => key), ...drawn];
  await deleteObjects(setting("PRIVATE_BUCKET"), keys);
  for (const { id: name } of added) await FileEntity.build(DeleteItemCommand).key({ name }).send();
  await eraseBeside(id);
  // An order of before movements has one of its own id.
  for (const { id: movementId } of stockMovements ?? [{ id }]) await forgetOrderOf(movementId);
  for (const shipment of shipments ?? [{ id }])
    await ShipmentRowEntity.build(DeleteItemCommand).key({ id: shipment.id }).send();
  await OrderDaysEntity.build(DeleteItemCommand).key({ orderId: id }).send();
  await DueDocumentEntity.build(DeleteItemCommand).key({ orderId: id }).send();
  await WithdrawalTaskEntity.build(DeleteItemCommand).key({ orderId: id }).send();
  await OrderNumberEntity.build(DeleteItemCommand).key({ number }).send();
  await OrderEntity.build(DeleteItemCommand).key({ id }).send();
}

/** Its receipts, what their references are remembered by, and its history. */
async function eraseBeside(id: string): Promise<void> {
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: `ORDER#${id}` })
      .entities(ReceiptEntity, OrderHistoryEntity)
      .options({ limit: 50, ...(next && { exclusiveStartKey: next }) })
      .send();
    for (const item of Items) {
      if ("key" in item) await eraseBooking(item);
      await ("key" in item
        ? ReceiptEntity.build(DeleteItemCommand).key({ orderId: id, key: item.key }).send()
        : OrderHistoryEntity.build(DeleteItemCommand).key({ orderId: id, id: item.id }).send());
    }
    next = LastEvaluatedKey;
  } while (next);
}

const isEmpty = async (query: { partition: string; index: "gsi1" | "gsi4" }): Promise<boolean> => {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query(query)
    .entities(OrderEntity)
    .options({ limit: 1 })
    .send();
  return Items.length === 0;
};

/** Whether orders name this user, or this company. */
export const namedByOrders = async ({ userId, companyId }: { userId?: string; companyId?: string }): Promise<boolean> =>
  !(userId
    ? await isEmpty({ index: "gsi1", partition: `USER#${userId}#ORDERS` })
    : await isEmpty({ index: "gsi4", partition: `COMPANY#${companyId}#ORDERS` }));
