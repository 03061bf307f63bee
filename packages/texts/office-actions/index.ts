import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** What the audit log calls the things that somebody did. */
export const officeActionsTexts = officeArea<typeof italian>(
  (language) => import(`../office-actions/${language}.json`, { with: { type: "json" } }),
);
