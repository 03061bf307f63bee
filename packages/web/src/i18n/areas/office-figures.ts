import { officeFiguresTexts as texts } from "@solvia/texts/office-figures";
import { openArea } from "../index.ts";

export const officeFiguresTexts = await openArea(texts);
