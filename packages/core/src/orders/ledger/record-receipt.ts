import { writer } from "../../platform/authorship.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant, isCivilDate, romeDate } from "../../platform/time.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import {
  bookingWarnings,
  isAtBank,
  isKnown,
  type Booking,
  type PaymentMethod,
  type Receipt,
  type Transaction,
} from "../../payments/index.ts";
import { askedIn, hasEnded, type Order } from "../order.ts";
import { openAmountOf } from "../payment/open-payments.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { receiptsOf } from "./earlier-orders.ts";
import { keyOfReference } from "./stored-receipts.ts";
import { notedBooking, transferOf } from "./transfers.ts";
import { paymentToReturn } from "../events.ts";

export interface Seen extends Booking {
  /** Codes of what the caller knows and wants (payments/booking-warnings.ts); else refused with confirmation-needed. */
  confirmed?: readonly string[] | undefined;
  /** The bank statement's entry that tells of it, by its id. */
  bankEntry?: string | undefined;
}

interface How {
  method: PaymentMethod;
  /** The transaction that the money settles; without one it is due back. */
  transaction?: Pick<Transaction, "seq" | "amount" | "status" | "settlementRef" | "presented"> | undefined;
  /** What the caller calls the reference. */
  referenceField: string;
  now: Date;
}

/**
 * Money that an employee has seen come, as the statement has it: its receipt, and the write that notes its reference for other orders'
 * bookings. Both belong into one transaction. Problems: invalid-input for a day in the future or none of the calendar,
 * receipt-known for the same reference, day and amount, whatever it was booked for, confirmation-needed.
 */
export async function receiptSeen(order: Order, seen: Seen, how: How) {
  const { settledOn, reference, amount, confirmed, bankEntry } = seen;
  const { method, transaction, referenceField, now } = how;
  if (!isCivilDate(settledOn)) throw invalid({ field: "settledOn", code: "not-a-date" });
  if (settledOn > romeDate(now)) throw invalid({ field: "settledOn", code: "in-the-future" });
  const [known, transfer] = await Promise.all([receiptsOf(order), transferOf(reference)]);
  if (isKnown(seen, known)) throw new Problem("receipt-known");
  const warnings = bookingWarnings(seen, {
    placedOn: romeDate(new Date(order.placedOn)),
    total: askedIn(order.amounts),
    due: transaction?.amount,
    open: openAmountOf(order),
    atBank: transaction && isAtBank(transaction) ? transaction.presented : undefined,
    known,
    elsewhere: transfer.bookings.filter(({ orderId }) => orderId !== order.id),
  });
  demandConfirmed([
    { field: "settledOn", warnings: warnings.settledOn, confirmed },
    { field: "amount", warnings: warnings.amount, confirmed },
    { field: referenceField, warnings: warnings.reference, confirmed },
  ]);
  const receipt: Receipt = {
    orderId: order.id,
    key: freeKey(keyOfReference(transaction?.seq, reference), known),
    version: 1,
    userId: order.userId,
    orderNumber: order.number,
    customerName: order.customer.companyName ?? order.customer.name,
    method,
    amount,
    currency: "eur",
    seq: transaction?.seq,
    settled: transaction ? amount : 0,
    why: transaction ? undefined : hasEnded(order) ? "order-ended" : "surplus",
    reference,
    ...(bankEntry !== undefined && { bankEntry }),
    settledOn,
    receivedOn: instant(now),
    receivedBy: writer(),
    chargedBack: 0,
    refunds: [],
  };
  return { receipt, noted: notedBooking(transfer, receipt) };
}

/** A reference that was confirmed for further money of the same transaction: the key counts it. */
function freeKey(key: string, known: readonly Receipt[]): string {
  const taken = new Set(known.map((one) => one.key));
  let free = key;
  for (let nth = 2; taken.has(free); nth += 1) free = `${key}-${nth}`;
  return free;
}

/** Money by transfer that pays nothing of the order, be it paid or at its end: it is booked and due back. */
export const recordSurplus = (orderId: string, seen: Seen, now: Date): Promise<Order> =>
  untilWritten(async () => {
    const order = await loadOrder(orderId);
    const how = { method: "manual_wire_transfer" as const, referenceField: "reference", now };
    const { receipt, noted } = await receiptSeen(order, seen, how);
    const { amount } = receipt;
    const events = [paymentToReturn.of({ orderId, amount, currency: "eur" })];
    return writeOrder({ before: order, after: order, receipts: [[undefined, receipt]], also: [noted], events, now });
  });
