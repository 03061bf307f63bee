import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { findMovement, isOpen, movementStands } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { serialMachine, type Serial } from "../serial.ts";
import { ScannedEntity, SerialEntity, serialItem } from "../serial.table.ts";
import { serialsOfCode } from "./read-scan.ts";

/**
 * Undoes the scan of a piece for a movement that is still open: the piece stands as before, and is forgotten where nobody knew of it. What
 * was undone already stays so. Problems: not-found, movement-not-open, version-conflict.
 */
export async function undoScan(code: string, productId: string | undefined, now: Date): Promise<void> {
  const pieces = await serialsOfCode(code);
  const mine = pieces.filter((piece) => productId === undefined || piece.productId === productId);
  const [serial] = mine;
  if (!serial || mine.length > 1) throw new Problem("not-found");
  const { movementId } = serial;
  const movement = movementId === undefined ? undefined : await findMovement(movementId);
  if (!movement || !isOpen(movement)) throw new Problem("movement-not-open", { state: movement?.state });
  serialMachine.demand(serial, "undo-scan", "warehouse");
  const count = ScannedEntity.build(UpdateTransaction)
    .item({ movementId: movement.id, productId: serial.productId, scanned: $add(-1) })
    .options({ condition: { attr: "scanned", gt: 0 } });
  try {
    await overConflicts(() => execute(asBefore(serial, now), count, movementStands(movement)));
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
}

function asBefore(serial: Serial, now: Date) {
  const { code, productId, version, before } = serial;
  const condition = { attr: "version" as const, eq: version };
  if (!before) return SerialEntity.build(DeleteTransaction).key({ code, productId }).options({ condition });
  const { productCode, brand, name, purchaseId, supplierId, sscc, announcedFor, lot, reason, acts, createdOn } = serial;
  const origin = { purchaseId, supplierId, sscc, announcedFor, lot };
  const kept = { code, productId, productCode, brand, name, ...origin, reason, acts, createdOn };
  const item = serialItem({ ...kept, ...before, version: version + 1, changedOn: instant(now) });
  return SerialEntity.build(PutTransaction).item(item).options({ condition });
}
