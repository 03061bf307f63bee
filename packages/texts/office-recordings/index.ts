import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** What the office does about recordings: adding them, chapters, having them written down. */
export const officeRecordingsTexts = officeArea<typeof italian>(
  (language) => import(`../office-recordings/${language}.json`, { with: { type: "json" } }),
);
