import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's people. */
export const officePeopleTexts = officeArea<typeof italian>(
  (language) => import(`../office-people/${language}.json`, { with: { type: "json" } }),
);
