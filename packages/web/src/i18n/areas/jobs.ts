import { jobsTexts as texts } from "@solvia/texts/jobs";
import { openArea } from "../index.ts";

export const jobsTexts = await openArea(texts);
