import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What somebody follows of the publications. */
export const followingTexts = area<typeof italian>(
  (language) => import(`../following/${language}.json`, { with: { type: "json" } }),
);
