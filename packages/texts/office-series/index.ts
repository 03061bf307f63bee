import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's series. */
export const officeSeriesTexts = officeArea<typeof italian>(
  (language) => import(`../office-series/${language}.json`, { with: { type: "json" } }),
);
