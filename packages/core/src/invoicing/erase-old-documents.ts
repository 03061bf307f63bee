import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { setting } from "../platform/config.ts";
import { deleteObjects } from "../platform/files/storage.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import type { CivilDate } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { CorrectionEntity, correctionsOf } from "./corrections/correction.table.ts";
import { documentsOfMonth, ExchangeFileEntity, FiscalDocumentEntity } from "./document.table.ts";
import { keysOf } from "./issue/renderings.ts";

/** Erases the documents that are dated in a month ("2026-11"), with their files; how many. An item goes last: what fails is done again with it. */
export async function eraseDocumentsOf(month: string): Promise<number> {
  let erased = 0;
  await eachApart(rowsOfShards(documentsOfMonth(month), FiscalDocumentEntity, { atOnce: 50 }), async (document) => {
    await deleteObjects(setting("PRIVATE_BUCKET"), keysOf(document));
    for (const { fileName } of document.transmissions)
      await ExchangeFileEntity.build(DeleteItemCommand).key({ fileName }).send();
    for (const { orderId, place, begunOn } of await correctionsOf(document.orderId))
      if (begunOn.slice(0, 7) <= month) await CorrectionEntity.build(DeleteItemCommand).key({ orderId, place }).send();
    await FiscalDocumentEntity.build(DeleteItemCommand).key({ id: document.id }).send();
    erased += 1;
  });
  return erased;
}

/** Erases an order's corrections that were begun before a day, those that ended without a document too; whether none is left. */
export async function eraseCorrectionsOf(orderId: string, limit: CivilDate): Promise<boolean> {
  const corrections = await correctionsOf(orderId);
  const old = corrections.filter(({ begunOn, closed }) => begunOn < limit && (closed?.on ?? begunOn) < limit);
  for (const { place } of old) await CorrectionEntity.build(DeleteItemCommand).key({ orderId, place }).send();
  return old.length === corrections.length;
}
