import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { payment, quotedPart, soldOrder } from "../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../tests/support/paid-order.ts";
import { buyer, now } from "../../../../tests/support/shop.ts";
import { issueInvoice } from "../invoicing/issue/issue-invoice.ts";
import { loadOrder, receiptsOf } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { askReturn } from "./ask-return.ts";
import { officeView } from "./list-returns.ts";
import { resolveReturn, type Resolution } from "./resolve-return.ts";
import { loadReturn } from "./stored-return.ts";

useDatabase();
useObjectStorage();

const iban = "IT60X0542811101000000123456";
const mario = { fiscalCode: "RSSMRA85T10A562S" };

/** Two panels of 100.00 and one given with them, and a cable for nothing: 244.00, paid and delivered. */
async function withGifts(user: User): Promise<string> {
  const sold = soldOrder([
    {
      productId: "PANEL",
      category: "panels",
      quantity: 3,
      unit: 0,
      wasteFee: 0,
      parts: [quotedPart(2, 10_000), quotedPart(1, 0)],
    },
    { productId: "CABLE", category: "others", quantity: 4, unit: 0, wasteFee: 0 },
  ]);
  const paid = payment(1, sold.amounts.total, {
    status: "paid",
    settledOn: "2026-11-20",
    settlementRef: `CRO ${user.id.slice(-6)}`,
  });
  const { id } = await storedPaidOrder({
    userId: user.id,
    lines: sold.lines,
    amounts: sold.amounts,
    transactions: [paid],
    fulfilment: "delivered",
    deliveredOn: now.toISOString(),
  });
  return id;
}

async function step(id: string, resolution: Resolution) {
  const { revision } = await loadReturn(id);
  return resolveReturn(id, { ...resolution, revision }, now);
}

async function received(user: User, orderId: string, productId: string, quantity: number) {
  const { id } = await askReturn(user, orderId, { lines: [{ productId, quantity, reason: "defective" }] }, now);
  await step(id, { action: "approve" });
  return step(id, { action: "receive", lines: [{ productId, condition: "damaged", quantity }] });
}

const refundsOf = async (id: string) =>
  (await receiptsOf(await loadOrder(id))).flatMap(({ refunds }) => refunds.map(({ amount }) => amount));

it.each([true, false])("credits the pieces that were paid before the gift (invoiced: %s)", async (isInvoiced) => {
  const user = buyer();
  const id = await withGifts(user);
  if (isInvoiced) await issueInvoice(id, { type: "TD01", total: 24_400 }, mario, now);
  const one = await received(user, id, "PANEL", 1);
  expect((await officeView(one, now)).refunds).toMatchObject({ amount: 12_200, credited: 12_200 });
  expect(await step(one.id, { action: "refund", iban })).toMatchObject({ status: "refunded", paidBack: 12_200 });
  expect(await refundsOf(id)).toEqual([12_200]);
});

it.each([true, false])(
  "ends a return of what cost nothing without a document and without money (invoiced: %s)",
  async (isInvoiced) => {
    const user = buyer();
    const id = await withGifts(user);
    if (isInvoiced) await issueInvoice(id, { type: "TD01", total: 24_400 }, mario, now);
    const cables = await received(user, id, "CABLE", 4);
    const { refunds } = await officeView(cables, now);
    expect(refunds).toEqual({ amount: 0, credited: 0, creditNote: false });
    const closed = await step(cables.id, { action: "refund" });
    expect(closed).toMatchObject({ status: "refunded", paidBack: 0 });
    expect(closed.creditNote).toBeUndefined();
    const { invoices = [], returns } = await loadOrder(id);
    expect(invoices.map(({ type }) => type)).toEqual(isInvoiced ? ["TD01"] : []);
    expect(returns).toMatchObject([{ id: cables.id, credited: 0 }]);
    expect(await refundsOf(id)).toEqual([]);
    // Those that were paid go back afterwards as if nothing had.
    const both = await received(user, id, "PANEL", 2);
    expect(await step(both.id, { action: "refund", iban })).toMatchObject({ paidBack: 24_400 });
  },
);
