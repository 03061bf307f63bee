import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { available, listPrice, now, readyCart, unpriced } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { readMovement } from "../logistics/movements/read-movement.ts";
import { addStock } from "../logistics/set-stock.ts";
import { setReady } from "../orders/change-order.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import type { User } from "../platform/access.ts";
import { changeSerial } from "../serials/change-serial.ts";
import { serialsOfCode } from "../serials/index.ts";
import { scanSerial } from "../serials/scan/scan-serial.ts";
import { deliverOrder } from "../shipments/deliver-order.ts";
import { ownedInOrder } from "../shipments/owned/list-owned.ts";
import { loadShipment } from "../shipments/stored-shipment.ts";
import { askReturn } from "./ask-return.ts";
import { resolveReturn, type Resolution } from "./resolve-return.ts";
import { loadReturn } from "./stored-return.ts";

useDatabase();
useObjectStorage();

/** An order of so many inverters that has arrived, each with the serial that was scanned when it left. */
async function sold(codes: readonly string[]) {
  const productId = await unpriced("inverters");
  await listPrice(productId, 10_000);
  await addStock(productId, 10);
  const { place, user } = await readyCart(productId, codes.length);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setReady(id, true, now);
  const { movementId } = await loadShipment(id);
  for (const code of codes) await scanSerial(movementId, { code }, now);
  await deliverOrder(id, now);
  return { productId, user, id };
}

const step = async (id: string, resolution: Resolution) => {
  const { revision } = await loadReturn(id);
  return resolveReturn(id, { ...resolution, revision }, now);
};

async function approved(user: User, orderId: string, productId: string, quantity: number): Promise<string> {
  const { id } = await askReturn(user, orderId, { lines: [{ productId, quantity, reason: "defective" }] }, now);
  await step(id, { action: "approve" });
  return id;
}

const pieceOf = async (code: string) => (await serialsOfCode(code))[0];

it("brings back the pieces that were scanned: in stock by the return's load where they can be sold, else returned; nobody owns them any more", async () => {
  const { productId, user, id: orderId } = await sold(["RETA0001", "RETA0002", "RETA0003"]);
  const id = await approved(user, orderId, productId, 2);
  await step(id, {
    action: "receive",
    lines: [
      { productId, condition: "as-new", quantity: 1, serials: [" reta0001\n"] },
      { productId, condition: "damaged", quantity: 1, serials: ["RETA0002"] },
    ],
  });
  const [asNew, damaged, kept] = [await pieceOf("RETA0001"), await pieceOf("RETA0002"), await pieceOf("RETA0003")];
  expect(asNew).toMatchObject({ state: "in_stock", warehouseId: "main", returnId: id });
  expect(await readMovement(asNew?.loadId ?? "")).toMatchObject({
    state: "done",
    direction: "load",
    cause: "return",
    returnId: id,
    lines: [{ productId, quantity: 1 }],
  });
  expect(damaged).toMatchObject({ state: "returned", returnId: id });
  expect(kept?.state).toBe("shipped");
  expect(await available(productId)).toBe(8);
  expect((await ownedInOrder(user, orderId)).products).toMatchObject([
    { productId, quantity: 1, serials: ["RETA0003"] },
  ]);
  expect((await loadReturn(id)).lines[0]?.received).toEqual([
    { condition: "as-new", quantity: 1, serials: ["RETA0001"] },
    { condition: "damaged", quantity: 1, serials: ["RETA0002"] },
  ]);
  await changeSerial("RETA0002", { action: "scrap", reason: "Scheda bruciata" }, now);
  expect((await pieceOf("RETA0002"))?.state).toBe("scrapped");
});

it("takes no serial that left with another order, never left, is back already or is beyond the pieces", async () => {
  const mine = await sold(["RETB0001", "RETB0002"]);
  const theirs = await sold(["RETB0009"]);
  const id = await approved(mine.user, mine.id, mine.productId, 2);
  const receive = (quantity: number, ...serials: string[]) =>
    step(id, {
      action: "receive",
      lines: [{ productId: mine.productId, condition: "opened", quantity, serials }],
    });
  for (const strange of ["RETB0009", "NOBODYKNOWS1"])
    await expect(receive(1, strange)).rejects.toMatchObject({ code: "serial-not-of-order", params: { code: strange } });
  await expect(receive(1, "RETB0001", "RETB0002")).rejects.toMatchObject({ code: "serials-too-many" });
  await expect(receive(2, "RETB0001", "RETB0001")).rejects.toMatchObject({ code: "serial-not-of-order" });
  expect((await loadReturn(id)).status).toBe("approved");
  await receive(1, "RETB0001");
  await expect(receive(1, "RETB0001")).rejects.toMatchObject({ code: "serial-not-of-order" });
  expect((await pieceOf("RETB0009"))?.orderId).toBe(theirs.id);
});

it("sends them to their buyer again where what came back is refused", async () => {
  const { productId, user, id: orderId } = await sold(["RETC0001", "RETC0002"]);
  const id = await approved(user, orderId, productId, 2);
  await step(id, {
    action: "receive",
    lines: [{ productId, condition: "as-new", quantity: 2, serials: ["RETC0001", "RETC0002"] }],
  });
  expect(await available(productId)).toBe(10);
  await step(id, { action: "refuse", reason: "Sono già stati montati" });
  expect(await available(productId)).toBe(8);
  for (const code of ["RETC0001", "RETC0002"]) expect(await pieceOf(code)).toMatchObject({ state: "shipped", orderId });
  expect((await ownedInOrder(user, orderId)).products[0]?.serials).toEqual(["RETC0001", "RETC0002"]);
});
