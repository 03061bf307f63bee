import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { available, now, product, readyCart } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { setReady } from "./change-order.ts";
import { markPaid } from "./payment/settle-transaction.ts";
import { loadOrder, writeOrder } from "./stored-order.ts";

useDatabase();

const paid = async (productId?: string) => {
  const { place } = await readyCart(productId ?? (await product(10)), 1);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  return loadOrder(id);
};

it("writes no order, payment or goods in a state to which no machine leads, and leaves what stands", async () => {
  const before = await paid();
  const expired = before.transactions.map((one) => ({ ...one, status: "failed" as const, failureCode: "expired" }));
  for (const part of [
    { status: "awaitingApproval" as const },
    { fulfilment: "delivered" as const },
    { transactions: expired },
  ]) {
    await expect(writeOrder({ before, after: { ...before, ...part }, now })).rejects.toMatchObject({
      code: "invalid-transition",
    });
  }
  expect(await loadOrder(before.id)).toEqual(before);
});

it("reserves the pieces of goods anew that were set free before the money came, if they are there", async () => {
  const productId = await product(1);
  const order = await paid(productId);
  const freed = await writeOrder({ before: order, after: { ...order, reserved: false }, now });
  expect(await available(productId)).toBe(1);
  const ready = await setReady(order.id, true, now);
  expect(ready).toMatchObject({ fulfilment: "ready", reserved: true });
  expect(await available(productId)).toBe(0);
  expect(freed.reserved).toBe(false);
});

it("makes nothing ready whose pieces somebody else has taken meanwhile", async () => {
  const productId = await product(1);
  const order = await paid(productId);
  await writeOrder({ before: order, after: { ...order, reserved: false }, now });
  await paid(productId);
  await expect(setReady(order.id, true, now)).rejects.toMatchObject({ code: "not-enough-stock" });
  expect(await loadOrder(order.id)).toMatchObject({ fulfilment: "none", reserved: false });
});
