import type * as z from "zod";
import type { OfficeQuotationRequest } from "@solvia/core/contract/shapes/quotation-request";

/** A request as the desk reads it. */
export type OfficeRequest = z.output<typeof OfficeQuotationRequest>;
