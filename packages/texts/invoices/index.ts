import { area } from "../src/area.ts";
import type italian from "./it.json";

/** A customer's invoices and credit notes. */
export const invoicesTexts = area<typeof italian>(
  (language) => import(`../invoices/${language}.json`, { with: { type: "json" } }),
);
