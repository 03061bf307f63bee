import { officeReturnsTexts as texts } from "@solvia/texts/office-returns";
import { openArea } from "../index.ts";

export const officeReturnsTexts = await openArea(texts);
