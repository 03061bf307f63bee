import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { beforeAll, expect, it } from "vitest";
import { stored } from "../../../../../tests/support/accounts.ts";
import { companyProduct } from "../../../../../tests/support/credit.ts";
import { useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { debtorsIban as iban, invoicedCompany } from "../../../../../tests/support/invoiced-company.ts";
import { invoicedOrder } from "../../../../../tests/support/invoiced-order.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { sentQuotation } from "../../../../../tests/support/quotations.ts";
import { add, now } from "../../../../../tests/support/shop.ts";
import { confirmPaid } from "../../collections/confirm-paid.ts";
import { makeCollection } from "../../collections/make-collection.ts";
import { InsuranceEntity, itemOf } from "../../insurances/insurance.table.ts";
import type { Cover } from "../../insurances/insurance.ts";
import { CorrectionEntity, correctionItem } from "../../invoicing/corrections/correction.table.ts";
import { invoicingOf } from "../../invoicing/issue/invoicing-of.ts";
import { issueInvoice } from "../../invoicing/issue/issue-invoice.ts";
import { amountsOf } from "../../orders/amounts.ts";
import { importEntries } from "../../orders/bank/import-entries.ts";
import { listEntries } from "../../orders/bank/list-entries.ts";
import { setAside } from "../../orders/bank/set-aside.ts";
import { taxFactsOf } from "../../orders/cart/cart.ts";
import { cancelMandate, noteMandate } from "../../orders/debits/note-mandate.ts";
import { findMandate } from "../../orders/debits/stored-mandate.ts";
import { loadOrder } from "../../orders/index.ts";
import { changeMethod } from "../../orders/payment/change-payment.ts";
import { placeOrder } from "../../orders/placing/place-order.ts";
import { setShippingAddress, setTerms } from "../../orders/sending/prepare-order.ts";
import { setting } from "../../platform/config.ts";
import type * as storageModule from "../../platform/files/storage.ts";
import { newId } from "../../platform/ids.ts";
import { askOffice } from "../../quotations/messages.ts";
import { setLost } from "../../quotations/outcome.ts";
import { loadQuotation, loadVersion } from "../../quotations/stored-quotation.ts";

useDatabase();
useObjectStorage();
useCardProvider();

let eraseExpiredRecords: (now: Date) => Promise<object>;
let storage: typeof storageModule;
let quotationPdfUrl: (version: Awaited<ReturnType<typeof loadVersion>>) => Promise<string>;
// The client of the buckets is made when its module is read: after the buckets are there.
beforeAll(async () => {
  ({ eraseExpiredRecords } = await import("./erase-expired-records.ts"));
  storage = await import("../../platform/files/storage.ts");
  ({ quotationPdfUrl } = await import("../../quotations/paper/quotation-pdf.ts"));
});

/** Ten years after the year of 2026, and of 2027. */
const [tenYearsOn, thereafter, yearLater] = [
  "2036-12-31T12:00:00Z",
  "2037-01-02T04:15:00Z",
  "2038-01-02T04:15:00Z",
].map((at) => new Date(at)) as [Date, Date, Date];
const isThere = async (key: string) => (await storage.headObject(setting("PRIVATE_BUCKET"), key)) !== undefined;

it("erases quotations with what was sent and written of them, once nothing happened to them for ten years", async () => {
  const { user, agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  const { quotation: open } = await sentQuotation([{ pieces: 20, quantity: 1 }]);
  const { agent: clerk, quotation: later } = await sentQuotation([{ pieces: 20, quantity: 1 }]);
  await askOffice(user, quotation.id, { text: "Ci pensiamo con mio fratello Ugo" }, now);
  const version = await loadVersion(quotation.id, 1);
  await quotationPdfUrl(version);
  const pdf = `quotations/${quotation.id}/1-${version.hash}.pdf`;
  const lost = { lostReason: "price" as const };
  await setLost(agent, quotation.id, { ...lost, revision: (await loadQuotation(quotation.id)).revision }, now);
  const inMay = new Date("2027-05-03T10:00:00Z");
  await setLost(clerk, later.id, { ...lost, revision: (await loadQuotation(later.id)).revision }, inMay);
  expect(await isThere(pdf)).toBe(true);
  expect(await eraseExpiredRecords(tenYearsOn)).toMatchObject({ quotations: 0 });
  expect(await stored()).toContain("mio fratello Ugo");
  expect(await eraseExpiredRecords(thereafter)).toMatchObject({ quotations: 1 });
  expect(await isThere(pdf)).toBe(false);
  const left = await stored();
  for (const gone of ["mio fratello Ugo", `QUOTATION#${quotation.id}`]) expect(left).not.toContain(gone);
  expect(await eraseExpiredRecords(yearLater)).toMatchObject({ quotations: 1 });
  await expect(loadQuotation(later.id)).rejects.toMatchObject({ code: "not-found" });
  expect(await loadQuotation(open.id)).toMatchObject({ status: "sent" });
});

it("erases entries of statements that are seen to, and leaves those that somebody has to look at", async () => {
  const entry = (text: string, bookedOn: string) => ({
    account: "IT60X0542811101000000999999",
    bookedOn,
    kind: "transfer" as const,
    amount: 12_345,
    credit: true,
    currency: "eur",
    reference: `CRO ${text}`,
    name: "Ugo Neri",
    iban,
    text,
  });
  const entries = [
    entry("seen to", "2026-12-31"),
    entry("of the year after", "2027-01-01"),
    entry("open", "2026-11-20"),
  ];
  await importEntries({ entries, pending: 0, refused: [] }, "file.xml", now);
  const idOf = async (text: string) =>
    (await listEntries({ state: "open", limit: 100 })).items.find((one) => one.text === text)?.id ?? "";
  for (const text of ["seen to", "of the year after"]) await setAside(await idOf(text), "our own money");
  expect(await eraseExpiredRecords(tenYearsOn)).toMatchObject({ bankEntries: 0 });
  expect(await eraseExpiredRecords(thereafter)).toMatchObject({ bankEntries: 1 });
  const left = await stored();
  expect(left).not.toContain('"CRO seen to"');
  for (const kept of ['"CRO of the year after"', '"CRO open"']) expect(left).toContain(kept);
  expect(await eraseExpiredRecords(yearLater)).toMatchObject({ bankEntries: 1 });
  expect(await idOf("open")).not.toBe("");
});

/** A slip that debits a company once by its mandate, and what the bank said of it in January 2027. */
async function debited(reference: string) {
  const buyer = await invoicedCompany();
  await noteMandate(buyer.companyId, { reference, signedOn: "2026-11-02", iban, scheme: "CORE" }, now);
  const { id } = await add(buyer, await companyProduct(3), 1);
  const ready = await setShippingAddress(buyer, id, "pickup", now);
  await setTerms(buyer, id, "thirty_days_later_end_of_month", now);
  const { total: expectedTotal } = amountsOf(ready, taxFactsOf(buyer, now));
  await placeOrder(buyer, id, { method: "manual_wire_transfer", expectedTotal }, now);
  await changeMethod(`${id}.1`, { method: "sepa_direct_debit" }, now);
  const asked = { recipientCode: "ABC1234" };
  const { next } = (await invoicingOf(id, asked, now)) as { next: { type: "TD01"; total: number } };
  await issueInvoice(id, next, asked, now);
  const made = await makeCollection({ kind: "sdd", transactions: [`${id}.1`] }, new Date("2026-12-22T10:00:00Z"));
  const slip = await confirmPaid(made.id, new Date("2027-01-08T10:00:00Z"));
  return { slip, companyId: buyer.companyId };
}

it("erases slips with their files and ended mandates, ten years after the year of their last outcome", async () => {
  const { slip, companyId } = await debited("SOLVIA-OLD");
  const other = await debited("SOLVIA-STILL");
  await cancelMandate(companyId, new Date("2027-02-01T10:00:00Z"));
  expect(slip).toMatchObject({ state: "settled", lines: [{ outcome: "paid" }] });
  const outcome = slip.lines[0]?.outcomeOn ?? "";
  const [before, after] = outcome.startsWith("2026") ? [tenYearsOn, thereafter] : [thereafter, yearLater];
  expect(await eraseExpiredRecords(before)).toMatchObject({ collections: 0, mandates: 0 });
  expect(await isThere(slip.fileKey ?? "")).toBe(true);
  // One ends by itself three years after its last use: both are over by then.
  expect(await eraseExpiredRecords(after)).toMatchObject({ collections: 2, mandates: 2 });
  expect([await isThere(slip.fileKey ?? ""), await isThere(other.slip.fileKey ?? "")]).toEqual([false, false]);
  expect(await findMandate(companyId)).toBeUndefined();
  expect(await stored()).not.toContain(`COLLECTION#${slip.id}`);
});

it("erases what the insurer said of a company, but no cover that is in force and no open claim", async () => {
  const insured = async (companyName: string, covers: readonly Cover[]) => {
    const kept = { id: newId(), version: 1, companyName, vatNumber: "12345670157", claims: [], createdBy: newId() };
    const item = itemOf({ ...kept, covers, createdOn: "2026-11-20T10:00:00.000Z" });
    await InsuranceEntity.build(PutItemCommand).item(item).send();
  };
  const cover = { amount: 500_000, percent: 9000, from: "2026-11-20", reference: "FIDO-1" };
  await insured("Over S.r.l.", [{ ...cover, until: "2026-12-31" }]);
  await insured("A year longer S.r.l.", [{ ...cover, until: "2027-01-01" }]);
  await insured("In force S.r.l.", [cover]);
  expect(await eraseExpiredRecords(tenYearsOn)).toMatchObject({ insurances: 0 });
  expect(await eraseExpiredRecords(thereafter)).toMatchObject({ insurances: 1 });
  const left = await stored();
  expect(left).not.toContain("Over S.r.l.");
  expect(left).toContain("A year longer S.r.l.");
  expect(await eraseExpiredRecords(yearLater)).toMatchObject({ insurances: 1 });
  expect(await stored()).toContain("In force S.r.l.");
});

it("keeps an order until its last correction is ten years old too, which goes though it made no document", async () => {
  const { id, userId } = await invoicedOrder({ fulfilment: "delivered" });
  const wish = { kind: "price-promise", reason: "Promesso", amount: 5000, amends: "refund", iban } as const;
  const closed = { reason: "Non serve", on: "2027-03-02T10:00:00.000Z", by: newId() };
  const begun = { orderId: id, userId, place: 0, version: 1, wish, steps: [], by: newId() };
  await CorrectionEntity.build(PutItemCommand)
    .item(correctionItem({ ...begun, begunOn: "2027-03-01T10:00:00.000Z", closed }))
    .send();
  expect(await stored()).toContain(`CORRECTIONS#${id}`);
  await eraseExpiredRecords(thereafter);
  expect(await loadOrder(id)).toMatchObject({ id });
  expect(await eraseExpiredRecords(yearLater)).toMatchObject({ orders: 1 });
  expect(await stored()).not.toContain(`CORRECTIONS#${id}`);
  await expect(loadOrder(id)).rejects.toMatchObject({ code: "not-found" });
});
