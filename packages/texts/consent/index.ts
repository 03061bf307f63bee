import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What is asked before anything is measured; it comes apart from the application. */
export const consentTexts = area<typeof italian>(
  (language) => import(`../consent/${language}.json`, { with: { type: "json" } }),
);
