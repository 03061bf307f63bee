import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { killedAfter } from "../../../../../tests/support/killed-after.ts";
import { now, unpriced } from "../../../../../tests/support/shop.ts";
import { stockByPlace } from "../../logistics/figures/stock-by-place.ts";
import { readMovement } from "../../logistics/index.ts";
import { addSupplier, assignSupplier } from "../../logistics/suppliers.ts";
import { serialsFromTo } from "../../serials/list-serials.ts";
import { announcedFor } from "../../serials/pallets/announce.ts";
import { palletsFor } from "../../serials/pallets/pallets.ts";
import { receivePallet } from "../../serials/pallets/receive-pallet.ts";
import { takeList } from "../../serials/pallets/take-list.ts";
import { samplesOf, scannedFor as countsFor } from "../../serials/index.ts";
import { confirmPurchase } from "../confirm-purchase.ts";
import { createPurchase } from "../draft-purchase.ts";
import { receiveMovement } from "../receive-movement.ts";
import { sendPurchase } from "../send-purchase.ts";
import { loadPurchase } from "../stored-purchase.ts";

useDatabase();
useObjectStorage();

/** More pieces than a transaction takes, on each of two pallets. */
const onPallet = 110;
const pallets = ["PLT-1", "PLT-2"];
const total = onPallet * pallets.length;
const codes = Array.from({ length: total }, (_, at) => `KIL${String(at).padStart(7, "0")}`);
const rows = codes.map((code, at) => `${code};${pallets[Math.floor(at / onPallet)]}`);
const list = { name: "packing.csv", bytes: Buffer.from(["serial;pallet", ...rows].join("\n")) };

async function container() {
  const supplier = await addSupplier(
    { companyName: "Adria Kill", email: "ordini@adria.example", language: "it", vatNumber: "IT12345670157" },
    now,
  );
  const productId = await unpriced("inverters");
  await assignSupplier(productId, { companyId: supplier.id, productCode: "ADR-1", price: 8_000 }, now);
  const draft = await createPurchase({ supplierId: supplier.id, lines: [{ productId, quantity: total }] }, now);
  const { version } = await sendPurchase(draft.id, { version: draft.version }, now);
  const lines = [{ productId, price: 8_000, days: [{ on: "2026-12-10", quantity: total }] }];
  const { id, movementIds } = await confirmPurchase(draft.id, { version, lines }, now);
  return { id, productId, movementId: movementIds[0] ?? "" };
}

/** Does it again and again, dying one write later each time, until it comes to its end; how often it died. */
async function dyingAtEachWrite(run: () => Promise<unknown>, check: () => Promise<void>): Promise<number> {
  // What was written stands: the next attempt dies after its own first write, then after two.
  for (let died = 0; ; died += 1) {
    const ended = await killedAfter(died % 3, run);
    await check();
    if (ended) return died;
    expect(died).toBeLessThan(60);
  }
}

it("has nothing half and is completed by doing it again, whichever write of a receipt it dies at", async () => {
  const { id, productId, movementId } = await container();
  const pieces = async () => (await serialsFromTo(productId, { limit: 500 })).items;
  const check = async () => {
    const all = await pieces();
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    const announced = all.filter((one) => (one as { announcedFor?: string }).announcedFor === movementId);
    expect((await announcedFor(movementId)).get(productId) ?? 0).toBe(announced.length);
    const { state, lines } = await readMovement(movementId);
    const scanned = all.filter(({ scannedFor: open, movementId: its }) => (open?.id ?? its) === movementId);
    expect((await countsFor(movementId)).get(productId) ?? 0).toBe(scanned.length);
    const purchase = await loadPurchase(id);
    const onHand = (await stockByPlace([productId], [])).get(productId)?.places.get("main")?.onHand ?? 0;
    const came = state === "done" ? (lines[0]?.quantity ?? 0) : 0;
    expect([onHand, purchase.lines[0]?.received, purchase.receipts.length]).toEqual([came, came, came > 0 ? 1 : 0]);
    expect(all.filter((one) => one.state === "in_stock")).toHaveLength(came);
  };

  // The list: heaps of the pieces, and the pallets.
  expect(await dyingAtEachWrite(() => takeList(movementId, { ...list, earlier: "add" }, now), check)).toBeGreaterThan(
    3,
  );
  const listed = await palletsFor(await readMovement(movementId));
  expect(listed.map((pallet) => [pallet.sscc, pallet.pieces.length])).toEqual(pallets.map((sscc) => [sscc, onPallet]));
  expect((await announcedFor(movementId)).get(productId)).toBe(total);

  // Each pallet: heaps of its pieces, what they teach, and the pallet itself.
  for (const pallet of listed) {
    const samples = pallet.pieces.slice(0, samplesOf(pallet)).map(({ code }) => code);
    const receive = () => receivePallet(movementId, pallet.sscc, { samples, missing: [] }, now);
    expect(await dyingAtEachWrite(receive, check)).toBeGreaterThan(3);
    expect(await receive()).toMatchObject({ again: true, received: onPallet });
  }
  expect((await countsFor(movementId)).get(productId)).toBe(total);

  // The closing is one write.
  const close = () => receiveMovement({ movementId, quantity: total }, "warehouse", now);
  expect(await dyingAtEachWrite(close, check)).toBe(1);
  await close();
  await check();
  expect((await loadPurchase(id)).state).toBe("received");
}, 120_000);
