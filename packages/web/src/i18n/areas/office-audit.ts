import { officeAuditTexts as texts } from "@solvia/texts/office-audit";
import { openArea } from "../index.ts";

export const officeAuditTexts = await openArea(texts);
