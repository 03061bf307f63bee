import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Where an order's shipments are, and what to do at the door. */
export const trackingTexts = area<typeof italian>(
  (language) => import(`../tracking/${language}.json`, { with: { type: "json" } }),
);
