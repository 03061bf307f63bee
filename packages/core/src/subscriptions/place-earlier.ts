import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { UserEntity, usersList } from "../accounts/index.ts";
import { standingOf } from "../plans/index.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { once } from "../platform/storing/once.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { findSubscription } from "./stored-subscription.ts";
import { entryOf, SubscriptionEntryEntity } from "./subscription.table.ts";

/**
 * The written step for plans of before the office listed them: once, whoever has or had one gets their place, one that is there
 * already stays; how many.
 */
export const placeEarlierSubscriptions = (now: Date): Promise<number> =>
  once("subscription-entries", async () => {
    let count = 0;
    await eachApart(rowsOfShards(usersList, UserEntity), async ({ id, subscription: facts, createdOn }) => {
      if (facts) count += await placed(id, facts.status === "active", createdOn, now);
    });
    return count;
  });

async function placed(userId: string, holds: boolean, since: string, now: Date): Promise<number> {
  const found = await findSubscription(userId);
  const bought = found && (found.status !== "canceled" || !holds);
  if (!bought && !holds) return 0;
  const entry = bought ? entryOf(userId, standingOf(found, now), found.createdOn) : entryOf(userId, "granted", since);
  try {
    await SubscriptionEntryEntity.build(PutItemCommand)
      .item(entry)
      .options({ condition: { attr: "userId", exists: false } })
      .send();
    return 1;
  } catch (error) {
    if (conditionFailed(error)) return 0;
    throw error;
  }
}
