import type { Holding } from "../platform/personal-data.ts";
import { CorrectionEntity, correctionsOfUser } from "./corrections/correction.table.ts";
import { documentsOfUser, FiscalDocumentEntity } from "./document.table.ts";

/** Invoices and credit notes of a user, and how they were put right: fiscal records. */
export const documentHoldings: readonly Holding[] = [
  {
    entity: FiscalDocumentEntity,
    where: (id) => ({ partition: documentsOfUser(id), index: "gsi1" }),
    closing: "keep",
  },
  {
    entity: CorrectionEntity,
    where: (id) => ({ partition: correctionsOfUser(id), index: "gsi1" }),
    closing: "keep",
  },
];
