import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { cancellationReasons, conditionFailed, onlyConflicted } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { StockEntity, WarehouseStockEntity } from "../stock.table.ts";
import {
  isElsewhere,
  nextStep,
  stepsOf,
  type HoldKind,
  type HoldState,
  type Pieces,
  type Step,
  type StockHold,
} from "./hold.ts";
import { holdsUnderWay, StockHoldEntity } from "./hold.table.ts";

type Key = Pick<StockHold, "orderId" | "kind">;

/** Whoever began it has died by then: no request of the API lives as long. */
export const abandonedAfterMs = 60_000;

const itemOf = (hold: StockHold) => ({ ...hold, gsi1pk: holdsUnderWay, gsi1sk: `${hold.startedOn}#${hold.orderId}` });

async function findHold(key: Key): Promise<StockHold | undefined> {
  const { Item } = await StockHoldEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
  return Item;
}

const isAbandoned = ({ startedOn }: StockHold, now: Date): boolean =>
  now.getTime() - new Date(startedOn).getTime() >= abandonedAfterMs;

const at = (state: HoldState, done: number) => ({
  condition: {
    and: [
      { attr: "state" as const, eq: state },
      { attr: "done" as const, eq: done },
    ],
  },
});

const stockWrite = (kind: HoldKind, { sign }: Step, piecesOf: Pieces, now: Date) => {
  const { productId, quantity } = piecesOf;
  const build = StockEntity.build(UpdateTransaction);
  const change = sign * quantity;
  if (kind === "sent") {
    const elsewhere = isElsewhere(piecesOf) ? { elsewhere: $add(change) } : {};
    return build.item({ productId, onHand: $add(change), moved: $add(change), ...elsewhere });
  }
  if (sign === 1) return build.item({ productId, available: $add(quantity) });
  return build
    .item({ productId, available: $add(-quantity), orderedOn: instant(now) })
    .options({ condition: { attr: "available", gte: quantity } });
};

/** The same where the pieces lie in another warehouse than the main one. */
function placeWrites(kind: HoldKind, { sign }: Step, pieces: Pieces) {
  const { productId, warehouseId, quantity } = pieces;
  if (!isElsewhere(pieces) || warehouseId === undefined) return [];
  const change = $add(sign * quantity);
  const build = WarehouseStockEntity.build(UpdateTransaction);
  return [
    kind === "sent"
      ? build.item({ productId, warehouseId, onHand: change })
      : build.item({ productId, warehouseId, available: change }),
  ];
}

/**
 * Writes one step, again where it only met another transaction. Problems: not-enough-stock with the articles of which there are too
 * few; version-conflict where somebody else has moved the hold.
 */
async function write(hold: StockHold, step: Step, now: Date): Promise<StockHold> {
  const { orderId, kind, state, done } = hold;
  try {
    await overConflicts(() =>
      execute(
        StockHoldEntity.build(UpdateTransaction).item({ orderId, kind, done: step.done }).options(at(state, done)),
        ...step.pieces.map((pieces) => stockWrite(kind, step, pieces, now)),
        ...step.pieces.flatMap((pieces) => placeWrites(kind, step, pieces)),
      ),
    );
    return { ...hold, done: step.done };
  } catch (error) {
    const [moved, ...stock] = cancellationReasons(error);
    if (moved || onlyConflicted(error)) throw new Problem("version-conflict");
    const changes = step.pieces.filter((_, index) => stock[index]).map(({ productId }) => productId);
    if (changes.length > 0) throw new Problem("not-enough-stock", { changes });
    throw error;
  }
}

async function stepByStep(hold: StockHold, now: Date): Promise<StockHold> {
  let current = hold;
  for (let step = nextStep(current); step; step = nextStep(current)) current = await write(current, step, now);
  return current;
}

/** From here on it is given back, whoever was taking it; what counts then is the number of steps that it has. */
async function turnBack(hold: StockHold): Promise<StockHold | undefined> {
  try {
    const { Attributes } = await StockHoldEntity.build(UpdateItemCommand)
      .item({ orderId: hold.orderId, kind: hold.kind, state: "returning" })
      .options({ condition: { attr: "state", eq: "taking" }, returnValues: "ALL_NEW" })
      .send();
    return Attributes && { ...hold, state: "returning", done: Attributes.done ?? hold.done };
  } catch (error) {
    // Used by its order in the meantime, or turned back already.
    if (conditionFailed(error)) return findHold(hold);
    throw error;
  }
}

/** Brings a hold to its end: what was only taken goes back, what goes back or leaves goes on. Once it is gone nothing is left to do. */
export async function finishHold(hold: StockHold, now: Date): Promise<void> {
  const current = hold.state === "taking" ? await turnBack(hold) : hold;
  if (!current) return;
  try {
    const { state, done, orderId, kind } = await stepByStep(current, now);
    await StockHoldEntity.build(DeleteItemCommand).key({ orderId, kind }).options(at(state, done)).send();
  } catch (error) {
    const movedByAnother = conditionFailed(error) || (error instanceof Problem && error.code === "version-conflict");
    if (!movedByAnother) throw error;
    // Two that finish it share its steps: whoever was too late reads how far the other is.
    const found = await findHold(hold);
    if (found) await finishHold(found, now);
  }
}

/**
 * Reserves the pieces of an order that isn't written yet, in steps. The order's own write ends the hold (`heldWrite`); who doesn't come
 * to that gives it back (`giveBack`). Problems: not-enough-stock, with nothing reserved; request-in-progress while another request
 * reserves for the same order.
 */
export async function takeInSteps(orderId: string, goods: readonly Pieces[], now: Date): Promise<void> {
  const hold: StockHold = {
    orderId,
    kind: "reserved",
    state: "taking",
    goods: [...goods],
    done: 0,
    startedOn: instant(now),
  };
  await begin(hold, now);
  try {
    await stepByStep(hold, now);
  } catch (error) {
    await giveBack(hold, now);
    throw error;
  }
}

async function begin(hold: StockHold, now: Date): Promise<void> {
  try {
    await StockHoldEntity.build(PutItemCommand)
      .item(itemOf(hold))
      .options({ condition: { attr: "orderId", exists: false } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const left = await findHold(hold);
    if (left?.state === "taking" && !isAbandoned(left, now)) throw new Problem("request-in-progress");
    if (left) await finishHold(left, now);
    await begin(hold, now);
  }
}

/** Gives back what was taken for an order that was not written; nothing where its hold has ended. */
export async function giveBack({ orderId }: Pick<StockHold, "orderId">, now: Date): Promise<void> {
  const hold = await findHold({ orderId, kind: "reserved" });
  if (hold) await finishHold(hold, now);
}

/** The write by which an order takes over all that was reserved for it; refused where that was given back meanwhile. */
export const heldWrite = (orderId: string, goods: readonly Pieces[]) =>
  StockHoldEntity.build(DeleteTransaction)
    .key({ orderId, kind: "reserved" })
    .options(at("taking", stepsOf(goods).length));

/** The write by which an order's pieces begin to go back, or to leave; `settle` goes on. */
export const movingWrite = (orderId: string, state: "returning" | "sending", goods: readonly Pieces[], now: Date) =>
  StockHoldEntity.build(PutTransaction)
    .item(
      itemOf({
        orderId,
        kind: state === "returning" ? "reserved" : "sent",
        state,
        goods: [...goods],
        done: state === "returning" ? stepsOf(goods).length : 0,
        startedOn: instant(now),
      }),
    )
    .options({ condition: { attr: "orderId", exists: false } });

/** Moves the pieces of a hold that was written with its order; a crash in between leaves the rest to the schedule. */
export async function settle(orderId: string, kind: HoldKind, now: Date): Promise<void> {
  const hold = await findHold({ orderId, kind });
  if (hold && hold.state !== "taking") await finishHold(hold, now);
}
