import { expect, it } from "vitest";
import {
  arrive,
  confirm,
  iban,
  mark,
  now,
  placed,
  receiptsOf,
  toldOf,
  total,
  useCardProvider,
  withIntent,
} from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { officeOrder } from "../finding/back-office.ts";
import { setReady } from "../change-order.ts";
import { nameOfAction } from "../../contract/endpoint-words.ts";
import { listOrderHistory } from "../history/list-history.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";
import { recordSurplus } from "./record-receipt.ts";
import { refundReceipt, withdrawTransfer } from "./refund.ts";
import { listDueBack } from "./returns.ts";
import { reverseReceipt } from "./reverse-receipt.ts";

useDatabase();
useCardProvider();

const reason = "agreed";

it("strikes out a booking on the wrong order: what it paid waits again, the receipt stays, and the money can be booked", async () => {
  const order = await placed();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  const id = (await receiptsOf(order.id))[0]?.id ?? "";
  await reverseReceipt(id, "money of another order", now);
  expect(await loadOrder(order.id)).toMatchObject({
    status: "pendingPayment",
    troubled: false,
    transactions: [{ status: "pending_payment", amount: total, dueDate: "2026-11-27" }],
  });
  expect((await loadOrder(order.id)).transactions[0]?.settlementRef).toBeUndefined();
  expect(await receiptsOf(order.id)).toMatchObject([
    { id, amount: total, settled: 0, dueBack: 0, reversed: total, reversal: { reason: "money of another order" } },
  ]);
  expect(await toldOf(order.id)).toContain("payment-corrected");
  await expect(reverseReceipt(id, "again", now)).rejects.toThrow("reversal-not-possible");
  await expect(refundReceipt(id, { amount: 1, reason, iban }, now)).rejects.toThrow("refund-not-possible");
  expect((await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now)).status).toBe("paid");
  const { receipts, refundDue } = await officeOrder(await loadOrder(order.id), now);
  expect([receipts.length, refundDue]).toEqual([2, 0]);
  const { items } = await listOrderHistory({ id: "A", roles: ["admin"] }, order.id, { limit: 50 }, nameOfAction);
  const changed = items.flatMap(({ changes }) => changes.flatMap(({ fields }) => fields));
  expect(changed).toContainEqual(expect.objectContaining({ field: "reversal.reason", to: "money of another order" }));
  expect(changed).toContainEqual({ field: "amount", from: total, to: total });
});

it("strikes out money that never came while none was sent back for it, and never what the provider told", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  const byCard = `${order.id}.${intent}`;
  const much = { amount: 150_000, settledOn: "2026-11-20", reference: "CRO X" };
  await recordSurplus(order.id, much, now);
  const surplus = async () => (await receiptsOf(order.id)).find(({ reference }) => reference === "CRO X");
  const { id = "" } = (await surplus()) ?? {};
  await refundReceipt(id, { amount: 50_000, reason, iban }, now);
  await expect(reverseReceipt(id, "a slip", now)).rejects.toThrow("reversal-not-possible");
  await withdrawTransfer(id, "1", now);
  await reverseReceipt(id, "a slip", now);
  expect(await surplus()).toMatchObject({ dueBack: 0, reversed: 150_000 });
  expect((await listDueBack({ limit: 200 })).items.map((one) => one.id)).not.toContain(id);
  expect(await loadOrder(order.id)).toMatchObject({ status: "paid", troubled: false });
  await expect(reverseReceipt(byCard, "a slip", now)).rejects.toThrow("reversal-not-possible");
});

it("calls people where goods are ready for whose payment a booking was struck out", async () => {
  const order = await placed();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  await setReady(order.id, true, now);
  await reverseReceipt((await receiptsOf(order.id))[0]?.id ?? "", "a slip", now);
  expect(await loadOrder(order.id)).toMatchObject({ status: "pendingPayment", fulfilment: "ready", troubled: true });
});

it("makes one payment again of what a part payment had split, once the part is struck out", async () => {
  const order = await placed();
  const part = (ref: string, amount: number) => ({ settledOn: "2026-11-20", settlementRef: ref, amount });
  await markPaid(`${order.id}.1`, "manual_wire_transfer", part("CRO A", 100_000), now);
  const rest = await withIntent(await loadOrder(order.id));
  const [slip] = await receiptsOf(order.id);
  await reverseReceipt(slip?.id ?? "", "a comma", now);
  const { status, transactions } = await loadOrder(order.id);
  expect(status).toBe("pendingPayment");
  expect(transactions).toMatchObject([
    { seq: 1, amount: total, status: "pending_payment", superseded: false },
    { seq: 2, superseded: true },
  ]);
  expect(await toldOf(order.id)).toContain("intents-given-up");
  await confirm(rest, "pm_card_visa");
  await arrive(rest);
  expect(await receiptsOf(order.id)).toContainEqual(expect.objectContaining({ intentId: rest, why: "superseded" }));
  expect((await markPaid(`${order.id}.1`, "manual_wire_transfer", part("CRO A", total), now)).status).toBe("paid");
});

it("joins nothing that is paid already: what is left of a part payment and came by card meanwhile counts", async () => {
  const order = await placed();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", { ...mark, amount: 100_000 }, now);
  const rest = await withIntent(await loadOrder(order.id));
  const [slip] = await receiptsOf(order.id);
  await confirm(rest, "pm_card_visa");
  await reverseReceipt(slip?.id ?? "", "a comma", now);
  expect((await loadOrder(order.id)).transactions).toMatchObject([
    { amount: 100_000, status: "pending_payment", superseded: false },
    { amount: total - 100_000, status: "paid", superseded: false },
  ]);
});
