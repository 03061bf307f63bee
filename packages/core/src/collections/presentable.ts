import {
  collectableFrom,
  nextTargetDay,
  plusTargetDays,
  type CollectionKind,
  type Transaction,
} from "../payments/index.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import type { Collection, CollectionLine, Debtor } from "./collection.ts";
import { inSepaLetters } from "./files/bank-letters.ts";

/**
 * Days of the banks from the file to the day on which a payment is asked for, at least. A direct debit has to be there one such day before
 * (EPC016-06 and EPC222-07), and its payer is told of it the day before at the latest: the mandate agrees so.
 */
const leadDays: Readonly<Record<CollectionKind, number>> = { riba: 5, sdd: 2 };

/** Days of the banks after that day within which one that isn't paid comes back. */
const outcomeDays = 5;

/** Whether a payment that waits to be collected is one of a slip of today: it is due for good, within ten days. */
export const isTime = (transaction: Transaction, today: CivilDate): boolean =>
  (collectableFrom(transaction) ?? "9999") <= today;

/** The day of the banks on which it is asked for: when it is due, or as soon as a file of today can (domain-rules 4.2). */
export function collectionDay(kind: CollectionKind, dueDate: CivilDate, today: CivilDate): CivilDate {
  const soonest = plusTargetDays(today, leadDays[kind]);
  const due = nextTargetDay(dueDate);
  return due > soonest ? due : soonest;
}

/** The first day on which a payment that didn't come back counts as paid. */
export const outcomeDay = (collectedOn: CivilDate): CivilDate => plusTargetDays(collectedOn, outcomeDays);

/**
 * What a receipt can't do without in its debtor's address, since the bank sends a notice there; and a debit, in fields of their own. What has no
 * letter that a bank can write ("/") is as good as nothing.
 */
export const lacksAddress = (kind: CollectionKind, { street, postalCode, town, countryCode }: Debtor): boolean =>
  [street, town].some((text) => !inSepaLetters(text)) ||
  (kind === "riba" ? !/^\d{5}$/.test(postalCode) : !inSepaLetters(postalCode) || !countryCode);

/**
 * The lines that count as paid today: their day and the bank's days after it have passed and nothing came back
 * (domain-rules 4.6, bank_receipt).
 */
export const payableLines = ({ lines }: Pick<Collection, "lines">, now: Date): CollectionLine[] =>
  lines.filter(({ outcome, collectedOn }) => !outcome && outcomeDay(collectedOn) <= romeDate(now));
