import type { Warning } from "../platform/confirming/confirmed.ts";
import type { Cents } from "../platform/money.ts";
import { plusDays, type CivilDate } from "../platform/time.ts";
import type { Presented } from "./collecting/at-bank.ts";
import type { Receipt } from "./receipt.ts";
import { plainReference } from "./plain-reference.ts";

export const bookingWarningCodes = [
  "day-before-order",
  "amount-beyond-order",
  "amount-beyond-due",
  "paid-before",
  "amount-small-part",
  "payment-open",
  "reference-known",
  "reference-elsewhere",
  "at-bank",
  "day-before-refund",
  "refund-not-due",
  "refund-small-part",
  "refund-beyond-due",
] as const;
export type BookingWarning = Warning<(typeof bookingWarningCodes)[number], string | number>;

/** Money as a person reads it off a statement. */
export interface Booking {
  settledOn: CivilDate;
  amount: Cents;
  reference: string;
}

interface Facts {
  /** Of the order: the day on which it was placed, and what it comes to. */
  placedOn: CivilDate;
  total: Cents;
  /** What is due of the transaction that the money pays; undefined for money that pays nothing. */
  due: Cents | undefined;
  /** What the order still waits for, cents. */
  open: Cents;
  /** The line of a slip by which the bank asks for the same payment. */
  atBank?: Presented | undefined;
  /** The money that is booked for the order already. */
  known: readonly Receipt[];
  /** What is booked with the same reference in other orders, the newest first. */
  elsewhere: readonly BookedElsewhere[];
}

/** Money of a reference in another order. */
export interface BookedElsewhere {
  orderNumber: string;
  amount: Cents;
  settledOn: CivilDate;
}

/** Who knows what they are about to pay may pay some days ahead of the order; earlier is a day read wrongly. */
const daysAhead = 7;
/** A tenth of what is due is a sign misplaced rather than meant: of money that comes as of money that goes back. */
const outOfProportion = 10;
const isSmallPart = (amount: Cents, due: Cents): boolean => amount * outOfProportion <= due;

/** So many of a reference's bookings in other orders a question names. */
const mostNamed = 5;

const sharing = (known: readonly Receipt[], reference: string): Receipt[] =>
  known.filter(
    (one) =>
      !one.reversal && one.reference !== undefined && plainReference(one.reference) === plainReference(reference),
  );

/** Whether this very money is booked for the order already, for whatever transaction: reference, day and amount are the same. */
export const isKnown = ({ reference, settledOn, amount }: Booking, known: readonly Receipt[]): boolean =>
  sharing(known, reference).some((one) => one.settledOn === settledOn && one.amount === amount);

/**
 * Why money that somebody books has to be confirmed, by its field: a day long before the order, more than the whole order
 * where it pays nothing, a tenth or less of what is due, money that pays nothing while payments are open, money for what the bank asks
 * for by a slip, or a reference that other money has, of this order or of others: one transfer may pay two instalments, two orders, or too much. Amounts are cents, days
 * civil dates.
 */
export function bookingWarnings(
  { settledOn, amount, reference }: Booking,
  { placedOn, total, due, open, atBank, known, elsewhere }: Facts,
): Record<keyof Booking, BookingWarning[]> {
  const early = settledOn < plusDays(placedOn, -daysAhead);
  const beyond = due === undefined && amount > total;
  const small = due !== undefined && isSmallPart(amount, due);
  return {
    settledOn: early ? [{ code: "day-before-order", params: { settledOn, placedOn } }] : [],
    amount: [
      ...(beyond ? [{ code: "amount-beyond-order" as const, params: { amount, total } }] : []),
      ...(due === undefined && open > 0 ? [{ code: "payment-open" as const, params: { amount, open } }] : []),
      ...atBankWarnings(atBank),
      ...(small ? [{ code: "amount-small-part" as const, params: { amount, due } }] : []),
    ],
    reference: [
      ...sharing(known, reference).map((one) => ({
        code: "reference-known" as const,
        params: { amount: one.amount, settledOn: one.settledOn },
      })),
      ...elsewhere.slice(0, mostNamed).map(({ orderNumber, amount: booked, settledOn: on }) => ({
        code: "reference-elsewhere" as const,
        params: { orderNumber, amount: booked, settledOn: on },
      })),
    ],
  };
}

/**
 * Why money of a bank's entry has to be confirmed that its order doesn't wait for, or not so much of it: a debt is paid once, and what comes twice
 * is due back. Money of just that amount which has paid it is named, the latest last. Cents.
 */
export function beyondDueWarnings(amount: Cents, due: Cents, known: readonly Receipt[]): BookingWarning[] {
  if (amount <= due) return [];
  const before = known.filter((one) => !one.reversal && one.amount === amount);
  return [
    { code: "amount-beyond-due", params: { amount, due } },
    ...before.slice(-mostNamed).map(({ settledOn, reference = "" }) => ({
      code: "paid-before" as const,
      params: { amount, settledOn, reference },
    })),
  ];
}

/** Why money for a payment has to be confirmed whose slip is at the bank: its debtor would pay twice. */
export const atBankWarnings = (atBank: Presented | undefined): BookingWarning[] =>
  atBank ? [{ code: "at-bank", params: { slip: atBank.number, askedOn: atBank.on } }] : [];

/** Why an amount to send back has to be confirmed: nothing is due back, or it is more than that, or a tenth of it or less. Cents. */
export function refundAmountWarnings(amount: Cents, due: Cents): BookingWarning[] {
  if (due === 0) return [{ code: "refund-not-due", params: { amount } }];
  if (isSmallPart(amount, due)) return [{ code: "refund-small-part", params: { amount, due } }];
  return amount > due ? [{ code: "refund-beyond-due", params: { amount, due } }] : [];
}

/** Why the day of a transfer back has to be confirmed: it is before the day on which the refund was asked for. */
export const refundDayWarnings = (doneOn: CivilDate, askedOn: CivilDate): BookingWarning[] =>
  doneOn < askedOn ? [{ code: "day-before-refund", params: { doneOn, askedOn } }] : [];
