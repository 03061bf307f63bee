import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { addLoad } from "../../logistics/movements/office-acts.ts";
import { setOnHand } from "../../logistics/set-stock.ts";
import { mainWarehouse } from "../../logistics/warehouses/warehouse.ts";
import { addWarehouse } from "../../logistics/warehouses/warehouses.ts";
import { failOrder } from "../../orders/payment/fail-order.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { setPriority } from "../keep-shipment.ts";
import { loadShipment } from "../stored-shipment.ts";
import { evaluateShipment, promiseToWaiting } from "./evaluate-shipment.ts";

useDatabase();
useObjectStorage();

/** By when all that is paid here has been. */
const later = new Date("2026-12-10T10:00:00Z");

async function paidOn(productId: string, quantity: number, day: string): Promise<string> {
  const { place } = await readyCart(productId, quantity);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", { ...mark, settledOn: day }, later);
  return id;
}

/** Orders whose goods were counted as none: all of them wait. */
async function waiting(pieces: readonly number[], days: readonly string[] = []) {
  const productId = await product(pieces.reduce((sum, one) => sum + one, 0));
  const ids: string[] = [];
  for (const [at, quantity] of pieces.entries())
    ids.push(await paidOn(productId, quantity, days[at] ?? `2026-11-${String(at + 21)}`));
  await setOnHand(productId, 0, undefined, now);
  for (const id of ids) expect((await evaluateShipment(id, now)).state).toBe("waiting_stock");
  return { productId, ids };
}

const states = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await loadShipment(id)).state));
const arrive = (productId: string, quantity: number, warehouseId = "main") =>
  addLoad({ cause: "purchase", warehouseId, lines: [{ productId, quantity }], reason: "came" }, now);

it("promises what came to those that were paid first, whole, and to a smaller one what isn't enough for the next", async () => {
  const { productId, ids } = await waiting([2, 5, 1], ["2026-11-23", "2026-11-21", "2026-11-24"]);
  await arrive(productId, 3);
  await promiseToWaiting([productId], now);
  expect(await states(ids)).toEqual(["to_prepare", "waiting_stock", "to_prepare"]);
  await arrive(productId, 5);
  await promiseToWaiting([productId], now);
  await promiseToWaiting([productId], now);
  expect(await states(ids)).toEqual(["to_prepare", "to_prepare", "to_prepare"]);
});

it("promises to those of a higher priority before those that were paid earlier", async () => {
  const { productId, ids } = await waiting([2, 2, 2]);
  await setPriority(ids[2] ?? "", { priority: 1, seen: 0 }, now);
  await arrive(productId, 2);
  await promiseToWaiting([productId], now);
  expect(await states(ids)).toEqual(["waiting_stock", "waiting_stock", "to_prepare"]);
});

it("promises no piece twice, however many look at one moment", async () => {
  const { productId, ids } = await waiting(Array.from({ length: 8 }, () => 1));
  await arrive(productId, 3);
  await Promise.all([
    ...[1, 2, 3].map(() => promiseToWaiting([productId], now)),
    ...ids.map((id) => evaluateShipment(id, now)),
  ]);
  expect((await states(ids)).filter((state) => state === "to_prepare")).toHaveLength(3);
});

it("counts what lies in the shipment's own warehouse alone, and nothing for an order that has ended", async () => {
  const { productId, ids } = await waiting([1, 1]);
  const { id: warehouseId } = await addWarehouse({ ...mainWarehouse, name: "Torino", ddtSeries: "TP" });
  await arrive(productId, 4, warehouseId);
  await promiseToWaiting([productId], now);
  expect(await states(ids)).toEqual(["waiting_stock", "waiting_stock"]);
  await failOrder(ids[0] ?? "", "Annullato", now, true);
  await arrive(productId, 1);
  await promiseToWaiting([productId], now);
  expect((await loadShipment(ids[1] ?? "")).state).toBe("to_prepare");
});

it("waits again, the last in turn first, where fewer lie there than were promised", async () => {
  const productId = await product(3);
  const [first, last] = [await paidOn(productId, 2, "2026-11-21"), await paidOn(productId, 1, "2026-11-22")];
  await setOnHand(productId, 2, undefined, now);
  expect((await evaluateShipment(first, now)).state).toBe("to_prepare");
  expect((await evaluateShipment(last, now)).state).toBe("waiting_stock");
});
