import type { Holding } from "../platform/personal-data.ts";
import { QuotationEntity, QuotationMessageEntity, QuotationVersionEntity } from "./quotation.table.ts";

/** What quotations keep of a user: commercial correspondence stays for ten years. */
export const quotationHoldings: readonly Holding[] = [
  {
    entity: QuotationEntity,
    where: (id) => ({ partition: `USER#${id}#QUOTATIONS`, index: "gsi1" }),
    closing: "keep",
  },
  {
    entity: QuotationVersionEntity,
    where: (id) => ({ partition: `USER#${id}#QUOTATIONVERSIONS`, index: "gsi1" }),
    closing: "keep",
  },
  {
    entity: QuotationMessageEntity,
    where: (id) => ({ partition: `USER#${id}#QUOTATIONMESSAGES`, index: "gsi1" }),
    closing: "keep",
  },
];
