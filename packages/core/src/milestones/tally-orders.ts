import { everyOrder } from "../orders/index.ts";
import { once } from "../platform/storing/once.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { settleRedemptions } from "./settle-redemptions.ts";
import { tellReached } from "./tell-reached.ts";
import { tallyOrder } from "./tally-order.ts";

/** Counts orders as they are now, each once, sees to what their holders have redeemed and tells what they have reached. May be repeated. */
export const tallyOrders = (orderIds: readonly string[], now: Date): Promise<void> =>
  eachApart(new Set(orderIds), async (orderId) => {
    for (const holderId of await tallyOrder(orderId)) {
      await settleRedemptions(holderId, now);
      await tellReached(holderId, now);
    }
  });

/** The written step for orders of before their worth was kept: once, each counts for what it is; how many there were. */
export const tallyEarlierOrders = (now: Date): Promise<number> =>
  once("milestone-tallies", async () => {
    let count = 0;
    await eachApart(everyOrder(now), async ({ id }) => {
      await tallyOrder(id);
      count += 1;
    });
    return count;
  });
