import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { setting } from "../platform/config.ts";
import { deleteObjects } from "../platform/files/storage.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { ReturnRequestEntity, returnsOfMonth } from "./return.table.ts";

/** Erases the requests that were asked in a month ("2026-11"), with their pictures; how many. An item goes last: what fails is done again with it. */
export async function eraseReturnsOf(month: string): Promise<number> {
  let erased = 0;
  await eachApart(
    rowsOfShards(returnsOfMonth(month), ReturnRequestEntity, { atOnce: 50 }),
    async ({ id, pictures }) => {
      if (pictures.length > 0)
        await deleteObjects(
          setting("PRIVATE_BUCKET"),
          pictures.map(({ key }) => key),
        );
      await ReturnRequestEntity.build(DeleteItemCommand).key({ id }).send();
      erased += 1;
    },
  );
  return erased;
}
