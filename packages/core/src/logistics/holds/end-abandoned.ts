import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { holdsUnderWay, StockHoldEntity } from "./hold.table.ts";
import { abandonedAfterMs, finishHold } from "./move-in-steps.ts";

/** Ends the holds that nobody is at any more, after a crash between two steps; answers how many. */
export async function endAbandonedHolds(now: Date): Promise<number> {
  const before = instant(new Date(now.getTime() - abandonedAfterMs));
  let ended = 0;
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: "gsi1", partition: holdsUnderWay, range: { lt: before } })
      .entities(StockHoldEntity)
      .options(next ? { exclusiveStartKey: next } : {})
      .send();
    for (const hold of Items) await finishHold(hold, now);
    ended += Items.length;
    next = LastEvaluatedKey;
  } while (next);
  return ended;
}
