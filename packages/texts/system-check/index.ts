import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The check whether panels, inverter and battery work together. */
export const systemCheckTexts = area<typeof italian>(
  (language) => import(`../system-check/${language}.json`, { with: { type: "json" } }),
);
