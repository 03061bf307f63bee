import { quotationsTexts as texts } from "@solvia/texts/quotations";
import { openArea } from "../index.ts";

export const quotationsTexts = await openArea(texts);
