import { createHmac } from "node:crypto";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { isbot } from "isbot";
import { newSecret } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { conditionFailed, conditionFailedAt, orVersionConflict } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { daysLater, romeDate, type CivilDate } from "../platform/time.ts";
import { PublicationViewEntity, PublicationViewsEntity, ViewSaltEntity } from "./publication.table.ts";
import { loadPublication } from "./save-publication.ts";

/** How long a day's hashes and what they were made with are kept. */
const daysKept = 2;

const dies = (now: Date): number => Math.floor(daysLater(now, daysKept).getTime() / 1000);

async function saltStored(day: CivilDate): Promise<string | undefined> {
  return (await ViewSaltEntity.build(GetItemCommand).key({ day }).options({ consistent: true }).send()).Item?.salt;
}

/** What the hashes of a day are made with, the same for all who ask. */
async function saltOf(day: CivilDate, now: Date): Promise<string> {
  const known = await saltStored(day);
  if (known) return known;
  const salt = newSecret();
  try {
    await ViewSaltEntity.build(PutItemCommand)
      .item({ day, salt, expiresAt: dies(now) })
      .options({ condition: { attr: "day", exists: false } })
      .send();
    return salt;
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    return (await saltStored(day)) ?? salt;
  }
}

/** Who reads: a user, or a visitor by where they call from; and what their browser says it is. */
export interface Reader {
  userId?: string | undefined;
  ip: string;
  agent?: string | undefined;
}

/**
 * Counts a reading once for each reader and day of Rome (domain-rules 5.12); machines that say what they are aren't counted. Who it was is
 * kept as a hash with a secret of that day, which is deleted. Problem: not-found for what nobody may read.
 */
export async function countView(publicationId: string, { userId, ip, agent }: Reader, now: Date): Promise<void> {
  const { status } = await loadPublication(publicationId);
  if (status !== "published") throw new Problem("not-found");
  const viewer = await viewerOfDay({ userId, ip, agent }, now);
  if (viewer) await untilWritten(() => note({ publicationId, ...viewer }));
}

/** Who reads or watches, as one day knows them and none after it; undefined for a machine that says what it is. */
export async function viewerOfDay({ userId, ip, agent }: Reader, now: Date) {
  if (!agent || isbot(agent)) return undefined;
  const day = romeDate(now);
  const who = userId ? `user ${userId}` : `visitor ${ip} ${agent}`;
  const viewer = createHmac("sha256", await saltOf(day, now))
    .update(who)
    .digest("base64url");
  return { day, viewer, expiresAt: dies(now) };
}

async function note(view: { publicationId: string; day: string; viewer: string; expiresAt: number }): Promise<void> {
  const { publicationId } = view;
  try {
    await execute(
      PublicationViewEntity.build(PutTransaction)
        .item(view)
        .options({ condition: { attr: "viewer", exists: false } }),
      PublicationViewsEntity.build(UpdateTransaction).item({ publicationId, count: $add(1) }),
    );
  } catch (error) {
    if (conditionFailedAt(error, 0)) return;
    throw orVersionConflict(error);
  }
}

export async function viewsOf(publicationId: string): Promise<number> {
  return (await PublicationViewsEntity.build(GetItemCommand).key({ publicationId }).send()).Item?.count ?? 0;
}
