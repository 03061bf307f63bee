import { rm } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import { firstMain } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { emptyFolder, killAll, ready, startProcess, type Started } from "../support/process.ts";
import { copySeeded } from "../support/seeded-folder.ts";

const pieces = 720;
/** So many scans have been answered when everything is killed: in the middle of the receipt, whichever write is under way. */
const killedAfter = 60;
/** So many scanners at once. */
const scanners = 3;

const folder = await emptyFolder();
let cloud: Started | undefined;
afterAll(async () => {
  if (cloud) await killAll(cloud);
  await rm(folder, { recursive: true, force: true });
});

const codeOf = (at: number): string => `KR7${String(at).padStart(9, "0")}`;

interface Scanned {
  items: { code: string; state: string }[];
  cursor: string | null;
  lines: { productId: string; quantity: number; scanned: number }[];
}

/** All that was scanned for a movement, and how many its count says. */
async function scannedFor(worker: Caller, id: string): Promise<{ codes: string[]; counted: number }> {
  const codes: string[] = [];
  let cursor: string | null = null;
  for (;;) {
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
    const page: Scanned = (await worker.call("GET", `/serials/movement/${id}?limit=100${after}`)).body;
    codes.push(...page.items.map(({ code }) => code));
    cursor = page.cursor;
    if (!cursor) return { codes, counted: page.lines[0]?.scanned ?? 0 };
  }
}

it("keeps each scan that was answered, once, when everything is killed in the middle of a receipt of 720, and closes over them", async () => {
  await copySeeded(folder);
  const running = await startProcess(folder);
  cloud = running;
  await ready(running);
  const admin = await new Caller(running.url).login("admin@solvia.example");
  const worker = await new Caller(running.url).login("magazzino@solvia.example");
  const product = await firstMain(worker, "inverters");
  const { body: announced } = await admin.call("POST", "/back-office/movements/load", {
    act: "add",
    cause: "purchase",
    warehouseId: "main",
    lines: [{ productId: product.id, quantity: pieces }],
    reason: "Container",
    forecastOn: romeDate(new Date()),
  });
  const { id } = announced as { id: string };
  const answered: string[] = [];
  let next = 0;
  const scanAll = async (): Promise<void> => {
    while (next < pieces) {
      const code = codeOf(next++);
      const body = { code, productId: product.id };
      const answer = await worker.call("PUT", `/serials/movement/${id}`, body).catch(() => undefined);
      // Once all is killed no connection is answered any more.
      if (!answer) return;
      if (answer.status !== 200) continue;
      answered.push(code);
      if (answered.length === killedAfter) await killAll(running);
    }
  };
  await Promise.all(Array.from({ length: scanners }, scanAll));
  expect(answered.length).toBeGreaterThanOrEqual(killedAfter);
  expect(answered.length).toBeLessThan(pieces);

  cloud = await startProcess(folder);
  await ready(cloud);
  const again = await new Caller(cloud.url).login("magazzino@solvia.example");
  const { codes, counted } = await scannedFor(again, id);
  expect(codes).toHaveLength(new Set(codes).size);
  expect(counted).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(answered));
  // Whoever got no answer scans again: nothing counts twice.
  const lost = codeOf(pieces - 1);
  for (const code of [answered[0] ?? "", lost]) {
    const body = { code, productId: product.id };
    expect((await again.call("PUT", `/serials/movement/${id}`, body)).status).toBe(200);
  }
  const whole = (await scannedFor(again, id)).counted;
  expect(whole).toBe(new Set([...codes, lost]).size);
  const receive = (quantity: number) =>
    again.call("POST", `/warehouse/incoming-movements/${id}/received`, {
      lines: [{ productId: product.id, quantity }],
    });
  expect((await receive(whole + 1)).body).toMatchObject({ code: "serials-missing", params: { missing: 1 } });
  expect((await receive(whole)).body).toMatchObject({ state: "done" });
  expect((await again.call("GET", `/serials/${codeOf(0)}`)).body).toMatchObject({
    items: [{ serial: { state: "in_stock" } }],
  });
});
