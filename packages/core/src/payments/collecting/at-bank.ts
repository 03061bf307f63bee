import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { CollectionKind } from "../collection-kinds.ts";
import { plainReference } from "../plain-reference.ts";

/** The line of a slip by which a payment is asked for at the bank. */
export interface Presented {
  /** The slip's. */
  number: string;
  kind: CollectionKind;
  /** Of the payment that went there: parts that were split off it since stand for the same line. */
  seq: number;
  /** The day of the banks on which it is asked for. */
  on: CivilDate;
  /** What is asked for, cents: more than is left of the payment once a part of it has come otherwise. */
  amount: Cents;
  /** The day on which the mandate of a debit was cancelled that was still to come: the debtor's bank would send it back as unauthorised. */
  revokedOn?: CivilDate | undefined;
}

interface Asked {
  status: string;
  settlementRef?: string | undefined;
  presented?: Pick<Presented, "number" | "revokedOn"> | undefined;
}

const slipsReferences = (number: string): string => `Distinta ${number} n. `;

/**
 * By which the money of a slip's line, the `place`th from 1, is booked: in one piece, or what it pays and what is more, each a `part` from
 * 1.
 */
export const slipReference = (number: string, place: number, part = 1): string =>
  `${slipsReferences(number)}${place}${part > 1 ? ` parte ${part}` : ""}`;

/** Whether a booking's reference is one of a line's, however its signs were typed. */
export function isOfLine(reference: string | undefined, number: string, place: number): boolean {
  const said = plainReference(reference ?? "");
  const own = plainReference(slipReference(number, place));
  return said === own || said.startsWith(`${own}PARTE`);
}

const paidBySlip = ({ status, settlementRef = "", presented }: Asked): boolean =>
  status === "paid" &&
  presented !== undefined &&
  plainReference(settlementRef).startsWith(plainReference(slipsReferences(presented.number)));

/** Whether its line still waits for its outcome at the bank, though the payment be paid by other money or be given up. */
export const isAtBank = (transaction: Asked): boolean =>
  transaction.presented !== undefined && !paidBySlip(transaction);

/** Whether the bank asks for what nobody owes any more, for other money has paid it or its order has ended, or by a mandate that was cancelled. */
export const isToRecall = (transaction: Asked): boolean =>
  isAtBank(transaction) &&
  (transaction.status === "paid" || transaction.status === "failed" || transaction.presented?.revokedOn !== undefined);
