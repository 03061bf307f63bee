import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { doneLoad, doneUnload, findMovement, isOpen, mainWarehouseId, writeMovements } from "../logistics/index.ts";
import { writer } from "../platform/authorship.ts";
import { newIdAt } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { instant } from "../platform/time.ts";
import { standingIn, standingOf } from "./scan/move-serial.ts";
import { serialsOfCode } from "./scan/read-scan.ts";
import { isInFigures, serialMachine, type Serial, type SerialAct, type SerialAction, type Standing } from "./serial.ts";
import { SerialEntity, serialItem } from "./serial.table.ts";

interface Change {
  productId?: string | undefined;
  action: SerialAction;
  /** Why, in somebody's words. */
  reason: string;
}

/** So many acts are kept of a piece, the latest. */
const mostActs = 20;

/** The movement that takes a piece out of the stock, or puts it back; undefined where the figures are right already. */
function movementFor(
  before: Standing,
  { code, productId, productCode }: Serial,
  { action, reason }: Change,
  now: Date,
) {
  const counts = isInFigures(before);
  if (counts === (action === "restock")) return undefined;
  const planned = {
    id: newIdAt(now),
    warehouseId: before.warehouseId ?? mainWarehouseId,
    serial: code,
    reference: code,
    reason,
    lines: [{ productId, productCode, quantity: 1 }],
  };
  if (action === "restock") {
    return doneLoad({ ...planned, cause: before.state === "returned" ? "return" : "repair" }, now);
  }
  return doneUnload({ ...planned, cause: action }, now);
}

/** Where it stands by that movement. */
function movedBy(movement: ReturnType<typeof movementFor>): Partial<Standing> {
  if (!movement) return {};
  const { id, direction, doneOn } = movement;
  return direction === "load"
    ? { movementId: id, loadId: id, loadedOn: doneOn }
    : { movementId: id, unloadId: id, unloadedOn: doneOn };
}

/**
 * Says what became of a piece in the warehouse: repaired, put back among the others, scrapped. What is broken can't be sold, so that a movement of its own takes it out of the stock, and another
 * one puts it back, in the same transaction; it is missing also where it was promised. Problems: not-found, serial-on-other-movement while it is
 * scanned for an open one, invalid-transition, insufficient-stock where the figures know of none, version-conflict.
 */
export async function changeSerial(code: string, change: Change, now: Date): Promise<Serial> {
  const { productId, action, reason } = change;
  const pieces = await serialsOfCode(code);
  const mine = pieces.filter((piece) => productId === undefined || piece.productId === productId);
  const [serial] = mine;
  if (!serial || mine.length > 1) throw new Problem("not-found");
  const last = serial.movementId === undefined ? undefined : await findMovement(serial.movementId);
  if (last && isOpen(last)) throw new Problem("serial-on-other-movement", { movementId: last.id });
  const before = standingOf(serial, last);
  if (!before) throw new Problem("not-found");
  const after = serialMachine.after(standingIn({ ...serial, ...before }), action, "warehouse");
  const movement = movementFor(before, serial, change, now);
  const act: SerialAct = {
    action,
    reason,
    by: writer(),
    on: instant(now),
    ...(movement && { movementId: movement.id }),
  };
  const { before: _, ...kept } = serial;
  const next: Serial = {
    ...kept,
    ...after,
    ...movedBy(movement),
    // Out of the stock already: what brought it may be put right without it.
    ...(!movement && !isInFigures(before) && { movementId: undefined }),
    reason,
    acts: [...(serial.acts ?? []), act].slice(-mostActs),
    version: serial.version + 1,
    changedOn: instant(now),
  };
  const write = SerialEntity.build(PutTransaction)
    .item(serialItem(next))
    .options({ condition: { attr: "version", eq: serial.version } });
  if (movement) {
    await writeMovements([{ after: movement }], [write]);
    return next;
  }
  try {
    await execute(write);
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  return next;
}
