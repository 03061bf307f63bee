import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Carts that were put aside, on the cart's page. */
export const savedCartsTexts = area<typeof italian>(
  (language) => import(`../saved-carts/${language}.json`, { with: { type: "json" } }),
);
