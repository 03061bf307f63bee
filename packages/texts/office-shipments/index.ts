import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's shipments, their papers, and the calendar of what leaves when. */
export const officeShipmentsTexts = officeArea<typeof italian>(
  (language) => import(`../office-shipments/${language}.json`, { with: { type: "json" } }),
);
