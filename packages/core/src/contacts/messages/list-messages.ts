import { userNames } from "../../accounts/index.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { expired } from "../../platform/table.ts";
import { wordsIn } from "../../platform/text/words-in.ts";
import type { MessageKind, MessageState, OfficeMessage } from "./message.ts";
import { messagesIn, messagesList, OfficeMessageEntity } from "./message.table.ts";
import { loadMessage } from "./stored-message.ts";

interface Filters {
  state?: MessageState | undefined;
  kind?: MessageKind | undefined;
  assigneeId?: string | undefined;
  /** Words of who has written, and of what. */
  text?: string | undefined;
}

/** Messages that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

function fitting({ kind, assigneeId, text: sought }: Filters): (message: OfficeMessage) => boolean {
  const isNamed = wordsIn(sought);
  return ({ name, email, company, subject, text, ...of }) =>
    (kind === undefined || of.kind === kind) &&
    (assigneeId === undefined || of.assigneeId === assigneeId) &&
    isNamed(name, email, company, subject, text);
}

async function withAssignees(messages: readonly OfficeMessage[]) {
  const names = await userNames(messages.flatMap(({ assigneeId }) => assigneeId ?? []));
  return messages.map(({ cv, ...message }) => ({
    ...message,
    assigneeName: names.get(message.assigneeId ?? ""),
    cvName: cv?.name,
  }));
}

/** As the office reads it: with the name of who sees to it, the curriculum by its name. */
export async function shownMessage(message: OfficeMessage) {
  const [shown] = await withAssignees([message]);
  return shown!;
}

/** Problem: not-found. */
export const officeMessage = async (id: string, now: Date) => shownMessage(await loadMessage(id, now));

/** What has come in, the newest first; of a state alone, of a kind, of an employee, with some words. */
export async function listMessages(
  { cursor, limit, ...filters }: Filters & { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const { state } = filters;
  const fits = fitting(filters);
  const page = await filledPage(
    { cursor, limit },
    {
      read: (after) => {
        const at = { after, limit: atOnce, reverse: true };
        // Each list by its own name: the function's permissions follow from these words.
        return state
          ? pageOfShards(messagesIn(state), OfficeMessageEntity, at)
          : pageOfShards(messagesList, OfficeMessageEntity, at);
      },
      fitting: (rows) => rows.filter((row) => !expired(row, now) && fits(row)),
      keyOf: (row) => endAt(state ? messagesIn(state) : messagesList, state ? row.gsi2sk : row.gsi3sk),
      lookedThrough,
    },
  );
  return { items: await withAssignees(page.items), cursor: page.cursor };
}

/** How many new ones wait for somebody, of the first so many. */
export async function countNewMessages(limit: number) {
  const page = { after: undefined, limit };
  const { Items, LastEvaluatedKey } = await pageOfShards(messagesIn("new"), OfficeMessageEntity, page);
  return { count: Items.length, more: LastEvaluatedKey !== undefined };
}
