import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** What carriers take, as the back office keeps it. */
export const officeTariffsTexts = officeArea<typeof italian>(
  (language) => import(`../office-tariffs/${language}.json`, { with: { type: "json" } }),
);
