import { area } from "../src/area.ts";
import type italian from "./it.json";

/** What the public pages say that are written in advance. */
export const publicPagesTexts = area<typeof italian>(
  (language) => import(`../public-pages/${language}.json`, { with: { type: "json" } }),
);
