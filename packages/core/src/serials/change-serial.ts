import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { findMovement, isOpen } from "../logistics/index.ts";
import { Problem } from "../platform/problems.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { instant } from "../platform/time.ts";
import { standingIn, standingOf } from "./scan/move-serial.ts";
import { serialsOfCode } from "./scan/read-scan.ts";
import { serialMachine, type Serial, type SerialAction } from "./serial.ts";
import { SerialEntity, serialItem } from "./serial.table.ts";

interface Change {
  productId?: string | undefined;
  action: SerialAction;
  /** Why, in somebody's words. */
  reason: string;
}

/**
 * Says what became of a piece in the warehouse: repaired, put back among the others, scrapped. How many pieces there are changes by a movement alone, not by this.
 * Problems: not-found, serial-on-other-movement while it is scanned for an open one, invalid-transition, version-conflict.
 */
export async function changeSerial(code: string, { productId, action, reason }: Change, now: Date): Promise<Serial> {
  const pieces = await serialsOfCode(code);
  const mine = pieces.filter((piece) => productId === undefined || piece.productId === productId);
  const [serial] = mine;
  if (!serial || mine.length > 1) throw new Problem("not-found");
  const last = serial.movementId === undefined ? undefined : await findMovement(serial.movementId);
  if (last && isOpen(last)) throw new Problem("serial-on-other-movement", { movementId: last.id });
  const before = standingOf(serial, last);
  if (!before) throw new Problem("not-found");
  const { before: _, ...kept } = serial;
  const next: Serial = {
    ...kept,
    ...standingIn(serialMachine.after(before, action, "warehouse")),
    reason,
    version: serial.version + 1,
    changedOn: instant(now),
  };
  try {
    await SerialEntity.build(PutItemCommand)
      .item(serialItem(next))
      .options({ condition: { attr: "version", eq: serial.version } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
  return next;
}
