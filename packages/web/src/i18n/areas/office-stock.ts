import { officeStockTexts as texts } from "@solvia/texts/office-stock";
import { openArea } from "../index.ts";

export const officeStockTexts = await openArea(texts);
