import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { issuedAt } from "../../../../../tests/support/invoiced-order.ts";
import { exported, payment, soldOrder, toUnion } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { loadOrder, type Order } from "../../orders/index.ts";
import { setVatAmount } from "../../orders/vat-change/set-vat-amount.ts";
import { newId } from "../../platform/ids.ts";
import type { VatTreatment } from "../../tax/index.ts";
import { issueCreditNote } from "../issue/issue-credit-note.ts";
import { issueInvoice } from "../issue/issue-invoice.ts";
import { loadDocument } from "../load-document.ts";
import { beginCorrection, correctionPlan } from "./begin-correction.ts";
import type { CorrectionWish } from "./correction.ts";
import { correctionsOf } from "./correction.table.ts";

useDatabase();
useObjectStorage();

const now = issuedAt;
const panels = [{ productId: "P", category: "panels" as const, quantity: 10, unit: 10_000, wasteFee: 0 }];
const domestic: VatTreatment = { row: "1", rule: "domestic", standard: 2200, reduced: 2200 };
const intent: VatTreatment = {
  row: "10",
  rule: "declaration-of-intent",
  standard: 0,
  reduced: 0,
  natura: "N3.5",
  legalText: "Non imponibile art. 8 c.1 lett. c) DPR 633/72",
};
const decided = {
  rule: "declaration-of-intent",
  reason: "Dichiarazione ricevuta il 20 novembre",
  protocol: "26112300000000001-000001",
  proposedBy: "A",
  confirmedBy: "B",
  proposedOn: "2026-11-20T10:00:00.000Z",
  confirmedOn: "2026-11-20T11:00:00.000Z",
  asPlaced: domestic,
} as const;

const milan = { street: "Via Roma", houseNumber: "7", postalCode: "20121", city: "Milano", provinceCode: "MI" };
const gallo = { ...milan, companyName: "Gallo Impianti S.r.l.", vatNumber: "IT12345670157", recipientCode: "ABC1234" };
const berlin = { street: "Unter den Linden", houseNumber: "1", postalCode: "10117", city: "Berlin" };
const becker = { ...berlin, companyName: "Becker Solar GmbH", vatNumber: "DE136695976" };
const sentTo = (place: object) => ({ ...place, id: "A1", header: "Sede", tailLift: false }) as Order["address"];

/** Ten panels at 100.00 that a company was sold, paid, without VAT. */
const soldWithoutVat = (treatment: VatTreatment, changes: Partial<Order>) => {
  const id = newId();
  const { lines, amounts, customer } = soldOrder(panels, { treatment });
  const paid = payment(1, 100_000, {
    orderId: id,
    status: "paid",
    settledOn: "2026-11-20",
    settlementRef: `CRO ${id.slice(-6)}`,
  });
  return storedPaidOrder({
    id,
    companyId: newId(),
    reducedVat: false,
    certificate: undefined,
    appliedCoupon: undefined,
    lines,
    amounts,
    customer: { ...customer, companyName: "Gallo Impianti S.r.l.", vatNumber: "IT12345670157" },
    transactions: [paid],
    ...changes,
  });
};
const toMilan = { address: sentTo({ ...milan, countryCode: "IT" }), vatDecision: decided };
const toBerlin = {
  address: sentTo({ ...berlin, countryCode: "DE" }),
  customer: { ...soldOrder(panels).customer, companyName: "Becker Solar GmbH", vatNumber: "DE136695976" },
};
const wrong: CorrectionWish = { kind: "wrong-vat", reason: "Imponibile", amends: "refund", vat: "full" };

async function putRight(order: Order, wish: CorrectionWish): Promise<Order> {
  const { steps } = await correctionPlan(order.id, wish, now);
  const seen = steps.map(({ amount }) => amount);
  const done = await beginCorrection(order.id, wish, seen, now);
  expect(done.problem).toBeUndefined();
  return loadOrder(order.id);
}

const invoicesOf = ({ invoices = [] }: Order) =>
  invoices.map(({ type, total, groups }) => [type, total, groups[0]?.rate]);
const openOf = ({ transactions }: Order) =>
  transactions.flatMap(({ status, amount, dueDate, superseded }) =>
    status === "paid" || superseded ? [] : [[amount, dueDate]],
  );

it.each([
  ["an invalid declaration of intent", intent, { ...toMilan }, gallo, { ...wrong }, 2200],
  ["goods that never left for Berlin", toUnion, { ...toBerlin }, becker, { ...wrong }, 2200],
  ["a number that wasn't valid", toUnion, { ...toBerlin }, becker, { ...wrong, vat: "destination" as const }, 1900],
  ["what wasn't exported", exported, { ...toBerlin }, becker, { ...wrong }, 2200],
])("%s: all credited, invoiced with VAT, one payment more", async (_, treatment, changes, whose, wish, rate) => {
  const { id } = await soldWithoutVat(treatment, changes);
  const order = await issueInvoice(id, { type: "TD01", total: 100_000 }, whose, now);
  const after = await putRight(order, wish);
  const total = 100_000 + rate * 10;
  expect(invoicesOf(after)).toEqual([
    ["TD01", 100_000, 0],
    ["TD04", 100_000, 0],
    ["TD01", total, rate],
  ]);
  // 30 November: seven days after it was asked for.
  expect(openOf(after)).toEqual([[rate * 10, "2026-11-30"]]);
  expect(after).toMatchObject({ amounts: { total }, status: "pendingPayment" });
  expect(after.vatDecision).toBeUndefined();
  const fresh = await loadDocument(after.invoices?.at(-1)?.id ?? "");
  expect(fresh.content.intent).toBeUndefined();
  expect(fresh.content.reason).toBeUndefined();
});

it("leaves a sale that the register proved without VAT, until its number was revoked for that day", async () => {
  const proof = { number: "DE136695976", status: "valid", checkedAt: now.toISOString() } as const;
  const consultationNumber = "WAPIAAAAW1";
  const treatment = { ...toUnion, proof: { ...proof, source: "vies", consultationNumber } };
  const { id } = await soldWithoutVat(treatment, { ...toBerlin });
  const order = await issueInvoice(id, { type: "TD01", total: 100_000 }, becker, now);
  const there = { ...wrong, vat: "destination" as const };
  const refusal = {
    code: "vat-number-proven",
    params: { number: proof.number, checkedAt: proof.checkedAt, consultationNumber },
  };
  await expect(correctionPlan(id, there, now)).rejects.toMatchObject(refusal);
  await expect(beginCorrection(id, there, [], now)).rejects.toMatchObject(refusal);
  expect((await loadOrder(id)).invoices).toEqual(order.invoices);
  // Another matter: nothing proves that the goods left.
  expect((await correctionPlan(id, wrong, now)).steps.map(({ name }) => name)).toContain("credit");
  const after = await putRight(order, { ...there, revoked: true, reason: "Revoca comunicata dal BZSt il 23 novembre" });
  expect(invoicesOf(after).at(-1)).toEqual(["TD01", 119_000, 1900]);
  expect((await correctionsOf(id))[0]?.wish).toMatchObject({ vat: "destination", revoked: true });
});

it("says in a code what changes nothing: the destination's VAT of goods that stay in Italy", async () => {
  const { id } = await soldWithoutVat(intent, toMilan);
  await issueInvoice(id, { type: "TD01", total: 100_000 }, gallo, now);
  const there = correctionPlan(id, { ...wrong, vat: "destination" }, now);
  await expect(there).rejects.toMatchObject({ code: "nothing-to-invoice" });
});

it("is decided as it was placed once all was credited, by two administrators, and invoiced so", async () => {
  const { id } = await soldWithoutVat(intent, toMilan);
  await issueInvoice(id, { type: "TD01", total: 100_000 }, gallo, now);
  const propose = { act: "propose", rule: "as-placed", reason: "Dichiarazione revocata", total: 122_000 } as const;
  await expect(setVatAmount({ id: "A" }, id, propose, now)).rejects.toMatchObject({ code: "already-invoiced" });
  await issueCreditNote(id, { what: { all: true }, reason: "IVA dovuta" }, now);
  const { vatProposal } = await setVatAmount({ id: "A" }, id, propose, now);
  const confirm = { act: "confirm", proposedOn: vatProposal?.proposedOn ?? "", total: 122_000 } as const;
  const decidedAnew = await setVatAmount({ id: "B" }, id, confirm, now);
  expect(openOf(decidedAnew)).toEqual([[22_000, "2026-11-30"]]);
  const after = await issueInvoice(id, { type: "TD01", total: 122_000 }, gallo, now);
  expect(invoicesOf(after)).toEqual([
    ["TD01", 100_000, 0],
    ["TD04", 100_000, 0],
    ["TD01", 122_000, 2200],
  ]);
});
