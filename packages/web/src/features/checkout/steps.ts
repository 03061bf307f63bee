/** The steps of the checkout in their order; each is an address (`/checkout?step=payment`). */
export const checkoutSteps = ["address", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What of an open order decides how far its buyer has come. */
interface Progress {
  address?: unknown;
}

/** The step that is shown: the one asked for, or the first that is still open before it. */
export const reachedStep = (wanted: CheckoutStep, { address }: Progress): CheckoutStep =>
  address === undefined ? "address" : wanted;
