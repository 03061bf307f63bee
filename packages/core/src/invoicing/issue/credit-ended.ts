import { hasEnded, hasLeft, type Order } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { creditNoteOf } from "../rules/credit-note.ts";
import { openTotal } from "../rules/invoiced.ts";
import { partiesInvoiced } from "./issue-credit-note.ts";
import { issueFor } from "./issue.ts";

/** What the customer reads of why. */
const cancelled = "Ordine annullato";

/** Whom its documents name; undefined where one of them was discarded: it was never issued. */
export async function partiesIssued(order: Order) {
  try {
    return await partiesInvoiced(order);
  } catch (error) {
    if (error instanceof Problem && error.code === "invoice-discarded") return undefined;
    throw error;
  }
}

/**
 * Takes back what an order that has ended was invoiced (domain-rules 1.5 and 5.2, cancel), once, however often it is told: deposits and
 * goods, in one credit note. One that was taken up again meanwhile, or whose goods its customer has, is left as it is: nobody owes
 * what nobody bought, and what was delivered is owed. Nor one whose invoice the exchange has discarded: it was never issued. Problems: not-found, document-refused.
 */
export const creditEnded = (orderId: string, now: Date, reason = cancelled): Promise<Order> =>
  issueFor(
    orderId,
    async (order) => {
      if (!hasEnded(order) || hasLeft(order) || openTotal(order) === 0) return undefined;
      const parties = await partiesIssued(order);
      if (!parties) return undefined;
      const draft = creditNoteOf(order, { all: true }, reason, parties);
      return { draft, operationOn: romeDate(now) };
    },
    now,
  );
