import { officeDamageTexts as texts } from "@solvia/texts/office-damage";
import { openArea } from "../index.ts";

export const officeDamageTexts = await openArea(texts);
