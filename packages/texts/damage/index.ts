import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The page behind the code on a transport document, on which damage is told. */
export const damageTexts = area<typeof italian>(
  (language) => import(`../damage/${language}.json`, { with: { type: "json" } }),
);
