import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's orders to suppliers, what it proposes to order, and its expenses. */
export const officePurchasesTexts = officeArea<typeof italian>(
  (language) => import(`../office-purchases/${language}.json`, { with: { type: "json" } }),
);
