import { area } from "../src/area.ts";
import type italian from "./it.json";

/** A reseller's keys for the API, how much they call and what came of it. */
export const dropshippingTexts = area<typeof italian>(
  (language) => import(`../dropshipping/${language}.json`, { with: { type: "json" } }),
);
