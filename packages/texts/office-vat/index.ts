import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The review of declarations for the reduced rate of VAT. */
export const officeVatTexts = officeArea<typeof italian>(
  (language) => import(`../office-vat/${language}.json`, { with: { type: "json" } }),
);
