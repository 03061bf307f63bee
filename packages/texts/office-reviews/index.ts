import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's reviews. */
export const officeReviewsTexts = officeArea<typeof italian>(
  (language) => import(`../office-reviews/${language}.json`, { with: { type: "json" } }),
);
