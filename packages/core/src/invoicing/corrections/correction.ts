import type { IssuedGroup, Order, RetaxTarget, WithdrawnPieces } from "../../orders/index.ts";
import type { VatTreatment } from "../../tax/index.ts";
import type { Cents } from "../../platform/money.ts";
import type { Instant } from "../../platform/time.ts";
import type { Corrections } from "../issue/parties.ts";

/** What happened to an order that its documents no longer say right. */
export const correctionKinds = ["wrong-name", "wrong-vat", "price-promise", "return", "shortage"] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** How the buyer gets what they paid too much. */
export const amends = ["refund", "coupon", "none"] as const;

export const stepNames = ["revoke", "credit", "retax", "payment", "invoice", "refund", "coupon"] as const;

export interface CorrectionStep {
  name: (typeof stepNames)[number];
  /** Cents, VAT included; of a coupon, given or taken back, its net amount; of another treatment what the order costs less by it, below nought what it costs more. */
  amount: Cents;
  /** Of a document: its sums by rate. */
  groups?: readonly IssuedGroup[] | undefined;
  /** Of a refund: which money goes back. */
  receiptId?: string | undefined;
  doneOn?: Instant | undefined;
  /** Who went on with it when it was done: a user's id; "office" where no person is behind it. Absent of what was done before it was kept. */
  by?: string | undefined;
  /** What came of it: a document's number, a receipt, a coupon's code; which coupon is taken back is known before. */
  ref?: string | undefined;
}

/** What somebody wants put right. */
export interface CorrectionWish {
  kind: CorrectionKind;
  /** The customer reads it on the credit note. */
  reason: string;
  pieces?: readonly WithdrawnPieces[] | undefined;
  amount?: Cents | undefined;
  /** The buyer as the new invoice names them. */
  buyer?: Corrections | undefined;
  /** Of a wrong VAT: as what it should have been taxed; at the reduced rate where nothing is said. */
  vat?: RetaxTarget | undefined;
  /** Of the destination's VAT: the number that the register had confirmed wasn't valid on the sale's day after all. */
  revoked?: boolean | undefined;
  amends: (typeof amends)[number];
  /** Where a transfer back goes to. */
  iban?: string | undefined;
  /** The request to return goods whose pieces it pays back. */
  returnId?: string | undefined;
}

/** Whether all that is invoiced is taken back and invoiced anew. */
export const takesAllBack = ({ kind }: Pick<CorrectionWish, "kind">): boolean =>
  kind === "wrong-name" || kind === "wrong-vat";

/**
 * Whether the pieces that it credits are none that a withdrawal of the order is of: they never came, or had come back before anybody withdrew.
 * Those of a request to return them are known by the order itself.
 */
export const isApart = (
  { kind, returnId }: Pick<CorrectionWish, "kind" | "returnId">,
  { withdrawals = [] }: Pick<Order, "withdrawals">,
): boolean => kind === "shortage" || (kind === "return" && returnId === undefined && withdrawals.length === 0);

/** A chain of documents and money that puts an order right: begun, it is carried to its end, step after step, each once. */
export interface Correction {
  orderId: string;
  /** Whose order it is. */
  userId: string;
  /** Its place among the order's corrections: 0, 1, … */
  place: number;
  version: number;
  wish: CorrectionWish;
  /** Of a wrong VAT: how the order is taxed from then on, as it was decided when it was begun. */
  treatment?: VatTreatment | undefined;
  steps: readonly CorrectionStep[];
  /** Who began it: a user's id. */
  by: string;
  begunOn: Instant;
  /** Why it stands still, by a problem's code. */
  problem?: string | undefined;
  /** Somebody has ended it: what was left of it came about in another way. */
  closed?: { reason: string; on: Instant; by: string } | undefined;
}

type Course = Pick<Correction, "steps"> & { closed?: object | undefined };

export const isOver = ({ steps, closed }: Course): boolean =>
  closed !== undefined || steps.every(({ doneOn }) => doneOn);

const isMoney = ({ name }: CorrectionStep): boolean => name === "refund" || name === "coupon";

/** Whether it can be left as it stands: nothing of it is done yet, or nothing is left but the money; never between two documents. */
export const mayBeLeft = (steps: readonly CorrectionStep[]): boolean =>
  steps.every(({ doneOn }) => !doneOn) || steps.every((step) => step.doneOn || isMoney(step));

/** Whether it stands still until somebody sees to it. */
export const standsStill = (correction: Pick<Correction, "problem"> & Course): boolean =>
  correction.problem !== undefined && !isOver(correction);

/** What it was refused for is where its money goes: another account may be named. */
export const asksAccount = (correction: Pick<Correction, "problem"> & Course): boolean =>
  standsStill(correction) && (correction.problem === "iban-missing" || correction.problem === "invalid-input");

/** By what a document of a step is known, so that none is issued twice. */
export const causeOf = ({ place }: Pick<Correction, "place">, name: CorrectionStep["name"]): string =>
  `correction-${place}-${name}`;
