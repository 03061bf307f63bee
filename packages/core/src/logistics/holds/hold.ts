import { mainWarehouseId } from "../warehouses/warehouse.ts";

/** So many pieces of an article. */
export interface Pieces {
  productId: string;
  quantity: number;
  /** Where they lie, if that isn't the main warehouse. */
  warehouseId?: string | undefined;
}

/** What a hold is for: the pieces that an order reserves, or those that leave the warehouse with it. */
export type HoldKind = "reserved" | "sent";

/**
 * - `taking`: pieces are reserved step by step, for an order that isn't written yet;
 * - `returning`: steps that were taken are given back, the last one first;
 * - `sending`: pieces leave the warehouse step by step, the order is delivered already.
 */
export type HoldState = "taking" | "returning" | "sending";

/** Pieces of an order of more articles than one transaction takes: how far they are (docs/decisions/long-orders.md). */
export interface StockHold {
  orderId: string;
  kind: HoldKind;
  state: HoldState;
  goods: Pieces[];
  /** How many steps count at the moment. */
  done: number;
  startedOn: string;
}

/** Articles of a step: with the hold itself they are fewer than the 100 items of a transaction, and few enough to be tried again soon. */
const articlesOfStep = 90;
/** Of goods that lie in another warehouse, whose stock is written too. */
const articlesOfStepElsewhere = 45;

export const isElsewhere = ({ warehouseId = mainWarehouseId }: Pieces): boolean => warehouseId !== mainWarehouseId;

/** The articles of each step. */
export function stepsOf(goods: readonly Pieces[]): Pieces[][] {
  const steps = [];
  const most = goods.some(isElsewhere) ? articlesOfStepElsewhere : articlesOfStep;
  for (let at = 0; at < goods.length; at += most) steps.push(goods.slice(at, at + most));
  return steps;
}

/** A change of a hold and of its articles' stock, in one transaction. */
export interface Step {
  pieces: readonly Pieces[];
  /** How many steps count after it. */
  done: number;
  /** What becomes of the stock's figure for each piece: one less or one more. */
  sign: 1 | -1;
}

/** The next step of a hold; undefined where none is left and only the hold itself has to go, or, while taking, its order has to come. */
export function nextStep({ state, goods, done }: Pick<StockHold, "state" | "goods" | "done">): Step | undefined {
  const steps = stepsOf(goods);
  if (state === "returning") return done === 0 ? undefined : { pieces: steps[done - 1] ?? [], done: done - 1, sign: 1 };
  return done === steps.length ? undefined : { pieces: steps[done] ?? [], done: done + 1, sign: -1 };
}
