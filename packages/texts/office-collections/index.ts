import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's slips of payments that the bank collects. */
export const officeCollectionsTexts = officeArea<typeof italian>(
  (language) => import(`../office-collections/${language}.json`, { with: { type: "json" } }),
);
