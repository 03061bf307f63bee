import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's bank statements. */
export const officeBankTexts = officeArea<typeof italian>(
  (language) => import(`../office-bank/${language}.json`, { with: { type: "json" } }),
);
