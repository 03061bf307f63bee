import type { Order, OrderShipment } from "../../orders/index.ts";
import { romeDate } from "../../platform/time.ts";

/** A shipment that is in the house, with its order. */
export interface InHouse {
  shipment: OrderShipment;
  order: Order;
}

/** States in which pieces that lie in the warehouse are a shipment's: those that are packed already before those that are to be. */
const promised: Partial<Record<OrderShipment["state"], number>> = { scheduled: 0, ready: 0, to_prepare: 1 };

/** Whether the pieces that it waits for are promised to it: it is to be prepared, or is further. */
export const isPromised = ({ shipment }: InHouse): boolean => promised[shipment.state] !== undefined;

/** The moment from which it waits its turn: when the last of its money came, else when it was ordered. */
const sinceOf = ({ transactions, placedOn, status }: Order): string => {
  const days = status === "paid" ? transactions.flatMap(({ settledOn }) => settledOn ?? []) : [];
  return days.toSorted().at(-1) ?? romeDate(new Date(placedOn));
};

/**
 * Who comes first where pieces are fewer than are waited for (domain-rules 5.5): what is packed, what is to be prepared already, then those of a higher priority (a
 * subscriber's plan, or somebody's word), then those that were paid first.
 */
export function byTurn(one: InHouse, other: InHouse): number {
  const keys = ({ shipment, order }: InHouse): (string | number)[] => [
    promised[shipment.state] ?? 2,
    3 - (order.priority ?? 0),
    order.status === "paid" ? 0 : 1,
    sinceOf(order),
    order.placedOn,
    shipment.id,
  ];
  const [mine, theirs] = [keys(one), keys(other)];
  const at = mine.findIndex((key, index) => key !== theirs[index]);
  return at < 0 ? 0 : (mine[at] ?? 0) < (theirs[at] ?? 0) ? -1 : 1;
}

/** Pieces of each article that others in a warehouse have before it: those that are promised theirs, and come before it where it has its own. */
export function takenBefore(mine: InHouse, all: readonly InHouse[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const one of all) {
    if (one.shipment.id === mine.shipment.id || !isPromised(one)) continue;
    if (one.shipment.warehouseId !== mine.shipment.warehouseId) continue;
    if (isPromised(mine) && byTurn(mine, one) < 0) continue;
    for (const { productId, quantity } of one.shipment.lines)
      taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  }
  return taken;
}
