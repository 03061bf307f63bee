import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The desk's quotations: list, page, editor, board. */
export const officeQuotationsTexts = officeArea<typeof italian>(
  (language) => import(`../office-quotations/${language}.json`, { with: { type: "json" } }),
);
