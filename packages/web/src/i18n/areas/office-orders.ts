import { officeOrdersTexts as texts } from "@solvia/texts/office-orders";
import { openArea } from "../index.ts";

export const officeOrdersTexts = await openArea(texts);
