import type { User } from "../../platform/access.ts";
import { ownAddress } from "../../accounts/index.ts";
import type { TermsCode } from "../../payments/index.ts";
import { demandTerms } from "../placing/available-terms.ts";
import { hasBenefit } from "../../plans/index.ts";
import { Problem } from "../../platform/problems.ts";
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

/**
 * Whether the parcels and papers of an order go without the seller's name (spec 6, benefit 3): for whose plan has it. Taking it back
 * is open to everybody, for a plan may have ended since. Problem: packaging-not-included.
 */
export async function setAnonymousPackaging(user: User, orderId: string, anonymousPackaging: boolean, now: Date) {
  if (anonymousPackaging) demandPackaging(user);
  return change(user, orderId, { anonymousPackaging }, now);
}

/**
 * How the parcels of an order are to look, in the words of its buyer (spec 6, benefit 12): for whose plan has it; "" takes it back, also
 * where the plan has ended since. Problem: custom-packaging-not-included.
 */
export async function setCustomPackaging(user: User, orderId: string, wish: string, now: Date) {
  if (wish !== "") demandCustomPackaging(user);
  return change(user, orderId, { packagingWish: wish === "" ? undefined : wish }, now);
}

/** Problem: custom-packaging-not-included. */
export function demandCustomPackaging({ entitlement }: Pick<User, "entitlement">): void {
  if (!hasBenefit(entitlement, "custom_packaging")) throw new Problem("custom-packaging-not-included");
}

/** Problem: packaging-not-included. */
export function demandPackaging({ entitlement }: Pick<User, "entitlement">): void {
  if (!hasBenefit(entitlement, "anonymous_packaging")) throw new Problem("packaging-not-included");
}
