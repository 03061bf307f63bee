import { supportTexts as texts } from "@solvia/texts/support";
import { openArea } from "../index.ts";

export const supportTexts = await openArea(texts);
