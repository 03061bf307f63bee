import { setting } from "../../platform/config.ts";
import { beforeAll, expect, it } from "vitest";
import { dot } from "../../../../../tests/support/dot.ts";
import { announced, business, privatePerson, stored, vatNumber } from "../../../../../tests/support/accounts.ts";
import { declaration } from "../../../../../tests/support/certified.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { invoicedOrder, issuedAt } from "../../../../../tests/support/invoiced-order.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { callerById } from "../../accounts/caller-by-id.ts";
import { eraseAccount } from "../../accounts/close-account.ts";
import { register } from "../../accounts/registration/register.ts";
import { verifyEmail } from "../../accounts/registration/verify-email.ts";
import { checklistItems } from "../../certificates/certificate.ts";
import { generateDeclaration } from "../../certificates/generate-declaration.ts";
import { identityUrl } from "../../certificates/certificate-files.ts";
import { approveCertificate, revokeOwnCertificate } from "../../certificates/review-certificate.ts";
import { submitCertificate } from "../../certificates/submit-certificate.ts";
import { beginCorrection } from "../../invoicing/corrections/begin-correction.ts";
import { keysOf } from "../../invoicing/issue/renderings.ts";
import { loadDocument } from "../../invoicing/load-document.ts";
import type * as storageModule from "../../platform/files/storage.ts";
import { storeUpload } from "../../platform/files/uploads.ts";
import { loadOrder } from "../../orders/index.ts";
import { askReturn } from "../../returns/ask-return.ts";
import { eraseUser } from "./erase-user.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { userRegistered } from "../../accounts/events.ts";

useDatabase();
useObjectStorage();

let eraseExpiredRecords: (now: Date) => Promise<object>;
let storage: typeof storageModule;
// The client of the buckets is made when its module is read: after the buckets are there.
beforeAll(async () => {
  ({ eraseExpiredRecords } = await import("./erase-expired-records.ts"));
  storage = await import("../../platform/files/storage.ts");
});

async function customer(registration = privatePerson()) {
  const { id } = await register(registration, "192.0.2.1", now);
  await verifyEmail((await announced(userRegistered)).find(({ userId }) => userId === id)?.token ?? "", now);
  return (await callerById(id, now))!;
}

/** An order that has come to its end. */
async function settledOrder(user: Awaited<ReturnType<typeof customer>>) {
  const { place } = await readyCart(await product(10), 1, user);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  return id;
}

const nothing = {
  orders: 0,
  documents: 0,
  transportDocuments: 0,
  returns: 0,
  quotations: 0,
  certificates: 0,
  bankEntries: 0,
  collections: 0,
  mandates: 0,
  insurances: 0,
  tickets: 0,
  questions: 0,
  users: 0,
  companies: 0,
};
const tenYearsOn = new Date("2036-12-31T12:00:00Z");
const thereafter = new Date("2037-01-02T04:15:00Z");

it("keeps a fiscal record for ten years after its year, then erases it with its account and company", async () => {
  const user = await customer(business(vatNumber()));
  const order = await settledOrder(user);
  await eraseAccount(user.id, now);
  await eraseUser(user.id);
  const [bucket, file] = [setting("PRIVATE_BUCKET"), `orders/${order}/pro-forma-1.pdf`];
  await storage.writeObject(bucket, file, Buffer.from("%PDF"), "application/pdf");
  expect(await eraseExpiredRecords(tenYearsOn)).toEqual(nothing);
  expect(await loadOrder(order)).toMatchObject({ id: order, customer: { email: user.email } });
  expect(await eraseExpiredRecords(thereafter)).toEqual({ ...nothing, orders: 1, users: 1, companies: 1 });
  await expect(loadOrder(order)).rejects.toMatchObject({ code: "not-found" });
  expect(await storage.headObject(bucket, file)).toBeUndefined();
  const left = await stored();
  for (const gone of [user.id, user.email, user.companyId ?? "?", order]) expect(left).not.toContain(`"${gone}"`);
  expect(await eraseExpiredRecords(thereafter)).toEqual(nothing);
});

const iban = "IT60X0542811101000000123456";

/** An order with its invoice, a price promise that went back by transfer, and a picture of what is to come back. */
async function correctedOrder(user: Awaited<ReturnType<typeof customer>>) {
  const { id } = await invoicedOrder({ userId: user.id, fulfilment: "delivered" });
  const wish = { kind: "price-promise", reason: "Promesso", amount: 5000, amends: "refund", iban } as const;
  await beginCorrection(id, wish, [5000, 5000], issuedAt);
  const upload = await storeUpload(user, "return-picture", { bytes: dot, contentType: "image/png" });
  const lines = [{ productId: "PANEL", quantity: 1, reason: "defective" as const }];
  const request = await askReturn(user, id, { lines, pictures: [{ key: upload, name: "foto.png" }] }, now);
  const documents = await Promise.all(((await loadOrder(id)).invoices ?? []).map((one) => loadDocument(one.id)));
  return { id, documents, request };
}

/** A certificate with both sides of the signer's identity card, which somebody has looked at, that counts no more. */
async function endedCertificate(user: Awaited<ReturnType<typeof customer>>) {
  const declared = {
    ...declaration,
    plantAddress: "Via del Sole 3",
    plantCity: "Milano",
    plantProvince: "MI",
    plantWatts: 4500,
    goods: "10 moduli",
  };
  const { certificate } = await generateDeclaration(user, { declared }, now);
  const side = () => storeUpload(user, "identity-card", { bytes: dot, contentType: "image/png" });
  const sent = {
    signature: Buffer.from(dot).toString("base64"),
    identityCard: await side(),
    identityCardBack: await side(),
    identityExpiresOn: "2030-01-01",
    signedOn: "2026-11-20",
  };
  await submitCertificate(user, certificate.id, sent, now);
  await identityUrl(user, certificate.id, "back", now);
  await approveCertificate({ id: "REVIEWER" }, certificate.id, checklistItems, now);
  return revokeOwnCertificate(user, certificate.id, "Impianto rinviato", now);
}

it("erases documents, corrections, returns and certificates with every file of theirs, and no sooner", async () => {
  const user = await customer();
  const { id, documents, request } = await correctedOrder(user);
  expect(documents.map(({ content }) => content.type)).toEqual(["TD01", "TD04"]);
  const { id: certificateId, unsigned, signed, identity } = await endedCertificate(user);
  const files = [
    ...documents.flatMap(keysOf),
    ...request.pictures.map(({ key }) => key),
    ...[unsigned, signed, identity?.front, identity?.back].map((file) => file?.key ?? "none"),
  ];
  const there = async () => {
    const heads = await Promise.all(files.map((file) => storage.headObject(setting("PRIVATE_BUCKET"), file)));
    return files.filter((_, at) => heads[at]);
  };
  // A PDF and two files for the exchange of each document, the picture, the declaration twice, the card's sides.
  expect([files.length, await there()]).toEqual([11, files]);
  await eraseExpiredRecords(tenYearsOn);
  expect(await there()).toEqual(files);
  const names = [id, request.id, certificateId, iban, ...documents.map((one) => one.id)];
  const sentAs = documents.flatMap(({ transmissions }) => transmissions.map(({ fileName }) => fileName));
  const before = await stored();
  for (const kept of [...names, ...sentAs]) expect(before).toContain(`"${kept}"`);
  expect(await eraseExpiredRecords(thereafter)).toMatchObject({
    orders: 1,
    documents: 2,
    transportDocuments: 0,
    returns: 1,
    certificates: 1,
  });
  expect(await there()).toEqual([]);
  const left = await stored();
  for (const gone of [...names, ...sentAs]) expect(left).not.toContain(`"${gone}"`);
});

it("leaves an account that is open, and an order that still waits for its money", async () => {
  const user = await customer();
  const { place } = await readyCart(await product(10), 1, user);
  const { id } = await place();
  expect(await eraseExpiredRecords(thereafter)).toMatchObject({ users: 0, orders: 0 });
  expect(await callerById(user.id, thereafter)).toMatchObject({ email: user.email });
  expect(await loadOrder(id)).toMatchObject({ id });
});
