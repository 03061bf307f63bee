import type { User } from "../../platform/access.ts";
import { ownAddress } from "../../accounts/index.ts";
import type { TermsCode } from "../../payments/index.ts";
import { demandTerms } from "../placing/available-terms.ts";
import { changingCart, ownOpenOrder, writeCart } from "../cart/cart.ts";
import { pickup, type Cart } from "../order.ts";

/** What the buyer settles before placing: where to, on which terms, under which reference. */
const change = (user: User, orderId: string, what: Partial<Cart>, now: Date): Promise<Cart> =>
  changingCart(async () => {
    const cart = await ownOpenOrder(user, orderId, now);
    return writeCart({ ...cart, ...what }, cart.notices);
  });

/** One of the user's addresses, copied into the order, or the pickup warehouse. */
export async function setShippingAddress(user: User, orderId: string, addressId: string, now: Date): Promise<Cart> {
  const address = addressId === pickup ? pickup : await ownAddress(user, addressId);
  return change(user, orderId, { address }, now);
}

export const setTerms = (user: User, orderId: string, termsOfPayment: TermsCode, now: Date): Promise<Cart> =>
  changingCart(async () => {
    const cart = await ownOpenOrder(user, orderId, now);
    await demandTerms(user, cart, termsOfPayment, now);
    return writeCart({ ...cart, termsOfPayment }, cart.notices);
  });

export const setCustomerReference = (user: User, orderId: string, customerReference: string, now: Date) =>
  change(user, orderId, { customerReference }, now);

export const setNotes = (user: User, orderId: string, notes: string, now: Date) =>
  change(user, orderId, { notes }, now);
