import { mainWarehouseId, type Pieces } from "../../logistics/index.ts";
import { loadOrder, piecesUnsent, shipmentsOf, type Order, type OrderShipment } from "../../orders/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { evaluateIfStands } from "../promising/evaluate-shipment.ts";
import type { ArrangeWarning } from "../shipment-warnings.ts";
import { demandNoDocument, shipmentMachine, type Standing } from "../shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "../stored-shipment.ts";
import { arrangeOrder, together } from "./arrange-order.ts";
import { demandScansGoOn } from "./demand-scans.ts";
import { freePlaces } from "./free-places.ts";

const plain = (lines: readonly Pieces[]): OrderShipment["lines"] =>
  lines.filter(({ quantity }) => quantity > 0).map(({ productId, quantity }) => ({ productId, quantity }));

const inHouse: ReadonlySet<OrderShipment["state"]> = new Set(["draft", "waiting_stock", "to_prepare"]);

/** What is left of pieces once others are taken out. Problem: pieces-beyond-shipment. */
export function without(lines: readonly Pieces[], taken: readonly Pieces[]): OrderShipment["lines"] {
  const left = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of taken) {
    const rest = (left.get(productId) ?? 0) - quantity;
    if (rest < 0 || quantity <= 0) throw new Problem("pieces-beyond-shipment", { productId });
    left.set(productId, rest);
  }
  return plain([...left].map(([productId, quantity]) => ({ productId, quantity })));
}

interface Split {
  lines: readonly Pieces[];
  warehouseId?: string | undefined;
  confirmed?: readonly ArrangeWarning[] | undefined;
}

/**
 * Takes pieces out of a shipment into one of their own, from another warehouse where that is said: the pieces stay kept at every moment. What is left keeps its movement and what was scanned for
 * it, as far as it has the pieces. What goes elsewhere is evaluated at once, and so is what waited for goods and has fewer pieces now. Problems: invalid-transition, transport-document-stands,
 * pieces-beyond-shipment, insufficient-stock with the first article of which too few lie free in that warehouse, confirmation-needed where serials have to be scanned again.
 */
export async function splitShipment(
  id: string,
  { lines, warehouseId, confirmed }: Split,
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  shipmentMachine.demand(before, "rearrange", "back-office");
  const rest = without(before.lines, lines);
  const taken = plain(lines);
  if (taken.length === 0) throw new Problem("pieces-beyond-shipment");
  const { file, order, ...shipment } = before;
  const house = warehouseId ?? shipment.warehouseId;
  const moves = house !== shipment.warehouseId;
  if (moves) await demandFree(taken, house, order);
  if (rest.length === 0 && !moves) return before;
  await demandScansGoOn(shipment.movementId, rest, "lines", confirmed);
  if (rest.length === 0) {
    const moved = { ...shipment, warehouseId: house, movementId: newIdAt(now) };
    return evaluatedAfter(await writeShipment({ before: { ...shipment, order, file }, after: moved, now }), [id], now);
  }
  const part = {
    ...shipment,
    held: undefined,
    id: newIdAt(now),
    lines: taken,
    warehouseId: house,
    movementId: newIdAt(now),
  };
  const written = await writeShipment({ before, after: { ...shipment, lines: rest }, others: [part], now });
  return evaluatedAfter(
    written,
    [...(moves ? [part.id] : []), ...(shipment.state === "waiting_stock" ? [id] : [])],
    now,
  );
}

/** So many pieces are free in a warehouse. Problem: insufficient-stock with the first article of which there are too few, and how many there are. */
async function demandFree(lines: readonly Pieces[], warehouseId: string, order: Order): Promise<void> {
  const free = (await freePlaces(lines.map(({ productId }) => productId))).get(warehouseId);
  if (!free) throw invalid({ field: "warehouseId", code: "not-found" });
  for (const { productId, quantity } of lines) {
    const available = Math.max(0, free.get(productId) ?? 0);
    if (available >= quantity) continue;
    const productCode = order.lines.find((one) => one.productId === productId)?.productCode;
    throw new Problem("insufficient-stock", {
      available,
      productId,
      ...(productCode !== undefined && { productCode }),
    });
  }
}

/** A shipment once it is known of these of its order whether their goods lie there. What its order's approval is awaited for isn't looked at yet. */
async function evaluatedAfter(written: Standing, ids: readonly string[], now: Date): Promise<Standing> {
  const open = ids.filter((id) => shipmentsOf(written.order).some((one) => one.id === id && one.state !== "draft"));
  if (open.length === 0) return written;
  for (const id of open) await evaluateIfStands(id, now);
  return loadShipment(written.id);
}

/**
 * Puts another shipment of the same order and warehouse into this one, which keeps what was scanned for it. Problems: not-found, invalid-transition,
 * transport-document-stands, confirmation-needed where the other's serials have to be scanned again.
 */
export async function mergeShipments(
  id: string,
  { with: otherId, confirmed }: { with: string; confirmed?: readonly ArrangeWarning[] | undefined },
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  shipmentMachine.demand(before, "rearrange", "back-office");
  const other = shipmentsOf(before.order).find((one) => one.id === otherId && one.id !== id);
  if (!other) throw new Problem("not-found");
  if (!inHouse.has(other.state) || other.warehouseId !== before.warehouseId) {
    throw new Problem("invalid-transition", { state: other.state, action: "rearrange" });
  }
  demandNoDocument(other);
  await demandScansGoOn(other.movementId, [], "with", confirmed);
  const lines = together(before.lines, other.lines);
  const others = [{ ...other, state: "cancelled" as const }];
  const written = await writeShipment({ before, after: { ...summaryOf(before), lines }, others, now });
  // Of two of which one has its goods and one hasn't nobody knows it of both.
  return evaluatedAfter(written, before.state === other.state ? [] : [id], now);
}

/** A shipment of what no shipment of its order has any more, after one was cancelled or taken back. Problems: nothing-to-send, not-enough-stock. */
export async function sendRest(orderId: string, now: Date): Promise<Standing> {
  const order = await loadOrder(orderId);
  const lines = piecesUnsent(order);
  if (!order.shipments || lines.length === 0) throw new Problem("nothing-to-send");
  const id = newIdAt(now);
  const fresh: OrderShipment = {
    id,
    state: "to_prepare",
    warehouseId: mainWarehouseId,
    lines,
    movementId: newIdAt(now),
  };
  const file = { id, orderId, version: 0, label: false, days: [] };
  await writeShipment({ before: { ...fresh, order, file }, after: fresh, now });
  // What lies in other warehouses goes from there.
  await arrangeOrder(orderId, now);
  return loadShipment(id);
}

/** It is not sent: its pieces are free, its order's rest is to be sent otherwise. Problems: invalid-transition, transport-document-stands. */
export async function cancelShipment(id: string, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  const after = shipmentMachine.after(before, "cancel", "back-office");
  return writeShipment({ before, after: { ...summaryOf(after), plannedOn: undefined }, now });
}
