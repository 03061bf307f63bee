import type { Instant } from "../../platform/time.ts";

export const movementDirections = ["load", "unload"] as const;
export const movementStates = ["forecast", "booked", "done", "cancelled"] as const;
export type MovementState = (typeof movementStates)[number];

/** What goods move for; `opening` is what lay there before movements were kept, or when a product was begun. */
export const movementCauses = ["order", "adjustment", "opening", "return", "replacement"] as const;

export interface MovedLine {
  productId: string;
  /** As it was called then; absent where whoever moved it knew the product's id alone. */
  productCode?: string | undefined;
  /** Pieces, more than none. */
  quantity: number;
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
  /** Each product once. */
  lines: readonly MovedLine[];
  createdOn: Instant;
  bookedOn?: Instant | undefined;
  doneOn?: Instant | undefined;
  cancelledOn?: Instant | undefined;
}

/** Where all goods lie: the house has one warehouse. */
export const mainWarehouseId = "main";

/** What one piece of a movement counts for in its product's figures. */
export interface Figures {
  onHand: number;
  available: number;
}

type Standing = Pick<Movement, "direction" | "state">;

/** Stock is what was loaded less what was unloaded; what can be sold is that less what is booked (domain-rules 5.5). */
function countsFor({ direction, state }: Standing): Figures {
  const sign = direction === "load" ? 1 : -1;
  if (state === "done") return { onHand: sign, available: sign };
  return { onHand: 0, available: direction === "unload" && state === "booked" ? -1 : 0 };
}

/** By how much a product's figures change with each piece of a movement that is written; `before` is the state that it had. */
export function figuresMoved(before: MovementState | undefined, after: Standing): Figures {
  const [was, is] = [before ? countsFor({ ...after, state: before }) : { onHand: 0, available: 0 }, countsFor(after)];
  return { onHand: is.onHand - was.onHand, available: is.available - was.available };
}

/** The figures of each product that movements add up to. */
export function stockOf(movements: Iterable<Pick<Movement, "direction" | "state" | "lines">>): Map<string, Figures> {
  const stock = new Map<string, Figures>();
  for (const movement of movements) {
    const { onHand, available } = countsFor(movement);
    for (const { productId, quantity } of movement.lines) {
      const sum = stock.get(productId) ?? { onHand: 0, available: 0 };
      stock.set(productId, {
        onHand: sum.onHand + onHand * quantity,
        available: sum.available + available * quantity,
      });
    }
  }
  return stock;
}
