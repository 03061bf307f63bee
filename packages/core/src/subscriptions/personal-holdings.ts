import type { Holding } from "../platform/personal-data.ts";
import { SubscriptionChargeEntity, SubscriptionEntity, SubscriptionEntryEntity } from "./subscription.table.ts";

/** What somebody subscribes to, and the card that pays; their months are orders, kept as such. */
export const subscriptionHoldings: readonly Holding[] = [
  { entity: SubscriptionEntity, where: (id) => ({ partition: `SUBSCRIPTION#${id}` }), closing: "delete" },
  { entity: SubscriptionEntryEntity, where: (id) => ({ partition: `SUBSCRIPTION#${id}` }), closing: "delete" },
  { entity: SubscriptionChargeEntity, where: (id) => ({ partition: `SUBSCRIPTION#${id}` }), closing: "delete" },
];
