import { area } from "../src/area.ts";
import type italian from "./it.json";

/** How a customer stands: what they ordered, owe and have saved. */
export const dashboardTexts = area<typeof italian>(
  (language) => import(`../dashboard/${language}.json`, { with: { type: "json" } }),
);
