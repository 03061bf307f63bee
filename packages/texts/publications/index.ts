import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Articles, technical notes and the academy: lists, pages and feeds. */
export const publicationsTexts = area<typeof italian>(
  (language) => import(`../publications/${language}.json`, { with: { type: "json" } }),
);
