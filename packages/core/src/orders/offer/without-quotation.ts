import type { Cart } from "../order.ts";

/** A cart that is no quotation's any more: what was agreed there goes with it, and terms that were agreed alone give way to those everybody has. */
export function withoutQuotation({ quotation: _quotation, agreedTerms, ...cart }: Cart): Cart {
  return cart.termsOfPayment === agreedTerms ? { ...cart, termsOfPayment: "hundred_upon_order" } : cart;
}
