import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Asking for an installer, the page of a letter's link, and what installers read. */
export const leadsTexts = area<typeof italian>(
  (language) => import(`../leads/${language}.json`, { with: { type: "json" } }),
);
