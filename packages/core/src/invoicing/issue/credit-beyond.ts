import type { Order } from "../../orders/index.ts";
import { romeDate } from "../../platform/time.ts";
import { beyondKept, creditNoteOf } from "../rules/credit-note.ts";
import { partiesInvoiced } from "./issue-credit-note.ts";
import { issueFor } from "./issue.ts";

/** The credit note of what an order's deposits have invoiced of goods that its buyer doesn't keep; undefined where that is nothing. Problem: invoice-discarded. */
export async function creditBeyondOf(order: Order, reason: string) {
  const groups = beyondKept(order);
  if (groups.length === 0) return undefined;
  return creditNoteOf(order, { groups }, reason, await partiesInvoiced(order));
}

/**
 * Takes back what deposits have invoiced of goods that came off their order before its own invoice (domain-rules 1.5), once, however often it
 * is told: afterwards nothing is beyond what is kept. Problems: not-found, invoice-discarded, document-refused.
 */
export const creditBeyond = (orderId: string, reason: string, now: Date): Promise<Order> =>
  issueFor(
    orderId,
    async (order) => {
      const draft = await creditBeyondOf(order, reason);
      return draft && { draft, operationOn: romeDate(now) };
    },
    now,
  );
