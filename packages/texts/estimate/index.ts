import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What shipping would cost to somewhere, asked in the cart before anybody logs in. */
export const estimateTexts = area<typeof italian>(
  (language) => import(`../estimate/${language}.json`, { with: { type: "json" } }),
);
