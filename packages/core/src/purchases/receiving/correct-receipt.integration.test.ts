import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { killedAfter } from "../../../../../tests/support/killed-after.ts";
import { now, unpriced } from "../../../../../tests/support/shop.ts";
import { movementsById, readMovement, StockEntity } from "../../logistics/index.ts";
import { correctMovement } from "../../logistics/movements/office-acts.ts";
import { addSupplier, assignSupplier } from "../../logistics/suppliers.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { changeSerial } from "../../serials/change-serial.ts";
import { serialsFromTo } from "../../serials/list-serials.ts";
import { scanSerial } from "../../serials/scan/scan-serial.ts";
import { correctReceipt } from "./correct-receipt.ts";
import { confirmPurchase } from "../confirm-purchase.ts";
import { createPurchase } from "../draft-purchase.ts";
import { closeShort } from "../end-purchase.ts";
import { matchInvoice } from "../match-invoice.ts";
import { purchaseView } from "../purchase-views.ts";
import { receiveMovement } from "../receive-movement.ts";
import { sendPurchase } from "../send-purchase.ts";
import { loadPurchase } from "../stored-purchase.ts";

useDatabase();
useObjectStorage();

const reason = "Contati male al portone";

/** An order of pieces that are to come on a day, and the movement of that day. */
async function confirmed(quantity: number, category: "inverters" | "panels" = "inverters") {
  const supplier = await addSupplier(
    { companyName: `Adria ${newId()}`, email: "ordini@adria.example", language: "it", vatNumber: "IT12345670157" },
    now,
  );
  const productId = await unpriced(category);
  await assignSupplier(productId, { companyId: supplier.id, productCode: "ADR-1", price: 8_000 }, now);
  const draft = await createPurchase({ supplierId: supplier.id, lines: [{ productId, quantity }] }, now);
  const sent = await sendPurchase(draft.id, { version: draft.version }, now);
  const lines = [{ productId, price: 8_000, days: [{ on: "2026-12-10", quantity }] }];
  const { id, movementIds } = await confirmPurchase(draft.id, { version: sent.version, lines }, now);
  return { id, productId, movementId: movementIds[0] ?? "" };
}

const receive = (movementId: string, quantity: number) => receiveMovement({ movementId, quantity }, "warehouse", now);

async function put(id: string, wrong: Omit<Parameters<typeof correctReceipt>[1], "version" | "reason">) {
  const { version } = await loadPurchase(id);
  return correctReceipt(id, { ...wrong, version, reason }, now);
}

const refusal = async (asked: Promise<unknown>) => {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.code, ...error.fields.map(({ field, code }) => `${field} ${code}`)];
  }
};

const serialsOf = async (productId: string) =>
  (await serialsFromTo(productId, { limit: 200 })).items.map(({ code, state }) => `${code} ${state}`);

const onHand = async (productId: string) =>
  (await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send()).Item?.onHand ?? 0;

/** What is to come by an order, by its movements. */
const toCome = async (id: string) =>
  (await movementsById((await loadPurchase(id)).movementIds))
    .filter(({ state }) => state === "forecast")
    .map(({ lines }) => lines[0]?.quantity);

it("takes back what was mistyped at the gate: the stock, the order and what is to come", async () => {
  const { id, productId, movementId } = await confirmed(100, "panels");
  await receive(movementId, 104);
  expect(await put(id, { movementId, quantity: 4 })).toMatchObject({
    state: "received",
    lines: [{ received: 100 }],
    receipts: [{ movementId, quantity: 100, correction: { quantity: 4, reason } }],
  });
  expect([await onHand(productId), await toCome(id)]).toEqual([100, []]);
  const wrong = await readMovement(movementId);
  expect(wrong).toMatchObject({ state: "done", lines: [{ quantity: 104 }] });
  const counter = await readMovement(wrong.reversedBy ?? "");
  expect(counter).toMatchObject({ direction: "unload", cause: "correction", reverses: movementId, purchaseId: id });
  expect(await refusal(put(id, { movementId, quantity: 1 }))).toEqual(["invalid-transition"]);
  expect(await refusal(correctMovement(counter.id, { reason }, now))).toEqual(["movement-bound"]);
  const { lines, receipts } = await purchaseView(await loadPurchase(id));
  expect(lines[0]?.landed).toMatchObject({ pieces: 100, goods: 800_000 });
  expect(receipts[0]?.correction).not.toHaveProperty("by");
});

it("expects the rest again: the order is part received, or as it was confirmed, with the days that are still to come", async () => {
  const { id, productId, movementId } = await confirmed(10, "panels");
  await receive(movementId, 10);
  expect(await put(id, { movementId, quantity: 7 })).toMatchObject({ state: "partially_received" });
  expect([await onHand(productId), await toCome(id)]).toEqual([3, [7]]);
  const other = await confirmed(5, "panels");
  const { movement } = await receive(other.movementId, 2);
  expect(await put(other.id, { movementId: movement.id, quantity: 2 })).toMatchObject({ state: "confirmed" });
  expect([await onHand(other.productId), await toCome(other.id)]).toEqual([0, [3, 2]]);
  const open = (await movementsById((await loadPurchase(other.id)).movementIds)).find(
    ({ state }) => state === "forecast",
  );
  expect(open?.forecastOn).toBe("2026-12-10");
});

it("refuses what an invoice is of, and opens a closed order again of which something is missing", async () => {
  const { id, productId, movementId } = await confirmed(100, "panels");
  await receive(movementId, 100);
  const invoice = { on: "2026-11-20", lines: [{ productId, quantity: 99, price: 8_000 }] };
  await matchInvoice(id, { ...invoice, version: (await loadPurchase(id)).version, number: "F1" }, now);
  expect((await loadPurchase(id)).state).toBe("closed");
  expect(await refusal(put(id, { movementId, quantity: 2 }))).toEqual(["receipt-invoiced"]);
  expect(await put(id, { movementId, quantity: 1 })).toMatchObject({
    state: "partially_received",
    lines: [{ received: 99, invoiced: 99, settled: true }],
  });
  expect(await toCome(id)).toEqual([1]);
});

it("leaves an order closed that was closed short, and expects nothing of it", async () => {
  const { id, productId, movementId } = await confirmed(10, "panels");
  const { movement } = await receive(movementId, 8);
  await closeShort(id, { version: (await loadPurchase(id)).version, reason: "Fine serie" }, now);
  expect(await put(id, { movementId: movement.id, quantity: 3 })).toMatchObject({
    state: "closed",
    lines: [{ received: 5 }],
  });
  expect([await onHand(productId), await toCome(id)]).toEqual([5, []]);
});

it("takes the serials back: which, where not all were wrong, and none that has gone", async () => {
  const { id, productId, movementId } = await confirmed(4);
  for (const code of ["PUR0001", "PUR0002", "PUR0003", "PUR0004"]) await scanSerial(movementId, { code }, now);
  await receive(movementId, 4);
  expect(await refusal(put(id, { movementId, quantity: 5 }))).toEqual(["invalid-input", "quantity too-big"]);
  expect(await refusal(put(id, { movementId, quantity: 1 }))).toEqual(["invalid-input", "serials required"]);
  expect(await refusal(put(id, { movementId, quantity: 1, serials: ["NONE1"] }))).toEqual([
    "invalid-input",
    "serials not-expected",
  ]);
  await changeSerial("PUR0003", { action: "scrap", reason: "Rotta" }, now);
  expect(await refusal(put(id, { movementId, quantity: 4 }))).toEqual(["pieces-gone"]);
  expect(await refusal(put(id, { movementId, quantity: 1, serials: ["PUR0003"] }))).toEqual([
    "invalid-input",
    "serials not-expected",
  ]);
  await put(id, { movementId, quantity: 2, serials: ["pur0002", "PUR0004"] });
  expect(await serialsOf(productId)).toEqual([
    "PUR0001 in_stock",
    "PUR0002 expected",
    "PUR0003 scrapped",
    "PUR0004 expected",
  ]);
  expect(await onHand(productId)).toBe(1);
  const rest = (await movementsById((await loadPurchase(id)).movementIds)).find(({ state }) => state === "forecast");
  for (const code of ["PUR0002", "PUR0009"]) await scanSerial(rest?.id ?? "", { code }, now);
  expect((await receive(rest?.id ?? "", 2)).purchase).toMatchObject({ state: "received", lines: [{ received: 4 }] });
});

it("is written in one transaction", async () => {
  const { id, productId, movementId } = await confirmed(120);
  await Promise.all(
    Array.from({ length: 120 }, (_, at) => scanSerial(movementId, { code: `ALL${String(at).padStart(5, "0")}` }, now)),
  );
  await receive(movementId, 120);
  expect(await killedAfter(0, () => put(id, { movementId, quantity: 120 }))).toBe(false);
  expect(await onHand(productId)).toBe(120);
  expect(await killedAfter(1, () => put(id, { movementId, quantity: 120 }))).toBe(true);
  expect([await onHand(productId), await toCome(id), (await loadPurchase(id)).state]).toEqual([0, [120], "confirmed"]);
  expect(new Set((await serialsOf(productId)).map((text) => text.split(" ")[1]))).toEqual(new Set(["expected"]));
}, 60_000);
