import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Recordings and papers of a publication: chapters, and what is said. */
export const recordingsTexts = area<typeof italian>(
  (language) => import(`../recordings/${language}.json`, { with: { type: "json" } }),
);
