import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { delivered } from "../../../../tests/support/delivered-order.ts";
import { payment } from "../../../../tests/support/invoices.ts";
import { storedPaidOrder } from "../../../../tests/support/paid-order.ts";
import { available, buyer, now, product, readyCart } from "../../../../tests/support/shop.ts";
import { correctionPlan, correctionsOf } from "../invoicing/index.ts";
import { invoicingOf } from "../invoicing/issue/invoicing-of.ts";
import { issueCreditNote } from "../invoicing/issue/issue-credit-note.ts";
import { issueInvoice } from "../invoicing/issue/issue-invoice.ts";
import { loadOrder, openTotal, receiptsOf, type Order } from "../orders/index.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import type { User } from "../platform/access.ts";
import { askReturn, cancelReturn } from "./ask-return.ts";
import { eraseReturnsOf } from "./erase-old-returns.ts";
import { countOpenReturns, listReturns, officeView, returnsOfOrder } from "./list-returns.ts";
import { numberEarlierReturns } from "./number-earlier-returns.ts";
import { refundReturn } from "./refund-return.ts";
import { resolveReturn, type Resolution } from "./resolve-return.ts";
import type { ReturnRequest } from "./return-request.ts";
import { ReturnRequestEntity } from "./return.table.ts";
import { findReturn, loadReturn } from "./stored-return.ts";

useDatabase();
useObjectStorage();

const iban = "IT60X0542811101000000123456";
const mario = { fiscalCode: "RSSMRA85T10A562S" };

const ask = (user: User, id: string, productId: string, quantity: number) =>
  askReturn(user, id, { lines: [{ productId, quantity, reason: "defective" }] }, now);

async function step(id: string, resolution: Resolution): Promise<ReturnRequest> {
  const { revision } = await loadReturn(id);
  return resolveReturn(id, { ...resolution, revision }, now);
}

/** A request whose pieces have come back, all as new. */
async function received(user: User, id: string, productId: string, quantity: number): Promise<ReturnRequest> {
  const request = await ask(user, id, productId, quantity);
  await step(request.id, { action: "approve" });
  return step(request.id, { action: "receive", lines: [{ productId, condition: "as-new", quantity }] });
}

/** What of a request whoever clicks reads. */
const answerOf = ({ status, revision, paidBack, creditNote, steps }: ReturnRequest) => ({
  status,
  revision,
  paidBack,
  creditNote,
  steps,
});

const refundsOf = async (id: string) =>
  (await receiptsOf(await loadOrder(id))).flatMap(({ refunds }) => refunds.map(({ amount }) => amount));

it("is asked for by line, cancelled by its customer, and hidden from everybody else", async () => {
  const { user, id, productId } = await delivered(3);
  const request = await ask(user, id, productId, 2);
  expect(request).toMatchObject({ status: "asked", revision: 1, lines: [{ quantity: 2, reason: "defective" }] });
  expect(await returnsOfOrder(user, id)).toMatchObject({
    left: [{ productId, quantity: 1 }],
    items: [{ id: request.id, mayCancel: true, wayBack: "seller" }],
  });
  await expect(returnsOfOrder(buyer(), id)).rejects.toMatchObject({ code: "not-found" });
  await expect(ask(buyer(), id, productId, 1)).rejects.toMatchObject({ code: "not-found" });
  await expect(cancelReturn(buyer(), id, request.id, now)).rejects.toMatchObject({ code: "not-found" });
  const other = await delivered(1);
  await expect(cancelReturn(other.user, other.id, request.id, now)).rejects.toMatchObject({ code: "not-found" });
  expect(await cancelReturn(user, id, request.id, now)).toMatchObject({ status: "cancelled" });
  await expect(cancelReturn(user, id, request.id, now)).rejects.toMatchObject({ code: "invalid-transition" });
  expect((await returnsOfOrder(user, id)).left).toEqual([{ productId, quantity: 3 }]);
});

it("lets one of two requests for the same pieces through, and none for pieces that were withdrawn", async () => {
  const { user, id, productId } = await delivered(3);
  const both = await Promise.allSettled([ask(user, id, productId, 2), ask(user, id, productId, 2)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(ask(user, id, productId, 2)).rejects.toMatchObject({ code: "return-beyond-order" });
  const declared = { name: "Ada Neri", email: user.email };
  await declareWithdrawal(user, id, declared, now);
  expect((await loadOrder(id)).withdrawals?.[0]?.lines).toEqual([{ productId, quantity: 3 }]);
  await expect(ask(user, id, productId, 1)).rejects.toMatchObject({ code: "return-not-possible" });
});

it("waits for a reason in words where another one is meant, and refuses goods that were never delivered", async () => {
  const { user, id, productId } = await delivered(1);
  const lines = [{ productId, quantity: 1, reason: "other" as const }];
  await expect(askReturn(user, id, { lines }, now)).rejects.toMatchObject({ code: "invalid-input" });
  const unsent = await product(5);
  const { user: waiting, place } = await readyCart(unsent, 1);
  const { id: placed } = await place();
  await expect(ask(waiting, placed, unsent, 1)).rejects.toMatchObject({ code: "return-not-possible" });
});

it("goes on under the revision that was read alone, and ends where it was rejected", async () => {
  const { user, id, productId } = await delivered(2);
  const { id: request } = await ask(user, id, productId, 1);
  await expect(resolveReturn(request, { action: "approve", revision: 7 }, now)).rejects.toMatchObject({
    code: "version-conflict",
  });
  await expect(step(request, { action: "refund" })).rejects.toMatchObject({ code: "invalid-transition" });
  expect(await step(request, { action: "reject", reason: "Fuori garanzia." })).toMatchObject({
    status: "rejected",
    steps: [{ status: "asked" }, { status: "rejected", note: "Fuori garanzia." }],
  });
  await expect(step(request, { action: "approve" })).rejects.toMatchObject({ code: "invalid-transition" });
  expect((await returnsOfOrder(user, id)).left).toEqual([{ productId, quantity: 2 }]);
});

it("puts what came as new back into the stock, once, and what is worn not", async () => {
  const { user, id, productId } = await delivered(3);
  const { id: request } = await ask(user, id, productId, 3);
  await step(request, { action: "approve", note: "Via Verdi 3" });
  const before = (await available(productId)) ?? 0;
  const first = await loadReturn(request);
  const lines = [
    { productId, condition: "as-new" as const, quantity: 1 },
    { productId, condition: "damaged" as const, quantity: 1 },
  ];
  const twice = await Promise.allSettled(
    [1, 2].map(() => resolveReturn(request, { action: "receive", lines, revision: first.revision }, now)),
  );
  expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await available(productId)).toBe(before + 1);
  await expect(step(request, { action: "receive", lines })).rejects.toMatchObject({ code: "return-beyond-order" });
  const [, worn] = lines;
  await step(request, { action: "receive", lines: worn ? [worn] : [] });
  expect(await available(productId)).toBe(before + 1);
  expect(await step(request, { action: "refuse", reason: "Rotti da una caduta." })).toMatchObject({
    status: "refused",
  });
  // The one that had been put into the stock goes back to its buyer with the others.
  expect(await available(productId)).toBe(before);
});

it("pays an order without an invoice back at what its pieces cost, each piece once", async () => {
  const { user, id, productId } = await delivered(3);
  const { total } = (await loadOrder(id)).amounts;
  const request = await received(user, id, productId, 2);
  await expect(step(request.id, { action: "refund" })).rejects.toMatchObject({ code: "iban-missing" });
  const { revision } = await loadReturn(request.id);
  const click = () => resolveReturn(request.id, { action: "refund", iban, revision }, now);
  const [one, other] = await Promise.all([click(), click()]);
  expect(answerOf(other)).toEqual(answerOf(one));
  expect(answerOf(await click())).toEqual(answerOf(one));
  const [amount, ...more] = await refundsOf(id);
  expect(more).toEqual([]);
  expect(amount).toBe(Math.round((total * 2) / 3));
  expect(await loadReturn(request.id)).toMatchObject({ status: "refunded", paidBack: amount });
  const last = await received(user, id, productId, 1);
  await expect(step(last.id, { action: "refund", iban })).rejects.toMatchObject({ code: "refund-under-way" });
});

/** The document that an order is due. */
async function dueOf(id: string) {
  const found = await invoicingOf(id, mario, now);
  return "next" in found ? found.next : undefined;
}

it("is followed by an invoice of what its buyer keeps, deposits too, and credits nothing that it left out", async () => {
  const user = buyer();
  const { id } = await storedPaidOrder({ userId: user.id, fulfilment: "delivered", deliveredOn: now.toISOString() });
  const { total } = (await loadOrder(id)).amounts;
  const request = await received(user, id, "PANEL", 2);
  const seen = await officeView(request, now);
  const { paidBack = 0 } = await step(request.id, { action: "refund", iban });
  expect(await dueOf(id)).toMatchObject({ type: "TD01", total: total - paidBack, refusals: [] });
  await expect(issueInvoice(id, { type: "TD01", total }, mario, now)).rejects.toMatchObject({
    code: "version-conflict",
  });
  const order = await issueInvoice(id, { type: "TD01", total: total - paidBack }, mario, now);
  const [document] = (await invoicingOf(id, mario, now)).documents;
  expect(document?.lines.find(({ kind, productId }) => kind === "goods" && productId === "PANEL")?.quantity).toBe(8);
  expect(openTotal(order)).toBe(total - paidBack);
  expect((await invoicingOf(id, mario, now)).creditable?.pieces).toContainEqual(
    expect.objectContaining({ productId: "PANEL", quantity: 8 }),
  );
  // Before it is paid back the office reads how much that is, and by what.
  expect(seen.refunds).toEqual({ amount: paidBack, credited: paidBack, creditNote: false });
});

it("takes back what deposits had invoiced of pieces that came back before the goods' invoice", async () => {
  const delivery = { fulfilment: "delivered", deliveredOn: now.toISOString() } as const;
  const user = buyer();
  const rest = 319_805 - 200_000;
  const paid = { status: "paid", settledOn: "2026-11-20", settlementRef: "CRO 8" } as const;
  const { id } = await storedPaidOrder({
    userId: user.id,
    termsOfPayment: "twenty_upon_order_rest_on_ship",
    transactions: [payment(1, 200_000, paid), payment(2, rest)],
  });
  await issueInvoice(id, { type: "TD02", total: 200_000 }, mario, now);
  const before = await loadOrder(id);
  const whole = before.transactions.map((one) => ({ ...one, ...paid, settlementRef: `CRO ${one.seq}` }));
  await storedPaidOrder({ ...before, ...delivery, status: "paid", transactions: whole });
  const { lines } = before;
  const most = lines.map(({ productId, quantity }) => ({ productId, quantity, reason: "defective" as const }));
  const request = await askReturn(user, id, { lines: most.slice(0, 1) }, now);
  await step(request.id, { action: "approve" });
  const came = most
    .slice(0, 1)
    .map(({ productId, quantity }) => ({ productId, quantity, condition: "damaged" as const }));
  await step(request.id, { action: "receive", lines: came });
  const { paidBack = 0 } = await step(request.id, { action: "refund", iban });
  const after = await loadOrder(id);
  expect(after.invoices?.map(({ type }) => type)).toEqual(["TD02", "TD04"]);
  const due = await dueOf(id);
  expect(due?.groups.every(({ taxable }) => taxable >= 0)).toBe(true);
  const invoiced = await issueInvoice(id, { type: "TD01", total: due?.total ?? 0 }, mario, now);
  expect(openTotal(invoiced)).toBe(319_805 - paidBack);
});

it("goes on with money that was begun when all died before its end, and nothing else becomes of the request", async () => {
  const { user, id, productId } = await delivered(2);
  const request = await received(user, id, productId, 2);
  const died = await refundReturn(request, iban, now);
  // As it lay there before its last write.
  const { steps, paidBack: _, ...rest } = died;
  const lying = { ...rest, status: "received" as const, steps: steps.slice(0, -1) };
  const { Item } = { Item: { ...lying, gsi1pk: "G", gsi1sk: "G", gsi2pk: "G", gsi2sk: "G", gsi3pk: "G", gsi3sk: "G" } };
  await ReturnRequestEntity.build(PutItemCommand).item(Item).send();
  await expect(step(request.id, { action: "replace" })).rejects.toMatchObject({ code: "return-refund-begun" });
  expect(await step(request.id, { action: "refund" })).toMatchObject({ status: "refunded" });
  expect(await refundsOf(id)).toHaveLength(1);
});

/** A delivered order with an invoice, and who bought it. */
async function invoiced(): Promise<{ user: User; order: Order }> {
  const user = buyer();
  const changes = { userId: user.id, fulfilment: "delivered" as const, deliveredOn: now.toISOString() };
  const { id } = await storedPaidOrder(changes);
  return { user, order: await issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now) };
}

it("pays an invoiced order back by one credit note at the sale's prices, however often it is asked for", async () => {
  const { user, order } = await invoiced();
  const request = await received(user, order.id, "PANEL", 2);
  await expect(step(request.id, { action: "refund" })).rejects.toMatchObject({ code: "iban-missing" });
  const { revision } = await loadReturn(request.id);
  const { refunds } = await officeView(request, now);
  const click = () => resolveReturn(request.id, { action: "refund", iban, revision }, now);
  const [paid, other] = await Promise.all([click(), click()]);
  expect(answerOf(other)).toEqual(answerOf(paid));
  const { invoices = [], returns } = await loadOrder(order.id);
  const credits = invoices.filter(({ type }) => type === "TD04");
  expect(credits).toHaveLength(1);
  expect(credits[0]?.pieces).toEqual([{ productId: "PANEL", quantity: 2 }]);
  expect(paid).toMatchObject({ status: "refunded", creditNote: credits[0]?.number, paidBack: credits[0]?.total });
  expect(await refundsOf(order.id)).toEqual([credits[0]?.total]);
  expect(refunds).toEqual({ amount: credits[0]?.total, credited: credits[0]?.total, creditNote: true });
  expect(await correctionsOf(order.id)).toHaveLength(1);
  expect(returns).toMatchObject([{ id: request.id, credited: credits[0]?.total }]);
});

it("leaves to a correction the pieces that no open request asks for, and those of the request to itself", async () => {
  const { user, order } = await invoiced();
  const { id, number } = await received(user, order.id, "PANEL", 2);
  const back = (quantity: number) =>
    correctionPlan(
      order.id,
      { kind: "return", reason: "Reso", amends: "none", pieces: [{ productId: "PANEL", quantity }] },
      now,
    );
  await expect(back(9)).rejects.toMatchObject({ code: "return-open", params: { number } });
  expect((await back(8)).steps).toMatchObject([{ name: "credit" }]);
  await step(id, { action: "refund", iban });
  const [correction] = await correctionsOf(order.id);
  expect(correction?.wish).toMatchObject({ kind: "return", returnId: id });
  await expect(back(9)).rejects.toMatchObject({ code: "credit-beyond-invoice" });
  expect((await back(8)).steps).toHaveLength(1);
});

it("is through by the credit note that had taken its pieces off beside it, and pays back only what that left", async () => {
  const { user, order } = await invoiced();
  const request = await received(user, order.id, "PANEL", 3);
  const credited = (quantity: number) =>
    issueCreditNote(order.id, { what: { pieces: [{ productId: "PANEL", quantity }] }, reason: "Resi" }, now);
  await credited(8);
  const refunds = { creditNote: true, credited: expect.any(Number) as number };
  const { refunds: half } = await officeView(request, now);
  expect(half).toMatchObject(refunds);
  expect(half?.creditedBy).toBeUndefined();
  await credited(2);
  const note = (await loadOrder(order.id)).invoices?.at(-1)?.number;
  const received3 = await loadReturn(request.id);
  expect((await officeView(received3, now)).refunds).toEqual({
    amount: 0,
    credited: 0,
    creditNote: true,
    creditedBy: note,
  });
  const click = () => resolveReturn(request.id, { action: "refund", revision: received3.revision }, now);
  const [closed, other] = await Promise.all([click(), click()]);
  expect(answerOf(other)).toEqual(answerOf(closed));
  expect(closed).toMatchObject({ status: "refunded", creditNote: note });
  expect(closed.paidBack).toBeUndefined();
  expect(await correctionsOf(order.id)).toEqual([]);
});

it("credits the rest of its pieces where a part was credited beside it", async () => {
  const { user, order } = await invoiced();
  const request = await received(user, order.id, "PANEL", 3);
  const what = { pieces: [{ productId: "PANEL", quantity: 8 }] };
  await issueCreditNote(order.id, { what, reason: "Resi" }, now);
  const paid = await step(request.id, { action: "refund", iban });
  const { invoices = [] } = await loadOrder(order.id);
  expect(invoices.at(-1)).toMatchObject({ type: "TD04", pieces: [{ productId: "PANEL", quantity: 2 }] });
  expect(paid).toMatchObject({ status: "refunded", creditNote: invoices.at(-1)?.number });
});

it("waits with the money of a return while a withdrawal of its order isn't settled", async () => {
  const { user, id, productId } = await delivered(3);
  const request = await received(user, id, productId, 1);
  const lines = [{ productId, quantity: 1 }];
  await declareWithdrawal(user, id, { name: "Ada Neri", email: user.email, lines }, now);
  await expect(step(request.id, { action: "refund", iban })).rejects.toMatchObject({ code: "withdrawal-open" });
  expect(await refundsOf(id)).toEqual([]);
});

it("sends others instead as far as there are some, and a replacement may come back in its turn", async () => {
  const { user, id, productId } = await delivered(2);
  const request = await ask(user, id, productId, 2);
  await step(request.id, { action: "approve" });
  await step(request.id, { action: "receive", lines: [{ productId, condition: "damaged", quantity: 2 }] });
  const before = (await available(productId)) ?? 0;
  expect(await step(request.id, { action: "replace", note: "BRT 123" })).toMatchObject({ status: "replaced" });
  expect(await available(productId)).toBe(before - 2);
  expect((await returnsOfOrder(user, id)).left).toEqual([{ productId, quantity: 2 }]);
  const again = await ask(user, id, productId, 2);
  await step(again.id, { action: "approve" });
  await step(again.id, { action: "receive", lines: [{ productId, condition: "damaged", quantity: 2 }] });
  const rest = await product(1);
  expect(rest).not.toBe(productId);
  const left = (await available(productId)) ?? 0;
  const { place } = await readyCart(productId, left - 1);
  await place();
  await expect(step(again.id, { action: "replace" })).rejects.toMatchObject({ code: "not-enough-stock" });
});

it("is listed by state, month and order, counted while it is open, and erased with its month", async () => {
  const { user, id, productId } = await delivered(2);
  const { count } = await countOpenReturns(200);
  const request = await ask(user, id, productId, 1);
  expect((await countOpenReturns(200)).count).toBe(count + 1);
  const { number } = await loadOrder(id);
  const found = async (query: object) =>
    (await listReturns({ limit: 200, ...query }, now)).items.map((one) => one.id).includes(request.id);
  expect(await found({ status: "asked" })).toBe(true);
  expect(await found({ status: "approved" })).toBe(false);
  expect(await found({ period: "2026-11" })).toBe(true);
  expect(await found({ period: "2026-10" })).toBe(false);
  expect(await found({ period: "2026-10", text: number })).toBe(true);
  expect(await found({ orderId: id })).toBe(true);
  expect(await found({ text: "neri" })).toBe(true);
  expect(await found({ text: "nobody" })).toBe(false);
  expect(await eraseReturnsOf("2026-11")).toBeGreaterThan(0);
  expect(await findReturn(request.id)).toBeUndefined();
});

it("is found by its number and by its order's in whatever month, those of before once they have got their place", async () => {
  const { user, id, productId } = await delivered(2);
  const one = await ask(user, id, productId, 1);
  const other = await ask(user, id, productId, 1);
  const muchLater = new Date("2027-06-10T10:00:00Z");
  const found = async (text: string) =>
    (await listReturns({ text, limit: 5 }, muchLater)).items.map((request) => request.id);
  expect(await found(one.number)).toEqual([one.id]);
  expect(await found(other.number.replace("-", " ").toLowerCase())).toEqual([other.id]);
  expect(await found(one.orderNumber)).toEqual([other.id, one.id]);
  expect(await found("ZZZZ-ZZZZ")).toEqual([]);
  await ReturnRequestEntity.build(UpdateItemCommand).item({ id: one.id, gsi4pk: $remove(), gsi4sk: $remove() }).send();
  expect(await found(one.number)).toEqual([]);
  expect(await numberEarlierReturns(now)).toBe(1);
  expect(await found(one.number)).toEqual([one.id]);
  expect(await numberEarlierReturns(now)).toBe(0);
});
