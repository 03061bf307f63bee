import { unmarshall } from "@aws-sdk/util-dynamodb";
import { eventRoutes } from "@solvia/core/events";
import type { BulkMessage } from "@solvia/core/platform/work/bulk-messages";
import {
  fedChange,
  keptOrder,
  newsOf,
  pagesMessageOf,
  shownChange,
  type ProductNews,
} from "@solvia/core/platform/work/routing";
import type { QueueName } from "@solvia/core/platform/work/work";
import type { AttributeValue, DynamoDBRecord } from "aws-lambda";

type Item = Record<string, unknown>;

type Image = Readonly<Record<string, AttributeValue>>;

/** What the routes read of an item that is no event: the rest of it, most of the stream, is not unpacked. */
const routedBy = [
  "_et",
  "pk",
  "id",
  "seriesId",
  "available",
  "onHand",
  "elsewhere",
  "quotation",
  "quotationId",
  "reserved",
  "status",
  "publicText",
  "textId",
] as const;

function itemOf(image: Image | undefined): Item | undefined {
  if (!image) return undefined;
  const isEvent = image["_et"]?.S === "Event";
  const read = isEvent
    ? image
    : Object.fromEntries(routedBy.flatMap((name) => (image[name] ? [[name, image[name]]] : [])));
  return unmarshall(read as Parameters<typeof unmarshall>[0]) as Item;
}

/**
 * What a batch of the table's changes tells which queue: events those that hear of them, products that changed the search index, whose
 * worker has their public pages written anew, and the resellers' feed, what is new of them whoever waits for it, orders whose pieces are kept that these are booked where they lie, users the back office's directory, orders the milestones that they
 * count for, they and orders to suppliers the promises that are kept, quotations and the orders of them their figures, and the house's
 * own figures whatever counts in them.
 */
export function messagesOf(records: readonly DynamoDBRecord[]): ReadonlyMap<QueueName, readonly unknown[]> {
  const messages = new Map<QueueName, unknown[]>();
  const add = (queue: QueueName, message: unknown) => messages.set(queue, [...(messages.get(queue) ?? []), message]);
  const products = new Set<string>();
  const ownPages = new Set<string>();
  const fed = new Set<string>();
  const users = new Set<string>();
  const orders = new Set<string>();
  const purchases = new Set<string>();
  const quotations = new Set<string>();
  const figured = new Map<string, BulkMessage<"figures">>();
  const news = new Map<ProductNews, Set<string>>();
  const kept = new Set<string>();
  for (const record of records) {
    const [before, after] = [itemOf(record.dynamodb?.OldImage), itemOf(record.dynamodb?.NewImage)];
    const item = after ?? before;
    if (item) route(record, item, add);
    const shown = shownChange(before, after);
    if (shown) products.add(shown.productId);
    if (shown?.ownPage) ownPages.add(shown.productId);
    const changed = fedChange(before, after);
    if (changed !== undefined) fed.add(changed);
    if (item?.["_et"] === "User") users.add(String(item["id"]));
    if (item?.["_et"] === "Order") orders.add(String(item["id"]));
    if (item?.["_et"] === "Purchase") purchases.add(String(item["id"]));
    const booked = keptOrder(before, after);
    if (booked !== undefined) kept.add(booked);
    const counted = item && figuredOf(item);
    if (counted) figured.set(`${counted.kind}#${counted.id}`, counted);
    const quotationId = item && quotationOf(item);
    if (quotationId) quotations.add(quotationId);
    for (const { productId, about } of newsOf(before, after))
      news.set(about, (news.get(about) ?? new Set()).add(productId));
  }
  // One message for all of a batch: an import costs a hundredth of the messages.
  for (const [about, productIds] of news)
    add("product-news", { productIds: [...productIds], about } satisfies BulkMessage<"product-news">);
  if (kept.size > 0) add("product-news", { orderIds: [...kept], about: "kept" } satisfies BulkMessage<"product-news">);
  if (products.size > 0)
    add("search-index", { productIds: [...products], pagesOf: [...ownPages] } satisfies BulkMessage<"search-index">);
  if (fed.size > 0) add("reseller-feed", { productIds: [...fed] } satisfies BulkMessage<"reseller-feed">);
  for (const id of orders) {
    add("milestones", { orderId: id } satisfies BulkMessage<"milestones">);
    add("customer-figures", { orderId: id } satisfies BulkMessage<"customer-figures">);
  }
  for (const [kind, ids] of [
    ["order", orders],
    ["purchase", purchases],
  ] as const)
    for (const id of ids) add("kept-promises", { kind, id } satisfies BulkMessage<"kept-promises">);
  for (const id of quotations) add("quotation-figures", { quotationId: id } satisfies BulkMessage<"quotation-figures">);
  for (const subject of figured.values()) add("figures", subject);
  for (const id of users) add("user-directory", { userId: id });
  return messages;
}

const figuredAs = new Map<unknown, BulkMessage<"figures">["kind"]>([
  ["Order", "order"],
  ["User", "user"],
  ["ReturnRequest", "return"],
  ["Ticket", "ticket"],
]);

/** What counts for something else in the house's figures when this item changes: itself, or the order that its money came for. */
function figuredOf({ _et: entity, id, pk }: Item): BulkMessage<"figures"> | undefined {
  if (entity === "Receipt") return { kind: "order", id: String(pk).slice("ORDER#".length) };
  const kind = figuredAs.get(entity);
  return kind && { kind, id: String(id) };
}

/** The quotation that counts for something else when this item changes: itself, its first look, an order that was made of it. */
function quotationOf({ _et: entity, id, quotationId, quotation }: Item): string | undefined {
  if (entity === "Quotation") return String(id);
  if (entity === "QuotationOpening") return String(quotationId);
  return entity === "Order" && quotation ? (quotation as { id: string }).id : undefined;
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
