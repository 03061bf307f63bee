import type { Order } from "../../orders/index.ts";
import { creditBeyond } from "./credit-beyond.ts";
import { creditEnded } from "./credit-ended.ts";

/** What the customer reads of why. */
const reason = "Recesso";

/**
 * Takes back what an order was invoiced that its consumer withdrew from, once, however often it is told: what deposits have invoiced beyond what is
 * kept, and all of it where the withdrawal has ended the order before its goods left (domain-rules 5.2, cancel). Goods that were sent are credited
 * by the office once they are back. Problems: not-found, invoice-discarded, document-refused.
 */
export async function creditWithdrawn(orderId: string, now: Date): Promise<Order> {
  await creditBeyond(orderId, reason, now);
  return creditEnded(orderId, now, reason);
}
