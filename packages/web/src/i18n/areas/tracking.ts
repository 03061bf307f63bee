import { trackingTexts as texts } from "@solvia/texts/tracking";
import { openArea } from "../index.ts";

export const trackingTexts = await openArea(texts);
