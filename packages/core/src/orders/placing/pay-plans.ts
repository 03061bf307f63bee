import {
  buildSchedule,
  creditDecision,
  depositOf,
  isDelayed,
  termsCodes,
  termsOfPayment,
  waysToPay,
  type Due,
  type TermsCode,
  type TermsNeed,
} from "../../payments/index.ts";
import { planOf } from "../../plans/index.ts";
import type { User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import { romeDate } from "../../platform/time.ts";
import { creditFactsOf } from "../credit/credit-facts.ts";
import { benefitOpening, mayChooseTerms } from "./available-terms.ts";

/**
 * How a total (cents) would be paid if it were ordered now: under the terms that were agreed and each other that this buyer may choose, with the
 * amount and the day of every instalment, the ways in which the first is paid (a bank's own page by the country that goods go to), and why the company's credit refuses some terms today. By the
 * rules that decide at the checkout. Two requests, none for who has no company.
 */
export async function payPlans(
  user: User,
  { total, agreed, country }: { total: Cents; agreed?: TermsCode | undefined; country: string | undefined },
  now: Date,
) {
  const facts = await creditFactsOf(user.companyId);
  const today = romeDate(now);
  const others = termsCodes.filter((code) => code !== agreed && mayChooseTerms(user, code));
  return [...(agreed ? [agreed] : []), ...others].map((code) => {
    const amount = depositOf(code, total);
    const credit = creditDecision(facts, amount, today);
    const instalments: readonly Due[] = termsOfPayment[code].instalments;
    return {
      code,
      agreed: code === agreed,
      instalments: buildSchedule(code, total, { confirmedOn: today }).map((one, index) => {
        const due = instalments[index];
        return { amount: one.amount, dueDate: one.dueDate, at: due?.at ?? "order" };
      }),
      ways: waysToPay(user, { amount, termsOfPayment: code, country }, () => credit),
      refused: isDelayed(code) && !credit.allowed ? { reason: credit.code, params: credit.params } : undefined,
    };
  });
}

/**
 * The terms that a buyer may not choose, each with what it needs (domain-rules 4.1): a company, one that is verified, a subscription with
 * deposit and booking (the lowest plan that has it), or the sales desk's word. An agreed one is open, whatever it is.
 */
export function closedTerms(
  user: Pick<User, "accountType" | "companyVerified" | "entitlement" | "locale">,
  agreed?: TermsCode,
): { code: TermsCode; needs: TermsNeed }[] {
  const needs = (code: TermsCode): TermsNeed => {
    if (user.accountType !== "business") return "company";
    if (!user.companyVerified) return "verified";
    const benefit = benefitOpening(code);
    return benefit ? planOf(benefit) : "agreement";
  };
  return termsCodes
    .filter((code) => code !== agreed && !mayChooseTerms(user, code))
    .map((code) => ({ code, needs: needs(code) }));
}
