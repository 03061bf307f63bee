import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { collectedOrders, debitedOrders, endingOrders, lateOrders, OrderDaysEntity } from "./order-days.table.ts";

/** Orders of one read: each may have hundreds of lines. */
const atOnce = 50;

/** The orders of a list as they are now, in its sequence: whoever reads them asks their rules, since a list follows its items a moment later. */
async function* ordersOf(rows: AsyncIterable<{ orderId: string }>): AsyncGenerator<Order> {
  let some: string[] = [];
  const read = async () => {
    const orders = new Map(
      (
        await readAll(
          OrderEntity,
          some.map((id) => ({ id })),
        )
      ).map((order) => [order.id, order]),
    );
    const found = some.flatMap((id) => orders.get(id) ?? []);
    some = [];
    return found;
  };
  for await (const { orderId } of rows) {
    some.push(orderId);
    if (some.length === atOnce) yield* await read();
  }
  yield* await read();
}

/** With this day. */
const until = (day: CivilDate) => ({ atOnce: 4 * atOnce, before: `${day}~` });

/** Those that may have to end, by a day. */
export const ordersThatEnd = (day: CivilDate): AsyncGenerator<Order> =>
  ordersOf(rowsOfShards(endingOrders, OrderDaysEntity, until(day)));

/** Those that are late on a day, the latest first. */
export const ordersThatAreLate = (day: CivilDate): AsyncGenerator<Order> =>
  ordersOf(rowsOfShards(lateOrders, OrderDaysEntity, { atOnce: 4 * atOnce, before: day }));

/** Those of which the bank collects something by a day. */
export const ordersToCollect = (day: CivilDate): AsyncGenerator<Order> =>
  ordersOf(rowsOfShards(collectedOrders, OrderDaysEntity, until(day)));

/** Those of which a stored mandate is debited by a day. */
export const ordersToDebit = (day: CivilDate): AsyncGenerator<Order> =>
  ordersOf(rowsOfShards(debitedOrders, OrderDaysEntity, until(day)));
