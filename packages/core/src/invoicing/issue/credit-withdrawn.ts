import type { Order } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { creditNoteOf } from "../rules/credit-note.ts";
import { withdrawnUncredited } from "../rules/withdrawn-uncredited.ts";
import { creditBeyond } from "./credit-beyond.ts";
import { creditEnded, partiesIssued } from "./credit-ended.ts";
import { issueFor } from "./issue.ts";

/** What the customer reads of why. */
const reason = "Recesso";

/**
 * Takes back what an order was invoiced that its consumer withdrew from, once, however often it is told: what deposits have invoiced beyond what is
 * kept, all of it where the withdrawal has ended the order before its goods left (domain-rules 5.2, cancel), and pieces of goods that were
 * invoiced once the office is through with their withdrawal. Problems: not-found, invoice-discarded, document-refused.
 */
export async function creditWithdrawn(orderId: string, now: Date): Promise<Order> {
  await creditBeyond(orderId, reason, now);
  await creditEnded(orderId, now, reason);
  return issueFor(orderId, (order) => ofPieces(order, now), now);
}

async function ofPieces(order: Order, now: Date) {
  const what = withdrawnUncredited(order);
  const parties = what && (await partiesIssued(order));
  if (!what || !parties) return undefined;
  try {
    const draft = creditNoteOf(order, what, reason, parties);
    return { draft, operationOn: romeDate(now), pieces: "pieces" in what ? what.pieces : undefined };
  } catch (error) {
    // Gifts, for which nothing was charged, come back without a document.
    if (error instanceof Problem && error.code === "nothing-to-credit") return undefined;
    throw error;
  }
}
