import type { Holding } from "../platform/personal-data.ts";
import { OwnOfferEntity } from "./own-offer/own-offer.table.ts";
import { QuotationEntity, QuotationMessageEntity, QuotationVersionEntity } from "./quotation.table.ts";

/** What quotations keep of a user: commercial correspondence stays for ten years, what they offer to others is theirs alone. */
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
  {
    entity: OwnOfferEntity,
    where: (id) => ({ partition: `USER#${id}#OWNOFFERS`, index: "gsi1" }),
    closing: "delete",
  },
];
