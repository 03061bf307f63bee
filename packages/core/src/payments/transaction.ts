import { machine } from "../platform/machine.ts";
import type { Gift, GiftProposal } from "./four-eyes/gift.ts";
import type { MarkDecision, MarkProposal } from "./four-eyes/marking.ts";
import { collectedMethods } from "./collection-kinds.ts";
import type { MandateScheme } from "./bank-mandate.ts";
import type { Presented } from "./collecting/at-bank.ts";
import { Problem } from "../platform/problems.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";

/** Spec 3. `sofort` is kept as a code and routed to other bank redirects: docs/decisions/sofort.md. */
export const paymentMethods = [
  "card",
  "sofort",
  "sepa_direct_debit",
  "manual_wire_transfer",
  "pause_pay",
  "bank_receipt",
  "compensation_for_insolvency",
  "assignment_of_tax_credit",
  "gift",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const transactionStatuses = ["paid", "pending_payment", "processing_payment", "failed"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export interface Transaction {
  orderId: string;
  seq: number;
  userId: string;
  amount: Cents;
  status: TransactionStatus;
  method: PaymentMethod;
  dueDate?: CivilDate | undefined;
  dueDateProvisional: boolean;
  /** Replaced by another schedule or a later attempt: it counts for nothing any more. */
  superseded: boolean;
  /** Of a rest that a part payment left: the instalment that it is of. */
  splitOf?: number | undefined;
  attempts: number;
  providerIntentId?: string | undefined;
  failureCode?: string | undefined;
  settledOn?: CivilDate | undefined;
  settlementRef?: string | undefined;
  /** The last step of late days that a reminder went out for (domain-rules 4.3). */
  remindedOnDay?: number | undefined;
  /** Whose account a bank receipt is presented to. */
  iban?: string | undefined;
  /** The intent that stores a card or mandate for a later debit, and what it stored. */
  setupIntentId?: string | undefined;
  storedMethodId?: string | undefined;
  /** The scheme of the company's mandate by which the house's own bank debits it (bank-mandate.ts). */
  bankDebit?: MandateScheme | undefined;
  /** The slip by which it is asked for at the bank, or was the last time (collections). */
  collectionId?: string | undefined;
  /** As which line of that slip, until this comes back or is recalled; of a payment in parts, each has it (at-bank.ts). */
  presented?: Presented | undefined;
  /**
   * What of its amount stands for it no more though it stays paid (domain-rules 5.1, row 18): sent back, or on its way. Its
   * receipts tell how; here it is so that whoever writes the order decides on it.
   */
  refunded?: Cents | undefined;
  /** What had gone back of money that paid it before, which its payer's bank then took back or which was given up for another. */
  refundedBefore?: Cents | undefined;
  /** Money came that was too much, in orders of before the ledger of receipts; today a receipt has it. */
  refundDue?: boolean | undefined;
  /** How the instalment was to be paid that somebody else has paid: a credit insurer (domain-rules 1.5). */
  askedMethod?: PaymentMethod | undefined;
  /** The step of a correction that asks for it: by it the step knows that it is done. */
  cause?: string | undefined;
  /** What somebody would have the house waive, until another administrator confirms it; and what is waived, with `method` gift. */
  giftProposal?: GiftProposal | undefined;
  gift?: Gift | undefined;
  /** What somebody says has come of more than one administrator marks alone, until another confirms it; and who had it marked. */
  markProposal?: MarkProposal<PaymentMethod> | undefined;
  markDecision?: MarkDecision | undefined;
  createdOn: Instant;
  version: number;
}

/** The `failureCode` of a payment that the payer's bank has taken back. */
export const chargeBack = "charge-back";

/** The `failureCode` of one whose order asks for nothing any more: the office gave it up, or its consumer withdrew. */
export const givenUpCode = "given-up";
/** The `failureCode` of one whose order has become a cart again. */
export const reopenedCode = "reopened";
/** The `failureCode` of one that nobody paid in time. */
export const expiredCode = "expired";

/** The `failureCode` of a bank receipt or direct debit that came back unpaid: an insoluto. */
export const dishonouredCode = "dishonoured";

/** Its order has ended: not to be paid any more; what had paid it is due back, which its receipts tell. */
const ended = {
  from: ["paid", "pending_payment", "processing_payment"],
  to: "failed",
  effects: () => ({ failureCode: givenUpCode }),
} as const;

/** Whether the house gives it away, whatever has been booked of that: its customer is asked for nothing. */
export const isWaived = ({ method }: Pick<Transaction, "method">): boolean => method === "gift";

/** One that another schedule has replaced is no one's to pay any more. */
function demandCurrent({ superseded }: Transaction): void {
  if (superseded) throw new Problem("invalid-transition", { state: "superseded" });
}

/** What the house waives is nobody's to pay any more, however it stands. */
function demandAsked(transaction: Transaction): void {
  demandCurrent(transaction);
  if (isWaived(transaction)) throw new Problem("invalid-transition", { state: "gift" });
}

/** What other money changes when it pays: nothing of it goes back yet, and what had gone back of the money before is kept. */
const paidAnew = ({ refunded = 0, refundedBefore = 0 }: Transaction): Partial<Transaction> => ({
  failureCode: undefined,
  refunded: undefined,
  refundedBefore: refunded + refundedBefore || undefined,
});

/** No money settles it any more; a gift that was a slip is asked for again, by transfer. */
const unsettled = (transaction: Transaction): Partial<Transaction> => ({
  settledOn: undefined,
  settlementRef: undefined,
  ...(isWaived(transaction) && { method: "manual_wire_transfer", gift: undefined }),
});

/** The life of a transaction (domain-rules 5.1). */
export const transactionMachine = machine<Transaction>()({
  name: "transaction",
  states: transactionStatuses,
  first: "pending_payment",
  actions: {
    "create-intent": {
      from: ["pending_payment"],
      to: "pending_payment",
      actors: ["customer"],
      guard: demandAsked,
    },
    "provider-processing": { from: ["pending_payment"], to: "processing_payment", actors: ["provider"] },
    "provider-succeeded": {
      from: ["pending_payment", "processing_payment", "failed"],
      to: "paid",
      actors: ["provider"],
      effects: paidAnew,
    },
    "provider-failed": { from: ["pending_payment", "processing_payment"], to: "failed", actors: ["provider"] },
    "pay-offline": { from: ["pending_payment"], to: "pending_payment", actors: ["customer"], guard: demandAsked },
    "pay-later": { from: ["pending_payment"], to: "pending_payment", actors: ["customer"], guard: demandAsked },
    "pause-pay": { from: ["pending_payment"], to: "processing_payment", actors: ["customer"], guard: demandAsked },
    retry: {
      from: ["failed"],
      to: "pending_payment",
      actors: ["customer", "back-office", "system"],
      guard: demandCurrent,
      effects: ({ attempts }) => ({ attempts: attempts + 1, providerIntentId: undefined, failureCode: undefined }),
    },
    "mark-paid": {
      from: ["pending_payment", "processing_payment", "failed"],
      to: "paid",
      actors: ["back-office"],
      guard: demandCurrent,
      effects: (transaction) => ({ ...paidAnew(transaction), providerIntentId: undefined }),
    },
    "charge-back": {
      from: ["paid"],
      to: "failed",
      actors: ["provider", "back-office"],
      effects: () => ({ failureCode: chargeBack }),
    },
    /** The payer's bank has given back what it took: the dispute was won. */
    "dispute-won": {
      from: ["failed", "pending_payment"],
      to: "paid",
      actors: ["provider"],
      guard: demandCurrent,
      effects: () => ({ failureCode: undefined }),
    },
    /** It is asked for at the bank by a slip; one that came back unpaid, by another. */
    present: {
      from: ["pending_payment", "failed"],
      to: "processing_payment",
      actors: ["back-office"],
      guard: demandCurrent,
      effects: ({ attempts }) => ({ attempts: attempts + 1, failureCode: undefined }),
    },
    /** Taken back from the bank before its day. */
    recall: {
      from: ["processing_payment"],
      to: "pending_payment",
      actors: ["back-office"],
      effects: () => ({ presented: undefined }),
    },
    /** It came back unpaid: an insoluto (row 15). */
    dishonour: {
      from: ["processing_payment", "paid"],
      to: "failed",
      actors: ["back-office"],
      effects: () => ({ failureCode: dishonouredCode, presented: undefined }),
    },
    /** The booking that paid it was a slip. */
    reverse: {
      from: ["paid"],
      to: "pending_payment",
      actors: ["back-office"],
      effects: unsettled,
    },
    /** The same of one whose line in a slip is at the bank: it waits for that one's outcome, by the slip's own method. */
    "reverse-at-bank": {
      from: ["paid"],
      to: "processing_payment",
      actors: ["back-office"],
      effects: (transaction) => ({
        ...unsettled(transaction),
        ...(transaction.presented && { method: collectedMethods[transaction.presented.kind] }),
      }),
    },
    expire: {
      from: ["pending_payment"],
      to: "failed",
      actors: ["system", "back-office"],
      effects: () => ({ failureCode: expiredCode }),
    },
    "give-up": { ...ended, actors: ["back-office"] },
    /** The consumer has withdrawn from all of the order. */
    withdraw: { ...ended, actors: ["customer", "system"] },
    /** Of an order that is a cart again, of which nothing is paid or on its way. */
    reopen: {
      from: ["pending_payment", "failed"],
      to: "failed",
      actors: ["customer"],
      effects: () => ({ superseded: true, failureCode: reopenedCode }),
    },
  },
});

/** The actions that leave a transaction failed with a code of the house; every other code is the provider's word. */
const failedBy = new Map<string | undefined, readonly (keyof typeof transactionMachine.actions)[]>([
  [chargeBack, ["charge-back"]],
  [givenUpCode, ["give-up", "withdraw"]],
  [reopenedCode, ["reopen"]],
  [expiredCode, ["expire"]],
  [dishonouredCode, ["dishonour"]],
]);

type Moving = Pick<Transaction, "status" | "failureCode"> & Partial<Pick<Transaction, "collectionId">>;

/**
 * Whether the machine leads from a transaction as it was to how it is now, one that has failed by the action that its code names.
 * Money that its payer's bank took back before the house heard of it has come and gone in one. Only what a slip has is taken back from the
 * bank, asked for again there once it has failed, and waits there again once another booking is struck out.
 */
export function isLed(before: Moving, { status, failureCode, collectionId }: Moving): boolean {
  if (before.status === status) return true;
  if (before.status === "processing_payment" && status === "pending_payment") return before.collectionId !== undefined;
  if ((before.status === "failed" || before.status === "paid") && status === "processing_payment")
    return collectionId !== undefined;
  if (status !== "failed") return transactionMachine.leads(before.status, status);
  const from = failureCode === chargeBack ? [before.status, "paid"] : [before.status];
  const actions = failedBy.get(failureCode) ?? ["provider-failed"];
  return from.some((state) => actions.some((action) => transactionMachine.leads(state, status, action)));
}

/** "{orderId}.{seq}": enough to read it with one request. */
export const transactionId = ({ orderId, seq }: Pick<Transaction, "orderId" | "seq">): string => `${orderId}.${seq}`;

export function parseTransactionId(id: string): { orderId: string; seq: number } {
  const [orderId = "", seq = ""] = id.split(".");
  if (!orderId || !/^\d{1,3}$/.test(seq)) throw new Problem("not-found");
  return { orderId, seq: Number(seq) };
}
