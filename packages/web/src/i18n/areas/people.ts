import { peopleTexts as texts } from "@solvia/texts/people";
import { openArea } from "../index.ts";

export const peopleTexts = await openArea(texts);
