import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { nextDocument } from "../../invoicing/rules/next-document.ts";
import { officeOrder } from "../finding/back-office.ts";
import type { User } from "../../platform/access.ts";
import { actsOf } from "../acts/customer-acts.ts";
import { decideMark, markByHand } from "../four-eyes/mark-by-hand.ts";
import { waitsForDecision, waitsForTransfer } from "../finding/waiting.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { reverseReceipt } from "../ledger/reverse-receipt.ts";
import { isShippable, type Order } from "../order.ts";
import { unpaidOf } from "../papers/pro-forma/pro-forma-standing.ts";
import { createCardIntent, createSetupIntent, dueTransaction } from "../payment/card-payment.ts";
import { payOffline } from "../payment/transactions.ts";
import { payLater, payLaterWithSepa, pausePay, payWithBankReceipt } from "../placing/pay-later.ts";
import { waysOf } from "../placing/ways-to-pay.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { changeMethod } from "../payment/change-payment.ts";
import { giveAway } from "./give-away.ts";
import { markPaid } from "../payment/settle-transaction.ts";

useDatabase();

const [first, second] = [{ id: "ADMIN1" }, { id: "ADMIN2" }];
const reason = "Campione per la fiera";
const due = ({ transactions }: Order) => transactions.find(({ superseded }) => !superseded);

/** An order of so many pieces at 100 €, net, with its payment. */
async function placed(pieces: number, price?: number) {
  const order = await (await readyCart(await product(20, price), pieces)).place();
  return { id: order.id, tx: `${order.id}.1`, amount: order.amounts.total };
}

async function proposed() {
  const { id, tx, amount } = await placed(6);
  const order = await giveAway(first, tx, { reason }, now);
  const proposedOn = due(order)?.giftProposal?.proposedOn ?? "";
  return { id, tx, amount, order, confirms: { proposedOn, amount } };
}

it("needs a reason, and up to 500 € nobody else", async () => {
  const { id, tx, amount } = await placed(1);
  expect(amount).toBeLessThanOrEqual(50_000);
  await expect(giveAway(first, tx, {}, now)).rejects.toMatchObject({ fields: [{ field: "reason", code: "required" }] });
  const given = await giveAway(first, tx, { reason }, now);
  expect(given).toMatchObject({ status: "paid", method: "gift" });
  expect(due(given)).toMatchObject({ method: "gift", status: "paid", gift: { reason, amount } });
  expect(await receiptsOf(given)).toMatchObject([{ method: "gift", amount, settled: amount }]);
  expect(await giveAway(first, tx, { reason }, now)).toEqual(await loadOrder(id));
  expect((await officeOrder(given, now)).gifts).toMatchObject([{ decided: true, reason, transactionId: tx }]);
});

it("above 500 € changes nothing before another administrator confirms what was proposed", async () => {
  const { id, tx, amount, order, confirms } = await proposed();
  expect(amount).toBeGreaterThan(50_000);
  expect(due(order)).toMatchObject({ method: "card", giftProposal: { reason, amount, proposedBy: first.id } });
  expect((await officeOrder(order, now)).gifts).toMatchObject([{ decided: false, proposedBy: first.id }]);
  await expect(giveAway(first, tx, { confirms }, now)).rejects.toThrow("own-proposal");
  const other = { ...confirms, amount: amount - 1 };
  await expect(giveAway(second, tx, { confirms: other }, now)).rejects.toThrow("version-conflict");
  const both = await Promise.all([1, 2].map(() => giveAway(second, tx, { confirms }, now)));
  expect(both.map((one) => due(one)?.method)).toEqual(["gift", "gift"]);
  expect(due(await loadOrder(id))).toMatchObject({ gift: { proposedBy: first.id, confirmedBy: second.id } });
});

it("is refused or taken back; of a confirmation and a refusal at once one counts, whichever comes first", async () => {
  const taken = await proposed();
  const refuses = taken.confirms.proposedOn;
  expect(due(await giveAway(first, taken.tx, { refuses }, now))?.giftProposal).toBeUndefined();
  await giveAway(first, taken.tx, { refuses }, now);
  await expect(giveAway(second, taken.tx, { confirms: taken.confirms }, now)).rejects.toThrow("version-conflict");
  for (const turned of [false, true]) {
    const { id, tx, confirms } = await proposed();
    const acts = [{ confirms }, { refuses: confirms.proposedOn }];
    const wishes = turned ? acts.toReversed() : acts;
    const ends = await Promise.allSettled(wishes.map((wish) => giveAway(second, tx, wish, now)));
    const statuses = ends.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["fulfilled", "rejected"]);
    const given = statuses[turned ? 1 : 0] === "fulfilled";
    expect(due(await loadOrder(id))?.method).toBe(given ? "gift" : "card");
  }
});

it("several gifts of one order count together", async () => {
  const { id, tx, amount } = await placed(6);
  await markPaid(
    tx,
    "manual_wire_transfer",
    { ...mark, amount: amount - 90_00, confirmed: ["amount-small-part"] },
    now,
  );
  const rest = due({ ...(await loadOrder(id)), transactions: (await loadOrder(id)).transactions.slice(1) });
  // A small rest alone is one administrator's to waive.
  expect(due({ ...(await giveAway(first, `${id}.${rest?.seq}`, { reason }, now)) })).toBeDefined();
  expect((await loadOrder(id)).transactions.at(-1)).toMatchObject({ method: "gift", gift: { amount: 90_00 } });
  expect((await loadOrder(id)).status).toBe("paid");
});

it("has its self-invoice at once; where it was a slip its booking is struck out, and it is asked for again", async () => {
  const { id, tx } = await placed(1);
  const given = await giveAway(first, tx, { reason }, now);
  expect(nextDocument(given, "2026-11-20", false)).toMatchObject({ type: "TD27" });
  await expect(changeMethod(tx, { method: "card" }, now)).rejects.toThrow("invalid-transition");
  const [receipt] = await receiptsOf(given);
  await reverseReceipt(`${id}.${receipt?.key}`, "Altro ordine", now);
  const asked = await loadOrder(id);
  expect(asked).toMatchObject({ status: "pendingPayment", method: "manual_wire_transfer" });
  expect(due(asked)).toMatchObject({ status: "pending_payment", method: "manual_wire_transfer" });
  expect(due(asked)?.gift).toBeUndefined();
  const again = await giveAway(first, tx, { reason: "Ancora un omaggio" }, now);
  expect(again).toMatchObject({ status: "paid", transactions: [{ gift: { reason: "Ancora un omaggio" } }] });
});

const ways: Readonly<Record<string, (user: User, tx: string, order: Order) => Promise<unknown>>> = {
  "by transfer": (user, tx) => payOffline(user, tx, now),
  later: (user, tx) => payLater(user, tx, now),
  "with PausePay": (user, tx) => pausePay(user, tx, now),
  "with a bank receipt": (user, tx) => payWithBankReceipt(user, tx, "IT60X0542811101000000123456", now),
  "by a debit": (user, tx) => payLaterWithSepa(user, tx, now),
  "by card": async (_, __, order) => createCardIntent(order, dueTransaction(order, now), now),
  "by a stored card": async (_, __, order) => createSetupIntent(order, order.transactions[0]!, now, "card"),
};

/** As gifts stood that were decided before they settled their payment. */
async function givenBefore() {
  const cart = await readyCart(await product(20), 1);
  const order = await cart.place();
  const gift = { amount: order.amounts.total, reason, proposedBy: first.id, proposedOn: now.toISOString() };
  const transactions = order.transactions.map((one) => ({ ...one, method: "gift" as const, gift }));
  return { user: cart.user, order: await writeOrder({ before: order, after: { ...order, transactions }, now }) };
}

it("asks its customer for nothing any more, whenever it was decided", async () => {
  const cart = await readyCart(await product(20), 1);
  const { id } = await cart.place();
  await giveAway(first, `${id}.1`, { reason }, now);
  const settled = { user: cart.user, order: await loadOrder(id) };
  for (const { user, order } of [settled, await givenBefore()]) {
    const tx = `${order.id}.1`;
    expect(actsOf(order)).not.toContain("pay");
    expect(await waysOf(user, tx, now)).toEqual({ items: [] });
    for (const [name, pay] of Object.entries(ways))
      await expect(pay(user, tx, order), name).rejects.toThrow("invalid-transition");
    expect((await loadOrder(order.id)).version).toBe(order.version);
    expect(waitsForTransfer(order)).toBe(false);
    expect(waitsForDecision(order)).toBe(false);
  }
  expect(isShippable(settled.order)).toBe(true);
  expect(unpaidOf(settled.order)).toEqual([]);
});

it("is decided before anybody marks the payment's money as come, and the other way round", async () => {
  const small = await proposed();
  await expect(markByHand(second, small.tx, undefined, mark, now)).rejects.toThrow("decision-waits");
  expect(await receiptsOf(small.order)).toEqual([]);
  await giveAway(second, small.tx, { refuses: small.confirms.proposedOn }, now);
  expect(await markByHand(second, small.tx, "manual_wire_transfer", mark, now)).toMatchObject({ status: "paid" });

  const { tx, amount } = await placed(9, 100_000);
  expect(amount).toBeGreaterThan(1_000_000);
  const confirms = (order: Order) => ({ proposedOn: due(order)?.giftProposal?.proposedOn ?? "", amount });
  const given = await giveAway(first, tx, { reason }, now);
  await expect(markByHand(first, tx, "manual_wire_transfer", mark, now)).rejects.toThrow("decision-waits");
  await giveAway(first, tx, { refuses: confirms(given).proposedOn }, now);
  const marked = await markByHand(first, tx, "manual_wire_transfer", mark, now);
  await expect(giveAway(second, tx, { reason }, now)).rejects.toThrow("decision-waits");
  // Where both wait since before one stopped the other, the gift isn't confirmed over the money.
  const transactions = marked.transactions.map((one) => ({ ...one, giftProposal: due(given)?.giftProposal }));
  const before = await loadOrder(marked.id);
  await writeOrder({ before, after: { ...before, transactions }, now });
  await expect(giveAway(second, tx, { confirms: confirms(given) }, now)).rejects.toThrow("decision-waits");
  const proposedOn = due(marked)?.markProposal?.proposedOn ?? "";
  const paid = await decideMark(second, tx, { act: "confirm", proposedOn }, now);
  expect(paid).toMatchObject({ status: "paid", transactions: [{ method: "manual_wire_transfer" }] });
  expect(due(paid)?.giftProposal).toBeUndefined();
});

it("falls where a statement tells that a part of the money has come", async () => {
  const { id, tx, confirms } = await proposed();
  await markPaid(tx, "manual_wire_transfer", { ...mark, amount: 400_00, bankEntry: "E" }, now);
  const parts = await loadOrder(id);
  expect(parts.transactions.map(({ giftProposal }) => giftProposal)).toEqual([undefined, undefined]);
  await expect(giveAway(second, tx, { confirms }, now)).rejects.toThrow("invalid-transition");
});
