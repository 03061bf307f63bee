import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Questions and answers: the public page, those below a publication, and one's own. */
export const questionsTexts = area<typeof italian>(
  (language) => import(`../questions/${language}.json`, { with: { type: "json" } }),
);
