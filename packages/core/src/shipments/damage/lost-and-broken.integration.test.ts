import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { listPrice, now, readyCart, unpriced } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { StockEntity } from "../../logistics/index.ts";
import { addLoad } from "../../logistics/movements/office-acts.ts";
import { addStock } from "../../logistics/set-stock.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { findSerial } from "../../orders/serials/find-serial.ts";
import { receiveGoods } from "../../purchases/receive-goods.ts";
import { changeSerial } from "../../serials/change-serial.ts";
import { scanSerial } from "../../serials/scan/scan-serial.ts";
import { setLabel } from "../keep-shipment.ts";
import { issueTransportDocument } from "../papers/issue-for-shipment.ts";
import { handOver, reportProblem, resolveProblem, setShipmentReady } from "../send-shipment.ts";
import { usuallyBack, type ProblemKind } from "../shipment.ts";
import { stepOn } from "../step-on.ts";
import { loadShipment } from "../stored-shipment.ts";

useDatabase();

const stock = async (productId: string) => {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  return [Item?.onHand, Item?.available];
};
const scan = (movementId: string, code: string) => scanSerial(movementId, { code }, now);
const stateOf = async (code: string) => (await findSerial(code)).items[0]?.serial.state;

/** One inverter that has left with its serial, of which something went wrong. */
async function gone(kind: ProblemKind, code: string, lying = 3) {
  const productId = await unpriced("inverters");
  await listPrice(productId, 10_000);
  await addStock(productId, lying);
  const { place } = await readyCart(productId, 1);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  await scan((await loadShipment(id)).movementId, code);
  await issueTransportDocument(id, {}, now);
  await setLabel(id, true, now);
  await handOver(id, now);
  await reportProblem(id, { kind, reason: "Sul camion" }, now);
  return { id, productId };
}

it("follows from what went wrong where nobody says what came back: never what is lost or broken among what is sold", () => {
  const kinds = ["damaged", "refused", "lost", "missed", "other"] as const;
  expect(kinds.map(usuallyBack)).toEqual(["damaged", "good", "none", "good", "good"]);
});

it("sends another piece in place of one that was lost; the lost one leaves by nobody's scan, until somebody has found and received it", async () => {
  const { id, productId } = await gone("lost", "LOST00001");
  expect(await stock(productId)).toEqual([2, 2]);
  expect(await stepOn(id, { action: "send-again" }, now)).toMatchObject({ state: "to_prepare" });
  expect(await stock(productId)).toEqual([2, 1]);
  const { movementId } = await loadShipment(id);
  await expect(scan(movementId, "LOST00001")).rejects.toMatchObject({ code: "serial-shipped" });
  await scan(movementId, "LOST00002");
  expect(await stateOf("LOST00001")).toBe("shipped");
  const lines = [{ productId, quantity: 1 }];
  const found = await addLoad(
    { cause: "return", warehouseId: "main", lines, reason: "Ritrovato", forecastOn: "2026-11-25" },
    now,
  );
  await scan(found.id, "LOST00001");
  await receiveGoods(found.id, {}, "warehouse", now);
  expect(await stateOf("LOST00001")).toBe("returned");
});

it("has what came back broken in the house and not among what is sold: it is repaired and put back, or scrapped", async () => {
  const { id, productId } = await gone("damaged", "BROKEN001");
  await stepOn(id, { action: "take-back" }, now);
  expect(await stock(productId)).toEqual([2, 2]);
  expect((await findSerial("BROKEN001")).items[0]?.serial).toMatchObject({ state: "returned", warehouseId: "main" });
  await changeSerial("BROKEN001", { action: "repair", reason: "Connettore" }, now);
  expect(await stock(productId)).toEqual([2, 2]);
  await changeSerial("BROKEN001", { action: "restock", reason: "Provato" }, now);
  expect(await stock(productId)).toEqual([3, 3]);
  expect(await stateOf("BROKEN001")).toBe("in_stock");

  const other = await gone("damaged", "BROKEN002");
  await stepOn(other.id, { action: "send-again" }, now);
  await expect(scan((await loadShipment(other.id)).movementId, "BROKEN002")).rejects.toMatchObject({
    code: "serial-out-of-use",
  });
  await changeSerial("BROKEN002", { action: "scrap", reason: "Irreparabile" }, now);
  expect(await stock(other.productId)).toEqual([2, 1]);
});

it("comes back as somebody says, whatever went wrong", async () => {
  const found = await gone("lost", "FOUND0001");
  await stepOn(found.id, { action: "take-back", goods: "good" }, now);
  expect(await stock(found.productId)).toEqual([3, 3]);
  const kept = await gone("refused", "KEPT00001");
  await stepOn(kept.id, { action: "take-back", goods: "none" }, now);
  expect(await stock(kept.productId)).toEqual([2, 2]);
});

it("refuses to send another piece where there is none, and says how many there are", async () => {
  const { id, productId } = await gone("lost", "LAST00001", 1);
  await expect(resolveProblem(id, "send-again", now)).rejects.toMatchObject({
    code: "insufficient-stock",
    params: { available: 0, productId },
  });
  expect(await loadShipment(id)).toMatchObject({ state: "exception" });
  await resolveProblem(id, "take-back", now);
  expect(await stock(productId)).toEqual([0, 0]);
});
