import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The warehouse's own screens: what comes, what leaves, its supplier's lists. */
export const officeWarehouseTexts = officeArea<typeof italian>(
  (language) => import(`../office-warehouse/${language}.json`, { with: { type: "json" } }),
);
