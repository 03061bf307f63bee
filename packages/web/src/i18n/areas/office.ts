import { officeTexts as texts } from "@solvia/texts/office";
import { openArea } from "../index.ts";

export const officeTexts = await openArea(texts);
