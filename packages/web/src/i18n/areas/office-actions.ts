import { officeActionsTexts as texts } from "@solvia/texts/office-actions";
import { openArea } from "../index.ts";

export const officeActionsTexts = await openArea(texts);
