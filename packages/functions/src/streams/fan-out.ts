import { unmarshall } from "@aws-sdk/util-dynamodb";
import { eventRoutes } from "@solvia/core/events";
import type { BulkMessage } from "@solvia/core/platform/work/bulk-messages";
import { sendMessages } from "@solvia/core/platform/work/queue";
import { newsOf, pagesMessageOf, shownChange } from "@solvia/core/platform/work/routing";
import type { QueueName } from "@solvia/core/platform/work/work";
import type { AttributeValue, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";

type Item = Record<string, unknown>;

const itemOf = (image: Record<string, AttributeValue> | undefined): Item | undefined =>
  image && (unmarshall(image as Parameters<typeof unmarshall>[0]) as Item);

/**
 * Hands the table's changes on: outbox events to the queues that hear of them, products that changed to the search
 * index, whose worker has their public pages written anew, what is new of them to whoever waits for it, users to the back
 * office's directory. A batch goes as a whole or comes back as a whole: workers bear repetition.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const messages = new Map<QueueName, unknown[]>();
  const add = (queue: QueueName, message: unknown) => messages.set(queue, [...(messages.get(queue) ?? []), message]);
  const products = new Set<string>();
  const ownPages = new Set<string>();
  const users = new Set<string>();
  const news = new Map<string, unknown>();
  for (const record of event.Records) {
    const [before, after] = [itemOf(record.dynamodb?.OldImage), itemOf(record.dynamodb?.NewImage)];
    const item = after ?? before;
    if (item) route(record, item, add);
    const shown = shownChange(before, after);
    if (shown) products.add(shown.productId);
    if (shown?.ownPage) ownPages.add(shown.productId);
    if (item?.["_et"] === "User") users.add(String(item["id"]));
    for (const one of newsOf(before, after)) news.set(JSON.stringify(one), one);
  }
  for (const one of news.values()) add("product-news", one);
  // One message for all of a batch: an import costs a hundredth of the messages.
  if (products.size > 0)
    add("search-index", { productIds: [...products], pagesOf: [...ownPages] } satisfies BulkMessage<"search-index">);
  for (const id of users) add("user-directory", { userId: id });
  await Promise.all([...messages].map(([queue, list]) => sendMessages(queue, list)));
  return { batchItemFailures: [] };
}

function route(record: DynamoDBRecord, item: Item, add: (queue: QueueName, message: unknown) => void): void {
  const entity = String(item["_et"]);
  if (entity === "Event" && record.eventName === "INSERT") {
    const { id, type, at, payload } = item;
    for (const queue of eventRoutes.get(String(type)) ?? []) add(queue, { id, type, at, payload });
  }
  const page = pagesMessageOf(item);
  if (page) add("pages", page);
}
