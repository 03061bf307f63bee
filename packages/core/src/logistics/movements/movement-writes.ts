import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add, $remove, $set, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import type { CivilDate } from "../../platform/time.ts";
import { StockEntity } from "../stock.table.ts";
import {
  figuresMoved,
  type MovedLine,
  type Movement,
  type MovementFate,
  type MovementState,
  type Undone,
} from "./movement.ts";
import { MovementEntity, movementKeys } from "./movement.table.ts";

/**
 * The movement as it is from now on, `before` being the state that it had, and `forecastOn` the day of a forecast: refused where it has another. One
 * that was never written because it is older than movements is written with what becomes of it.
 */
export const movementWrite = (before: MovementState | undefined, movement: Movement, forecastOn?: CivilDate) =>
  MovementEntity.build(PutTransaction)
    .item({
      ...movement,
      lines: [...movement.lines],
      damaged: movement.damaged && [...movement.damaged],
      ...movementKeys(movement),
    })
    .options({
      condition: before
        ? {
            or: [
              { attr: "id", exists: false },
              {
                and: [
                  { attr: "state" as const, eq: before },
                  ...(forecastOn ? [{ attr: "forecastOn" as const, eq: forecastOn }] : []),
                ],
              },
            ],
          }
        : { attr: "id", exists: false },
    });

interface Line {
  before: MovementState | undefined;
  movement: Pick<Movement, "direction" | "state">;
  line: MovedLine;
  /** When it was ordered, of what an order takes. */
  orderedOn?: string | undefined;
}

/** What an order's write does to the stock of one of its lines in the main warehouse, refused where fewer pieces can be sold than it takes. */
export function stockWrite({ before, movement, line: { productId, quantity }, orderedOn }: Line) {
  const moved = figuresMoved(before, movement);
  const [onHand, available] = [moved.onHand * quantity, moved.available * quantity];
  const write = StockEntity.build(UpdateTransaction).item({
    productId,
    ...(onHand !== 0 && { onHand: $add(onHand), moved: $add(onHand) }),
    ...(available !== 0 && { available: $add(available) }),
    ...(orderedOn && { orderedOn }),
  });
  return available < 0 ? write.options({ condition: { attr: "available", gte: -available } }) : write;
}

/** The write that says of goods that have left, and that no load brings back, what became of them. */
export const fateWrite = (id: string, fate: MovementFate) =>
  MovementEntity.build(UpdateTransaction)
    .item({ id, fate })
    .options({ condition: { attr: "state", eq: "done" } });

/** Written as one value: an update would else write its parts into one that isn't there. The library's types know that of maps alone. */
const wholeUndone = (undone: Undone): Undone => $set(undone) as unknown as Undone;

/** The write that says what puts a done movement right, once, and for which of its pieces. */
export const reversedWrite = (id: string, undone: Undone) =>
  MovementEntity.build(UpdateTransaction)
    .item({ id, reversedBy: undone.by, undone: wholeUndone(undone) })
    .options({ condition: { attr: "reversedBy", exists: false } });

/** The write that says what has undone a done movement for its pieces, once. */
export const undoneWrite = (id: string, undone: Undone) =>
  MovementEntity.build(UpdateTransaction)
    .item({ id, undone: wholeUndone(undone) })
    .options({
      condition: {
        and: [
          { attr: "state", eq: "done" },
          { attr: "undone", exists: false },
        ],
      },
    });

/** Takes from a movement whose order it was for, whose record is erased: what moved is the ledger's and stays. Nothing where it was never written. */
export async function forgetOrderOf(id: string): Promise<void> {
  try {
    await MovementEntity.build(UpdateItemCommand)
      .item({ id, orderId: $remove() })
      .options({ condition: { attr: "id", exists: true } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
