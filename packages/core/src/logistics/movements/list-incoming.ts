import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Movement } from "./movement.ts";
import { incomingList, MovementEntity } from "./movement.table.ts";

const lookedThrough = 2000;

/** Goods that are to come, the most overdue first, those without a day last; of one warehouse where it is said. */
export function listIncoming({
  warehouseId,
  cursor,
  limit,
}: {
  warehouseId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}) {
  return filledPage<Movement & { gsi2sk?: string | undefined }>(
    { cursor, limit },
    {
      read: (after) => pageOfShards(incomingList, MovementEntity, { after, limit: Math.max(limit, 100) }),
      fitting: (found) => found.filter((one) => warehouseId === undefined || one.warehouseId === warehouseId),
      keyOf: ({ gsi2sk = "" }) => endAt(incomingList, gsi2sk),
      lookedThrough,
    },
  );
}

/** Those that were to come by a day, included, at most so many. */
export async function incomingUntil(
  day: CivilDate,
  { warehouseId, most }: { warehouseId?: string | undefined; most: number },
): Promise<Movement[]> {
  const { items } = await listIncoming({ warehouseId, limit: most });
  return items.filter(({ forecastOn }) => forecastOn !== undefined && forecastOn <= day);
}
