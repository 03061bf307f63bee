import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { doneUnload, everyMovement, mainWarehouseId, writeMovements, type MovementCause } from "../logistics/index.ts";
import { newIdAt } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { once } from "../platform/storing/once.ts";
import { unlessChanged } from "../platform/storing/unless-changed.ts";
import { instant, type Instant } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { serialsBroughtBy } from "./list-serials.ts";
import { isInFigures, type Serial } from "./serial.ts";
import { SerialEntity, serialItem } from "./serial.table.ts";

/**
 * The written step for pieces that were scrapped before that was done by a movement: once, each is taken out of the stock, which counted it until now; how many were. One whose
 * article was counted or put right in its warehouse after it was scrapped is out of the figures by that, and stays as it is.
 */
export const takeOutEarlier = (now: Date): Promise<number> => once("scrapped-serials", () => withScrapMovements(now));

/** What `takeOutEarlier` does once: it bears being done again. */
export async function withScrapMovements(now: Date): Promise<number> {
  const { counted, righted } = await sinceScrapped();
  let count = 0;
  await eachApart(counted, async (piece) => {
    const last = righted.get(placeOf(piece));
    if (last === undefined || last < scrappedOn(piece)) count += await takenOut(piece, now);
  });
  return count;
}

/** By what people say how many there are. */
const saysHowMany: ReadonlySet<MovementCause> = new Set(["adjustment", "count", "correction"]);

const placeOf = ({ productId, warehouseId = mainWarehouseId }: Pick<Serial, "productId" | "warehouseId">): string =>
  `${warehouseId}#${productId}`;

const scrappedOn = ({ acts = [], changedOn }: Serial): Instant =>
  acts.findLast(({ action }) => action === "scrap")?.on ?? changedOn;

/** The scrapped pieces that the figures still count, and when it was last said of an article in a warehouse how many there are. */
async function sinceScrapped(): Promise<{ counted: Serial[]; righted: Map<string, Instant> }> {
  const counted: Serial[] = [];
  const righted = new Map<string, Instant>();
  for await (const { id, state, cause, direction, warehouseId, doneOn, lines } of everyMovement()) {
    if (state !== "done" || doneOn === undefined) continue;
    if (saysHowMany.has(cause))
      for (const { productId } of lines) righted.set(placeOf({ productId, warehouseId }), doneOn);
    if (direction === "load") for await (const piece of broughtBy(id)) if (isLeftOver(piece)) counted.push(piece);
  }
  return { counted, righted };
}

const isLeftOver = (piece: Serial): boolean => piece.state === "scrapped" && isInFigures(piece);

async function* broughtBy(movementId: string): AsyncGenerator<Serial> {
  let cursor: string | undefined;
  do {
    const page = await serialsBroughtBy(movementId, { cursor, limit: 500 });
    yield* page.items;
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
}

/** As `changeSerial` takes a piece out that is scrapped today; none where the figures know of no piece. */
async function takenOut(piece: Serial, now: Date): Promise<0 | 1> {
  const { code, productId, productCode, warehouseId = mainWarehouseId, reason, version } = piece;
  const lines = [{ productId, productCode, quantity: 1 }];
  const facts = { id: newIdAt(now), cause: "scrap" as const, warehouseId, serial: code, reference: code, lines };
  const movement = doneUnload({ ...facts, ...(reason !== undefined && { reason }) }, now);
  const next: Serial = {
    ...piece,
    movementId: movement.id,
    unloadId: movement.id,
    unloadedOn: instant(now),
    version: version + 1,
  };
  const write = SerialEntity.build(PutTransaction)
    .item(serialItem(next))
    .options({ condition: { attr: "version", eq: version } });
  try {
    return await unlessChanged(() => writeMovements([{ after: movement }], [write]));
  } catch (error) {
    if (error instanceof Problem && error.code === "insufficient-stock") return 0;
    throw error;
  }
}
