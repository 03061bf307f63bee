import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The house's own pages: about us, services. */
export const houseTexts = area<typeof italian>(
  (language) => import(`../house/${language}.json`, { with: { type: "json" } }),
);
