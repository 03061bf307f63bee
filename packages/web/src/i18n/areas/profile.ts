import { profileTexts as texts } from "@solvia/texts/profile";
import { openArea } from "../index.ts";

export const profileTexts = await openArea(texts);
