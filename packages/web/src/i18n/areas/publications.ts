import { publicationsTexts as texts } from "@solvia/texts/publications";
import { openArea } from "../index.ts";

export const publicationsTexts = await openArea(texts);
