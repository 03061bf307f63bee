import { officeTariffsTexts as texts } from "@solvia/texts/office-tariffs";
import { openArea } from "../index.ts";

export const officeTariffsTexts = await openArea(texts);
