import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { romeMonth } from "../../platform/time.ts";
import { OrderEntity, ordersOfMonth } from "../order.table.ts";
import { receiptsOf } from "./earlier-orders.ts";

const step = { kind: "MIGRATION", value: "receipts" } as const;
/** The shop's first year (spec 9). */
const firstYear = 2021;

function* monthsUntil(now: Date): Generator<string> {
  const last = romeMonth(now);
  for (let year = firstYear; ; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const name = `${year}-${String(month).padStart(2, "0")}`;
      yield name;
      if (name === last) return;
    }
  }
}

/**
 * The written step for orders of before the ledger: once, all their receipts are booked; how many orders were looked at. What
 * dies in the middle begins anew, and books nothing twice.
 */
export async function bookEarlierOrders(now: Date): Promise<number> {
  const { Item: taken } = await GuardEntity.build(GetItemCommand).key(step).send();
  if (taken) return 0;
  let count = 0;
  for (const month of monthsUntil(now)) count += await bookMonth(month);
  await GuardEntity.build(PutItemCommand)
    .item({ ...step, ownerId: "done" })
    .send();
  return count;
}

async function bookMonth(month: string): Promise<number> {
  let count = 0;
  for await (const order of rowsOfShards(ordersOfMonth(month), OrderEntity, { atOnce: 50 })) {
    if (!order.transactions.some(({ status, refundDue }) => status === "paid" || refundDue)) continue;
    await receiptsOf(order);
    count += 1;
  }
  return count;
}
