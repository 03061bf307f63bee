import type { Holding } from "../platform/personal-data.ts";
import { PartNumberEntity } from "./feed/part-number.table.ts";
import { ordersOfReseller, ResellerOrderEntity } from "./orders/reseller-order.table.ts";
import { partsOf } from "./feed/part-numbers.ts";
import {
  TrialClockEntity,
  TrialMovingEntity,
  trialOf,
  TrialOrderEntity,
  TrialPlacedEntity,
} from "./trial/trial.table.ts";
import { ApiCallCountEntity, ApiCallEntity, ApiUsageEntity, callsOf, usageOf } from "./usage/usage.table.ts";
import { WebhookEntity } from "./webhooks/webhook.table.ts";

/**
 * What the reseller API has counted and noted of an account's calls, its part numbers, its webhooks and its trial go with the account; what those were
 * told names nobody and goes by TTL in thirty days, what leads to its orders stays as long as they do.
 */
export const resellerHoldings: readonly Holding[] = [
  { entity: ApiUsageEntity, where: (id) => ({ partition: usageOf(id) }), closing: "delete" },
  { entity: ApiCallCountEntity, where: (id) => ({ partition: callsOf(id) }), closing: "delete" },
  { entity: ApiCallEntity, where: (id) => ({ partition: callsOf(id) }), closing: "delete" },
  { entity: WebhookEntity, where: (id) => ({ partition: `WEBHOOKSOF#${id}` }), closing: "delete" },
  { entity: PartNumberEntity, where: (id) => ({ partition: `RESELLERPARTS#${id}` }), closing: "delete" },
  {
    entity: PartNumberEntity,
    where: (id) => ({ partition: `RESELLERPARTS#${partsOf({ accountId: id, mode: "test" })}` }),
    closing: "delete",
  },
  {
    entity: TrialOrderEntity,
    where: (id) => ({ partition: trialOf(id), range: { beginsWith: "ORDER#" } }),
    closing: "delete",
  },
  {
    entity: TrialMovingEntity,
    where: (id) => ({ partition: trialOf(id), range: { beginsWith: "MOVING#" } }),
    closing: "delete",
  },
  {
    entity: TrialPlacedEntity,
    where: (id) => ({ partition: trialOf(id), range: { beginsWith: "KEY#" } }),
    closing: "delete",
  },
  {
    entity: TrialClockEntity,
    where: (id) => ({ partition: trialOf(id), range: { beginsWith: "CLOCK" } }),
    closing: "delete",
  },
  { entity: ResellerOrderEntity, where: (id) => ({ partition: ordersOfReseller(id) }), closing: "keep" },
];
