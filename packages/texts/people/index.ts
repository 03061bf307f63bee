import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Registration, addresses and the people of a company. */
export const peopleTexts = area<typeof italian>(
  (language) => import(`../people/${language}.json`, { with: { type: "json" } }),
);
