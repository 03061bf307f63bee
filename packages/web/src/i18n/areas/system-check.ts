import { systemCheckTexts as texts } from "@solvia/texts/system-check";
import { openArea } from "../index.ts";

export const systemCheckTexts = await openArea(texts);
