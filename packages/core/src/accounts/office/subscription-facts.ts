import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $remove, $set } from "dynamodb-toolbox/entity/actions/update";
import type { SubscriptionFacts } from "../../plans/index.ts";
import { UserEntity } from "../user.table.ts";

const isThere = {
  and: [
    { attr: "email" as const, exists: true as const },
    { attr: "closedAt" as const, exists: false as const },
  ],
};

/** What every request asks of a subscription, in the transaction that changes it. Refused for an account that is closed or gone. */
export const subscriptionFactsWrite = (id: string, { plan, status, trialExpirationDate }: SubscriptionFacts) =>
  UserEntity.build(UpdateTransaction)
    .item({
      id,
      subscription: $set({
        plan,
        status,
        ...(trialExpirationDate && { trialExpirationDate }),
      }) as unknown as SubscriptionFacts,
    })
    .options({ condition: isThere });

/** That nobody asks them any more; refused as above. */
export const subscriptionFactsGone = (id: string) =>
  UserEntity.build(UpdateTransaction).item({ id, subscription: $remove() }).options({ condition: isThere });
