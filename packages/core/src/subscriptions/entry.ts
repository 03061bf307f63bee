import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { standingOf, type Subscription } from "../plans/index.ts";
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
  const { Item } = await SubscriptionEntryEntity.build(GetItemCommand)
    .key({ userId })
    .options({ consistent: true })
    .send();
  if (Item?.place === "granted") return [];
  const free = {
    or: [
      { attr: "place", exists: false },
      { attr: "place", ne: "granted" },
    ],
  } as const;
  return [write.options({ condition: { or: [...free.or] } })];
}
