import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { expired, table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { NotificationEntity } from "./notification.table.ts";

type Owner = Pick<User, "id">;

/** As many of the newest are counted as unread. */
const counted = 100;

const newest = ({ id }: Owner, options: { limit: number; exclusiveStartKey?: Record<string, unknown> }) =>
  table
    .build(QueryCommand)
    .query({ partition: `USER#${id}`, range: { beginsWith: "NOTIFICATION#" } })
    .entities(NotificationEntity)
    .options({ reverse: true, consistent: true, ...options })
    .send();

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The user's notifications, newest first, and how many of the newest hundred are unread. */
export async function listNotifications(user: Owner, { cursor, limit }: Page, now: Date) {
  const [page, first] = await Promise.all([
    newest(user, { limit, ...startingAt(cursor) }),
    newest(user, { limit: counted }),
  ]);
  const living = (page.Items ?? []).filter((item) => !expired(item, now));
  return {
    items: living.map((item) => ({ ...item, read: item.readOn !== undefined })),
    cursor: cursorOf(page.LastEvaluatedKey),
    unread: (first.Items ?? []).filter((item) => !item.readOn && !expired(item, now)).length,
  };
}

/** Marks the newest hundred up to a notification as read; what came after it stays unread. */
export async function markNotificationsRead(user: Owner, upTo: string, now: Date): Promise<void> {
  const { Items = [] } = await newest(user, { limit: counted });
  const unread = Items.filter(({ id, readOn }) => !readOn && id <= upTo);
  await Promise.all(unread.map(({ id }) => markRead(user.id, id, now)));
}

async function markRead(userId: string, id: string, now: Date): Promise<void> {
  await NotificationEntity.build(UpdateItemCommand)
    .item({ userId, id, readOn: instant(now) })
    .options({ condition: { attr: "id", exists: true } })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}
