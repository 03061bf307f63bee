import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The house's pages of advice: services explained, what the law says of plants and their papers, a brand shown. */
export const guidanceTexts = area<typeof italian>(
  (language) => import(`../guidance/${language}.json`, { with: { type: "json" } }),
);
