import { Buffer } from "node:buffer";
import { beforeAll, expect, it } from "vitest";
import { anEmail } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { setting } from "../../platform/config.ts";
import type * as storageModule from "../../platform/files/storage.ts";
import type * as curriculumModule from "./curriculum.ts";
import type * as decideModule from "./decide-message.ts";
import type * as byAddressModule from "../by-address.ts";
import { countNewMessages, listMessages, officeMessage } from "./list-messages.ts";
import { findMessage } from "./stored-message.ts";
import { sendMessage } from "./send-message.ts";

useDatabase();
useObjectStorage();

let storage: typeof storageModule;
let curricula: typeof curriculumModule;
let decide: typeof decideModule;
let byAddress: typeof byAddressModule;
// The client of the buckets is made when its module is read: after the buckets are there.
beforeAll(async () => {
  process.env["CONTACTS_KEY"] = "of this test";
  storage = await import("../../platform/files/storage.ts");
  curricula = await import("./curriculum.ts");
  decide = await import("./decide-message.ts");
  byAddress = await import("../by-address.ts");
});

const reader = { language: "it", locale: "it" } as const;
const admin = { id: "01K0000000000000000000ADMN" };
const newest = async () => (await listMessages({ limit: 1 }, now)).items[0]!;
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

async function uploaded(): Promise<string> {
  const wish = { name: "cv.pdf", contentType: "application/pdf", size: pdf.length };
  const { key } = await curricula.presignCurriculum(wish);
  await storage.writeObject(setting("PRIVATE_BUCKET"), key, pdf, "application/pdf");
  return key;
}

it("what comes in waits as new, is seen, given, finished and opened again", async () => {
  await sendMessage(
    { kind: "contact", name: "Ugo Bo", email: anEmail(), subject: "Moduli", text: "Salve", ...reader },
    now,
  );
  const { id, revision } = await newest();
  expect(await countNewMessages(100)).toEqual({ count: 1, more: false });
  const seen = await decide.decideMessage(admin, id, { action: "assign", revision }, now);
  expect(seen).toMatchObject({ state: "seen", assigneeId: admin.id });
  expect(await countNewMessages(100)).toEqual({ count: 0, more: false });
  const stale = decide.decideMessage(admin, id, { action: "finish", revision }, now);
  await expect(stale).rejects.toMatchObject({ code: "version-conflict" });
  const done = await decide.decideMessage(admin, id, { action: "finish", revision: seen.revision }, now);
  const twice = decide.decideMessage(admin, id, { action: "finish", revision: done.revision }, now);
  await expect(twice).rejects.toMatchObject({ code: "invalid-transition" });
  expect((await listMessages({ state: "done", limit: 10 }, now)).items).toHaveLength(1);
  expect(await decide.decideMessage(admin, id, { action: "reopen", revision: done.revision }, now)).toMatchObject({
    state: "seen",
  });
});

it("keeps a message for a year", async () => {
  await sendMessage({ kind: "recall", name: "Ada Neri", telephone: "02 8394 1234", when: "morning", ...reader }, now);
  const { id, telephone } = await newest();
  expect(telephone).toBe("+390283941234");
  const afterAYear = new Date(now.getTime() + 366 * 86_400_000);
  await expect(officeMessage(id, afterAYear)).rejects.toMatchObject({ code: "not-found" });
  const nobody = sendMessage({ kind: "recall", name: "Ada", telephone: "12345", ...reader }, now);
  await expect(nobody).rejects.toMatchObject({ fields: [{ field: "telephone", code: "invalid" }] });
});

it("an application's curriculum is the office's alone, and goes with what its sender wants forgotten", async () => {
  const email = anEmail();
  const written = { name: "Ada Neri", email, job: "warehouse-worker", ...reader } as const;
  await curricula.sendApplication(written, { key: await uploaded(), name: "Neri.pdf" }, now);
  const shown = await newest();
  expect(shown).toMatchObject({ kind: "application", job: "warehouse-worker", cvName: "Neri.pdf" });
  expect(shown).not.toHaveProperty("cv");
  const key = (await findMessage(shown.id))?.cv?.key ?? "";
  expect(key).toMatch(/^job-applications\//);
  expect(await decide.curriculumUrl(shown.id, now)).toContain(key);
  expect(await storage.headObject(setting("PRIVATE_BUCKET"), key)).toBeDefined();
  await byAddress.eraseAddress(email, now);
  expect(await storage.headObject(setting("PRIVATE_BUCKET"), key)).toBeUndefined();
  expect(await findMessage(shown.id)).toBeUndefined();
});

it("attack: no other's upload goes with an application, and an address is answered five times a day", async () => {
  const email = anEmail();
  const written = { name: "Ada", email, job: "technical-sales", ...reader } as const;
  for (const key of [
    "uploads/someone/job-application/01ABC",
    "job-applications/x/y",
    "uploads/visitor/job-application/../x",
  ])
    await expect(curricula.sendApplication(written, { key, name: "x.pdf" }, now)).rejects.toMatchObject({
      code: "not-found",
    });
  const fresh = { kind: "contact", name: "Ugo", email: anEmail(), subject: "Ciao", text: "Salve", ...reader } as const;
  for (let n = 0; n < 5; n++) await sendMessage(fresh, now);
  await expect(sendMessage(fresh, now)).rejects.toMatchObject({ code: "too-many-requests" });
});
