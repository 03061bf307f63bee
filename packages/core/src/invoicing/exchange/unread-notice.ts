import { createHash } from "node:crypto";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { UnreadNoticeEntity, unreadNotices } from "./unread-notice.table.ts";

/** So much of what can't be read is kept: its sense is seen in it. */
const longest = 4000;

/** Puts a notice aside that the house can't read, for somebody who can; the same one twice is there once. */
export async function putAside(notice: unknown, now: Date): Promise<void> {
  const whole = JSON.stringify(notice);
  const id = createHash("sha256").update(whole).digest("hex").slice(0, 32);
  const foundOn = instant(now);
  await UnreadNoticeEntity.build(PutItemCommand)
    .item({ id, text: whole.slice(0, longest), foundOn, gsi3pk: unreadNotices, gsi3sk: `${foundOn}#${id}` })
    .options({ condition: { attr: "id", exists: false } })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}

/** Somebody has read it and done what it asks for: it waits no more. Problem: not-found. */
export async function attendNotice(id: string): Promise<void> {
  await UnreadNoticeEntity.build(DeleteItemCommand)
    .key({ id })
    .options({ condition: { attr: "id", exists: true } })
    .send()
    .catch((error: unknown) => {
      throw conditionFailed(error) ? new Problem("not-found") : error;
    });
}
