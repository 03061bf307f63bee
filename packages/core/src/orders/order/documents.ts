import type { Instant } from "../../platform/time.ts";

export const orderDocumentKinds = ["invoice", "credit-note", "receipt", "transport-document", "other"] as const;

export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

const fiscalKinds: ReadonlySet<string> = new Set<OrderDocumentKind>([
  "invoice",
  "credit-note",
  "receipt",
  "transport-document",
]);

/** Whether a document is kept for ten years (art. 2220 of the Italian civil code; domain-rules 2.1, 8.3): it can't be removed. */
export const isFiscal = (kind: string): boolean => fiscalKinds.has(kind);

/** The document that every placed order has, drawn from what the order froze. */
export const proFormaId = "pro-forma" as const;

/** A file that the back office has added to the order for its customer. */
export interface OrderDocument {
  id: string;
  kind: OrderDocumentKind;
  name: string;
  key: string;
  contentType: string;
  addedOn: Instant;
  /** Which of the house's own invoices and credit notes it is a rendering of: it is put right by another one alone. */
  issued?: string | undefined;
  /** A fiscal document that was added by mistake: it stays for the employees, the customer no longer has it. */
  withdrawn?: { on: Instant; reason: string } | undefined;
}
