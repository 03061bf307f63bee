import { officeBankTexts as texts } from "@solvia/texts/office-bank";
import { openArea } from "../index.ts";

export const officeBankTexts = await openArea(texts);
