import { officePurchasesTexts as texts } from "@solvia/texts/office-purchases";
import { openArea } from "../index.ts";

export const officePurchasesTexts = await openArea(texts);
