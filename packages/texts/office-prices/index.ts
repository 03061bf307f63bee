import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's prices. */
export const officePricesTexts = officeArea<typeof italian>(
  (language) => import(`../office-prices/${language}.json`, { with: { type: "json" } }),
);
