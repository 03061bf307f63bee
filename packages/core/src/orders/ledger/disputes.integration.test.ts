import { expect, it } from "vitest";
import {
  arrive,
  closeDispute,
  confirm,
  dispute,
  eventsOf,
  mark,
  now,
  placed,
  receiptsOf,
  toldOf,
  total,
  useCardProvider,
  withIntent,
} from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { setTroubled } from "../change-order.ts";
import { isShippable } from "../order.ts";
import { applyCardEvent } from "../payment/card-events.ts";
import { failOrder } from "../payment/fail-order.ts";
import { paymentTotals } from "../payment/list-payments.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { holdsOf } from "../sending/shipping-holds.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { refundReceipt } from "./refund.ts";
import { listDueBack } from "./returns.ts";
import { buyer } from "../../../../../tests/support/shop.ts";

useDatabase();
useCardProvider();

const reason = "agreed";

async function paidByCard() {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  const [receipt] = await receiptsOf(order.id);
  return { id: order.id, intent, receiptId: receipt?.id ?? "" };
}

async function disputed() {
  const paid = await paidByCard();
  await dispute(paid.intent);
  await arrive(paid.intent);
  return paid;
}

it("gives back what a lost dispute took once it is won: payment, order, ledger, what may leave, and no trouble", async () => {
  const { id, intent } = await paidByCard();
  const before = await loadOrder(id);
  const sums = await paymentTotals({ period: "2026-11" }, now);
  await dispute(intent);
  await arrive(intent);
  expect(await loadOrder(id)).toMatchObject({ status: "failed", troubled: true });
  await closeDispute(intent, "won");
  await arrive(intent);
  const after = await loadOrder(id);
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
  expect([isShippable(after), holdsOf(after)]).toEqual([true, []]);
  expect(await receiptsOf(id)).toMatchObject([{ settled: total, chargedBack: 0, dueBack: 0 }]);
  expect(await paymentTotals({ period: "2026-11" }, now)).toEqual(sums);
  expect((await toldOf(id)).filter((type) => type === "payment-received")).toHaveLength(2);
});

it("comes to the same end whatever order the provider's events come in, and however often", async () => {
  const { id, intent } = await paidByCard();
  await dispute(intent);
  await closeDispute(intent, "won");
  const events = await eventsOf(intent);
  for (const event of [...events.toReversed(), ...events]) await applyCardEvent(event, now);
  expect(await loadOrder(id)).toMatchObject({ status: "paid", troubled: false });
  expect(await receiptsOf(id)).toMatchObject([{ settled: total, chargedBack: 0 }]);
});

it("books money as paid that came and was won back before the house heard of it", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await dispute(intent);
  await closeDispute(intent, "won");
  await arrive(intent);
  expect(await loadOrder(order.id)).toMatchObject({ status: "paid", troubled: false });
});

it("leaves a lost one lost, and the same once the dispute is closed so", async () => {
  const { id, intent } = await disputed();
  const { version } = await loadOrder(id);
  await closeDispute(intent, "lost");
  await arrive(intent);
  expect(await loadOrder(id)).toMatchObject({ status: "failed", troubled: true, version });
  expect(await receiptsOf(id)).toMatchObject([{ settled: 0, chargedBack: total, dueBack: 0 }]);
});

it("gives back what stood beside a refund, to the cent", async () => {
  const { id, intent, receiptId } = await paidByCard();
  await refundReceipt(receiptId, { amount: 5_000, reason, confirmed: ["refund-not-due"] }, now);
  await dispute(intent);
  await arrive(intent);
  await closeDispute(intent, "won");
  await arrive(intent);
  expect(await receiptsOf(id)).toMatchObject([{ refunded: 5_000, settled: total - 5_000, chargedBack: 0, dueBack: 0 }]);
  expect((await loadOrder(id)).transactions).toMatchObject([{ status: "paid", amount: total, refunded: 5_000 }]);
});

it("is due back where other money has paid meanwhile", async () => {
  const { id, intent } = await disputed();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await closeDispute(intent, "won");
  await arrive(intent);
  expect(await loadOrder(id)).toMatchObject({ status: "paid" });
  const receipt = (await receiptsOf(id)).find(({ intentId }) => intentId === intent);
  expect(receipt).toMatchObject({ why: "paid-already", settled: 0, chargedBack: 0, dueBack: total });
  expect((await listDueBack({ limit: 50 })).items.map(({ orderId }) => orderId)).toContain(id);
});

it("is due back where the office has ended the order meanwhile", async () => {
  const { id, intent } = await disputed();
  await failOrder(id, "the bank took it back", now);
  await closeDispute(intent, "won");
  await arrive(intent);
  expect(await loadOrder(id)).toMatchObject({ status: "failed" });
  expect(await receiptsOf(id)).toMatchObject([{ why: "order-ended", dueBack: total }]);
});

it("pays no more than the money that came back: what its payment asks for since stays open", async () => {
  const { id, intent } = await disputed();
  await retryOrder(await loadOrder(id), buyer(), now);
  const before = await loadOrder(id);
  const dearer = before.transactions.map((one) => ({ ...one, amount: total + 12_200 }));
  await writeOrder({ before, after: { ...before, transactions: dearer }, now });
  await closeDispute(intent, "won");
  await arrive(intent);
  const after = await loadOrder(id);
  expect(after.status).not.toBe("paid");
  expect(after.transactions).toMatchObject([
    { status: "paid", amount: total, settlementRef: intent },
    { status: "pending_payment", amount: 12_200 },
  ]);
  expect(await receiptsOf(id)).toMatchObject([{ settled: total, chargedBack: 0, dueBack: 0 }]);
});

it("pays what its customer was asked for again, and stays troubled where people had looked before", async () => {
  const { id, intent } = await paidByCard();
  await setTroubled(id, true, now);
  await dispute(intent);
  await arrive(intent);
  await retryOrder(await loadOrder(id), buyer(), now);
  expect(await loadOrder(id)).toMatchObject({ status: "pendingPayment" });
  await closeDispute(intent, "won");
  await arrive(intent);
  const after = await loadOrder(id);
  expect(after).toMatchObject({ status: "paid", troubled: true });
  expect(after.transactions).toMatchObject([{ status: "paid", settlementRef: intent }]);
});
