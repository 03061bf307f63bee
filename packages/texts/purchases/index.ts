import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Orders to suppliers as these read them, each in their language. */
export const purchasesTexts = area<typeof italian>(
  (language) => import(`../purchases/${language}.json`, { with: { type: "json" } }),
);
