import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Quotations as their customer reads them, and what the office says of them in the same words. */
export const quotationsTexts = area<typeof italian>(
  (language) => import(`../quotations/${language}.json`, { with: { type: "json" } }),
);
