import type { CivilDate, Instant } from "../../platform/time.ts";
import { mainWarehouseId } from "../warehouses/warehouse.ts";

export const movementDirections = ["load", "unload"] as const;
export const movementStates = ["forecast", "booked", "done", "cancelled"] as const;
export type MovementState = (typeof movementStates)[number];

/** What goods move for; `opening` is what lay there before movements were kept, or when a product was begun. */
export const movementCauses = [
  "order",
  "adjustment",
  "opening",
  "return",
  "replacement",
  "purchase",
  "transfer",
  "count",
  "scrap",
  "repair",
  "correction",
] as const;
export type MovementCause = (typeof movementCauses)[number];

/** Articles that a movement of its own has at most: with their stock in each warehouse and their forecasts they fit into one transaction. */
export const mostLines = 24;

export interface MovedLine {
  productId: string;
  /** As it was called then; absent where whoever moved it knew the product's id alone. */
  productCode?: string | undefined;
  /** Pieces, more than none. */
  quantity: number;
}

/** Pieces of an article that came damaged, more than none. */
export interface Damage {
  productId: string;
  quantity: number;
  /** Those of them that were scanned: they lie there, out of the stock. */
  codes?: readonly string[] | undefined;
}

export const movementFates = ["lost", "damaged"] as const;
export type MovementFate = (typeof movementFates)[number];

/** What has undone a movement for the pieces that were scanned for it: those that nobody has touched since stand otherwise. */
export interface Undone {
  /** The movement against it: the load that brought the goods back, or what puts it right. */
  by: string;
  on: Instant;
  /** The articles whose pieces it is about, and of each all of them or those with these codes; all pieces of all where it is absent. */
  only?: readonly UndonePieces[] | undefined;
}

export interface UndonePieces {
  productId: string;
  codes?: readonly string[] | undefined;
}

/** Goods that come into a warehouse or leave it, are to, or were to. What is done is never changed again. */
export interface Movement {
  id: string;
  direction: (typeof movementDirections)[number];
  state: MovementState;
  cause: (typeof movementCauses)[number];
  warehouseId: string;
  orderId?: string | undefined;
  returnId?: string | undefined;
  /** The shipment that takes them away. */
  shipmentId?: string | undefined;
  /** The order to a supplier that brings them. */
  purchaseId?: string | undefined;
  /** The movement that it was split off from. */
  partOf?: string | undefined;
  /** The done movement that it puts right (domain-rules 5.5). */
  reverses?: string | undefined;
  /** The movement that has put this one right since. */
  reversedBy?: string | undefined;
  /** What became of goods that it took away and that no load has brought back: lost, or in its warehouse and broken. */
  fate?: MovementFate | undefined;
  undone?: Undone | undefined;
  /** The other half of a transfer between warehouses. */
  counterpart?: string | undefined;
  /** The one piece that it is of, by its serial: what becomes of it says the piece (`changeSerial`). */
  serial?: string | undefined;
  /** Why, in somebody's words. */
  reason?: string | undefined;
  /** What the other side calls it: a supplier's transport document, a container. */
  reference?: string | undefined;
  /** Why its pieces came without all their serials, in an administrator's words. */
  withoutSerials?: string | undefined;
  /** What whoever received them says of it: what is damaged, and how. */
  notes?: string | undefined;
  /** Pieces that came damaged and were not taken into stock. */
  damaged?: readonly Damage[] | undefined;
  /** The day on which goods are to come. */
  forecastOn?: CivilDate | undefined;
  /** Each product once. */
  lines: readonly MovedLine[];
  createdOn: Instant;
  bookedOn?: Instant | undefined;
  doneOn?: Instant | undefined;
  cancelledOn?: Instant | undefined;
}

export { mainWarehouseId };

/** What one piece of a movement counts for in its product's figures. */
export interface Figures {
  onHand: number;
  available: number;
  /** What is forecast to come. */
  incoming: number;
}

export const none: Figures = { onHand: 0, available: 0, incoming: 0 };

/** Whether it says what is so already: what a count finds missing, or is broken, is missing also where it was promised. */
export const isFact = ({ cause, serial }: Pick<Movement, "cause" | "serial">): boolean =>
  cause === "count" || serial !== undefined;

type Standing = Pick<Movement, "direction" | "state">;

/** Stock is what was loaded less what was unloaded; what can be sold is that less what is booked (domain-rules 5.5). */
export function countsFor({ direction, state }: Standing): Figures {
  const sign = direction === "load" ? 1 : -1;
  if (state === "done") return { onHand: sign, available: sign, incoming: 0 };
  if (state === "forecast" && direction === "load") return { ...none, incoming: 1 };
  return direction === "unload" && state === "booked" ? { ...none, available: -1 } : none;
}

/** By how much a product's figures change with each piece of a movement that is written; `before` is the state that it had. */
export function figuresMoved(before: MovementState | undefined, after: Standing): Figures {
  const [was, is] = [before ? countsFor({ ...after, state: before }) : none, countsFor(after)];
  return {
    onHand: is.onHand - was.onHand,
    available: is.available - was.available,
    incoming: is.incoming - was.incoming,
  };
}

/** The figures of each product that movements add up to. */
export function stockOf(movements: Iterable<Pick<Movement, "direction" | "state" | "lines">>): Map<string, Figures> {
  const stock = new Map<string, Figures>();
  for (const movement of movements) {
    const { onHand, available, incoming } = countsFor(movement);
    for (const { productId, quantity } of movement.lines) {
      const sum = stock.get(productId) ?? none;
      stock.set(productId, {
        onHand: sum.onHand + onHand * quantity,
        available: sum.available + available * quantity,
        incoming: sum.incoming + incoming * quantity,
      });
    }
  }
  return stock;
}
