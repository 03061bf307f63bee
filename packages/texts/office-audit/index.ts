import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** What the audit log calls records, fields and values. */
export const officeAuditTexts = officeArea<typeof italian>(
  (language) => import(`../office-audit/${language}.json`, { with: { type: "json" } }),
);
