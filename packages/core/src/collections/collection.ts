import type { CollectionKind, MandateScheme, ReturnCode } from "../payments/index.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";

/** `making`: its payments are being taken up; `made`: its file stands; `settled`: the outcome of every line is known. */
export const collectionStates = ["making", "made", "settled"] as const;
export type CollectionState = (typeof collectionStates)[number];

/** `paid` by the debtor; `unpaid`: come back, an insoluto; `recalled`: taken back from the bank before its day. */
export const lineOutcomes = ["paid", "unpaid", "recalled"] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** The most payments of one slip: each is taken up by a write of its own. */
export const mostLines = 150;

/** Why a payment that is due can't go to the bank. */
export const hindrances = ["no-invoice", "no-iban", "no-address", "no-mandate"] as const;
export type Hindrance = (typeof hindrances)[number];

/** Why the bank asks for nothing, or for too much: other money has paid the payment, or a part of it, or its order has ended. */
export const vainReasons = ["paid", "part", "ended", "mandate"] as const;
export type VainReason = (typeof vainReasons)[number];

/** Who is asked for the money, as the order's invoice names them on the day of the slip. */
export interface Debtor {
  name: string;
  /** Without its country in front. */
  taxCode: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  town: string;
  provinceCode?: string | undefined;
  countryCode: string;
  iban: string;
}

/** The first debit by a mandate, or one after it. */
export const debitSequences = ["FRST", "RCUR"] as const;

/** By which mandate a line is debited, as it stood then. */
export interface LineMandate {
  companyId: string;
  reference: string;
  signedOn: CivilDate;
  scheme: MandateScheme;
  /** Known once the slip is made. */
  sequence?: (typeof debitSequences)[number] | undefined;
}

/** One payment of an order, as it is asked for. */
export interface CollectionLine {
  /** The transaction's: "{orderId}.{seq}". */
  id: string;
  orderId: string;
  orderNumber: string;
  invoiceNumber: string;
  invoicedOn: CivilDate;
  amount: Cents;
  dueDate: CivilDate;
  /** The day of the banks on which it is asked for. */
  collectedOn: CivilDate;
  debtor: Debtor;
  /** Of a direct debit. */
  mandate?: LineMandate | undefined;
  outcome?: LineOutcome | undefined;
  outcomeOn?: CivilDate | undefined;
  /** What the bank has charged for one that came back. */
  fee?: Cents | undefined;
  /** By the banks' list, of a direct debit that came back. */
  code?: ReturnCode | undefined;
  reason?: string | undefined;
}

/** A slip (distinta): payments that are asked for at the bank in one file. */
export interface Collection {
  id: string;
  version: number;
  /** As the bank and we call it: "RB261123-0A1B2C", of direct debits "SD…". */
  number: string;
  kind: CollectionKind;
  state: CollectionState;
  lines: readonly CollectionLine[];
  createdOn: Instant;
  createdBy: string;
  /** Where its file lies in the private bucket; it is never written again. */
  fileKey?: string | undefined;
}

export const totalOf = (lines: readonly Pick<CollectionLine, "amount">[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Settled once every line has its outcome; what isn't made yet stays so. */
const stateOf = ({ state, lines }: Pick<Collection, "state" | "lines">): CollectionState =>
  state === "making" ? state : lines.every(({ outcome }) => outcome) ? "settled" : "made";

/** The slip with what became of one of its lines. */
export function withOutcome(slip: Collection, id: string, outcome: Partial<CollectionLine>): Collection {
  const lines = slip.lines.map((line) => (line.id === id ? { ...line, ...outcome } : line));
  return { ...slip, lines, state: stateOf({ state: slip.state, lines }) };
}

/** What a slip comes to, by what became of its lines. */
export function sumsOf({ lines }: Pick<Collection, "lines">) {
  const of = (outcome: LineOutcome | undefined) => totalOf(lines.filter((line) => line.outcome === outcome));
  return {
    count: lines.length,
    total: totalOf(lines),
    paid: of("paid"),
    unpaid: of("unpaid"),
    recalled: of("recalled"),
    open: of(undefined),
    fees: lines.reduce((sum, { fee = 0 }) => sum + fee, 0),
  };
}
