import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What comes with a product and the search: filters, reviews, comparison, weeks of arrival. */
export const showcaseTexts = area<typeof italian>(
  (language) => import(`../showcase/${language}.json`, { with: { type: "json" } }),
);
