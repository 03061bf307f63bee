import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { orderedByReceipt as ordered } from "../../../../tests/support/bank-receipt-order.ts";
import { useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { debtorsIban as iban } from "../../../../tests/support/invoiced-company.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { withMeanwhile } from "../../../../tests/support/meanwhile.ts";
import { now as placedOn } from "../../../../tests/support/shop.ts";
import { creditViewOf } from "../orders/credit/credit-facts.ts";
import { receiptsOf } from "../orders/ledger/earlier-orders.ts";
import { changeMethod, changeTerms, setPaymentNotice } from "../orders/payment/change-payment.ts";
import { failOrder } from "../orders/payment/fail-order.ts";
import { loadTransaction, markPaid } from "../orders/payment/settle-transaction.ts";
import { payWithBankReceipt } from "../orders/placing/pay-later.ts";
import type { Order } from "../orders/order.ts";
import { OrderEntity } from "../orders/order.table.ts";
import { loadOrder } from "../orders/stored-order.ts";
import { setting } from "../platform/config.ts";
import { readObject } from "../platform/files/storage.ts";
import type { Collection } from "./collection.ts";
import { collectionWrite, findCollection, newCollection, writeCollection } from "./stored-collection.ts";
import { dueLines, presentableLine } from "./due-lines.ts";
import { getCollection, listCollections } from "./list-collections.ts";
import { makeCollection, resumeCollection } from "./make-collection.ts";
import { confirmPaid } from "./confirm-paid.ts";
import { noteRecalled, noteUnpaid } from "./note-outcome.ts";

useDatabase();
useObjectStorage();
useCardProvider();

const now = new Date("2026-12-22T10:00:00Z");
/** Five days of the banks after 31 December. */
const after = new Date("2027-01-08T10:00:00Z");

const slipOf = (...transactions: string[]) => makeCollection({ kind: "riba", transactions }, now);
const paymentOf = async (id: string) => (await loadOrder(id)).transactions[0];

it("finds what is due within ten days, and leaves out what may still move", async () => {
  const due = await ordered();
  const without = await ordered(undefined, { invoiced: false });
  const { items, hindered } = await dueLines(now);
  expect(items.find(({ id }) => id === due.transaction)).toMatchObject({
    amount: due.amount,
    dueDate: "2026-12-31",
    collectedOn: "2026-12-31",
    debtor: { name: "Gallo Impianti S.r.l.", town: "Milano", iban },
  });
  // Its date may still move: it waits for the invoice.
  expect([...items, ...hindered].some(({ id }) => id === without.transaction)).toBe(false);
  expect((await dueLines(new Date("2026-12-20T10:00:00Z"))).items).toEqual([]);
});

it("says why a payment that is due can't go to the bank", async () => {
  const { id, transaction, buyer, amount } = await ordered(undefined, { invoiced: false });
  await changeTerms(transaction, "ninety_days_later_after_payment_notice", placedOn);
  const [, anew] = (await loadOrder(id)).transactions;
  const due = `${id}.${anew?.seq}`;
  await payWithBankReceipt(buyer, due, iban, placedOn);
  await setPaymentNotice(due, "2026-11-20", placedOn);
  const february = new Date("2027-02-10T10:00:00Z");
  expect((await dueLines(february)).hindered.filter((one) => one.id === due)).toMatchObject([
    { amount, dueDate: "2027-02-18", hindrance: "no-invoice" },
  ]);
  await expect(makeCollection({ kind: "riba", transactions: [due] }, february)).rejects.toThrow("nothing-to-collect");
});

it("makes a slip whose file never changes, and keeps the exposure until the money counts as come", async () => {
  const { id, transaction, buyer, amount } = await ordered();
  const slip = await slipOf(transaction);
  expect(slip).toMatchObject({ state: "made", kind: "riba", lines: [{ id: transaction, amount }] });
  expect(await paymentOf(id)).toMatchObject({ status: "processing_payment", collectionId: slip.id, attempts: 1 });
  expect((await loadOrder(id)).status).toBe("processingPayment");
  expect((await creditViewOf(buyer.companyId, after)).exposure).toBe(amount);
  const file = async () => Buffer.from((await readObject(setting("PRIVATE_BUCKET"), slip.fileKey ?? ""))?.bytes ?? []);
  const stored = await file();
  const records = stored.toString("utf8").slice(0, -2).split("\r\n");
  expect(records).toHaveLength(9);
  expect(records.map(({ length }) => length)).toEqual(records.map(() => 120));
  expect(records.at(-1)).toContain(String(amount).padStart(15, "0"));
  // The same again, and going on with what is made: the one slip.
  expect((await slipOf(transaction)).id).toBe(slip.id);
  expect(await resumeCollection(slip.id, now)).toEqual(slip);
  expect(await file()).toEqual(stored);
  expect((await dueLines(now)).items.some((line) => line.id === transaction)).toBe(false);
  await expect(confirmPaid(slip.id, now)).rejects.toThrow("invalid-transition");
  await expect(confirmPaid(slip.id, new Date("2027-01-07T10:00:00Z"))).rejects.toThrow("invalid-transition");
  const settled = await confirmPaid(slip.id, after);
  expect(settled).toMatchObject({ state: "settled", lines: [{ outcome: "paid", outcomeOn: "2026-12-31" }] });
  expect(await paymentOf(id)).toMatchObject({ status: "paid", method: "bank_receipt", settledOn: "2026-12-31" });
  expect((await creditViewOf(buyer.companyId, after)).exposure).toBe(0);
  await confirmPaid(slip.id, after);
  expect(await receiptsOf(await loadOrder(id))).toMatchObject([{ amount, settled: amount, method: "bank_receipt" }]);
});

it("gives two clerks who ask for the same at once one slip, and no payment to two slips", async () => {
  const [one, two, three] = [await ordered(), await ordered(), await ordered()];
  const [a, b] = await Promise.all([
    slipOf(one.transaction, two.transaction),
    slipOf(two.transaction, one.transaction),
  ]);
  expect(a).toEqual(b);
  // Others that overlap: each payment in one of them.
  const fresh = await ordered();
  const both = await Promise.allSettled([slipOf(three.transaction, fresh.transaction), slipOf(fresh.transaction)]);
  const slips = both.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const taken = slips.flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(taken.toSorted()).toEqual([three.transaction, fresh.transaction].toSorted());
  for (const { id, lines } of slips)
    for (const line of lines) expect(await paymentOf(line.orderId)).toMatchObject({ collectionId: id });
  await expect(slipOf(one.transaction, three.transaction)).rejects.toThrow("nothing-to-collect");
});

it("goes on with a slip that broke off, without what has changed meanwhile", async () => {
  const [kept, changed] = [await ordered(), await ordered()];
  const made = await slipOf((await ordered()).transaction);
  const both = await Promise.all([kept.transaction, changed.transaction].map(loadTransaction));
  const looked = await Promise.all(both.map((one) => presentableLine("riba", one, "2026-12-22")));
  const lines = looked.filter((line) => line !== undefined);
  const id = "0".repeat(26);
  const making: Collection = { ...made, id, version: 1, state: "making", lines, fileKey: undefined };
  await writeCollection(newCollection(making));
  await changeMethod(changed.transaction, { method: "manual_wire_transfer" }, now);
  const resumed = await resumeCollection(id, now);
  expect(resumed).toMatchObject({ state: "made", lines: [{ id: kept.transaction }] });
  const gone = "1".repeat(26);
  await writeCollection(newCollection({ ...making, id: gone }));
  await expect(resumeCollection(gone, now)).rejects.toThrow("nothing-to-collect");
  expect(await findCollection(gone)).toBeUndefined();
});

it("asks for no day that has passed with a slip that broke off and is gone on with weeks later, taken up or not", async () => {
  const [first, second] = [await ordered(), await ordered()];
  const made = await slipOf(first.transaction);
  const line = await presentableLine("riba", await loadTransaction(second.transaction), "2026-12-22");
  const lines = [...made.lines, ...(line ? [line] : [])];
  await writeCollection(collectionWrite({ ...made, state: "making", lines, fileKey: undefined }));
  const later = new Date("2027-01-05T10:00:00Z");
  const resumed = await resumeCollection(made.id, later);
  expect(resumed).toMatchObject({ state: "made", createdOn: later.toISOString() });
  expect(resumed.lines.map(({ collectedOn }) => collectedOn)).toEqual(["2027-01-12", "2027-01-12"]);
  for (const { id } of [first, second])
    expect((await paymentOf(id))?.presented).toMatchObject({ on: "2027-01-12", number: made.number });
  expect((await paymentOf(first.id))?.attempts).toBe(1);
  const file = (await readObject(setting("PRIVATE_BUCKET"), resumed.fileKey ?? ""))?.bytes;
  expect(Buffer.from(file ?? []).toString("utf8")).toContain("050127");
});

it("takes no payment up for a slip that somebody else has made meanwhile", async () => {
  const made = await slipOf((await ordered()).transaction);
  const late = await ordered();
  const line = await presentableLine("riba", await loadTransaction(late.transaction), "2026-12-22");
  const id = "2".repeat(26);
  const making: Collection = {
    ...made,
    id,
    version: 1,
    state: "making",
    lines: line ? [line] : [],
    fileKey: undefined,
  };
  await writeCollection(newCollection(making));
  const other = () => writeCollection(collectionWrite({ ...making, state: "made", lines: made.lines, fileKey: "f" }));
  const resumed = await withMeanwhile(`ORDER#${late.id}`, other, () => resumeCollection(id, now));
  expect(resumed).toMatchObject({ state: "made", lines: made.lines });
  // It stands in no file: it goes on waiting.
  expect((await paymentOf(late.id))?.collectionId).toBeUndefined();
  expect((await slipOf(late.transaction)).lines).toMatchObject([{ id: late.transaction }]);
});

it("asks for nothing of an order that has ended, whose goods are free again or that was cancelled", async () => {
  const [kept, sent] = [await ordered(), await ordered()];
  await OrderEntity.build(UpdateItemCommand).item({ id: sent.id, fulfilment: "delivered" }).send();
  const slip = await slipOf(kept.transaction, sent.transaction);
  const later = new Date("2027-01-05T10:00:00Z");
  const listed = async () => {
    const { items, hindered } = await dueLines(later);
    return [...items, ...hindered].filter(({ id }) => [kept.transaction, sent.transaction].includes(id)).length;
  };
  for (const { transaction } of [kept, sent]) {
    await noteUnpaid(slip.id, transaction, { on: "2027-01-05", fee: 0 }, later);
  }
  expect(await listed()).toBe(2);
  const { order, transaction } = await loadTransaction(kept.transaction);
  const asked = (more: Partial<Order>) =>
    presentableLine("riba", { order: { ...order, ...more }, transaction }, "2027-01-05");
  expect(await asked({})).toMatchObject({ id: kept.transaction });
  expect(await asked({ reserved: false })).toBeUndefined();
  expect(await asked({ cancelledOn: later.toISOString() })).toBeUndefined();
  expect(await asked({ status: "failed", failedReason: "given up" })).toBeUndefined();
  for (const { id, transaction: one } of [kept, sent]) {
    await failOrder(id, "given up", later);
    await expect(makeCollection({ kind: "riba", transactions: [one] }, later)).rejects.toThrow("nothing-to-collect");
  }
  expect((await loadOrder(sent.id)).reserved).toBe(true);
  expect(await listed()).toBe(0);
});

it("fails what came back, with the bank's fee, and puts it into another slip", async () => {
  const { id, transaction, buyer, amount } = await ordered();
  const slip = await slipOf(transaction);
  const later = new Date("2027-01-05T10:00:00Z");
  const back = { on: "2027-01-05", fee: 550, reason: "Fondi insufficienti" };
  await expect(noteUnpaid(slip.id, transaction, { ...back, on: "2027-01-06" }, later)).rejects.toThrow("invalid-input");
  await expect(noteUnpaid(slip.id, transaction, { ...back, on: "2026-12-21" }, later)).rejects.toThrow("invalid-input");
  const noted = await noteUnpaid(slip.id, transaction, back, later);
  expect(noted).toMatchObject({ state: "settled", lines: [{ outcome: "unpaid", outcomeOn: back.on, fee: 550 }] });
  expect(await noteUnpaid(slip.id, transaction, back, later)).toEqual(noted);
  expect(await paymentOf(id)).toMatchObject({ status: "failed", failureCode: "dishonoured" });
  expect((await creditViewOf(buyer.companyId, later)).exposure).toBe(amount);
  const again = await makeCollection({ kind: "riba", transactions: [transaction] }, later);
  expect(again.id).not.toBe(slip.id);
  expect(again.lines).toMatchObject([{ collectedOn: "2027-01-12" }]);
  expect(await paymentOf(id)).toMatchObject({ status: "processing_payment", collectionId: again.id, attempts: 2 });
  // The first slip has nothing more to say of it.
  expect(await noteUnpaid(slip.id, transaction, back, later)).toEqual(noted);
  await expect(noteRecalled(slip.id, transaction, "too late", later)).rejects.toThrow("invalid-transition");
});

it("takes the money off again of one that came back after it had been booked", async () => {
  const { id, transaction, amount } = await ordered();
  const slip = await slipOf(transaction);
  await confirmPaid(slip.id, after);
  await noteUnpaid(slip.id, transaction, { on: "2027-01-08", fee: 0 }, after);
  const order = await loadOrder(id);
  expect(order).toMatchObject({ troubled: true, status: "failed" });
  expect(await receiptsOf(order)).toMatchObject([{ settled: 0, chargedBack: amount }]);
  expect((await getCollection(slip.id, after)).lines).toMatchObject([{ outcome: "unpaid", mayComeBack: false }]);
});

it("takes a line back from the bank, whose payment then waits as before", async () => {
  const { id, transaction } = await ordered();
  const slip = await slipOf(transaction);
  const recalled = await noteRecalled(slip.id, transaction, "Il cliente paga con bonifico", now);
  expect(recalled).toMatchObject({ state: "settled", lines: [{ outcome: "recalled" }] });
  expect(await paymentOf(id)).toMatchObject({ status: "pending_payment", method: "bank_receipt" });
  expect(await noteRecalled(slip.id, transaction, "Il cliente paga con bonifico", now)).toEqual(recalled);
  expect((await slipOf(transaction)).id).not.toBe(slip.id);
});

it("books nothing twice of what other money has paid, and what came of an order given up as due back", async () => {
  const [paid, ended] = [await ordered(), await ordered()];
  const slip = await slipOf(paid.transaction, ended.transaction);
  const mark = { settledOn: "2026-12-22", settlementRef: "CRO 77", confirmed: ["at-bank"] };
  await markPaid(paid.transaction, "manual_wire_transfer", mark, now);
  await failOrder(ended.id, "given up", now);
  expect((await getCollection(slip.id, now)).lines.find(({ id }) => id === paid.transaction)).toMatchObject({
    vain: { why: "paid", left: 0 },
  });
  await confirmPaid(slip.id, after);
  // The bank has collected what a transfer had paid: it is due back.
  const came = await receiptsOf(await loadOrder(paid.id));
  expect(came.map(({ reference, settled, why }) => [reference, settled, why])).toEqual(
    expect.arrayContaining([
      ["CRO 77", paid.amount, undefined],
      [`Distinta ${slip.number} n. 1`, 0, "surplus"],
    ]),
  );
  expect(came).toHaveLength(2);
  expect(await receiptsOf(await loadOrder(ended.id))).toMatchObject([
    { amount: ended.amount, settled: 0, why: "order-ended" },
  ]);
  expect((await listCollections({ limit: 200 })).items.find(({ id }) => id === slip.id)).toMatchObject({
    state: "settled",
    count: 2,
    total: paid.amount + ended.amount,
  });
});
