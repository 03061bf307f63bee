import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { newId } from "../../platform/ids.ts";
import type { Language } from "../../platform/locale.ts";
import { Problem } from "../../platform/problems.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { QuickReplyEntity } from "./quick-reply.table.ts";

export interface QuickReply {
  id: string;
  title: string;
  /** Words in double braces are filled in by the page: the customer's name, the request's number, the order's. */
  text: string;
  language: Language;
  revision: number;
}

/** All of them by title; as many as `mostOf` lets there be. */
export async function listQuickReplies(): Promise<QuickReply[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: "QUICKREPLIES" })
    .entities(QuickReplyEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items.toSorted((one, other) => one.title.localeCompare(other.title));
}

/** Writes a new one, or one over the revision that was read (nought for a new one). Problems: limit-reached, version-conflict. */
export async function saveQuickReply(id: string | undefined, reply: Omit<QuickReply, "id">): Promise<QuickReply> {
  const known = await listQuickReplies();
  if (!id) demandRoom("quickReplies", known.length, known.length + 1);
  const after = { ...reply, id: id ?? newId(), revision: reply.revision + 1 };
  const condition = id
    ? { attr: "revision" as const, eq: reply.revision }
    : { attr: "revision" as const, exists: false };
  try {
    await QuickReplyEntity.build(PutItemCommand).item(after).options({ condition }).send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
  return after;
}

export async function deleteQuickReply(id: string): Promise<void> {
  await QuickReplyEntity.build(DeleteItemCommand).key({ id }).send();
}
