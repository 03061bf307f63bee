import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { callerById, findUser, ownAddress } from "../../accounts/index.ts";
import { isEmployee, type User } from "../../platform/access.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { announce } from "../../platform/work/outbox.ts";
import type { TermsCode } from "../../payments/index.ts";
import { amountsOf } from "../amounts.ts";
import { orderPrepared } from "../events.ts";
import { pickup, type Cart } from "../order.ts";
import { demandTerms } from "./available-terms.ts";
import { withIds, withMany, type Wanted } from "../cart/add-many.ts";
import { loadOffers, withTariff } from "../cart/cart-lines.ts";
import { changingCart, emptyCart, openOrderOf, taxFactsOf, withVatProof } from "../cart/cart.ts";
import { replacingOpenOrder } from "../cart/replace-open-order.ts";

interface Preparation {
  userId: string;
  items: readonly Wanted[];
  /** One of the customer's own, or the word pickup. */
  addressId: string;
  termsOfPayment: TermsCode;
  customerReference?: string | undefined;
  notes?: string | undefined;
}

/**
 * Whoever may order by themselves: no colleague, nobody who is blocked or may only look on in their company. Problem: invalid-input at
 * userId.
 */
async function customerOf(userId: string, now: Date): Promise<User> {
  const [stored, customer] = await Promise.all([findUser(userId), callerById(userId, now)]);
  const may = customer && !stored?.blockedAt && !isEmployee(customer) && customer.memberRole !== "viewer";
  if (!may) throw invalid({ field: "userId", code: "cannot-order" });
  return customer;
}

/**
 * An order that the office makes ready for a customer, as on the telephone: their open order, at their prices of today, with where it
 * goes and on which terms. It binds nobody before the customer places it, for they accept the conditions themselves (art. 51 Cod. cons.);
 * they are told. The former open order is saved. A line that can't be had refuses all of them. Problems: invalid-input, not-found (the
 * address), lines-refused with each line and why, quotation-needed, terms-not-allowed, those of credit, too-many-lines, version-conflict.
 */
export async function prepareOrderFor(preparation: Preparation, now: Date) {
  const { userId, items, addressId, termsOfPayment, customerReference, notes } = preparation;
  const caller = await customerOf(userId, now);
  const address = addressId === pickup ? pickup : await ownAddress(caller, addressId);
  const wanted = await withIds(items);
  return changingCart(async () => {
    const ids = wanted.flatMap(({ productId }) => productId ?? []);
    const { offers, openOrder } = await loadOffers(ids, caller, now);
    const { lines, refused } = withMany([], wanted, offers, caller);
    if (refused.length > 0) throw new Problem("lines-refused", { refused });
    const begun: Cart = {
      ...emptyCart(caller, now),
      lines,
      address,
      termsOfPayment,
      agreedTerms: termsOfPayment,
      customerReference,
      notes,
    };
    const cart = await withTariff(begun, now);
    const user = await withVatProof(caller, cart, now);
    const { treatment, shipmentState, total } = amountsOf(cart, taxFactsOf(user, now));
    if (treatment.rule === "blocked" || shipmentState === "quotation") throw new Problem("quotation-needed");
    await demandTerms(user, cart, termsOfPayment, now);
    const { opened, writes } = replacingOpenOrder(openOrder ?? (await openOrderOf(user, now)), cart);
    await written(writes, announce(orderPrepared.of({ userId, orderId: cart.id, amount: total }), now));
    return { cart: opened, user };
  });
}

/** Problem: version-conflict where the customer changes their cart at this moment. */
async function written(
  writes: ReturnType<typeof replacingOpenOrder>["writes"],
  told: ReturnType<typeof announce>,
): Promise<void> {
  try {
    await execute(...writes, told);
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
}
