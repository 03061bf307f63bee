import { packagesOf, weightWarnings } from "../logistics/index.ts";
import { instant, type Instant } from "../platform/time.ts";
import type { Cents } from "../platform/money.ts";
import { demandConfirmed } from "../platform/confirming/confirmed.ts";
import { Problem } from "../platform/problems.ts";
import { writer } from "../platform/authorship.ts";
import { shipmentsInHouse } from "../orders/index.ts";
import { demandSeen } from "./seen.ts";
import { costWarnings, type ShipmentWarning } from "./shipment-warnings.ts";
import type { ShipmentFile, ShipmentHold } from "./shipment.ts";
import { demandNoDocument, type Standing } from "./shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "./stored-shipment.ts";

/** What the office, or the warehouse, notes of a shipment. Problems: not-found, version-conflict. */
export async function setNotes(
  id: string,
  which: "notes" | "warehouseNotes",
  { notes, seen }: { notes: string; seen: string },
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  demandSeen(before.file[which] ?? "", seen, notes);
  return writeShipment({ before, file: { [which]: notes === "" ? undefined : notes }, now });
}

/** Whether the labels are on a shipment that isn't over. Problems: not-found, invalid-transition, version-conflict. */
export async function setLabel(id: string, label: boolean, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  demandNotOver(before);
  return writeShipment({ before, file: { label }, now });
}

/** What its carrier takes for a shipment that isn't over, net cents, over what was seen. Problems: not-found, invalid-transition, version-conflict, confirmation-needed. */
export async function setCosts(
  id: string,
  { costs, seen, confirmed }: { costs: Cents; seen?: Cents | undefined; confirmed?: Confirmed },
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  demandNotOver(before);
  demandSeen(before.file.costs, seen, costs);
  const known = before.file.costs ?? before.order.amounts.shipmentCost;
  demandConfirmed([{ field: "costs", warnings: costWarnings(costs, known), confirmed }]);
  return writeShipment({ before, file: { costs }, now });
}

function demandNotOver({ state }: Standing): void {
  if (state === "delivered" || state === "cancelled")
    throw new Problem("invalid-transition", { state, action: "keep" });
}

/** Its packages as they are shown: counted from the goods until somebody has said them. */
export const shownPackages = ({ file, lines, order }: Standing) => file.packages ?? packagesOf(lines, order.lines);

/** Grams of its goods by their products; absent where one's isn't known. */
export const goodsGrams = ({ lines, order }: Pick<Standing, "lines" | "order">): number | undefined => {
  const weights = new Map(order.lines.map(({ productId, weight }) => [productId, weight]));
  return lines.every(({ productId }) => (weights.get(productId) ?? 0) > 0)
    ? packagesOf(lines, order.lines).netGrams
    : undefined;
};

/** What somebody saw of a shipment; absent where nothing stood. */
interface Seen {
  packages?: ShipmentFile["packages"];
  carrier?: ShipmentFile["carrier"];
  trackingCode?: string | undefined;
  trackingUrl?: string | undefined;
}

/** Codes of figures that are meant though they are unusual. */
type Confirmed = readonly ShipmentWarning[] | undefined;

interface Saved {
  confirmed?: Confirmed;
  /** Of each part that is written what stood there. */
  seen: Seen;
  packages?: ShipmentFile["packages"];
  carrier?: ShipmentFile["carrier"];
  trackingCode?: string | undefined;
  trackingUrl?: string | undefined;
}

/**
 * Packages, carrier and tracking of a shipment, each over what was seen of it: what is left out stays, an empty text takes back. Its customer reads of the carrier its name.
 * Packages and carrier are its transport document's while that stands. Problems: not-found, invalid-transition, transport-document-stands,
 * version-conflict, confirmation-needed.
 */
export async function saveShipment(id: string, saved: Saved, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  demandNotOver(before);
  const { packages, carrier, trackingCode, trackingUrl, seen } = saved;
  if (packages || carrier) demandNoDocument(before);
  if (packages)
    demandConfirmed([
      {
        field: "packages.grossGrams",
        warnings: weightWarnings(packages, goodsGrams(before)),
        confirmed: saved.confirmed,
      },
    ]);
  if (packages) demandSeen(shownPackages(before), seen.packages, packages);
  if (carrier) demandSeen(before.file.carrier, seen.carrier, carrier);
  if (trackingCode !== undefined) demandSeen(before.trackingCode ?? "", seen.trackingCode ?? "", trackingCode);
  if (trackingUrl !== undefined) demandSeen(before.trackingUrl ?? "", seen.trackingUrl ?? "", trackingUrl);
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

/** How soon an order's goods are to be sent (domain-rules 5.4: 0 to 3), over what was seen. Problems: not-found, version-conflict. */
export async function setPriority(
  id: string,
  { priority, seen }: { priority: number; seen: number },
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  demandSeen(before.order.priority ?? 0, seen, priority);
  return writeShipment({ before, order: { priority: priority === 0 ? undefined : priority }, now });
}

/** Its order tells of a shipment in the house that somebody keeps it there, and why; of one that has left there is nothing to keep. */
const heldAs = (before: Standing, word: ShipmentHold | undefined) => {
  if (!shipmentsInHouse(before.order).some(({ id }) => id === before.id)) return undefined;
  return { ...summaryOf(before), held: word && { reason: word.reason, on: word.on } };
};

interface Held {
  which: "hold" | "release";
  /** Absent where it is let go. */
  reason?: string | undefined;
  /** When the word that stood there was said, as somebody saw it; absent where none stood. */
  seen?: Instant | undefined;
}

/**
 * Holds a shipment with a reason, or lets it go, and says so on its order in the same transaction; or releases one whose order is not
 * `shippable`. Problems: not-found, version-conflict.
 */
export async function setHold(id: string, { which, reason, seen }: Held, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  const stands = before.file[which];
  // Two who say the same reason, or both let it go, are of one mind.
  if (stands?.on !== seen && stands?.reason !== reason) throw new Problem("version-conflict");
  const word = reason === undefined ? undefined : { reason, by: writer(), on: instant(now) };
  return writeShipment({
    before,
    file: { [which]: word },
    ...(which === "hold" && { after: heldAs(before, word), stays: true }),
    now,
  });
}
