import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The terms of payment, as pages, documents and letters call them. */
export const termsTexts = area<typeof italian>(
  (language) => import(`../terms/${language}.json`, { with: { type: "json" } }),
);
