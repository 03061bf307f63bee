import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** What the office does about damage that was told. */
export const officeDamageTexts = officeArea<typeof italian>(
  (language) => import(`../office-damage/${language}.json`, { with: { type: "json" } }),
);
