import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's coupons. */
export const officeCouponsTexts = officeArea<typeof italian>(
  (language) => import(`../office-coupons/${language}.json`, { with: { type: "json" } }),
);
