import { expect, it } from "vitest";
import { companyProduct } from "../../../../tests/support/credit.ts";
import { useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { announced } from "../../../../tests/support/accounts.ts";
import { debtorsIban as iban, invoicedCompany } from "../../../../tests/support/invoiced-company.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { add, now as placedOn } from "../../../../tests/support/shop.ts";
import { issueInvoice } from "../invoicing/issue/issue-invoice.ts";
import { invoicingOf } from "../invoicing/issue/invoicing-of.ts";
import { amountsOf } from "../orders/amounts.ts";
import { taxFactsOf } from "../orders/cart/cart.ts";
import { cancelMandate, mandateOf, noteMandate } from "../orders/debits/note-mandate.ts";
import { bankDebitAnnounced } from "../orders/events.ts";
import { receiptsOf } from "../orders/ledger/earlier-orders.ts";
import { visibleTransaction } from "../orders/payment/transactions.ts";
import { changeMethod } from "../orders/payment/change-payment.ts";
import { placeOrder } from "../orders/placing/place-order.ts";
import { setShippingAddress, setTerms } from "../orders/sending/prepare-order.ts";
import { loadOrder } from "../orders/stored-order.ts";
import { setting } from "../platform/config.ts";
import { readObject } from "../platform/files/storage.ts";
import { confirmPaid } from "./confirm-paid.ts";
import { countToRecall, dueLines } from "./due-lines.ts";
import { getCollection } from "./list-collections.ts";
import { makeCollection } from "./make-collection.ts";
import { noteRecalled, noteUnpaid } from "./note-outcome.ts";

useDatabase();
useObjectStorage();
useCardProvider();

const now = new Date("2026-12-22T10:00:00Z");
/** Five days of the banks after 31 December. */
const after = new Date("2027-01-08T10:00:00Z");
type Buyer = Awaited<ReturnType<typeof invoicedCompany>>;

let papers = 0;
const paper = () => ({ reference: `SOLVIA-${(papers += 1)}`, signedOn: "2026-11-02", iban, scheme: "CORE" as const });

const companyId = ({ companyId: id }: Buyer): string => id;

/** An order that is invoiced in November, to be debited by the company's mandate at the end of December. */
async function ordered(buyer: Buyer) {
  const { id } = await add(buyer, await companyProduct(3), 1);
  const ready = await setShippingAddress(buyer, id, "pickup", placedOn);
  await setTerms(buyer, id, "thirty_days_later_end_of_month", placedOn);
  const amount = amountsOf(ready, taxFactsOf(buyer, placedOn)).total;
  await placeOrder(buyer, id, { method: "manual_wire_transfer", expectedTotal: amount }, placedOn);
  const transaction = `${id}.1`;
  await changeMethod(transaction, { method: "sepa_direct_debit" }, placedOn);
  const asked = { recipientCode: "ABC1234" };
  const { next } = (await invoicingOf(id, asked, placedOn)) as { next: { type: "TD01"; total: number } };
  await issueInvoice(id, next, asked, placedOn);
  return { id, transaction, amount };
}

const slipOf = (...transactions: string[]) => makeCollection({ kind: "sdd", transactions }, now);
const paymentOf = async (id: string) => (await loadOrder(id)).transactions[0];

it("notes one active mandate a company, once, under a reference of its own", async () => {
  const [one, other] = [companyId(await invoicedCompany()), companyId(await invoicedCompany())];
  const signed = paper();
  const [first, second] = await Promise.all([noteMandate(one, signed, now), noteMandate(one, signed, now)]);
  expect(first).toEqual(second);
  expect(first.mandate).toMatchObject({
    reference: signed.reference,
    state: "active",
    iban: "IT40 … 3456",
    used: false,
  });
  await expect(noteMandate(one, paper(), now)).rejects.toThrow("invalid-transition");
  await expect(noteMandate(other, signed, now)).rejects.toMatchObject({
    fields: [{ field: "reference", code: "taken" }],
  });
  for (const [field, wrong] of Object.entries({ reference: "n°1", signedOn: "2026-12-23", iban: "IT00" }))
    await expect(noteMandate(other, { ...paper(), [field]: wrong }, now)).rejects.toThrow("invalid-input");
  await expect(noteMandate(other, { ...paper(), signedOn: "2023-12-21" }, now)).rejects.toThrow("invalid-input");
  // A right account, of a country that no debit reaches.
  const turkish = { ...paper(), iban: "TR33 0006 1005 1978 6457 8413 26" };
  await expect(noteMandate(other, turkish, now)).rejects.toMatchObject({
    fields: [{ field: "iban", code: "outside-sepa" }],
  });
  expect((await cancelMandate(one, now)).mandate).toMatchObject({ state: "cancelled", cancelledOn: "2026-12-22" });
  expect(await cancelMandate(one, after)).toEqual(await mandateOf(one, now));
  // Its reference is never another's, nor its own again.
  await expect(noteMandate(one, signed, now)).rejects.toThrow("invalid-input");
  expect((await noteMandate(one, paper(), now)).mandate).toMatchObject({ state: "active" });
  await expect(cancelMandate(other, now)).rejects.toThrow("not-found");
});

it("makes a payment the bank's debit by an active mandate alone", async () => {
  const buyer = await invoicedCompany();
  await expect(ordered(buyer)).rejects.toThrow("mandate-missing");
});

it("tells its payer by which mandate it is debited, until that is cancelled", async () => {
  const buyer = await invoicedCompany();
  const { reference } = (await noteMandate(companyId(buyer), paper(), placedOn)).mandate ?? { reference: "" };
  const { transaction } = await ordered(buyer);
  const shown = await visibleTransaction(buyer, transaction, placedOn);
  expect(shown.bankMandate).toEqual({ reference, iban: "IT40 … 3456" });
  await cancelMandate(companyId(buyer), now);
  expect((await visibleTransaction(buyer, transaction, now)).bankMandate).toBeUndefined();
});

it("debits in a slip: first and next, told before, with a file that never changes, paid once nothing came back", async () => {
  const buyer = await invoicedCompany();
  const { reference } = (await noteMandate(companyId(buyer), paper(), placedOn)).mandate ?? { reference: "" };
  const [one, two] = [await ordered(buyer), await ordered(buyer)];
  const due = (await dueLines(now)).items.filter(({ id }) => [one.transaction, two.transaction].includes(id));
  expect(due).toMatchObject([{ kind: "sdd", collectedOn: "2026-12-31" }, { kind: "sdd" }]);
  // Receipts have slips of their own.
  await expect(makeCollection({ kind: "riba", transactions: [one.transaction] }, now)).rejects.toThrow(
    "nothing-to-collect",
  );
  const slip = await slipOf(one.transaction, two.transaction);
  expect(slip).toMatchObject({ kind: "sdd", state: "made" });
  expect(slip.number).toMatch(/^SD261222-/);
  expect(slip.lines.map(({ mandate }) => mandate?.sequence ?? "").toSorted()).toEqual(["FRST", "RCUR"]);
  expect(await slipOf(two.transaction, one.transaction)).toEqual(slip);
  const told = (await announced(bankDebitAnnounced)).filter(({ orderId }) => [one.id, two.id].includes(orderId));
  expect(told).toHaveLength(2);
  expect(told[0]).toMatchObject({ on: "2026-12-31", mandate: reference, amount: one.amount, iban: "IT40 … 3456" });
  const file = new TextDecoder().decode((await readObject(setting("PRIVATE_BUCKET"), slip.fileKey ?? ""))?.bytes);
  expect(file).toContain(`<MndtId>${reference}</MndtId>`);
  expect(file.match(/<PmtInf>/g)).toHaveLength(2);
  expect(file).toContain("<TwnNm>Milano</TwnNm>");
  expect((await mandateOf(companyId(buyer), now)).mandate).toMatchObject({
    used: true,
    lastUsedOn: "2026-12-31",
    endsOn: "2029-12-31",
  });
  await confirmPaid(slip.id, after);
  expect(await paymentOf(one.id)).toMatchObject({
    status: "paid",
    method: "sepa_direct_debit",
    settledOn: "2026-12-31",
  });
  expect(await receiptsOf(await loadOrder(two.id))).toMatchObject([{ amount: two.amount, settled: two.amount }]);
});

it("fails what came back by the bank's code, within the scheme's terms, and debits it again as a next one", async () => {
  const buyer = await invoicedCompany();
  await noteMandate(companyId(buyer), paper(), placedOn);
  const { id, transaction, amount } = await ordered(buyer);
  const slip = await slipOf(transaction);
  await confirmPaid(slip.id, after);
  const march = new Date("2027-03-01T10:00:00Z");
  const back = { on: "2027-02-25", fee: 350 };
  await expect(noteUnpaid(slip.id, transaction, back, march)).rejects.toThrow("invalid-input");
  await expect(noteUnpaid(slip.id, transaction, { ...back, on: "2027-02-26", code: "MD06" }, march)).rejects.toThrow(
    "invalid-input",
  );
  const noted = await noteUnpaid(slip.id, transaction, { ...back, code: "MD06" }, march);
  expect(noted.lines).toMatchObject([{ outcome: "unpaid", code: "MD06", fee: 350 }]);
  expect(await noteUnpaid(slip.id, transaction, { ...back, code: "MD06" }, march)).toEqual(noted);
  expect(await paymentOf(id)).toMatchObject({ status: "failed", failureCode: "dishonoured" });
  expect(await receiptsOf(await loadOrder(id))).toMatchObject([{ settled: 0, chargedBack: amount }]);
  const again = await makeCollection({ kind: "sdd", transactions: [transaction] }, march);
  expect(again.lines).toMatchObject([{ collectedOn: "2027-03-03", mandate: { sequence: "RCUR" } }]);
});

it("holds the goods of a debit that came back before anything of it was booked, asked for again too", async () => {
  const buyer = await invoicedCompany();
  await noteMandate(companyId(buyer), paper(), placedOn);
  const { id, transaction } = await ordered(buyer);
  const slip = await slipOf(transaction);
  await noteUnpaid(slip.id, transaction, { on: "2027-01-04", fee: 350, code: "AM04" }, after);
  expect(await loadOrder(id)).toMatchObject({ status: "failed", troubled: true });
  await makeCollection({ kind: "sdd", transactions: [transaction] }, after);
  expect(await loadOrder(id)).toMatchObject({ status: "processingPayment", troubled: true });
});

it("asks for nothing by a mandate that was cancelled, and by the new one once it stands", async () => {
  const buyer = await invoicedCompany();
  await noteMandate(companyId(buyer), paper(), placedOn);
  const { transaction } = await ordered(buyer);
  await cancelMandate(companyId(buyer), now);
  const { items, hindered } = await dueLines(now);
  expect(items.some(({ id }) => id === transaction)).toBe(false);
  expect(hindered.filter(({ id }) => id === transaction)).toMatchObject([{ hindrance: "no-mandate", kind: "sdd" }]);
  await expect(slipOf(transaction)).rejects.toThrow("nothing-to-collect");
  const anew = paper();
  await noteMandate(companyId(buyer), anew, now);
  expect((await slipOf(transaction)).lines).toMatchObject([
    { mandate: { reference: anew.reference, sequence: "FRST" } },
  ]);
});

it("tells of a debit at the bank whose mandate is cancelled before its day, and leads its payment out by a recall", async () => {
  const buyer = await invoicedCompany();
  await noteMandate(companyId(buyer), paper(), placedOn);
  const { id, transaction, amount } = await ordered(buyer);
  const slip = await slipOf(transaction);
  const toRecall = async (at: Date) => (await dueLines(at)).toRecall.filter(({ orderId }) => orderId === id);
  expect(await toRecall(now)).toEqual([]);
  const count = (await countToRecall(now, 100)).count;
  await cancelMandate(companyId(buyer), now);
  expect(await toRecall(now)).toMatchObject([
    { why: "mandate", left: amount, number: slip.number, collectionId: slip.id },
  ]);
  expect((await countToRecall(now, 100)).count).toBe(count + 1);
  expect((await getCollection(slip.id, now)).lines).toMatchObject([{ vain: { why: "mandate", left: amount } }]);
  // Another mandate is none by which this debit was asked for.
  await noteMandate(companyId(buyer), paper(), now);
  expect(await toRecall(now)).toMatchObject([{ why: "mandate" }]);
  await noteRecalled(slip.id, transaction, "mandate cancelled", now);
  expect(await toRecall(now)).toEqual([]);
  expect(await loadOrder(id)).toMatchObject({ status: "pendingPayment", troubled: false });
  // By the new mandate it goes into another slip; or its payer pays it by transfer.
  expect((await dueLines(now)).items.map((one) => one.id)).toContain(transaction);
  await changeMethod(transaction, { method: "manual_wire_transfer" }, now);
  expect((await dueLines(now)).items.map((one) => one.id)).not.toContain(transaction);
  expect(await paymentOf(id)).toMatchObject({ status: "pending_payment", method: "manual_wire_transfer", amount });
});

it("leaves a debit alone whose mandate was cancelled after its day", async () => {
  const buyer = await invoicedCompany();
  await noteMandate(companyId(buyer), paper(), placedOn);
  const { id, transaction } = await ordered(buyer);
  await slipOf(transaction);
  await cancelMandate(companyId(buyer), after);
  expect((await dueLines(after)).toRecall.filter(({ orderId }) => orderId === id)).toEqual([]);
});

it("debits a payment once when a cancellation comes at the same time, or not at all", async () => {
  const buyer = await invoicedCompany();
  await noteMandate(companyId(buyer), paper(), placedOn);
  const { id, transaction } = await ordered(buyer);
  const [made] = await Promise.allSettled([slipOf(transaction), cancelMandate(companyId(buyer), now)]);
  const payment = await paymentOf(id);
  expect(payment?.status).toBe(made.status === "fulfilled" ? "processing_payment" : "pending_payment");
});
