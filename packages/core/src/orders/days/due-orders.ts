import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { portionsOf, readApart } from "../../platform/storing/read-apart.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { collectedOrders, debitedOrders, endingOrders, lateOrders, OrderDaysEntity } from "./order-days.table.ts";

/** Orders of one read: each may have hundreds of lines. */
const atOnce = 50;

/** The orders of a list as they are now, in its sequence: whoever reads them asks their rules, since a list follows its items a moment later. What can't be read is thrown once all others were given. */
async function* ordersOf(rows: AsyncIterable<{ orderId: string }>): AsyncGenerator<Order> {
  const read = async (some: readonly { orderId: string }[]) => {
    const keys = some.map(({ orderId: id }) => ({ id }));
    const { items, failures } = await readApart(OrderEntity, keys);
    const orders = new Map(items.map((order) => [order.id, order]));
    return { items: keys.flatMap(({ id }) => orders.get(id) ?? []), failures };
  };
  for await (const some of portionsOf(rows, atOnce, read)) yield* some;
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
