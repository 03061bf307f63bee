import { markedByOne, transactionMachine, type PaymentMethod, type Transaction } from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import { confirmable, confirmedBy, isConfirmed, isRefused, seenProposal } from "../../platform/four-eyes/four-eyes.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import { withTransaction } from "../change-order.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { openGiftProposal } from "../finding/waiting.ts";
import { receiptSeen } from "../ledger/record-receipt.ts";
import type { Order } from "../order.ts";
import { markedWith } from "../ledger/marked-by-hand.ts";
import { mayMarkPaid, openAmountOf } from "../payment/open-payments.ts";
import { isMarkedSo, loadTransaction, markPaid, type Settlement } from "../payment/settle-transaction.ts";
import { writeOrder } from "../stored-order.ts";

/**
 * Somebody of the office marks a payment as paid: at once up to 10,000 € of an instalment, and of an order by one person, else as a proposal that
 * another administrator confirms (domain-rules 8.1), after the same checks and questions. Until then nothing is booked. What a bank's statement or the provider tells
 * is no such mark. Problems: those of `markPaid`, decision-waits while somebody would waive the payment.
 */
export const markByHand = (
  actor: Pick<User, "id">,
  id: string,
  method: PaymentMethod | undefined,
  mark: Settlement,
  now: Date,
): Promise<Order> =>
  untilWritten(async () => {
    const { order, transaction } = await loadTransaction(id);
    const amount = mark.amount ?? transaction.amount;
    const marked = { amount, by: actor.id, receipts: await receiptsOf(order) };
    const isRepeated = await isMarkedSo(order, transaction, mark);
    // Whether its money came or is waived is one question: who answers it first is answered first.
    if (!isRepeated && openGiftProposal(transaction)) throw new Problem("decision-waits");
    if (isRepeated || markedWith(order, transaction, marked) <= markedByOne) return markPaid(id, method, mark, now);
    const { settledOn, settlementRef, confirmed = [] } = mark;
    const { markProposal: known } = transaction;
    const isSame =
      known?.proposedBy === actor.id &&
      known.method === method &&
      known.amount === amount &&
      known.settledOn === settledOn &&
      known.settlementRef === settlementRef;
    const answered = isSame ? known.confirmed : [];
    if (isSame && confirmed.every((code) => answered.includes(code))) return order;
    transactionMachine.after(transaction, "mark-paid", "back-office");
    if (!mayMarkPaid(order, transaction)) throw new Problem("order-ended");
    if (amount > transaction.amount)
      throw new Problem("amount-not-allowed", {
        amount: transaction.amount,
        beside: openAmountOf(order, transaction.seq),
      });
    await receiptSeen(
      order,
      { settledOn, reference: settlementRef, amount, confirmed },
      { method: method ?? transaction.method, transaction, referenceField: "settlementRef", now },
    );
    const markProposal: Transaction["markProposal"] = {
      ...(method && { method }),
      amount,
      settledOn,
      settlementRef,
      confirmed: [...new Set([...answered, ...confirmed])],
      proposedBy: actor.id,
      proposedOn: instant(now),
    };
    return writeOrder({ before: order, after: withTransaction(order, { ...transaction, markProposal }), now });
  });

interface Decision {
  act: "confirm" | "refuse";
  /** Which proposal, by when it was made. */
  proposedOn: string;
  /** Codes of what has come to stand in the way since it was proposed, and that whoever confirms knows and wants. */
  confirmed?: readonly string[] | undefined;
}

/**
 * Another administrator confirms what was proposed, which books it, or anybody refuses it, also who has proposed it. The same act again answers what the
 * first has made. Problems: not-found, own-proposal, version-conflict where it isn't what was seen, those of `markPaid`.
 */
export const decideMark = (actor: Pick<User, "id">, id: string, decision: Decision, now: Date): Promise<Order> =>
  untilWritten(async () => {
    const { order, transaction } = await loadTransaction(id);
    const { markProposal: proposal, markDecision: decided } = transaction;
    const standing = { proposal, decided };
    if (decision.act === "refuse") {
      if (isRefused(standing, decision.proposedOn)) return order;
      seenProposal(proposal, decision.proposedOn);
      return writeOrder({
        before: order,
        after: withTransaction(order, { ...transaction, markProposal: undefined }),
        now,
      });
    }
    if (isConfirmed(standing, decision.proposedOn) && decided?.confirmedBy === actor.id) return order;
    const seen = confirmable(proposal, decision.proposedOn, actor.id);
    const { method, amount, settledOn, settlementRef, proposedBy, proposedOn } = seen;
    const confirmed = [...seen.confirmed, ...(decision.confirmed ?? [])];
    const by = { amount, proposedBy, proposedOn, ...confirmedBy(actor.id, instant(now)) };
    return markPaid(id, method, { amount, settledOn, settlementRef, confirmed, by }, now);
  });
