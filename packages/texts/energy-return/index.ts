import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What a plant gives and whether it pays for itself: the calculator's fields and figures. */
export const energyReturnTexts = area<typeof italian>(
  (language) => import(`../energy-return/${language}.json`, { with: { type: "json" } }),
);
