import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The texts of the house as the office writes them: conditions, privacy, advice. */
export const officePlainTextsTexts = officeArea<typeof italian>(
  (language) => import(`../office-plain-texts/${language}.json`, { with: { type: "json" } }),
);
