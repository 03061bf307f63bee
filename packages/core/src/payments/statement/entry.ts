import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";

/** What an entry is: money that came, money of ours that came back or was taken back (R-transactions), the bank's fees, money that went. */
export const entryKinds = ["transfer", "return", "fee", "debit"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One entry of a bank statement, as the bank has booked it. */
export interface StatementEntry {
  /** The IBAN of the account. */
  account: string;
  bookedOn: CivilDate;
  kind: EntryKind;
  /** More than nought, in the smallest unit of the currency; `kind` and `credit` say which way it went. */
  amount: Cents;
  credit: boolean;
  /** ISO 4217 in lower case. */
  currency: string;
  /** The bank's own; many banks give none. */
  reference?: string | undefined;
  /** The other side of it. */
  name?: string | undefined;
  iban?: string | undefined;
  /** What the payer wrote. */
  text: string;
}

/** A file of a bank as it was read. */
export interface ReadStatement {
  entries: readonly StatementEntry[];
  /** Entries that the bank only expects: they come again when they are booked. */
  pending: number;
  /** Rows of a table that can't be read, as a spreadsheet counts. */
  refused: readonly { row: number; field: "date" | "amount" }[];
}
