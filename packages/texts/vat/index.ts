import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The reduced rate of VAT: who may have it, the declaration, and both totals of an order. */
export const vatTexts = area<typeof italian>(
  (language) => import(`../vat/${language}.json`, { with: { type: "json" } }),
);
