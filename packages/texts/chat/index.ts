import { area } from "../src/area.ts";
import type italian from "./it.json";

/** A chat between a customer and the office, as both read it. */
export const chatTexts = area<typeof italian>(
  (language) => import(`../chat/${language}.json`, { with: { type: "json" } }),
);
