import { askedByDocuments, paidLessRefunds, receiptsOf, withSurplus, type Order } from "../../orders/index.ts";

/**
 * A public body that had paid its order with VAT before an invoice said that it pays this to the state itself (art. 17-ter DPR 633/72;
 * domain-rules 1.1, row 9): what of its money is beyond all documents stands for the order no more and is due back, of the money that came last.
 * Answers as `withSurplus`.
 */
export async function vatPaidBefore(order: Order) {
  const beyond = paidLessRefunds(order) - askedByDocuments(order);
  return withSurplus(order, beyond > 0 ? await receiptsOf(order) : [], Math.max(0, beyond));
}
