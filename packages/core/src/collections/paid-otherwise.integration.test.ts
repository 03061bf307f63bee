import { expect, it } from "vitest";
import { announced } from "../../../../tests/support/accounts.ts";
import { orderedByReceipt as ordered } from "../../../../tests/support/bank-receipt-order.ts";
import { useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { paymentFailed } from "../orders/events.ts";
import { applyReceipt } from "../orders/ledger/apply-receipt.ts";
import { receiptsOf } from "../orders/ledger/earlier-orders.ts";
import { recordSurplus } from "../orders/ledger/record-receipt.ts";
import { receiptId } from "../orders/ledger/stored-receipts.ts";
import { failOrder } from "../orders/payment/fail-order.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { loadOrder } from "../orders/stored-order.ts";
import { confirmPaid } from "./confirm-paid.ts";
import { dueLines } from "./due-lines.ts";
import { getCollection } from "./list-collections.ts";
import { makeCollection } from "./make-collection.ts";
import { noteRecalled, noteUnpaid } from "./note-outcome.ts";
import { strikeOut } from "./strike-out.ts";

useDatabase();
useObjectStorage();
useCardProvider();

const now = new Date("2026-12-22T10:00:00Z");
/** Five days of the banks after 31 December. */
const after = new Date("2027-01-08T10:00:00Z");
const back = { on: "2027-01-08", fee: 550 };

const slipOf = (...transactions: string[]) => makeCollection({ kind: "riba", transactions }, now);
const transfer = (id: string, settlementRef: string, amount?: number) =>
  markPaid(
    id,
    "manual_wire_transfer",
    { settledOn: "2026-12-22", settlementRef, amount, confirmed: ["at-bank", "amount-small-part"] },
    now,
  );
const moneyOf = async (orderId: string) =>
  (await receiptsOf(await loadOrder(orderId)))
    .map(({ reference, amount, settled, chargedBack, why }) => ({ reference, amount, settled, chargedBack, why }))
    .toSorted((one, other) => `${one.reference}`.localeCompare(`${other.reference}`));
const receiptNamed = async (orderId: string, reference: string): Promise<string> => {
  const found = (await receiptsOf(await loadOrder(orderId))).find(
    (one) => one.reference === reference && !one.reversal,
  );
  if (!found) throw new Error(`no money by ${reference}`);
  return receiptId(found);
};
const paymentsOf = async (orderId: string) =>
  (await loadOrder(orderId)).transactions.filter(({ superseded }) => !superseded);
const dueOf = async (orderId: string, day = after) => {
  const { items, hindered, toRecall } = await dueLines(day);
  const own = <T extends { orderId: string }>(lines: T[]) => lines.filter((one) => one.orderId === orderId);
  return { due: [...own(items), ...own(hindered)], toRecall: own(toRecall) };
};

it("asks before it books a transfer for what a slip asks for at the bank", async () => {
  const { transaction } = await ordered();
  const slip = await slipOf(transaction);
  const mark = { settledOn: "2026-12-22", settlementRef: "ASKS 1" };
  await expect(markPaid(transaction, "manual_wire_transfer", mark, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "amount", code: "at-bank", params: { slip: slip.number, askedOn: "2026-12-31" } }],
  });
  await noteRecalled(slip.id, transaction, "Paga con bonifico", now);
  expect((await markPaid(transaction, "manual_wire_transfer", mark, now)).status).toBe("paid");
});

it("lets the line alone come back unpaid of a payment that a transfer has paid", async () => {
  const { id, transaction, amount } = await ordered();
  const slip = await slipOf(transaction);
  await transfer(transaction, "TRUE 1");
  expect(await dueOf(id)).toMatchObject({
    due: [],
    toRecall: [{ id: transaction, collectionId: slip.id, number: slip.number, amount, why: "paid", left: 0 }],
  });
  expect((await getCollection(slip.id, now)).lines).toMatchObject([{ vain: { why: "paid" }, mayRecall: true }]);
  const noted = await noteUnpaid(slip.id, transaction, back, after);
  expect(noted).toMatchObject({ state: "settled", lines: [{ outcome: "unpaid", fee: 550 }] });
  expect(await loadOrder(id)).toMatchObject({ status: "paid", troubled: false, transactions: [{ status: "paid" }] });
  expect(await moneyOf(id)).toMatchObject([{ reference: "TRUE 1", settled: amount, chargedBack: 0 }]);
  expect((await announced(paymentFailed)).some(({ orderId }) => orderId === id)).toBe(false);
  expect((await dueOf(id)).toRecall).toEqual([]);
  // Once the line is over the transfer is a booking like any other.
  await strikeOut(await receiptNamed(id, "TRUE 1"), "another order's", after);
  expect(await loadOrder(id)).toMatchObject({ status: "pendingPayment" });
});

it("keeps the rest of a part payment at the bank until the line is recalled, and puts it into no second slip", async () => {
  const { id, transaction, amount } = await ordered();
  const slip = await slipOf(transaction);
  await transfer(transaction, "PART 1", 10_000);
  const rest = amount - 10_000;
  expect(await paymentsOf(id)).toMatchObject([
    { status: "paid", amount: 10_000 },
    { status: "processing_payment", amount: rest, collectionId: slip.id },
  ]);
  expect(await dueOf(id)).toMatchObject({ due: [], toRecall: [{ why: "part", amount, left: rest }] });
  await expect(slipOf(`${id}.2`)).rejects.toThrow("nothing-to-collect");
  await noteRecalled(slip.id, transaction, "In parte pagato", now);
  expect(await dueOf(id)).toMatchObject({ due: [{ id: `${id}.2`, amount: rest }], toRecall: [] });
  const again = await slipOf(`${id}.2`);
  expect(again.lines).toMatchObject([{ id: `${id}.2`, amount: rest }]);
  await confirmPaid(again.id, after);
  expect(await loadOrder(id)).toMatchObject({ status: "paid" });
});

it("fails the rest alone when the line comes back, and leaves the part's money where it is", async () => {
  const { id, transaction, amount } = await ordered();
  const slip = await slipOf(transaction);
  await transfer(transaction, "PART 2", 10_000);
  await noteUnpaid(slip.id, transaction, back, after);
  expect(await paymentsOf(id)).toMatchObject([
    { status: "paid", amount: 10_000 },
    { status: "failed", failureCode: "dishonoured", amount: amount - 10_000 },
  ]);
  expect(await loadOrder(id)).toMatchObject({ troubled: true, status: "pendingPayment" });
  expect(await moneyOf(id)).toMatchObject([{ reference: "PART 2", settled: 10_000, chargedBack: 0 }]);
  expect((await dueOf(id)).due).toMatchObject([{ id: `${id}.2` }]);
});

it("pays the rest of what the bank has collected, and owes back what a transfer had paid; once, however often it is confirmed", async () => {
  const { id, transaction, amount } = await ordered();
  const slip = await slipOf(transaction);
  await transfer(transaction, "PART 3", 10_000);
  await Promise.all([confirmPaid(slip.id, after), confirmPaid(slip.id, after)]);
  await confirmPaid(slip.id, after);
  const own = `Distinta ${slip.number} n. 1`;
  expect(await moneyOf(id)).toEqual([
    { reference: own, amount: amount - 10_000, settled: amount - 10_000, chargedBack: 0, why: undefined },
    { reference: `${own} parte 2`, amount: 10_000, settled: 0, chargedBack: 0, why: "surplus" },
    { reference: "PART 3", amount: 10_000, settled: 10_000, chargedBack: 0, why: undefined },
  ]);
  expect(await loadOrder(id)).toMatchObject({ status: "paid" });
  // It came back after all: both its shares are gone, the transfer stands.
  await noteUnpaid(slip.id, transaction, back, after);
  expect((await moneyOf(id)).map(({ settled, chargedBack }) => [settled, chargedBack])).toEqual([
    [0, amount - 10_000],
    [0, 10_000],
    [10_000, 0],
  ]);
  expect(await loadOrder(id)).toMatchObject({ status: "pendingPayment", troubled: true });
});

it("puts a payment back to the bank when the transfer that had paid it is struck out while its line waits", async () => {
  const { id, transaction, amount } = await ordered();
  const slip = await slipOf(transaction);
  await transfer(transaction, "SLIP OF THE PEN", 10_000);
  await strikeOut(await receiptNamed(id, "SLIP OF THE PEN"), "another order's", now);
  expect(await paymentsOf(id)).toMatchObject([{ status: "processing_payment", method: "bank_receipt", amount }]);
  expect(await dueOf(id)).toEqual({ due: [], toRecall: [] });
  await confirmPaid(slip.id, after);
  expect(await moneyOf(id)).toMatchObject([
    { reference: `Distinta ${slip.number} n. 1`, settled: amount },
    { reference: "SLIP OF THE PEN", settled: 0 },
  ]);
});

it("opens a line again whose own booking is struck out: confirmed anew, come back or recalled", async () => {
  const { id, transaction, amount } = await ordered();
  const slip = await slipOf(transaction);
  const own = `Distinta ${slip.number} n. 1`;
  await confirmPaid(slip.id, after);
  await strikeOut(await receiptNamed(id, own), "too soon", after);
  expect(await getCollection(slip.id, after)).toMatchObject({
    state: "made",
    payable: 1,
    lines: [{ mayComeBack: true, mayRecall: true }],
  });
  expect((await getCollection(slip.id, after)).lines[0]?.outcome).toBeUndefined();
  expect(await paymentsOf(id)).toMatchObject([{ status: "processing_payment", amount }]);
  expect((await dueOf(id)).due).toEqual([]);
  await confirmPaid(slip.id, after);
  expect(await loadOrder(id)).toMatchObject({ status: "paid" });
  await strikeOut(await receiptNamed(id, own), "too soon again", after);
  await noteUnpaid(slip.id, transaction, back, after);
  expect(await paymentsOf(id)).toMatchObject([{ status: "failed", failureCode: "dishonoured" }]);
  expect((await moneyOf(id)).every(({ settled, chargedBack }) => settled === 0 && chargedBack === 0)).toBe(true);
  const again = await makeCollection({ kind: "riba", transactions: [transaction] }, after);
  expect(again.lines).toMatchObject([{ amount }]);
});

it("ends the line alone of an order that has ended: come back, or recalled", async () => {
  const [one, other] = [await ordered(), await ordered()];
  const slip = await slipOf(one.transaction, other.transaction);
  for (const { id } of [one, other]) await failOrder(id, "given up", now);
  expect((await dueOf(one.id)).toRecall).toMatchObject([{ why: "ended", left: 0 }]);
  await noteUnpaid(slip.id, one.transaction, back, after);
  await noteRecalled(slip.id, other.transaction, "L'ordine è finito", after);
  for (const { id } of [one, other]) {
    expect(await loadOrder(id)).toMatchObject({ status: "failed", transactions: [{ failureCode: "given-up" }] });
    expect(await moneyOf(id)).toEqual([]);
    expect((await dueOf(id)).toRecall).toEqual([]);
  }
});

it("asks before money that is due back is used for what a slip asks for", async () => {
  const { id, transaction, amount } = await ordered();
  await recordSurplus(
    id,
    { settledOn: "2026-12-22", reference: "MORE 1", amount, confirmed: ["payment-open", "amount-beyond-order"] },
    now,
  );
  const slip = await slipOf(transaction);
  const receipt = await receiptNamed(id, "MORE 1");
  await expect(applyReceipt(receipt, {}, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ code: "at-bank", params: { slip: slip.number } }],
  });
  await applyReceipt(receipt, { confirmed: ["at-bank"] }, now);
  expect(await loadOrder(id)).toMatchObject({ status: "paid" });
  await noteUnpaid(slip.id, transaction, back, after);
  expect(await moneyOf(id)).toMatchObject([{ reference: "MORE 1", settled: amount, chargedBack: 0 }]);
});
