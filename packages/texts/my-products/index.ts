import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What a customer owns: serials, guarantees and papers. */
export const myProductsTexts = area<typeof italian>(
  (language) => import(`../my-products/${language}.json`, { with: { type: "json" } }),
);
