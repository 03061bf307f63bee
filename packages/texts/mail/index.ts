import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What letters say. */
export const mailTexts = area<typeof italian>(
  (language) => import(`../mail/${language}.json`, { with: { type: "json" } }),
);
