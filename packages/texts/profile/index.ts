import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The profile area and what its menu shows. */
export const profileTexts = area<typeof italian>(
  (language) => import(`../profile/${language}.json`, { with: { type: "json" } }),
);
