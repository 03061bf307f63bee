import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What the public pages with a form say. */
export const publicFormsTexts = area<typeof italian>(
  (language) => import(`../public-forms/${language}.json`, { with: { type: "json" } }),
);
