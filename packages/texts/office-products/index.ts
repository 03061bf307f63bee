import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's products. */
export const officeProductsTexts = officeArea<typeof italian>(
  (language) => import(`../office-products/${language}.json`, { with: { type: "json" } }),
);
