import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Requests for quotations: the form, what becomes of each row of a bill of material, and one's own requests. */
export const quotationRequestsTexts = area<typeof italian>(
  (language) => import(`../quotation-requests/${language}.json`, { with: { type: "json" } }),
);
