import { officeMoneyTexts as texts } from "@solvia/texts/office-money";
import { openArea } from "../index.ts";

export const officeMoneyTexts = await openArea(texts);
