import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** Wishes for an installer, as the office reads them. */
export const officeLeadsTexts = officeArea<typeof italian>(
  (language) => import(`../office-leads/${language}.json`, { with: { type: "json" } }),
);
