import { hasBenefit } from "../../plans/index.ts";
import type { User } from "../../platform/access.ts";

/**
 * How soon an order is to be sent (domain-rules 5.2: 0 to 3): 1 where its buyer's plan has shipment priority (spec 6, benefit 10), as it
 * was when they ordered; undefined is 0.
 */
export const priorityOf = ({ entitlement }: Pick<User, "entitlement">): number | undefined =>
  hasBenefit(entitlement, "shipment_priority") ? 1 : undefined;
