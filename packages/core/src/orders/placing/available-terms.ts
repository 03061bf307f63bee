import {
  creditDecision,
  depositOf,
  isDelayed,
  termsCodes,
  termsOfPayment,
  waysToPay,
  type TermsCode,
} from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { amountsOf } from "../amounts.ts";
import { openOrderOf, taxFactsOf } from "../cart/cart.ts";
import { creditFactsOf } from "../credit/credit-facts.ts";
import type { Cart } from "../order.ts";

/**
 * Whether this kind of customer may choose the terms at all: the public ones, and of those the delayed one only for a verified
 * company. A private person pays upon order (domain-rules 4.1). Credit is asked besides, see `termsFor`.
 */
export function mayChooseTerms(user: Pick<User, "accountType" | "companyVerified">, code: TermsCode): boolean {
  const business = user.accountType === "business" && user.companyVerified;
  return termsOfPayment[code].public && (business || code === "hundred_upon_order");
}

/**
 * The terms for the user's open order: those that may be chosen, and those that the company's credit refuses today, with the
 * reason; and how what is due at once may be paid. Three requests, one for who has no company.
 */
export async function availableTerms(user: User, now: Date, order?: Cart) {
  const [cart, facts] = await Promise.all([order ?? openOrderOf(user, now), creditFactsOf(user.companyId)]);
  const { total } = amountsOf(cart, taxFactsOf(user, now));
  const answers = termsCodes
    .filter((code) => mayChooseTerms(user, code))
    .map((code) => {
      const { depositPercent, delayed } = termsOfPayment[code];
      const amount = depositOf(code, total);
      const decision = isDelayed(code) ? creditDecision(facts, amount, romeDate(now)) : { allowed: true as const };
      return { code, depositPercent, delayed, decision };
    });
  const deposit = depositOf(cart.termsOfPayment, total);
  const credit = creditDecision(facts, deposit, romeDate(now));
  return {
    ways: waysToPay(user, { amount: deposit, termsOfPayment: cart.termsOfPayment }, () => credit),
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
  if (!mayChooseTerms(user, code)) throw new Problem("terms-not-allowed");
  if (!isDelayed(code)) return;
  const { refused } = await availableTerms(user, now, cart);
  const why = refused.find((one) => one.code === code);
  if (why) throw new Problem(why.reason, why.params);
}
