import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import type { Order } from "../../orders/index.ts";
import { creditNoteOf, type Credited } from "../rules/credit-note.ts";
import { issueFor } from "./issue.ts";
import { loadDocument } from "../load-document.ts";
import { livingInvoices } from "../rules/invoiced.ts";
import type { Parties } from "../rules/invoice-of.ts";

interface Wish {
  what: Credited;
  /** What its customer reads. */
  reason: string;
  /** How many documents the order had as the clerk saw it: whoever was quicker has to be seen first. */
  seen: number;
}

/**
 * Issues a credit note of an order, dated today. Of two at once one is told. Problems: not-found, version-conflict, not-invoiced,
 * credit-beyond-invoice, document-refused.
 */
export const issueCreditNote = (orderId: string, { what, reason, seen }: Wish, now: Date): Promise<Order> =>
  issueFor(
    orderId,
    async (order) => {
      if ((order.invoices?.length ?? 0) !== seen) throw new Problem("version-conflict");
      const draft = creditNoteOf(order, what, reason, await partiesInvoiced(order));
      return { draft, operationOn: romeDate(now), ...("pieces" in what && { pieces: what.pieces }) };
    },
    now,
  );

/** Whom the last invoice names, as it named them: a credit note takes off what that buyer was charged. */
async function partiesInvoiced(order: Order): Promise<Parties> {
  const last = livingInvoices(order).at(-1);
  if (!last) throw new Problem("not-invoiced");
  const { seller, buyer, recipient } = (await loadDocument(last.id)).content;
  return { seller, buyer, recipient };
}
