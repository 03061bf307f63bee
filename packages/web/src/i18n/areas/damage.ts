import { damageTexts as texts } from "@solvia/texts/damage";
import { openArea } from "../index.ts";

export const damageTexts = await openArea(texts);
