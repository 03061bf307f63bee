import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { lineName } from "../lines/line-name.ts";
import { hasLeft, isSettled, type Order } from "../order.ts";
import { findOrder } from "../stored-order.ts";
import { closedWithdrawals, openWithdrawals, WithdrawalTaskEntity } from "./withdrawal-task.ts";
import { comingLines } from "./coming-back.ts";
import { refundUntil } from "./withdrawal.ts";
import { withdrawalMoney } from "./withdrawn-money.ts";

interface Page {
  /** A month ("2026-11"): those closed in it, instead of those to look after. */
  closedIn?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Each declaration of an order that the office isn't through with, or that it is, with what it is about in words. */
async function tasksOf(order: Order, settled: boolean) {
  const { id, number, customer, lines, withdrawals = [] } = order;
  const money = withdrawalMoney(order, await receiptsOf(order));
  return withdrawals.flatMap(({ cameBack, ...withdrawal }, place) =>
    isSettled(withdrawal) !== settled
      ? []
      : [
          {
            ...withdrawal,
            coming: comingLines(order, { ...withdrawal, cameBack }),
            place,
            orderId: id,
            orderNumber: number,
            sent: hasLeft(order),
            customerName: customer.name,
            lines: withdrawal.lines.map((one) => ({ ...one, name: lineName(lines, one.productId) })),
            refundUntil: refundUntil(withdrawal),
            money: money[place],
          },
        ],
  );
}

/** The withdrawals to look after, those first of which the oldest waits longest; or those of orders closed in a month, the latest first. */
export async function listWithdrawals({ closedIn, cursor, limit }: Page) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query(
      closedIn
        ? { index: "gsi3", partition: closedWithdrawals(closedIn) }
        : { index: "gsi3", partition: openWithdrawals },
    )
    .entities(WithdrawalTaskEntity)
    .options({ limit, reverse: closedIn !== undefined, ...startingAt(cursor) })
    .send();
  const orders = await Promise.all(Items.map(({ orderId }) => findOrder(orderId)));
  const tasks = await Promise.all(orders.flatMap((order) => (order ? [tasksOf(order, closedIn !== undefined)] : [])));
  return { items: tasks.flat(), cursor: cursorOf(LastEvaluatedKey) };
}

/** How many orders have withdrawals to look after, up to so many. */
export async function countWithdrawals(limit: number) {
  const { Count = 0, LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: openWithdrawals })
    .options({ select: "COUNT", limit })
    .send();
  return { count: Count, more: LastEvaluatedKey !== undefined };
}
