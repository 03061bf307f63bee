import { anythingPaid, isShippable, paidAtReadyNotice, type Order, type OrderShipment } from "../../orders/index.ts";
import type { Awaited } from "./awaited.ts";

type Sold = Pick<Order, "status" | "termsOfPayment" | "invoiceNumber" | "method" | "transactions">;

const beforeReady: ReadonlySet<OrderShipment["state"]> = new Set(["draft", "waiting_stock", "to_prepare"]);
const waiting: ReadonlySet<OrderShipment["state"]> = new Set([...beforeReady, "ready", "scheduled"]);

/**
 * The money that goods in the house wait for by their terms (domain-rules 4.1); undefined where they go on. What is paid with the ready notice is prepared first, once its
 * deposit came; what is paid after it has left waits for the house, not for its customer.
 */
export function awaitedOf(order: Sold, { state }: Pick<OrderShipment, "state">): Awaited | undefined {
  const { status, termsOfPayment } = order;
  if (!waiting.has(state) || isShippable(order) || termsOfPayment.includes("days_later")) return undefined;
  const isPreparedFirst =
    termsOfPayment === "hundred_upon_shipment" || (paidAtReadyNotice(termsOfPayment) && anythingPaid(order));
  if (isPreparedFirst && beforeReady.has(state)) return undefined;
  if (status === "processingPayment") return "processing";
  return status === "pendingPayment" || status === "failed" ? "payment" : undefined;
}
