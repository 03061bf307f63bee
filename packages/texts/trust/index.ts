import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The house's figures on the home page. */
export const trustTexts = area<typeof italian>(
  (language) => import(`../trust/${language}.json`, { with: { type: "json" } }),
);
