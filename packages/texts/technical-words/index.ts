import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What technical fields and their worded values are called. */
export const technicalWordsTexts = area<typeof italian>(
  (language) => import(`../technical-words/${language}.json`, { with: { type: "json" } }),
);
