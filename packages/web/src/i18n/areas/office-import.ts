import { officeImportTexts as texts } from "@solvia/texts/office-import";
import { openArea } from "../index.ts";

export const officeImportTexts = await openArea(texts);
