import { officeTranslationsTexts as texts } from "@solvia/texts/office-translations";
import { openArea } from "../index.ts";

export const officeTranslationsTexts = await openArea(texts);
