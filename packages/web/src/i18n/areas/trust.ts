import { trustTexts as texts } from "@solvia/texts/trust";
import { openArea } from "../index.ts";

export const trustTexts = await openArea(texts);
