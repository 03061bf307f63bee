import { expect, it } from "vitest";
import { arrive, confirm, now, placed, useCardProvider, withIntent } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, product, readyCart } from "../../../../../tests/support/shop.ts";
import { writtenBy } from "../../platform/authorship.ts";
import { setReady, setTroubled } from "../change-order.ts";
import { failOrder } from "../payment/fail-order.ts";
import { listPayments, paymentTotals } from "../payment/list-payments.ts";
import { refundReceipt } from "../ledger/refund.ts";
import { storedReceipts } from "../ledger/stored-receipts.ts";
import { nameOfAction } from "../../contract/endpoint-words.ts";
import { listOrderHistory } from "./list-history.ts";

useDatabase();
useCardProvider();

const admin = { ...buyer(), roles: ["customer", "admin"] as const };
const as = <T>(action: string, run: () => Promise<T>) =>
  writtenBy({ id: "W", at: now.toISOString(), by: admin.id, action, kind: "orders" }, run);

it("tells at once who did what to an order: the customer, the payment provider, an employee", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  const [receipt] = await storedReceipts(order.id);
  await as("POST /back-office/shipments/{id}/ready", () => setReady(order.id, true, now));
  await as("POST /back-office/receipts/{id}/refund", () =>
    refundReceipt(
      `${order.id}.${receipt?.key}`,
      { amount: 5_000, reason: "agreed", confirmed: ["refund-not-due"] },
      now,
    ),
  );
  const { items, cursor } = await listOrderHistory(admin, order.id, { limit: 50 }, nameOfAction);
  expect(cursor).toBeNull();
  expect(items.map(({ by, action }) => [by, action])).toEqual([
    [admin.id, "refundReceipt"],
    [admin.id, "refundReceipt"],
    [admin.id, "setReady"],
    ["provider", undefined],
    ["customer", undefined],
  ]);
  expect(items[0]?.changes[0]?.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: "refunds.0.state", to: "done" }),
      { field: "refunds.0.amount", from: 5_000, to: 5_000 },
    ]),
  );
  const paid = items[3]?.changes ?? [];
  expect(paid.flatMap(({ entity, fields }) => fields.map((field) => ({ entity, ...field })))).toEqual(
    expect.arrayContaining([
      { entity: "Order", field: "status", from: "pendingPayment", to: "paid" },
      { entity: "Order", field: "transactions.0.status", from: "pending_payment", to: "paid" },
      expect.objectContaining({ entity: "Receipt", field: "intentId", to: intent }),
    ]),
  );
});

it("has no entry of what changes nothing that people read", async () => {
  const order = await placed();
  await setTroubled(order.id, false, now);
  expect((await listOrderHistory(admin, order.id, { limit: 50 }, nameOfAction)).items).toEqual([]);
});

it("lists a month's transactions by state and by whose they are, and what all of them come to", async () => {
  const order = await placed("fifty_upon_order30_days");
  const query = { period: "2026-11", user: "ada neri", status: "pending_payment" } as const;
  const all = (await listPayments({ ...query, limit: 200 }, now)).items;
  const own = all.filter(({ orderId }) => orderId === order.id);
  expect(own.map(({ customer, status }) => [customer, status])).toEqual([
    ["Ada Neri", "pending_payment"],
    ["Ada Neri", "pending_payment"],
  ]);
  const amount = all.reduce((sum, one) => sum + one.amount, 0);
  const nothing = { paid: 0, refunded: 0, refundedBefore: 0, leftOut: 0 };
  expect(await paymentTotals(query, now)).toEqual({ ...nothing, count: all.length, amount, open: amount });
  expect((await paymentTotals({ ...query, user: "nobody" }, now)).count).toBe(0);
});

it("leaves failed orders out of what the transactions come to, and says of how many", async () => {
  const { id, number, amounts } = await (await readyCart(await product(2), 1)).place();
  const query = { period: "2026-11", user: number };
  const none = { amount: 0, paid: 0, refunded: 0, refundedBefore: 0, open: 0 };
  expect(await paymentTotals(query, now)).toEqual({
    ...none,
    count: 1,
    amount: amounts.total,
    open: amounts.total,
    leftOut: 0,
  });
  await failOrder(id, "no answer", now);
  expect(await paymentTotals(query, now)).toEqual({ ...none, count: 0, leftOut: 1 });
});
