import { estimateTexts as texts } from "@solvia/texts/estimate";
import { openArea } from "../index.ts";

export const estimateTexts = await openArea(texts);
