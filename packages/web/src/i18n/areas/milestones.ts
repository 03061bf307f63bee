import { milestonesTexts as texts } from "@solvia/texts/milestones";
import { openArea } from "../index.ts";

export const milestonesTexts = await openArea(texts);
