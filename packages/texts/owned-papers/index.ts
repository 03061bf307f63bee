import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What the papers of owned products say: warranty card and lists of serials. */
export const ownedPapersTexts = area<typeof italian>(
  (language) => import(`../owned-papers/${language}.json`, { with: { type: "json" } }),
);
