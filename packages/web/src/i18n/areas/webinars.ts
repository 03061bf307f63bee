import { webinarsTexts as texts } from "@solvia/texts/webinars";
import { openArea } from "../index.ts";

export const webinarsTexts = await openArea(texts);
