import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../../platform/cursor.ts";
import { table } from "../../platform/table.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import type { Order, OrderLine } from "../order.ts";
import { findOrder } from "../stored-order.ts";
import { openWithdrawals, WithdrawalTaskEntity } from "./withdrawal-task.ts";
import { refundUntil } from "./withdrawal.ts";
import { withdrawalMoney } from "./withdrawn-money.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

const nameOf = (lines: readonly OrderLine[], id: string): string => {
  const line = lines.find(({ productId }) => productId === id);
  return line ? `${line.brand} ${line.name}` : id;
};

/** Each declaration of an order that isn't refunded yet, with what it is about in words. */
async function tasksOf(order: Order) {
  const { id, number, customer, lines, withdrawals = [] } = order;
  const money = withdrawalMoney(order, await receiptsOf(order));
  return withdrawals.flatMap((withdrawal, place) =>
    withdrawal.state === "refunded"
      ? []
      : [
          {
            ...withdrawal,
            place,
            orderId: id,
            orderNumber: number,
            customerName: customer.name,
            lines: withdrawal.lines.map((one) => ({ ...one, name: nameOf(lines, one.productId) })),
            refundUntil: refundUntil(withdrawal),
            money: money[place],
          },
        ],
  );
}

/** The withdrawals that aren't refunded yet, those first of which the oldest waits longest. */
export async function listWithdrawals({ cursor, limit }: Page) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: openWithdrawals })
    .entities(WithdrawalTaskEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  const orders = await Promise.all(Items.map(({ orderId }) => findOrder(orderId)));
  const tasks = await Promise.all(orders.flatMap((order) => (order ? [tasksOf(order)] : [])));
  return { items: tasks.flat(), cursor: cursorOf(LastEvaluatedKey) };
}
