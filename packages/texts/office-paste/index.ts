import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** A pasted list of codes and pieces, as the office adds it to what it writes. */
export const officePasteTexts = officeArea<typeof italian>(
  (language) => import(`../office-paste/${language}.json`, { with: { type: "json" } }),
);
