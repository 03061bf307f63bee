import { officeVatTexts as texts } from "@solvia/texts/office-vat";
import { openArea } from "../index.ts";

export const officeVatTexts = await openArea(texts);
