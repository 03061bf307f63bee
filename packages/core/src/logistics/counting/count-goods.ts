import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons, conditionFailedAt } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant, type Instant } from "../../platform/time.ts";
import { mainWarehouseId } from "../movements/movement.ts";
import { StockEntity, WarehouseStockEntity } from "../stock.table.ts";
import { countMachine, mostCounted, type CountLine } from "./count.ts";
import { CountLineEntity, StockCountEntity } from "./count.table.ts";
import { linesOf, loadCount, writeCount } from "./stored-count.ts";

/** Somebody else who counts the same, or moves it, comes in between at most so often. */
const tries = 20;

/** What lies of a product in a warehouse now, and the check that it still does when something is written. */
async function standing(productId: string, warehouseId: string) {
  if (warehouseId !== mainWarehouseId) {
    const key = { productId, warehouseId };
    const { Item } = await WarehouseStockEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
    const check = WarehouseStockEntity.build(ConditionCheck)
      .key(key)
      .condition(Item ? { attr: "onHand", eq: Item.onHand } : { attr: "onHand", exists: false });
    return { stood: Item?.onHand ?? 0, writtenOn: Item?.modified, check };
  }
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  const check = StockEntity.build(ConditionCheck)
    .key({ productId })
    .condition(
      Item
        ? {
            and: [
              { attr: "onHand", eq: Item.onHand },
              Item.elsewhere === undefined
                ? { attr: "elsewhere", exists: false }
                : { attr: "elsewhere", eq: Item.elsewhere },
            ],
          }
        : { attr: "onHand", exists: false },
    );
  return { stood: (Item?.onHand ?? 0) - (Item?.elsewhere ?? 0), writtenOn: Item?.modified, check };
}

async function loadLine(countId: string, productId: string): Promise<CountLine> {
  const key = { countId, productId };
  const { Item } = await CountLineEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

interface Found {
  pieces: number;
  /** When it was counted, by the device that says it; absent: now. */
  on?: Instant | undefined;
}

/** Civilly: nothing is counted before its count was begun, or after now, whatever a device's clock says. */
const within = (on: Instant, from: Instant, to: Instant): Instant => (on < from ? from : on > to ? to : on);

/**
 * What somebody has found of a product, with what stood there at that very moment, in one transaction: neither a movement nor the count's end
 * comes in between. What comes late, from a device that had no network, is told apart where the stock was written meanwhile (`movedSince`); the same again changes
 * nothing. Problems: not-found, invalid-transition, version-conflict, counted-later where somebody has counted it after that.
 */
export const countLine = (countId: string, productId: string, found: Found, userId: string, now: Date) =>
  untilWritten(async () => {
    const count = await loadCount(countId);
    countMachine.demand(count, "count", "warehouse");
    const [line, { stood, writtenOn = "", check }] = await Promise.all([
      loadLine(countId, productId),
      standing(productId, count.warehouseId),
    ]);
    if (line.movementId) throw new Problem("invalid-transition", { state: "approved" });
    const countedOn = within(found.on ?? instant(now), count.createdOn, instant(now));
    const { pieces: counted } = found;
    if (line.counted === counted && line.countedOn === countedOn && line.countedBy === userId) return line;
    if (line.countedOn !== undefined && line.countedOn > countedOn) throw new Problem("counted-later");
    const movedSince = found.on !== undefined && writtenOn > countedOn ? true : undefined;
    const after: CountLine = { ...line, counted, stood, countedOn, movedSince, countedBy: userId };
    try {
      await execute(
        StockCountEntity.build(ConditionCheck).key({ id: countId }).condition({ attr: "state", eq: "open" }),
        CountLineEntity.build(PutTransaction)
          .item(after)
          .options({ condition: { attr: "movementId", exists: false } }),
        check,
      );
    } catch (error) {
      if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
      throw error;
    }
    return after;
  }, tries);

type Article = Pick<CountLine, "productId" | "productCode" | "name">;

/** A product that nobody expected in this place: nothing where it is counted already. Problems: not-found, invalid-transition, too-many-lines. */
export async function addFound(countId: string, article: Article): Promise<void> {
  countMachine.demand(await loadCount(countId), "count", "warehouse");
  if ((await linesOf(countId)).length >= mostCounted) throw new Problem("too-many-lines", { maximum: mostCounted });
  try {
    await execute(
      StockCountEntity.build(ConditionCheck).key({ id: countId }).condition({ attr: "state", eq: "open" }),
      CountLineEntity.build(PutTransaction)
        .item({ ...article, countId })
        .options({ condition: { attr: "productCode", exists: false } }),
    );
  } catch (error) {
    if (conditionFailedAt(error, 0)) throw new Problem("invalid-transition", { state: "counted" });
    if (!conditionFailedAt(error, 1)) throw error;
  }
}

/** Whoever has counted is done; nothing where another has said it already. Problems: not-found, invalid-transition, version-conflict, nothing-counted. */
export const handIn = (countId: string, userId: string, now: Date) =>
  untilWritten(async () => {
    const before = await loadCount(countId);
    if (before.state === "counted") return;
    const after = countMachine.after(before, "hand-in", "warehouse");
    const lines = await linesOf(countId);
    if (lines.every(({ counted }) => counted === undefined)) throw new Problem("nothing-counted");
    await writeCount(before, { ...after, handedInOn: instant(now), handedInBy: userId });
  });
