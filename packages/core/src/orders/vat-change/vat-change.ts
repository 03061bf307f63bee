import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import { officeRulesFor, officeTreatment, type VatTreatment } from "../../tax/index.ts";
import { hasEnded, pickup, type Amounts, type Order } from "../order.ts";
import { standsInvoiced } from "../papers/demand-uninvoiced.ts";
import { isPaymentPaused } from "../withdrawal/withdrawal.ts";
import { taxedUnder } from "../reduced-vat/retaxed.ts";
import type { VatChoice } from "./vat-decision.ts";

interface Facts extends Pick<
  Order,
  | "status"
  | "failedReason"
  | "cancelledOn"
  | "invoices"
  | "invoiceNumber"
  | "subscription"
  | "lines"
  | "withdrawals"
  | "returns"
  | "amounts"
> {
  vatState: "as-decided" | "proposed";
}

/**
 * Before an invoice says how it is taxed, or once a credit note has taken all of them back; and while nothing of it is being given back. Problems: order-ended, already-invoiced,
 * withdrawal-open, and invalid-transition of a subscription's order and of one that waits for its company's owner or has the reduced
 * rate by a certificate, which ends otherwise.
 */
function demandOpen(order: Facts): void {
  const { status, cancelledOn, subscription, withdrawals, returns, amounts } = order;
  if (hasEnded(order) || cancelledOn !== undefined) throw new Problem("order-ended");
  if (standsInvoiced(order)) throw new Problem("already-invoiced");
  if (isPaymentPaused(order) || withdrawals?.length || returns?.length) throw new Problem("withdrawal-open");
  const action = "set-vat-amount";
  if (subscription) throw new Problem("invalid-transition", { state: "subscription", action });
  if (status === "awaitingApproval") throw new Problem("invalid-transition", { state: status, action });
  const { rule } = amounts.treatment;
  if (rule === "domestic-reduced" || amounts.shipmentState !== "known") {
    throw new Problem("invalid-transition", { state: rule, action });
  }
}

/** Four eyes on an order's VAT: what one administrator proposes counts once another has confirmed it (domain-rules 5.2). */
export const vatChangeMachine = machine<Facts, "vatState">("vatState")({
  name: "vatChange",
  states: ["as-decided", "proposed"],
  first: "as-decided",
  actions: {
    propose: { from: ["as-decided"], to: "proposed", actors: ["back-office"], guard: demandOpen },
    confirm: { from: ["proposed"], to: "as-decided", actors: ["back-office"], guard: demandOpen },
    /** Also by who has proposed it. */
    refuse: { from: ["proposed"], to: "as-decided", actors: ["back-office"] },
  },
});

export const vatFactsOf = (order: Order): Order & { vatState: Facts["vatState"] } => ({
  ...order,
  vatState: order.vatProposal ? "proposed" : "as-decided",
});

/** What an order may be taxed as by decision, other than it is now. */
export function vatChoicesOf(order: Order): VatChoice[] {
  const { companyId, customer, address, amounts, vatDecision } = order;
  const goods = address === pickup ? "pickup" : address.countryCode === "IT" ? "italy" : "abroad";
  const rules = officeRulesFor({ business: companyId !== undefined, vatNumber: customer.vatNumber, goods });
  const decided = vatDecision && vatDecision.rule !== "as-placed";
  return [...rules.filter((rule) => rule !== amounts.treatment.rule), ...(decided ? (["as-placed"] as const) : [])];
}

/** How the order was taxed when it was placed, whatever was decided since. */
export const treatmentAsPlaced = ({ vatDecision, amounts }: Pick<Order, "vatDecision" | "amounts">): VatTreatment =>
  vatDecision?.asPlaced ?? amounts.treatment;

/**
 * The order's amounts under a choice, by the one algorithm (domain-rules 1.3): prices, contributions, freight and coupon stay as they were
 * frozen, and the law is that of the day of placing.
 */
export function amountsUnder(order: Order, rule: VatChoice): Amounts {
  const { placedOn, amounts } = order;
  if (rule === "as-placed") return taxedUnder(order, treatmentAsPlaced(order));
  const { publicBody } = amounts.treatment;
  return taxedUnder(order, {
    ...officeTreatment(rule, new Date(placedOn)),
    ...(publicBody !== undefined && { publicBody }),
  });
}
