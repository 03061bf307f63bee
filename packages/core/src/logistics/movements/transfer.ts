import { newIdAt } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { rowsOfIndex } from "../../platform/storing/read-apart.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { instant } from "../../platform/time.ts";
import type { Write } from "../../platform/storing/transaction.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { demandUsualPieces } from "../demand-usual-pieces.ts";
import { stockByPlace } from "../figures/stock-by-place.ts";
import { mainWarehouseId } from "../warehouses/warehouse.ts";
import { demandOpenWarehouse, demandWarehouse, listWarehouses } from "../warehouses/warehouses.ts";
import {
  bookedNow,
  cancelled,
  doneLoad,
  doneUnload,
  forecastUnload,
  loaded,
  onTheWay,
  unloaded,
} from "./movement-machine.ts";
import type { Movement } from "./movement.ts";
import { MovementEntity, transfersUnderWay } from "./movement.table.ts";
import type { Said } from "./office-acts.ts";
import { findMovement } from "./read-movement.ts";
import { writeMovements } from "./write-movements.ts";

export interface Transfer extends Said {
  /** Where they go. */
  toWarehouseId: string;
  /** Why pieces go without their serials, in an administrator's words. */
  withoutSerials?: string | undefined;
}

/** Both movements of a transfer: what leaves, and what comes. */
export interface Halves {
  leaves: Movement;
  comes: Movement;
}

/** Whoever began it has died by then: no request of the API lives as long. */
const abandonedAfterMs = 60_000;

/**
 * Demands that what leaves the main warehouse isn't booked there: what all warehouses have free together, which a transfer doesn't change, says nothing of that. Problem:
 * insufficient-stock with how many are free.
 */
async function demandFreeInMain(lines: Transfer["lines"]): Promise<void> {
  const others = (await listWarehouses()).map(({ id }) => id).filter((id) => id !== mainWarehouseId);
  const stock = await stockByPlace(
    lines.map(({ productId }) => productId),
    others,
  );
  for (const { productId, quantity } of lines) {
    const available = Math.max(0, stock.get(productId)?.places.get(mainWarehouseId)?.available ?? 0);
    if (quantity > available) {
      throw new Problem("insufficient-stock", { available, productId, warehouseId: mainWarehouseId });
    }
  }
}

/** What both halves of a transfer are of. Problems: confirmation-needed, insufficient-stock, fields of the warehouses. */
async function planned({ toWarehouseId, confirmed, ...said }: Transfer, now: Date) {
  demandUsualPieces(said.lines, confirmed);
  if (toWarehouseId === said.warehouseId) throw invalid({ field: "toWarehouseId", code: "same-warehouse" });
  await Promise.all([demandWarehouse(said.warehouseId), demandOpenWarehouse(toWarehouseId, "toWarehouseId")]);
  if (said.warehouseId === mainWarehouseId) await demandFreeInMain(said.lines);
  const [leaves, comes] = [newIdAt(now), newIdAt(now)];
  const both = { ...said, cause: "transfer" as const };
  return {
    leaves: { ...both, id: leaves, counterpart: comes },
    comes: { ...both, id: comes, warehouseId: toWarehouseId, counterpart: leaves },
  };
}

/**
 * Goods go from one warehouse to another, in one transaction: what leaves, what comes, and what stands `beside` by them. Problems: insufficient-stock, confirmation-needed, fields of the warehouses,
 * version-conflict.
 */
export async function transferGoods(
  transfer: Transfer,
  now: Date,
  beside: (halves: Halves) => readonly Write[] = () => [],
): Promise<Movement[]> {
  const halves = await planned(transfer, now);
  const done = { leaves: doneUnload(halves.leaves, now), comes: doneLoad(halves.comes, now) };
  await writeMovements([{ after: done.leaves }, { after: done.comes }], beside(done));
  return [done.leaves, done.comes];
}

/** Begins a transfer of more pieces than one transaction takes: nothing has moved before `endTransfer`. Problems as of `transferGoods`. */
export async function beginTransfer(transfer: Transfer, now: Date): Promise<Halves> {
  const halves = await planned(transfer, now);
  const begun = { leaves: forecastUnload(halves.leaves, now), comes: onTheWay(halves.comes, now) };
  await writeMovements([{ after: begun.leaves }, { after: begun.comes }]);
  return begun;
}

/** The goods of a transfer that was begun have moved, with what stands `beside`. Problems: insufficient-stock, version-conflict where it was called off meanwhile. */
export async function endTransfer({ leaves, comes }: Halves, beside: readonly Write[], now: Date): Promise<Movement[]> {
  const left = unloaded(bookedNow(leaves, "system", now), now);
  const came = loaded(comes, "system", now);
  await writeMovements(
    [
      { before: leaves, after: left },
      { before: comes, after: came },
    ],
    beside,
  );
  return [left, came];
}

/** Nothing of a transfer that was begun moves: its pieces stand as before. Nothing where it has ended. */
export const callOffTransfer = ({ leaves, comes }: Halves, now: Date): Promise<unknown> =>
  unlessChanged(() => writeMovements([leaves, comes].map((before) => ({ before, after: cancelled(before, now) }))));

/** Calls off transfers that nobody is at any more, after a crash between two of their writes; answers how many. */
export async function endAbandonedTransfers(now: Date): Promise<number> {
  const before = instant(new Date(now.getTime() - abandonedAfterMs));
  let ended = 0;
  await eachApart(
    rowsOfIndex(MovementEntity, { index: "gsi2", partition: transfersUnderWay, range: { lt: before } }),
    async (comes) => {
      const leaves = await findMovement(comes.counterpart ?? "");
      if (leaves) await callOffTransfer({ leaves, comes }, now);
      ended += 1;
    },
  );
  return ended;
}
