import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { eraseUser } from "@solvia/core/crm/privacy/erase-user";
import type { DomainEvents } from "@solvia/core/platform/events";
import { deleteReleasedFiles } from "@solvia/core/platform/released-files";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

type Message = { [T in "account-closed" | "files-released"]: { type: T; payload: DomainEvents[T] } }[
  | "account-closed"
  | "files-released"];

const erase = (message: Message): Promise<void> =>
  message.type === "files-released" ? deleteReleasedFiles(message.payload) : eraseUser(message.payload.userId);

/** Erases what is left of closed accounts, and files that nothing names any more; a message that fails comes back alone. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(event, ({ body }: SQSRecord) => erase(JSON.parse(body) as Message), processor, {
    context,
    throwOnFullBatchFailure: false,
  });
