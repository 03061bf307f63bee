import type { Receipt, Transaction } from "../../payments/index.ts";
import { romeDate } from "../../platform/time.ts";
import type { Order } from "../order.ts";
import { bookAlone, keyOfReference, loadReceipt, receiptId, storedReceipts } from "./stored-receipts.ts";

/** What an order of before the ledger says of money: its paid transactions, and the flag of money that was too much. */
type Earlier = Pick<Order, "id" | "userId" | "number" | "customer" | "transactions">;

/**
 * The rule for orders that were stored before there was a ledger (docs/decisions/money-ledger.md): a paid transaction that no
 * receipt names is a receipt of its amount, with what was given back of it as done; one marked `refundDue` is money of its
 * intent that settles nothing.
 */
export function earlierReceipts(order: Earlier, known: readonly Receipt[]): Receipt[] {
  return order.transactions.flatMap((transaction) => [
    ...settledEarlier(order, transaction, known),
    ...tooMuchEarlier(order, transaction, known),
  ]);
}

function settledEarlier(order: Earlier, transaction: Transaction, known: readonly Receipt[]): Receipt[] {
  const { seq, status, amount, settlementRef = "", providerIntentId, refunded = 0, createdOn } = transaction;
  const named = known.some((receipt) => receipt.seq === seq && receipt.why === undefined);
  if (status !== "paid" || amount === 0 || named) return [];
  const byProvider = providerIntentId !== undefined && settlementRef === providerIntentId;
  const source = byProvider ? { intentId: providerIntentId } : { reference: settlementRef };
  return [
    {
      ...basics(order, transaction),
      ...source,
      key: byProvider ? providerIntentId : keyOfReference(seq, settlementRef),
      settled: amount - refunded,
      refunds:
        refunded > 0
          ? [
              {
                id: "1",
                amount: refunded,
                way: byProvider ? "provider" : "transfer",
                state: "done",
                reason: "",
                askedOn: createdOn,
                askedBy: "migration",
              },
            ]
          : [],
    },
  ];
}

function tooMuchEarlier(order: Earlier, transaction: Transaction, known: readonly Receipt[]): Receipt[] {
  const { refundDue, providerIntentId, settlementRef, superseded } = transaction;
  if (!refundDue || !providerIntentId || providerIntentId === settlementRef) return [];
  if (known.some(({ key }) => key === providerIntentId)) return [];
  return [
    {
      ...basics(order, transaction),
      key: providerIntentId,
      intentId: providerIntentId,
      method: "card",
      settled: 0,
      why: superseded ? "superseded" : "paid-already",
      refunds: [],
    },
  ];
}

const basics = (
  { id, userId, number, customer }: Earlier,
  { seq, amount, method, settledOn, createdOn }: Transaction,
) => ({
  orderId: id,
  version: 1,
  userId,
  orderNumber: number,
  customerName: customer.companyName ?? customer.name,
  method,
  amount,
  currency: "eur",
  seq,
  settledOn: settledOn ?? romeDate(new Date(createdOn)),
  receivedOn: createdOn,
  receivedBy: "migration",
  chargedBack: 0,
});

/** All receipts of an order; what is missing of one from before the ledger is booked. May be repeated, also at once. */
export async function receiptsOf(order: Earlier): Promise<Receipt[]> {
  const known = await storedReceipts(order.id);
  const missing = earlierReceipts(order, known);
  if (missing.length === 0) return known;
  for (const receipt of missing) await bookAlone(receipt);
  return storedReceipts(order.id);
}

/** One receipt of an order by its id ("{orderId}.{key}"), also of one from before the ledger. Problem: not-found. */
export const receiptOf = async (order: Earlier, id: string): Promise<Receipt> =>
  (await receiptsOf(order)).find((receipt) => receiptId(receipt) === id) ?? loadReceipt(id);
