import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import type { Order } from "../../orders/index.ts";
import { isCredit } from "../document.ts";
import { invoiceOf } from "../rules/invoice-of.ts";
import { nextDocument, type Next } from "../rules/next-document.ts";
import { issueFor } from "./issue.ts";
import { partiesOf, type Corrections } from "./parties.ts";

/** What the clerk saw and wants: another document by now is a version-conflict. */
export interface Seen extends Pick<Next, "type"> {
  /** Cents, VAT included. */
  total: number;
}

/** Whether the last document is the one that is asked for: a repeated request finds it there. */
const isThere = ({ invoices = [] }: Order, { type, total }: Seen): boolean => {
  const last = invoices.at(-1);
  return last !== undefined && !isCredit(last.type) && last.type === type && last.total === total;
};

/**
 * Issues the invoice, or the deposit's, that an order is due. Asked for twice, the second answers the one that is there. Problems:
 * not-found, order-ended, already-invoiced, nothing-to-invoice, document-refused, version-conflict.
 */
export const issueInvoice = (orderId: string, seen: Seen, corrections: Corrections, now: Date): Promise<Order> =>
  issueFor(
    orderId,
    async (order) => {
      const next = dueOf(order, seen, now);
      if (!next) return undefined;
      const draft = invoiceOf(order, next, await partiesOf(order, corrections));
      if (draft.type !== seen.type || draft.total !== seen.total) throw new Problem("version-conflict");
      return { draft, operationOn: next.operationOn };
    },
    now,
  );

function dueOf(order: Order, seen: Seen, now: Date): Next | undefined {
  try {
    return nextDocument(order, romeDate(now));
  } catch (error) {
    if (error instanceof Problem && error.code !== "order-ended" && isThere(order, seen)) return undefined;
    throw error;
  }
}
