import { instant } from "../platform/time.ts";
import { Problem } from "../platform/problems.ts";
import { writer } from "../platform/authorship.ts";
import { shipmentsInHouse } from "../orders/index.ts";
import type { ShipmentFile, ShipmentHold } from "./shipment.ts";
import { demandNoDocument, type Standing } from "./shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "./stored-shipment.ts";

/** Notes as somebody saw them before they wrote others. Problem: version-conflict where somebody else has written meanwhile. */
const demandSeen = (now: string | undefined, seen: string): void => {
  if ((now ?? "") !== seen) throw new Problem("version-conflict");
};

/** What the office, or the warehouse, notes of a shipment. Problems: not-found, version-conflict. */
export async function setNotes(
  id: string,
  which: "notes" | "warehouseNotes",
  { notes, seen }: { notes: string; seen: string },
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  demandSeen(before.file[which], seen);
  return writeShipment({ before, file: { [which]: notes === "" ? undefined : notes }, now });
}

/** Costs or label of a shipment that isn't over. Problems: not-found, invalid-transition, version-conflict. */
export async function keepOfShipment(
  id: string,
  kept: Partial<Pick<ShipmentFile, "costs" | "label">>,
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  demandNotOver(before);
  return writeShipment({ before, file: kept, now });
}

function demandNotOver({ state }: Standing): void {
  if (state === "delivered" || state === "cancelled")
    throw new Problem("invalid-transition", { state, action: "keep" });
}

interface Saved {
  packages?: ShipmentFile["packages"];
  carrier?: ShipmentFile["carrier"];
  trackingCode?: string | undefined;
  trackingUrl?: string | undefined;
}

/**
 * Packages, carrier and tracking of a shipment: what is left out stays, an empty text takes back. Its customer reads of the carrier its name.
 * Packages and carrier are its transport document's while that stands. Problems: not-found, invalid-transition, transport-document-stands,
 * version-conflict.
 */
export async function saveShipment(id: string, saved: Saved, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  demandNotOver(before);
  const { packages, carrier, trackingCode, trackingUrl } = saved;
  if (packages || carrier) demandNoDocument(before);
  const told = {
    ...(carrier && { carrier: carrier.name }),
    ...(trackingCode !== undefined && { trackingCode: trackingCode || undefined }),
    ...(trackingUrl !== undefined && { trackingUrl: trackingUrl || undefined }),
  };
  return writeShipment({
    before,
    ...(Object.keys(told).length > 0 && { after: { ...summaryOf(before), ...told } }),
    file: { ...(packages && { packages }), ...(carrier && { carrier }) },
    now,
  });
}

/** How soon an order's goods are to be sent (domain-rules 5.4: 0 to 3). */
export async function setPriority(id: string, priority: number, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  return writeShipment({ before, order: { priority: priority === 0 ? undefined : priority }, now });
}

/** Its order tells of a shipment in the house that somebody keeps it there, and why; of one that has left there is nothing to keep. */
const heldAs = (before: Standing, word: ShipmentHold | undefined) => {
  if (!shipmentsInHouse(before.order).some(({ id }) => id === before.id)) return undefined;
  return { ...summaryOf(before), held: word && { reason: word.reason, on: word.on } };
};

/**
 * Holds a shipment with a reason, or lets it go, and says so on its order in the same transaction; or releases one whose order is not
 * `shippable`. Problems: not-found, version-conflict.
 */
export async function setHold(
  id: string,
  which: "hold" | "release",
  reason: string | undefined,
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  const word = reason === undefined ? undefined : { reason, by: writer(), on: instant(now) };
  return writeShipment({
    before,
    file: { [which]: word },
    ...(which === "hold" && { after: heldAs(before, word), stays: true }),
    now,
  });
}
