import type { TermsCode } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { selfInvoices } from "../papers/self-invoices.ts";
import type { Order } from "./placed.ts";
import { shipmentLeft } from "./shipment.ts";

/** Given up, expired, declined or reopened: money that comes now pays nothing. One whose payment failed waits for another try. */
export const hasEnded = ({ status, failedReason }: Pick<Order, "status" | "failedReason">): boolean =>
  status === "failed" && failedReason !== undefined;

/**
 * Whether an order counts in sums of orders: it was placed, and has neither failed nor been cancelled (spec 9: a sum over many orders
 * leaves out the failed ones).
 */
export const stands = ({ status, cancelledOn }: Pick<Order, "status" | "cancelledOn">): boolean =>
  status !== "failed" && cancelledOn === undefined;

/**
 * A cancelled order knows no action any more (domain-rules 5.2): its money goes back, and whoever wants the goods after all
 * orders them anew. Problem: order-ended.
 */
export function demandNotCancelled({ cancelledOn }: Pick<Order, "cancelledOn">): void {
  if (cancelledOn !== undefined) throw new Problem("order-ended");
}

/** An order as its customer has it: a withdrawn document is none of theirs, nor one by which the house invoices itself. */
export function withoutWithdrawn(order: Order): Order {
  const own = selfInvoices(order);
  const documents = order.documents?.filter(({ withdrawn, issued }) => !withdrawn && !own.has(issued ?? ""));
  return { ...order, ...(documents && { documents }) };
}

type ShippableFacts = Pick<Order, "status" | "termsOfPayment" | "invoiceNumber" | "method">;

/** When an order can be shipped, to the letter of spec 4. */
export const isShippable = ({ status, termsOfPayment, invoiceNumber, method }: ShippableFacts): boolean =>
  status === "paid" ||
  (termsOfPayment === "thirty_days_later_end_of_month" && invoiceNumber !== undefined) ||
  method === "sepa_direct_debit";

/** Whether money came for it, of which some may have gone back. */
export const anythingPaid = ({ transactions }: Pick<Order, "transactions">): boolean =>
  transactions.some(({ status }) => status === "paid");

/** Whether goods of it have left the house, all or some. */
export const hasLeft = ({ fulfilment }: Pick<Order, "fulfilment">): boolean =>
  fulfilment === "partlyShipped" || isGone({ fulfilment });

/** Whether all its goods have left the house. */
export const isGone = ({ fulfilment }: Pick<Order, "fulfilment">): boolean =>
  fulfilment === "shipped" || fulfilment === "delivered";

/** What an order's end does to its goods: those that have not left the house are free again, and no longer ready. */
export function setFree({ reserved, fulfilment, shipments }: Pick<Order, "reserved" | "fulfilment" | "shipments">) {
  if (isGone({ fulfilment })) return { reserved, fulfilment, shipments };
  if (fulfilment !== "partlyShipped") return { reserved: false, fulfilment: "none" as const, shipments: undefined };
  const kept = shipments?.map((one) =>
    shipmentLeft(one) ? one : { ...one, state: "cancelled" as const, transportDocument: undefined },
  );
  return { reserved: false, fulfilment: "shipped" as const, shipments: kept };
}

/** Terms whose (last) instalment falls due with the ready notice: being ready comes before being paid. */
export const paidAtReadyNotice = (terms: TermsCode): boolean =>
  terms === "hundred_upon_shipment" || terms.endsWith("_rest_on_ship");

/** The sum over many orders leaves out the failed ones (spec 9). */
export const sumOfOrders = (orders: readonly Pick<Order, "status" | "amounts">[]): Cents =>
  orders.reduce((sum, { status, amounts }) => (status === "failed" ? sum : sum + amounts.total), 0);
