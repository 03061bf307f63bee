import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's requests to return goods. */
export const officeReturnsTexts = officeArea<typeof italian>(
  (language) => import(`../office-returns/${language}.json`, { with: { type: "json" } }),
);
