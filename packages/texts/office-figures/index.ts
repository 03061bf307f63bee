import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's figures. */
export const officeFiguresTexts = officeArea<typeof italian>(
  (language) => import(`../office-figures/${language}.json`, { with: { type: "json" } }),
);
