import type { AvailabilityState } from "@solvia/core/catalogue/product";
import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";

/** What the address of the availabilities says. */
export interface AvailabilityFilters {
  text?: string | undefined;
  category?: GoodsCategory | undefined;
  state?: AvailabilityState | undefined;
  cursor?: string | undefined;
}

export const availabilityStates = [
  "in-stock",
  "low",
  "to-order",
  "oversold",
] as const satisfies readonly AvailabilityState[];
