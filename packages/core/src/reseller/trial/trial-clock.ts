import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { poolApart } from "../../platform/work/each-apart.ts";
import { movingOf, trialOrder, writeTrial } from "./stored-trial.ts";
import { stepDue } from "./trial-order.ts";
import { TrialClockEntity } from "./trial.table.ts";

/** So far a trial's clock may go ahead of ours: two years, in hours. */
const mostAhead = 2 * 366 * 24;

async function readClock(accountId: string) {
  const { Item } = await TrialClockEntity.build(GetItemCommand).key({ accountId }).options({ consistent: true }).send();
  return Item ?? { accountId, aheadHours: 0, version: 0 };
}

const timeOf = ({ aheadHours }: { aheadHours: number }, now: Date): Date =>
  new Date(now.getTime() + aheadHours * 3_600_000);

/** What time it is in an account's trial. */
export const trialNow = async (accountId: string, now: Date): Promise<Date> => timeOf(await readClock(accountId), now);

export const trialClock = async (accountId: string, now: Date) => ({ now: instant(await trialNow(accountId, now)) });

/**
 * Turns a trial's clock on, and lets come to its orders what is due by then; with no hours what is due already. It never goes back. Broken off, it is
 * gone on with by the next call. Problems: limit-reached, version-conflict where two turn it at once.
 */
export async function advanceTrialClock(accountId: string, hours: number, now: Date) {
  const before = await readClock(accountId);
  const after = { ...before, aheadHours: before.aheadHours + hours, version: before.version + 1 };
  if (after.aheadHours > mostAhead) throw new Problem("limit-reached");
  await TrialClockEntity.build(PutItemCommand)
    .item(after)
    .options({
      condition: before.version > 0 ? { attr: "version", eq: before.version } : { attr: "version", exists: false },
    })
    .send()
    .catch((error: unknown) => {
      throw conditionFailed(error) ? new Problem("version-conflict") : error;
    });
  const then = timeOf(after, now);
  await poolApart(await movingOf(accountId), 4, (id) => unlessChanged(() => movedUntil(accountId, id, then, now)));
  return { now: instant(then) };
}

/** Each step is a transaction of its own: what broke off goes on where it stands. Throws where somebody else moves it. */
async function movedUntil(accountId: string, id: string, then: Date, now: Date): Promise<void> {
  let order = await trialOrder(accountId, id);
  for (let moved = stepDue(order, then); moved; moved = stepDue(order, then))
    order = await writeTrial(accountId, order, moved, now);
}
