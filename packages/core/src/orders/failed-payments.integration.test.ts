import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { available, now, product, readyCart } from "../../../../tests/support/shop.ts";
import type { Transaction } from "../payments/index.ts";
import { romeDate } from "../platform/time.ts";
import { dueTransaction } from "./card-payment.ts";
import { retryOrder, setTroubled, withTransaction } from "./change-order.ts";
import { failOrder } from "./fail-order.ts";
import { changeTerms } from "./change-payment.ts";
import { orderView } from "./list-orders.ts";
import type { Order } from "./order.ts";
import { markPaid } from "./settle-transaction.ts";
import { loadOrder, writeOrder } from "./stored-order.ts";
import { expireUnpaidOrders } from "./unpaid-orders.ts";

useDatabase();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const mark = { settledOn: "2026-11-20", settlementRef: "CRO 1" };
const statuses = ({ transactions }: Order) =>
  transactions.flatMap(({ superseded, status }) => (superseded ? [] : [status]));

async function placed(pieces = 3) {
  const productId = await product(pieces);
  const order = await (await readyCart(productId, pieces)).place();
  return { order, productId };
}

/** What the provider's webhook makes of a refused card. */
const refused = (before: Order, seq: number) => {
  const transaction = before.transactions.find((one) => one.seq === seq) as Transaction;
  const failed: Transaction = { ...transaction, status: "failed", failureCode: "card_declined" };
  return writeOrder({ before, after: withTransaction(before, failed), now });
};

it("sets the pieces of an order free whose card was refused and that nobody paid in thirty days", async () => {
  const { order, productId } = await placed();
  expect(await refused(order, 1)).toMatchObject({ status: "failed", reserved: true });
  await expireUnpaidOrders(inDays(29));
  expect(await available(productId)).toBe(0);
  await expireUnpaidOrders(inDays(30));
  expect(await available(productId)).toBe(3);
  expect(await loadOrder(order.id)).toMatchObject({ status: "failed", reserved: false, failedReason: "expired" });
  expect(await expireUnpaidOrders(inDays(31))).toBe(0);
});

it("leaves a troubled order to people, who can give it up: its pieces are free, once", async () => {
  const { order, productId } = await placed();
  await refused(order, 1);
  await setTroubled(order.id, true, now);
  await expireUnpaidOrders(inDays(40));
  expect(await available(productId)).toBe(0);
  await failOrder(order.id, "no answer", now);
  expect(await available(productId)).toBe(3);
  await expect(failOrder(order.id, "again", now)).rejects.toThrow("invalid-transition");
});

it("gives an order that expired and is tried again its time anew", async () => {
  const { order, productId } = await placed();
  await expireUnpaidOrders(inDays(30));
  const again = await retryOrder(await loadOrder(order.id), inDays(31));
  expect(again.transactions[0]?.dueDate).toBe(romeDate(inDays(38)));
  expect(orderView(again, inDays(38)).lateDays).toBe(0);
  await expireUnpaidOrders(inDays(60));
  expect(await available(productId)).toBe(0);
  await expireUnpaidOrders(inDays(61));
  expect(await available(productId)).toBe(3);
});

it("gives no more time to who tries again while the pieces are still kept", async () => {
  const { order, productId } = await placed();
  await refused(order, 1);
  await retryOrder(await loadOrder(order.id), inDays(20));
  await expireUnpaidOrders(inDays(30));
  expect(await available(productId)).toBe(3);
});

it("lets a refused balance be tried again after the deposit was paid", async () => {
  const { order } = await placed();
  await changeTerms(`${order.id}.1`, "forty_upon_order30_days", now);
  const deposited = await markPaid(`${order.id}.2`, undefined, mark, now);
  const failed = await refused(deposited, 3);
  expect(failed.status).toBe("pendingPayment");
  expect(() => dueTransaction(failed)).toThrow("invalid-transition");
  const again = await retryOrder(failed, now);
  expect(statuses(again)).toEqual(["paid", "pending_payment"]);
  expect(dueTransaction(again)).toMatchObject({ seq: 3, attempts: 1 });
});

it("asks for a refused deposit before the balance", async () => {
  const { order } = await placed();
  const failed = await refused(await changeTerms(`${order.id}.1`, "forty_upon_order30_days", now), 2);
  expect(() => dueTransaction(failed)).toThrow("invalid-transition");
  expect(dueTransaction(await retryOrder(failed, now)).seq).toBe(2);
});

it("tries nothing again where nothing has failed", async () => {
  const { order } = await placed();
  await expect(retryOrder(order, now)).rejects.toThrow("invalid-transition");
});
