import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { markPaid } from "./payment/settle-transaction.ts";
import { loadOrder, writeOrder } from "./stored-order.ts";

useDatabase();

const paid = async () => {
  const { place } = await readyCart(await product(10), 1);
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
