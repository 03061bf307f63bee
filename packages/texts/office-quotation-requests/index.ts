import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The desk's requests for quotations. */
export const officeQuotationRequestsTexts = officeArea<typeof italian>(
  (language) => import(`../office-quotation-requests/${language}.json`, { with: { type: "json" } }),
);
