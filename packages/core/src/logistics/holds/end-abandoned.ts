import { rowsOfIndex } from "../../platform/storing/read-apart.ts";
import { instant, type Instant } from "../../platform/time.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { holdsUnderWay, StockHoldEntity } from "./hold.table.ts";
import { abandonedAfterMs, finishHold } from "./move-in-steps.ts";

/** Ends the holds that nobody is at any more, after a crash between two steps; answers how many. */
export async function endAbandonedHolds(now: Date): Promise<number> {
  const before = instant(new Date(now.getTime() - abandonedAfterMs));
  let ended = 0;
  await eachApart(holdsBefore(before), async (hold) => {
    await finishHold(hold, now);
    ended += 1;
  });
  return ended;
}

const holdsBefore = (before: Instant) =>
  rowsOfIndex(StockHoldEntity, { index: "gsi1", partition: holdsUnderWay, range: { lt: before } });
