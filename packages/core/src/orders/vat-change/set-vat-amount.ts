import { isDeepStrictEqual } from "node:util";
import type { User } from "../../platform/access.ts";
import {
  confirmable,
  confirmedBy,
  demandAnother,
  isConfirmed,
  isRefused,
  seenProposal,
} from "../../platform/four-eyes/four-eyes.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant, romeDate } from "../../platform/time.ts";
import { creditForMore } from "../credit/credit-facts.ts";
import { orderTotalChanged } from "../events.ts";
import { askedIn, type Amounts, type Order } from "../order.ts";
import { agreedByBuyer } from "../payment/shipment-cost.ts";
import { openOf, withLess } from "../payment/less.ts";
import { rescheduled, withOneMore } from "../payment/schedule.ts";
import { askedFor } from "../papers/invoiced.ts";
import { stillSold } from "../papers/still-sold.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { amountsUnder, treatmentAsPlaced, vatChangeMachine, vatChoicesOf, vatFactsOf } from "./vat-change.ts";
import { causeOf, type VatChoice, type VatDecision } from "./vat-decision.ts";

interface Propose {
  act: "propose";
  rule: VatChoice;
  reason: string;
  /** Of a declaration of intent, and of nothing else. */
  protocol?: string | undefined;
  /** The day of its receipt, where it isn't the one in the protocol. */
  receivedOn?: string | undefined;
  /** Cents, VAT included: what the order would cost, as the proposer saw it. */
  total: Cents;
}

interface Confirm {
  act: "confirm";
  /** Which proposal, by when it was made. */
  proposedOn: string;
  /** Cents, VAT included: what the order will cost, as the confirmer saw it. */
  total: Cents;
}

interface Refuse {
  act: "refuse";
  proposedOn: string;
}

export type VatAct = Propose | Confirm | Refuse;

/**
 * An order's VAT by decision of two administrators: one proposes, another one confirms or refuses; who has proposed takes it back by
 * refusing. Only a confirmation changes anything of the order: amounts, groups and open payments follow to the cent and its customer is
 * told. The same act again answers what the first has made. Problems: not-found, invalid-transition, order-ended, already-invoiced,
 * withdrawal-open, own-proposal, something-paid where less would be left to pay than comes off, approval-needed, those of
 * credit, version-conflict where it isn't what was seen.
 */
export const setVatAmount = (user: Pick<User, "id">, orderId: string, act: VatAct, now: Date): Promise<Order> =>
  untilWritten(async () => {
    const order = await loadOrder(orderId);
    if (act.act === "propose") return propose(order, act, user.id, now);
    return act.act === "confirm" ? confirm(order, act, user.id, now) : refuse(order, act, now);
  });

function demandTotal({ total }: Amounts, seen: Cents): void {
  if (total !== seen) throw new Problem("version-conflict");
}

async function propose(
  before: Order,
  { rule, reason, protocol, receivedOn, total }: Propose,
  by: string,
  now: Date,
): Promise<Order> {
  const { vatProposal: known } = before;
  const wish = { rule, reason, ...(protocol && { protocol }), ...(receivedOn && { receivedOn }), proposedBy: by };
  if (known && isDeepStrictEqual({ ...known, proposedOn: "" }, { ...wish, proposedOn: "" })) return before;
  if (receivedOn && receivedOn > romeDate(now)) throw invalid({ field: "receivedOn", code: "in-the-future" });
  vatChangeMachine.demand(vatFactsOf(before), "propose", "back-office");
  if (!vatChoicesOf(before).includes(rule))
    throw new Problem("invalid-transition", { state: before.amounts.treatment.rule, action: rule });
  demandTotal(amountsUnder(before, rule), total);
  const vatProposal = { ...wish, proposedOn: instant(now) };
  return writeOrder({ before, after: { ...before, vatProposal }, now });
}

async function confirm(before: Order, { proposedOn, total }: Confirm, by: string, now: Date): Promise<Order> {
  const { vatProposal, vatDecision } = before;
  const isDecided = isConfirmed({ proposal: vatProposal, decided: vatDecision }, proposedOn);
  if (vatDecision && isDecided && before.amounts.total === total) {
    demandAnother(vatDecision, by);
    return before;
  }
  vatChangeMachine.demand(vatFactsOf(before), "confirm", "back-office");
  const seen = confirmable(vatProposal, proposedOn, by);
  const amounts = amountsUnder(before, seen.rule);
  demandTotal(amounts, total);
  const asPlaced = treatmentAsPlaced(before);
  const decided: VatDecision = { ...seen, ...confirmedBy(by, instant(now)), asPlaced };
  // What its buyer pays more or less: of a public body, which pays the VAT to the state, that is the net.
  const difference = askedIn(amounts) - askedIn(before.amounts);
  const changed: Order = {
    ...before,
    amounts,
    vatProposal: undefined,
    vatDecision: decided,
    ...repaid(before, amounts, now),
  };
  const after = difference > 0 ? { ...changed, ...(await agreedByBuyer(before, changed, now)) } : changed;
  const creditLimit = before.companyId && difference > 0 ? await creditForMore(before, after, now) : undefined;
  const told = { orderId: before.id, before: before.amounts.total, amount: amounts.total, reason: causeOf(decided) };
  // The letter says the totals with VAT, of a public body too.
  const events = told.amount === told.before ? [] : [orderTotalChanged.of(told)];
  return writeOrder({ before, after, creditLimit, events, now });
}

async function refuse(before: Order, { proposedOn }: Refuse, now: Date): Promise<Order> {
  const { vatProposal, vatDecision } = before;
  if (isRefused({ proposal: vatProposal, decided: vatDecision }, proposedOn)) return before;
  vatChangeMachine.demand(vatFactsOf(before), "refuse", "back-office");
  seenProposal(vatProposal, proposedOn);
  return writeOrder({ before, after: { ...before, vatProposal: undefined }, now });
}

/**
 * Its payments at the other total: all anew while nothing is paid or on its way, else one more, or the open ones smaller; by what its buyer still has,
 * for of an order whose invoice was taken back pieces may have come back, or the price been lowered, before.
 */
function repaid(order: Order, amounts: Amounts, now: Date): Partial<Order> {
  const anew = { ...order, amounts };
  const difference = askedFor(anew, stillSold(anew)) - askedFor(order, stillSold(order));
  if (difference === 0) return {};
  const begun = order.transactions.some(
    ({ status, superseded }) => !superseded && (status === "paid" || status === "processing_payment"),
  );
  if (!begun) return rescheduled({ ...order, amounts }, now);
  if (difference > 0) return withOneMore(order, difference, now);
  if (openOf(order) + difference < 0) throw new Problem("something-paid");
  return withLess(order, 0 - difference);
}
