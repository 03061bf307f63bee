import { mainWarehouseId, type MovedLine } from "../../logistics/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { goodsAmong } from "../offer/offered.ts";
import { quantitiesOf } from "../papers/pieces.ts";
import {
  hasEnded,
  shipmentLeft,
  type Fulfilment,
  type Order,
  type OrderShipment,
  type ShipmentState,
} from "../order.ts";

type Sent = Pick<
  Order,
  | "id"
  | "lines"
  | "status"
  | "failedReason"
  | "fulfilment"
  | "reserved"
  | "deliveredOn"
  | "shipments"
  | "stockMovements"
  | "withdrawals"
>;

const stateOf: Record<Exclude<Fulfilment, "partlyShipped">, ShipmentState> = {
  none: "to_prepare",
  ready: "ready",
  shipped: "shipped",
  delivered: "delivered",
};

/** All pieces of an order that lie in a warehouse, each product once. */
export function goodsOf({ lines }: Pick<Order, "lines">): OrderShipment["lines"] {
  return [...quantitiesOf(goodsAmong(lines))].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The pieces of an order that its buyer wants, each product once: those from which nobody has withdrawn. Words take none away: people read them. */
function keptOf(order: Pick<Order, "lines" | "withdrawals">): Map<string, number> {
  const kept = new Map(goodsOf(order).map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of (order.withdrawals ?? []).flatMap(({ lines }) => lines)) {
    const left = kept.get(productId);
    if (left !== undefined) kept.set(productId, Math.max(0, left - quantity));
  }
  return kept;
}

/**
 * How many pieces of which product the shipments of an order have beyond those that its buyer wants. Pieces that haven't left count as the first from which one
 * withdraws: nothing has to come back.
 */
function withdrawnInShipments(order: Sent): ReadonlyMap<string, number> {
  const wanted = keptOf(order);
  const beyond = new Map<string, number>();
  for (const { state, lines } of shipmentsOf(order)) {
    if (state === "cancelled") continue;
    for (const { productId, quantity } of lines) {
      const left = wanted.get(productId) ?? 0;
      const within = Math.min(left, quantity);
      wanted.set(productId, left - within);
      if (within < quantity) beyond.set(productId, (beyond.get(productId) ?? 0) + quantity - within);
    }
  }
  return beyond;
}

/**
 * The order whose shipments that still are in the house are without the pieces from which its buyer has withdrawn, the last shipment's first; what its transport
 * document names stays until that is annulled. A shipment of which nothing is left is cancelled. What is kept of the rest is a movement of its own.
 */
export function withoutWithdrawn<T extends Order>(order: T, now: Date): T {
  if (!order.withdrawals?.length || !order.reserved || hasEnded(order)) return order;
  const beyond = new Map(withdrawnInShipments(order));
  if (beyond.size === 0) return order;
  let isChanged = false;
  const shipments = shipmentsOf(order)
    .toReversed()
    .map((one) => {
      if (one.state === "cancelled" || shipmentLeft(one) || one.transportDocument) return one;
      const lines = one.lines.map(({ productId, quantity }) => {
        const out = Math.min(quantity, beyond.get(productId) ?? 0);
        beyond.set(productId, (beyond.get(productId) ?? 0) - out);
        return { productId, quantity: quantity - out };
      });
      if (lines.every(({ quantity }, at) => quantity === one.lines[at]?.quantity)) return one;
      isChanged = true;
      const rest = lines.filter(({ quantity }) => quantity > 0);
      if (rest.length === 0) return { ...one, state: "cancelled" as const, plannedOn: undefined };
      return { ...one, lines: rest, movementId: newIdAt(now) };
    });
  return isChanged ? withShipments(order, shipments.toReversed()) : order;
}

/** Problem: withdrawn-pieces where a shipment would leave with pieces from which its order's buyer has withdrawn: its document names them. */
export function demandNoneWithdrawn(order: Sent & Pick<Order, "lines">, shipment: Pick<OrderShipment, "lines">): void {
  const beyond = withdrawnInShipments(order);
  const line = shipment.lines.find(({ productId }) => (beyond.get(productId) ?? 0) > 0);
  if (!line) return;
  const { brand = "", name = line.productId } = order.lines.find(({ productId }) => productId === line.productId) ?? {};
  const pieces = Math.min(line.quantity, beyond.get(line.productId) ?? 0);
  throw new Problem("withdrawn-pieces", { productId: line.productId, name: `${brand} ${name}`.trim(), pieces });
}

/**
 * The one shipment that an order is while nothing was said of it: it has the order's own id, all its pieces, and its state follows from
 * how far the order's goods are.
 */
function onlyShipment(order: Sent): OrderShipment {
  const { id, status, fulfilment, stockMovements, deliveredOn } = order;
  const held = fulfilment === "partlyShipped" ? "shipped" : fulfilment;
  const waits = held === "none" && status === "awaitingApproval" ? "draft" : stateOf[held];
  const state = hasEnded(order) && (held === "none" || held === "ready") ? "cancelled" : waits;
  return {
    id,
    state,
    warehouseId: stockMovements?.[0]?.warehouseId ?? mainWarehouseId,
    lines: goodsOf(order),
    movementId: stockMovements?.[0]?.id ?? id,
    ...(deliveredOn && { shippedOn: deliveredOn, deliveredOn }),
  };
}

/** An order's shipments, the first one first; none where it has no goods. */
export function shipmentsOf(order: Sent): readonly OrderShipment[] {
  if (order.shipments) return order.shipments;
  return goodsAmong(order.lines).length > 0 ? [onlyShipment(order)] : [];
}

/** Those that still are in the house. */
export const shipmentsInHouse = (order: Sent): readonly OrderShipment[] =>
  shipmentsOf(order).filter((one) => one.state !== "cancelled" && !shipmentLeft(one));

/** Whether somebody keeps a shipment of it in the house. */
export const isShipmentHeld = (order: Sent): boolean => shipmentsInHouse(order).some(({ held }) => held !== undefined);

/** How far an order's goods are by its shipments: all of those that weren't cancelled have to be as far. */
export function fulfilmentBy(shipments: readonly OrderShipment[]): Fulfilment {
  const live = shipments.filter(({ state }) => state !== "cancelled");
  if (live.length === 0) return "none";
  if (live.every(({ state }) => state === "delivered")) return "delivered";
  if (live.every(shipmentLeft)) return "shipped";
  if (live.some(shipmentLeft)) return "partlyShipped";
  return live.every(({ state }) => state === "ready" || state === "scheduled") ? "ready" : "none";
}

/** The order with other shipments, and what follows from them for its goods. */
export function withShipments<T extends Order>(order: T, shipments: readonly OrderShipment[]): T {
  const fulfilment = fulfilmentBy(shipments);
  const { deliveredOn } = order;
  const last = shipments.reduce<string | undefined>(
    (latest, one) => (one.deliveredOn && (!latest || one.deliveredOn > latest) ? one.deliveredOn : latest),
    undefined,
  );
  return {
    ...order,
    shipments,
    fulfilment,
    deliveredOn: fulfilment === "delivered" ? (last ?? deliveredOn) : deliveredOn,
  };
}

/** Its shipments where all go the same step, as when the order itself is made ready. */
export const followed = (order: Order, state: "to_prepare" | "ready"): Partial<Order> => {
  if (!order.shipments) return {};
  const moves: Record<typeof state, readonly ShipmentState[]> = {
    to_prepare: ["ready"],
    ready: ["draft", "to_prepare"],
  };
  return { shipments: order.shipments.map((one) => (moves[state].includes(one.state) ? { ...one, state } : one)) };
};

/** What of the pieces that its buyer wants no live shipment has: after its shipments were cancelled, before the rest is sent. */
export function piecesUnsent(order: Sent): OrderShipment["lines"] {
  const left = keptOf(order);
  for (const { lines, state } of order.shipments ?? []) {
    if (state === "cancelled") continue;
    for (const { productId, quantity } of lines) left.set(productId, (left.get(productId) ?? 0) - quantity);
  }
  return [...left].flatMap(([productId, quantity]) => (quantity > 0 ? [{ productId, quantity }] : []));
}

/** The shipments of an order whose pieces are reserved anew: what no shipment has is one of its own. */
export function retaken(order: Sent, now: Date): readonly OrderShipment[] | undefined {
  if (!order.shipments) return undefined;
  const lines = piecesUnsent(order);
  if (lines.length === 0) return order.shipments;
  const fresh = { id: newIdAt(now), warehouseId: mainWarehouseId, movementId: newIdAt(now), lines };
  return [...order.shipments, { ...fresh, state: "to_prepare" }];
}

/** A shipment's pieces as a movement tells of them: with the code that its order has of each article. */
export function movedLines({ lines }: Pick<OrderShipment, "lines">, order: Pick<Order, "lines">): MovedLine[] {
  const codes = new Map(order.lines.map(({ productId, productCode }) => [productId, productCode]));
  return lines.map((line) => ({ ...line, productCode: codes.get(line.productId) }));
}
