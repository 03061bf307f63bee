import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { newSecret } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { publicationTypes } from "../publication.ts";
import { tagOf } from "../publication-words.ts";
import { mayRead } from "../may-read.ts";
import { PublicationFollowerEntity, PublicationSubscriptionEntity } from "./following.table.ts";
import { topicsOf, type Followed } from "./topics.ts";

/** What a user follows and how to say no by a letter's link; undefined of whoever has never chosen. */
export async function findFollowing(userId: string) {
  const { Item } = await PublicationSubscriptionEntity.build(GetItemCommand)
    .key({ userId })
    .options({ consistent: true })
    .send();
  return Item;
}

type Reader = Pick<User, "id" | "entitlement" | "roles">;

const viewOf = (user: Reader, { types, tags, revision }: Followed & { revision: number }) => ({
  types: [...types],
  tags: [...tags],
  revision,
  notesIncluded: mayRead({ type: "technicalNote" }, user),
});

/** What a user follows, at revision 0 where they have never chosen, and whether they may read technical notes. */
export async function followingOf(user: Reader) {
  return viewOf(user, (await findFollowing(user.id)) ?? { types: [], tags: [], revision: 0 });
}

/** Has a user follow this and nothing else, over the revision that was read; choices in the house's order, each once. Problem: version-conflict. */
export async function follow(user: Reader, { revision, ...wish }: Followed & { revision: number }, now: Date) {
  const followed = {
    types: publicationTypes.filter((type) => wish.types.includes(type)),
    tags: [...new Set(wish.tags.map(tagOf).filter(Boolean))],
  };
  const before = await findFollowing(user.id);
  if ((before?.revision ?? 0) !== revision) throw new Problem("version-conflict");
  await writeFollowing(user.id, before, followed, now);
  return viewOf(user, { ...followed, revision: revision + 1 });
}

type Stored = Awaited<ReturnType<typeof findFollowing>>;

/** Writes what a user follows with their places in the lists of followers. Problem: version-conflict. */
export async function writeFollowing(userId: string, before: Stored, followed: Followed, now: Date): Promise<void> {
  const [earlier, later] = [topicsOf(before ?? { types: [], tags: [] }), topicsOf(followed)];
  const revision = before?.revision ?? 0;
  const choice = PublicationSubscriptionEntity.build(PutTransaction)
    .item({
      userId,
      types: [...followed.types],
      tags: [...followed.tags],
      revision: revision + 1,
      leaveSecret: before?.leaveSecret ?? newSecret(),
      changedOn: instant(now),
    })
    .options({
      condition: revision === 0 ? { attr: "userId", exists: false } : { attr: "revision", eq: revision },
    });
  const left = earlier
    .filter((topic) => !later.includes(topic))
    .map((topic) => PublicationFollowerEntity.build(DeleteTransaction).key({ topic, userId }));
  const joined = later
    .filter((topic) => !earlier.includes(topic))
    .map((topic) =>
      PublicationFollowerEntity.build(PutTransaction).item({
        topic,
        userId,
        gsi1pk: `USER#${userId}#FOLLOWS`,
        gsi1sk: topic,
      }),
    );
  try {
    await execute(choice, ...left, ...joined);
  } catch (error) {
    throw orVersionConflict(error);
  }
}
