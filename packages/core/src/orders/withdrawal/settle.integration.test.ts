import { expect, it } from "vitest";
import { arrive, useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { available, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { linePrices } from "../amounts.ts";
import { customersOrder } from "../finding/back-office.ts";
import { createCardIntent, dueTransaction } from "../payment/card-payment.ts";
import { setReady } from "../change-order.ts";
import { deliverOrder } from "../../shipments/deliver-order.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { applyReceipt } from "../ledger/apply-receipt.ts";
import { recordSurplus } from "../ledger/record-receipt.ts";
import { noteTransferDone, refundReceipt } from "../ledger/refund.ts";
import { receiptId } from "../ledger/stored-receipts.ts";
import { writeReceipt } from "../ledger/write-receipt.ts";
import { cardProvider } from "../../payments/card-provider.ts";
import { chargeBack, chargedBack, reconciled } from "../../payments/index.ts";
import { reopenOrder } from "../reopen-order.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { declareGuestWithdrawal, declareWithdrawal } from "../../returns/declare-withdrawal.ts";
import { listWithdrawals } from "./list.ts";
import { setGoodsBack, setWithdrawalRefunded, takeStepBack } from "./settle.ts";
import { mayWithdraw } from "./withdrawal.ts";

useDatabase();
useCardProvider();

const declared = { name: "Ada Neri", email: "ada@example.com" };
const iban = "IT60X0542811101000000123456";
const pay = (id: string) => markPaid(`${id}.1`, "manual_wire_transfer", mark, now);

async function placed(quantity: number) {
  const productId = await product(60);
  const { user, place } = await readyCart(productId, quantity);
  return { productId, user, order: await place() };
}

const of = async (orderId: string, closedIn?: string) =>
  (await listWithdrawals({ closedIn, limit: 200 })).items.filter((one) => one.orderId === orderId);

it("hangs on the delivery, not on the state of its payment", async () => {
  const { user, order } = await placed(2);
  const { id } = order;
  await pay(id);
  await setReady(id, true, now);
  await deliverOrder(id, now);
  const before = await loadOrder(id);
  const [receipt] = await receiptsOf(before);
  if (!receipt) throw new Error("The payment has a receipt");
  const transactions = before.transactions.map((one) => ({
    ...one,
    status: "failed" as const,
    failureCode: chargeBack,
  }));
  const after = { ...before, transactions, status: "failed" as const };
  await writeOrder({ before, after, receipts: [[receipt, chargedBack(receipt)]], now });
  const taken = await loadOrder(id);
  expect(mayWithdraw(taken, now)).toBe(true);
  expect(mayWithdraw({ ...taken, fulfilment: "none", failedReason: "expired" }, now)).toBe(false);
  const withdrawn = await declareWithdrawal(user, id, declared, now);
  expect(withdrawn.withdrawals).toMatchObject([{ state: "declared" }]);
  const { withdrawalRight } = await customersOrder(withdrawn, now);
  expect(withdrawalRight?.declared).toMatchObject([{ money: { dueBack: 0 } }]);
});

it("takes a withdrawal from all that is left whatever was declared before, and visitors' words in a room of their own", async () => {
  const { productId, user, order } = await placed(40);
  const { id, number } = order;
  const one = { ...declared, lines: [{ productId, quantity: 1 }] };
  for (let part = 0; part < 30; part += 1) await declareWithdrawal(user, id, one, now);
  await expect(declareWithdrawal(user, id, one, now)).rejects.toThrow("limit-reached");
  const said = { ...declared, email: user.email };
  for (let at = 0; at < 12; at += 1)
    expect(await declareGuestWithdrawal(number, { ...said, words: `piece ${at}` }, now)).toBeUndefined();
  expect((await loadOrder(id)).withdrawals).toHaveLength(40);
  const whole = await declareWithdrawal(user, id, declared, now);
  expect(whole.withdrawals?.at(-1)?.lines).toEqual([{ productId, quantity: 10 }]);
});

it("puts an order back into the cart without the withdrawn pieces, and is closed with it", async () => {
  const { productId, user, order } = await placed(3);
  await declareWithdrawal(user, order.id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  expect(await of(order.id)).toHaveLength(1);
  const { cart } = await reopenOrder(user, order.id, now);
  expect(cart.lines).toMatchObject([{ productId, quantity: 2 }]);
  expect(await available(productId)).toBe(60);
  expect(await of(order.id)).toEqual([]);
  expect(await of(order.id, "2026-11")).toMatchObject([{ state: "nothing_due", closedOn: "2026-11-20" }]);
  await expect(takeStepBack(order.id, 0, "Errore", now)).rejects.toThrow("invalid-transition");
});

it("takes each step back with its reason: the task is there again", async () => {
  const { productId, user, order } = await placed(2);
  const { id } = order;
  const each = linePrices(order)[0]?.each ?? 0;
  await pay(id);
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  await expect(takeStepBack(id, 0, "Errore", now)).rejects.toThrow("invalid-transition");
  await setGoodsBack(id, 0, now);
  await setWithdrawalRefunded(id, 0, { reason: "Graffiato" }, now);
  expect(await of(id, "2026-11")).toMatchObject([{ state: "nothing_due", less: { amount: each } }]);
  const open = await takeStepBack(id, 0, "Ordine sbagliato", now);
  expect(open.withdrawals).toMatchObject([
    { state: "goods_back", goodsBackOn: "2026-11-20", takenBack: { state: "nothing_due", reason: "Ordine sbagliato" } },
  ]);
  expect(await of(id)).toMatchObject([{ money: { dueBack: each, returned: 0 } }]);
  expect(await of(id, "2026-11")).toEqual([]);
  const first = await takeStepBack(id, 0, "Altra merce", now);
  expect(first.withdrawals?.[0]).toMatchObject({ state: "declared", takenBack: { reason: "Altra merce" } });
  expect(first.withdrawals?.[0]?.goodsBackOn).toBeUndefined();
});

it("gives the open card intent up with the declaration, so that nobody confirms it any more", async () => {
  const { productId, user, order } = await placed(2);
  const { id } = order;
  const { clientSecret } = await createCardIntent(order, dueTransaction(order, now), now);
  const intent = clientSecret.split("_secret_")[0] ?? "";
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  await expect(cardProvider().paymentIntents.confirm(intent, { payment_method: "pm_card_visa" })).rejects.toMatchObject(
    {
      code: "payment_intent_unexpected_state",
    },
  );
  await arrive(intent);
  expect((await loadOrder(id)).status).toBe("pendingPayment");
  expect(await receiptsOf(await loadOrder(id))).toEqual([]);
});

it("opens again when its refund fails after it was done", async () => {
  const { productId, user, order } = await placed(2);
  const { id } = order;
  const each = linePrices(order)[0]?.each ?? 0;
  const { clientSecret } = await createCardIntent(order, dueTransaction(order, now), now);
  const intent = clientSecret.split("_secret_")[0] ?? "";
  await cardProvider().paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  await arrive(intent);
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  const [paid] = await receiptsOf(await loadOrder(id));
  if (!paid) throw new Error("The card's payment has a receipt");
  const before = await refundReceipt(receiptId(paid), { amount: each, reason: "Recesso" }, now);
  expect((await setWithdrawalRefunded(id, 0, {}, now)).withdrawals).toMatchObject([{ state: "refunded" }]);
  const [refund] = before.refunds;
  const { providerRefundId = "", askedOn = "" } = refund ?? {};
  const told = { providerRefundId, amount: each, state: "failed" as const, doneOn: "2026-11-20" as const, askedOn };
  await writeReceipt({ before, after: reconciled(before, [told]), by: "provider", now });
  expect(await of(id)).toMatchObject([
    { state: "declared", takenBack: { reason: "provider" }, money: { dueBack: each, returned: 0 } },
  ]);
  expect(await of(id, "2026-11")).toEqual([]);
});

it("isn't closed with a reason while money of it is on its way", async () => {
  const { productId, user, order } = await placed(2);
  const { id } = order;
  const each = linePrices(order)[0]?.each ?? 0;
  await pay(id);
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  const [paid] = await receiptsOf(await loadOrder(id));
  if (!paid) throw new Error("The transfer has a receipt");
  const receipt = await refundReceipt(
    receiptId(paid),
    { amount: each - 100, reason: "Recesso", iban, confirmed: [] },
    now,
  );
  const close = () => setWithdrawalRefunded(id, 0, { reason: "Graffiato" }, now);
  await expect(close()).rejects.toMatchObject({ code: "refund-under-way" });
  await noteTransferDone(receiptId(receipt), "1", { doneOn: "2026-11-20", reference: "TRN PART" }, now);
  expect((await close()).withdrawals).toMatchObject([
    { state: "refunded", less: { amount: 100, reason: "Graffiato" } },
  ]);
});

it("says why nothing goes back of goods that were declared in words and paid", async () => {
  const { user, order } = await placed(2);
  const { id, number } = order;
  await pay(id);
  await declareGuestWithdrawal(number, { ...declared, email: user.email, words: "uno su due" }, now);
  await expect(setWithdrawalRefunded(id, 0, { amount: 0 }, now)).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "reason", code: "required" }],
  });
  const { withdrawals } = await setWithdrawalRefunded(id, 0, { amount: 0, reason: "Niente di quest'ordine" }, now);
  expect(withdrawals).toMatchObject([{ state: "nothing_due", amount: 0 }]);
});

it("counts nothing as returned that was more than the order asked and is due back on its own account", async () => {
  const { productId, user, order } = await placed(2);
  const { id } = order;
  const each = linePrices(order)[0]?.each ?? 0;
  const came = { amount: order.amounts.total + 500, settledOn: "2026-11-20", reference: "CRO MORE" };
  await recordSurplus(id, { ...came, confirmed: ["amount-beyond-order", "payment-open"] }, now);
  const [receipt] = await receiptsOf(await loadOrder(id));
  const key = receipt ? receiptId(receipt) : "";
  await applyReceipt(key, {}, now);
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  const money = async () => (await of(id))[0]?.money;
  expect(await money()).toMatchObject({ dueBack: each, returned: 0 });
  await refundReceipt(key, { amount: 500, reason: "paid in excess", iban, confirmed: ["refund-small-part"] }, now);
  await noteTransferDone(key, "1", { doneOn: "2026-11-20", reference: "TRN MORE" }, now);
  expect(await money()).toMatchObject({ dueBack: each, returned: 0 });
  await refundReceipt(key, { amount: each, reason: "Recesso", iban }, now);
  await noteTransferDone(key, "2", { doneOn: "2026-11-20", reference: "TRN BACK" }, now);
  expect(await money()).toMatchObject({ dueBack: each, returned: each });
});

it("stays closed when a refund fails that it didn't need", async () => {
  const { productId, user, order } = await placed(2);
  const { id } = order;
  const each = linePrices(order)[0]?.each ?? 0;
  await pay(id);
  const [paid] = await receiptsOf(await loadOrder(id));
  if (!paid) throw new Error("The transfer has a receipt");
  const key = receiptId(paid);
  const back = async (amount: number) => {
    const { refunds } = await refundReceipt(
      key,
      { amount, reason: "Recesso", iban, confirmed: ["refund-not-due"] },
      now,
    );
    return noteTransferDone(key, refunds.at(-1)?.id ?? "", { doneOn: "2026-11-20", reference: `TRN ${amount}` }, now);
  };
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  await back(each);
  const before = await back(100);
  await setWithdrawalRefunded(id, 0, {}, now);
  const last = before.refunds.at(-1);
  const refunds = before.refunds.map((one) => (one === last ? { ...one, state: "failed" as const } : one));
  await writeReceipt({ before, after: { ...before, refunds, settled: before.settled + 100 }, by: "provider", now });
  expect((await loadOrder(id)).withdrawals).toMatchObject([{ state: "refunded" }]);
});
