import { officeRecordingsTexts as texts } from "@solvia/texts/office-recordings";
import { openArea } from "../index.ts";

export const officeRecordingsTexts = await openArea(texts);
