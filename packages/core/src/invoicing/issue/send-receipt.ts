import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { loadOrder } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { announce } from "../../platform/work/outbox.ts";
import { documentToCustomer } from "../events.ts";

/** Has a document of an order, the last where none is named, sent to its customer by mail. Problems: not-found, not-invoiced. */
export async function sendReceipt(orderId: string, documentId: string | undefined, now: Date): Promise<void> {
  const { invoices = [] } = await loadOrder(orderId);
  const document = documentId ? invoices.find(({ id }) => id === documentId) : invoices.at(-1);
  if (!document) throw new Problem(documentId ? "not-found" : "not-invoiced");
  await execute(announce(documentToCustomer.of({ documentId: document.id }), now));
}
