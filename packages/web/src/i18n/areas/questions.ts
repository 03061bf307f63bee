import { questionsTexts as texts } from "@solvia/texts/questions";
import { openArea } from "../index.ts";

export const questionsTexts = await openArea(texts);
