import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** What the office writes: articles, technical notes and the academy. */
export const officePublicationsTexts = officeArea<typeof italian>(
  (language) => import(`../office-publications/${language}.json`, { with: { type: "json" } }),
);
