import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Coupons as customers use them. */
export const couponsTexts = area<typeof italian>(
  (language) => import(`../coupons/${language}.json`, { with: { type: "json" } }),
);
