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

/** Something of a statement that isn't taken, and why: a row of a table, or an entry of an XML file. */
export interface RefusedRow {
  is: (typeof rowKinds)[number];
  /** A table's row as a spreadsheet counts; an XML file's entry, from 1. */
  row: number;
  field: (typeof refusedFields)[number];
  why: (typeof rowFaults)[number];
  /** As it is written there, its beginning where it is long; empty where nothing is. */
  text: string;
}

export const rowKinds = ["row", "entry"] as const;
export const refusedFields = ["date", "amount", "direction", "currency", "reference", "iban"] as const;
export const rowFaults = ["missing", "unreadable", "unclear", "in-the-future", "too-long", "other-currency"] as const;

/** A file of a bank as it was read. */
export interface ReadStatement {
  entries: readonly StatementEntry[];
  /** Entries that the bank only expects: they come again when they are booked. */
  pending: number;
  refused: readonly RefusedRow[];
}
