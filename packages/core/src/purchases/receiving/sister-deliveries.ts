import { isOpen, movementsById, readMovement, type Movement } from "../../logistics/index.ts";
import { palletsFor, receivePallet, takeList, wholePallet } from "../../serials/index.ts";
import { findPurchase } from "../stored-purchase.ts";

/** How far a delivery is from the day of another: those of the same day first. */
const apart = (one: Movement, other: Movement): number =>
  Math.abs(Date.parse(one.forecastOn ?? "9999-12-31") - Date.parse(other.forecastOn ?? "9999-12-31"));

/**
 * The other deliveries of a delivery's order to a supplier that are still to come to the same warehouse, those of the same day first: a container with five models is
 * five of them, since each article and day is one. A request, and one for each hundred.
 */
export async function sistersOf(movement: Movement): Promise<Movement[]> {
  const purchase = movement.purchaseId === undefined ? undefined : await findPurchase(movement.purchaseId);
  if (!purchase) return [];
  const all = await movementsById(purchase.movementIds.filter((id) => id !== movement.id));
  return all
    .filter((one) => isOpen(one) && one.warehouseId === movement.warehouseId)
    .toSorted((a, b) => apart(a, movement) - apart(b, movement));
}

/** The pallets that may come with a delivery, those that bring pieces of its sisters as well whole; a request more for each of these. */
export async function wholePalletsFor(movement: Movement) {
  const own = await palletsFor(movement);
  if (own.length === 0 || !isOpen(movement)) return own;
  const others = (await Promise.all((await sistersOf(movement)).map(palletsFor))).flat();
  return own.map((pallet) => wholePallet(pallet, ...others.filter(({ sscc }) => sscc === pallet.sscc)));
}

/** A supplier's list of a delivery and of its sisters; problems as of `takeList`. */
export const takeListOf = async (movementId: string, said: Parameters<typeof takeList>[1], now: Date) =>
  takeList(movementId, said, now, await sistersOf(await readMovement(movementId)));

/** A pallet of a delivery with what it brings of its sisters; problems as of `receivePallet`. */
export const receivePalletOf = async (
  movementId: string,
  sscc: string,
  scan: Parameters<typeof receivePallet>[2],
  now: Date,
) => receivePallet(movementId, sscc, scan, now, await sistersOf(await readMovement(movementId)));
