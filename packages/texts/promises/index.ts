import { area } from "../src/area.ts";
import type italian from "./it.json";

/** By when goods are promised to be there, in cart, checkout and order. */
export const promisesTexts = area<typeof italian>(
  (language) => import(`../promises/${language}.json`, { with: { type: "json" } }),
);
