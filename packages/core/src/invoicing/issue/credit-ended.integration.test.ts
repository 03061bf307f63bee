import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { declareWithdrawal } from "../../returns/declare-withdrawal.ts";
import { failOrder } from "../../orders/payment/fail-order.ts";
import { reopenOrder } from "../../orders/reopen-order.ts";
import { loadOrder, type Order } from "../../orders/index.ts";
import { writeDocument } from "../exchange/write-document.ts";
import { loadDocument } from "../load-document.ts";
import { creditEnded } from "./credit-ended.ts";
import { creditWithdrawn } from "./credit-withdrawn.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { sendReceipt } from "./send-receipt.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const mario = { fiscalCode: "RSSMRA85T10A562S" };
/** Invoiced in advance on delayed terms, and not paid. */
async function invoiced(): Promise<Order> {
  const { id } = await storedPaidOrder({
    status: "pendingPayment",
    termsOfPayment: "thirty_days_later_end_of_month",
    transactions: [payment(1, 319_805)],
  });
  return issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
}
const documentsOf = async ({ id }: Order) =>
  ((await loadOrder(id)).invoices ?? []).map(({ type, total }) => [type, total]);

it("takes nothing back of an invoice that was never issued, until somebody has seen to it", async () => {
  const order = await invoiced();
  await failOrder(order.id, "Cantiere annullato", now);
  const before = await loadDocument(order.invoices?.at(-1)?.id ?? "");
  const discarded = await writeDocument(before, { ...before, state: "rejected" }, now);
  const all = { what: { all: true as const }, reason: "Annullato" };
  await creditEnded(order.id, now);
  await expect(sendReceipt(order.id, discarded.id, now)).rejects.toMatchObject({ code: "invoice-not-issued" });
  await expect(issueCreditNote(order.id, all, now)).rejects.toThrow("invoice-discarded");
  expect(await documentsOf(order)).toEqual([["TD01", 319_805]]);
  await writeDocument(discarded, { ...discarded, attended: { on: now.toISOString(), by: "ufficio" } }, now);
  await issueCreditNote(order.id, all, now);
  expect(await documentsOf(order)).toHaveLength(2);
});

it("takes back what an order that was given up was invoiced, once, however often it is told", async () => {
  const order = await invoiced();
  await creditEnded(order.id, now);
  expect(await documentsOf(order)).toEqual([["TD01", 319_805]]);
  await failOrder(order.id, "Cantiere annullato", now);
  await Promise.all([1, 2, 3].map(() => creditEnded(order.id, now)));
  await creditEnded(order.id, now);
  expect(await documentsOf(order)).toEqual([
    ["TD01", 319_805],
    ["TD04", 319_805],
  ]);
});

it("takes back what an order was invoiced that its consumer withdrew from before anything left, in one part or in two", async () => {
  for (const first of [undefined, 1]) {
    const { id, userId, lines, amounts } = await storedPaidOrder();
    await issueInvoice(id, { type: "TD01", total: amounts.total }, mario, now);
    const productId = lines[0]?.productId ?? "";
    for (const part of first ? [[{ productId, quantity: first }], undefined] : [undefined]) {
      const declared = { name: "Mario Rossi", email: "mario@example.com", lines: part };
      await declareWithdrawal({ id: userId } as never, id, declared, now);
      await Promise.all([creditWithdrawn(id, now), creditWithdrawn(id, now)]);
    }
    const order = await loadOrder(id);
    expect(order).toMatchObject({ status: "failed", failedReason: "withdrawn" });
    expect(await documentsOf(order)).toEqual([
      ["TD01", amounts.total],
      ["TD04", amounts.total],
    ]);
    expect(await loadDocument(order.invoices?.at(-1)?.id ?? "")).toMatchObject({ content: { reason: "Recesso" } });
  }
});

it("leaves what was delivered invoiced: it is owed", async () => {
  const groups = [{ rate: 2200, taxable: 262_135, vat: 57_670 }];
  const one = { id: "D1", type: "TD01" as const, number: "1/2026", date: "2026-11-23", total: 319_805, groups };
  const failed = { status: "failed" as const, failedReason: "Non paga", fulfilment: "delivered" as const };
  const order = await storedPaidOrder({ ...failed, invoices: [one] });
  await creditEnded(order.id, now);
  expect(await documentsOf(order)).toEqual([["TD01", 319_805]]);
});

it("gives a customer no cart of what is invoiced", async () => {
  const order = await invoiced();
  const customer = { id: order.userId, email: "mario@example.com" };
  await expect(reopenOrder(customer as never, order.id, now)).rejects.toThrow("invalid-transition");
  expect(await loadOrder(order.id)).toMatchObject({ status: "pendingPayment" });
});
