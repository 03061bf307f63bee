import { sendMessages } from "@solvia/core/platform/work/queue";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { messagesOf } from "./messages-of.ts";

/** Hands the table's changes on. A batch goes as a whole or comes back as a whole: workers bear repetition. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  await Promise.all([...messagesOf(Records)].map(([queue, messages]) => sendMessages(queue, messages)));
  return { batchItemFailures: [] };
}
