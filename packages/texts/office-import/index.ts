import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The import and export of products and prices. */
export const officeImportTexts = officeArea<typeof italian>(
  (language) => import(`../office-import/${language}.json`, { with: { type: "json" } }),
);
