import { vatTexts as texts } from "@solvia/texts/vat";
import { openArea } from "../index.ts";

export const vatTexts = await openArea(texts);
