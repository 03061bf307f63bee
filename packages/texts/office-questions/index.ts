import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** What the office does about questions that customers ask. */
export const officeQuestionsTexts = officeArea<typeof italian>(
  (language) => import(`../office-questions/${language}.json`, { with: { type: "json" } }),
);
