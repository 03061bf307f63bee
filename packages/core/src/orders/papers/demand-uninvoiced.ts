import { Problem } from "../../platform/problems.ts";
import type { Order } from "../order.ts";
import { livingInvoices } from "./invoiced.ts";

type Papers = Pick<Order, "invoiceNumber" | "invoices">;

/** Whether a document has said what an order costs, or a part of it: also one that was taken back, for what follows it asks as much. */
export const isInvoiced = ({ invoiceNumber, invoices = [] }: Papers): boolean =>
  invoiceNumber !== undefined || invoices.length > 0;

/** Whether an invoice stands: no credit note has taken it back as a whole (`livingInvoices`); one of before documents were kept does. */
export const standsInvoiced = ({ invoiceNumber, invoices = [] }: Papers): boolean =>
  invoices.length > 0 ? livingInvoices({ invoices }).length > 0 : invoiceNumber !== undefined;

/**
 * What an order asks, and when, is what its invoice says (art. 21 DPR 633/72): once there is one, amounts and terms change by a correction
 * alone. Whatever would change them otherwise demands this. Problem: invalid-transition of what is `invoiced`.
 */
export function demandUninvoiced(order: Papers, action: string): void {
  if (isInvoiced(order)) throw new Problem("invalid-transition", { state: "invoiced", action });
}
