import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { productsList, ProductRowEntity } from "../../catalogue/index.ts";
import { doneLoad, doneUnload, movementWrite, StockEntity } from "../../logistics/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { once } from "../../platform/storing/once.ts";
import { cancellationReasons, conditionFailedAt, onlyConflicted } from "../../platform/storing/transaction.ts";
import { eachApart, inSequence } from "../../platform/work/each-apart.ts";
import { everyOrder } from "../finding/every-order.ts";
import { goodsAmong } from "../offer/offered.ts";
import { hasLeft, type Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { findOrder } from "../stored-order.ts";
import { bookedOf } from "./order-movement.ts";

/**
 * The written step for stock of before movements: once, each product gets an opening movement of what no movement tells of, each
 * order that keeps pieces the movement that keeps them; how many were written. Nothing is counted twice, whatever is placed or sent meanwhile.
 */
export const openLedger = (now: Date): Promise<number> => once("stock-movements", () => withMovements(now));

/** What `openLedger` does once: it bears being done again. */
export async function withMovements(now: Date): Promise<number> {
  let count = 0;
  await inSequence(
    () =>
      eachApart(rowsOfShards(productsList, ProductRowEntity), async ({ id }) => {
        count += await untilItStands(() => opened(id, now));
      }),
    () =>
      eachApart(everyOrder(now), async (order) => {
        count += await untilItStands(() => booked(order.id));
      }),
  );
  return count;
}

const tries = 5;

/** Does it again where somebody wrote the same meanwhile. Problem: version-conflict where they don't stop. */
async function untilItStands(work: () => Promise<number>): Promise<number> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!cancellationReasons(error).some(Boolean) && !onlyConflicted(error)) throw error;
    }
  }
  throw new Problem("version-conflict");
}

async function opened(productId: string, now: Date): Promise<number> {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  if (!Item) return 0;
  const { onHand, moved } = Item;
  const untold = onHand - (moved ?? 0);
  if (untold === 0) return 0;
  const facts = { id: newIdAt(now), cause: "opening" as const, lines: [{ productId, quantity: Math.abs(untold) }] };
  await execute(
    StockEntity.build(UpdateTransaction)
      .item({ productId, moved: onHand })
      .options({
        condition: {
          and: [
            { attr: "onHand", eq: onHand },
            moved === undefined ? { attr: "moved", exists: false } : { attr: "moved", eq: moved },
          ],
        },
      }),
    movementWrite(undefined, untold > 0 ? doneLoad(facts, now) : doneUnload(facts, now)),
  );
  return 1;
}

/** What has left was told by its product's opening. */
const keepsUntold = (order: Order): boolean =>
  order.reserved && !hasLeft(order) && !order.stockMovements && goodsAmong(order.lines).length > 0;

async function booked(orderId: string): Promise<number> {
  const order = await findOrder(orderId);
  if (!order || !keepsUntold(order)) return 0;
  try {
    await execute(
      OrderEntity.build(ConditionCheck).key({ id: orderId }).condition({ attr: "version", eq: order.version }),
      ...bookedOf(order).map((booked) => movementWrite(undefined, booked)),
    );
    return 1;
  } catch (error) {
    if (conditionFailedAt(error, 1)) return 0;
    throw error;
  }
}
