import { expect, it } from "vitest";
import { now, placed } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { markByHand } from "../four-eyes/mark-by-hand.ts";
import { storedReceipts } from "../ledger/stored-receipts.ts";
import type { IssuedDocument } from "../papers/issued.ts";
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

const paper = (type: IssuedDocument["type"], total: number): IssuedDocument => ({
  id: type,
  type,
  number: type,
  date: "2026-11-20",
  total,
  groups: [{ rate: 0, taxable: total, vat: 0 }],
});

it.each([
  ["whole", 319_805, undefined],
  ["for a part", 200_000, 200_000],
] as const)(
  "knows a mark again of what came %s though a part of it is due back, and refuses another one",
  async (_, came, asked) => {
    const { id } = await storedPaidOrder({
      status: "pendingPayment",
      transactions: [payment(1, 319_805)],
      // All but 1,500 euro is credited before the money comes.
      invoices: [paper("TD01", 319_805), paper("TD04", 169_805)],
    });
    const mark = { settledOn: "2026-11-20", settlementRef: `CRO ${id}` };
    const by = { id: "FIRST" };
    const first = await markByHand(by, `${id}.1`, undefined, { ...mark, amount: asked }, now);
    expect(first.transactions[0]).toMatchObject({ status: "paid", amount: 150_000 });
    expect(await storedReceipts(id)).toMatchObject([{ amount: came, settled: 150_000, surplus: came - 150_000 }]);
    for (const amount of [came, 150_000, undefined])
      expect((await markByHand(by, `${id}.1`, undefined, { ...mark, amount }, now)).version).toBe(first.version);
    for (const other of [{ amount: came - 1 }, { amount: came, settledOn: "2026-11-19" }])
      await expect(markByHand(by, `${id}.1`, undefined, { ...mark, ...other }, now)).rejects.toMatchObject({
        code: "invalid-transition",
      });
    expect(await storedReceipts(id)).toHaveLength(1);
  },
);
