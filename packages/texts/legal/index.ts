import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Terms, conditions, privacy, cookies. The Italian binds, as each translation says. */
export const legalTexts = area<typeof italian>(
  (language) => import(`../legal/${language}.json`, { with: { type: "json" } }),
);
