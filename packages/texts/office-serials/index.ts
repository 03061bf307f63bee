import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** Pieces that are told apart: where they are, who has them, what becomes of them. */
export const officeSerialsTexts = officeArea<typeof italian>(
  (language) => import(`../office-serials/${language}.json`, { with: { type: "json" } }),
);
