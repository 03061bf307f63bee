import type * as z from "zod";
import type {
  OwnQuotation,
  QuotationRow,
  QuotationVersionView,
  SharedQuotation,
} from "@solvia/core/contract/shapes/quotation";

export type Quotation = z.output<typeof OwnQuotation>;
export type Row = z.output<typeof QuotationRow>;
export type Version = z.output<typeof QuotationVersionView>;
export type Shared = z.output<typeof SharedQuotation>;
export type Line = Version["lines"][number];
export type Difference = Quotation["versions"][number]["differences"][number];
export type Message = Quotation["messages"][number];
export type Finding = NonNullable<Quotation["living"]>["findings"][number];
/** What a version and a draft both have. */
export type Offer = Pick<
  Version,
  "lines" | "amounts" | "grossSummary" | "peakPower" | "perKiloWattPeak" | "address" | "termsOfPayment"
>;
