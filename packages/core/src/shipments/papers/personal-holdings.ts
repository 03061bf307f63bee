import type { Holding } from "../../platform/personal-data.ts";
import { TransportDocumentEntity, transportDocumentsOfUser } from "./transport-document.table.ts";

/** Transport documents of a user: fiscal records. */
export const transportHoldings: readonly Holding[] = [
  {
    entity: TransportDocumentEntity,
    where: (id) => ({ partition: transportDocumentsOfUser(id), index: "gsi1" }),
    closing: "keep",
  },
];
