import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { setting } from "../config.ts";
import { unlogged } from "../storing/unlogged.ts";
import { queueSetting, type QueueName } from "./work.ts";

const client = unlogged(new SQSClient({}));

const urlOf = (queue: QueueName): string => setting(queueSetting(queue));

/** Sends messages, ten at a time; throws when the service refuses one. */
export async function sendMessages(queue: QueueName, messages: readonly unknown[]): Promise<void> {
  for (let at = 0; at < messages.length; at += 10) {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: urlOf(queue),
        Entries: messages
          .slice(at, at + 10)
          .map((message, index) => ({ Id: String(index), MessageBody: JSON.stringify(message) })),
      }),
    );
    if (Failed.length > 0) throw new Error(`${Failed.length} messages were refused by the queue ${queue}`);
  }
}
