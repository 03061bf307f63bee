import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { rewardWrite } from "../coupons/index.ts";
import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { orVersionConflict } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant, romeDate, plusDays } from "../platform/time.ts";
import { findMilestone, holdingsOf } from "./load-milestones.ts";
import {
  isRedeemable,
  milestoneFor,
  milestoneMachine,
  milestoneStatus,
  type Milestone,
  type Redemption,
} from "./milestone.ts";
import { MilestoneEntity, MilestoneTallyEntity, RedemptionEntity } from "./milestone.table.ts";

type Who = Pick<User, "id" | "companyId">;

/** Whose orders count for this user: their company's, or their own. */
export const holderOfUser = ({ id, companyId }: Who) =>
  companyId === undefined
    ? ({ holderId: id, holderKind: "user" } as const)
    : ({ holderId: companyId, holderKind: "company" } as const);

/** What customers call the coupon by: of its own id, so that no two rewards have one. */
const newCode = (): string => `BONUS-${newId().slice(-10)}`;

/**
 * Gives the reward of a milestone that was reached, as a coupon of its holder: once, however often and by however many of a company it is
 * asked for. Who asks again is answered the same coupon. Problems: not-found, invalid-transition.
 */
export const redeemMilestone = (user: Who, id: string, now: Date): Promise<{ code: string }> =>
  untilWritten(async () => {
    const { holderId, holderKind } = holderOfUser(user);
    const [found, holdings] = await Promise.all([findMilestone(id), holdingsOf(holderId)]);
    const redemption = holdings.redemptions.find(({ milestoneId }) => milestoneId === id);
    if (redemption?.state === "redeemed") return { code: redemption.code };
    const told = holdings.told.get(id);
    const milestone = found && milestoneFor(found, told);
    if (!milestone || !isRedeemable(milestone, told, romeDate(now))) throw new Problem("not-found");
    const status = milestoneStatus(milestone, { ...holdings, redemption }, romeDate(now));
    milestoneMachine.demand({ status }, "redeem", "customer");
    const { measure, target, category, from, until } = milestone;
    const earned: Redemption = {
      measure,
      target,
      category,
      from,
      until,
      milestoneId: id,
      holderId,
      holderKind,
      code: newCode(),
      state: "redeemed",
      redeemedOn: instant(now),
    };
    await write(earned, milestone, holdings.version, now);
    return { code: earned.code };
  });

/** On the tally and the milestone that it was decided by. */
async function write(earned: Redemption, milestone: Milestone, version: number, now: Date): Promise<void> {
  const { holderId, holderKind, code } = earned;
  const { id, amount, percent, minimum, days } = milestone;
  const from = romeDate(now);
  const terms = { code, amount, percent, minimum, categories: [], from, until: plusDays(from, days) };
  await execute(
    RedemptionEntity.build(PutTransaction)
      .item(earned)
      .options({ condition: { attr: "holderId", exists: false } }),
    MilestoneTallyEntity.build(ConditionCheck).key({ holderId }).condition({ attr: "version", eq: version }),
    MilestoneEntity.build(UpdateTransaction)
      .item({ id, redeemed: $add(1) })
      .options({ condition: { attr: "version", eq: milestone.version } }),
    rewardWrite(terms, { holderId, holderKind }, now),
  ).catch((error: unknown) => {
    throw orVersionConflict(error);
  });
}
