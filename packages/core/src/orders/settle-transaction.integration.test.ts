import { expect, it } from "vitest";
import { arrive, confirm, now, placed, useCardProvider, withIntent } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { cardProvider } from "../payments/card-provider.ts";
import { setBackOfficeNotes } from "./change-order.ts";
import { markPaid, refundTransaction } from "./settle-transaction.ts";
import { loadOrder } from "./stored-order.ts";

useDatabase();
useCardProvider();

it("splits a part payment, pays the rest, gives money back and no more than came", async () => {
  const order = await placed();
  const mark = { settledOn: "2026-11-20", settlementRef: "CRO 1" };
  const part = await markPaid(`${order.id}.1`, "bank_receipt", { ...mark, amount: 100_000 }, now);
  expect(part.status).toBe("pendingPayment");
  expect(part.transactions.map(({ amount, status }) => [amount, status])).toEqual([
    [100_000, "paid"],
    [219_805, "pending_payment"],
  ]);
  expect((await markPaid(`${order.id}.2`, undefined, { ...mark, settlementRef: "CRO 2" }, now)).status).toBe("paid");
  expect((await refundTransaction(`${order.id}.1`, 60_000, now)).status).toBe("paid");
  await expect(refundTransaction(`${order.id}.1`, 40_001, now)).rejects.toThrow("amount-not-allowed");
});

it("refunds a card payment through the provider", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  await refundTransaction(`${order.id}.1`, 5_000, now);
  const { data } = await cardProvider().refunds.list({ limit: 1 });
  expect(data[0]).toMatchObject({ payment_intent: intent, amount: 5_000 });
});

it("counts a refund once when two people click at once, and loses none when the order changes meanwhile", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  const refund = () => refundTransaction(`${order.id}.1`, 5_000, now);
  const others = Array.from({ length: 4 }, (_, index) => setBackOfficeNotes(order.id, `note ${index}`, now));
  const outcomes = await Promise.allSettled([refund(), refund(), ...others]);
  const { data } = await cardProvider().refunds.list({ limit: 100 });
  expect(data.filter(({ payment_intent }) => payment_intent === intent).map(({ amount }) => amount)).toEqual([5_000]);
  expect((await loadOrder(order.id)).transactions[0]?.refunded).toBe(5_000);
  expect(outcomes.slice(0, 2).filter(({ status }) => status === "fulfilled").length).toBe(1);
});
