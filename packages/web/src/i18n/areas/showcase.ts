import { showcaseTexts as texts } from "@solvia/texts/showcase";
import { openArea } from "../index.ts";

export const showcaseTexts = await openArea(texts);
