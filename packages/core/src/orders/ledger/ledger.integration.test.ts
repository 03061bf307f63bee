import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import {
  arrive,
  confirm,
  dispute,
  iban,
  loseRefundAnswers,
  mark,
  now,
  placed,
  receiptsOf,
  settleDebit,
  toldOf,
  total,
  useCardProvider,
  withIntent,
} from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer } from "../../../../../tests/support/shop.ts";
import { cardProvider } from "../../payments/card-provider.ts";
import type { Transaction } from "../../payments/index.ts";
import { documents, table } from "../../platform/table.ts";
import { officeOrder } from "../finding/back-office.ts";
import { applyCardEvent, cancelGivenUp } from "../payment/card-events.ts";
import { createCardIntent, dueTransaction } from "../payment/card-payment.ts";
import { changeMethod, changeTerms } from "../payment/change-payment.ts";
import { failOrder } from "../payment/fail-order.ts";
import type { Order } from "../order.ts";
import { indexKeysOf, OrderEntity } from "../order.table.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { paymentTotals } from "../payment/list-payments.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { findOrder, loadOrder } from "../stored-order.ts";
import { bookEarlierOrders } from "./book-earlier-orders.ts";
import { askAgain, noteTransferDone, refundReceipt, refundTransaction, withdrawTransfer } from "./refund.ts";
import { settleRefunds } from "./provider-refunds.ts";
import { recordSurplus } from "./record-receipt.ts";
import { listDueBack } from "./returns.ts";

useDatabase();
useCardProvider();

const reason = "paid twice";
/** Money goes back that pays its order. */
const confirmed = ["refund-not-due"];

const refundsOf = async (payment_intent: string) =>
  (await cardProvider().refunds.list({ payment_intent, limit: 100 })).data;
const stateOf = async (intent: string) => (await cardProvider().paymentIntents.retrieve(intent)).status;

/** Runs what the worker of the queue `card-intents` is asked to for an order; which intents that are. */
async function runWorker(orderId: string): Promise<string[]> {
  const { Items = [] } = await documents.send(new ScanCommand({ TableName: table.getName() }));
  const asked = Items.flatMap(({ type, payload }) => {
    const facts = payload as { orderId?: string; intents?: string[] } | undefined;
    return type === "intents-given-up" && facts?.orderId === orderId ? (facts.intents ?? []) : [];
  });
  await cancelGivenUp(asked, now);
  return asked;
}

async function paidByCard() {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  const [receipt] = await receiptsOf(order.id);
  return { order, intent, id: receipt!.id };
}

/** A direct debit is under way when the office sees the customer's transfer, and comes after all. */
async function paidTwice() {
  const order = await placed();
  const { clientSecret } = await createCardIntent(order, dueTransaction(order, now), now, "sepa_direct_debit");
  const intent = clientSecret.split("_secret_")[0] ?? "";
  const method = await cardProvider().paymentMethods.create({
    type: "sepa_debit",
    sepa_debit: { iban },
    billing_details: { name: "Ada Neri", email: "ada@example.com" },
  });
  await confirm(intent, method.id);
  await arrive(intent);
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  await settleDebit(intent);
  await arrive(intent);
  return { order, intent, id: `${order.id}.${intent}` };
}

it("books a card payment once, with its source and what it settles", async () => {
  const { order, intent } = await paidByCard();
  await arrive(intent);
  expect(await receiptsOf(order.id)).toMatchObject([
    {
      key: intent,
      intentId: intent,
      amount: total,
      currency: "eur",
      settled: total,
      dueBack: 0,
      receivedBy: "provider",
    },
  ]);
  expect((await receiptsOf(order.id))[0]?.chargeId).toMatch(/^ch_/);
});

it("cancels the intent of what the office marks paid: the card can't be charged any more", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  expect(await stateOf(intent)).toBe("canceled");
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  expect(await receiptsOf(order.id)).toMatchObject([
    { reference: expect.stringMatching(/^CRO /) as string, settled: total, dueBack: 0 },
  ]);
  expect(await loadOrder(order.id)).toMatchObject({ status: "paid", troubled: false });
});

it("lets nobody mark paid by transfer what the provider has the money of, though it has not told yet", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await expect(markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now)).rejects.toThrow("invalid-transition");
  expect(await loadOrder(order.id)).toMatchObject({ status: "paid", transactions: [{ settlementRef: intent }] });
});

it("shows money that came twice, and sends the second back to where it came from", async () => {
  const { order, intent, id } = await paidTwice();
  const paid = await officeOrder(await loadOrder(order.id), now);
  expect(paid).toMatchObject({ status: "paid", troubled: true, refundDue: total });
  expect(paid.receipts.find(({ key }) => key === intent)).toMatchObject({ why: "paid-already", dueBack: total });
  expect(await listDueBack({ limit: 200 })).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id })]),
  });
  await refundReceipt(id, { amount: total, reason }, now);
  expect((await refundsOf(intent)).map(({ amount }) => amount)).toEqual([total]);
  expect((await officeOrder(await loadOrder(order.id), now)).refundDue).toBe(0);
  expect((await listDueBack({ limit: 200 })).items.map((one) => one.id)).not.toContain(id);
  expect((await loadOrder(order.id)).status).toBe("paid");
});

it("books no money twice: not one reference for one transaction, not one intent", async () => {
  const order = await placed();
  await changeTerms(`${order.id}.1`, "forty_upon_order30_days", now);
  await markPaid(`${order.id}.2`, "manual_wire_transfer", mark, now);
  const confirmed = ["payment-open"];
  await recordSurplus(order.id, { amount: 5_000, settledOn: "2026-11-20", reference: "CRO 2", confirmed }, now);
  const again = recordSurplus(order.id, { amount: 5_000, settledOn: "2026-11-20", reference: "cro2" }, now);
  await expect(again).rejects.toThrow("receipt-known");
  const { refundDue, receipts } = await officeOrder(await loadOrder(order.id), now);
  expect([refundDue, receipts.length]).toEqual([5_000, 2]);
});

it("refunds in parts, never more than came, of three at once one", async () => {
  const { intent, id } = await paidByCard();
  const amount = Math.ceil(total * 0.6);
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => refundReceipt(id, { amount, reason, confirmed }, now)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(refundReceipt(id, { amount, reason }, now)).rejects.toThrow("amount-not-allowed");
  await refundReceipt(id, { amount: total - amount, reason, confirmed }, now);
  await expect(refundReceipt(id, { amount: 1, reason }, now)).rejects.toThrow("refund-not-possible");
  expect((await refundsOf(intent)).reduce((sum, refund) => sum + refund.amount, 0)).toBe(total);
});

it("sends nothing back that pays its order, nor more than is due, unless it is confirmed", async () => {
  const { intent, id } = await paidByCard();
  await expect(refundReceipt(id, { amount: 5_000, reason }, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "amount", code: "refund-not-due", params: { amount: 5_000 } }],
  });
  expect(await refundsOf(intent)).toEqual([]);
  expect((await receiptsOf(id.split(".")[0] ?? ""))[0]).toMatchObject({ settled: total, refunds: [] });
  expect(await refundReceipt(id, { amount: 5_000, reason, confirmed }, now)).toMatchObject({ settled: total - 5_000 });
});

it("refunds of a transaction name the receipt that settles it, and no other", async () => {
  const { order, intent, id } = await paidTwice();
  const asked = { amount: 5_000, reason, receipt: `${order.id}.pi_unknown` };
  await expect(refundTransaction(`${order.id}.1`, asked, now)).rejects.toThrow("not-found");
  await expect(refundTransaction(`${order.id}.2`, { ...asked, receipt: id }, now)).rejects.toThrow("not-found");
  const refund = refundTransaction(`${order.id}.1`, { ...asked, receipt: id }, now);
  await expect(refund).rejects.toMatchObject({ code: "confirmation-needed", fields: [{ code: "refund-small-part" }] });
  const small = { ...asked, receipt: id, confirmed: ["refund-small-part"] };
  await refundTransaction(`${order.id}.1`, small, now);
  expect((await refundsOf(intent)).map(({ amount }) => amount)).toEqual([5_000]);
});

it.each([
  ["after the money has gone", true],
  ["before it has gone", false],
])("makes one refund of one whose answer got lost %s", async (_, done) => {
  const { intent, id } = await paidByCard();
  await loseRefundAnswers(done);
  expect(await refundReceipt(id, { amount: 5_000, reason, confirmed }, now)).toMatchObject({
    refunds: [{ state: "asked" }],
  });
  await expect(refundReceipt(id, { amount: 5_000, reason }, now)).rejects.toThrow("refund-under-way");
  expect((await listDueBack({ limit: 200 })).items.map((one) => one.id)).toContain(id);
  await settleRefunds(now);
  expect((await receiptsOf(id.split(".")[0] ?? ""))[0]).toMatchObject({
    refunded: 5_000,
    underWay: 0,
    settled: total - 5_000,
  });
  await settleRefunds(now);
  await askAgain(id, now);
  expect((await refundsOf(intent)).map(({ amount }) => amount)).toEqual([5_000]);
});

it("learns of a refund that somebody made at the provider, and counts it", async () => {
  const { order, intent, id } = await paidByCard();
  await cardProvider().refunds.create({ payment_intent: intent, amount: 7_000 });
  await arrive(intent);
  expect((await receiptsOf(order.id))[0]).toMatchObject({ refunded: 7_000, settled: total - 7_000 });
  await expect(refundReceipt(id, { amount: total, reason }, now)).rejects.toThrow("amount-not-allowed");
});

it("says when the provider refuses a refund: its money stands for the order still, and people have to look", async () => {
  const { order, intent, id } = await paidByCard();
  await cardProvider().refunds.create({ payment_intent: intent, amount: total });
  await refundReceipt(id, { amount: 5_000, reason, confirmed }, now);
  expect((await receiptsOf(order.id))[0]).toMatchObject({
    refunds: [{ state: "failed" }],
    settled: total,
    dueBack: 0,
  });
  expect((await listDueBack({ limit: 200 })).items.map((one) => one.id)).toContain(id);
  await arrive(intent);
  expect((await receiptsOf(order.id))[0]).toMatchObject({ refunded: total, settled: 0, dueBack: 0 });
});

it("sends a transfer back by a transfer, which is noted as done or withdrawn", async () => {
  const order = await placed();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  const id = (await receiptsOf(order.id))[0]?.id ?? "";
  await expect(refundReceipt(id, { amount: 5_000, reason }, now)).rejects.toThrow("iban-missing");
  await expect(refundReceipt(id, { amount: 5_000, reason, iban: "IT60" }, now)).rejects.toThrow("invalid-input");
  await refundReceipt(id, { amount: 5_000, reason, confirmed, iban: "it60 x054 2811 1010 0000 0123 456" }, now);
  expect((await receiptsOf(order.id))[0]).toMatchObject({ underWay: 5_000, refunds: [{ iban, way: "transfer" }] });
  await withdrawTransfer(id, "1", now);
  expect((await receiptsOf(order.id))[0]).toMatchObject({ underWay: 0, dueBack: 0, settled: total });
  await refundReceipt(id, { amount: 5_000, reason, confirmed, iban }, now);
  await expect(noteTransferDone(id, "2", { doneOn: "2020-01-01", reference: "OUT 1" }, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "doneOn", code: "day-before-refund", params: { doneOn: "2020-01-01", askedOn: "2026-11-20" } }],
  });
  await noteTransferDone(id, "2", { doneOn: "2026-11-20", reference: "OUT 1" }, now);
  await expect(noteTransferDone(id, "2", { doneOn: "2026-11-20", reference: "OUT 1" }, now)).rejects.toThrow(
    "invalid-transition",
  );
  expect((await receiptsOf(order.id))[0]).toMatchObject({ refunded: 5_000, dueBack: 0, settled: total - 5_000 });
  expect((await loadOrder(order.id)).status).toBe("paid");
});

it("refuses to give back what was no money", async () => {
  const order = await placed();
  await markPaid(`${order.id}.1`, "gift", mark, now);
  const id = (await receiptsOf(order.id))[0]?.id ?? "";
  await expect(refundReceipt(id, { amount: 1, reason }, now)).rejects.toThrow("refund-not-possible");
});

const endings = {
  "the office gives it up": ({ id }: Order) => failOrder(id, "no answer", now),
  "other terms replace what is due": ({ id }: Order) => changeTerms(`${id}.1`, "fifty_upon_order30_days", now),
  "another method replaces it": ({ id }: Order) => changeMethod(`${id}.1`, { method: "assignment_of_tax_credit" }, now),
  "the office marks it paid": ({ id }: Order) => markPaid(`${id}.1`, undefined, mark, now),
} satisfies Record<string, (order: Order) => Promise<unknown>>;

it.each(Object.entries(endings))("has the provider cancel the open intent when %s", async (_, end) => {
  const order = await placed();
  const intent = await withIntent(order);
  await end(order);
  expect(await runWorker(order.id)).toEqual([intent]);
  expect(await stateOf(intent)).toBe("canceled");
  const before = await loadOrder(order.id);
  await arrive(intent);
  expect(await loadOrder(order.id)).toEqual(before);
});

it("has the intent of a refused attempt cancelled when it is tried again, and of a method that was left", async () => {
  const order = await placed();
  const first = await withIntent(order);
  await confirm(first, "pm_card_visa_chargeDeclined");
  await arrive(first);
  const again = await retryOrder(await loadOrder(order.id), buyer(), now);
  const second = await withIntent(again);
  const { clientSecret } = await createCardIntent(
    await loadOrder(order.id),
    dueTransaction(await loadOrder(order.id), now),
    now,
    "sepa_direct_debit",
  );
  const third = clientSecret.split("_secret_")[0] ?? "";
  const fourth = await withIntent(await loadOrder(order.id));
  expect((await runWorker(order.id)).toSorted()).toEqual([first, second, third].toSorted());
  expect(new Set([first, second, third, fourth]).size).toBe(4);
  await confirm(fourth, "pm_card_visa");
  await arrive(fourth);
  expect((await loadOrder(order.id)).status).toBe("paid");
});

it("books money that came for an order that has ended: it stays ended, the money is due back, the customer is told", async () => {
  const order = await placed();
  const { clientSecret } = await createCardIntent(order, dueTransaction(order, now), now, "sepa_direct_debit");
  const debit = clientSecret.split("_secret_")[0] ?? "";
  const method = await cardProvider().paymentMethods.create({
    type: "sepa_debit",
    sepa_debit: { iban },
    billing_details: { name: "Ada Neri", email: "ada@example.com" },
  });
  await confirm(debit, method.id);
  await arrive(debit);
  await failOrder(order.id, "no answer", now);
  await settleDebit(debit);
  await arrive(debit);
  expect(await loadOrder(order.id)).toMatchObject({ status: "failed", troubled: true });
  expect(await receiptsOf(order.id)).toMatchObject([{ key: debit, why: "order-ended", dueBack: total, settled: 0 }]);
  expect((await toldOf(order.id)).filter((type) => type === "payment-to-return")).toHaveLength(1);
});

it("makes the money of a paid order due back when the office cancels it knowingly", async () => {
  const { order, intent, id } = await paidByCard();
  await expect(failOrder(order.id, "withdrawn", now)).rejects.toThrow("something-paid");
  await failOrder(order.id, "withdrawn", now, true);
  expect(await loadOrder(order.id)).toMatchObject({ status: "failed", reserved: false, failedReason: "withdrawn" });
  expect(await receiptsOf(order.id)).toMatchObject([{ settled: 0, dueBack: total, why: "order-cancelled" }]);
  await refundReceipt(id, { amount: total, reason }, now);
  expect((await refundsOf(intent)).map(({ amount }) => amount)).toEqual([total]);
});

it("keeps money whose order is gone: it is due back", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await OrderEntity.build(DeleteItemCommand).key({ id: order.id }).send();
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  await arrive(intent);
  expect(await findOrder(order.id)).toBeUndefined();
  expect(await receiptsOf(order.id)).toMatchObject([{ why: "order-gone", dueBack: total }]);
  await refundReceipt(`${order.id}.${intent}`, { amount: total, reason }, now);
  expect((await refundsOf(intent)).map(({ amount }) => amount)).toEqual([total]);
});

it("books a charge-back, once: nothing of that money can be sent back any more", async () => {
  const { order, intent, id } = await paidByCard();
  await refundReceipt(id, { amount: 5_000, reason, confirmed }, now);
  await dispute(intent);
  const { data } = await cardProvider().events.list({ limit: 1 });
  for (const event of [...data, ...data]) await applyCardEvent(event, now);
  expect(await receiptsOf(order.id)).toMatchObject([
    { refunded: 5_000, chargedBack: total - 5_000, settled: 0, dueBack: 0 },
  ]);
  expect(await loadOrder(order.id)).toMatchObject({ status: "failed", troubled: true });
  await expect(refundReceipt(id, { amount: 1, reason }, now)).rejects.toThrow("refund-not-possible");
  const totals = () => paymentTotals({ period: "2026-11" }, now);
  const { paid, open, refunded, refundedBefore } = await totals();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", { ...mark, amount: total - 100 }, now);
  const sums = { paid: paid + total - 100, open: open + 100, refunded, refundedBefore: refundedBefore + 5_000 };
  expect(await totals()).toMatchObject(sums);
  const other = (await receiptsOf(order.id)).find(({ settled }) => settled === total - 100);
  await refundReceipt(other?.id ?? "", { amount: 300, reason, iban, confirmed }, now);
  expect(await totals()).toMatchObject({ ...sums, paid: sums.paid - 300, refunded: refunded + 300 });
});

it("books what orders of before the ledger were paid with, once, by the written step or when they are asked about", async () => {
  const order = await placed("fifty_upon_order30_days");
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  const [first, second] = (await loadOrder(order.id)).transactions as [Transaction, Transaction];
  const paid = { status: "paid", settledOn: "2026-11-20" } as const;
  const transactions: Transaction[] = [
    { ...first, ...paid, settlementRef: intent, refunded: 5_000 },
    {
      ...second,
      ...paid,
      settlementRef: "CRO 9",
      method: "bank_receipt",
      refundDue: true,
      providerIntentId: "pi_earlier",
    },
  ];
  await OrderEntity.build(PutItemCommand)
    .item({ ...order, ...indexKeysOf(order), lines: [], transactions })
    .send();
  expect(await bookEarlierOrders(now)).toBeGreaterThan(0);
  expect(await bookEarlierOrders(now)).toBe(0);
  await arrive(intent);
  const booked = (await receiptsOf(order.id)).map(({ amount, settled, refunded, dueBack, why }) => ({
    amount,
    settled,
    refunded,
    dueBack,
    why,
  }));
  expect(booked).toHaveLength(3);
  expect(booked).toEqual(
    expect.arrayContaining([
      { amount: first.amount, settled: first.amount - 5_000, refunded: 5_000, dueBack: 0, why: undefined },
      { amount: second.amount, settled: second.amount, refunded: 0, dueBack: 0, why: undefined },
      { amount: second.amount, settled: 0, refunded: 0, dueBack: second.amount, why: "paid-already" },
    ]),
  );
  expect((await officeOrder(await loadOrder(order.id), now)).receipts).toHaveLength(3);
});
