import { officeSeriesTexts as texts } from "@solvia/texts/office-series";
import { openArea } from "../index.ts";

export const officeSeriesTexts = await openArea(texts);
