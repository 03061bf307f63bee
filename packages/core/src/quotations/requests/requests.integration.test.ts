import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { add, buyer, now, product } from "../../../../../tests/support/shop.ts";
import { setting } from "../../platform/config.ts";
import { headObject, writeObject } from "../../platform/files/storage.ts";
import { openOrderOf } from "../../orders/cart/cart.ts";
import { listSavedOrders, openSavedOrder, saveOpenOrder } from "../../orders/cart/saved-orders.ts";
import type { Employee } from "./stored-request.ts";
import { decideRequest, deleteRequest, resetRequested } from "./decide-request.ts";
import { claimRequests } from "./claim-requests.ts";
import { eraseRequestFiles, ownFileUrl } from "./request-files.ts";
import { draftedText } from "./drafted-text.ts";
import { countNewRequests, listRequests, ownRequests } from "./list-requests.ts";
import { checkMaterial } from "./material/check-material.ts";
import { requestCart, requestSavedCart, sendRequest, sendVisitorsRequest } from "./send-request.ts";
import { loadRequest, writeRequest } from "./stored-request.ts";

useDatabase();
useObjectStorage();

const admin: Employee = { id: "ADMIN", name: "Ida", surname: "Conti", roles: ["customer", "admin"] };
const agent: Employee = { id: "AGENT", name: "Leo", surname: "Riva", roles: ["customer", "sales_agent"] };
const page = { limit: 50 };
const reader = { language: "it", locale: "it" } as const;
const visitor = { ...reader, name: "Ugo Bo", email: "ugo@example.com" };

it("checks pasted rows against what is offered: exact, nearly, repeated, hidden and unknown", async () => {
  const panel = await product(0, 10_000, { minQuantity: 4 });
  const rows = await checkMaterial(
    { kind: "text", text: `${panel} 1\n${panel.toLowerCase()} n. 2\nUNKNOWN-77 3\nsolo parole` },
    reader,
  );
  expect(rows.map(({ outcome, reasons, quantity }) => [outcome, reasons[0]?.code, quantity])).toEqual([
    ["changed", "added-up", 4],
    ["changed", "counted-above", undefined],
    ["refused", "unknown-article", undefined],
    ["refused", "no-quantity", undefined],
  ]);
});

it("reads a CSV with its heading wherever it stands, and one without", async () => {
  const id = await product(5);
  const check = (text: string) =>
    checkMaterial({ kind: "table", name: "distinta.csv", base64: Buffer.from(text).toString("base64") }, reader);
  expect(await check(`Distinta impianto Rossi;\nCodice;Descrizione;Q.tà\n${id};Modulo;1.200\n`)).toMatchObject([
    { outcome: "accepted", quantity: 1200, row: 3 },
  ]);
  expect(await check(`${id};12\n`)).toMatchObject([{ outcome: "accepted", quantity: 12 }]);
});

it("keeps what was sent as it was sent, in the sender's list and the desk's", async () => {
  const id = await product(5);
  const user = buyer();
  const sent = await sendRequest(
    user,
    { text: "Tetto a Bari", material: { kind: "text", text: `${id} 3\nNO-SUCH 1` } },
    now,
  );
  expect(sent).toMatchObject({ status: "new", revision: 1, userId: user.id, requester: { name: "Ada Neri" } });
  expect(sent.rows.map(({ outcome }) => outcome)).toEqual(["accepted", "refused"]);
  expect((await ownRequests(user, page)).items.map((one) => one.id)).toEqual([sent.id]);
  expect((await ownRequests(buyer(), page)).items).toEqual([]);
  expect((await listRequests(admin, { ...page, text: "bari" }, now)).items.map((one) => one.id)).toContain(sent.id);
  await expect(sendRequest(user, {}, now)).rejects.toMatchObject({ code: "invalid-input" });
});

it("goes from new to assigned to rejected, each under the revision that was read, and nowhere else", async () => {
  const { id } = await sendVisitorsRequest(visitor, { text: "Preventivo" }, now);
  const decide = (decision: Parameters<typeof decideRequest>[2]) => decideRequest(admin, id, decision, now);
  await expect(decide({ action: "answer", text: "Ciao", revision: 1 })).rejects.toMatchObject({
    code: "invalid-transition",
  });
  expect(await decide({ action: "assign", revision: 1 })).toMatchObject({ status: "assigned", ownerId: "ADMIN" });
  await expect(decide({ action: "reject", reason: "Doppione", revision: 1 })).rejects.toMatchObject({
    code: "version-conflict",
  });
  expect((await decide({ action: "answer", text: "Quanti moduli?", revision: 2 })).answers).toMatchObject([
    { authorName: "Ida Conti", text: "Quanti moduli?" },
  ]);
  expect(await decide({ action: "reject", reason: "Fuori zona", revision: 3 })).toMatchObject({
    status: "rejected",
    rejectedReason: "Fuori zona",
  });
  await expect(decide({ action: "assign", revision: 4 })).rejects.toMatchObject({ code: "invalid-transition" });
  expect(await loadRequest(id)).toMatchObject({ text: "Preventivo", requester: { name: "Ugo Bo" } });
});

it("of two at the desk at once takes one and tells the other", async () => {
  const { id } = await sendVisitorsRequest(visitor, { text: "Preventivo" }, now);
  const results = await Promise.allSettled([
    decideRequest(admin, id, { action: "assign", revision: 1 }, now),
    decideRequest(admin, id, { action: "reject", reason: "Spam", revision: 1 }, now),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "version-conflict" } });
});

it("is nobody's but the administrators' until an agent is given it", async () => {
  const { id } = await sendVisitorsRequest(visitor, { text: "Preventivo" }, now);
  await expect(decideRequest(agent, id, { action: "assign", revision: 1 }, now)).rejects.toMatchObject({
    code: "not-found",
  });
  expect((await listRequests(agent, page, now)).items).toEqual([]);
  expect((await countNewRequests(admin, 200)).count).toBeGreaterThan(0);
  expect((await countNewRequests(agent, 200)).count).toBe(0);
});

it("is erased by an administrator, a visitor's by itself after a year", async () => {
  const { id, expiresAt } = await sendVisitorsRequest(visitor, { text: "Preventivo" }, now);
  expect(expiresAt).toBe(Math.floor(now.getTime() / 1000) + 365 * 86_400);
  const later = new Date(now.getTime() + 366 * 86_400_000);
  expect((await listRequests(admin, page, later)).items.map((one) => one.id)).not.toContain(id);
  await deleteRequest(id, now);
  await expect(deleteRequest(id, now)).rejects.toMatchObject({ code: "not-found" });
});

it("takes the cart's lines with it, whatever becomes of the cart", async () => {
  const id = await product(9);
  const user = buyer();
  await expect(requestCart(user, undefined, now)).rejects.toMatchObject({ code: "order-empty" });
  await add(user, id, 4);
  const request = await requestCart(user, "Sconto per quattro?", now);
  expect(request).toMatchObject({ source: "cart", rows: [{ productId: id, quantity: 4, outcome: "accepted" }] });
  expect((await openOrderOf(user, now)).lines).toEqual([]);
  expect((await listSavedOrders(user, page, now)).items).toMatchObject([{ id: request.id, requested: true }]);
  await add(user, id, 1);
  // Its customer has no account any more: nobody has a cart for it to be.
  await expect(resetRequested(admin, request.id, now)).rejects.toMatchObject({ code: "not-found" });
  const { cart } = await openSavedOrder(user, request.id, now);
  expect(cart).toMatchObject({ status: "open", lines: [{ quantity: 4 }] });
  await add(user, id, 7);
  expect((await loadRequest(request.id)).rows).toMatchObject([{ quantity: 4 }]);
  await expect(openSavedOrder(user, request.id, now)).rejects.toMatchObject({ code: "not-found" });
});

it("takes the lines of a cart that was put aside, which stays; nobody else's", async () => {
  const id = await product(9);
  const user = buyer();
  await add(user, id, 4);
  const { id: savedOrderId } = await saveOpenOrder(user, "Tetto", now);
  const request = await requestSavedCart(user, savedOrderId, undefined, now);
  expect(request).toMatchObject({ source: "cart", userId: user.id, rows: [{ productId: id, quantity: 4 }] });
  expect((await listSavedOrders(user, page, now)).items).toMatchObject([{ id: savedOrderId, requested: false }]);
  await expect(requestSavedCart(buyer(), savedOrderId, undefined, now)).rejects.toMatchObject({ code: "not-found" });
});

it("drafts the words out of the form's fields alone, in the reader's language", () => {
  const fields = { plant: "residential", power: 6500, storage: 10_000, place: "Bari", rows: 3 } as const;
  const italian = draftedText(fields, reader);
  expect(italian).toContain("6,5 kWp");
  expect(italian).toContain("Bari");
  expect(italian).not.toContain("{{");
  const english = draftedText({ plant: "other", rows: 0 }, { language: "en", locale: "gb" });
  expect(english).not.toMatch(/kWp|kWh|\{\{/);
});

it("of a visitor has its files, once an account has taken it, as long as the account, and not where a year erases them", async () => {
  const user = { ...buyer(), email: "con-pianta@example.com" };
  const before = await sendVisitorsRequest({ ...visitor, email: user.email }, { text: "Con pianta" }, now);
  const key = `quotation-requests/visitors/${before.id}/PIANTA`;
  const bucket = setting("PRIVATE_BUCKET");
  await writeObject(bucket, key, Buffer.from("%PDF-1.7"), "application/pdf");
  const files = [{ key, name: "pianta.pdf", contentType: "application/pdf" }];
  await writeRequest({ before, after: { ...before, files }, now });
  expect((await ownRequests(user, page)).items).toEqual([]);
  const both = await Promise.all([claimRequests(user, now), claimRequests(user, now)]);
  expect(both.reduce((sum, taken) => sum + taken, 0)).toBe(1);
  const { files: moved = [] } = await loadRequest(before.id);
  expect(moved).toMatchObject([{ name: "pianta.pdf", key: `quotation-requests/${before.id}/PIANTA` }]);
  expect(await ownFileUrl(user, before.id, 1)).toContain("PIANTA");
  await eraseRequestFiles(user.id);
  expect(await headObject(bucket, moved[0]!.key)).toBeUndefined();
});

it("puts those first whose plan says so, while they are open, and keeps what they had when they asked", async () => {
  const asking = (entitlement: "none" | "premium" | "exclusive", minutes: number) =>
    sendRequest({ ...buyer(), entitlement }, { text: "Priorità a Trani" }, new Date(now.getTime() + minutes * 60_000));
  const plain = await asking("none", 1);
  const early = await asking("exclusive", 2);
  const late = await asking("exclusive", 3);
  // The benefit is of the higher plan alone.
  const premium = await asking("premium", 4);
  const seen = async (status?: "new" | "assigned" | "rejected") =>
    (await listRequests(admin, { ...page, text: "trani", status }, now)).items.map(({ id }) => id);
  expect(await seen("new")).toEqual([late, early, premium, plain].map(({ id }) => id));
  expect(await seen()).toEqual([premium, late, early, plain].map(({ id }) => id));
  expect([plain, early, premium].map(({ priority }) => priority)).toEqual([undefined, true, undefined]);
  for (const { id } of [premium, late]) {
    const act = { action: "reject", revision: 1, reason: "Fuori zona" } as const;
    expect((await decideRequest(admin, id, act, now)).priority).toBe(id === late.id ? true : undefined);
  }
  // What is closed is no queue.
  expect(await seen("rejected")).toEqual([premium, late].map(({ id }) => id));
  // Page by page as all at once.
  const first = await listRequests(admin, { limit: 1, text: "trani", status: "new" }, now);
  const second = await listRequests(
    admin,
    { limit: 1, text: "trani", status: "new", cursor: first.cursor ?? undefined },
    now,
  );
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([early.id, plain.id]);
});
