import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's menu, orders and what its pages share. */
export const officeTexts = officeArea<typeof italian>(
  (language) => import(`../office/${language}.json`, { with: { type: "json" } }),
);
