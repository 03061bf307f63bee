import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { instant, romeDate, plusDays } from "../platform/time.ts";
import { announce } from "../platform/work/outbox.ts";
import { milestoneReached } from "./events.ts";
import { holdingsOf, milestonesFrom } from "./load-milestones.ts";
import { isOver, milestoneStatus, redeemDays, redeemUntil, type Milestone } from "./milestone.ts";
import { MilestoneToldEntity } from "./milestone.table.ts";

/** Days of the longest month, so that none which can still be redeemed is left out. */
const longestMonth = 31;

/**
 * Tells of the milestones that a company or a user has reached and not redeemed: of each once for good, however often their orders are
 * counted, and also where money has gone back and come again. Two requests, and a transaction for each that is told.
 */
export async function tellReached(holderId: string, now: Date): Promise<void> {
  const today = romeDate(now);
  const [milestones, holdings] = await Promise.all([
    milestonesFrom(plusDays(today, -redeemDays - longestMonth).slice(0, 7)),
    holdingsOf(holderId),
  ]);
  for (const milestone of milestones) {
    const redemption = holdings.redemptions.find(({ milestoneId }) => milestoneId === milestone.id);
    const isNews = !isOver(milestone, today) && !holdings.told.has(milestone.id);
    if (isNews && milestoneStatus(milestone, { ...holdings, redemption }, today) === "reached")
      await tell(holderId, milestone, now);
  }
}

async function tell(holderId: string, milestone: Milestone, now: Date): Promise<void> {
  const { id: milestoneId, amount, percent } = milestone;
  const reached = { holderId, milestoneId, until: redeemUntil(milestone), amount, percent };
  await execute(
    MilestoneToldEntity.build(PutTransaction)
      .item({ holderId, milestoneId, toldOn: instant(now) })
      .options({ condition: { attr: "holderId", exists: false } }),
    announce(milestoneReached.of(reached), now),
  ).catch((error: unknown) => {
    // Another worker has told of it meanwhile.
    if (!cancellationReasons(error).includes(true)) throw error;
  });
}
