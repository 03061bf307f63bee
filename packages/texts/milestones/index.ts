import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Milestones and rewards as customers see them. */
export const milestonesTexts = area<typeof italian>(
  (language) => import(`../milestones/${language}.json`, { with: { type: "json" } }),
);
