import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** Scanning codes in the warehouse, and what a device keeps until the network is back. */
export const officeScanningTexts = officeArea<typeof italian>(
  (language) => import(`../office-scanning/${language}.json`, { with: { type: "json" } }),
);
