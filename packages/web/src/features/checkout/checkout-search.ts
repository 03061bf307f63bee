import { checkoutSteps } from "./steps.ts";

const methods = ["card", "manual_wire_transfer"] as const;

/** What the checkout's address says: the step, and how the buyer wants to pay. */
export interface CheckoutSearch {
  step?: (typeof checkoutSteps)[number] | undefined;
  method?: (typeof methods)[number] | undefined;
}

/** Read by hand: a schema here would bring its library into the first visit. */
export const checkoutSearchOf = (search: Record<string, unknown>): CheckoutSearch => ({
  step: checkoutSteps.find((step) => step === search["step"]),
  method: methods.find((method) => method === search["method"]),
});
