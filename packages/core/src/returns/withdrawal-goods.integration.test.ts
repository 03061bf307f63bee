import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { available, listPrice, now, readyCart, unpriced } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { readMovement } from "../logistics/movements/read-movement.ts";
import { addStock } from "../logistics/set-stock.ts";
import { setReady } from "../orders/change-order.ts";
import { loadOrder } from "../orders/index.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { findSerial } from "../orders/serials/find-serial.ts";
import { listWithdrawals } from "../orders/withdrawal/list.ts";
import { changeSerial } from "../serials/change-serial.ts";
import { serialsOfCode } from "../serials/index.ts";
import { scanSerial } from "../serials/scan/scan-serial.ts";
import { deliverOrder } from "../shipments/deliver-order.ts";
import { loadShipment } from "../shipments/stored-shipment.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import { takeWithdrawalStepBack, takeWithdrawnIn } from "./withdrawal-goods.ts";

useDatabase();
useObjectStorage();

const consumer = { name: "Ada Neri", email: "ada@example.com", language: "it" as const };

/** A consumer's order of so many inverters that has arrived, and from which they have withdrawn. */
async function withdrawn(codes: readonly string[], quantity: number) {
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
  await declareWithdrawal(user, id, { ...consumer, lines: [{ productId, quantity }] }, now);
  return { productId, id };
}

const pieceOf = async (code: string) => (await serialsOfCode(code))[0];

it("takes a withdrawal's goods into the stock, as new or not, with their serials: nobody has them any more", async () => {
  const { productId, id } = await withdrawn(["WDA0001", "WDA0002", "WDA0003"], 2);
  const task = (await listWithdrawals({ limit: 10 })).items.find(({ orderId }) => orderId === id);
  expect(task?.coming).toMatchObject([{ productId, quantity: 2 }]);
  expect(await available(productId)).toBe(7);
  await takeWithdrawnIn(
    id,
    0,
    [
      { productId, condition: "as-new", quantity: 1, serials: ["wda0001"] },
      { productId, condition: "damaged", quantity: 1, serials: ["WDA0002"] },
    ],
    now,
  );
  expect(await available(productId)).toBe(8);
  const [asNew, damaged] = [await pieceOf("WDA0001"), await pieceOf("WDA0002")];
  expect(asNew).toMatchObject({ state: "in_stock", warehouseId: "main" });
  expect(await readMovement(asNew?.loadId ?? "")).toMatchObject({ cause: "return", orderId: id, state: "done" });
  expect(damaged?.state).toBe("returned");
  expect((await findSerial("WDA0002")).items[0]?.order).toBeUndefined();
  await changeSerial("WDA0002", { action: "restock", reason: "Solo la scatola" }, now);
  expect(await available(productId)).toBe(9);
  expect((await pieceOf("WDA0003"))?.state).toBe("shipped");
});

it("asks what came, takes no more than was withdrawn from and left, and no piece of another order", async () => {
  const { productId, id } = await withdrawn(["WDB0001", "WDB0002"], 1);
  const other = await withdrawn(["WDB0009"], 1);
  const take = (quantity: number, ...serials: string[]) =>
    takeWithdrawnIn(id, 0, [{ productId, condition: "as-new", quantity, serials }], now);
  await expect(takeWithdrawnIn(id, 0, undefined, now)).rejects.toMatchObject({
    fields: [{ field: "lines", code: "required" }],
  });
  await expect(take(2)).rejects.toMatchObject({ code: "return-beyond-order", params: { productId, left: 1 } });
  await expect(take(1, "WDB0001", "WDB0002")).rejects.toMatchObject({ code: "serials-too-many" });
  await expect(take(1, "WDB0009")).rejects.toMatchObject({ code: "serial-not-of-order" });
  expect((await loadOrder(id)).withdrawals?.[0]?.state).toBe("declared");
  expect((await pieceOf("WDB0009"))?.orderId).toBe(other.id);
  await take(1, "WDB0002");
  // Said twice it came once.
  await take(1, "WDB0002");
  expect(await available(productId)).toBe(9);
});

it("gives back to the buyer what wasn't back after all", async () => {
  const { productId, id } = await withdrawn(["WDC0001"], 1);
  await takeWithdrawnIn(id, 0, [{ productId, condition: "as-new", quantity: 1, serials: ["WDC0001"] }], now);
  expect(await available(productId)).toBe(10);
  await takeWithdrawalStepBack(id, 0, "Pacco di un altro", now);
  expect(await available(productId)).toBe(9);
  expect(await pieceOf("WDC0001")).toMatchObject({ state: "shipped", orderId: id });
  const { withdrawals } = await loadOrder(id);
  expect([withdrawals?.[0]?.state, withdrawals?.[0]?.cameBack]).toEqual(["declared", undefined]);
});
