import type { GiftProposal, Transaction } from "../../payments/index.ts";
import { sumOf, type Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";

/** What an order waits for that somebody in the office has to do: a transfer to be matched, its goods to be sent, a payment that is late, a problem, a second administrator, a document to be issued. */
export const waits = ["transfer", "shipping", "late", "troubled", "decision", "invoice"] as const;
export type Waiting = (typeof waits)[number];

/** The payments of an order that a bank transfer is to make, and hasn't. */
const transfersOf = ({ transactions }: Pick<Order, "transactions">) =>
  transactions.filter(
    ({ method, status, superseded }) =>
      method === "manual_wire_transfer" && status === "pending_payment" && !superseded,
  );

/** Cents that are still to come for it by bank transfer, whatever it costs in all. */
export const awaitedTransfers = (order: Pick<Order, "transactions">): Cents =>
  sumOf(transfersOf(order).map(({ amount }) => amount));

/** Whether a bank transfer is still to come for it, which nobody tells the house but its statement. */
export const waitsForTransfer = (order: Pick<Order, "transactions">): boolean => transfersOf(order).length > 0;

/** A gift that was proposed and isn't decided; undefined once it is, or once its payment is another matter. */
export const openGiftProposal = ({ superseded, status, method, giftProposal }: Transaction): GiftProposal | undefined =>
  !superseded && status === "pending_payment" && method !== "gift" ? giftProposal : undefined;

/** What somebody has marked as paid and another one has to confirm; undefined once it is decided, or its payment another matter. */
export const openMarkProposal = ({ superseded, status, markProposal }: Transaction): Transaction["markProposal"] =>
  !superseded && status !== "paid" ? markProposal : undefined;

/** Whether one administrator has proposed something of it that another one has to decide: a gift, money that came, or how it is taxed. */
export const waitsForDecision = ({ vatProposal, transactions }: Pick<Order, "vatProposal" | "transactions">): boolean =>
  vatProposal !== undefined ||
  transactions.some((one) => openGiftProposal(one) !== undefined || openMarkProposal(one) !== undefined);
