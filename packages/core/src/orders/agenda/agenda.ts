import { deliveryWeeks } from "../../catalogue/index.ts";
import { type PaymentMethod } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { romeDate, plusDays, type CivilDate } from "../../platform/time.ts";
import { approvalDays, expiresOn } from "../days/expiry.ts";
import { confirmedOn } from "../due-dates.ts";
import { goodsAmong } from "../offer/offered.ts";
import { hasEnded, type Order } from "../order.ts";
import { isToBeSent } from "../sending/fulfilment-machine.ts";
import { isPaymentPaused } from "../withdrawal/withdrawal.ts";
import type { AgendaKind } from "./agenda-kinds.ts";

/** One thing that an order has on a day of Rome. */
export interface AgendaEntry {
  on: CivilDate;
  kind: AgendaKind;
  orderId: string;
  number: string;
  customer: string;
  /** Cents: what is due, or the total of what waits. */
  amount: Cents;
  method?: PaymentMethod | undefined;
}

/** The last day by which goods that were ordered leave: the longest shipping time of their lines, counted from the confirmation. */
function leavesBy(order: Order): CivilDate {
  const weeks = goodsAmong(order.lines).map(
    ({ shippingTime }) => deliveryWeeks[shippingTime as keyof typeof deliveryWeeks] ?? 0,
  );
  return plusDays(confirmedOn(order), Math.max(0, ...weeks) * 7);
}

/**
 * What an order has to do on which day: payments that are due, the day on which it ends unpaid or unapproved, and the day by which goods
 * that may leave have left. Nothing of one that has ended, and no payment while a withdrawal is looked after.
 */
export function agendaOf(order: Order): AgendaEntry[] {
  if (hasEnded(order)) return [];
  const { id: orderId, number, customer, amounts, transactions, approval } = order;
  const entry = (on: CivilDate | undefined, kind: AgendaKind, more: Partial<AgendaEntry> = {}): AgendaEntry[] =>
    on === undefined
      ? []
      : [
          {
            on,
            kind,
            orderId,
            number,
            customer: customer.companyName ?? customer.name,
            amount: amounts.total,
            ...more,
          },
        ];
  const waits = order.status === "awaitingApproval" && approval && !approval.decidedOn;
  const due = isPaymentPaused(order)
    ? []
    : transactions.filter(({ status, superseded }) => status === "pending_payment" && !superseded);
  return [
    ...(waits ? entry(plusDays(romeDate(new Date(approval.askedOn)), approvalDays), "approval") : []),
    ...due.flatMap(({ dueDate, amount, method }) => entry(dueDate, "payment", { amount, method })),
    ...entry(expiresOn(order), "expiry"),
    ...(isToBeSent(order) ? entry(leavesBy(order), "shipment") : []),
  ];
}
