import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant, type Instant } from "../../platform/time.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { mainWarehouseId } from "../movements/movement.ts";
import { StockEntity, WarehouseStockEntity } from "../stock.table.ts";
import { piecesWarnings, type PiecesWarning } from "../stock-warnings.ts";
import { broughtCounts, noneSince } from "./brought-counts.ts";
import { countMachine, mostCounted, type CountLine } from "./count.ts";
import { CountLineEntity, StockCountEntity } from "./count.table.ts";
import { countWrite, linesOf, loadCount, writeCount } from "./stored-count.ts";

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
  /** When somebody began to count it, by the same device; absent: when it was counted. */
  from?: Instant | undefined;
  /** When what they saw of it was counted; absent where they saw nothing. */
  seen?: Instant | undefined;
  /** Codes of figures that are meant though they are unusual. */
  confirmed?: readonly PiecesWarning[] | undefined;
}

/** Civilly: nothing is counted before its count was begun, or after now, whatever a device's clock says. */
const within = (on: Instant, from: Instant, to: Instant): Instant => (on < from ? from : on > to ? to : on);

/**
 * Whether a figure is said over another's that whoever says it hasn't seen: two who count the same shelf at once are told, but for who found as much.
 * What somebody has counted themselves they know.
 */
const isUnseen = ({ counted, countedBy, countedOn }: CountLine, { pieces, seen }: Found, userId: string): boolean =>
  counted !== undefined && countedBy !== userId && countedOn !== seen && counted !== pieces;

/**
 * What somebody has found of a product, with what stood there at that very moment, in one transaction: neither a movement nor another count nor the count's end
 * comes in between. Where the stock was written while they counted, or before a device without a network has told it, that is kept (`movedSince`); the same again changes
 * nothing. Problems: not-found, invalid-transition, version-conflict, counted-later where somebody has counted it after that, counted-by-another where another's
 * figure stands that wasn't seen, confirmation-needed.
 */
export const countLine = (countId: string, productId: string, found: Found, userId: string, now: Date) =>
  untilWritten(async () => {
    const count = await loadCount(countId);
    countMachine.demand(count, "count", "warehouse");
    const { warehouseId } = count;
    const [line, { stood, writtenOn = "", check }, countsBefore] = await Promise.all([
      loadLine(countId, productId),
      standing(productId, warehouseId),
      broughtCounts({ productId, warehouseId }),
    ]);
    if (line.movementId) throw new Problem("invalid-transition", { state: "approved" });
    const countedOn = within(found.on ?? instant(now), count.createdOn, instant(now));
    const { pieces: counted } = found;
    if (line.counted === counted && line.countedOn === countedOn && line.countedBy === userId) return line;
    if (line.countedOn !== undefined && line.countedOn > countedOn) throw new Problem("counted-later");
    if (isUnseen(line, found, userId)) throw new Problem("counted-by-another");
    demandConfirmed([{ field: "counted", warnings: piecesWarnings(counted), confirmed: found.confirmed }]);
    const from = found.from ?? found.on;
    const movedSince =
      from !== undefined && writtenOn > within(from, count.createdOn, countedOn) ? (true as const) : undefined;
    const after: CountLine = { ...line, counted, stood, countedOn, countsBefore, movedSince, countedBy: userId };
    try {
      await execute(
        StockCountEntity.build(ConditionCheck).key({ id: countId }).condition({ attr: "state", eq: "open" }),
        CountLineEntity.build(PutTransaction)
          .item(after)
          .options({
            condition: {
              and: [
                { attr: "movementId", exists: false },
                // Nobody has said another figure since it was read.
                line.countedOn === undefined
                  ? { attr: "countedOn", exists: false }
                  : { attr: "countedOn", eq: line.countedOn },
              ],
            },
          }),
        check,
        noneSince({ productId, warehouseId }, countsBefore),
      );
    } catch (error) {
      if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
      throw error;
    }
    return after;
  }, tries);

type Article = Pick<CountLine, "productId" | "productCode" | "name">;

/**
 * A product that nobody expected in this place: nothing where it is counted already. It is written under the count as it was read, so that of several
 * who find something at once none goes beyond its lines. Problems: not-found, invalid-transition, version-conflict, too-many-lines.
 */
export const addFound = (countId: string, article: Article): Promise<void> =>
  untilWritten(async () => {
    const count = await loadCount(countId);
    countMachine.demand(count, "count", "warehouse");
    const lines = await linesOf(countId);
    if (lines.some(({ productId }) => productId === article.productId)) return;
    if (lines.length >= mostCounted) throw new Problem("too-many-lines", { maximum: mostCounted });
    try {
      await execute(
        countWrite(count, count),
        CountLineEntity.build(PutTransaction)
          .item({ ...article, countId })
          .options({ condition: { attr: "productCode", exists: false } }),
      );
    } catch (error) {
      if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
      throw error;
    }
  }, tries);

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
