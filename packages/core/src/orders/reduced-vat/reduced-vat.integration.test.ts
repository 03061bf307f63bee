import { beforeAll, describe, expect, it } from "vitest";
import { announced, business, privatePerson, vatNumber } from "../../../../../tests/support/accounts.ts";
import { declaration } from "../../../../../tests/support/certified.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { dot } from "../../../../../tests/support/dot.ts";
import { add, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { callerById } from "../../accounts/caller-by-id.ts";
import { verifyCompany } from "../../accounts/company/change-company.ts";
import { userRegistered } from "../../accounts/events.ts";
import { register } from "../../accounts/registration/register.ts";
import { verifyEmail } from "../../accounts/registration/verify-email.ts";
import type * as filesModule from "../../certificates/certificate-files.ts";
import { checklistItems } from "../../certificates/certificate.ts";
import { certificateEnded, certificateExpiring } from "../../certificates/events.ts";
import { reducedVatEligibility } from "../../certificates/eligible.ts";
import type * as generateModule from "../../certificates/generate-declaration.ts";
import {
  approveCertificate,
  certificateForReview,
  certificatesHeldBy,
  listCertificatesFor,
  rejectCertificate,
  revokeOwnCertificate,
} from "../../certificates/review-certificate.ts";
import { certificatesOf, loadCertificate } from "../../certificates/stored-certificate.ts";
import type * as submitModule from "../../certificates/submit-certificate.ts";
import type * as tendModule from "../../certificates/tend-certificates.ts";
import type { User } from "../../platform/access.ts";
import type * as uploadsModule from "../../platform/files/uploads.ts";
import { romeDate, plusDays } from "../../platform/time.ts";
import { setPrices } from "../../pricing/set-price.ts";
import { setReady } from "../change-order.ts";
import { lateDaysOf } from "../due-dates.ts";
import { orderVatRaised } from "../events.ts";
import { withUnbilled } from "../papers/still-sold.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { failOrder } from "../payment/fail-order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { applyCertificate } from "./apply-certificate.ts";
import { setReducedVatOfCart, setReducedVatOfOrder } from "./set-reduced-vat.ts";
import { vatRatesOfCart, vatRatesOfOrder } from "./vat-rates.ts";

useDatabase();
useObjectStorage();

let files: typeof filesModule;
let generating: typeof generateModule;
let submitting: typeof submitModule;
let tending: typeof tendModule;
let uploads: typeof uploadsModule;
// The client of the buckets is made when its module is read: after the buckets are there.
beforeAll(async () => {
  files = await import("../../certificates/certificate-files.ts");
  generating = await import("../../certificates/generate-declaration.ts");
  submitting = await import("../../certificates/submit-certificate.ts");
  tending = await import("../../certificates/tend-certificates.ts");
  uploads = await import("../../platform/files/uploads.ts");
});

const reviewer = { id: "REVIEWER" };
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

async function customer(registration = privatePerson()): Promise<User> {
  const { id } = await register(registration, "192.0.2.1", now);
  await verifyEmail((await announced(userRegistered)).find(({ userId }) => userId === id)?.token ?? "", now);
  return (await callerById(id, now))!;
}

async function installer(): Promise<User> {
  const { id, companyId = "" } = await customer(business(vatNumber()));
  await verifyCompany(companyId, now);
  return (await callerById(id, now))!;
}

const declared = {
  ...declaration,
  role: "legal_representative",
  companySeat: "Via Solferino 22, 20121 Milano",
  plantAddress: "Via del Sole 3",
  plantCity: "Milano",
  plantProvince: "MI",
  plantWatts: 4500,
  goods: "10 moduli",
} as const;

const sentOf = async (user: User) => ({
  signature: Buffer.from(dot).toString("base64"),
  identityCard: await uploads.storeUpload(user, "identity-card", { bytes: dot, contentType: "image/png" }),
  identityExpiresOn: "2030-01-01",
  signedOn: "2026-11-20",
});

async function submitted(user: User) {
  const { certificate } = await generating.generateDeclaration(user, { declared }, now);
  return submitting.submitCertificate(user, certificate.id, await sentOf(user), now);
}

/** A module of 450 W at 100 euro, for persons and for companies. */
async function panelOf450(): Promise<string> {
  const productId = await product(50, 10_000, { powerWatt: 450 });
  await setPrices([{ productId, locale: "it", priceType: "public", price: 10_000, discount: 0 }], now);
  return productId;
}

/** A cart of ten modules of 450 W at the reduced rate. */
async function reducedCart(user: User) {
  const panel = await panelOf450();
  const { id } = await add(user, panel, 10);
  return setReducedVatOfCart(user, id, true, now);
}

async function reducedOrder(user: User) {
  const panel = await panelOf450();
  await add(user, panel, 10);
  const cart = await (await import("../cart/cart.ts")).openOrderOf(user, now);
  await setReducedVatOfCart(user, cart.id, true, now);
  return (await readyCart(panel, 10, user)).place();
}

describe("a declaration", () => {
  it("is drawn, signed on the screen, sent in with the identity document and approved", async () => {
    const user = await customer();
    const { certificate, pdf } = await generating.generateDeclaration(user, { declared }, now);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-");
    expect(certificate).toMatchObject({
      status: "generated",
      kind: "single_order",
      unsigned: { hash: generating.sha256(pdf) },
    });
    const sent = await submitting.submitCertificate(user, certificate.id, await sentOf(user), now);
    expect(sent).toMatchObject({ status: "submitted", validUntil: "2027-11-20", signed: { onScreen: true } });
    expect((await listCertificatesFor("submitted", { limit: 50 })).items.map(({ id }) => id)).toContain(sent.id);
    await expect(approveCertificate({ id: user.id }, sent.id, checklistItems, now)).rejects.toMatchObject({
      code: "own-certificate",
    });
    await expect(approveCertificate(reviewer, sent.id, ["signer"], now)).rejects.toMatchObject({
      code: "checklist-incomplete",
    });
    expect(await approveCertificate(reviewer, sent.id, checklistItems, now)).toMatchObject({ status: "approved" });
    expect(await reducedVatEligibility(user, now)).toMatchObject({ eligible: true, activeCertificateId: sent.id });
  });

  it("is refused with an expired document, a signature of tomorrow, both ways of signing or somebody else's file", async () => {
    const user = await customer();
    const { certificate } = await generating.generateDeclaration(user, { declared }, now);
    const sent = await sentOf(user);
    const send = (changes: object) => submitting.submitCertificate(user, certificate.id, { ...sent, ...changes }, now);
    for (const [changes, field] of [
      [{ identityExpiresOn: "2026-11-19" }, "identityExpiresOn"],
      [{ signedOn: "2026-11-21" }, "signedOn"],
      [{ signedOn: "2026-11-19" }, "signedOn"],
      [{ signed: "x" }, "signed"],
      [{ signature: "AAAA" }, "signature"],
    ] as const) {
      await expect(send(changes)).rejects.toMatchObject({ code: "invalid-input", fields: [{ field }] });
    }
    const other = await customer();
    await expect(send({ identityCard: (await sentOf(other)).identityCard })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(submitting.submitCertificate(other, certificate.id, await sentOf(other), now)).rejects.toMatchObject({
      code: "not-found",
    });
    expect((await loadCertificate(certificate.id)).status).toBe("generated");
  });

  it("asks for plant and goods for one order, and for none of them for an installer's year", async () => {
    const person = await customer();
    const { plantWatts: _, ...without } = declared;
    await expect(generating.generateDeclaration(person, { declared: without }, now)).rejects.toMatchObject({
      fields: [{ field: "plantWatts" }],
    });
    const { certificate } = await generating.generateDeclaration(await installer(), { declared }, now);
    expect(certificate).toMatchObject({ kind: "open", declaration: { companyName: "Neri S.r.l." } });
    expect(certificate.declaration.plantWatts).toBeUndefined();
  });

  it("shows its identity document to its signer and the reviewers alone, and says who looked", async () => {
    const user = await customer();
    const { id } = await submitted(user);
    const other = await customer();
    await expect(files.identityUrl(other, id, "front", now)).rejects.toMatchObject({ code: "not-found" });
    await expect(files.declarationUrl(other, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(files.identityUrl(user, id, "back", now)).rejects.toMatchObject({ code: "not-found" });
    expect(await files.identityUrl(user, id, "front", now)).toContain("X-Amz-Expires=300");
    await files.identityUrl({ ...other, id: "REVIEWER", roles: ["customer", "admin"] }, id, "front", now);
    expect((await certificateForReview(id)).reads.map(({ by }) => by).toSorted()).toEqual(
      ["REVIEWER", user.id].toSorted(),
    );
  });
});

describe("an order at the reduced rate", () => {
  it("is refused in words without a certificate, and chosen for each order with one", async () => {
    const user = await customer();
    const panel = await panelOf450();
    const { id } = await add(user, panel, 10);
    await expect(setReducedVatOfCart(user, id, true, now)).rejects.toMatchObject({
      code: "not-eligible",
      params: { reasons: ["certificate-missing"] },
    });
    expect(await vatRatesOfCart(user, id, now)).toMatchObject({
      possible: false,
      reasons: ["certificate-missing"],
      watts: 4500,
    });
    await submitted(user);
    const cart = await setReducedVatOfCart(user, id, true, now);
    expect(cart).toMatchObject({ reducedVat: true, certificate: { status: "submitted", watts: 4500 } });
    const rates = await vatRatesOfCart(user, id, now);
    expect(rates).toMatchObject({
      reducedVat: true,
      possible: true,
      full: { vatAmount: 22_220 },
      reduced: { vatAmount: 10_100 },
      certificate: { power: { declared: 4500, ordered: 4500, over: false } },
    });
    expect(await setReducedVatOfCart(user, id, false, now)).toMatchObject({
      reducedVat: false,
      certificate: undefined,
    });
  });

  it("is paid while its certificate waits, and sent once it is approved", async () => {
    const user = await customer();
    const { id: certificateId } = await submitted(user);
    const order = await reducedOrder(user);
    expect(order).toMatchObject({
      reducedVat: true,
      amounts: { vatAmount: 10_100 },
      certificate: { id: certificateId },
    });
    await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
    await expect(setReady(order.id, true, now)).rejects.toMatchObject({
      code: "shipping-held",
      params: { holds: ["vat_certificate_pending"] },
    });
    const before = await loadOrder(order.id);
    await expect(writeOrder({ before, after: { ...before, invoiceNumber: "1/2026" }, now })).rejects.toMatchObject({
      code: "vat-certificate-pending",
    });
    await approveCertificate(reviewer, certificateId, checklistItems, now);
    await applyCertificate(certificateId, now);
    await applyCertificate(certificateId, now);
    expect((await loadOrder(order.id)).certificate?.status).toBe("approved");
    expect((await setReady(order.id, true, now)).fulfilment).toBe("ready");
    const ready = await loadOrder(order.id);
    await writeOrder({ before: ready, after: { ...ready, invoiceNumber: "1/2026" }, now });
    expect((await loadCertificate(certificateId)).status).toBe("expired");
  });

  it("gets the full rate and asks for the difference, once, when its certificate is rejected", async () => {
    const user = await customer();
    const { id } = await submitted(user);
    const order = await reducedOrder(user);
    await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
    await rejectCertificate(reviewer, id, "document unreadable", now);
    await applyCertificate(id, now);
    await applyCertificate(id, now);
    const after = await loadOrder(order.id);
    expect(after).toMatchObject({
      reducedVat: false,
      status: "pendingPayment",
      amounts: { vatAmount: 22_220, treatment: { rule: "domestic" } },
      certificate: { status: "rejected" },
    });
    expect(after.transactions.map(({ amount, status }) => [amount, status])).toEqual([
      [order.amounts.total, "paid"],
      [12_120, "pending_payment"],
    ]);
    // Seven days, as for what is paid at order, and not late before.
    const due = plusDays(romeDate(now), 7);
    expect(after.transactions.at(-1)?.dueDate).toBe(due);
    expect([lateDaysOf(after, due), lateDaysOf(after, plusDays(due, 1))]).toEqual([0, 1]);
    expect((await announced(orderVatRaised)).filter(({ orderId }) => orderId === order.id)).toEqual([
      { orderId: order.id, amount: 12_120 },
    ]);
    expect(await reducedVatEligibility(user, now)).toMatchObject({ eligible: false, reasons: ["rejected-lately"] });
    expect((await certificateForReview(id)).orders).toEqual([]);
  });

  it("has a certificate of one order for itself, until it ends", async () => {
    const user = await customer();
    const { id } = await submitted(user);
    const order = await reducedOrder(user);
    expect((await loadCertificate(id)).usedBy).toBe(order.id);
    const panel = await product(50);
    const next = await add(user, panel, 1);
    await expect(setReducedVatOfCart(user, next.id, true, now)).rejects.toMatchObject({ code: "not-eligible" });
    await failOrder(order.id, "changed plans", now);
    expect(await loadCertificate(id)).not.toHaveProperty("usedBy");
    expect(await setReducedVatOfCart(user, next.id, true, now)).toMatchObject({ reducedVat: true });
  });

  it("goes back to the full rate, told, when its certificate ended between cart and placing", async () => {
    const user = await customer();
    const { id } = await submitted(user);
    const cart = await reducedCart(user);
    const { place } = await readyCart(cart.lines[0]?.productId ?? "", 10, user);
    await rejectCertificate(reviewer, id, "not legible", now);
    await expect(place()).rejects.toMatchObject({ code: "certificate-not-active" });
    const { openOrderOf } = await import("../cart/cart.ts");
    expect(await openOrderOf(user, now)).toMatchObject({ reducedVat: false });
  });

  it("changes its rate while nothing of it is paid, and no longer then", async () => {
    const user = await installer();
    await approveCertificate(reviewer, (await submitted(user)).id, checklistItems, now);
    const { place } = await readyCart(await panelOf450(), 10, user);
    const order = await place();
    expect(await vatRatesOfOrder(user, `${order.id}.1`, now)).toMatchObject({
      open: true,
      possible: true,
      reducedVat: false,
    });
    const reduced = await setReducedVatOfOrder(user, `${order.id}.1`, true, now);
    expect(reduced).toMatchObject({ amount: order.amounts.total - 12_120, seq: 2 });
    const back = await setReducedVatOfOrder(user, reduced.id, false, now);
    expect(back).toMatchObject({ amount: order.amounts.total, seq: 3 });
    await markPaid(back.id, "manual_wire_transfer", mark, now);
    await expect(setReducedVatOfOrder(user, back.id, true, now)).rejects.toMatchObject({ code: "something-paid" });
  });

  it("leaves its plant the watts of what comes back, and all of them once it ends", async () => {
    const user = await customer();
    const { id } = await submitted(user);
    const order = await reducedOrder(user);
    const power = async () => (await certificatesHeldBy(user))[0];
    expect(await power()).toMatchObject({ id, power: { declared: 4500, ordered: 4500, left: 0 } });
    const [line] = order.lines;
    const back = [{ productId: line?.productId ?? "", quantity: 4 }];
    const before = await loadOrder(order.id);
    await writeOrder({ before, after: withUnbilled(before, "R1", back), by: "system", now });
    expect(await power()).toMatchObject({ power: { ordered: 2700, left: 1800 } });
    expect((await certificateForReview(id)).orders.map(({ watts }) => watts)).toEqual([2700]);
    expect((await vatRatesOfOrder(user, `${order.id}.1`, now)).certificate?.power).toMatchObject({ ordered: 2700 });
    await failOrder(order.id, "changed plans", now);
    expect(await power()).toMatchObject({ power: { ordered: 0, left: 4500 } });
  });

  it("counts all watts under an open certificate, of orders placed at once too", async () => {
    const user = await installer();
    const { id } = await submitted(user);
    await reducedOrder(user);
    await reducedOrder(user);
    const { orders } = await certificateForReview(id);
    expect(orders.map(({ watts }) => watts)).toEqual([4500, 4500]);
    expect(await loadCertificate(id)).not.toHaveProperty("usedBy");
  });
});

describe("time and holders", () => {
  it("tells of an open one thirty days before its end, once, and ends it after its last day", async () => {
    const user = await installer();
    const { id } = await submitted(user);
    await approveCertificate(reviewer, id, checklistItems, now);
    await tending.tendCertificates(later(5));
    expect((await announced(certificateExpiring)).filter(({ certificateId }) => certificateId === id)).toEqual([]);
    await tending.tendCertificates(later(15));
    await tending.tendCertificates(later(16));
    expect((await announced(certificateExpiring)).filter(({ certificateId }) => certificateId === id)).toHaveLength(1);
    expect((await loadCertificate(id)).status).toBe("approved");
    await tending.tendCertificates(later(45));
    await tending.tendCertificates(later(46));
    expect((await loadCertificate(id)).status).toBe("expired");
    expect((await announced(certificateEnded)).filter(({ certificateId }) => certificateId === id)).toHaveLength(1);
  });

  it("is taken back by its holder, and its pictures go when it was rejected for long", async () => {
    const user = await customer();
    const { id } = await submitted(user);
    await rejectCertificate(reviewer, id, "not legible", now);
    await tending.tendCertificates(later(20));
    expect((await loadCertificate(id)).identity).toBeDefined();
    await tending.tendCertificates(later(31));
    expect((await loadCertificate(id)).identity).toBeUndefined();
    const other = await installer();
    const approved = await submitted(other);
    await approveCertificate(reviewer, approved.id, checklistItems, now);
    await expect(revokeOwnCertificate(user, approved.id, "sold", now)).rejects.toMatchObject({ code: "not-found" });
    await revokeOwnCertificate(other, approved.id, "sold", now);
    expect((await certificatesOf(other)).map(({ status }) => status)).toEqual(["revoked"]);
  });

  it("is erased with its files when its years are over", async () => {
    const user = await customer();
    const { id } = await submitted(user);
    await rejectCertificate(reviewer, id, "not legible", now);
    await tending.eraseCertificatesBefore("2026-01-01");
    expect(await loadCertificate(id)).toMatchObject({ id });
    await tending.eraseCertificatesBefore("2027-01-01");
    await expect(loadCertificate(id)).rejects.toMatchObject({ code: "not-found" });
  });
});
