import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { expectValid } from "../../../../../tests/support/fattura.ts";
import { invoiced, issuedAt, knownPerson, mario } from "../../../../../tests/support/invoiced-order.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { usesOf } from "../../certificates/index.ts";
import { loadOrder, type Order } from "../../orders/index.ts";
import { setting } from "../../platform/config.ts";
import { newId } from "../../platform/ids.ts";
import { deleteObjects, readObject } from "../../platform/files/storage.ts";
import { findDocument } from "../load-document.ts";
import { SeriesCounterEntity } from "../document.table.ts";
import { invoicingOf } from "./invoicing-of.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { keysOf, pdfKey, xmlKey } from "./renderings.ts";

useDatabase();
useObjectStorage();

const now = issuedAt;

const whole = { type: "TD01" as const, total: 319_805 };
const issue = (order: Order, at = now) => invoiced(order, mario, at);
const lastOf = async (series: string) =>
  (await SeriesCounterEntity.build(GetItemCommand).key({ series }).options({ consistent: true }).send()).Item;
const place = ({ invoices = [] }: Order) => Number(invoices.at(-1)?.number.split("/")[0]);

it("gives twenty invoices issued at once twenty numbers without a gap, by date", async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, () => storedPaidOrder()));
  const issued = await Promise.all(orders.map((order) => issue(order)));
  const places = issued.map(place).toSorted((a, b) => a - b);
  const first = places[0] ?? 0;
  expect(places).toEqual(Array.from({ length: 20 }, (_, at) => first + at));
  expect(await lastOf("2026")).toMatchObject({ last: places.at(-1), lastOn: "2026-11-20" });
  expect((await lastOf("files"))?.last).toBe(places.at(-1));
});

it("writes number, document and order together, with a PDF and a valid file for the exchange", async () => {
  const order = await issue(await storedPaidOrder());
  const [kept] = order.invoices ?? [];
  const document = await findDocument(kept?.id ?? "");
  expect(order).toMatchObject({ invoiceNumber: kept?.number });
  expect(document).toMatchObject({
    state: "generated",
    orderId: order.id,
    content: { number: kept?.number, date: "2026-11-20", total: 319_805, buyer: mario },
  });
  if (!document) throw new Error("The document is there");
  expect(order.documents?.map(({ kind, key }) => [kind, key])).toEqual([
    ["invoice", pdfKey(document)],
    ["invoice", xmlKey(document)],
  ]);
  const bucket = setting("PRIVATE_BUCKET");
  const pdf = await readObject(bucket, pdfKey(document));
  expect(Buffer.from(pdf?.bytes ?? []).toString("latin1", 0, 5)).toBe("%PDF-");
  const xml = await readObject(bucket, xmlKey(document));
  const text = Buffer.from(xml?.bytes ?? []).toString("utf8");
  expectValid(text);
  const [, attached = ""] = /<Attachment>(.*)<\/Attachment>/.exec(text) ?? [];
  expect(Buffer.from(attached, "base64").equals(Buffer.from(pdf?.bytes ?? []))).toBe(true);
});

it("answers the invoice that is there to whoever asks twice, also at once", async () => {
  const order = await storedPaidOrder();
  const [first, second] = await Promise.all([issue(order), issue(order)]);
  expect(second.invoices).toEqual(first.invoices);
  expect((await issue(order)).invoices).toHaveLength(1);
});

it("answers nobody before PDF and XML are there, also where the issue died before it drew them", async () => {
  const [kept] = (await issue(await storedPaidOrder())).invoices ?? [];
  const document = await findDocument(kept?.id ?? "");
  if (!document) throw new Error("The document is there");
  const bucket = setting("PRIVATE_BUCKET");
  await deleteObjects(bucket, keysOf(document));
  await issueInvoice(document.orderId, whole, mario, now);
  for (const key of keysOf(document)) expect(await readObject(bucket, key)).toBeDefined();
});

it("issues nothing that the clerk didn't see, and nothing that the exchange would refuse", async () => {
  const order = await storedPaidOrder();
  await expect(issueInvoice(order.id, { ...whole, total: 1 }, mario, now)).rejects.toThrow("version-conflict");
  const before = await lastOf("2026");
  await expect(issueInvoice(order.id, whole, {}, now)).rejects.toMatchObject({
    code: "document-refused",
    params: { refusals: [{ code: "00417", field: "fiscalCode" }] },
  });
  expect(await lastOf("2026")).toEqual(before);
  expect((await loadOrder(order.id)).invoices).toBeUndefined();
});

it("dates no invoice before the one with the number before", async () => {
  await issue(
    await storedPaidOrder({ transactions: [payment(1, 319_805, { status: "paid", settledOn: "2026-11-22" })] }),
  );
  const late = await issue(await storedPaidOrder());
  expect(late.invoices?.at(-1)?.date).toBe("2026-11-22");
});

it("takes the billing address and the fiscal code of whoever bought", async () => {
  const order = await storedPaidOrder();
  await knownPerson(order.userId, { surname: "De Rossi" });
  const issued = await issueInvoice(order.id, whole, {}, now);
  const document = await findDocument(issued.invoices?.[0]?.id ?? "");
  expect(document?.content.buyer).toMatchObject({
    name: "Mario",
    surname: "De Rossi",
    fiscalCode: mario.fiscalCode,
    street: "Via Verdi",
  });
});

it("unlocks the shipping of an order on account and gives its payment the day that counts from the invoice", async () => {
  const onAccount = await storedPaidOrder({
    status: "pendingPayment",
    termsOfPayment: "thirty_days_later_end_of_month",
    transactions: [payment(1, 319_805, { dueDate: "2026-12-15", dueDateProvisional: true })],
  });
  const order = await issueInvoice(onAccount.id, whole, mario, now);
  // An invoice in advance has the day of its issue, or the last one's.
  expect(order.transactions[0]).toMatchObject({ dueDate: "2026-12-31", dueDateProvisional: false });
  expect(order.invoiceNumber).toBeDefined();
});

it("issues a credit note to whom the invoice named; of two at once one is told", async () => {
  const order = await issue(await storedPaidOrder());
  const wish = { what: { pieces: [{ productId: "PANEL", quantity: 10 }] }, reason: "Reso", seen: 1 };
  const both = await Promise.allSettled([issueCreditNote(order.id, wish, now), issueCreditNote(order.id, wish, now)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const lost = both.find(({ status }) => status === "rejected");
  expect((lost as PromiseRejectedResult).reason).toMatchObject({ code: "version-conflict" });
  const credited = await loadOrder(order.id);
  expect(credited.invoices?.at(-1)).toMatchObject({
    type: "TD04",
    number: expect.stringMatching(/^\d+\/2026NC$/),
    date: "2026-11-23",
  });
  const note = await findDocument(credited.invoices?.at(-1)?.id ?? "");
  expect(note?.content.buyer.fiscalCode).toBe(mario.fiscalCode);
  await expect(issueCreditNote(order.id, { ...wish, seen: 2 }, now)).rejects.toThrow("credit-beyond-invoice");
});

it("gives the plant of its certificate back the watts of the modules that a credit note takes back", async () => {
  const certificate = {
    id: newId(),
    kind: "open",
    status: "approved",
    watts: 4500,
    modules: [{ productId: "PANEL", watts: 450 }],
  } as const;
  const order = await issue(await storedPaidOrder({ reducedVat: true, certificate }));
  const what = { pieces: [{ productId: "PANEL", quantity: 4 }] };
  await issueCreditNote(order.id, { what, reason: "Reso" }, now);
  expect(await usesOf(certificate.id)).toMatchObject([{ orderId: order.id, watts: 2700 }]);
});

it("offers nothing while the certificate of its reduced rate waits for its review, and says why", async () => {
  const certificate = { id: newId(), kind: "open", status: "submitted", watts: 4500 } as const;
  const { id } = await storedPaidOrder({ reducedVat: true, certificate });
  const waiting = await invoicingOf(id, {}, now);
  expect(waiting).toMatchObject({ why: "vat-certificate-pending" });
  expect("next" in waiting).toBe(false);
  const approved = await storedPaidOrder({ reducedVat: true, certificate: { ...certificate, status: "approved" } });
  expect(await invoicingOf(approved.id, {}, now)).toMatchObject({ next: { type: "TD01" } });
});

it("begins each year's series anew, whatever was issued meanwhile", async () => {
  const next = await issue(
    await storedPaidOrder({ transactions: [payment(1, 319_805, { status: "paid", settledOn: "2027-01-04" })] }),
    new Date("2027-01-05T09:00:00Z"),
  );
  expect(next.invoices?.at(-1)?.number).toBe("1/2027");
  const old = await issue(
    await storedPaidOrder({ transactions: [payment(1, 319_805, { status: "paid", settledOn: "2026-12-31" })] }),
    new Date("2027-01-05T09:00:00Z"),
  );
  expect(old.invoices?.at(-1)).toMatchObject({ number: expect.stringMatching(/\/2026$/), date: "2026-12-31" });
});
