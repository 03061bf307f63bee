import { owedWrites } from "@solvia/core/orders/credit/credit-writes";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $set, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { dayWrites } from "@solvia/core/orders/days/order-days.table";
import { indexKeysOf, OrderEntity } from "@solvia/core/orders/order.table";
import { romeDate, plusDays } from "@solvia/core/platform/time";

async function stored(id: string) {
  const { Item } = await OrderEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Error(`no order ${id}`);
  return Item;
}

/** Changes an order as if its payments had been due so many days ago, instead of waiting. */
export async function dueAgo(id: string, days: number): Promise<void> {
  const { transactions } = await stored(id);
  const dueDate = plusDays(romeDate(new Date()), -days);
  await OrderEntity.build(UpdateItemCommand)
    .item({ id, transactions: $set(transactions.map((transaction) => ({ ...transaction, dueDate }))) })
    .send();
  await asWritten(id);
}

/** Puts an order that was changed past its own writes into the lists of its days. */
export async function asWritten(id: string): Promise<void> {
  const writes = dayWrites(undefined, await stored(id));
  if (writes.length > 0) await execute(...writes);
}

/** The same of an order of a company, which owes it since then. */
export async function owedAgo(id: string, days: number): Promise<void> {
  await dueAgo(id, days);
  await execute(...owedWrites(undefined, await stored(id)));
}

/** Changes an order as if its payment had failed, and the order with it. */
export async function paymentFailed(id: string): Promise<void> {
  const status = "failed";
  await OrderEntity.build(UpdateItemCommand)
    .item({ id, status, ...indexKeysOf({ ...(await stored(id)), status }) })
    .send();
  await asWritten(id);
}
