import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's coupons. */
export const officeMilestonesTexts = officeArea<typeof italian>(
  (language) => import(`../office-milestones/${language}.json`, { with: { type: "json" } }),
);
