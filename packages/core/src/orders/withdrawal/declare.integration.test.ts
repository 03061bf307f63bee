import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { linePrices } from "../amounts.ts";
import { customersOrder, officeOrder } from "../finding/back-office.ts";
import { orderLetters } from "../letters/index.ts";
import { dueTransaction } from "../payment/card-payment.ts";
import { setReady } from "../change-order.ts";
import { deliverOrder } from "../../shipments/deliver-order.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { failOrder } from "../payment/fail-order.ts";
import { listRows } from "../finding/back-office.ts";
import { listOwnTransactions, visibleTransaction } from "../payment/transactions.ts";
import { noteTransferDone, refundReceipt } from "../ledger/refund.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { reverseReceipt } from "../ledger/reverse-receipt.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";
import { payOffline } from "../payment/transactions.ts";
import { reminderDue } from "../payment/unpaid-orders.ts";
import { waysOf } from "../placing/ways-to-pay.ts";
import { declareGuestWithdrawal, declareWithdrawal } from "../../returns/declare-withdrawal.ts";
import { listWithdrawals } from "./list.ts";
import { setGoodsBack, setWithdrawalRefunded } from "./settle.ts";

useDatabase();

const declared = { name: "Ada Neri", email: "ada@example.com" };
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const pay = (id: string) => markPaid(`${id}.1`, "manual_wire_transfer", mark, now);

it("keeps a consumer's withdrawal of single pieces, then of the rest, and no piece twice", async () => {
  const productId = await product(5);
  const { user, place } = await readyCart(productId, 3);
  const { id } = await place();
  const one = [{ productId, quantity: 1 }];
  const order = await declareWithdrawal(user, id, { ...declared, lines: one }, now);
  expect(order.withdrawals).toEqual([{ ...declared, state: "declared", lines: one, declaredOn: now.toISOString() }]);
  const three = { ...declared, lines: [{ productId, quantity: 3 }] };
  await expect(declareWithdrawal(user, id, three, now)).rejects.toThrow("withdrawal-beyond-order");
  const rest = await declareWithdrawal(user, id, declared, later(1));
  expect(rest.withdrawals?.map(({ lines }) => lines)).toEqual([one, [{ productId, quantity: 2 }]]);
  await expect(declareWithdrawal(user, id, declared, now)).rejects.toThrow("withdrawal-not-possible");
  await expect(declareWithdrawal(buyer(), id, declared, now)).rejects.toThrow("not-found");
});

it("withdraws from no piece twice where it is declared several times at once", async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const productId = await product(9);
    const { user, place } = await readyCart(productId, 5);
    const { id, number, customer } = await place();
    const three = { ...declared, lines: [{ productId, quantity: 3 }] };
    const both = await Promise.allSettled([
      declareWithdrawal(user, id, three, now),
      declareWithdrawal(user, id, three, now),
      declareGuestWithdrawal(number, { name: "Ada Neri", email: customer.email }, now),
    ]);
    const pieces = (await loadOrder(id)).withdrawals?.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
    expect(pieces?.reduce((sum, of) => sum + of, 0)).toBe(5);
    expect(both.slice(0, 2).filter(({ status }) => status === "fulfilled").length).toBeLessThan(2);
  }
});

it("ends with the fourteenth day after the delivery that the order keeps", async () => {
  const { user, place } = await readyCart(await product(2), 1);
  const { id } = await place();
  await pay(id);
  await setReady(id, true, now);
  expect((await deliverOrder(id, now)).deliveredOn).toBe(now.toISOString());
  await expect(declareWithdrawal(user, id, declared, later(15))).rejects.toMatchObject({
    code: "withdrawal-not-possible",
    params: { until: "2026-12-04" },
  });
  expect((await declareWithdrawal(user, id, declared, later(14))).withdrawals).toHaveLength(1);
});

it("takes a guest's declaration by number and e-mail, and answers nothing whatever is asked", async () => {
  const productId = await product(2);
  const { user, place } = await readyCart(productId, 1);
  const { id, number } = await place();
  const wrong = { name: "Somebody", email: "somebody@example.com" };
  expect(await declareGuestWithdrawal(number, wrong, now)).toBeUndefined();
  expect(await declareGuestWithdrawal("ZZZZ-ZZZZ", { ...wrong, email: user.email }, now)).toBeUndefined();
  expect((await loadOrder(id)).withdrawals).toBeUndefined();
  const typed = { name: "Ada Neri", email: user.email.toUpperCase(), language: "de" as const };
  const part = { ...typed, words: "the panel alone" };
  for (const said of [part, part, typed, typed]) {
    expect(await declareGuestWithdrawal(number.toLowerCase(), said, now)).toBeUndefined();
  }
  expect((await loadOrder(id)).withdrawals).toMatchObject([
    { name: "Ada Neri", email: user.email, language: "de", lines: [], words: "the panel alone" },
    { name: "Ada Neri", email: user.email, lines: [{ productId, quantity: 1 }] },
  ]);
});

it("is the office's task until its money has gone back, step by step", async () => {
  const productId = await product(5);
  const { user, place } = await readyCart(productId, 3);
  const placed = await place();
  const { id, number } = placed;
  const each = linePrices(placed)[0]?.each ?? 0;
  await pay(id);
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  const mine = async () => (await listWithdrawals({ limit: 50 })).items.filter(({ orderId }) => orderId === id);
  expect(await mine()).toMatchObject([
    {
      orderNumber: number,
      place: 0,
      state: "declared",
      refundUntil: "2026-12-04",
      lines: [{ quantity: 1 }],
      money: { amount: each, dueBack: each, returned: 0 },
    },
  ]);
  const shown = await listOwnTransactions(user, { limit: 5 }, now);
  expect(shown.items).toMatchObject([{ orderId: id, orderMoneyBack: { due: each, by: "2026-12-04", returned: 0 } }]);
  expect(await visibleTransaction(user, `${id}.1`)).toMatchObject({ orderMoneyBack: { due: each } });
  const { items: rows } = await listRows({ id: "A", roles: ["admin"] }, { user: number, limit: 5 }, now);
  expect(rows).toMatchObject([{ pieces: 3, withdrawnPieces: 1 }]);
  expect((await setGoodsBack(id, 0, later(3))).withdrawals).toMatchObject([{ goodsBackOn: "2026-11-23" }]);
  await expect(setGoodsBack(id, 1, now)).rejects.toThrow("not-found");
  await expect(setWithdrawalRefunded(id, 0, {}, later(3))).rejects.toThrow("withdrawal-not-refunded");
  expect(await mine()).toMatchObject([{ state: "goods_back" }]);
  const [receipt] = await receiptsOf(await loadOrder(id));
  const iban = "IT60X0542811101000000123456";
  const sendBack = async (amount: number) => {
    const back = { amount, reason: "Recesso", iban, confirmed: ["refund-small-part"] };
    const { refunds } = await refundReceipt(`${id}.${receipt?.key}`, back, later(4));
    const refused = { code: "withdrawal-not-refunded", params: { dueBack: each } };
    await expect(setWithdrawalRefunded(id, 0, {}, later(4))).rejects.toMatchObject(refused);
    const made = { doneOn: "2026-11-24", reference: "TRN 1" };
    await noteTransferDone(`${id}.${receipt?.key}`, refunds.at(-1)?.id ?? "", made, later(4));
  };
  await sendBack(1);
  await expect(setWithdrawalRefunded(id, 0, {}, later(4))).rejects.toMatchObject({
    code: "withdrawal-not-refunded",
    params: { dueBack: each, returned: 1 },
  });
  const beyond = refundReceipt(`${id}.${receipt?.key}`, { amount: each, reason: "Recesso", iban }, later(4));
  await expect(beyond).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ code: "refund-beyond-due", params: { amount: each, due: each - 1 } }],
  });
  await sendBack(each - 1);
  const done = await setWithdrawalRefunded(id, 0, {}, later(4));
  expect((await listOwnTransactions(user, { limit: 5 }, now)).items).toMatchObject([
    { orderMoneyBack: { due: 0, returned: each } },
  ]);
  expect(done.withdrawals).toMatchObject([{ state: "refunded", refundedOn: "2026-11-24" }]);
  expect((await setWithdrawalRefunded(id, 0, {}, later(5))).version).toBe(done.version);
  await expect(setGoodsBack(id, 0, now)).rejects.toThrow("invalid-transition");
  expect(await mine()).toEqual([]);
  await declareWithdrawal(user, id, declared, later(6));
  expect(await mine()).toMatchObject([{ place: 1, state: "declared" }]);
});

it("is nobody's task where no money had come and nothing had left", async () => {
  const { user, place } = await readyCart(await product(2), 1);
  const { id } = await place();
  const { withdrawals } = await declareWithdrawal(user, id, declared, now);
  expect(withdrawals).toMatchObject([{ state: "nothing_due", closedOn: "2026-11-20" }]);
  expect(withdrawals?.[0]).not.toHaveProperty("refundedOn");
});

it("is no company's", async () => {
  const { user, place } = await readyCart(await companyProduct(2), 1, await creditCompany(undefined));
  const { id } = await place();
  await expect(declareWithdrawal(user, id, declared, now)).rejects.toThrow("withdrawal-not-possible");
});

it("ends an order whose goods are all withdrawn from before they left: nothing is charged, its money is due by a day", async () => {
  const productId = await product(5);
  const { user, place } = await readyCart(productId, 3);
  const { id, amounts } = await place();
  await pay(id);
  await setReady(id, true, now);
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  expect((await loadOrder(id)).status).toBe("paid");
  const ended = await declareWithdrawal(user, id, declared, later(1));
  expect(ended).toMatchObject({ status: "failed", failedReason: "withdrawn", reserved: false, fulfilment: "none" });
  expect(ended.cancelledOn).toBe(later(1).toISOString());
  const { refundDue, receipts } = await officeOrder(ended, now);
  expect(refundDue).toBe(amounts.total);
  expect(receipts).toMatchObject([{ why: "withdrawn", dueBackBy: "2026-12-05", dueBack: amounts.total }]);
  await expect(setReady(id, true, now)).rejects.toThrow("invalid-transition");
  await expect(retryOrder(ended, user, now)).rejects.toThrow("order-ended");
});

it("tells in the receipt of each withdrawal its own money alone, also of the rest that ends the order", async () => {
  const productId = await product(5);
  const { user, place } = await readyCart(productId, 3);
  const placed = await place();
  const { id, amounts } = placed;
  const each = linePrices(placed)[0]?.each ?? 0;
  await pay(id);
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  expect(await declareWithdrawal(user, id, declared, later(1))).toMatchObject({ failedReason: "withdrawn" });
  const toldAt = async (withdrawal: number) => {
    const [post] = await orderLetters["withdrawal-declared"]({ orderId: id, withdrawal });
    return JSON.stringify(post?.letter).replaceAll(/\s/g, " ");
  };
  const euro = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
  expect(amounts.total).toBeGreaterThan(each * 2);
  expect(await toldAt(0)).toContain(` ${euro(each)}`);
  const rest = await toldAt(1);
  expect(rest).toContain(` ${euro(amounts.total - each)}`);
  expect(rest).not.toContain(euro(amounts.total));
});

it("is never charged again after a withdrawal of all of it, nor reminded", async () => {
  const { user, place } = await readyCart(await product(5), 2);
  const { id } = await place();
  await declareWithdrawal(user, id, declared, now);
  const order = await loadOrder(id);
  expect(order.status).toBe("failed");
  expect(() => dueTransaction(order, now)).toThrow("withdrawal-open");
  await expect(payOffline(user, `${id}.1`, now)).rejects.toThrow("withdrawal-open");
  await expect(waysOf(user, `${id}.1`, now)).rejects.toThrow("withdrawal-open");
  await expect(pay(id)).rejects.toThrow("order-ended");
});

it("holds goods and charges while only a part is withdrawn from, until the office is through with it", async () => {
  const productId = await product(5);
  const { user, place } = await readyCart(productId, 3);
  const { id } = await place();
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  await expect(payOffline(user, `${id}.1`, now)).rejects.toThrow("withdrawal-open");
  expect((await listOwnTransactions(user, { limit: 10 }, now)).items).toMatchObject([{ orderId: id, paused: true }]);
  expect(reminderDue(await loadOrder(id), later(20))).toBeUndefined();
  await setWithdrawalRefunded(id, 0, {}, now);
  expect(reminderDue(await loadOrder(id), later(20))).toBeDefined();
  await payOffline(user, `${id}.2`, now);
  await markPaid(`${id}.2`, undefined, mark, now);
  await expect(setReady(id, true, now)).rejects.toMatchObject({
    code: "shipping-held",
    params: { holds: ["partly-withdrawn"] },
  });
  expect((await setReady(id, true, now, ["partly-withdrawn"])).fulfilment).toBe("ready");
});

it("never takes an order up again that the office ends after a withdrawal of a part", async () => {
  const productId = await product(5);
  const { user, place } = await readyCart(productId, 3);
  const { id } = await place();
  await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  expect((await failOrder(id, "Recesso", now)).cancelledOn).toBeDefined();
});

const live = ({ transactions }: Awaited<ReturnType<typeof loadOrder>>) =>
  transactions.filter(({ superseded }) => !superseded).map(({ amount, status }) => [amount, status]);

it("asks for nothing that was withdrawn, from the declaration on, and has nothing to send back of what was never paid", async () => {
  const productId = await product(5);
  const { user, place } = await readyCart(productId, 3);
  const placed = await place();
  const { id, amounts } = placed;
  const each = linePrices(placed)[0]?.each ?? 0;
  const order = await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  expect(live(order)).toEqual([[amounts.total - each, "pending_payment"]]);
  await expect(pay(id)).rejects.toThrow("invalid-transition");
  const shown = await customersOrder(order, now);
  expect(shown.withdrawalRight?.declared).toMatchObject([{ money: { amount: each, dueBack: 0, returned: 0 } }]);
  expect(shown.transactions.map(({ amount }) => amount)).toEqual([amounts.total - each]);
});

it("takes what was withdrawn off what is still open first: only the rest is due back", async () => {
  const productId = await product(5);
  const { user, place } = await readyCart(productId, 3);
  const placed = await place();
  const { id, amounts } = placed;
  const each = linePrices(placed)[0]?.each ?? 0;
  const part = { ...mark, amount: amounts.total - 1000 };
  await markPaid(`${id}.1`, undefined, part, now);
  const order = await declareWithdrawal(user, id, { ...declared, lines: [{ productId, quantity: 1 }] }, now);
  expect(live(order)).toEqual([[amounts.total - 1000, "paid"]]);
  expect(order.status).toBe("paid");
  const shown = await customersOrder(order, now);
  expect(shown.withdrawalRight?.declared).toMatchObject([{ money: { amount: each, dueBack: each - 1000 } }]);
  const [receipt] = await receiptsOf(order);
  await reverseReceipt(`${id}.${receipt?.key}`, "Registrazione sbagliata", now);
  expect(live(await loadOrder(id))).toEqual([[amounts.total - each, "pending_payment"]]);
});

it("has the office say what goods in words cost, and why less goes back than is due", async () => {
  const { user, place } = await readyCart(await product(5), 3);
  const { id, number, amounts } = await place();
  await pay(id);
  await declareGuestWithdrawal(number, { ...declared, email: user.email, words: "one panel" }, now);
  const close = (told: { amount?: number; reason?: string }) => setWithdrawalRefunded(id, 0, told, now);
  await expect(close({})).rejects.toMatchObject({ code: "invalid-input", fields: [{ field: "amount" }] });
  await expect(close({ amount: amounts.total + 1 })).rejects.toThrow("amount-not-allowed");
  await expect(close({ amount: 5_000 })).rejects.toMatchObject({ params: { dueBack: 5_000, returned: 0 } });
  const closed = await close({ amount: 5_000, reason: "Graffiato" });
  expect(closed.withdrawals).toMatchObject([
    { state: "nothing_due", amount: 5_000, less: { amount: 5_000, reason: "Graffiato" } },
  ]);
});
