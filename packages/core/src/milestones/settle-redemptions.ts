import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $remove } from "dynamodb-toolbox/entity/actions/update";
import { findCoupon, isUnused, revokeWrite } from "../coupons/index.ts";
import { orVersionConflict } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant } from "../platform/time.ts";
import { holdingsOf, type Holdings } from "./load-milestones.ts";
import { hasGround, milestoneMachine, type Redemption } from "./milestone.ts";
import { lostRedemptions, MilestoneTallyEntity, RedemptionEntity } from "./milestone.table.ts";

/**
 * Looks at what a company or a user has redeemed after their orders' worth changed: a reward whose ground is gone is revoked with its
 * unused coupon, one whose coupon is on an order or spent is noted for the office until the ground is back.
 */
export const settleRedemptions = (holderId: string, now: Date): Promise<void> =>
  untilWritten(async () => {
    const holdings = await holdingsOf(holderId);
    for (const redemption of holdings.redemptions)
      if (redemption.state === "redeemed") await settle(redemption, holdings, now);
  });

async function settle(redemption: Redemption, holdings: Holdings, now: Date): Promise<void> {
  if (hasGround(redemption, holdings.tallies)) {
    if (redemption.lostOn) await changed(redemption, holdings, [{ lostOn: $remove(), ...outOfList }]);
    return;
  }
  const coupon = await findCoupon(redemption.code);
  if (coupon && !isUnused(coupon)) {
    const lostOn = instant(now);
    const place = { gsi3pk: lostRedemptions, gsi3sk: `${lostOn}#${redemption.holderId}#${redemption.milestoneId}` };
    if (!redemption.lostOn) await changed(redemption, holdings, [{ lostOn, ...place }]);
    return;
  }
  milestoneMachine.demand({ status: redemption.state }, "revoke", "system");
  const revoked = { state: "revoked" as const, revokedOn: instant(now), lostOn: $remove(), ...outOfList };
  await changed(redemption, holdings, [revoked], coupon ? [revokeWrite(coupon)] : []);
}

const outOfList = { gsi3pk: $remove(), gsi3sk: $remove() } as const;

type Change =
  | { lostOn: string; gsi3pk: string; gsi3sk: string }
  | ({ lostOn: ReturnType<typeof $remove> } & typeof outOfList)
  | ({ state: "revoked"; revokedOn: string; lostOn: ReturnType<typeof $remove> } & typeof outOfList);

/** Written only on the tally that it was decided by. Problem: version-conflict. */
async function changed(
  { holderId, milestoneId }: Redemption,
  { version }: Holdings,
  [change]: readonly [Change],
  also: readonly ReturnType<typeof revokeWrite>[] = [],
): Promise<void> {
  await execute(
    MilestoneTallyEntity.build(ConditionCheck).key({ holderId }).condition({ attr: "version", eq: version }),
    RedemptionEntity.build(UpdateTransaction)
      .item({ holderId, milestoneId, ...change })
      .options({ condition: { attr: "state", eq: "redeemed" } }),
    ...also,
  ).catch((error: unknown) => {
    throw orVersionConflict(error);
  });
}
