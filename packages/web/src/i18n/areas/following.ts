import { followingTexts as texts } from "@solvia/texts/following";
import { openArea } from "../index.ts";

export const followingTexts = await openArea(texts);
