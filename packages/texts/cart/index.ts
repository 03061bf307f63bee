import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What the cart alone says: its lines, quick adding, and what shipping would cost before anybody logs in. */
export const cartTexts = area<typeof italian>(
  (language) => import(`../cart/${language}.json`, { with: { type: "json" } }),
);
