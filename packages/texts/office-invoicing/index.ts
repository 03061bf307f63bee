import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** Electronic invoices in the back office: issuing, crediting, what the exchange said. */
export const officeInvoicingTexts = officeArea<typeof italian>(
  (language) => import(`../office-invoicing/${language}.json`, { with: { type: "json" } }),
);
