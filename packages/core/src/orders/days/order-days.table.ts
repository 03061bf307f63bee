import { Entity, item, string } from "dynamodb-toolbox";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { Order } from "../order.ts";
import { dueDocumentWrites } from "./due-document.table.ts";
import { daysOf } from "./order-days.ts";

/**
 * When something falls due for an order: it stands in a list for each of its days, and in none without one. It comes and goes with
 * the order's own writes.
 */
export const OrderDaysEntity = kept(
  new Entity({
    name: "OrderDays",
    table,
    schema: item({
      orderId: string().key(),
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      gsi2pk: string().optional(),
      gsi2sk: string().optional(),
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ orderId }: { orderId: string }) => ({ pk: `ORDER#${orderId}`, sk: "DAYS" }),
  }),
);

/** Orders by the day on which they may have to end. */
export const endingOrders = shardedList("gsi1", "ORDERDAYS#ENDS", 4);
/** Those that wait for a payment, by the day after which they are late. */
export const lateOrders = shardedList("gsi2", "ORDERDAYS#LATE", 4);
/** By the day on which a payment of them goes to the house's bank. */
export const collectedOrders = shardedList("gsi3", "ORDERDAYS#COLLECT", 4);
/** By the day on which a stored mandate is debited. */
export const debitedOrders = shardedList("gsi4", "ORDERDAYS#DEBIT", 4);

const placesOf = (order: Order) => {
  const { ends, late, collect, debit } = daysOf(order);
  const { id } = order;
  return {
    ...(ends && keysIn(endingOrders, ends, id)),
    ...(late && keysIn(lateOrders, late, id)),
    ...(collect && keysIn(collectedOrders, collect, id)),
    ...(debit && keysIn(debitedOrders, debit, id)),
  };
};

const isEmpty = (places: object): boolean => Object.keys(places).length === 0;

/** What a change of an order changes in the lists of its days and of what is to be invoiced, in the order's own transaction. */
export const dayWrites = (before: Order | undefined, after: Order) => [
  ...ownDayWrites(before, after),
  ...dueDocumentWrites(before, after),
];

function ownDayWrites(before: Order | undefined, after: Order) {
  const { id: orderId } = after;
  const places = placesOf(after);
  const former = before ? placesOf(before) : {};
  if (JSON.stringify(places) === JSON.stringify(former)) return [];
  return isEmpty(places)
    ? [OrderDaysEntity.build(DeleteTransaction).key({ orderId })]
    : [OrderDaysEntity.build(PutTransaction).item({ orderId, ...places })];
}
