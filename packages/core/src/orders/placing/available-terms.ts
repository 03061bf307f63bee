import {
  creditDecision,
  depositOf,
  isDelayed,
  mayHaveTerms,
  termsCodes,
  termsOfPayment,
  waysToPay,
  type TermsCode,
} from "../../payments/index.ts";
import { hasBenefit, type Benefit } from "../../plans/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { amountsOf } from "../amounts.ts";
import { openOrderOf, taxFactsOf } from "../cart/cart.ts";
import { creditFactsOf } from "../credit/credit-facts.ts";
import { askedIn, destinationOf, type Cart } from "../order.ts";

/**
 * The terms that a plan opens (domain-rules 4.1): deposit and booking, two fifths or half of the order now and the rest in thirty days
 * (spec 6, benefit 7); deposit and booking PLUS, 20 % now and the rest when it is ready (benefit 13).
 */
const opening: Readonly<Partial<Record<TermsCode, Benefit>>> = {
  forty_upon_order30_days: "booking",
  fifty_upon_order30_days: "booking",
  twenty_booking_plus_rest_on_ship: "booking_plus",
};

/** The benefit of a plan that opens these terms; undefined where none does. */
export const benefitOpening = (code: TermsCode): Benefit | undefined => opening[code];

/**
 * Whether this kind of customer may choose the terms at all: the public ones, and of those the delayed one only for a verified
 * company; deposit and booking for a verified company whose plan has it. A private person pays upon order (domain-rules 4.1). What the seller has agreed to for
 * this very cart may be chosen too, by whom such terms may be given. Credit is asked besides, see `availableTerms`.
 */
export function mayChooseTerms(
  user: Pick<User, "accountType" | "companyVerified" | "entitlement" | "locale">,
  code: TermsCode,
  agreed?: TermsCode,
): boolean {
  if (code === agreed) return mayHaveTerms(user, code);
  const business = user.accountType === "business" && user.companyVerified;
  const benefit = benefitOpening(code);
  if (benefit) return business && hasBenefit(user.entitlement, benefit);
  return termsOfPayment[code].public && (business || code === "hundred_upon_order");
}

/**
 * The terms for the user's open order: those that may be chosen, and those that the company's credit refuses today, with the
 * reason; and how what is due at once may be paid. Three requests, one for who has no company.
 */
export async function availableTerms(user: User, now: Date, order?: Cart) {
  const [cart, facts] = await Promise.all([order ?? openOrderOf(user, now), creditFactsOf(user.companyId)]);
  const total = askedIn(amountsOf(cart, taxFactsOf(user, now)));
  const answers = termsCodes
    .filter((code) => mayChooseTerms(user, code, cart.agreedTerms))
    .map((code) => {
      const { depositPercent, delayed } = termsOfPayment[code];
      const amount = depositOf(code, total);
      const decision = isDelayed(code) ? creditDecision(facts, amount, romeDate(now)) : { allowed: true as const };
      return { code, depositPercent, delayed, decision };
    });
  const deposit = depositOf(cart.termsOfPayment, total);
  const credit = creditDecision(facts, deposit, romeDate(now));
  const country = cart.address && destinationOf({ address: cart.address });
  return {
    ways: waysToPay(user, { amount: deposit, termsOfPayment: cart.termsOfPayment, country }, () => credit),
    items: answers
      .filter(({ decision }) => decision.allowed)
      .map(({ code, depositPercent, delayed }) => ({ code, depositPercent, delayed })),
    refused: answers.flatMap(({ code, decision }) =>
      decision.allowed ? [] : [{ code, reason: decision.code, params: decision.params }],
    ),
  };
}

/** Problems: terms-not-allowed; for delayed terms credit-limit-missing, credit-overdue, credit-limit-exceeded. */
export async function demandTerms(user: User, cart: Cart, code: TermsCode, now: Date): Promise<void> {
  if (!mayChooseTerms(user, code, cart.agreedTerms)) throw new Problem("terms-not-allowed");
  if (!isDelayed(code)) return;
  const { refused } = await availableTerms(user, now, cart);
  const why = refused.find((one) => one.code === code);
  if (why) throw new Problem(why.reason, why.params);
}
