import { area } from "../src/area.ts";
import type italian from "./it.json";

/** A customer's requests for help: the form, their list, one with its conversation. */
export const supportTexts = area<typeof italian>(
  (language) => import(`../support/${language}.json`, { with: { type: "json" } }),
);
