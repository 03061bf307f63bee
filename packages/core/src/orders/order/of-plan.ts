import type { ChargeKind, Plan } from "../../plans/index.ts";
import type { Cents } from "../../platform/money.ts";

/** What an order of a subscription pays: a month of a plan, the first or a further one, or the rest of one at a dearer plan. */
export interface OfPlan {
  plan: Plan;
  kind: ChargeKind;
}

/** What an order would have cost its buyer without their plan, as it stood when it was placed. */
export interface WithoutPlan {
  plan: Plan;
  /** Net cents that delivery would have cost more, or less below zero. */
  shipment: Cents;
  /** Net cents of all pieces of each line that would have cost another price. */
  lines: readonly { productId: string; net: Cents }[];
}
