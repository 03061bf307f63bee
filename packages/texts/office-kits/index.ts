import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's kits. */
export const officeKitsTexts = officeArea<typeof italian>(
  (language) => import(`../office-kits/${language}.json`, { with: { type: "json" } }),
);
