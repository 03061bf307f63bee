import { officePlainTextsTexts as texts } from "@solvia/texts/office-plain-texts";
import { openArea } from "../index.ts";

export const officePlainTextsTexts = await openArea(texts);
