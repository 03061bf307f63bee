import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's tax. */
export const officeTaxTexts = officeArea<typeof italian>(
  (language) => import(`../office-tax/${language}.json`, { with: { type: "json" } }),
);
