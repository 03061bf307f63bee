import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { orVersionConflict } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant, romeDate, plusDays } from "../platform/time.ts";
import { announce } from "../platform/work/outbox.ts";
import { milestoneReached } from "./events.ts";
import { holdingsOf, milestonesFrom } from "./load-milestones.ts";
import { isOver, milestoneStatus, redeemDays, redeemUntil, type Milestone } from "./milestone.ts";
import { MilestoneEntity, MilestoneToldEntity } from "./milestone.table.ts";

/** Days of the longest month, so that none which can still be redeemed is left out. */
const longestMonth = 31;

/** Two workers at once, each for another company. */
const tries = 8;

/**
 * Tells of the milestones that a company or a user has reached and not redeemed: of each once for good, however often their orders are
 * counted, and also where money has gone back and come again. Two requests, and a transaction for each that is told.
 */
export const tellReached = (holderId: string, now: Date): Promise<void> =>
  untilWritten(async () => {
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
  }, tries);

async function tell(holderId: string, milestone: Milestone, now: Date): Promise<void> {
  const { id: milestoneId, measure, target, category, from, until, amount, percent, minimum, days } = milestone;
  const terms = { measure, target, category, from, until, amount, percent, minimum, days };
  const reached = { holderId, milestoneId, until: redeemUntil(milestone), amount, percent };
  await execute(
    MilestoneToldEntity.build(PutTransaction)
      .item({ holderId, milestoneId, toldOn: instant(now), terms })
      .options({ condition: { attr: "holderId", exists: false } }),
    // Told by the terms that it has: of one that was changed or ended meanwhile nobody is told the former ones.
    MilestoneEntity.build(UpdateTransaction)
      .item({ id: milestoneId, reached: $add(1) })
      .options({
        condition: {
          and: [
            { attr: "version", eq: milestone.version },
            { attr: "endedOn", exists: false },
          ],
        },
      }),
    announce(milestoneReached.of(reached), now),
  ).catch((error: unknown) => {
    // Another worker has told of it meanwhile, or of it to somebody else: what is read again says which.
    throw orVersionConflict(error);
  });
}
