import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { payment, quotedPart, soldOrder } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { buyer, now } from "../../../../../tests/support/shop.ts";
import { correctionPlan } from "../../invoicing/corrections/begin-correction.ts";
import { creditPreview } from "../../invoicing/issue/credit-preview.ts";
import { invoicingOf } from "../../invoicing/issue/invoicing-of.ts";
import { issueInvoice } from "../../invoicing/issue/issue-invoice.ts";
import { loadDocument } from "../../invoicing/load-document.ts";
import { loadOrder, receiptsOf, stillSold, totalOf } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { askReturn } from "../ask-return.ts";
import { officeView, returnsOfOrder } from "../list-returns.ts";
import { resolveReturn, type Resolution } from "../resolve-return.ts";
import { loadReturn } from "../stored-return.ts";

useDatabase();
useObjectStorage();

const iban = "IT60X0542811101000000123456";
const mario = { fiscalCode: "RSSMRA85T10A562S" };
const three = [quotedPart(3, 10_000), quotedPart(2, 5000)];
const gift = [quotedPart(10, 9000), quotedPart(1, 0)];

/** A delivered order of panels at these prices, each with a contribution of 1.00, paid whole. */
async function delivered(user: User, parts: typeof three, isInvoiced = true): Promise<string> {
  const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
  const sold = soldOrder([{ productId: "PANEL", category: "panels", quantity, unit: 0, wasteFee: 100, parts }]);
  const { total } = sold.amounts;
  const settlementRef = `CRO ${user.id.slice(-6)}`;
  const { id } = await storedPaidOrder({
    userId: user.id,
    lines: sold.lines,
    amounts: sold.amounts,
    transactions: [payment(1, total, { status: "paid", settledOn: "2026-11-20", settlementRef })],
    fulfilment: "delivered",
    deliveredOn: now.toISOString(),
  });
  if (isInvoiced) await issueInvoice(id, { type: "TD01", total }, mario, now);
  return id;
}

const ask = (user: User, id: string, quantity: number, unit?: number) =>
  askReturn(user, id, { lines: [{ productId: "PANEL", quantity, unit, reason: "defective" }] }, now);

async function step(id: string, resolution: Resolution) {
  const { revision } = await loadReturn(id);
  return resolveReturn(id, { ...resolution, revision }, now);
}

async function received(id: string, quantity: number) {
  await step(id, { action: "approve" });
  return step(id, { action: "receive", lines: [{ productId: "PANEL", condition: "opened", quantity }] });
}

async function noteOf(orderId: string) {
  const { invoices = [] } = await loadOrder(orderId);
  const { content } = await loadDocument(invoices.findLast(({ type }) => type === "TD04")?.id ?? "");
  return { total: content.total, goods: content.lines.filter(({ kind }) => kind === "goods") };
}
const refundsOf = async (id: string) =>
  (await receiptsOf(await loadOrder(id))).flatMap(({ refunds }) => refunds.map(({ amount }) => amount));

it("pays the two at 50.00 back at 50.00, by a note that says so, and tells it in every place", async () => {
  const user = buyer();
  const id = await delivered(user, three);
  expect((await returnsOfOrder(user, id)).left).toMatchObject([
    {
      quantity: 5,
      prices: [
        { unit: 10_000, quantity: 3 },
        { unit: 5000, quantity: 2 },
      ],
    },
  ]);
  const request = await ask(user, id, 2, 5000);
  const back = await received(request.id, 2);
  expect((await officeView(back, now)).refunds).toMatchObject({ amount: 12_444, credited: 12_444 });
  expect(await step(request.id, { action: "refund", iban })).toMatchObject({ status: "refunded", paidBack: 12_444 });
  expect(await noteOf(id)).toMatchObject({ total: 12_444, goods: [{ quantity: 2, unit: 5000, net: 10_000 }] });
  expect(await refundsOf(id)).toEqual([12_444]);
  const order = await loadOrder(id);
  expect(order.returns).toMatchObject([{ lines: [{ quantity: 2, unit: 5000 }], credited: 12_444 }]);
  expect(order.invoices?.at(-1)?.pieces).toEqual([{ productId: "PANEL", quantity: 2, unit: 5000 }]);
  expect((await invoicingOf(id, {}, now)).creditable?.pieces).toMatchObject([
    { quantity: 3, prices: [{ unit: 10_000, quantity: 3 }] },
  ]);
  await expect(ask(user, id, 1, 5000)).rejects.toThrow("return-beyond-order");
});

it("counts pieces that were asked for without a price as the dearest, and as others where the office says so", async () => {
  const user = buyer();
  const id = await delivered(user, three);
  const request = await ask(user, id, 2);
  expect(request.lines).toMatchObject([{ quantity: 2, unit: 10_000 }]);
  const back = await received(request.id, 2);
  expect((await officeView(back, now)).refunds?.amount).toBe(24_644);
  const pieces = [{ productId: "PANEL", quantity: 2, unit: 5000 }];
  const stale = resolveReturn(request.id, { action: "count", pieces, revision: back.revision - 1 }, now);
  await expect(stale).rejects.toThrow("version-conflict");
  const counted = await step(request.id, { action: "count", pieces });
  expect(counted).toMatchObject({ status: "received", lines: [{ quantity: 2, unit: 5000 }] });
  expect((await officeView(counted, now)).refunds?.amount).toBe(12_444);
  expect(await step(request.id, { action: "refund", iban })).toMatchObject({ paidBack: 12_444 });
  await expect(step(request.id, { action: "count", pieces })).rejects.toThrow("invalid-transition");
});

it.each([true, false])(
  "a free piece that comes back alone is worth its contribution (invoiced: %s)",
  async (isInvoiced) => {
    const user = buyer();
    const id = await delivered(user, gift, isInvoiced);
    const before = totalOf(stillSold(await loadOrder(id)));
    const request = await ask(user, id, 1, 0);
    await received(request.id, 1);
    expect(await step(request.id, { action: "refund", iban })).toMatchObject({ status: "refunded", paidBack: 122 });
    expect(await refundsOf(id)).toEqual([122]);
    const order = await loadOrder(id);
    if (isInvoiced) expect((await noteOf(id)).total).toBe(122);
    else expect(totalOf(stillSold(order))).toBe(before - 122);
    const { left } = await returnsOfOrder(user, id);
    expect(left).toEqual([{ productId: "PANEL", quantity: 10, prices: [{ unit: 9000, quantity: 10 }] }]);
    await expect(ask(user, id, 1, 0)).rejects.toThrow("return-beyond-order");
  },
);

it("has the pieces of a price once: of two requests at the same time one is refused, and a correction leaves them to it", async () => {
  const user = buyer();
  const id = await delivered(user, three);
  const both = await Promise.allSettled([ask(user, id, 2, 5000), ask(user, id, 2, 5000)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const plan = (pieces: { productId: string; quantity: number; unit?: number }[]) =>
    correctionPlan(id, { kind: "return", reason: "", amends: "none", pieces }, now);
  await expect(plan([{ productId: "PANEL", quantity: 1, unit: 5000 }])).rejects.toThrow("return-open");
  expect((await plan([{ productId: "PANEL", quantity: 3 }])).steps).toMatchObject([{ name: "credit", amount: 36_966 }]);
  expect(await creditPreview(id, { pieces: "PANEL.2.5000" }, now)).toMatchObject({ total: 12_444 });
  await expect(creditPreview(id, { pieces: "PANEL.3.5000" }, now)).rejects.toThrow("credit-beyond-invoice");
});
