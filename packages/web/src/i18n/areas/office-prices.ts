import { officePricesTexts as texts } from "@solvia/texts/office-prices";
import { openArea } from "../index.ts";

export const officePricesTexts = await openArea(texts);
