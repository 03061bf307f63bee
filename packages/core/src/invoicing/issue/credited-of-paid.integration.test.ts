import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { invoicedOrder, issuedAt, mario } from "../../../../../tests/support/invoiced-order.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { loadOrder, markPaid, receiptId, receiptsOf } from "../../orders/index.ts";
import { officeOrder } from "../../orders/finding/back-office.ts";
import { refundReceipt } from "../../orders/ledger/refund.ts";
import { listDueBack } from "../../orders/ledger/returns.ts";
import { dueBackOf } from "../../payments/index.ts";
import { newId } from "../../platform/ids.ts";
import { beginCorrection, correctionPlan } from "../corrections/begin-correction.ts";
import type { CorrectionWish } from "../corrections/correction.ts";
import { creditPreview } from "./credit-preview.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

useDatabase();
useObjectStorage();

const now = issuedAt;
const iban = "IT60X0542811101000000123456";
const total = 319_805;
/** Two panels of the worked example, with their part of the coupon, and the two after them. */
const two = 19_694;
const nextTwo = 19_695;
const pieces = [{ productId: "PANEL", quantity: 2 }];
const back: CorrectionWish = { kind: "return", reason: "Reso", pieces, amends: "refund", iban };

const moneyOf = async (id: string) => {
  const order = await loadOrder(id);
  const receipts = await receiptsOf(order);
  const { items } = await listDueBack({ limit: 100 });
  return {
    payments: order.transactions.filter(({ superseded }) => !superseded).map(({ amount, status }) => [amount, status]),
    receipts: receipts.map((one) => [one.amount, one.settled, dueBackOf(one)]),
    refundDue: (await officeOrder(order, now)).refundDue,
    listed: items.filter(({ orderId }) => orderId === id).map(({ dueBack }) => dueBack),
  };
};

it("makes what a credit note takes off a paid order money to send back, which nobody is asked about", async () => {
  const { id } = await invoicedOrder();
  expect(await creditPreview(id, { pieces: "PANEL:2" }, now)).toMatchObject({ total: two, dueBack: two });
  // One of all makes room for another invoice: until then its money stands for the order.
  expect(await creditPreview(id, {}, now)).toMatchObject({ total, dueBack: 0 });
  await issueCreditNote(id, { what: { pieces }, reason: "Reso" }, now);
  expect(await moneyOf(id)).toEqual({
    payments: [[total - two, "paid"]],
    receipts: [[total, total - two, two]],
    refundDue: two,
    listed: [two],
  });
  // A correction's refund is of what stands for the order, beside it.
  const { steps } = await correctionPlan(id, back, now);
  expect(steps.map(({ name, amount }) => [name, amount])).toEqual([
    ["credit", nextTwo],
    ["refund", nextTwo],
  ]);
  const [receipt] = await receiptsOf(await loadOrder(id));
  await refundReceipt(receiptId(receipt!), { amount: two, reason: "Nota di credito", iban }, now);
  expect(await moneyOf(id)).toMatchObject({ receipts: [[total, total - two, 0]], refundDue: 0 });
});

it("asks less for what is open first: only what was paid beyond the rest goes back", async () => {
  const id = newId();
  const came = { orderId: id, status: "paid", settledOn: "2026-11-20", settlementRef: `CRO ${id.slice(-6)}` } as const;
  await storedPaidOrder({
    id,
    status: "pendingPayment",
    termsOfPayment: "thirty_days_later_end_of_month",
    transactions: [payment(1, total - 10_000, came), payment(2, 10_000, { orderId: id, dueDate: "2027-01-31" })],
  });
  await issueInvoice(id, { type: "TD01", total }, mario, now);
  await issueCreditNote(id, { what: { pieces }, reason: "Reso" }, now);
  expect(await moneyOf(id)).toEqual({
    payments: [[total - two, "paid"]],
    receipts: [[total - 10_000, total - two, two - 10_000]],
    refundDue: two - 10_000,
    listed: [two - 10_000],
  });
});

it("keeps a correction without a refund as money to send back", async () => {
  const { id } = await invoicedOrder();
  await beginCorrection(id, { ...back, amends: "none" }, [two], now);
  expect(await moneyOf(id)).toMatchObject({ receipts: [[total, total - two, two]], refundDue: two });
});

/** The worked example, invoiced, whose second part of so many cents is on its way by bank receipt. */
async function underWay(amount: number) {
  const id = newId();
  const came = { orderId: id, status: "paid", settledOn: "2026-11-20", settlementRef: `CRO ${id.slice(-6)}` } as const;
  await storedPaidOrder({
    id,
    status: "processingPayment",
    termsOfPayment: "thirty_days_later_end_of_month",
    transactions: [
      ...(amount < total ? [payment(1, total - amount, came)] : []),
      payment(2, amount, { orderId: id, status: "processing_payment", method: "bank_receipt", dueDate: "2026-12-31" }),
    ],
  });
  await issueInvoice(id, { type: "TD01", total }, mario, now);
  return id;
}
const arrives = (id: string) => {
  const mark = { settledOn: "2026-11-23", settlementRef: `Distinta ${id.slice(-6)}` };
  return markPaid(`${id}.2`, undefined, mark, now);
};

it("takes of money that was under way when goods were credited what is still owed, and has the rest due back at once", async () => {
  const id = await underWay(total);
  await beginCorrection(id, back, [two], now);
  expect(await moneyOf(id)).toMatchObject({ payments: [[total, "processing_payment"]], receipts: [], refundDue: 0 });
  await arrives(id);
  expect(await loadOrder(id)).toMatchObject({ status: "paid" });
  expect(await moneyOf(id)).toEqual({
    payments: [[total - two, "paid"]],
    receipts: [[total, total - two, two]],
    refundDue: two,
    listed: [two],
  });
  // What is returned later goes back of the rest.
  expect((await correctionPlan(id, back, now)).steps.map(({ amount }) => amount)).toEqual([nextTwo, nextTwo]);
});

it.each([
  ["a correction that sends back what it can", "refund" as const, [two, two - 10_000]],
  ["one that sends nothing", "none" as const, [two]],
])("takes nothing back twice of a part that was under way: %s", async (_, amends, seen) => {
  const id = await underWay(10_000);
  await beginCorrection(id, { ...back, amends }, seen, now);
  await arrives(id);
  const { receipts, payments } = await moneyOf(id);
  expect(receipts.reduce((sum, [, settled = 0]) => sum + settled, 0)).toBe(total - two);
  // All of the part is nobody's any more.
  expect(payments.at(-1)).toEqual([0, "paid"]);
  expect(receipts.at(-1)).toEqual([10_000, 0, 10_000]);
});
