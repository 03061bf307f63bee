import { quotationRequestsTexts as texts } from "@solvia/texts/quotation-requests";
import { openArea } from "../index.ts";

export const quotationRequestsTexts = await openArea(texts);
