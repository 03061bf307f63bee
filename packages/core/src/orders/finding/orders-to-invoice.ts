import { CompanyEntity } from "../../accounts/index.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { DueDocumentEntity, ordersToInvoice } from "../days/due-document.table.ts";
import { OrderEntity } from "../order.table.ts";
import type { Order } from "../order.ts";
import { dueDocument, isSplit, type DueDocument } from "../papers/due-document.ts";

type Key = Record<string, unknown>;

/** Those that are due a document, the one with the least time left first, as they are now: the list follows a moment later. */
export function readOrdersToInvoice() {
  const places = new Map<string, string>();
  return {
    read: async (after: Key | undefined, limit: number) => {
      const { Items, LastEvaluatedKey } = await pageOfShards(ordersToInvoice, DueDocumentEntity, { after, limit });
      for (const { orderId, gsi1sk } of Items) places.set(orderId, gsi1sk);
      const keys = Items.map(({ orderId }) => ({ id: orderId }));
      const orders = new Map((await readAll(OrderEntity, keys)).map((order) => [order.id, order]));
      return { Items: Items.flatMap(({ orderId }) => orders.get(orderId) ?? []), LastEvaluatedKey };
    },
    keyOf: ({ id }: Pick<Order, "id">) => endAt(ordersToInvoice, places.get(id) ?? ""),
  };
}

/** Whether it is due a document by what it knows itself. */
export const isToBeInvoiced = (order: Order): boolean => dueDocument(order, isSplit(order)) !== undefined;

/** Which document each of some orders is due and by when; whether its buyer is a public body the order says, or its company by now. */
export async function dueDocumentsOf(orders: readonly Order[]): Promise<Map<string, DueDocument | undefined>> {
  const ids = orders.flatMap(({ companyId }) => companyId ?? []);
  const companies = await readAll(
    CompanyEntity,
    ids.map((id) => ({ id })),
  );
  const bodies = new Set(companies.filter(({ publicBody }) => publicBody !== undefined).map(({ id }) => id));
  return new Map(
    orders.map((order) => [order.id, dueDocument(order, isSplit(order) || bodies.has(order.companyId ?? ""))]),
  );
}

/** How many are due a document, up to so many. */
export async function countOrdersToInvoice(limit: number): Promise<{ count: number; more: boolean }> {
  const { Items, LastEvaluatedKey } = await pageOfShards(ordersToInvoice, DueDocumentEntity, {
    after: undefined,
    limit,
  });
  return { count: Items.length, more: LastEvaluatedKey !== undefined };
}
