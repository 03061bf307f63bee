import { articlesAt } from "../../serials/index.ts";
import { loadWarehouse } from "../../logistics/index.ts";
import { byWalk } from "../../platform/text/by-walk.ts";
import { inPool } from "../../platform/work/in-pool.ts";
import { listShipments } from "../list-shipments.ts";
import type { Standing } from "../shipment-machine.ts";
import { loadShipment } from "../stored-shipment.ts";

/** Shipments of one walk at most: more don't fit on a trolley, nor on a list that is read while walking. */
const mostWalked = 40;
/** Shipments that are looked at, and read at once. */
const lookedAt = 200;
const atOnce = 10;

interface Wanted {
  warehouseId: string;
  /** Those that are chosen; absent: the most urgent. */
  ids?: readonly string[] | undefined;
}

/**
 * What a warehouse has to pick now: its shipments that nothing blocks, the most urgent first, each with its articles in the order of the walk. Some forty at most; what of those
 * that were chosen has been picked meanwhile is left out. Two or three requests a shipment, two for each hundred articles. Problem: not-found of a warehouse.
 */
export async function pickingList({ warehouseId, ids }: Wanted, now: Date) {
  const [warehouse, { items, cursor }] = await Promise.all([
    loadWarehouse(warehouseId),
    listShipments({ status: "to_prepare", warehouse: warehouseId, limit: lookedAt }, now),
  ]);
  const free = items.filter(({ id, block }) => block === undefined && (ids === undefined || ids.includes(id)));
  const rows = free.slice(0, mostWalked);
  const standing = new Map<string, Standing>();
  await inPool(rows, atOnce, async ({ id }) => standing.set(id, await loadShipment(id)));
  const found = rows.flatMap((row) => {
    const shipment = standing.get(row.id);
    return shipment?.state === "to_prepare" ? [{ row, lines: shipment.lines }] : [];
  });
  const articleOf = await articlesAt(warehouseId, [
    ...new Set(found.flatMap(({ lines }) => lines.map(({ productId }) => productId))),
  ]);
  return {
    warehouseName: warehouse.name,
    more: free.length > rows.length || cursor !== null,
    shipments: found.map(({ row: { id, orderNumber, customerName, priority, plannedOn, carrier }, lines }) => ({
      id,
      orderNumber,
      customerName,
      priority,
      plannedOn,
      carrier,
      lines: lines.map(({ productId, quantity }) => ({ ...articleOf(productId), quantity })).toSorted(byWalk),
    })),
  };
}

export type PickingList = Awaited<ReturnType<typeof pickingList>>;
