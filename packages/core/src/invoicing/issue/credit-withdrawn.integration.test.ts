import { expect, it } from "vitest";
import { iban } from "../../../../../tests/support/correction-wishes.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { noteTransferDone, refundReceipt } from "../../orders/ledger/refund.ts";
import { setWithdrawalRefunded } from "../../orders/withdrawal/settle.ts";
import { withdrawalMoney } from "../../orders/withdrawal/withdrawn-money.ts";
import { loadOrder, receiptId, receiptsOf, type Order } from "../../orders/index.ts";
import { dueBackOf } from "../../payments/index.ts";
import { askReturn } from "../../returns/ask-return.ts";
import { declareWithdrawal } from "../../returns/declare-withdrawal.ts";
import { resolveReturn, type Resolution } from "../../returns/resolve-return.ts";
import { loadReturn } from "../../returns/stored-return.ts";
import { creditWithdrawn } from "./credit-withdrawn.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const mario = { fiscalCode: "RSSMRA85T10A562S" };
const named = { name: "Mario Rossi", email: "mario@example.com" };

/** The worked example, delivered and invoiced. */
async function invoiced(): Promise<Order> {
  const delivered = { fulfilment: "delivered" as const, deliveredOn: "2026-11-22T10:00:00.000Z" };
  const { id } = await storedPaidOrder(delivered);
  return issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
}
const withdraw = ({ id, userId }: Order, lines?: { productId: string; quantity: number }[], at = now) =>
  declareWithdrawal({ id: userId } as never, id, { ...named, lines }, at);
const documentsOf = async ({ id }: Order) =>
  ((await loadOrder(id)).invoices ?? []).map(({ type, total, pieces }) => ({ type, total, pieces }));

/** The last transfer back of an order is made. */
async function transferred(id: string, at = now): Promise<void> {
  const [receipt] = await receiptsOf(await loadOrder(id));
  if (!receipt) throw new Error("The payment has a receipt");
  const made = { doneOn: "2026-11-23", reference: "CRO 9" };
  await noteTransferDone(receiptId(receipt), receipt.refunds.at(-1)?.id ?? "", made, at);
}

/** The money of a withdrawal as it is due, sent and settled. */
async function paidBack(id: string, place: number, at = now): Promise<number> {
  const order = await loadOrder(id);
  const receipts = await receiptsOf(order);
  const [receipt] = receipts;
  const amount = withdrawalMoney(order, receipts)[place]?.dueBack ?? 0;
  if (!receipt) throw new Error("The payment has a receipt");
  await refundReceipt(receiptId(receipt), { amount, reason: "Recesso", iban }, at);
  await transferred(id, at);
  await setWithdrawalRefunded(id, place, {}, at);
  return amount;
}

it("credits the pieces of delivered goods once the office is through with their withdrawal, once, and the rest with the delivery", async () => {
  const order = await invoiced();
  const { id, lines } = order;
  const one = [{ productId: lines[0]!.productId, quantity: 1 }];
  await withdraw(order, one);
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(1);
  await paidBack(id, 0);
  await Promise.all([1, 2, 3].map(() => creditWithdrawn(id, now)));
  const [, note, ...more] = await documentsOf(order);
  expect(note).toMatchObject({ type: "TD04", pieces: one });
  expect(more).toEqual([]);
  await withdraw(await loadOrder(id));
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(2);
  await paidBack(id, 1);
  await creditWithdrawn(id, now);
  await creditWithdrawn(id, now);
  const all = await documentsOf(order);
  expect(all.map(({ type }) => type)).toEqual(["TD01", "TD04", "TD04"]);
  expect((all[1]?.total ?? 0) + (all[2]?.total ?? 0)).toBe(319_805);
});

it("leaves to a clerk what they have credited", async () => {
  const order = await invoiced();
  const { id, lines } = order;
  const one = [{ productId: lines[0]!.productId, quantity: 1 }];
  await issueCreditNote(id, { what: { pieces: one }, reason: "Recesso" }, now);
  await withdraw(order, one);
  await setWithdrawalRefunded(id, 0, {}, now);
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(2);
});

it("credits what went back, so that no more money is due back for the note", async () => {
  const order = await invoiced();
  const { id, lines } = order;
  await withdraw(order, [{ productId: lines[0]!.productId, quantity: 2 }]);
  const amount = await paidBack(id, 0);
  await creditWithdrawn(id, now);
  expect((await documentsOf(order))[1]).toMatchObject({ type: "TD04", total: amount });
  const [receipt] = await receiptsOf(await loadOrder(id));
  expect(receipt && dueBackOf(receipt)).toBe(0);
  expect(receipt?.settled).toBe(319_805 - amount);
});

it("leaves what the office keeps a part of, with its reason, to a clerk", async () => {
  const order = await invoiced();
  const { id, lines } = order;
  await withdraw(order, [{ productId: lines[0]!.productId, quantity: 1 }]);
  await setWithdrawalRefunded(id, 0, { reason: "Pannello rotto" }, now);
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(1);
});

it("credits the pieces withdrawn from beside those that a return had credited, each once", async () => {
  const order = await invoiced();
  const { id, userId, lines } = order;
  const productId = lines[0]!.productId;
  const user = { id: userId, email: named.email } as never;
  const request = await askReturn(user, id, { lines: [{ productId, quantity: 2, reason: "defective" }] }, now);
  const step = async (resolution: Resolution) =>
    resolveReturn(request.id, { ...resolution, revision: (await loadReturn(request.id)).revision }, now);
  await step({ action: "approve" });
  await step({ action: "receive", lines: [{ productId, quantity: 2, condition: "damaged" }] });
  await step({ action: "refund", iban });
  await transferred(id);
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(2);
  // What went back for the return had been asked for before.
  const later = new Date("2026-11-23T11:00:00Z");
  await withdraw(order, [{ productId, quantity: 1 }], later);
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(2);
  const amount = await paidBack(id, 0, later);
  await Promise.all([creditWithdrawn(id, now), creditWithdrawn(id, now)]);
  const [, ofReturn, ofWithdrawal, ...more] = await documentsOf(order);
  expect(more).toEqual([]);
  expect(ofReturn?.pieces).toEqual([{ productId, quantity: 2 }]);
  expect(ofWithdrawal).toMatchObject({ type: "TD04", total: amount, pieces: [{ productId, quantity: 1 }] });
});

it("credits nothing of what a later invoice leaves out, whenever the office is through with it", async () => {
  for (const settledFirst of [true, false]) {
    const delivered = { fulfilment: "delivered" as const, deliveredOn: "2026-11-22T10:00:00.000Z" };
    const order = await storedPaidOrder(delivered);
    const { id, lines } = order;
    await withdraw(order, [{ productId: lines[0]!.productId, quantity: 1 }]);
    const amount = withdrawalMoney(await loadOrder(id), [])[0]?.amount ?? 0;
    if (settledFirst) await paidBack(id, 0);
    await creditWithdrawn(id, now);
    expect(await documentsOf(order)).toEqual([]);
    await issueInvoice(id, { type: "TD01", total: 319_805 - amount }, mario, now);
    if (!settledFirst) await paidBack(id, 0);
    await creditWithdrawn(id, now);
    expect(await documentsOf(order)).toEqual([expect.objectContaining({ type: "TD01", total: 319_805 - amount })]);
  }
});

it("credits all of delivered goods that nobody had paid for, whose withdrawal has ended their order", async () => {
  const { id, userId } = await storedPaidOrder({
    fulfilment: "delivered",
    deliveredOn: "2026-11-22T10:00:00.000Z",
    status: "pendingPayment",
    termsOfPayment: "thirty_days_later_end_of_month",
    transactions: [payment(1, 319_805)],
  });
  await issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
  await declareWithdrawal({ id: userId } as never, id, named, now);
  await creditWithdrawn(id, now);
  expect((await loadOrder(id)).invoices).toHaveLength(1);
  await setWithdrawalRefunded(id, 0, {}, now);
  await Promise.all([creditWithdrawn(id, now), creditWithdrawn(id, now)]);
  expect((await loadOrder(id)).invoices?.map(({ type, total }) => [type, total])).toEqual([
    ["TD01", 319_805],
    ["TD04", 319_805],
  ]);
});
