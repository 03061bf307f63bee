import { officeSerialsTexts as texts } from "@solvia/texts/office-serials";
import { openArea } from "../index.ts";

export const officeSerialsTexts = await openArea(texts);
