import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's suppliers. */
export const officeSuppliersTexts = officeArea<typeof italian>(
  (language) => import(`../office-suppliers/${language}.json`, { with: { type: "json" } }),
);
