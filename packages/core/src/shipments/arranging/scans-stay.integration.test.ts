import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { listPrice, now, readyCart, unpriced } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { addLoad } from "../../logistics/movements/office-acts.ts";
import { addStock } from "../../logistics/set-stock.ts";
import { mainWarehouse } from "../../logistics/warehouses/warehouse.ts";
import { addWarehouse } from "../../logistics/warehouses/warehouses.ts";
import { loadOrder, shipmentsOf } from "../../orders/index.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { scannedFor } from "../../serials/index.ts";
import { scanSerial } from "../../serials/scan/scan-serial.ts";
import { undoScan } from "../../serials/scan/undo-scan.ts";
import { setLabel } from "../keep-shipment.ts";
import { issueTransportDocument } from "../papers/issue-for-shipment.ts";
import { handOver, setShipmentReady } from "../send-shipment.ts";
import { loadShipment } from "../stored-shipment.ts";
import { mergeShipments, splitShipment } from "./arrange-shipments.ts";

useDatabase();
useObjectStorage();

async function inverter(pieces: number): Promise<string> {
  const id = await unpriced("inverters");
  await listPrice(id, 10_000);
  await addStock(id, pieces);
  return id;
}

async function paid(productId: string, quantity: number): Promise<string> {
  const { id } = await (await readyCart(productId, quantity)).place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  return id;
}

async function scan(shipmentId: string, codes: readonly string[]): Promise<void> {
  const { movementId } = await loadShipment(shipmentId);
  for (const code of codes) await scanSerial(movementId, { code }, now);
}

const scannedOf = async (shipmentId: string, productId: string) =>
  (await scannedFor((await loadShipment(shipmentId)).movementId)).get(productId) ?? 0;

const asked = (count: number, field = "lines") => ({
  code: "confirmation-needed",
  fields: [{ field, code: "scans-again", params: { count } }],
});

it("keeps what was scanned with what is left of a shipment that goes apart, and with the one that another is put into", async () => {
  const productId = await inverter(5);
  const id = await paid(productId, 5);
  await scan(id, ["STAY000001", "STAY000002", "STAY000003"]);
  await splitShipment(id, { lines: [{ productId, quantity: 2 }] }, now);
  expect(await scannedOf(id, productId)).toBe(3);
  const order = await loadOrder(id);
  expect(order.stockMovements?.map(({ quantity }) => quantity)).toEqual([2, 3]);
  const [, part] = shipmentsOf(order);
  await mergeShipments(id, { with: part?.id ?? "" }, now);
  expect(await scannedOf(id, productId)).toBe(3);
  await scan(id, ["STAY000004", "STAY000005"]);
  await setShipmentReady(id, true, now);
  await issueTransportDocument(id, {}, now);
  await setLabel(id, true, now);
  expect(await handOver(id, now)).toMatchObject({ state: "shipped" });
});

it("asks how many are scanned again where what is left has fewer pieces; those are taken out and scanned for the other", async () => {
  const productId = await inverter(3);
  const id = await paid(productId, 3);
  await scan(id, ["AGAIN00001", "AGAIN00002", "AGAIN00003"]);
  const one = { lines: [{ productId, quantity: 1 }] };
  await expect(splitShipment(id, one, now)).rejects.toMatchObject(asked(1));
  expect(shipmentsOf(await loadOrder(id))).toHaveLength(1);
  await splitShipment(id, { ...one, confirmed: ["scans-again"] }, now);
  const part = shipmentsOf(await loadOrder(id))[1]?.id ?? "";
  await undoScan("AGAIN00003", productId, now);
  await scan(part, ["AGAIN00003"]);
  expect([await scannedOf(id, productId), await scannedOf(part, productId)]).toEqual([2, 1]);
  await expect(mergeShipments(id, { with: part }, now)).rejects.toMatchObject(asked(1, "with"));
  await mergeShipments(id, { with: part, confirmed: ["scans-again"] }, now);
  await scan(id, ["AGAIN00003"]);
  expect(await scannedOf(id, productId)).toBe(3);
});

it("asks for all of them where a shipment goes from another warehouse", async () => {
  const productId = await inverter(2);
  const { id: warehouseId } = await addWarehouse({ ...mainWarehouse, name: "Torino", ddtSeries: "TS" });
  const lines = [{ productId, quantity: 2 }];
  await addLoad({ cause: "adjustment", warehouseId, lines, reason: "there" }, now);
  const id = await paid(productId, 2);
  await scan(id, ["MOVE000001"]);
  await expect(splitShipment(id, { lines, warehouseId }, now)).rejects.toMatchObject(asked(1));
  const moved = await splitShipment(id, { lines, warehouseId, confirmed: ["scans-again"] }, now);
  expect(moved).toMatchObject({ id, warehouseId, state: "to_prepare" });
});
