import { officeLeadsTexts as texts } from "@solvia/texts/office-leads";
import { openArea } from "../index.ts";

export const officeLeadsTexts = await openArea(texts);
