import {
  dueBackOf,
  isReversible,
  isUsable,
  refundableOf,
  refundedOf,
  reversedOf,
  transactionId,
  underWayOf,
  wayOf,
  type Receipt,
} from "../../payments/index.ts";
import { receiptId } from "./stored-receipts.ts";

/** A receipt with its id and what is derived from it. */
export const receiptView = (receipt: Receipt) => {
  const { orderId, seq, refunds, ibans = {} } = receipt;
  return {
    ...receipt,
    id: receiptId(receipt),
    ...(seq !== undefined && { transactionId: transactionId({ orderId, seq }) }),
    refunded: refundedOf(receipt),
    underWay: underWayOf(receipt),
    dueBack: dueBackOf(receipt),
    refundable: refundableOf(receipt),
    reversed: reversedOf(receipt),
    reversible: isReversible(receipt),
    usable: isUsable(receipt),
    way: wayOf(receipt),
    refunds: refunds.map((refund) => ({ ...refund, iban: ibans[refund.id] })),
  };
};

/** The same for whoever has no business with the accounts that money goes back to. */
export const withoutAccounts = (receipt: Receipt) => receiptView({ ...receipt, ibans: undefined });
