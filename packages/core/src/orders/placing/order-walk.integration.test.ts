import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import fc from "fast-check";
import type { Stripe } from "stripe";
import { expect, it } from "vitest";
import { dispute, useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { checkOffer, isEndedBy } from "../../../../../tests/support/order-rules.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { StockEntity } from "../../logistics/index.ts";
import { cardProvider, exposureOf } from "../../payments/index.ts";
import { statusOf, termsCodes, transactionId, type Transaction } from "../../payments/index.ts";
import { paymentMethods, transactionMachine } from "../../payments/transaction.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { applyCardEvent } from "../payment/card-events.ts";
import { createCardIntent, dueTransaction } from "../payment/card-payment.ts";
import { setReady, setTroubled } from "../change-order.ts";
import { deliverOrder } from "../../shipments/deliver-order.ts";
import { recordSurplus } from "../ledger/record-receipt.ts";
import { noteTransferDone, refundReceipt } from "../ledger/refund.ts";
import { receiptView } from "../ledger/receipt-view.ts";
import { reverseReceipt } from "../ledger/reverse-receipt.ts";
import { storedReceipts } from "../ledger/stored-receipts.ts";
import { failOrder } from "../payment/fail-order.ts";
import { changeMethod, changeTerms } from "../payment/change-payment.ts";
import { giveAway } from "../gift/give-away.ts";
import { linePrices } from "../amounts.ts";
import type { OfficeAct } from "../acts/act-codes.ts";
import { orderMachine } from "../order-machine.ts";
import { hasEnded, isSettled, shipmentLeft, type Order } from "../order.ts";
import { creditFactsOf } from "../credit/credit-facts.ts";
import { pausePay, payLater } from "./pay-later.ts";
import { reopenOrder } from "../reopen-order.ts";
import { retryOrder } from "./retry-order.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { fulfilmentMachine } from "../sending/fulfilment-machine.ts";
import { shipmentsOf } from "../sending/order-shipments.ts";
import { loadOrder } from "../stored-order.ts";
import { payOffline } from "../payment/transactions.ts";
import { expireUnpaidOrders, remindLatePayers } from "../payment/unpaid-orders.ts";
import { declareGuestWithdrawal, declareWithdrawal } from "../../returns/declare-withdrawal.ts";
import { setGoodsBack, setWithdrawalRefunded } from "../withdrawal/settle.ts";
import { isPaymentPaused } from "../withdrawal/withdrawal.ts";

useDatabase();
useCardProvider();

const pieces = 10;
const ordered = 3;
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Where a walk stands before a step. */
interface Here {
  user: User;
  order: Order;
  productId: string;
  /** Chooses among transactions, cards, terms or events. */
  pick: number;
  place: () => Promise<unknown>;
}

const pickOf = <T>(list: readonly T[], pick: number): T => list[pick % list.length] as T;
const picked = ({ order, pick }: Here): Transaction => pickOf(order.transactions, pick);
const pickedId = (here: Here): string => transactionId(picked(here));
const cards = ["pm_card_visa", "pm_card_visa_chargeDeclined", "pm_card_authenticationRequired"] as const;

async function payByCard({ order, pick }: Here): Promise<void> {
  const { clientSecret } = await createCardIntent(order, dueTransaction(order, now), now);
  await cardProvider()
    .paymentIntents.confirm(clientSecret.split("_secret_")[0] ?? "", { payment_method: pickOf(cards, pick) })
    .catch(() => undefined);
}

/** The provider's events about this order, newest first. */
async function eventsOf({ id, transactions }: Order): Promise<Stripe.Event[]> {
  const intents = new Set(transactions.map(({ providerIntentId }) => providerIntentId));
  const { data } = await cardProvider().events.list({ limit: 100 });
  return data.filter(({ data: { object } }) => {
    const facts = object as { id: string; payment_intent?: string; metadata?: { orderId?: string } };
    return facts.metadata?.orderId === id || intents.has(facts.id) || intents.has(facts.payment_intent);
  });
}

async function webhook({ order, pick }: Here): Promise<void> {
  const events = await eventsOf(order);
  if (events.length === 0) return;
  for (const event of [pickOf(events, pick), pickOf(events, pick * 7 + 3)]) await applyCardEvent(event, now);
}

async function chargeBack(here: Here): Promise<void> {
  const { providerIntentId } = picked(here);
  if (!providerIntentId) return;
  await dispute(providerIntentId);
  for (const event of await eventsOf(here.order)) await applyCardEvent(event, now);
}

const settledOn = "2026-11-20";
const confirmed = ["reference-elsewhere", "payment-open", "refund-not-due", "refund-beyond-due"];

const consumer = { name: "Ada Neri", email: "ada@example.com" };
const placeOf = ({ order, pick }: Here): number => pick % Math.max(1, order.withdrawals?.length ?? 0);

/** The office is through with a withdrawal: of one in words it says the cost, and now and then it keeps something. */
async function settleWithdrawal(here: Here, reason?: string): Promise<void> {
  const place = placeOf(here);
  const inWords = here.order.withdrawals?.[place]?.words !== undefined;
  await setWithdrawalRefunded(here.order.id, place, { reason, ...(inWords && { amount: 1_000 * here.pick }) }, now);
}

/** All that customer, back office, provider and clock can do to a placed order. */
const steps = {
  "customer places again": ({ place }: Here) => place(),
  "customer pays offline": (here: Here) => payOffline(here.user, pickedId(here), now),
  "customer pays later": (here: Here) => payLater(here.user, pickedId(here), now),
  "customer chooses PausePay": (here: Here) => pausePay(here.user, pickedId(here), now),
  "customer pays by card": payByCard,
  "customer retries": ({ user, order }: Here) => retryOrder(order, user, now),
  "customer reopens": ({ user, order }: Here) => reopenOrder(user, order.id, now),
  "office fails": ({ order }: Here) => failOrder(order.id, "no answer", now),
  "office marks ready": ({ order }: Here) => setReady(order.id, true, now),
  "office takes ready back": ({ order }: Here) => setReady(order.id, false, now),
  "office delivers": ({ order }: Here) => deliverOrder(order.id, now),
  "office calls people": ({ order, pick }: Here) => setTroubled(order.id, pick % 2 === 0, now),
  "office sees the transfer": (here: Here) =>
    markPaid(pickedId(here), "manual_wire_transfer", { settledOn, settlementRef: `CRO ${here.pick}`, confirmed }, now),
  "office marks a part paid": (here: Here) =>
    markPaid(
      pickedId(here),
      undefined,
      { settledOn, settlementRef: `CRO ${here.pick}`, confirmed, amount: Math.ceil(picked(here).amount / 2) },
      now,
    ),
  "office gives a paid order up": ({ order }: Here) => failOrder(order.id, "withdrawn", now, true),
  "office books too much": ({ order, pick }: Here) =>
    recordSurplus(order.id, { amount: 100 + pick, settledOn, reference: `CRO ${pick}`, confirmed }, now),
  "office refunds": async ({ order, pick }: Here) => {
    const receipts = (await storedReceipts(order.id)).map(receiptView);
    if (receipts.length === 0) throw new Problem("not-found");
    const { id, amount, method } = pickOf(receipts, pick);
    const iban = method === "card" ? undefined : "IT60X0542811101000000123456";
    await refundReceipt(id, { amount: Math.ceil(amount / 3), reason: "agreed", iban, confirmed }, now);
  },
  "office strikes a booking out": async ({ order, pick }: Here) => {
    const receipts = await storedReceipts(order.id);
    if (receipts.length === 0) throw new Problem("not-found");
    await reverseReceipt(receiptView(pickOf(receipts, pick)).id, "wrong order", now);
  },
  "office changes terms": (here: Here) => changeTerms(pickedId(here), pickOf(termsCodes, here.pick), now),
  "office changes method": (here: Here) => {
    const method = pickOf(paymentMethods, here.pick);
    if (method === "gift") return giveAway({ id: "ADMIN" }, pickedId(here), { reason: "agreed" }, now);
    return changeMethod(pickedId(here), { method }, now);
  },
  "office notes a transfer back": async ({ order }: Here) => {
    for (const receipt of (await storedReceipts(order.id)).map(receiptView)) {
      const asked = receipt.refunds.find(({ way, state }) => way === "transfer" && state === "asked");
      if (asked) return noteTransferDone(receipt.id, asked.id, { doneOn: settledOn, reference: "TRN 1" }, now);
    }
    throw new Problem("not-found");
  },
  "consumer withdraws from a piece": ({ user, order, productId }: Here) =>
    declareWithdrawal(user, order.id, { ...consumer, lines: [{ productId, quantity: 1 }] }, now),
  "consumer withdraws from the rest": ({ user, order }: Here) => declareWithdrawal(user, order.id, consumer, now),
  "consumer withdraws in words": ({ user, order, pick }: Here) =>
    declareGuestWithdrawal(order.number, { ...consumer, email: user.email, words: `panel ${pick % 2}` }, now),
  "office has the goods back": (here: Here) => setGoodsBack(here.order.id, placeOf(here), now),
  "office is through with a withdrawal": (here: Here) => settleWithdrawal(here),
  "office keeps something": (here: Here) => settleWithdrawal(here, "scratched"),
  webhook,
  "charge-back": chargeBack,
  "schedule expires orders": () => expireUnpaidOrders(inDays(31)),
  "schedule reminds": () => remindLatePayers(inDays(9)),
} satisfies Record<string, (here: Here) => Promise<unknown>>;
type Step = keyof typeof steps;

/** The steps that are an action of the order's own state machine. */
const actionOf: Partial<Record<Step, keyof typeof orderMachine.actions>> = {
  "customer retries": "retry",
  "customer reopens": "reopen",
  "office fails": "fail",
  "office gives a paid order up": "fail",
  "office marks ready": "send",
  "office takes ready back": "send",
  "office delivers": "send",
};

/** The steps that the office is offered on an order's page. */
const offeredFor: Partial<Record<Step, OfficeAct>> = {
  "office fails": "fail",
  "office gives a paid order up": "fail",
  "office marks ready": "mark-ready",
  "office takes ready back": "unmark-ready",
  "office delivers": "deliver",
};

function checkMove(step: Step, before: Order, after: Order): void {
  const changed = after.version !== before.version;
  if (!changed) return expect(after).toEqual(before);
  const action = actionOf[step];
  if (action) expect(orderMachine.leads(before.status, after.status, action)).toBe(true);
  if (after.status !== before.status) expect(orderMachine.leads(before.status, after.status)).toBe(true);
  expect(after.version).toBeGreaterThan(before.version);
  if (before.status === "failed" && after.status !== "failed" && !after.reserved) expect(after.troubled).toBe(true);
  const sending = offeredFor[step];
  if (sending && sending !== "fail")
    expect(fulfilmentMachine.leads(before.fulfilment, after.fulfilment, sending)).toBe(true);
  if (before.fulfilment === "delivered") expect(after.fulfilment).toBe("delivered");
  for (const one of shipmentsOf(after).filter(shipmentLeft)) expect(one.transportDocument?.number).toMatch(/^DDT /);
  for (const { seq, status, superseded } of before.transactions) {
    const now = after.transactions.find((candidate) => candidate.seq === seq);
    if (now && now.status !== status) {
      const led =
        now.status === "failed" ? isEndedBy(status, now.failureCode) : transactionMachine.leads(status, now.status);
      expect([step, status, now.status, now.failureCode, led]).toEqual([
        step,
        status,
        now.status,
        now.failureCode,
        true,
      ]);
      // Why it failed before is none of what it is now.
      if (now.status !== "failed") expect(now.failureCode).toBeUndefined();
    }
    expect(now).toBeDefined();
    if (superseded) expect(now?.superseded).toBe(true);
  }
}

/** The ledger against books that it doesn't keep: the provider's charges and refunds, and the order's paid transactions. */
async function checkMoney({ id, transactions }: Order): Promise<void> {
  const receipts = (await storedReceipts(id)).map(receiptView);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const paid = sum(transactions.map(({ status, amount }) => (status === "paid" ? amount : 0)));
  const live = receipts.filter(
    ({ why, chargedBack: gone, reversal }) => why === undefined && gone === 0 && reversal === undefined,
  );
  const backOfSettled = sum(live.map(({ amount, settled }) => amount - settled));
  expect(sum(live.map(({ settled }) => settled)) + backOfSettled).toBe(paid);
  const stands = transactions.map(({ status, amount, refunded = 0 }) => (status === "paid" ? amount - refunded : 0));
  expect(sum(stands)).toBe(sum(receipts.map(({ settled }) => settled)));
  for (const receipt of receipts) {
    const { amount, settled, dueBack, refunded, underWay, chargedBack: gone, reversed } = receipt;
    expect(settled + dueBack + refunded + underWay + gone + reversed).toBe(amount);
    expect(Math.min(settled, dueBack, refunded, underWay, gone, reversed)).toBeGreaterThanOrEqual(0);
  }
  for (const { intentId = "", amount, refunded } of receipts.filter((one) => one.intentId)) {
    const { amount_received } = await cardProvider().paymentIntents.retrieve(intentId);
    const { data } = await cardProvider().refunds.list({ payment_intent: intentId, limit: 100 });
    expect([amount_received, sum(data.map((one) => one.amount))]).toEqual([amount, refunded]);
  }
}

/** What the withdrawals take off an order of one product that is picked up: so many of its pieces, what the office said, less what it kept. */
function withdrawnFrom(order: Order, settled?: true): number {
  const each = linePrices(order)[0]?.each ?? 0;
  const counted = (order.withdrawals ?? []).filter((one) => !settled || isSettled(one));
  const gone = (order.withdrawals ?? []).flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  // The last pieces take the cents of rounding with them.
  const rest =
    gone === ordered && counted.at(-1) === order.withdrawals?.at(-1) ? order.amounts.total - ordered * each : 0;
  const own = counted.map(
    ({ lines, amount = 0, less }) =>
      lines.reduce((sum, { quantity }) => sum + quantity * each, amount) - (less?.amount ?? 0),
  );
  return Math.min(
    order.amounts.total,
    own.reduce((sum, amount) => sum + amount, rest),
  );
}

/** Live instalments come to the total, less what was withdrawn: of that nothing is asked for any more. */
function checkAsked(order: Order): void {
  const { transactions, amounts } = order;
  const live = transactions.filter(({ superseded }) => !superseded);
  const sumOf = (wanted: (status: Transaction["status"]) => boolean) =>
    live.reduce((sum, { amount, status }) => (wanted(status) ? sum + amount : sum), 0);
  const off = amounts.total - sumOf(() => true);
  if (!order.withdrawals) return expect(off).toBe(0);
  expect(off).toBeGreaterThanOrEqual(0);
  const keptLater = order.withdrawals.reduce((sum, { less }) => sum + (less?.amount ?? 0), 0);
  expect(off).toBeLessThanOrEqual(withdrawnFrom(order) + keptLater + 1);
  if (hasEnded(order)) return;
  const open = sumOf((status) => status === "pending_payment" || status === "failed");
  if (open > 0) expect(open).toBeLessThanOrEqual(amounts.total - withdrawnFrom(order) + 1);
}

/** A withdrawal is settled once what is due of it has gone back; a word why less has done is on it. */
async function checkSettled(before: Order, after: Order): Promise<void> {
  const closed = (after.withdrawals ?? []).filter(
    ({ state }, place) => state === "refunded" && before.withdrawals?.[place]?.state !== "refunded",
  );
  if (closed.length === 0) return;
  const receipts = (await storedReceipts(after.id)).map(receiptView);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const gone = sum(receipts.map(({ refunded }) => refunded));
  const came = sum(receipts.map(({ amount, chargedBack: back, reversed }) => amount - back - reversed));
  const live = after.transactions.filter(({ superseded }) => !superseded);
  const standing = sum(live.map(({ amount, status }) => (status === "paid" ? amount : 0)));
  // What the buyer keeps is theirs to pay; all beyond it that had come is back.
  const kept = after.amounts.total - withdrawnFrom(after, true);
  if (!hasEnded(after)) expect(standing - gone).toBeLessThanOrEqual(kept + 1);
  else if (closed.some(({ less }) => less === undefined) && after.withdrawals?.every(isSettled))
    expect(gone).toBeGreaterThanOrEqual(Math.min(came, withdrawnFrom(after)) - 1);
}

/** Pieces that a step took out of what was still in the house: a withdrawal frees them at once. */
function freedBy(before: Order, after: Order): number {
  if (before.fulfilment === "delivered") return 0;
  const declared = (after.withdrawals ?? []).slice(before.withdrawals?.length ?? 0);
  return declared.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** `freed` are the pieces that were withdrawn before they left. */
async function checkState({ order, productId }: Pick<Here, "order" | "productId">, freed = 0): Promise<void> {
  const { transactions, status, reserved, fulfilment } = order;
  expect(status).toBe(statusOf(transactions));
  const live = transactions.filter(({ superseded }) => !superseded);
  if (live.length > 0) checkAsked(order);
  await checkMoney(order);
  const debited = (one: Transaction) =>
    one.method === "sepa_direct_debit" && (one.storedMethodId ?? one.status !== "pending_payment");
  if (order.method === "sepa_direct_debit") expect(live.some(debited)).toBe(true);
  if (order.companyId) expect((await creditFactsOf(order.companyId)).exposure).toBe(exposureOf(order));
  for (const { amount, status: paid, settledOn: day } of transactions) {
    expect(amount).toBeGreaterThan(0);
    if (paid === "paid") expect(day).toBeDefined();
  }
  expect(new Set(transactions.map(({ seq }) => seq)).size).toBe(transactions.length);
  if (!reserved) expect(fulfilment).toBe("none");
  const { Item: stock } = await StockEntity.build(GetItemCommand)
    .key({ productId })
    .options({ consistent: true })
    .send();
  const sent = ordered - freed;
  const onHand = fulfilment === "delivered" ? pieces - sent : pieces;
  const held = reserved && fulfilment !== "delivered" ? sent : 0;
  expect(stock).toMatchObject({ onHand, available: onHand - held });
}

it("never leaves its state machine whatever customer, back office, provider and clock do, and money and pieces add up", async () => {
  const walk = fc.array(fc.record({ step: fc.constantFrom(...(Object.keys(steps) as Step[])), pick: fc.nat(20) }), {
    minLength: 5,
    maxLength: 30,
  });
  const at = (step: Step, pick = 0) => ({ step, pick });
  const paid = [at("office sees the transfer")];
  const ready = [...paid, at("office marks ready")];
  const delayed = termsCodes.indexOf("thirty_days_later_end_of_month");
  const beginning = fc.constantFrom(
    [],
    paid,
    ready,
    [...ready, at("office delivers")],
    [at("office changes terms", delayed), at("customer pays later", 1)],
  );
  const some = at("consumer withdraws from a piece");
  const consumers = fc.constantFrom(
    [some],
    [...paid, some],
    [
      ...paid,
      some,
      at("office refunds"),
      at("office notes a transfer back"),
      at("office is through with a withdrawal"),
    ],
    [at("office marks a part paid"), some, at("consumer withdraws in words", 3)],
    [...ready, at("office delivers"), some, at("consumer withdraws from the rest")],
    [at("consumer withdraws in words", 5), at("office is through with a withdrawal", 5)],
  );
  const begun = fc.oneof(
    beginning.map((first) => ({ first, private: false })),
    consumers.map((first) => ({ first, private: true })),
  );
  const taken = new Set<Step>();
  await fc.assert(
    fc.asyncProperty(begun, walk, async ({ first, private: alone }, moves) => {
      const user = alone ? buyer() : await creditCompany(100_000_000);
      const productId = await (alone ? product : companyProduct)(pieces, 100_003);
      const { id, place } = await readyCart(productId, ordered, user);
      await place();
      let order = await loadOrder(id);
      let freed = 0;
      await checkState({ order, productId });
      for (const { step, pick } of [...first, ...moves]) {
        const refusal = await steps[step]({ user, order, productId, pick, place }).then(
          () => undefined,
          (error: unknown) => {
            if (!(error instanceof Problem)) throw error;
            return error;
          },
        );
        const refused = refusal !== undefined;
        checkOffer(offeredFor[step], order, refusal);
        const after = await loadOrder(id);
        if (!refused) taken.add(step);
        checkMove(step, order, after);
        await checkSettled(order, after);
        if (step === "customer pays offline" && !refused) expect(isPaymentPaused(order)).toBe(false);
        freed += freedBy(order, after);
        await checkState({ order: after, productId }, freed);
        order = after;
      }
    }),
    { numRuns: 90, seed: 20_261_120 },
  );
  expect([...taken].toSorted()).toEqual(Object.keys(steps).toSorted());
});
