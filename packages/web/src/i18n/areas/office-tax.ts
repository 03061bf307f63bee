import { officeTaxTexts as texts } from "@solvia/texts/office-tax";
import { openArea } from "../index.ts";

export const officeTaxTexts = await openArea(texts);
