import { returnsTexts as texts } from "@solvia/texts/returns";
import { openArea } from "../index.ts";

export const returnsTexts = await openArea(texts);
