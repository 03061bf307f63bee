import { promisesTexts as texts } from "@solvia/texts/promises";
import { openArea } from "../index.ts";

export const promisesTexts = await openArea(texts);
