import { officeProductsTexts as texts } from "@solvia/texts/office-products";
import { openArea } from "../index.ts";

export const officeProductsTexts = await openArea(texts);
