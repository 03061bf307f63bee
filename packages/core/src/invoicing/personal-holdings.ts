import type { Holding } from "../platform/personal-data.ts";
import { documentsOfUser, FiscalDocumentEntity } from "./document.table.ts";

/** Invoices and credit notes of a user: fiscal records. */
export const documentHoldings: readonly Holding[] = [
  {
    entity: FiscalDocumentEntity,
    where: (id) => ({ partition: documentsOfUser(id), index: "gsi1" }),
    closing: "keep",
  },
];
