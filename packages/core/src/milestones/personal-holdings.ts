import type { Holding } from "../platform/personal-data.ts";
import { holdersPartition, MilestoneTallyEntity, MilestoneToldEntity, RedemptionEntity } from "./milestone.table.ts";

/** What milestones keep of a user who belongs to no company: sums of their orders by month, what they have redeemed and been told of. */
export const milestoneHoldings: readonly Holding[] = [
  {
    entity: MilestoneTallyEntity,
    where: (id) => ({ partition: holdersPartition(id), range: { beginsWith: "TALLY" } }),
    closing: "delete",
  },
  {
    entity: RedemptionEntity,
    where: (id) => ({ partition: holdersPartition(id), range: { beginsWith: "REDEEMED#" } }),
    closing: "delete",
  },
  {
    entity: MilestoneToldEntity,
    where: (id) => ({ partition: holdersPartition(id), range: { beginsWith: "TOLD#" } }),
    closing: "delete",
  },
];
