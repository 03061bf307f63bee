import { officeCollectionsTexts as texts } from "@solvia/texts/office-collections";
import { openArea } from "../index.ts";

export const officeCollectionsTexts = await openArea(texts);
