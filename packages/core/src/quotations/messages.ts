import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../platform/access.ts";
import { newIdAt } from "../platform/ids.ts";
import { invalid } from "../platform/problems.ts";
import { demandRoom } from "../platform/storing/room.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { quotationAnswered, quotationAsked } from "./events.ts";
import type { Quotation } from "./quotation.ts";
import { QuotationMessageEntity } from "./quotation.table.ts";
import { loadVersion, ownQuotation, quotationInReach, writeQuotation } from "./stored-quotation.ts";

export interface MessageInput {
  text: string;
  /** Which line of the current version it is about; all of it where it is absent. */
  lineId?: string | undefined;
  /** The customer wants another version. */
  asksChange?: boolean | undefined;
}

/** What both sides have written, the oldest first: one answer of the table, by `mostOf`. */
export async function messagesOf({ id }: Pick<Quotation, "id">) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `QUOTATION#${id}`, range: { beginsWith: "MESSAGE#" } })
    .entities(QuotationMessageEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

async function write(quotation: Quotation, from: "customer" | "office", author: User, input: MessageInput, now: Date) {
  const { id: quotationId, userId, sent } = quotation;
  const { text, lineId, asksChange = false } = input;
  // Read after the quotation, under whose revision is written: of two at once one is told.
  const known = (await messagesOf(quotation)).length;
  demandRoom(from === "customer" ? "quotationQuestions" : "quotationMessages", known, known + 1);
  if (lineId !== undefined) {
    const lines = (sent > 0 ? (await loadVersion(quotationId, sent)).content : quotation.draft)?.lines ?? [];
    if (!lines.some((line) => line.lineId === lineId)) throw invalid({ field: "lineId", code: "not-found" });
  }
  const id = newIdAt(now);
  const message = {
    quotationId,
    id,
    userId,
    from,
    authorId: author.id,
    authorName: `${author.name} ${author.surname}`.trim(),
    text,
    lineId,
    version: sent,
    asksChange,
    createdOn: instant(now),
    gsi1pk: `USER#${userId}#QUOTATIONMESSAGES`,
    gsi1sk: `${instant(now)}#${id}`,
  };
  const event = (from === "customer" ? quotationAsked : quotationAnswered).of({ quotationId, messageId: id });
  return writeQuotation({
    before: quotation,
    after: quotation,
    also: [QuotationMessageEntity.build(PutTransaction).item(message)],
    events: [event],
    now,
  });
}

/** The customer writes, or asks for another version; the quotation stands as it is. Problems: not-found, invalid-input, limit-reached, version-conflict. */
export const askOffice = async (user: User, id: string, input: MessageInput, now: Date) =>
  write(await ownQuotation(user, id), "customer", user, input, now);

/** The office answers its customer. Problems: as `askOffice`. */
export const answerCustomer = async (actor: User, id: string, input: MessageInput, now: Date) =>
  write(await quotationInReach(actor, id), "office", actor, { ...input, asksChange: false }, now);
