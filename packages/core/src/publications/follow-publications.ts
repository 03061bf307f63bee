import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { User } from "../platform/access.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { instant } from "../platform/time.ts";
import { followerKeys, PublicationFollowEntity } from "./publication.table.ts";

type Follower = Pick<User, "id">;

/** Whether a customer wants to hear of new publications, and since when. */
export async function following({ id: userId }: Follower) {
  const { Item } = await PublicationFollowEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send();
  return { subscribed: Item !== undefined, since: Item?.since };
}

/** Says so or takes it back; said twice it stays what it was. */
export async function follow(user: Follower, subscribed: boolean, now: Date) {
  const userId = user.id;
  if (!subscribed) {
    await PublicationFollowEntity.build(DeleteItemCommand).key({ userId }).send();
    return following(user);
  }
  const since = instant(now);
  try {
    await PublicationFollowEntity.build(PutItemCommand)
      .item({ userId, since, ...followerKeys(userId, since) })
      .options({ condition: { attr: "userId", exists: false } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
  return following(user);
}
