import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's lists, and its frame and first page around them. */
export const officeListsTexts = officeArea<typeof italian>(
  (language) => import(`../office-lists/${language}.json`, { with: { type: "json" } }),
);
