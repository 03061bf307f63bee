import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { newIdAt } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { overConflicts } from "../platform/storing/over-conflicts.ts";
import { cancellationReasons, onlyConflicted } from "../platform/storing/transaction.ts";
import { oneMoreOf } from "./counting/brought-counts.ts";
import { doneLoad, doneUnload } from "./movements/movement-machine.ts";
import { movementWrites } from "./movements/ledger-writes.ts";
import { movementWrite } from "./movements/movement-writes.ts";
import { mainWarehouseId } from "./movements/movement.ts";
import { StockEntity } from "./stock.table.ts";

/** Adds pieces that lie in the warehouse from the beginning. */
export async function addStock(productId: string, pieces: number, now = new Date()): Promise<void> {
  if (pieces === 0) return void (await setOnHand(productId, 0, undefined, now));
  const movement = doneLoad({ id: newIdAt(now), cause: "opening", lines: [{ productId, quantity: pieces }] }, now);
  await overConflicts(() => execute(...movementWrites(movement)));
}

const tries = 5;

/**
 * Corrects what lies in the warehouse to what was counted, by a movement of the difference. What can be sold moves by the same,
 * so it may fall below nought when more is reserved than was found. What lies in other warehouses stays: the difference is the main one's. Problems: the
 * field `onHand` is refused as `too-small` below what lies elsewhere; version-conflict when another figure was `seen` than the one
 * that stands there, or movements keep coming in between.
 */
export async function setOnHand(
  productId: string,
  pieces: number,
  seen?: number,
  now = new Date(),
): Promise<{ onHand: number; available: number; incoming: number; elsewhere: number }> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
    const { onHand = 0, available = 0, incoming = 0, elsewhere = 0 } = Item ?? {};
    if (seen !== undefined && seen !== onHand) throw new Problem("version-conflict");
    if (pieces < elsewhere) throw invalid({ field: "onHand", code: "too-small", params: { minimum: elsewhere } });
    const difference = pieces - onHand;
    if (Item && difference === 0) return { onHand, available, incoming, elsewhere };
    const stock = StockEntity.build(UpdateTransaction)
      .item({ productId, onHand: pieces, available: $add(difference), moved: $add(difference) })
      .options({ condition: Item ? standsAs(Item) : { attr: "onHand", exists: false } });
    try {
      // A count that was made before this one has found the same difference.
      const brought = Item && difference !== 0 ? [oneMoreOf({ productId, warehouseId: mainWarehouseId })] : [];
      await overConflicts(() => execute(stock, ...counted(productId, difference, now), ...brought));
      return { onHand: pieces, available: available + difference, incoming, elsewhere };
    } catch (error) {
      if (!cancellationReasons(error).some(Boolean) && !onlyConflicted(error)) throw error;
    }
  }
  throw new Problem("version-conflict");
}

const standsAs = ({ onHand, elsewhere }: { onHand: number; elsewhere?: number | undefined }) => ({
  and: [
    { attr: "onHand" as const, eq: onHand },
    elsewhere === undefined
      ? { attr: "elsewhere" as const, exists: false }
      : { attr: "elsewhere" as const, eq: elsewhere },
  ],
});

/** The movement of what was counted more or less than was thought: none where it was as much. */
function counted(productId: string, difference: number, now: Date) {
  if (difference === 0) return [];
  const facts = {
    id: newIdAt(now),
    cause: "adjustment" as const,
    lines: [{ productId, quantity: Math.abs(difference) }],
  };
  return [movementWrite(undefined, difference > 0 ? doneLoad(facts, now) : doneUnload(facts, now))];
}
