import type { Way } from "@solvia/core/payments/methods";
import { checkoutSteps } from "./steps.ts";

const ways: readonly Way[] = [
  "card",
  "manual_wire_transfer",
  "sofort",
  "sepa_direct_debit",
  "pause_pay",
  "bank_receipt",
  "later",
];

/** What the checkout's address says: the step, and how the buyer wants to pay. */
export interface CheckoutSearch {
  step?: (typeof checkoutSteps)[number] | undefined;
  method?: Way | undefined;
}

/** Read by hand: a schema here would bring its library into the first visit. */
export const checkoutSearchOf = (search: Record<string, unknown>): CheckoutSearch => ({
  step: checkoutSteps.find((step) => step === search["step"]),
  method: ways.find((way) => way === search["method"]),
});

/** The way to pay that a payment's page begins with. */
export const paymentSearchOf = (search: Record<string, unknown>): { way?: Way | undefined } => ({
  way: ways.find((way) => way === search["way"]),
});
