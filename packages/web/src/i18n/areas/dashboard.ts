import { dashboardTexts as texts } from "@solvia/texts/dashboard";
import { openArea } from "../index.ts";

export const dashboardTexts = await openArea(texts);
