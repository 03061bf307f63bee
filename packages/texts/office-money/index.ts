import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's money. */
export const officeMoneyTexts = officeArea<typeof italian>(
  (language) => import(`../office-money/${language}.json`, { with: { type: "json" } }),
);
