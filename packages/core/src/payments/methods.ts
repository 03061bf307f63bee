import type { Cents } from "../platform/money.ts";
import { isDelayed, type TermsCode } from "./terms.ts";
import type { PaymentMethod } from "./transaction.ts";

interface Payer {
  accountType: "private" | "business";
  companyVerified: boolean;
  locale: string;
}
interface Facts {
  amount: Cents;
  termsOfPayment: TermsCode;
}

/** Euro cents between which PausePay takes an order (domain-rules 4.6). */
const pausePayWindow = { from: 50_000, to: 2_000_000 } as const;
/** The provider's limit for one SEPA debit, in cents. */
const sepaLimit = 1_000_000;
/** Above this a card is not charged at once, in cents. */
const cardLimit = 1_500_000;

type Rule = (payer: Payer, facts: Facts) => boolean;
const verified: Rule = ({ accountType, companyVerified }) => accountType === "business" && companyVerified;
const italian: Rule = ({ locale }) => locale === "it";
const delayed: Rule = (_, { termsOfPayment }) => isDelayed(termsOfPayment);

/** Who may choose a method, and for which amounts (domain-rules 4.6). What is absent only the back office sets. */
const rules: Readonly<Partial<Record<PaymentMethod, readonly Rule[]>>> = {
  card: [(_, { amount }) => amount <= cardLimit],
  sofort: [],
  sepa_direct_debit: [verified, (_, { amount }) => amount <= sepaLimit],
  manual_wire_transfer: [],
  pause_pay: [verified, italian, (_, { amount }) => amount >= pausePayWindow.from && amount <= pausePayWindow.to],
  bank_receipt: [verified, italian, delayed],
};

export const mayPayWith = (method: PaymentMethod, payer: Payer, facts: Facts): boolean =>
  rules[method]?.every((rule) => rule(payer, facts)) ?? false;

/** The methods that checkout asks for; the others are chosen for a payment of the order, or named by who places it by the API. */
export const placingMethods = ["card", "manual_wire_transfer"] as const satisfies readonly PaymentMethod[];
export type PlacingMethod = (typeof placingMethods)[number];

const ways = [...placingMethods, "sepa_direct_debit", "pause_pay", "bank_receipt", "later"] as const;
export type Way = (typeof ways)[number];

/** Every way in which this buyer may pay an amount, as checkout and a payment's page offer them (domain-rules 4.6). */
export const waysToPay = (payer: Payer, facts: Facts): Way[] =>
  ways.filter((way) => (way === "later" ? mayPayLater(payer, facts) : mayPayWith(way, payer, facts)));

/** Paying later needs delayed terms and a verified company. */
export const mayPayLater = (payer: Payer, facts: Facts): boolean => verified(payer, facts) && delayed(payer, facts);

/** The bank redirect that stands in for `sofort`, by the country the goods go to: docs/decisions/sofort.md. */
const redirects: Readonly<Record<string, string>> = {
  BE: "bancontact",
  NL: "ideal",
  AT: "eps",
  PL: "p24",
  PT: "multibanco",
};

/** The provider's name of a method; undefined where the provider has none (instant transfers within Italy). */
export function providerMethodOf(method: "card" | "sofort" | "sepa_direct_debit", country: string): string | undefined {
  if (method === "card") return "card";
  if (method === "sepa_direct_debit") return "sepa_debit";
  return country === "IT" ? undefined : (redirects[country] ?? "klarna");
}
