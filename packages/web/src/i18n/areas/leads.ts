import { leadsTexts as texts } from "@solvia/texts/leads";
import { openArea } from "../index.ts";

export const leadsTexts = await openArea(texts);
