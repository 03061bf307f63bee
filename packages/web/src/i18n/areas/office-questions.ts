import { officeQuestionsTexts as texts } from "@solvia/texts/office-questions";
import { openArea } from "../index.ts";

export const officeQuestionsTexts = await openArea(texts);
