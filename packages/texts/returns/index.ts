import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Returns: what the customer asks, and what becomes of it; the office reads the words of states and reasons too. */
export const returnsTexts = area<typeof italian>(
  (language) => import(`../returns/${language}.json`, { with: { type: "json" } }),
);
