import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Webinars: the lists, registration, and one's own seat. */
export const webinarsTexts = area<typeof italian>(
  (language) => import(`../webinars/${language}.json`, { with: { type: "json" } }),
);
