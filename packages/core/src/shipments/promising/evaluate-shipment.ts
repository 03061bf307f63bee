import { Problem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { shipmentMachine, type Standing } from "../shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "../stored-shipment.ts";
import { anyWaits, liesIn, shipmentsInHouse } from "./in-house.ts";
import { promisedWrites, timesPromised } from "./promise.table.ts";
import { byTurn, takenBefore, type InHouse } from "./ranking.ts";

const productsOf = ({ shipment: { lines } }: InHouse): string[] => lines.map(({ productId }) => productId);

/** Whether all its pieces lie in its warehouse beside those of others that come before it. */
async function hasItsGoods(mine: InHouse, all: readonly InHouse[]): Promise<boolean> {
  const lies = await liesIn(mine.shipment.warehouseId, productsOf(mine));
  const taken = takenBefore(mine, all);
  return mine.shipment.lines.every(
    ({ productId, quantity }) => (lies.get(productId) ?? 0) - (taken.get(productId) ?? 0) >= quantity,
  );
}

/**
 * Whether its goods lie in its warehouse, as it stands now, beside those that are promised to others: it is to be prepared, or waits for them. Of
 * two that are evaluated at one moment no piece is promised to both. Problems: not-found, invalid-transition.
 */
export const evaluateShipment = (
  id: string,
  now: Date,
  actor: "back-office" | "system" = "back-office",
): Promise<Standing> =>
  decidedAnew(async () => {
    const before = await loadShipment(id);
    shipmentMachine.demand(before, "evaluate", actor);
    const mine = { shipment: summaryOf(before), order: before.order };
    const { warehouseId } = before;
    // Before the others are read: whoever promises meanwhile is told apart by it.
    const seen = await timesPromised(productsOf(mine), warehouseId);
    const fits = await hasItsGoods(mine, await shipmentsInHouse());
    const state = fits ? "to_prepare" : "waiting_stock";
    if (state === before.state) return before;
    return writeShipment({
      before,
      after: { ...mine.shipment, state },
      also: fits ? promisedWrites(productsOf(mine), warehouseId, seen) : [],
      actor,
      now,
    });
  });

/** The same by the house itself. What can't go on any more since it was read, as that of an order that has ended, waits for nothing. */
export async function evaluateIfStands(id: string, now: Date): Promise<Standing | undefined> {
  try {
    return await evaluateShipment(id, now, "system");
  } catch (error) {
    if (error instanceof Problem && error.code !== "version-conflict") return undefined;
    throw error;
  }
}

/**
 * Pieces of these articles have come: the shipments that wait for them are to be prepared, each whole, by turn (`byTurn`), as far as the pieces go. A
 * smaller one of a later turn isn't kept waiting by a larger one that lacks some still. Asked for again it changes nothing.
 */
export async function promiseToWaiting(productIds: readonly string[], now: Date): Promise<void> {
  if (!(await anyWaits())) return;
  let all = await shipmentsInHouse();
  const came = new Set(productIds);
  const waiting = all
    .filter((one) => one.shipment.state === "waiting_stock" && productsOf(one).some((id) => came.has(id)))
    .toSorted(byTurn);
  await eachApart(waiting, async (one) => {
    if (!(await hasItsGoods(one, all))) return;
    const { id } = one.shipment;
    const after = await evaluateIfStands(id, now);
    all = all.flatMap((other) =>
      other.shipment.id !== id ? [other] : after ? [{ shipment: summaryOf(after), order: after.order }] : [],
    );
  });
}
