import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { rowsOfIndex } from "../../platform/storing/read-apart.ts";
import { conditionFailedAt } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { daysLater, instant } from "../../platform/time.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { inPool } from "../../platform/work/in-pool.ts";
import { announce, OutboxEntity, outboxItem } from "../../platform/work/outbox.ts";
import type { Announced } from "../../platform/work/event.ts";
import { webinarLettersAsked, webinarTold } from "../events.ts";
import { publicationsById } from "../save-publication.ts";
import { findWebinar } from "./find-webinar.ts";
import { WebinarEntity, WebinarRegistrationEntity, WebinarToldEntity } from "./webinar.table.ts";
import { dueReminder, reminderAt, type WebinarLetterKind } from "./webinar.ts";

/** Registrations of one message, and how many of them are told at a time. */
const atOnce = 100;
const besideEachOther = 8;
/** Longer than any message lives, and than a reminder is due. */
const rememberedDays = 30;

interface About {
  publicationId: string;
  kind: WebinarLetterKind;
  sequence: number;
}

/** Announces once, by a mark in the same transaction; whether it was this call that did. */
async function once(about: About, reader: string, event: Announced, now: Date): Promise<boolean> {
  const expiresAt = Math.floor(daysLater(now, rememberedDays).getTime() / 1000);
  const mark = WebinarToldEntity.build(PutTransaction)
    .item({ ...about, reader, expiresAt })
    .options({ condition: { attr: "reader", exists: false } });
  try {
    await overConflicts(() => execute(mark, announce(event, now)));
    return true;
  } catch (error) {
    if (conditionFailedAt(error, 0)) return false;
    throw error;
  }
}

/** Has the next of those who have registered told, and asks for those behind them. What comes again tells nobody twice. */
export async function tellRegistered(
  { after, ...about }: About & { after?: string | undefined },
  now: Date,
): Promise<void> {
  const { publicationId, kind, sequence } = about;
  const webinar = await findWebinar(publicationId);
  // A later date has been told of since, or will be.
  if (webinar?.sequence !== sequence) return;
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({
      partition: `WEBINAR#${publicationId}`,
      range: after === undefined ? { beginsWith: "REGISTRATION#" } : { gt: `REGISTRATION#${after}` },
    })
    .entities(WebinarRegistrationEntity)
    .options({ limit: atOnce })
    .send();
  // Who came after a reminder was due has read the same in the letter that confirms their seat.
  const due = kind === "dayBefore" || kind === "hourBefore" ? instant(reminderAt(kind, webinar.startsOn)) : undefined;
  const told = Items.filter(({ registeredOn }) => due === undefined || registeredOn < due);
  await inPool(told, besideEachOther, ({ reader }) => once(about, reader, webinarTold.of({ ...about, reader }), now));
  const last = Items.at(-1);
  if (!last || !LastEvaluatedKey) return;
  const next = webinarLettersAsked.of({ ...about, after: last.reader });
  await OutboxEntity.build(PutItemCommand).item(outboxItem(next, now)).send();
}

/** Asks for the reminders that are due, of each webinar and date once: how many webinars. One that can't be done keeps no other waiting. */
export async function remindRegistered(now: Date): Promise<number> {
  const coming = rowsOfIndex(WebinarEntity, {
    index: "gsi1",
    partition: "WEBINARS",
    range: { gt: instant(now) },
  });
  const soon = instant(daysLater(now, 2));
  let count = 0;
  await eachApart(coming, async ({ publicationId, startsOn }) => {
    if (startsOn > soon) return;
    const [webinar, [publication]] = await Promise.all([findWebinar(publicationId), publicationsById([publicationId])]);
    if (!webinar || webinar.cancelled || publication?.status !== "published") return;
    const kind = dueReminder(webinar.startsOn, now);
    if (!kind) return;
    const about = { publicationId, kind, sequence: webinar.sequence };
    if (await once(about, "ALL", webinarLettersAsked.of(about), now)) count += 1;
  });
  return count;
}
