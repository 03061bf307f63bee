import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { historyOf, loadOrder, selfInvoices } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { announce } from "../../platform/work/outbox.ts";
import { toldOf } from "../exchange/told-of.ts";
import { loadDocument } from "../load-document.ts";
import { documentToCustomer } from "../events.ts";

/** Has a document of an order, the last where none is named, sent to its customer by mail; what the house invoices itself isn't theirs, and what the exchange has discarded was never issued (domain-rules 1.5). Problems: not-found, not-invoiced, invoice-not-issued with its number. */
export async function sendReceipt(orderId: string, documentId: string | undefined, now: Date): Promise<void> {
  const order = await loadOrder(orderId);
  const own = selfInvoices(order);
  const invoices = (order.invoices ?? []).filter(({ id }) => !own.has(id));
  const document = documentId ? invoices.find(({ id }) => id === documentId) : invoices.at(-1);
  if (!document) throw new Problem(documentId ? "not-found" : "not-invoiced");
  const stored = await loadDocument(document.id);
  if (stored.state === "rejected") throw new Problem("invoice-not-issued", { number: document.number });
  await execute(
    announce(documentToCustomer.of({ documentId: document.id }), now),
    ...historyOf({ orderId, beside: toldOf(stored), by: "system", now }),
  );
}
