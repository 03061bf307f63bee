import { Entity, item, string } from "dynamodb-toolbox";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { Order } from "../order.ts";
import { dueDocument, isSplit } from "../papers/due-document.ts";

/** That an order is due a document, beside its other days: it comes and goes with the order's own writes. */
export const DueDocumentEntity = kept(
  new Entity({
    name: "DueDocument",
    table,
    schema: item({ orderId: string().key(), gsi1pk: string(), gsi1sk: string() }),
    computeKey: ({ orderId }: { orderId: string }) => ({ pk: `ORDER#${orderId}`, sk: "DUEDOCUMENT" }),
  }),
);

/** Orders that are due a document, by the last day on which it is issued in time; those without one last. */
export const ordersToInvoice = shardedList("gsi1", "ORDERDAYS#INVOICE", 4);

const noDay = "9999-12-31";

const placeOf = (order: Order) => {
  const due = dueDocument(order, isSplit(order));
  return due && keysIn(ordersToInvoice, due.by ?? noDay, order.id);
};

/** What a change of an order changes in the list of those that are due a document, in the order's own transaction. */
export function dueDocumentWrites(before: Order | undefined, after: Order) {
  const { id: orderId } = after;
  const place = placeOf(after);
  const former = before && placeOf(before);
  if (place?.gsi1sk === former?.gsi1sk) return [];
  return place
    ? [DueDocumentEntity.build(PutTransaction).item({ orderId, ...place })]
    : [DueDocumentEntity.build(DeleteTransaction).key({ orderId })];
}
