import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What a category's page says to whoever has to choose. */
export const guidesTexts = area<typeof italian>(
  (language) => import(`../guides/${language}.json`, { with: { type: "json" } }),
);
