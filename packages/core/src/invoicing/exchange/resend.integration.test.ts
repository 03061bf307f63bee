import { expect, it } from "vitest";
import { rename } from "../../../../../tests/support/correction-wishes.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { expectValid } from "../../../../../tests/support/fattura.ts";
import { mario } from "../../../../../tests/support/invoiced-order.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { loadOrder, type Order } from "../../orders/index.ts";
import { setting } from "../../platform/config.ts";
import { readObject } from "../../platform/files/storage.ts";
import { beginCorrection } from "../corrections/begin-correction.ts";
import { invoicingOf } from "../issue/invoicing-of.ts";
import { issueDue } from "../issue/issue-due.ts";
import { issueInvoice } from "../issue/issue-invoice.ts";
import { xmlKey } from "../issue/renderings.ts";
import { loadDocument } from "../load-document.ts";
import { noteNotice } from "./note-notice.ts";
import { resendDocument } from "./resend.ts";
import { writeDocument } from "./write-document.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-12-04T10:00:00Z");
const total = 319_805;
const body = { ...mario, recipientCode: "UFABCD" };

/** The worked example, gone with two transport documents before anybody paid. */
const gone = (changes: Partial<Order> = {}) => {
  const shipment = (id: string, productId: string, number: string, on: string) => ({
    id,
    state: "shipped" as const,
    warehouseId: "main",
    movementId: id,
    lines: [{ productId, quantity: 1 }],
    shippedOn: `${on}T09:00:00Z`,
    transportDocument: { number, on },
  });
  return storedPaidOrder({
    status: "pendingPayment",
    fulfilment: "shipped",
    termsOfPayment: "thirty_days_later",
    transactions: [payment(1, total, { dueDate: "2027-01-03", dueDateProvisional: true })],
    shipments: [
      shipment("S1", "PANEL", "DDT 7/2026", "2026-11-20"),
      shipment("S2", "INVERTER", "DDT 8/2026", "2026-11-26"),
    ],
    ...changes,
  });
};

const lastOf = async (id: string) => loadDocument((await loadOrder(id)).invoices?.at(-1)?.id ?? "");
const xmlOf = async (id: string): Promise<string> => {
  const file = await readObject(setting("PRIVATE_BUCKET"), xmlKey(await lastOf(id)));
  return Buffer.from(file?.bytes ?? []).toString("utf8");
};
const deliveriesIn = (xml: string) => [...xml.matchAll(/<NumeroDDT>([^<]+)<\/NumeroDDT>/g)].map(([, number]) => number);
const typeIn = (xml: string) => /<TipoDocumento>(\w+)</.exec(xml)?.[1];

async function refused(id: string, code: string, at: Date): Promise<void> {
  const document = await lastOf(id);
  await writeDocument(document, { ...document, state: "sent" }, at);
  const { fileName } = document.transmissions.at(-1) ?? { fileName: "" };
  await noteNotice({ kind: "NS", codes: [code], fileName, at: at.toISOString() }, at);
}

it("issues the deferred invoice of what has left, singly and among several, with its transport documents, valid by the schema", async () => {
  const [one, other] = [await gone(), await gone()];
  await issueInvoice(one.id, { type: "TD24", total }, mario, now);
  const [issued] = await issueDue([{ orderId: other.id, type: "TD24" }], now);
  expect(issued).toMatchObject({ problem: "document-refused" });
  await issueInvoice(other.id, { type: "TD24", total }, mario, now);
  for (const { id } of [one, other]) {
    const xml = await xmlOf(id);
    expectValid(xml);
    expect([typeIn(xml), deliveriesIn(xml)]).toEqual(["TD24", ["DDT 7/2026", "DDT 8/2026"]]);
  }
});

it("sends a deposit's again as a deposit's, and an immediate one as an immediate one", async () => {
  const paidIn = { status: "paid", settledOn: "2026-12-01" } as const;
  const deposit = await storedPaidOrder({
    status: "pendingPayment",
    transactions: [payment(1, 63_961, paidIn), payment(2, 255_844, {})],
  });
  const whole = await storedPaidOrder();
  for (const [{ id }, type, sum] of [
    [deposit, "TD02", 63_961],
    [whole, "TD01", total],
  ] as const) {
    await issueInvoice(id, { type, total: sum }, mario, now);
    const before = await lastOf(id);
    await refused(id, "00305", now);
    const after = await resendDocument(id, before.id, mario, now);
    expect([after.content.type, after.content.number, after.content.date]).toEqual([
      type,
      before.content.number,
      before.content.date,
    ]);
    expectValid(await xmlOf(id));
  }
});

it("issues in place of a wrong deferred invoice another deferred one, and of a public body's the same without VAT", async () => {
  for (const buyer of [mario, body]) {
    const { id } = await gone();
    await issueInvoice(id, { type: "TD24", total }, buyer, now);
    const wish = { ...rename, buyer: { surname: "Bianchi" } };
    await beginCorrection(id, wish, [total, total], now);
    const xml = await xmlOf(id);
    expectValid(xml);
    expect([typeIn(xml), deliveriesIn(xml)]).toEqual(["TD24", ["DDT 7/2026", "DDT 8/2026"]]);
    expect((await invoicingOf(id, {}, now)).documents.map(({ type }) => type)).toEqual(["TD24", "TD04", "TD24"]);
    expect(xml.includes("<EsigibilitaIVA>S<")).toBe(buyer === body);
  }
});

it("takes the balance of an invoiced deposit as a deferred invoice where the goods left before it was paid", async () => {
  const transactions = [payment(1, 63_961, { status: "paid", settledOn: "2026-11-10" }), payment(2, 255_844, {})];
  const { id } = await gone({
    fulfilment: "none",
    shipments: [],
    termsOfPayment: "fifty_upon_order30_days",
    transactions,
  });
  await issueInvoice(id, { type: "TD02", total: 63_961 }, mario, now);
  const before = await loadOrder(id);
  const { shipments, fulfilment } = await gone();
  await storedPaidOrder({ ...before, shipments, fulfilment });
  await issueInvoice(id, { type: "TD24", total: 255_844 }, mario, now);
  const xml = await xmlOf(id);
  expectValid(xml);
  expect([typeIn(xml), deliveriesIn(xml)]).toEqual(["TD24", ["DDT 7/2026", "DDT 8/2026"]]);
});

it("sends a refused deferred invoice again by its number, its day, its type and its transport documents, within five days", async () => {
  const { id } = await gone();
  await issueInvoice(id, { type: "TD24", total }, mario, now);
  const before = await lastOf(id);
  await refused(id, "00305", now);
  await expect(resendDocument(id, before.id, mario, new Date("2026-12-10T10:00:00Z"))).rejects.toMatchObject({
    code: "invalid-transition",
  });
  const after = await resendDocument(id, before.id, { ...mario, city: "Ostia" }, new Date("2026-12-09T10:00:00Z"));
  const { number, date, type, deliveries, groups } = after.content;
  expect({ number, date, type, deliveries, groups }).toEqual({
    number: before.content.number,
    date: before.content.date,
    type: "TD24",
    deliveries: before.content.deliveries,
    groups: before.content.groups,
  });
  expect(after.transmissions).toHaveLength(2);
  const xml = await xmlOf(id);
  expectValid(xml);
  expect([typeIn(xml), deliveriesIn(xml)]).toEqual(["TD24", ["DDT 7/2026", "DDT 8/2026"]]);
});
