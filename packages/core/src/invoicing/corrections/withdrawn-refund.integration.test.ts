import { expect, it } from "vitest";
import { back, iban } from "../../../../../tests/support/correction-wishes.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { invoicedOrder, issuedAt } from "../../../../../tests/support/invoiced-order.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { loadOrder, receiptId, receiptsOf } from "../../orders/index.ts";
import { noteTransferDone, refundReceipt, withdrawTransfer } from "../../orders/ledger/refund.ts";
import { listDueBack } from "../../orders/ledger/returns.ts";
import { dueBackOf } from "../../payments/index.ts";
import { invoicingOf } from "../issue/invoicing-of.ts";
import { beginCorrection, correctionPlan } from "./begin-correction.ts";

useDatabase();
useObjectStorage();

const now = issuedAt;

it("stays due back once it was credited, until it is sent: withdrawn it is nobody's but the customer's", async () => {
  const { id } = await invoicedOrder();
  await beginCorrection(id, back, [19_694, 19_694], now);
  const receipt = async () => {
    const [one] = await receiptsOf(await loadOrder(id));
    if (!one) throw new Error("The payment has a receipt");
    return one;
  };
  const refundStep = async () => (await invoicingOf(id, {}, now)).corrections[0]?.steps.at(-1);
  const key = receiptId(await receipt());
  expect(await refundStep()).not.toHaveProperty("stillDue");
  await withdrawTransfer(key, "1", now);
  // 3198.05 came, 3001.11 are invoiced.
  expect(await receipt()).toMatchObject({ settled: 300_111, refunds: [{ state: "withdrawn" }] });
  expect(dueBackOf(await receipt())).toBe(19_694);
  const { items } = await listDueBack({ limit: 50 });
  expect(items.filter(({ orderId }) => orderId === id)).toMatchObject([{ dueBack: 19_694 }]);
  expect(await refundStep()).toMatchObject({ name: "refund", stillDue: 19_694 });
  // What is due is sent without a question, and no later correction sends it again.
  const later = await correctionPlan(id, { ...back, pieces: [{ productId: "PANEL", quantity: 1 }] }, now);
  expect(later.steps.map(({ name, amount }) => [name, amount])).toEqual([
    ["credit", 9847],
    ["refund", 9847],
  ]);
  await refundReceipt(key, { amount: 19_694, reason: "IBAN giusto", iban }, now);
  await noteTransferDone(key, "2", { doneOn: "2026-11-23", reference: "CRO 9" }, now);
  expect(dueBackOf(await receipt())).toBe(0);
  expect(await receipt()).toMatchObject({ settled: 300_111 });
  expect(await refundStep()).not.toHaveProperty("stillDue");
  expect((await loadOrder(id)).transactions).toMatchObject([{ amount: 319_805, refunded: 19_694 }]);
});
