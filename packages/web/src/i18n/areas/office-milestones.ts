import { officeMilestonesTexts as texts } from "@solvia/texts/office-milestones";
import { openArea } from "../index.ts";

export const officeMilestonesTexts = await openArea(texts);
