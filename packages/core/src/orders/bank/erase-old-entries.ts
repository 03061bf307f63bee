import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { rowsOfIndex } from "../../platform/storing/read-apart.ts";
import type { CivilDate } from "../../platform/time.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { bankEntriesIn, BankEntryEntity } from "./bank-entry.table.ts";

/** Entries that were booked at the bank before a day and are seen to; how many. An open one waits for somebody, however old. */
export async function eraseBankEntriesBefore(limit: CivilDate): Promise<number> {
  let erased = 0;
  await eachApart(["booked", "aside"] as const, (state) =>
    eachApart(entriesBefore(state, limit), async ({ id }) => {
      await BankEntryEntity.build(DeleteItemCommand).key({ id }).send();
      erased += 1;
    }),
  );
  return erased;
}

const entriesBefore = (state: "booked" | "aside", limit: CivilDate) =>
  rowsOfIndex(BankEntryEntity, { index: "gsi1", partition: bankEntriesIn(state), range: { lt: limit } });
