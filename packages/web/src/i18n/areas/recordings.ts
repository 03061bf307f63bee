import { recordingsTexts as texts } from "@solvia/texts/recordings";
import { openArea } from "../index.ts";

export const recordingsTexts = await openArea(texts);
