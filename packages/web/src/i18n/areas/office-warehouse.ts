import { officeWarehouseTexts as texts } from "@solvia/texts/office-warehouse";
import { openArea } from "../index.ts";

export const officeWarehouseTexts = await openArea(texts);
