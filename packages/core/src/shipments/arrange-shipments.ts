import { mainWarehouseId, type Pieces } from "../logistics/index.ts";
import { loadOrder, piecesUnsent, shipmentsOf, quantitiesOf, type OrderShipment } from "../orders/index.ts";
import { newIdAt } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { demandNoDocument, shipmentMachine, type Standing } from "./shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "./stored-shipment.ts";

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

/**
 * Takes pieces out of a shipment into one of their own, from another warehouse where that is said: the pieces stay kept at every moment. Problems:
 * invalid-transition, transport-document-stands, pieces-beyond-shipment, version-conflict where too few lie free in that warehouse.
 */
export async function splitShipment(
  id: string,
  { lines, warehouseId }: { lines: readonly Pieces[]; warehouseId?: string | undefined },
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  shipmentMachine.demand(before, "rearrange", "back-office");
  const rest = without(before.lines, lines);
  const taken = plain(lines);
  if (taken.length === 0) throw new Problem("pieces-beyond-shipment");
  const { file, order, ...shipment } = before;
  const house = warehouseId ?? shipment.warehouseId;
  if (rest.length === 0) {
    const moved = { ...shipment, warehouseId: house, movementId: newIdAt(now) };
    return writeShipment({ before: { ...shipment, order, file }, after: moved, now });
  }
  const part = {
    ...shipment,
    held: undefined,
    id: newIdAt(now),
    lines: taken,
    warehouseId: house,
    movementId: newIdAt(now),
  };
  return writeShipment({
    before,
    after: { ...shipment, lines: rest, movementId: newIdAt(now) },
    others: [part],
    now,
  });
}

/** Puts another shipment of the same order and warehouse into this one. Problems: not-found, invalid-transition, transport-document-stands. */
export async function mergeShipments(id: string, otherId: string, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  shipmentMachine.demand(before, "rearrange", "back-office");
  const other = shipmentsOf(before.order).find((one) => one.id === otherId && one.id !== id);
  if (!other) throw new Problem("not-found");
  if (!inHouse.has(other.state) || other.warehouseId !== before.warehouseId) {
    throw new Problem("invalid-transition", { state: other.state, action: "rearrange" });
  }
  demandNoDocument(other);
  const lines = plain(
    [...quantitiesOf([...before.lines, ...other.lines])].map(([productId, quantity]) => ({
      productId,
      quantity,
    })),
  );
  return writeShipment({
    before,
    after: { ...summaryOf(before), lines, movementId: newIdAt(now) },
    others: [{ ...other, state: "cancelled" }],
    now,
  });
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
  return writeShipment({ before: { ...fresh, order, file }, after: fresh, now });
}

/** It is not sent: its pieces are free, its order's rest is to be sent otherwise. Problems: invalid-transition, transport-document-stands. */
export async function cancelShipment(id: string, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  const after = shipmentMachine.after(before, "cancel", "back-office");
  return writeShipment({ before, after: { ...summaryOf(after), plannedOn: undefined }, now });
}
