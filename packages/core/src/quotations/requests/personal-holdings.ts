import type { Holding } from "../../platform/personal-data.ts";
import { QuotationRequestEntity } from "./request.table.ts";

/** Requests go with the account; what came of one stands in its quotation. */
export const requestHoldings: readonly Holding[] = [
  {
    entity: QuotationRequestEntity,
    where: (id) => ({ partition: `USER#${id}#QUOTATIONREQUESTS`, index: "gsi1" }),
    closing: "delete",
  },
];
