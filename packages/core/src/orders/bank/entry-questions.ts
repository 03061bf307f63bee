import { beyondDueWarnings, bookingWarnings, isAtBank, isKnown, type Share } from "../../payments/index.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { romeDate } from "../../platform/time.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { transferOf } from "../ledger/transfers.ts";
import { askedIn, type Order } from "../order.ts";
import { openAmountOf } from "../payment/open-payments.ts";
import type { BankEntry } from "./bank-entry.table.ts";

/**
 * Asks what only a person knows, before anything of an entry is written down for an order. Day and amount are the bank's own, but
 * whether they are for *this* order isn't: money that came long before the order, more than it waits for, a tenth or less of
 * what is due, money for what a slip asks for at the bank, and money that is booked already by the same reference, here or for an order that this entry doesn't pay, is asked about.
 * That an order's open payments take no more of it (`payment-open`) follows from how the house itself parts it, and isn't asked.
 * Problem: confirmation-needed.
 */
export async function demandAnswers(
  entry: BankEntry,
  { order, shares }: { order: Order; shares: readonly Share[] },
  confirmed: readonly string[],
): Promise<void> {
  const known = await receiptsOf(order);
  const paidByThis = new Set(entry.shares.map(({ orderId }) => orderId));
  const questions = await Promise.all(
    shares.map(async ({ seq, amount, reference }) => {
      const payment = order.transactions.find((one) => one.seq === seq);
      const { bookings } = await transferOf(reference);
      return bookingWarnings(
        { settledOn: entry.bookedOn, amount, reference },
        {
          placedOn: romeDate(new Date(order.placedOn)),
          total: askedIn(order.amounts),
          due: payment?.amount,
          open: 0,
          atBank: payment && isAtBank(payment) ? payment.presented : undefined,
          // This very money, booked before the act broke off or by hand, is taken for what it is.
          known: known.filter((one) => one.settledOn !== entry.bookedOn || one.amount !== amount),
          elsewhere: bookings.filter(({ orderId }) => orderId !== order.id && !paidByThis.has(orderId)),
        },
      );
    }),
  );
  // This very money, booked before the act broke off or by hand, asks for nothing more.
  const further = shares.filter((share) => !isKnown({ ...share, settledOn: entry.bookedOn }, known));
  const asked = further.reduce((sum, { amount }) => sum + amount, 0);
  demandConfirmed([
    { field: "amount", warnings: beyondDueWarnings(asked, openAmountOf(order), known), confirmed },
    ...questions.flatMap((of) =>
      (["settledOn", "amount", "reference"] as const).map((field) => ({ field, warnings: of[field], confirmed })),
    ),
  ]);
}
