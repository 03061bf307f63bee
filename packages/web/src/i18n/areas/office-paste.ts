import { officePasteTexts as texts } from "@solvia/texts/office-paste";
import { openArea } from "../index.ts";

export const officePasteTexts = await openArea(texts);
