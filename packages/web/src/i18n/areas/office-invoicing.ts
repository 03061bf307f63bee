import { officeInvoicingTexts as texts } from "@solvia/texts/office-invoicing";
import { openArea } from "../index.ts";

export const officeInvoicingTexts = await openArea(texts);
