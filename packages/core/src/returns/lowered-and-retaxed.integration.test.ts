import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { soldOrder } from "../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../tests/support/paid-order.ts";
import { buyer } from "../../../../tests/support/shop.ts";
import type { Certificate } from "../certificates/index.ts";
import { CertificateEntity, indexKeysOf } from "../certificates/certificate.table.ts";
import { beginCorrection, correctionPlan } from "../invoicing/index.ts";
import { issueInvoice } from "../invoicing/issue/issue-invoice.ts";
import { invoicedOf, loadOrder, receiptId, receiptsOf, withdrawalMoney } from "../orders/index.ts";
import { noteTransferDone, refundReceipt } from "../orders/ledger/refund.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import { setGoodsBack, setWithdrawalRefunded } from "../orders/withdrawal/settle.ts";
import { newId } from "../platform/ids.ts";
import { lastingCredits } from "../orders/papers/invoiced.ts";
import { summaryOf } from "../orders/summary.ts";
import { sumOf } from "../platform/money.ts";
import { askReturn } from "./ask-return.ts";
import { refundReturn } from "./refund-return.ts";
import { resolveReturn, type Resolution } from "./resolve-return.ts";
import { loadReturn } from "./stored-return.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const later = new Date("2026-11-23T11:00:00Z");
const iban = "IT60X0542811101000000123456";
const mario = { fiscalCode: "RSSMRA85T10A562S" };
const threePanels = [{ productId: "PANEL", quantity: 3 }];

/** An approved certificate of somebody, for one order. */
async function certified(userId: string): Promise<void> {
  const on = now.toISOString();
  const declaration = { name: "Mario", surname: "Rossi", birthPlace: "Roma", birthDate: "1985-12-10", ...mario };
  const certificate: Certificate = {
    id: newId(),
    version: 1,
    userId,
    kind: "single_order",
    status: "approved",
    declaration: { ...declaration, residence: "Roma", place: "Roma" },
    unsigned: { key: "k", hash: "h", on },
    validUntil: "2027-11-20",
    createdOn: on,
    changedOn: on,
  };
  await CertificateEntity.build(PutItemCommand)
    .item({ ...certificate, ...indexKeysOf(certificate) })
    .send();
}

/** The transfers back that were asked for are made. */
async function transfersMade(id: string): Promise<void> {
  for (const receipt of await receiptsOf(await loadOrder(id))) {
    for (const { id: refund } of receipt.refunds.filter(({ state }) => state === "asked"))
      await noteTransferDone(receiptId(receipt), refund, { doneOn: "2026-11-23", reference: "CRO 1" }, later);
  }
}

async function corrected(id: string, wish: Parameters<typeof beginCorrection>[1]): Promise<void> {
  const { steps } = await correctionPlan(id, wish, now);
  const seen = steps.map(({ amount }) => amount);
  await beginCorrection(id, wish, seen, now);
  await transfersMade(id);
}

/** Paid, delivered and invoiced at the full rate. */
async function invoiced() {
  const user = buyer();
  const { lines, amounts, transactions } = soldOrder(
    [
      { productId: "PANEL", category: "panels", quantity: 10, unit: 8990, wasteFee: 120 },
      { productId: "WALLBOX", category: "emobility", quantity: 1, unit: 64_900, wasteFee: 200 },
    ],
    { shipment: 12_000, coupon: 5000 },
  );
  const settled = { status: "paid", settledOn: "2026-11-20", settlementRef: "CRO 7" } as const;
  const { id } = await storedPaidOrder({
    userId: user.id,
    lines,
    amounts,
    transactions: transactions.map((one) => ({ ...one, ...settled })),
    fulfilment: "delivered",
    deliveredOn: now.toISOString(),
  });
  await issueInvoice(id, { type: "TD01", total: amounts.total }, mario, now);
  return { user, id, paid: amounts.total };
}

/** Its price lowered by 50.00 and then taxed at the reduced rate under its buyer's certificate. */
async function loweredAndRetaxed() {
  const { user, id, paid } = await invoiced();
  await corrected(id, { kind: "price-promise", reason: "Prezzo promesso", amount: 5000, amends: "refund", iban });
  await certified(user.id);
  await corrected(id, { kind: "wrong-vat", reason: "Aliquota", amends: "refund", buyer: mario, iban });
  return { user, id, paid };
}

/** What has gone back of an order, and what its documents still charge. */
async function standing(id: string) {
  const order = await loadOrder(id);
  const refunds = (await receiptsOf(order)).flatMap((receipt) => receipt.refunds);
  const left = [...invoicedOf(order).values()].map(({ taxable, vat }) => taxable + vat);
  return { refunded: sumOf(refunds.map(({ amount }) => amount)), invoiced: sumOf(left) };
}

/** A withdrawal whose goods come back, are credited, and whose money goes back: cents that were due. */
async function withdrawn(user: Parameters<typeof declareWithdrawal>[0], id: string, lines?: typeof threePanels) {
  const said = { name: "Mario Rossi", email: "mario@example.com", ...(lines && { lines }) };
  const { withdrawals = [] } = await declareWithdrawal(user, id, said, later);
  const place = withdrawals.length - 1;
  const pieces = withdrawals[place]?.lines ?? [];
  await setGoodsBack(id, place, later);
  const receipts = await receiptsOf(await loadOrder(id));
  const money = withdrawalMoney(await loadOrder(id), receipts)[place];
  if (!money || !receipts[0]) throw new Error("The withdrawal has its money");
  // The delivery goes back with the last pieces.
  const amount = (await standing(id)).invoiced;
  const note = lines
    ? ({ kind: "return", reason: "Recesso", pieces, amends: "none" } as const)
    : ({ kind: "price-promise", reason: "Recesso", amount, amends: "none" } as const);
  const { steps } = await correctionPlan(id, note, later);
  expect([place, money]).toEqual([place, { amount: steps[0]?.amount, dueBack: steps[0]?.amount, returned: 0 }]);
  await corrected(id, note);
  await refundReceipt(receiptId(receipts[0]), { amount: money.dueBack, reason: "Recesso", iban }, later);
  await transfersMade(id);
  const settled = await setWithdrawalRefunded(id, place, {}, later);
  expect(settled.withdrawals?.[place]).toMatchObject({ state: "refunded" });
}

it("a lowered and then retaxed price: a withdrawal brings back what its credit note says, the last one all that was paid", async () => {
  const { user, id, paid } = await loweredAndRetaxed();
  const before = await standing(id);
  expect(before.refunded + before.invoiced).toBe(paid);
  await withdrawn(user, id, threePanels);
  const between = await standing(id);
  expect(between.refunded + between.invoiced).toBe(paid);
  await withdrawn(user, id);
  expect(await standing(id)).toEqual({ refunded: paid, invoiced: 0 });
});

it("a lowered and then retaxed price: a return brings back what its credit note says", async () => {
  const { user, id, paid } = await loweredAndRetaxed();
  const lines = threePanels.map((one) => ({ ...one, reason: "defective" as const }));
  const { id: request } = await askReturn(user, id, { lines }, later);
  const step = async (resolution: Resolution) =>
    resolveReturn(request, { ...resolution, revision: (await loadReturn(request)).revision }, later);
  await step({ action: "approve" });

  await step({ action: "receive", lines: threePanels.map((one) => ({ ...one, condition: "damaged" as const })) });
  const { paidBack } = await refundReturn(await loadReturn(request), iban, later);
  expect(paidBack).toBe((await loadOrder(id)).invoices?.at(-1)?.total);
  const { refunded, invoiced } = await standing(id);
  expect(refunded + invoiced).toBe(paid);
});

/** What an order is said to cost is what its documents charge and have credited, and so are the rows of its VAT. */
async function demandCharged(id: string) {
  const order = await loadOrder(id);
  const { total, vatAmount, steps } = order.amounts;
  const credited = sumOf(lastingCredits(order).map((note) => note.total));
  const { invoiced: left } = await standing(id);
  expect(total).toBe(left + credited);
  const vat = steps.filter(({ code }) => code === "vat").map(({ amount }) => amount);
  // The example has no steps before it is taxed anew.
  expect(sumOf(vat)).toBe(steps.length === 0 ? 0 : vatAmount);
  const gross = summaryOf(order, "gross");
  expect(sumOf(gross.rows.map(({ amount }) => amount))).toBe(total);
  return { order, rows: gross.rows.map(({ code }) => code) };
}

it("what was credited before an order is taxed otherwise isn't taxed anew: its total is what was charged, down and up again", async () => {
  const { user, id, paid } = await invoiced();
  const back = (quantity: number) =>
    corrected(id, {
      kind: "return",
      reason: "Reso",
      pieces: [{ productId: "PANEL", quantity }],
      amends: "refund",
      iban,
    });
  await back(2);
  expect((await demandCharged(id)).order.amounts.total).toBe(paid);
  await certified(user.id);
  await corrected(id, { kind: "wrong-vat", reason: "Aliquota", amends: "refund", buyer: mario, iban });
  const reduced = await demandCharged(id);
  expect(reduced.rows).toContain("credited-before");
  const { refunded, invoiced: left } = await standing(id);
  expect(refunded + left).toBe(paid);
  await back(1);
  await demandCharged(id);
  await corrected(id, { kind: "wrong-vat", vat: "full", reason: "Aliquota", amends: "refund", buyer: mario, iban });
  const full = await demandCharged(id);
  const asked = sumOf(full.order.transactions.filter(({ superseded }) => !superseded).map(({ amount }) => amount));
  expect(asked - (await standing(id)).refunded).toBe((await standing(id)).invoiced);
});
