import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { setting } from "../platform/config.ts";
import { deleteObjects } from "../platform/files/storage.ts";
import { rowsOfIndex } from "../platform/storing/read-apart.ts";
import type { CivilDate } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { eraseMandateBefore } from "../orders/index.ts";
import { CollectionEntity, collections } from "./collection.table.ts";
import type { Collection } from "./collection.ts";

/** Every line of it has come to its end before a day. One whose outcome nobody knows stays. */
const isOver = ({ state, lines }: Collection, limit: CivilDate): boolean =>
  state === "settled" && lines.every(({ collectedOn, outcomeOn = collectedOn }) => outcomeOn < limit);

/**
 * Erases the slips that were through before a day, with their files, and the mandates by which nothing was debited since and that have
 * ended; how many of each. A slip's item goes last: what fails is done again with it.
 */
export async function eraseCollectionsBefore(limit: CivilDate, today: CivilDate) {
  const erased = { collections: 0, mandates: 0 };
  await eachApart(slipsBefore(limit), async (slip) => {
    if (!isOver(slip, limit)) return;
    if (slip.fileKey) await deleteObjects(setting("PRIVATE_BUCKET"), [slip.fileKey]);
    const companies = new Set(slip.lines.flatMap(({ mandate }) => mandate?.companyId ?? []));
    for (const company of companies) if (await eraseMandateBefore(company, limit, today)) erased.mandates += 1;
    await CollectionEntity.build(DeleteItemCommand).key({ id: slip.id }).send();
    erased.collections += 1;
  });
  return erased;
}

const slipsBefore = (limit: CivilDate) =>
  rowsOfIndex(CollectionEntity, { index: "gsi1", partition: collections, range: { lt: limit } });
