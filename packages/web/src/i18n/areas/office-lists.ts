import { officeListsTexts as texts } from "@solvia/texts/office-lists";
import { openArea } from "../index.ts";

export const officeListsTexts = await openArea(texts);
