import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { countryOf } from "../../platform/locale.ts";
import { romeDate } from "../../platform/time.ts";
import { amountsOf } from "../amounts.ts";
import { emptyCart, taxFactsOf } from "../cart/cart.ts";
import { lineOf, loadOffers } from "../cart/cart-lines.ts";
import { askedIn } from "../order.ts";
import { closedTerms, payPlans } from "./pay-plans.ts";

/**
 * How pieces of a product would be paid if they were ordered now, without shipping, whose place nobody has said (the country of the shop is taken): under each term that this
 * buyer may choose. The total has contribution and VAT, as a cart of them has. Problems: not-found, price-not-found.
 */
export async function payPlansOfProduct(user: User, productId: string, quantity: number, now: Date) {
  const { offers } = await loadOffers([productId], user, now);
  const offered = offers.get(productId);
  if (!offered?.product.visibility) throw new Problem("not-found");
  const line = lineOf(offered, quantity, user);
  if (!line) throw new Problem("price-not-found");
  const total = askedIn(amountsOf({ ...emptyCart(user, now), lines: [line] }, taxFactsOf(user, now)));
  return {
    total,
    on: romeDate(now),
    items: await payPlans(user, { total, country: countryOf(user.locale)?.code }, now),
    closed: closedTerms(user),
  };
}
