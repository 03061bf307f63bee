import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The jobs that are open, and the form by which somebody applies. */
export const jobsTexts = area<typeof italian>(
  (language) => import(`../jobs/${language}.json`, { with: { type: "json" } }),
);
