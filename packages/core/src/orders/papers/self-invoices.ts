import type { IssuedDocument } from "./issued.ts";

interface Billed {
  invoices?: readonly IssuedDocument[] | undefined;
  invoiceNumber?: string | undefined;
}

/**
 * The documents by which the house invoices itself what it gives away, with the credit notes of them, by their ids: none of them is its
 * customer's (domain-rules 1.5, TD27).
 */
export function selfInvoices({ invoices = [] }: Pick<Billed, "invoices">): Set<string> {
  const ids = new Set<string>();
  let own = false;
  for (const { id, type } of invoices) {
    if (type !== "TD04") own = type === "TD27";
    if (own) ids.add(id);
  }
  return ids;
}

/** An order's invoices as its customer has them, and the number of that of its goods. */
export function customersInvoices(order: Billed): Billed {
  const own = selfInvoices(order);
  if (own.size === 0) return {};
  const invoices = (order.invoices ?? []).filter(({ id }) => !own.has(id));
  return { invoices, invoiceNumber: invoices.find(({ type }) => type === "TD01" || type === "TD24")?.number };
}
