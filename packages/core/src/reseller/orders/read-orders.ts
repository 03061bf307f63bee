import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import {
  customersOrder,
  findOrder,
  listOwnOrders,
  maySee,
  shipmentsOf,
  visibleOrder,
  type Order,
} from "../../orders/index.ts";
import { everySerialTakenBy } from "../../serials/index.ts";
import { transactionId } from "../../payments/index.ts";
import { divideRounded } from "../../platform/money.ts";
import type { User } from "../../platform/access.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import { referenceKey, ResellerOrderEntity } from "./reseller-order.table.ts";

/** The serials that left with a shipment, by the code of their article; none before it leaves. */
async function serialsOf(order: Order, { id, movementId, shippedOn }: ReturnType<typeof shipmentsOf>[number]) {
  if (shippedOn === undefined) return [];
  const byCode = new Map<string, string[]>();
  for (const serial of await everySerialTakenBy(movementId)) {
    const ofOther = serial.shipmentId !== undefined && serial.shipmentId !== id;
    if (serial.state !== "shipped" || ofOther) continue;
    const productCode = order.lines.find(({ productId }) => productId === serial.productId)?.productCode;
    if (productCode !== undefined) byCode.set(productCode, [...(byCode.get(productCode) ?? []), serial.code]);
  }
  return [...byCode].map(([productCode, codes]) => ({ productCode, codes: codes.toSorted() }));
}

type SerialsOf = (
  order: Order,
  shipment: ReturnType<typeof shipmentsOf>[number],
) => Awaited<ReturnType<typeof serialsOf>> | ReturnType<typeof serialsOf>;

/**
 * A reseller's order: what they ordered, what it costs, where its goods are and which papers there are. A request for each shipment that has left, where
 * its serials aren't told by other means.
 */
export async function resellerOrderView(order: Order, now: Date, serialsIn: SerialsOf = serialsOf) {
  const { lines, shipments: _all, amounts, ...view } = await customersOrder(order, now);
  const codeOf = (productId: string): string =>
    order.lines.find((line) => line.productId === productId)?.productCode ?? productId;
  const told = shipmentsOf(order).filter(({ state }) => state !== "cancelled");
  const shipments = await Promise.all(
    told.map(async (shipment) => ({
      ...shipment,
      lines: shipment.lines.map(({ productId, quantity }) => ({ productCode: codeOf(productId), quantity })),
      serials: await serialsIn(order, shipment),
    })),
  );
  return {
    ...view,
    reference: order.customerReference,
    currency: "EUR" as const,
    packaging: packagingOf(order),
    amounts: {
      goods: amounts.productsAmount,
      wasteFee: amounts.wasteDisposalTax,
      shipping: amounts.shipmentCost,
      vat: amounts.vatAmount,
      total: amounts.total,
    },
    lines: lines.map(({ productCode, name, brand, quantity, unit, parts, amount, shippingTime }) => ({
      productCode,
      name,
      brand,
      quantity,
      unit: unit ?? divideRounded(amount, quantity),
      ...(unit === undefined && { parts: parts?.map((part) => ({ quantity: part.quantity, unit: part.unit })) }),
      amount,
      shippingTime,
    })),
    transactions: order.transactions
      .filter(({ superseded }) => !superseded)
      .map(({ seq, amount, status, method, dueDate }) => ({
        id: transactionId({ orderId: order.id, seq }),
        amount,
        status,
        method,
        dueDate,
      })),
    shipments,
    invoices: view.invoices ?? [],
    cancellable: order.status !== "failed" && view.acts.includes("reopen"),
  };
}

const packagingOf = ({ anonymousPackaging, packagingWish }: Order) =>
  packagingWish === undefined
    ? anonymousPackaging
      ? ("anonymous" as const)
      : ("standard" as const)
    : ("own" as const);

/** What a list tells of an order. */
export const resellerOrderRow = (order: Order) => ({
  id: order.id,
  number: order.number,
  reference: order.customerReference,
  status: order.status,
  fulfilment: order.fulfilment,
  placedOn: order.placedOn,
  total: order.amounts.total,
});

interface Asked {
  cursor?: string | undefined;
  limit: number;
  /** Their own reference, whatever its case. */
  reference?: string | undefined;
}

/** A page of the account's orders, newest first; with a reference those that were placed under it by the API: a request more for each of them. */
export async function listResellerOrders(user: User, { reference, ...page }: Asked, now: Date) {
  if (reference === undefined) {
    const { items, cursor } = await listOwnOrders(user, page, now);
    return { items: items.map(resellerOrderRow), cursor };
  }
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: referenceKey(user.id, reference) })
    .entities(ResellerOrderEntity)
    .options({ reverse: true, limit: page.limit, ...startingAt(page.cursor) })
    .send();
  const orders = await Promise.all(Items.map(({ orderId }) => findOrder(orderId)));
  return {
    items: orders.flatMap((order) => (order && maySee(user, order) ? [resellerOrderRow(order)] : [])),
    cursor: cursorOf(LastEvaluatedKey),
  };
}

/** One of the account's orders. Problem: not-found, also for another's. */
export const resellerOrder = async (user: User, id: string, now: Date) =>
  resellerOrderView(await visibleOrder(user, id), now);
