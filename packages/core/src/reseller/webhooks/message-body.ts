import { type Order, shipmentsOf } from "../../orders/index.ts";
import type { Instant } from "../../platform/time.ts";
import type { MessageType } from "./webhook-codes.ts";

export interface ToldOrder {
  order: Order;
  /** Which shipment, payment or document it is about, where it is one of them. */
  shipmentId?: string | undefined;
  seq?: number | undefined;
  document?: { id: string; number: string } | undefined;
}

/**
 * The body of a message as it stays (Standard Webhooks 1.0.0: type, timestamp, data). `data.order.version` grows with each change of the order: of two
 * messages the higher one tells the later state, in whichever sequence they come. Of money cents; nothing of the end customer. What a trial tells is marked
 * as `test`.
 */
export function bodyOf(type: MessageType, timestamp: Instant, told?: ToldOrder, test?: true): string {
  return JSON.stringify({ type, timestamp, ...(test && { test }), data: told ? dataOf(told) : { test: true } });
}

function dataOf({ order, shipmentId, seq, document }: ToldOrder) {
  const shipment = shipmentsOf(order).find(({ id }) => id === shipmentId);
  const payment = order.transactions.find((one) => one.seq === seq);
  return {
    order: {
      id: order.id,
      number: order.number,
      status: order.status,
      version: order.version,
      total: order.amounts.total,
    },
    ...(shipment && {
      shipment: {
        id: shipment.id,
        state: shipment.state,
        lines: shipment.lines.map(({ productId, quantity }) => ({ productId, quantity })),
        carrier: shipment.carrier,
        trackingCode: shipment.trackingCode,
        trackingUrl: shipment.trackingUrl,
        shippedOn: shipment.shippedOn,
      },
    }),
    ...(payment && { payment: { seq: payment.seq, amount: payment.amount, status: payment.status } }),
    ...(document && { invoice: document }),
  };
}
