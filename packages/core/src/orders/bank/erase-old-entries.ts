import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import type { CivilDate } from "../../platform/time.ts";
import { bankEntriesIn, BankEntryEntity } from "./bank-entry.table.ts";

/** Entries that were booked at the bank before a day and are seen to; how many. An open one waits for somebody, however old. */
export async function eraseBankEntriesBefore(limit: CivilDate): Promise<number> {
  let erased = 0;
  for (const state of ["booked", "aside"] as const) {
    for (let last = false; !last;) {
      // What was read is gone by the next read, which begins anew.
      const { Items = [], LastEvaluatedKey } = await table
        .build(QueryCommand)
        .query({ index: "gsi1", partition: bankEntriesIn(state), range: { lt: limit } })
        .entities(BankEntryEntity)
        .options({ limit: 50 })
        .send();
      for (const { id } of Items) await BankEntryEntity.build(DeleteItemCommand).key({ id }).send();
      erased += Items.length;
      last = LastEvaluatedKey === undefined;
    }
  }
  return erased;
}
