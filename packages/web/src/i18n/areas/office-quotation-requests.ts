import { officeQuotationRequestsTexts as texts } from "@solvia/texts/office-quotation-requests";
import { openArea } from "../index.ts";

export const officeQuotationRequestsTexts = await openArea(texts);
