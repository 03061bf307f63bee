import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** What the office does about requests for help. */
export const officeTicketsTexts = officeArea<typeof italian>(
  (language) => import(`../office-tickets/${language}.json`, { with: { type: "json" } }),
);
