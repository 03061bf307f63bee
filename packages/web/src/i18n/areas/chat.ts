import { chatTexts as texts } from "@solvia/texts/chat";
import { openArea } from "../index.ts";

export const chatTexts = await openArea(texts);
