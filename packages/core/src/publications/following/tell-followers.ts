import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { conditionFailedAt } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { inPool } from "../../platform/work/in-pool.ts";
import { announce, OutboxEntity, outboxItem } from "../../platform/work/outbox.ts";
import { followersAsked, publicationTold } from "../events.ts";
import type { Publication } from "../publication.ts";
import { publicationsById } from "../save-publication.ts";
import { PublicationFollowerEntity, PublicationToldEntity } from "./following.table.ts";
import { topicsOfPublication } from "./topics.ts";

/** Followers of one message, and how many of them are told at a time. */
const atOnce = 100;
const besideEachOther = 8;
/** Longer than any message lives: among the dead letters it lies 14 days at most. */
const rememberedDays = 30;

/** One that everybody finds; what was withdrawn meanwhile is told to nobody. */
async function shown(publicationId: string): Promise<Publication | undefined> {
  const [publication] = await publicationsById([publicationId]);
  return publication?.status === "published" ? publication : undefined;
}

/** Asks for the first followers of each topic of a publication that has just appeared. May be repeated. */
export async function tellFollowers(publicationId: string, now: Date): Promise<void> {
  const publication = await shown(publicationId);
  if (!publication) return;
  const topics = topicsOfPublication(publication);
  await execute(...topics.map((topic) => announce(followersAsked.of({ publicationId, topic }), now)));
}

interface Page {
  publicationId: string;
  topic: string;
  after?: string | undefined;
}

/**
 * Has the next followers of a topic told, and asks for those behind them. A page that comes again, after a crash too, tells nobody twice:
 * each has a mark of their own, in the transaction that announces their letter, whichever of their topics came first.
 */
export async function tellPage({ publicationId, topic, after }: Page, now: Date): Promise<void> {
  if (!(await shown(publicationId))) return;
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({
      partition: `FOLLOWERS#${topic}`,
      ...(after !== undefined && { range: { gt: `FOLLOWER#${after}` } }),
    })
    .entities(PublicationFollowerEntity)
    .options({ limit: atOnce })
    .send();
  await inPool(Items, besideEachOther, ({ userId }) => tell(userId, publicationId, now));
  const last = Items.at(-1);
  if (!last || !LastEvaluatedKey) return;
  const next = followersAsked.of({ publicationId, topic, after: last.userId });
  await OutboxEntity.build(PutItemCommand).item(outboxItem(next, now)).send();
}

async function tell(userId: string, publicationId: string, now: Date): Promise<void> {
  const mark = PublicationToldEntity.build(PutTransaction)
    .item({
      userId,
      publicationId,
      toldOn: instant(now),
      expiresAt: Math.floor(now.getTime() / 1000) + rememberedDays * 86_400,
    })
    .options({ condition: { attr: "userId", exists: false } });
  const letter = announce(publicationTold.of({ userId, publicationId }), now);
  try {
    // Who only met the page of another of their topics isn't told yet: that one may fail.
    await overConflicts(() => execute(mark, letter));
  } catch (error) {
    if (!conditionFailedAt(error, 0)) throw error;
  }
}
