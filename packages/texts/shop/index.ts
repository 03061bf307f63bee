import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What every page of the shop shows: header, search, product, cart, log in, problems. */
export const shopTexts = area<typeof italian>(
  (language) => import(`../shop/${language}.json`, { with: { type: "json" } }),
);
