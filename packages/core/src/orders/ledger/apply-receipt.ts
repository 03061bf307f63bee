import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import {
  atBankWarnings,
  isAtBank,
  markedByOne,
  transactionMachine,
  usedFor,
  type Receipt,
  type Transaction,
} from "../../payments/index.ts";
import { withPaidPart } from "../change-order.ts";
import { paymentReceived } from "../events.ts";
import type { Order } from "../order.ts";
import { markedWith } from "./marked-by-hand.ts";
import { paymentToUse } from "../payment/open-payments.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { receiptOf, receiptsOf } from "./earlier-orders.ts";
import { bookTakenMoney, stopIntents } from "./stop-intents.ts";
import { parseReceiptId } from "./stored-receipts.ts";

interface Use {
  /** Who uses it; none of the house's own. */
  by?: string | undefined;
  /** Codes of what they know and want (payments/booking-warnings.ts). */
  confirmed?: readonly string[] | undefined;
}

/**
 * Uses money that is due back for an open payment of its order, of just its amount or else the first: an entry in the ledger, no second
 * booking. Less than the payment asks pays a part of it, of more the rest stays due back. It paid nothing when it came, as of an order
 * that had ended; its customer has taken the order up again since. Problems: not-found, invalid-transition for money that isn't all due
 * back or that a law wants back, amount-not-allowed where no payment is open, own-proposal for whoever has booked by hand more than one
 * administrator books alone of an instalment or an order, parts of it together (domain-rules 8.1), confirmation-needed for a payment that a slip asks for at
 * the bank.
 */
export const applyReceipt = (id: string, { by, confirmed }: Use, now: Date): Promise<Receipt> =>
  untilWritten(async () => {
    const known = await loadOrder(parseReceiptId(id).orderId);
    const before = await receiptOf(known, id);
    // The provider may have taken the money of that payment this very moment: that counts first.
    await bookTakenMoney([paymentFor(known, before)], now);
    const order = await loadOrder(known.id);
    const transaction = paymentFor(order, before);
    const used = usedFor(before, transaction);
    const isOwn = by !== undefined && before.receivedBy === by && before.bankEntry === undefined;
    const marked = { amount: used.settled, by: by ?? "", receipts: await receiptsOf(order) };
    if (isOwn && markedWith(order, transaction, marked) > markedByOne) throw new Problem("own-proposal");
    demandRoomBeside(transaction, used.settled);
    const atBank = isAtBank(transaction) ? transaction.presented : undefined;
    demandConfirmed([{ field: "amount", warnings: atBankWarnings(atBank), confirmed }]);
    const paid: Transaction = {
      ...transactionMachine.after(transaction, "mark-paid", "back-office"),
      amount: used.settled,
      method: before.method,
      settledOn: before.settledOn,
      settlementRef: before.reference,
      markProposal: undefined,
    };
    const events = [paymentReceived.of({ orderId: order.id, seq: paid.seq })];
    await writeOrder({
      before: order,
      after: withPaidPart(order, transaction, paid),
      receipts: [[before, used]],
      events,
      now,
    });
    await stopIntents([transaction]);
    return { ...used, version: before.version + 1 };
  });

/** What another administrator has marked as come, and waits to be confirmed, still has its place in the payment. Problem: amount-not-allowed. */
function demandRoomBeside({ amount, markProposal }: Transaction, used: Cents): void {
  const left = amount - (markProposal?.amount ?? 0);
  if (markProposal && used > left) throw new Problem("amount-not-allowed", { amount: left });
}

function paymentFor(order: Order, { amount }: Receipt): Transaction {
  const open = paymentToUse(order, amount);
  if (!open) throw new Problem("amount-not-allowed", { amount });
  return open;
}
