import { officePeopleTexts as texts } from "@solvia/texts/office-people";
import { openArea } from "../index.ts";

export const officePeopleTexts = await openArea(texts);
