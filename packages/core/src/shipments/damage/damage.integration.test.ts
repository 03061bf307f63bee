import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { pdfText, withoutSpaces } from "../../../../../tests/support/pdf-text.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { listOrderHistory } from "../../orders/history/list-history.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { setting } from "../../platform/config.ts";
import { headObject } from "../../platform/files/storage.ts";
import { storeUpload } from "../../platform/files/uploads.ts";
import { newSecret } from "../../platform/ids.ts";
import { daysLater } from "../../platform/time.ts";
import { setLabel } from "../keep-shipment.ts";
import { shipmentLetters } from "../letters/index.ts";
import { eraseTransportDocumentsOf } from "../papers/erase-old-documents.ts";
import { annulTransportDocument, issueTransportDocument } from "../papers/issue-for-shipment.ts";
import { standingDocument } from "../papers/stored-document.ts";
import { deliverShipment, handOver, setShipmentReady } from "../send-shipment.ts";
import { loadShipment } from "../stored-shipment.ts";
import { mostClaims } from "./claim.ts";
import { damagePictureUrl, presignDamagePicture } from "./claim-pictures.ts";
import { countUpload, mostUploads } from "./paper-counts.ts";
import { damagePage } from "./damage-page.ts";
import { countOpenClaims, listClaims } from "./list-claims.ts";
import { carrierClaimPdf } from "./draw-carrier-claim.ts";
import { resolveClaim } from "./resolve-claim.ts";
import { claimsOf } from "./stored-claim.ts";
import { tellDamage, type ToldDamage } from "./tell-damage.ts";

useDatabase();
useObjectStorage();

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const refused = (code: string) => ({ code });

/** A shipment with its transport document, and the token on its paper. */
async function issued(quantity = 4) {
  const productId = await product(20);
  const { place } = await readyCart(productId, quantity);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  await issueTransportDocument(id, {}, now);
  await setLabel(id, true, now);
  const document = await standingDocument(id);
  return { id, productId, document, token: document.damageToken ?? "" };
}

async function shipped(quantity = 4) {
  const made = await issued(quantity);
  await handOver(made.id, now);
  return made;
}

const told = (productId: string, changes: Partial<ToldDamage> = {}): ToldDamage => ({
  id: randomUUID(),
  damage: "visible",
  lines: [{ productId, quantity: 2 }],
  reservation: "Riserva specifica: due pezzi con vetro rotto.",
  reservedAtDoor: true,
  name: "Ada Neri",
  language: "it",
  pictures: [],
  ...changes,
});

/** What the order's history tells of reports: who, which, of which paper and what. */
async function historyOfDamage(orderId: string): Promise<unknown[][]> {
  const { items } = await listOrderHistory({ id: "E1", roles: ["admin"] }, orderId, { limit: 50 }, String);
  return items.flatMap(({ by, changes }) =>
    changes
      .filter(({ entity }) => entity === "DamageClaim")
      .map(({ id, fields }) => [by, id, ...fields.map(({ to }) => to)]),
  );
}

it("opens for its own token alone, and for none once its document is annulled", async () => {
  const { id, token, document } = await issued();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await damagePage(token, now)).toMatchObject({ number: document.content.number, left: false, claims: [] });
  await expect(damagePage(newSecret(), now)).rejects.toMatchObject(refused("token-invalid"));
  await expect(tellDamage(token, told("x"), now)).rejects.toMatchObject(refused("invalid-transition"));
  await annulTransportDocument(id, "Vettore cambiato", now);
  await expect(damagePage(token, now)).rejects.toMatchObject(refused("token-invalid"));
  await issueTransportDocument(id, {}, now);
  const { damageToken } = await standingDocument(id);
  expect(damageToken).not.toBe(token);
  await expect(damagePage(token, now)).rejects.toMatchObject(refused("token-invalid"));
});

it("makes an exception of goods on their way, in one act, and told twice it is told once", async () => {
  const { id, productId, token, document } = await shipped();
  const uploader = { id: `document-${document.id}`, roles: [] };
  const key = await storeUpload(uploader, "damage-picture", { bytes: png, contentType: "image/png" });
  const said = told(productId, { pictures: [{ key, name: "vetro.png" }] });
  const twice = await Promise.all([tellDamage(token, said, now), tellDamage(token, said, now)]);
  expect(new Set(twice.map((claim) => claim.id)).size).toBe(1);
  expect(await tellDamage(token, said, now)).toMatchObject({ id: said.id, status: "open", until: "2026-11-28" });
  expect(await claimsOf(id)).toHaveLength(1);
  expect(await loadShipment(id)).toMatchObject({
    state: "exception",
    file: { problem: { kind: "damaged", reason: said.reservation } },
  });
  expect(await damagePictureUrl(id, said.id, 1)).toContain("damage-claims/");
  await expect(damagePictureUrl(id, said.id, 2)).rejects.toMatchObject(refused("not-found"));
  const page = await damagePage(token, now);
  expect(page.claims).toMatchObject([{ id: said.id, pieces: 2, pictures: 1, status: "open" }]);
  expect(JSON.stringify(page)).not.toContain("Ada Neri");
  expect(await historyOfDamage(id)).toEqual([["system", said.id, document.content.number, "visible"]]);
});

it("takes what is told of goods that have arrived beside them, and late all the same", async () => {
  const { id, productId, token } = await shipped();
  await deliverShipment(id, now);
  const later = daysLater(now, 30);
  expect(await damagePage(token, later)).toMatchObject({ arrivedOn: "2026-11-20", until: "2026-11-28", daysLeft: -22 });
  const said = told(productId, { damage: "hidden", reservedAtDoor: false });
  expect(await tellDamage(token, said, later)).toMatchObject({ arrivedOn: "2026-11-20", until: "2026-11-28" });
  expect(await loadShipment(id)).toMatchObject({ state: "delivered" });
  expect(await historyOfDamage(id)).toMatchObject([["system", said.id, expect.stringContaining("DDT"), "hidden"]]);
  const { items } = await listClaims({ status: "open", limit: 50 }, later);
  expect(items.find((one) => one.id === said.id)).toMatchObject({ late: true, acts: ["claim", "settle"] });
});

it("refuses what the paper doesn't say, and another paper's pictures, at the field", async () => {
  const { productId, token } = await shipped();
  const other = await shipped();
  const at = (changes: Partial<ToldDamage>) => tellDamage(token, told(productId, changes), now);
  await expect(at({ lines: [{ productId, quantity: 5 }] })).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "lines.0.quantity", code: "too-big" }],
  });
  await expect(at({ lines: [{ productId: other.productId, quantity: 1 }] })).rejects.toMatchObject({
    fields: [{ field: "lines.0.productId" }],
  });
  await expect(at({ arrivedOn: "2026-11-19" })).rejects.toMatchObject({ fields: [{ field: "arrivedOn" }] });
  await expect(at({ arrivedOn: "2026-11-21" })).rejects.toMatchObject({ fields: [{ field: "arrivedOn" }] });
  const uploader = { id: `document-${other.document.id}`, roles: [] };
  const key = await storeUpload(uploader, "damage-picture", { bytes: png, contentType: "image/png" });
  await expect(at({ pictures: [{ key, name: "altrui.png" }] })).rejects.toMatchObject(refused("not-found"));
  const own = { id: `document-${(await standingDocument(other.id)).id}`, roles: [] };
  const text = await storeUpload(own, "damage-picture", { bytes: Buffer.from("no picture"), contentType: "image/png" });
  const faked = told(other.productId, { pictures: [{ key: text, name: "finta.png" }] });
  await expect(tellDamage(other.token, faked, now)).rejects.toMatchObject(refused("unreadable-file"));
});

it("takes no more reports of a paper than it may have, however many come at once", async () => {
  const { id, productId, token } = await shipped();
  await deliverShipment(id, now);
  for (let nth = 0; nth < mostClaims - 2; nth += 1) await tellDamage(token, told(productId), now);
  const atOnce = await Promise.allSettled(Array.from({ length: 8 }, () => tellDamage(token, told(productId), now)));
  expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  for (const one of atOnce) if (one.status === "rejected") expect(one.reason).toMatchObject(refused("limit-reached"));
  expect(await claimsOf(id)).toHaveLength(mostClaims);
});

it("gives so many forms for pictures of a paper, whoever asks", async () => {
  const { token, document } = await shipped();
  const wish = { name: "vetro.png", contentType: "image/png", size: png.length };
  await presignDamagePicture(token, wish);
  for (let nth = 1; nth < mostUploads; nth += 1) await countUpload(document);
  await expect(presignDamagePicture(token, wish)).rejects.toMatchObject(refused("limit-reached"));
});

it("is written to the carrier with its letter, settled, and told to its buyer", async () => {
  const { id, productId, token, document } = await shipped();
  const { id: claimId } = await tellDamage(token, told(productId), now);
  const ofClaim = { shipmentId: id, claimId };
  const [toCustomer] = await shipmentLetters["damage-told"](ofClaim);
  expect(toCustomer?.letter.subject).toContain(document.content.number);
  const before = await countOpenClaims(200);
  const claimed = await resolveClaim(
    id,
    claimId,
    { revision: 1, action: "claim", email: "danni@corriere.example" },
    now,
  );
  expect(claimed).toMatchObject({ status: "claimed", revision: 2 });
  expect((await countOpenClaims(200)).count).toBe(before.count - 1);
  const settle = { revision: 1, action: "settle", outcome: "replaced" } as const;
  await expect(resolveClaim(id, claimId, settle, now)).rejects.toMatchObject(refused("version-conflict"));
  const [toCarrier] = await shipmentLetters["damage-claimed"](ofClaim);
  expect(toCarrier?.to.email).toBe("danni@corriere.example");
  const [file] = toCarrier?.attachments ?? [];
  const letter = withoutSpaces(await pdfText(file?.content ?? Buffer.alloc(0)));
  for (const words of [document.content.number, "art.1698", "Riservaspecifica:duepezziconvetrorotto."])
    expect(letter).toContain(withoutSpaces(words));
  expect(Buffer.from(await carrierClaimPdf(id, claimId)).equals(file?.content ?? Buffer.alloc(0))).toBe(true);
  const reject = { revision: 2, action: "settle", outcome: "rejected" } as const;
  await expect(resolveClaim(id, claimId, reject, now)).rejects.toMatchObject({ fields: [{ field: "note" }] });
  const over = await resolveClaim(id, claimId, { ...reject, note: "Danno dopo la posa" }, now);
  expect(over).toMatchObject({ status: "settled", result: { outcome: "rejected", note: "Danno dopo la posa" } });
  const [settledTo] = await shipmentLetters["damage-settled"](ofClaim);
  expect(JSON.stringify(settledTo?.letter.blocks)).toContain("Danno dopo la posa");
  await expect(resolveClaim(id, claimId, { ...reject, revision: 3, note: "Ancora" }, now)).rejects.toMatchObject(
    refused("invalid-transition"),
  );
});

it("goes with its transport document, pictures and token too", async () => {
  const { id, productId, token, document } = await shipped();
  const uploader = { id: `document-${document.id}`, roles: [] };
  const key = await storeUpload(uploader, "damage-picture", { bytes: png, contentType: "image/png" });
  const claim = await tellDamage(token, told(productId, { pictures: [{ key, name: "vetro.png" }] }), now);
  const stored = claim.pictures[0]?.key ?? "";
  expect(await headObject(setting("PRIVATE_BUCKET"), stored)).toBeDefined();
  await eraseTransportDocumentsOf("2026-11");
  expect(await claimsOf(id)).toEqual([]);
  expect(await headObject(setting("PRIVATE_BUCKET"), stored)).toBeUndefined();
  await expect(damagePage(token, now)).rejects.toMatchObject(refused("token-invalid"));
});
