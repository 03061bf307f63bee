import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's warehouses: movements, stock, counts. */
export const officeStockTexts = officeArea<typeof italian>(
  (language) => import(`../office-stock/${language}.json`, { with: { type: "json" } }),
);
