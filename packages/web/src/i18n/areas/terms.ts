import { termsTexts as texts } from "@solvia/texts/terms";
import { openArea } from "../index.ts";

export const termsTexts = await openArea(texts);
