import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's orders beside their money: one made ready for a customer. */
export const officeOrdersTexts = officeArea<typeof italian>(
  (language) => import(`../office-orders/${language}.json`, { with: { type: "json" } }),
);
