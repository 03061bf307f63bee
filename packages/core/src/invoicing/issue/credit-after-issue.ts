import { hasEnded, isWithdrawnWhole, loadOrder, type Order } from "../../orders/index.ts";
import { loadDocument } from "../load-document.ts";
import { isCredit } from "../rules/invoiced.ts";
import { creditEnded } from "./credit-ended.ts";
import { creditWithdrawn } from "./credit-withdrawn.ts";

/**
 * Takes back what had come off an order while no invoice of it stood, or while it was discarded, once an invoice is issued or sent again: what was
 * settled meanwhile found nothing that it could credit, and tells nobody twice. Problems: not-found, invoice-discarded, document-refused.
 */
export async function creditAfterIssue(documentId: string, now: Date): Promise<Order | undefined> {
  const { orderId, content } = await loadDocument(documentId);
  if (isCredit(content.type)) return undefined;
  const order = await loadOrder(orderId);
  return hasEnded(order) && !isWithdrawnWhole(order) ? creditEnded(orderId, now) : creditWithdrawn(orderId, now);
}
