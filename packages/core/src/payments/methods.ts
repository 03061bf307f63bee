import type { Cents } from "../platform/money.ts";
import { creditRefusals, type CreditDecision } from "./credit.ts";
import { isDelayed, type TermsCode } from "./terms.ts";
import type { PaymentMethod } from "./transaction.ts";

/** Who pays, as far as terms and methods ask. */
export interface Payer {
  accountType: "private" | "business";
  companyVerified: boolean;
  locale: string;
}
interface Facts {
  amount: Cents;
  termsOfPayment: TermsCode;
  /** Where the goods go, where one is asked what is due of an order: a bank's own page is for some countries. */
  country?: string | undefined;
}

type Who = (payer: Payer, facts: Pick<Facts, "termsOfPayment">) => boolean;
const verified: Who = ({ accountType, companyVerified }) => accountType === "business" && companyVerified;
const italian: Who = ({ locale }) => locale === "it";
const delayed: Who = (_, { termsOfPayment }) => isDelayed(termsOfPayment);

interface Rule {
  who: readonly Who[];
  /** Euro cents that may be paid by it at once; without bounds where absent. */
  amounts?: { from?: Cents; to?: Cents };
}

/** Who may choose a method, and for which amounts (domain-rules 4.6). What is absent only the back office sets. */
const rules: Readonly<Partial<Record<PaymentMethod, Rule>>> = {
  card: { who: [], amounts: { to: 1_500_000 } },
  sofort: { who: [] },
  // The provider's limit for one debit.
  sepa_direct_debit: { who: [verified], amounts: { to: 1_000_000 } },
  manual_wire_transfer: { who: [] },
  pause_pay: { who: [verified, italian], amounts: { from: 50_000, to: 2_000_000 } },
  bank_receipt: { who: [verified, italian, delayed] },
};

const isFor = (rule: Rule | undefined, payer: Payer, facts: Facts): rule is Rule =>
  rule?.who.every((is) => is(payer, facts)) ?? false;

/** Why an amount can't be paid by a method that is open to the payer; undefined when it can. */
function boundOf({ amounts: { from, to } = {} }: Rule, { amount }: Facts): WayRefusal | undefined {
  if (from !== undefined && amount < from) return { reason: "amount-too-low", params: { limit: from, amount } };
  if (to !== undefined && amount > to) return { reason: "amount-too-high", params: { limit: to, amount } };
  return undefined;
}

export const mayPayWith = (method: PaymentMethod, payer: Payer, facts: Facts): boolean => {
  const rule = rules[method];
  return isFor(rule, payer, facts) && !boundOf(rule, facts);
};

export const ways = [
  "card",
  "manual_wire_transfer",
  "sofort",
  "sepa_direct_debit",
  "pause_pay",
  "bank_receipt",
  "later",
] as const;
export type Way = (typeof ways)[number];

/** Ways by which goods may leave before they are paid: the company's credit decides (docs/decisions/credit.md). */
const onCredit: ReadonlySet<PaymentMethod | "later"> = new Set([
  "sepa_direct_debit",
  "bank_receipt",
  "later",
] satisfies Way[]);
export const isOnCredit = (way: PaymentMethod | "later"): boolean => onCredit.has(way);

/** What a transaction is paid by in that way: later, by transfer. */
export const methodOf = (way: PaymentMethod | "later"): PaymentMethod =>
  way === "later" ? "manual_wire_transfer" : way;

/**
 * The method that an order is placed with by a buyer who has chosen the way in checkout. What a debit or a bank receipt needs besides (a
 * mandate, an account) is asked for on the payment's page: until it is there the payment waits for a transfer, and its goods with it.
 */
export const placedBy = (way: Way): PaymentMethod =>
  way === "sepa_direct_debit" || way === "bank_receipt" ? "manual_wire_transfer" : methodOf(way);

export const wayRefusals = ["amount-too-low", "amount-too-high", ...creditRefusals] as const;

/** Why a way that is open to the buyer isn't for this payment, with the figures behind it; amounts in cents. */
export interface WayRefusal {
  reason: (typeof wayRefusals)[number];
  params: Record<string, string | number>;
}

export interface OfferedWay {
  way: Way;
  refused?: WayRefusal | undefined;
}

/**
 * Every way that is open to this buyer, as checkout and a payment's page offer them (domain-rules 4.6); with the reason
 * where this amount or the company's credit, of which `creditOf` says what it decides on a way, refuses it.
 */
export function waysToPay(payer: Payer, facts: Facts, creditOf: (way: Way) => CreditDecision): OfferedWay[] {
  return ways.flatMap((way): OfferedWay[] => {
    const rule = way === "later" ? later : rules[way];
    if (way === "sofort" && !providerMethodOf(way, facts.country ?? "IT")) return [];
    if (!isFor(rule, payer, facts)) return [];
    const bound = boundOf(rule, facts);
    if (bound || !isOnCredit(way)) return [{ way, refused: bound }];
    const decision = creditOf(way);
    return [{ way, refused: decision.allowed ? undefined : { reason: decision.code, params: decision.params } }];
  });
}

const later: Rule = { who: [verified, delayed] };

/** Paying later needs delayed terms and a verified company. */
export const mayPayLater = (payer: Payer, facts: Facts): boolean => isFor(later, payer, facts);

/** Whether the payer may have the terms, whoever gives them: only a verified company pays after its goods have left. */
export const mayHaveTerms = (payer: Payer, code: TermsCode): boolean =>
  !isDelayed(code) || verified(payer, { termsOfPayment: code });

/** The bank redirect that stands in for `sofort`, by the country the goods go to: docs/decisions/sofort.md. */
const redirects: Readonly<Record<string, string>> = {
  BE: "bancontact",
  NL: "ideal",
  AT: "eps",
  PL: "p24",
  PT: "multibanco",
  GB: "pay_by_bank",
  DE: "pay_by_bank",
  FR: "pay_by_bank",
};

/** The provider's name of a method; undefined where the provider has none (instant transfers within Italy). */
export function providerMethodOf(method: "card" | "sofort" | "sepa_direct_debit", country: string): string | undefined {
  if (method === "card") return "card";
  if (method === "sepa_direct_debit") return "sepa_debit";
  return country === "IT" ? undefined : (redirects[country] ?? "klarna");
}

/** How a payment elsewhere stands: nothing heard yet, under way (some banks take days), in, refused. */
export const sourceStates = ["open", "processing", "paid", "failed"] as const;
export type SourceState = (typeof sourceStates)[number];
