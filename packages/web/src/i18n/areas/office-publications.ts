import { officePublicationsTexts as texts } from "@solvia/texts/office-publications";
import { openArea } from "../index.ts";

export const officePublicationsTexts = await openArea(texts);
