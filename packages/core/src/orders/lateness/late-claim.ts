import {
  flatCompensation,
  knownReferenceRates,
  lateInterest,
  nextTargetDay,
  type HalfYear,
  type LatePart,
  type Transaction,
} from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";
import { hasEnded, type Order } from "../order.ts";
import type { NoClaim } from "./no-claims.ts";
import { goodsInvoice } from "../papers/invoiced.ts";

/** A payment that is late on the day of the claim, or that was and has come. */
export interface LatePayment {
  seq: number;
  amount: Cents;
  dueOn: CivilDate;
  /** The day it came; absent while it is open. */
  paidOn?: CivilDate | undefined;
  days: number;
  parts: readonly LatePart[];
}

export interface LateClaim {
  on: CivilDate;
  none?: NoClaim | undefined;
  payments: readonly LatePayment[];
  /** Half-years whose reference rate has to be told: without it their days are in no sum. */
  unknown: readonly HalfYear[];
  interest: Cents;
  compensation: Cents;
  total: Cents;
}

type Facts = Pick<
  Order,
  "companyId" | "customer" | "status" | "failedReason" | "cancelledOn" | "invoices" | "transactions"
>;

/** Where a bank collects it, it is late only after the day on which the banks settle (domain-rules 4.2). */
const lateAfter = ({ method }: Transaction, dueDate: CivilDate): CivilDate =>
  method === "sepa_direct_debit" || method === "bank_receipt" ? nextTargetDay(dueDate) : dueDate;

function whyNone(order: Facts): NoClaim | undefined {
  if (order.companyId === undefined) return "private-person";
  if (hasEnded(order) || order.cancelledOn !== undefined) return "order-ended";
  return goodsInvoice(order) ? undefined : "not-invoiced";
}

/**
 * Interest and flat compensation that a company's late payments of an order give rise to, as on a day (D.Lgs. 231/2002, artt. 4 to 6;
 * domain-rules 4.4): shown to the office, charged by nobody. It is of what was invoiced and isn't waived; money that came late counts to the
 * day it came. One order has one invoice of its goods, so one compensation. `told`: the reference rate, basis points, of half-years that the table
 * doesn't know.
 */
export function lateClaim(order: Facts, on: CivilDate, told?: number): LateClaim {
  const none = whyNone(order);
  const payments = none ? [] : order.transactions.flatMap((one) => latePayment(one, on, told));
  const parts = payments.flatMap((one) => one.parts);
  const interest = parts.reduce((sum, part) => sum + (part.interest ?? 0), 0);
  const compensation = payments.length > 0 ? flatCompensation : 0;
  const unknown = new Set(parts.flatMap(({ half, rate }) => (rate === undefined ? [half] : [])));
  return {
    on,
    ...(none ? { none } : payments.length === 0 && { none: "not-late" }),
    payments,
    unknown: [...unknown],
    interest,
    compensation,
    total: interest + compensation,
  };
}

/** The same for a row of a list, as on a day: `isPart` where days of a half-year are in no sum; undefined where nothing can be claimed. */
export function lateClaimRow(order: Facts, on: CivilDate) {
  const { none, interest, compensation, total, unknown } = lateClaim(order, on);
  return none ? undefined : { interest, compensation, total, isPart: unknown.length > 0 };
}

function latePayment(transaction: Transaction, on: CivilDate, told: number | undefined): LatePayment[] {
  const { seq, amount, dueDate, dueDateProvisional, superseded, status, method, settledOn } = transaction;
  if (superseded || method === "gift" || !dueDate || dueDateProvisional) return [];
  const paidOn = status === "paid" ? settledOn : undefined;
  if (status === "paid" && !paidOn) return [];
  const until = paidOn && paidOn < on ? paidOn : on;
  const dueOn = lateAfter(transaction, dueDate);
  const rates =
    told === undefined
      ? knownReferenceRates
      : Object.fromEntries(
          lateInterest(amount, dueOn, until, {}).map(({ half }) => [half, knownReferenceRates[half] ?? told]),
        );
  const parts = lateInterest(amount, dueOn, until, rates);
  const days = parts.reduce((sum, part) => sum + part.days, 0);
  return days > 0 ? [{ seq, amount, dueOn, ...(paidOn && paidOn <= on && { paidOn }), days, parts }] : [];
}
