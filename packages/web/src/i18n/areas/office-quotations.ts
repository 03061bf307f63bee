import { officeQuotationsTexts as texts } from "@solvia/texts/office-quotations";
import { openArea } from "../index.ts";

export const officeQuotationsTexts = await openArea(texts);
