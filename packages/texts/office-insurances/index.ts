import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's companies at the credit insurer. */
export const officeInsurancesTexts = officeArea<typeof italian>(
  (language) => import(`../office-insurances/${language}.json`, { with: { type: "json" } }),
);
