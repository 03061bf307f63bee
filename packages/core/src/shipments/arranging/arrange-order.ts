import { mainWarehouseId } from "../../logistics/index.ts";
import {
  findOrder,
  shipmentsOf,
  quantitiesOf,
  withShipments,
  writeOrder,
  type Order,
  type OrderShipment,
} from "../../orders/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { evaluateIfStands } from "../promising/evaluate-shipment.ts";
import { byWarehouse, type ByProduct, type WarehousePart } from "./by-warehouse.ts";
import { freePlaces, mayLack } from "./free-places.ts";

/** Whether nobody has packed it, put a paper to it or keeps it: pieces may still go apart, or with it. */
const isOpen = ({ state, transportDocument, held }: OrderShipment): boolean =>
  (state === "to_prepare" || state === "waiting_stock") && !transportDocument && !held;

/** How many pieces the main warehouse has promised beyond what lies there. */
const lackingOf = (free: ByProduct): ByProduct =>
  new Map([...free].flatMap(([productId, pieces]) => (pieces < 0 ? [[productId, -pieces] as const] : [])));

/**
 * Goods of an order that lie in other warehouses than the main one, where placing it has booked all of them, are booked where they lie: one shipment for each
 * warehouse. Each step is one transaction that books nothing beyond what is free there, and of two orders for the same pieces one is decided anew; broken
 * off anywhere, it goes on where it is asked for again. What lies free nowhere waits in the main warehouse. An order of what lies in the main one costs two requests.
 */
export async function arrangeOrder(orderId: string, now: Date): Promise<void> {
  const made = new Set<string>();
  while (await decidedAnew(() => arrangedOnce(orderId, made, now)));
}

/** Whether something of it was arranged, so that it is looked at again. */
async function arrangedOnce(orderId: string, made: Set<string>, now: Date): Promise<boolean> {
  const order = await findOrder(orderId);
  if (!order?.reserved || order.status === "failed" || order.status === "awaitingApproval") return false;
  // The latest first: nobody has begun with it.
  const shipments = shipmentsOf(order)
    .filter((one) => one.warehouseId === mainWarehouseId && isOpen(one))
    .toReversed();
  const productIds = [...new Set(shipments.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
  if (productIds.length === 0 || !(await mayLack(productIds))) return false;
  const free = new Map(await freePlaces(productIds));
  const lacking = lackingOf(free.get(mainWarehouseId) ?? new Map());
  free.delete(mainWarehouseId);
  for (const shipment of shipments) {
    const { rest, parts } = byWarehouse(shipment.lines, lacking, free);
    if (parts.length > 0) {
      await writeOrder({ before: order, after: apart(order, shipment, { rest, parts }, made, now), by: "system", now });
      return true;
    }
    const lacks = shipment.lines.some(({ productId }) => (lacking.get(productId) ?? 0) > 0);
    if (lacks) await evaluateIfStands(shipment.id, now);
  }
  return false;
}

interface Apart {
  rest: OrderShipment["lines"];
  parts: readonly WarehousePart[];
}

/**
 * The order with pieces of a shipment apart. What is left keeps its movement; a shipment of which nothing is left goes from the other warehouse itself, but where its pieces have been going into one
 * `made` there, step by step, as a long order's do.
 */
function apart(order: Order, shipment: OrderShipment, { rest, parts }: Apart, made: Set<string>, now: Date): Order {
  let shipments = shipmentsOf(order);
  const put = (changed: OrderShipment) => {
    shipments = shipments.map((one) => (one.id === changed.id ? changed : one));
  };
  const goesItself =
    rest.length === 0 &&
    !shipments.some(({ id, warehouseId }) => made.has(id) && warehouseId === parts[0]?.warehouseId);
  if (rest.length > 0) put({ ...shipment, lines: rest });
  else if (!goesItself) put({ ...shipment, state: "cancelled" });
  for (const [at, { warehouseId, lines }] of parts.entries()) {
    if (goesItself && at === 0) {
      put({ ...shipment, warehouseId, lines, state: "to_prepare", movementId: newIdAt(now) });
      continue;
    }
    const there = shipments.find(
      (one) =>
        one.warehouseId === warehouseId && one.id !== shipment.id && one.address === shipment.address && isOpen(one),
    );
    if (there) {
      put({ ...there, lines: together(there.lines, lines) });
      continue;
    }
    const id = newIdAt(now);
    made.add(id);
    shipments = [...shipments, { ...shipment, id, warehouseId, lines, state: "to_prepare", movementId: newIdAt(now) }];
  }
  return withShipments(order, shipments);
}

/** Pieces together, each product once. */
export const together = (some: OrderShipment["lines"], more: OrderShipment["lines"]): OrderShipment["lines"] =>
  [...quantitiesOf([...some, ...more])].map(([productId, quantity]) => ({ productId, quantity }));
