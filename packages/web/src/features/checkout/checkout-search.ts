import * as z from "zod";
import { checkoutSteps } from "./steps.ts";

/** What the checkout's address says: the step, and how the buyer wants to pay. */
const CheckoutSearch = z.object({
  step: z.enum(checkoutSteps).optional().catch(undefined),
  method: z.enum(["card", "manual_wire_transfer"]).optional().catch(undefined),
});
export type CheckoutSearch = z.output<typeof CheckoutSearch>;

export const checkoutSearchOf = (search: Record<string, unknown>): CheckoutSearch => CheckoutSearch.parse(search);
