import { expect, it } from "vitest";
import { now, placed } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { storedReceipts } from "../ledger/stored-receipts.ts";
import { markPaid } from "./settle-transaction.ts";

useDatabase();

it("splits a part payment and pays the rest: each is a receipt of its own", async () => {
  const order = await placed();
  const mark = { settledOn: "2026-11-20", settlementRef: "CRO 1" };
  const part = await markPaid(`${order.id}.1`, "bank_receipt", { ...mark, amount: 100_000 }, now);
  expect(part.status).toBe("pendingPayment");
  expect(part.transactions.map(({ amount, status }) => [amount, status])).toEqual([
    [100_000, "paid"],
    [219_805, "pending_payment"],
  ]);
  expect((await markPaid(`${order.id}.2`, undefined, { ...mark, settlementRef: "CRO 2" }, now)).status).toBe("paid");
  const receipts = (await storedReceipts(order.id)).toSorted((a, b) => a.amount - b.amount);
  expect(receipts.map(({ amount, settled, seq }) => [amount, settled, seq])).toEqual([
    [100_000, 100_000, 1],
    [219_805, 219_805, 2],
  ]);
});

it("takes the same mark twice as one, and refuses another one of what is paid", async () => {
  const order = await placed();
  const mark = { settledOn: "2026-11-20", settlementRef: "CRO 3", amount: 200_000 };
  const paid = await markPaid(`${order.id}.1`, undefined, mark, now);
  expect(await markPaid(`${order.id}.1`, undefined, mark, now)).toEqual(paid);
  for (const other of [{ amount: 210_000 }, { settledOn: "2026-11-19" }]) {
    await expect(markPaid(`${order.id}.1`, undefined, { ...mark, ...other }, now)).rejects.toThrow(
      "invalid-transition",
    );
  }
  expect(await storedReceipts(order.id)).toHaveLength(1);
});
