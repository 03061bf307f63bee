import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { hasBegun, standingOf, type Subscription } from "../plans/index.ts";
import { entryOf, SubscriptionEntryEntity } from "./subscription.table.ts";

/**
 * The write that puts a subscription where the office finds it. What never ran (a month that waits to be paid) leaves the place of
 * a plan that the office has given: `never` asks for it, one request more.
 */
export async function entryWrites(subscription: Subscription, never: boolean, now: Date) {
  const { userId, createdOn } = subscription;
  const write = SubscriptionEntryEntity.build(PutTransaction).item(
    entryOf(userId, standingOf(subscription, now), createdOn),
  );
  if (!never) return [write];
  const wasGranted = await isGranted(userId);
  if (wasGranted) return [];
  // What nobody ever paid or tried is no plan that the office would find.
  if (!hasBegun(subscription) && !subscription.charge)
    return [
      SubscriptionEntryEntity.build(DeleteTransaction)
        .key({ userId })
        .options({ condition: { or: [...notGranted] } }),
    ];
  return [write.options({ condition: { or: [...notGranted] } })];
}

const notGranted = [
  { attr: "place", exists: false },
  { attr: "place", ne: "granted" },
] as const;

async function isGranted(userId: string): Promise<boolean> {
  const { Item } = await SubscriptionEntryEntity.build(GetItemCommand)
    .key({ userId })
    .options({ consistent: true })
    .send();
  return Item?.place === "granted";
}
