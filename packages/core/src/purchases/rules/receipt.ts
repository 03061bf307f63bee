import type { PurchaseLine } from "../purchase.ts";
import type { PurchaseState } from "../purchase-states.ts";

/** How much more than was agreed may come in all, in hundredths (domain-rules 5.5: 5 %). */
const overPercent = 5;

/** The most pieces that may come of an agreed number, over all its deliveries. */
export const mostReceived = (quantity: number): number => Math.floor((quantity * (100 + overPercent)) / 100);

type Received = Pick<PurchaseLine, "quantity" | "received">;

/**
 * The most pieces that may come by one delivery: what the whole line may have, less what has come and what is still
 * forecast by others. So the tolerance counts once a line, however many deliveries it takes.
 */
export const mostOfDelivery = ({ quantity, received }: Received, forecastElsewhere: number): number =>
  Math.max(0, mostReceived(quantity) - received - forecastElsewhere);

/** How an order stands after pieces have come: received once nothing is missing of any line. */
export const stateReceived = (lines: readonly Received[]): Extract<PurchaseState, "partially_received" | "received"> =>
  lines.every(({ quantity, received }) => received >= quantity) ? "received" : "partially_received";
