import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getBackOfficeQuotation, listBackOfficeQuotations } from "@solvia/core/contract/back-office/quotations";

/** A quotation with all that the office knows of it. */
export type Quotation = AnswerOf<typeof getBackOfficeQuotation>;
/** One of the office's list. */
export type QuotationRow = AnswerOf<typeof listBackOfficeQuotations>["items"][number];
/** What is prepared. */
export type Draft = NonNullable<Quotation["draft"]>;
export type DraftLine = Draft["lines"][number];

/** The customer as a row says them: company and person. */
export const customerName = ({ customer: { name, companyName } }: Pick<QuotationRow, "customer">): string =>
  [companyName, name].filter(Boolean).join(" · ");
